//! What the table says and the book would not.

use crate::app::icon::icon;
use crate::app::look::BODY;
use crate::app::shell::Shell;
use crate::app::table::message::Message;
use crate::app::table::panel::Panel;
use crate::app::table::panels::parts::head;
use crate::app::table::state::Table;
use crate::app::widget::parts::{body, dim};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Names;
use crate::rules::dungeon::oddity;
use iced::widget::{column, row};
use iced::{Alignment, Element, Fill};

/// What the table says and the book would not.
pub fn view<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let names = Names::of(table.game());
    let mut list = column![head(words.get("odd-title")), dim(look, words.get("odd-hint"), BODY)].spacing(10);
    for odd in oddity::oddities(table.session.book(), table.game()) {
        let why = press(look, icon("why", 20.0)).kind(Kind::Quiet).on_press(Message::opens(Panel::Why(odd.cites)));
        list = list
            .push(row![body(words.say(&odd.message, names)).width(Fill), why].spacing(8).align_y(Alignment::Center));
    }
    list.into()
}
