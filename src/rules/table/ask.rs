//! What the table is asked.

use crate::rules::ids::Colour;
use crate::rules::row::Row;
use crate::rules::table::Ending;
use crate::rules::table::step::About;
use serde::Serialize;

/// What the table is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Who starts: a die from each of these, or a seat.
    FirstPlayer {
        /// Who still has to roll.
        open: Vec<Colour>,
        /// What the others rolled.
        rolls: Vec<(Colour, u8)>,
    },
    /// Whether all have put their starting cards on the table.
    Opening,
    /// Whose move it is, once everything is laid out.
    Arrange,
    /// What the active player does next.
    Turn {
        /// Move left.
        left: u8,
    },
    /// Whose turn it is, when every seat is passed over.
    NobodyHere,
    /// What becomes of a leaver's things.
    Leaver,
    /// Whether somebody reacts.
    Window {
        /// To what.
        about: About,
        /// Who else is asked after.
        waiting: Row,
    },
    /// Nothing: the game is over.
    Over(Ending),
}
