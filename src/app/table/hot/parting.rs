//! Some of the monsters are beaten, the others are run from: who they are, and what the die has to show, before it is done.

use crate::app::look::BODY;
use crate::app::shell::Shell;
use crate::app::table::hot::state::Hot;
use crate::app::table::message::Message;
use crate::app::table::state::Table;
use crate::app::widget::parts::{bold, dim};
use crate::app::widget::press::press;
use crate::play::narrate::outlook;
use crate::rules::command::Command;
use crate::rules::doors;
use crate::rules::fight::current;
use iced::widget::column;
use iced::{Element, Fill, Shrink};

/// Every way to beat some and run from the rest, each told in full. Of two alike it is one.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot) -> Element<'a, Message> {
    let (book, game) = (table.session.book(), table.game());
    let hint = dim(shell.look, shell.words.get("fight-parting-hint"), BODY);
    let Some(fight) = current(game) else { return hint.into() };
    let mut told = Vec::new();
    let mut list = column![hint].spacing(10).width(Fill);
    for command in &hot.moves {
        let Command::Doors(doors::Command::Split { monsters }) = command else { continue };
        let way = outlook::parting(&shell.words, (book, game), fight, monsters);
        if told.contains(&way) {
            continue;
        }
        let says = column![bold(way.0.clone(), 18.0).width(Fill), dim(shell.look, way.1.clone(), BODY)].spacing(2);
        let ids: Vec<String> = monsters.iter().map(|id| id.0.to_string()).collect();
        let way_out = press(shell.look, says).width(Fill).height(Shrink).padding([12, 14]);
        list = list.push(way_out.id(format!("split {}", ids.join(" "))).on_press(Message::does(command.clone())));
        told.push(way);
    }
    list.into()
}
