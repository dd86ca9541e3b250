//! Who answers.

use crate::rules::ids::Colour;

/// Who answers the question that stands, in a game the app keeps whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decider {
    /// Chance: a die, a draw.
    Chance,
    /// A player.
    Seat(Colour),
    /// Nobody in particular.
    Table,
}
