//! Words for something, by keyboard or by our own letters.

pub mod state;

use state::State;

use crate::app::look::{LONG_NAME, NAME, TURN_TOUCH, field};
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::figure::Naming;
use crate::app::table::panels::parts::{head, letter_pad, room_left};
use crate::app::widget::parts::button;
use crate::app::widget::press::Kind;
use crate::app::widget::spoken::written;
use iced::widget::{column, text_input};
use iced::{Element, Fill};

/// What happens on the letter pad.
#[derive(Clone, Debug)]
pub enum Message {
    /// Letters, all of them.
    Type(String),
    /// The words are right.
    Enter,
}

/// Most letters of what is named.
fn most(naming: &Naming) -> usize {
    if matches!(naming, Naming::Seat(_)) { NAME } else { LONG_NAME }
}

impl State {
    /// Takes a message.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Type(text) => self.words = text.chars().take(most(&self.naming)).collect(),
            Message::Enter => return Action::Name(self.naming.clone(), self.words.trim().to_owned()),
        }
        Action::None
    }
}

/// What the words are for, where it is not seen at once; nobody has to name anything.
fn title(shell: &Shell, naming: &Naming) -> String {
    match naming {
        Naming::Gear(_, bonus, _) => shell.words.with("letters-gear", &[("bonus", format!("{bonus:+}").into())]),
        Naming::Seat(_) | Naming::Room(_) | Naming::Monster(_) => shell.words.get("letters-name"),
        Naming::Met => shell.words.get("letters-met"),
        _ => shell.words.get("letters-title"),
    }
}

/// The panel.
pub fn view<'a>(shell: &'a Shell, State { naming, words }: &'a State) -> Element<'a, Message> {
    let look = shell.look;
    let input = text_input(&shell.words.get("letters-hint"), words)
        .id("words")
        .on_input(Message::Type)
        .on_submit(Message::Enter)
        .padding(12)
        .size(22)
        .style(field(look));
    let input = written(shell.words.get("letters-hint"), words, input);
    let done = button(look, shell.words.get("letters-done"))
        .kind(Kind::Primary)
        .height(TURN_TOUCH)
        .width(Fill)
        .on_press(Message::Enter);
    column![
        head(title(shell, naming)),
        input,
        room_left(shell, words, most(naming)),
        letter_pad(shell, words, 50.0, Message::Type),
        done
    ]
    .spacing(12)
    .into()
}
