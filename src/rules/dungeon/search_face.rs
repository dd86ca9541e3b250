//! What another face of a search die would bring.

use crate::rules::dungeon::finds::Finds;

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
