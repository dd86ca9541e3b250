//! What an Item of an entry is called, as it is written.

use crate::app::look::{LONG_NAME, TOUCH, field};
use crate::app::shell::Shell;
use crate::app::table::keys::letter;
use crate::app::table::panels::parts::{letter_pad, room_left};
use crate::app::widget::parts::{body, button, icon_button};
use crate::app::widget::press::Kind;
use crate::app::widget::spoken::written;
use iced::keyboard::key::Named;
use iced::keyboard::{Event, Key};
use iced::widget::{column, row, text_input};
use iced::{Alignment, Element, Fill};

/// The name that is written, as far as it is; none while no letters lie there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Naming(pub Option<String>);

/// What is touched.
#[derive(Clone, Debug)]
pub enum Message {
    /// The letters lie there, under what it is called.
    Open(String),
    /// Letters, all of them.
    Type(String),
    /// That is it.
    Enter,
}

impl Naming {
    /// Takes a touch: the name, once it is written.
    pub fn takes(&mut self, message: Message) -> Option<String> {
        match message {
            Message::Open(name) => self.0 = Some(name),
            Message::Type(name) => self.0 = Some(name.chars().take(LONG_NAME).collect()),
            Message::Enter => return self.0.take().map(|name| name.trim().to_owned()),
        }
        None
    }

    /// What a key says that nothing has taken, while the letters lie there; a space begins no name.
    pub fn typed(&self, event: &Event) -> Option<Message> {
        let (Event::KeyPressed { key, .. }, Some(name)) = (event, &self.0) else { return None };
        match key {
            Key::Named(Named::Enter) => Some(Message::Enter),
            Key::Named(Named::Backspace) => {
                let mut fewer = name.clone();
                fewer.pop().map(|_| Message::Type(fewer))
            }
            _ => {
                let letter = letter(event).filter(|letter| *letter != ' ' || !name.is_empty())?;
                Some(Message::Type(format!("{name}{letter}")))
            }
        }
    }

    /// What it is called now: a touch lays out the letters, another is that.
    pub fn view<'a>(&'a self, shell: &'a Shell, now: &str) -> Element<'a, Message> {
        let (words, look) = (&shell.words, shell.look);
        let called = if now.is_empty() { words.get("fix-nameless") } else { words.printed(now).into_owned() };
        let open = icon_button(look, "keyboard", called).height(TOUCH).id("fix-name".to_owned());
        let touched = if self.0.is_some() { Message::Enter } else { Message::Open(now.to_owned()) };
        let open = open.kind(Kind::Choice(self.0.is_some())).on_press(touched);
        column![body(words.get("fix-name")), open].spacing(4).into()
    }

    /// The letters, while they lie there.
    pub fn letters<'a>(&'a self, shell: &'a Shell) -> Option<Element<'a, Message>> {
        let (words, look, name) = (&shell.words, shell.look, self.0.as_ref()?);
        let hint = words.get("letters-hint");
        let input = text_input(&hint, name).id("words").on_input(Message::Type).on_submit(Message::Enter);
        let input = written(hint, name, input.padding(12).size(22).style(field(look)));
        let done = button(look, words.get("letters-done")).kind(Kind::Primary).id("fix-name done".to_owned());
        let line = row![input, done.height(TOUCH).on_press(Message::Enter)].spacing(8).align_y(Alignment::Center);
        let letters =
            column![line.width(Fill), room_left(shell, name, LONG_NAME), letter_pad(shell, name, 50.0, Message::Type)];
        Some(letters.spacing(6).into())
    }
}
