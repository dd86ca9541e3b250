//! The head of what lies open.

use crate::app::icon::icon;
use crate::app::shell::Shell;
use crate::app::table::message::Message;
use crate::app::widget::parts::{bold, tool};
use crate::app::widget::press::Kind;
use iced::widget::row;
use iced::{Alignment, Element, Fill};

/// The head of a card: what it is, and a way out.
pub fn head<'a>(shell: &'a Shell, name: &str, title: String) -> Element<'a, Message> {
    let close =
        tool(shell.look, "cross").kind(Kind::Quiet).id("close card".to_owned()).on_press(Message::chooses(None));
    row![icon(name, 22.0), bold(title, 19.0).width(Fill), close].spacing(8).align_y(Alignment::Center).into()
}
