//! What other faces of dice would bring.

use crate::rules::dungeon::finds::Finds;
use crate::rules::fight::fighter::Fighter;

/// One face a search die could show, the modifiers of room and munchkin counted in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchFace {
    /// The face.
    pub face: u8,
    /// What is added to the dice: icons, tokens, traits.
    pub modifier: i32,
    /// The result: all dice and the modifier.
    pub result: i32,
    /// What that brings.
    pub finds: Finds,
    /// Whether it brings what the dice bring as they lie; never while none are cast.
    pub same: bool,
}

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
