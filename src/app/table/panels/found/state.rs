//! Something of the Box that is looked for.

use crate::rules::ids::Colour;

/// What is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// A monster that is met.
    Foe,
    /// An Item of somebody's.
    Item(Colour),
    /// A Curse.
    Curse {
        /// On whom.
        on: Colour,
        /// Whose card it is; nobody's where it was turned up behind a door, or nobody has said.
        by: Option<Colour>,
    },
}

/// What is looked for, and by which letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// What.
    pub wanted: Wanted,
    /// The letters touched so far.
    pub letters: String,
}
