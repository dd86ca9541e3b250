//! The words people throw into the dice once they have seen the seal: the same card wherever a seal is shown.

use crate::app::icon::{icon, shape};
use crate::app::look::{BODY, TURN_TOUCH, card, field};
use crate::app::shell::Shell;
use crate::app::widget::parts::{bold, dim, icon_button};
use crate::app::widget::spoken::written;
use crate::play::dice::{Said, WORD_LIMIT, is_word};
use crate::rules::ids::Colour;
use crate::rules::text::shown_as_is;
use iced::widget::{column, container, row, text_input};
use iced::{Alignment, Element, Fill};

/// Words that are being thrown in.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Thrown {
    /// As they are typed, by the colours of the seats.
    words: Said,
    /// Words that were picked at random, counted.
    picked: u32,
}

/// Words that are being thrown in at a table under way.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sealing {
    /// The words.
    pub thrown: Thrown,
    /// Whether the app was asked for a roll, and rolls once the words are in.
    pub rolls: bool,
}

/// What happens to them.
#[derive(Clone, Debug)]
pub enum Message {
    /// Somebody throws in a word.
    Word(Colour, String),
    /// Somebody throws in any word.
    Any(Colour),
}

impl Thrown {
    /// Takes a message.
    pub fn update(&mut self, shell: &Shell, message: Message) {
        match message {
            Message::Word(colour, word) => {
                self.put(colour, word.chars().filter(|c| shown_as_is(*c)).take(WORD_LIMIT).collect());
            }
            Message::Any(colour) => {
                if let Some(word) = self.any(shell) {
                    self.put(colour, word);
                }
            }
        }
    }

    /// The words of these people, in their order, as far as they are words.
    pub fn said(&self, people: impl Iterator<Item = Colour>) -> Said {
        let word = |colour: Colour| Some((colour, self.word(colour)?.trim().to_owned()));
        people.filter_map(word).filter(|(_, word)| is_word(word)).collect()
    }

    fn word(&self, colour: Colour) -> Option<&str> {
        self.words.iter().find(|(c, _)| *c == colour).map(|(_, word)| word.as_str())
    }

    fn put(&mut self, colour: Colour, word: String) {
        self.words.retain(|(c, _)| *c != colour);
        self.words.push((colour, word));
    }

    /// One of a short list of words, any of them.
    fn any(&mut self, shell: &Shell) -> Option<String> {
        self.picked += 1;
        let dice = shell.clock.secret(self.picked)?;
        let list = shell.words.get("quick-any-words");
        let list: Vec<&str> = list.split_whitespace().collect();
        let number = usize::from_str_radix(dice.text().get(..7)?, 16).ok()?;
        list.get(number.checked_rem(list.len())?).map(|word| (*word).to_owned())
    }
}

/// The seal of the dice, and a word of each person.
pub fn view<'a>(
    thrown: &'a Thrown,
    shell: &'a Shell,
    seal: &str,
    people: impl Iterator<Item = Colour>,
) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    // As much of it as anybody writes down; the log has the whole.
    let short: Vec<&str> = (0..4).filter_map(|n| seal.get(n * 4..n * 4 + 4)).collect();
    let seal = words.with("quick-seal", &[("seal", short.join(" ").into())]);
    let head = row![icon("die", 20.0), bold(seal, BODY)].spacing(8).align_y(Alignment::Center);
    let people = people.map(|colour| {
        let typed = thrown.word(colour).unwrap_or_default();
        let input = text_input(&words.get("quick-word"), typed)
            .on_input(move |word| Message::Word(colour, word))
            .id(format!("word {}", colour.name()))
            .padding(11)
            .size(18)
            .style(field(look));
        let input = written(words.with("field-word", &[("seat", words.colour(colour).into())]), typed, input);
        let any = icon_button(look, "rotate", words.get("quick-any-word")).height(TURN_TOUCH);
        let any = any.id(format!("any {}", colour.name())).on_press(Message::Any(colour));
        let badge = icon(shape(colour), 28.0).color(look.mark(colour));
        // The field takes no more, and says so.
        let full = (typed.chars().count() >= WORD_LIMIT).then(|| {
            let text = words.with("field-full", &[("letters", (WORD_LIMIT as u32).into())]);
            bold(text, 14.0).color(look.torch)
        });
        // On a telephone a word has the line to itself.
        let (any, below) = if shell.is_held() { (None, Some(any.width(Fill))) } else { (Some(any), None) };
        let line = row![badge, input].push(any).spacing(10).align_y(Alignment::Center);
        column![line, below, full].spacing(if shell.is_held() { 6 } else { 2 }).into()
    });
    let why = dim(look, words.get("quick-seal-why"), BODY);
    let list = column![head, why].spacing(8).extend(people);
    container(list).padding([10, 12]).width(Fill).style(card(look, look.line, 1.5)).into()
}
