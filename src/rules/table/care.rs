//! How much of a game the table wants kept.

use serde::{Deserialize, Serialize};

/// How much of the game the table wants kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Care {
    /// *Just count*: seats and whose turn it is.
    Count,
    /// *Map and monsters*: no hands, no gold, no Items.
    Map,
    /// *Everything*.
    #[default]
    Everything,
}

impl Care {
    /// All three, from least to most.
    pub const ALL: [Care; 3] = [Care::Count, Care::Map, Care::Everything];

    /// The name used in files and text ids.
    pub const fn name(self) -> &'static str {
        match self {
            Care::Count => "count",
            Care::Map => "map",
            Care::Everything => "everything",
        }
    }
}
