//! What is changed on the track.

use crate::rules::amount::Amount;
use crate::rules::ids::Colour;
use serde::{Deserialize, Serialize};

/// What is changed on the track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// A token moves along the row, without a reward (SR-MATRIX-10).
    Token {
        /// Whose.
        seat: Colour,
        /// By how much, or to which place; the first is 0.
        change: Amount,
    },
}
