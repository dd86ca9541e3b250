//! Fixing an earlier entry: one old command is changed, what came after is decided again on a copy, and the table
//! sees what would differ and what no longer fits before anything is taken over.

use crate::play::old_words;
use crate::play::preview::{Fate, FixFault, Preview};
use crate::play::record::{Deed, Kept};
use crate::play::session::Session;
use crate::play::timeline::Point;
use crate::rules::command::Command;
use crate::rules::engine;
use crate::rules::refusal::Refusal;

/// Works out what would be if the entry that led to a point had been another command, or with none had not been at all;
/// nothing is changed.
///
/// # Errors
/// If the entry is not part of the game as it stands, or the new command was not possible then.
pub fn preview(session: &Session, point: Point, command: Option<&Command>) -> Result<Preview, FixFault> {
    let timeline = session.timeline();
    let path = timeline.path(timeline.here());
    let place = path.iter().position(|p| *p == point).ok_or(FixFault::NotOnTheWay)?;
    let from = timeline.parent(point);
    let mut game = timeline.state(from);
    let book = session.book();
    let mut deeds = Vec::new();
    if let Some(command) = command {
        let facts = engine::act(book, &mut game, command).map_err(FixFault::Refused)?;
        let unsound = || FixFault::Refused(Refusal::new("text-unsound", Default::default()));
        deeds.push(Deed { command: Kept::new(command).ok_or_else(unsound)?, facts });
    }
    let mut later = Vec::new();
    for point in &path[place + 1..] {
        let Some(node) = timeline.node(*point) else { continue };
        let fate = match node.command.read() {
            Err(_) => Fate::Unreadable,
            Ok(command) => {
                let before = game.clone();
                match engine::act(book, &mut game, &command) {
                    Err(refusal) => Fate::Dropped(refusal),
                    Ok(facts) => {
                        deeds.push(Deed { command: node.command.clone(), facts: facts.clone() });
                        let same = old_words::are_same(&before, &facts, &node.facts);
                        if same { Fate::Same } else { Fate::Differs(facts) }
                    }
                }
            }
        };
        later.push((*point, fate));
    }
    Ok(Preview { from, deeds, later, game })
}
