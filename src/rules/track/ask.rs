//! What is asked about the track.

use serde::Serialize;

/// What is asked about the track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Which card lies next in the row (SR-SET-05).
    LayRow {
        /// Of which Layer.
        layer: u8,
    },
}
