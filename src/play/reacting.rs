//! Reacting while everybody may: what is a play at all, and what somebody could play at once, before those have passed who
//! would be asked first.

use crate::rules::answer::Answer;
use crate::rules::book::Book;
use crate::rules::command::Command;
use crate::rules::doors;
use crate::rules::dungeon;
use crate::rules::engine;
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::munchkin::played::PowerBy;
use crate::rules::question::Ask;
use crate::rules::table;
use crate::rules::table::step::About;

/// Whether a move plays something.
pub fn plays(command: &Command) -> bool {
    matches!(
        command,
        Command::Munchkin(munchkin::Command::PlayCard { .. } | munchkin::Command::UsePower { .. })
            | Command::Fight(fight::Command::DriveOff { .. })
            | Command::Doors(doors::Command::SendIn { .. })
    )
}

/// Whether a move gives up what somebody is: its own Race or Class.
pub fn gives_up(game: &Game, command: &Command) -> bool {
    if let Command::Munchkin(munchkin::Command::PlayCard { seat, card, .. }) = command {
        return game.seat(*seat).is_some_and(|s| s.laid.has(*card));
    }
    if let Command::Munchkin(munchkin::Command::UsePower {
        by: PowerBy::Discard(pays) | PowerBy::Other(pays), ..
    })
    | Command::Dungeon(dungeon::Command::RoomDeal { pays, .. }) = command
    {
        return !pays.kinds.is_empty();
    }
    false
}

/// Nothing is played.
pub const PASSES: Command = Command::Table(table::Command::Answer(Answer::Table(table::Answer::No)));

/// Who is asked whether to react before a seat that is asked as well, in their order; none where the seat is not asked, or
/// where starting hands are laid out, one after the other.
pub fn before(book: &Book, game: &Game, seat: Colour) -> Option<Vec<Colour>> {
    let Ask::Table(table::Ask::Window { about, waiting }) = engine::question(book, game).ask else { return None };
    let at = waiting.iter().position(|own| *own == seat).filter(|_| about != About::Opening)?;
    Some(waiting.iter().take(at).copied().collect())
}

/// How a game stands once those have passed who are asked whether to react before a seat; none where the seat is not asked.
pub fn asked_at_once(book: &Book, game: &Game, seat: Colour) -> Option<Game> {
    let mut then = game.clone();
    for _ in before(book, game, seat)? {
        engine::carry_out(book, &mut then, &PASSES).ok()?;
    }
    (engine::question(book, &then).seat == Some(seat)).then_some(then)
}
