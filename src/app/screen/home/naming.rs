//! A name for a game, by keyboard or by our own letters.

use crate::app::look::{LONG_NAME, TURN_TOUCH, card, field, shade};
use crate::app::screen::home::message::Message;
use crate::app::shell::Shell;
use crate::app::table::panels::parts::{head, letter_pad, room_left};
use crate::app::widget::parts::{button, thin, tool};
use crate::app::widget::press::Kind;

use crate::app::widget::spoken::{dialog, written};
use iced::widget::{column, container, mouse_area, opaque, scrollable, space, stack, text_input};
use iced::{Element, Fill, Shrink};
use std::path::PathBuf;

/// The field of the name.
pub const FIELD: &str = "game name";

/// A name that is being written.
#[derive(Clone, Debug)]
pub struct Naming {
    /// Of which game.
    pub path: PathBuf,
    /// As far as it is written.
    pub words: String,
}

/// The panel over home.
pub fn over<'a>(shell: &'a Shell, naming: &'a Naming) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let behind = container(space().width(Fill).height(Fill)).style(shade(look));
    let behind = opaque(mouse_area(behind).on_press(Message::Unnamed));
    let input = text_input(&words.get("letters-hint"), &naming.words)
        .id(FIELD)
        .on_input(Message::Type)
        .on_submit(Message::Named)
        .padding(12)
        .size(22)
        .style(field(look));
    let input = written(words.get("letters-hint"), &naming.words, input);
    let done = button(look, words.get("letters-done")).kind(Kind::Primary).height(TURN_TOUCH).width(Fill);
    let content = column![
        head(words.get("home-name-title")),
        input,
        room_left(shell, &naming.words, LONG_NAME),
        letter_pad(shell, &naming.words, 50.0, Message::Type),
        done.on_press(Message::Named)
    ];
    let close = tool(look, "cross").kind(Kind::Plain).id("close".to_owned()).on_press(Message::Unnamed);
    let inside = scrollable(container(content.spacing(12)).padding(16)).direction(thin()).height(Shrink);
    let inside = stack![inside, container(close).padding([12, 18]).align_right(Fill)];
    let frame = container(inside).max_width(640).width(Fill).style(card(look, look.torch, 2.0));
    let frame = container(opaque(dialog(frame))).padding(12).center_x(Fill).center_y(Fill);
    stack![behind, frame].into()
}
