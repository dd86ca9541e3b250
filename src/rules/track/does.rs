//! What a card does on the track.

use crate::rules::card::who::Who;
use serde::{Deserialize, Serialize};

/// What a card does on the track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Does {
    /// A token moves along the row, without a reward (SR-MATRIX-10).
    Token {
        /// Whose.
        #[serde(default)]
        who: Who,
        /// By so many cards, forwards or back.
        by: i8,
    },
}
