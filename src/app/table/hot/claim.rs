//! The next step at the doors: open one, loot the room, claim a win, run.

use crate::app::shell::Shell;
use crate::app::table::cardboard;
use crate::app::table::hot::state::Hot;
use crate::app::table::message::Message;
use crate::app::table::prompt::parts::Context;
use crate::app::table::state::Table;
use crate::rules::command::Command;
use crate::rules::doors::Command as Door;
use crate::rules::fight::{self, roll, sides};
use crate::rules::question::Ask;
use crate::rules::table;

/// What can be done at a move of the list.
pub fn find(hot: &Hot, test: impl Fn(&Door) -> bool) -> Option<&Command> {
    hot.moves.iter().find(|command| matches!(command, Command::Doors(door) if test(door)))
}

/// The next step at the doors: open one, or loot the room; in a fight, the claim, or one's legs.
pub fn context(table: &Table, shell: &Shell, hot: &Hot) -> Option<Context> {
    if table.game().has_map() || hot.mover().is_none() {
        return None;
    }
    let say = |id: &str, command: Option<&Command>| {
        let message = command.map(|command| Message::does(command.clone()));
        Some(Context::new(shell.words.get(id), message))
    };
    match &table.question.ask {
        Ask::Table(table::Ask::Turn { .. }) => {
            let door = find(hot, |door| *door == Door::OpenDoor);
            match door {
                Some(door) => say("move-open-door", Some(door)),
                None => say("move-search-room", find(hot, |door| *door == Door::SearchRoom)),
            }
        }
        Ask::Fight(fight::Ask::Fight { .. }) => {
            let (book, game) = (table.session.book(), table.game());
            let sides = sides::sums(book, game, fight::current(game)?);
            let done = table::Answer::Done;
            let done = Command::Table(table::Command::Answer(done.into()));
            let done = hot.moves.iter().find(|command| **command == done);
            let message = done.map(|done| Message::does(done.clone()));
            Some(match roll::wins(&sides) {
                true => Context::new(cardboard::wins(table, shell), message),
                false => Context::runs(shell, message),
            })
        }
        _ => None,
    }
}
