//! A number by tapping digits, or plus and minus.

pub mod state;

pub use state::State;

use crate::app::icon::icon;
use crate::app::look::{BODY, TURN_TOUCH};
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::figure::Figure;
use crate::app::table::panels::parts::{field_label, head, range, value};
use crate::app::table::state::Table;
use crate::app::widget::parts::{bold, dim};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::{Names, Value};
use iced::widget::{Column, column, container, row};
use iced::{Alignment, Element, Fill};

/// Most digits of a number; one more than any number has, so that nothing is cut without a word.
const DIGITS: usize = 8;
/// So many digits are shown large.
const LARGE: usize = 6;

/// What happens on the pad.
#[derive(Clone, Debug)]
pub enum Message {
    /// Digits, all of them.
    Type(String),
    /// The number becomes another one at once.
    Set(i32),
    /// What has been typed is right.
    Enter,
}

/// What a number is: whose, what, what it is now, how much a step is, and what sets it.
struct Shown {
    who: String,
    what: &'static str,
    now: Option<i32>,
    step: i32,
    /// Its least and its most.
    range: (i32, i32),
}

fn shown(table: &Table, shell: &Shell, figure: Figure) -> Option<Shown> {
    let names = Names::of(table.game());
    Some(match figure {
        Figure::Seat(seat, field) => {
            let ((now, step), range) = (value(table, seat, field)?, range(table, seat, field)?);
            Shown { who: shell.words.seat(seat, names), what: field_label(table, field), now: Some(now), step, range }
        }
        Figure::Monster(id, printed) => {
            let now = printed.of(&table.game().foes.get(id)?.def);
            let range = printed.range();
            Shown { who: shell.words.monster(id, names), what: printed.text(), now, step: 1, range }
        }
    })
}

impl State {
    /// Takes a message.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Type(text) => self.typed = text.chars().filter(char::is_ascii_digit).take(DIGITS).collect(),
            Message::Set(to) => return Action::Set(self.figure, to),
            Message::Enter => {
                if let Ok(to) = self.typed.parse() {
                    return Action::Typed(self.figure, to);
                }
            }
        }
        Action::None
    }
}

/// The pad. What is not known yet begins at its least with the first touch of plus.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, State { figure, typed }: &'a State) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let Some(Shown { who, what, now, step, range }) = shown(table, shell, *figure) else { return column![].into() };
    let args = [("seat", Value::from(who)), ("what", Value::from(words.get(what)))];
    let figures = now.map_or_else(|| "?".to_owned(), |now| now.to_string());
    let figures = if typed.is_empty() { figures } else { typed.clone() };
    let nudge = |glyph: &str, to: Option<i32>| {
        let nudge = press(look, icon(glyph, 26.0)).padding([15, 16]).height(TURN_TOUCH).width(TURN_TOUCH + 4.0);
        nudge.id(format!("pad {glyph}")).on_press_maybe(to.map(Message::Set))
    };
    let within = |to: &i32| (range.0..=range.1).contains(to);
    let fewer = now.map(|now| now - step).filter(within);
    let more = Some(now.map_or(1, |now| now + step)).filter(within);
    let wrong = typed.parse().is_ok_and(|to| !within(&to));
    // What it can be stands there before it is typed in vain.
    let between = words.with("pad-between", &[("low", range.0.into()), ("high", range.1.into())]);
    let between = match wrong {
        true => Some(bold(between, BODY).color(look.bad)),
        // Nobody has to be told how rich they could be.
        false => (range.1 < 1_000).then(|| dim(look, between, BODY)),
    };
    let key = |digit: String| {
        let message = Message::Type(format!("{typed}{digit}"));
        press(look, container(bold(digit, 24.0)).center_x(Fill)).height(TURN_TOUCH).width(84).on_press(message)
    };
    let mut keys: Column<'a, Message> = column![].spacing(6);
    for line in [[1, 2, 3], [4, 5, 6], [7, 8, 9]] {
        keys = keys.push(row(line.into_iter().map(|n| key(n.to_string()).into())).spacing(6));
    }
    let clear = press(look, icon("back", 22.0))
        .padding([17, 30])
        .height(TURN_TOUCH)
        .width(84)
        .on_press(Message::Type(String::new()));
    let enter =
        press(look, container(icon("check", 26.0)).center_x(Fill)).kind(Kind::Primary).height(TURN_TOUCH).width(84);
    let enter = enter.id("enter".to_owned()).on_press_maybe((!typed.is_empty() && !wrong).then_some(Message::Enter));
    keys = keys.push(row![clear, key("0".to_owned()), enter].spacing(6));
    let size = if figures.chars().count() > LARGE { 28.0 } else { 42.0 };
    let figures = bold(figures, size).color(if wrong { look.bad } else { look.text });
    let figure = row![nudge("minus", fewer), container(figures).center_x(Fill), nudge("plus", more)]
        .height(TURN_TOUCH)
        .align_y(Alignment::Center);
    let between = container(between.unwrap_or_else(|| dim(look, "", BODY))).center_x(Fill);
    column![head(words.with("pad-title", &args)), figure, between, container(keys).center_x(Fill)].spacing(12).into()
}
