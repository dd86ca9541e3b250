//! What is asked at the doors.

use crate::rules::card::CardSet;
use crate::rules::ids::Colour;
use serde::Serialize;

/// What is asked at the doors.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Which card somebody takes of what a dead munchkin has left (MC-DEATH-03, MC-DEATH-04).
    Corpse {
        /// Whose it was.
        dead: Colour,
        /// What lies there.
        left: CardSet,
    },
}
