//! House rules at the table.

use crate::app::house::{self, Change, House};
use crate::app::shell::Shell;
use crate::app::table::message::Message;
use crate::app::table::panels::parts::head;
use crate::app::table::state::Table;
use crate::rules::command::Command;
use crate::rules::table;
use iced::Element;
use iced::widget::column;

/// House rules at the table.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, house: &'a House) -> Element<'a, Message> {
    let (defs, now) = (table.session.book().rulings(), &table.game().table.rulings);
    let tools = house::tools(house, shell, defs, now).map(Message::House);
    let rules = house::list(house, shell, defs, now).map(Message::House);
    column![head(shell.words.get("rules-title")), house::count(shell, defs, now), tools, rules].spacing(12).into()
}

/// What is changed, as it is said to the game.
pub fn command(change: Change) -> Command {
    Command::Table(match change {
        Change::Rule { name, value } => table::Command::Rule { name, value },
        Change::Book => table::Command::ByTheBook,
    })
}
