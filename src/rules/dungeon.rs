//! The dungeon: its map, what stands and lies in it, and how far the turn in it has come.

pub mod arrow;
pub mod decks;
pub mod finds;
pub mod gait;
pub mod link;
pub mod map;
pub mod march;
pub mod phase;
pub mod room;
pub mod turning;
