//! Dice that lie, and what other faces of them would decide.

use crate::rules::fight::fighter::Fighter;

/// A die that lies and can still be changed, and every face that would turn what is decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turning {
    /// Whose die it is, in a fight.
    pub who: Option<Fighter>,
    /// Which of them, or of the roll's dice.
    pub die: usize,
    /// What it shows; for the Monster Die the place of the colour, as in a card's choice of a face.
    pub face: u8,
    /// The faces that would turn it, lowest first; never empty.
    pub by: Vec<u8>,
}
