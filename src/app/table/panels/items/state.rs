//! The Items of a seat, as they are looked at.

use crate::rules::ids::Colour;

/// Items that are looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// Whose.
    pub seat: Colour,
    /// Which of them are chosen.
    pub chosen: Vec<usize>,
}
