//! Steps on the track.

use crate::rules::ids::Colour;
use crate::rules::table::whose::Whose;
use serde::{Deserialize, Serialize};

/// Steps on the track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The row is laid, card by card (SR-SET-05, SR-SET-06).
    LayRow,
}

impl Step {
    /// Whose it is.
    pub const fn whose(&self) -> Whose {
        match self {
            Step::LayRow => Whose::Table,
        }
    }

    /// A player has left: the row is nobody's.
    pub const fn leaves(&mut self, _gone: Colour, _heir: Colour) {}
}
