//! House rules at the table.

use crate::app::house::{self, House};
use crate::app::shell::Shell;
use crate::app::table::panels::head;
use crate::app::table::{Message, Table};
use iced::Element;
use iced::widget::column;

/// House rules at the table.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, house: &'a House) -> Element<'a, Message> {
    let (defs, now) = (table.session.book().rulings(), &table.game().table.rulings);
    let rules = house::view(house, shell, defs, now).map(Message::House);
    column![head(shell.words.get("rules-title")), house::count(shell, defs, now), rules].spacing(12).into()
}
