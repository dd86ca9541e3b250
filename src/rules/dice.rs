//! Dice that are cast and do not count yet: they wait for a card that changes them.

pub mod cast;
pub(crate) mod cited;
pub mod faces;
pub mod lying;
pub mod recast;
pub mod turning;
