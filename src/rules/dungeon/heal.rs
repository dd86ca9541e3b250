//! Levels given up for Health (MQ-ANY-07).

use crate::rules::book::Book;
use crate::rules::dungeon;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::munchkin::timing;
use crate::rules::refusal::Refusal;
use crate::rules::refusal::ensure;
use crate::rules::seat::{Health, Seat};

/// The Health that a level brings somebody (MQ-ANY-07).
pub fn brings(book: &Book, seat: &Seat) -> Health {
    let Health { red, max } = seat.health;
    Health { red: red.saturating_add(book.rules.health_for_level).min(max), max }
}

/// A level for up to three lost Health, outside combat, on anybody's turn (OQ-61).
pub(crate) fn heal(book: &Book, game: &Game, colour: Colour, out: &mut Facts) -> Result<(), Refusal> {
    let seat = game.find(colour)?;
    timing::alive(seat)?;
    timing::peace(book, game, colour, cites!["MQ-ANY-07"])?;
    timing::not_amid_monsters(book, game)?;
    ensure(seat.level > book.rules.level_min, || Refusal::new("level-floor", cites!["MQ-FIX-05", "MQ-ANY-07"]))?;
    ensure(seat.health.red < seat.health.max, || Refusal::new("health-full", cites!["MQ-ANY-07", "MQ-HP-07"]))?;
    out.say(munchkin::Event::Level { seat: colour, from: seat.level, to: seat.level - 1 }, cites!["MQ-ANY-07"]);
    let to = brings(book, seat);
    out.say(dungeon::Event::Health { seat: colour, from: seat.health, to }, cites!["MQ-ANY-07", "MQ-HP-06"]);
    Ok(())
}
