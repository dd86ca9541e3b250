//! Something somebody has done that a card of the track may ask for.

use serde::{Deserialize, Serialize};

/// A deed of the active player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Deed {
    /// A monster was killed.
    Killed {
        /// Its Level, with what lay on it.
        level: i32,
        /// Its keywords.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        keywords: Vec<String>,
        /// Whether nobody helped.
        alone: bool,
    },
    /// Items were sold for Levels.
    Sold {
        /// What they were worth together.
        worth: u32,
    },
    /// Items were given away.
    Gave {
        /// How many.
        items: u8,
    },
}
