//! What is changed at the table itself.

use crate::rules::ids::Colour;
use serde::{Deserialize, Serialize};

/// What is changed at the table itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// A player's name.
    Name {
        /// Whose.
        seat: Colour,
        /// The name; may be empty.
        name: String,
    },
}
