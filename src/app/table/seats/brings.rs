//! What somebody brings to a fight, as it stands on tiles and in panels.

use crate::app::table::state::Table;
use crate::rules::munchkin::outfit;
use crate::rules::seat::Seat;
use crate::rules::track::bonus;

/// What somebody brings to every fight besides the Level: one figure, wherever it is read.
pub fn brings(table: &Table, seat: &Seat) -> i32 {
    let (book, game) = (table.session.book(), table.game());
    // Where people keep the figure it is the one they enter: the Layer comes to it in the fight.
    let layer = if table.hot.is_some() { bonus::brings(book, game, seat.colour) } else { 0 };
    outfit::standing(book, game, seat).total() + layer
}
