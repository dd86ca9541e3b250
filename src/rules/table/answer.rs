//! Answers any question may take: yes and no, dice, numbers, seats.

use crate::rules::ids::Colour;
use serde::{Deserialize, Serialize};

/// Answers any question may take: yes and no, dice, numbers, seats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Answer {
    /// Done, ready, all moved, yes as shown.
    Done,
    /// No, thank you.
    No,
    /// A colour: of the Monster Die, or of a base to choose.
    Colour(Colour),
    /// A die of one seat.
    Die {
        /// Whose.
        seat: Colour,
        /// 1 to 6.
        face: u8,
    },
    /// All dice of one roll.
    Dice(Vec<u8>),
    /// A number.
    Number(i32),
    /// A player.
    Seat(Colour),
}
