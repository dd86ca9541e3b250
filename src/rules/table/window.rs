//! Chances to react, as they are opened: one player after the other may (OQ-41).

use crate::rules::agenda::Step;
use crate::rules::cite::Cites;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::row::Row;
use crate::rules::table;
use crate::rules::table::cited;
use crate::rules::table::step::About;

/// Owes a chance to react: first to who is named, then clockwise; not to who has just acted.
pub(crate) fn open(game: &Game, about: About, first: Colour, acted: Option<Colour>, out: &mut Facts) {
    if game.stock.is_none() {
        return;
    }
    let at = game.seats.iter().position(|s| s.colour == first).unwrap_or(0);
    let seats = game.clockwise(at).filter(|s| !s.away).map(|s| s.colour);
    let waiting: Row = seats.filter(|c| Some(*c) != acted).collect();
    if !waiting.is_empty() {
        out.say(table::Event::Owed(Step::Table(table::Step::Window { about, waiting })), rules(about));
    }
}

/// Owes one player alone a chance to go on.
pub(crate) fn alone(about: About, seat: Colour, out: &mut Facts) {
    among(about, Row::of(seat), out);
}

/// Owes some players, one after the other, a chance to do something.
pub(crate) fn among(about: About, waiting: Row, out: &mut Facts) {
    out.say(table::Event::Owed(Step::Table(table::Step::Window { about, waiting })), rules(about));
}

/// The rules behind a chance to react.
pub fn rules(about: About) -> Cites {
    match about {
        About::Opening => cited::OPENING,
        About::Turn => cited::AT_ANY_TIME,
        About::Fight => cited::BEFORE_IT_COUNTS,
        About::Dice => cited::DICE_LIE,
        About::Came => cited::JUST_CAME,
        About::End => cited::STILL_ON_TURN,
    }
}
