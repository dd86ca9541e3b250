//! A rule in the list.

use crate::app::icon::icon;
use crate::app::look::{BODY, card};
use crate::app::screen::lookup::message::Message;
use crate::app::shell::Shell;
use crate::app::table::panels::why::place;
use crate::app::widget::parts::{body, bold, dim};
use crate::app::widget::press::{Kind, press};
use crate::catalog::clinic;
use crate::catalog::ledger::Row;
use crate::catalog::lookup;
use iced::widget::{column, container, row};
use iced::{Alignment, Element, Fill, Shrink};

/// A rule in the list: a touch opens all of it.
pub fn entry<'a>(shell: &'a Shell, row: &'static Row) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let examples = clinic::of_rule(&row.id).count();
    let mut foot = row![dim(look, place(shell, row), BODY).width(Fill)].spacing(12).align_y(Alignment::Center);
    if !lookup::rulings(&shell.book, row).is_empty() {
        foot = foot.push(dim(look, words.get("lookup-settled"), BODY));
    }
    if examples > 0 {
        let count = words.with("lookup-examples", &[("count", examples.into())]);
        foot = foot.push(row![icon("play", 16.0), bold(count, BODY)].spacing(6).align_y(Alignment::Center));
    }
    let content = column![body(words.rule(row)).size(17.0), foot].spacing(4);
    let press = press(look, content).kind(Kind::Quiet).width(Fill).height(Shrink).padding([10, 12]);
    let press = press.id(format!("rule {}", row.id)).on_press(Message::Rule(row));
    container(press).style(card(look, look.line, 1.0)).into()
}
