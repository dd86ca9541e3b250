//! Fixing an earlier entry: one old command is changed, what came after is decided again on a copy, and the table
//! sees what would differ and what no longer fits before anything is taken over.

pub mod others;

use crate::play::old_words;
use crate::play::preview::{Fate, FixFault, Preview};
use crate::play::record::{Deed, Kept};
use crate::play::session::Session;
use crate::play::timeline::Point;
use crate::rules::answer::Answer;
use crate::rules::book::Book;
use crate::rules::command::Command;
use crate::rules::dungeon;
use crate::rules::effect::Effect;
use crate::rules::engine;
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::question::Ask;
use crate::rules::refusal::Refusal;
use crate::rules::table;

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
    // What was asked then, beside what would be asked now.
    let mut was = timeline.state(point);
    for point in &path[place + 1..] {
        let Some(node) = timeline.node(*point) else { continue };
        let fate = match node.command.read() {
            Err(_) => Fate::Unreadable,
            Ok(command) => {
                let before = game.clone();
                let meant = meant(book, (&was, &game), &command);
                let done = meant.and_then(|other| {
                    let facts = engine::act(book, &mut game, other.as_ref().unwrap_or(&command))?;
                    let kept = match &other {
                        None => Some(node.command.clone()),
                        Some(other) => Kept::new(other),
                    };
                    Ok((kept.ok_or_else(|| Refusal::new("text-unsound", Default::default()))?, facts))
                });
                match done {
                    Err(refusal) => Fate::Dropped(refusal),
                    Ok((command, facts)) => {
                        deeds.push(Deed { command, facts: facts.clone() });
                        let same = old_words::are_same(&before, &facts, &node.facts);
                        if same { Fate::Same } else { Fate::Differs(facts) }
                    }
                }
            }
        };
        for fact in &node.facts {
            was.apply(&fact.event);
        }
        later.push((*point, fate));
    }
    Ok(Preview { from, deeds, later, game })
}

/// What an answer still says where something else is asked now. It was read off one arrow, footprint or card, and is none
/// of another's: a known arrow is noted as the one it is, and nothing else is said of what nobody has looked at. Nothing
/// if the answer stands as it is. What Bad Stuff did to somebody goes with it: whoever was not caught has lost nothing
/// (MQ-RUN-08).
fn meant(book: &Book, (then, now): (&Game, &Game), command: &Command) -> Result<Option<Command>, Refusal> {
    let other = || Refusal::new("asked-something-else", Default::default());
    if let Command::Table(table::Command::Effects { .. }) = command {
        let (then, now) = (engine::question(book, then), engine::question(book, now));
        let caught = matches!(then.ask, Ask::Fight(fight::Ask::BadStuff { .. }));
        return if caught && (then.seat, &then.ask) != (now.seat, &now.ask) { Err(other()) } else { Ok(None) };
    }
    let Command::Table(table::Command::Answer(answer)) = command else { return Ok(None) };
    let (then, now) = (engine::question(book, then).ask, engine::question(book, now).ask);
    if then == now || !(is_printed(&then) || is_printed(&now)) {
        return Ok(None);
    }
    match (then, answer) {
        (Ask::Dungeon(dungeon::Ask::Arrow { room, colour }), Answer::Dungeon(dungeon::Answer::Arrow(to))) => {
            let known = Effect::Dungeon(dungeon::Effect::Arrow { room, colour, to: *to });
            Ok(Some(Command::Table(table::Command::Amend { note: String::new(), effects: vec![known] })))
        }
        _ => Err(other()),
    }
}

/// Whether somebody has to look at the cardboard for the answer.
fn is_printed(ask: &Ask) -> bool {
    matches!(
        ask,
        Ask::Dungeon(dungeon::Ask::Arrow { .. } | dungeon::Ask::Gait { .. }) | Ask::Fight(fight::Ask::Level { .. })
    )
}
