//! A Deal as it is being told.

use crate::rules::card::price::Price;

/// A Deal as far as it has been tapped together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealDraft {
    /// Move it costs.
    pub cost: u8,
    /// Whether it can be made only once a turn.
    pub once: bool,
    /// What it asks for, if anything is said of it.
    pub asks: Option<Price>,
    /// Items that pay for it.
    pub gear: Vec<usize>,
    /// Gold gained.
    pub gold: i32,
    /// Health restored.
    pub health: i32,
    /// Treasures gained.
    pub treasures: i32,
    /// DxM gained.
    pub dxm: i32,
}
