//! Where a table's journal goes.

use crate::store::game_file::GameFile;

/// Where the game is kept.
#[derive(Debug)]
pub enum Keeping {
    /// In its file.
    File(GameFile),
    /// Another window has the file; this one only looks.
    LookOnly,
    /// Nowhere: tests and pictures.
    Memory,
    /// Writing failed; only memory has what came since.
    Failed {
        /// What the system said.
        reason: String,
    },
}
