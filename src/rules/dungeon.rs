//! The dungeon: its map, what stands and lies in it, and how far the turn in it has come.

pub mod answer;
pub mod arrow;
pub mod ask;
pub mod command;
pub mod decks;
pub mod does;
pub mod effect;
pub mod event;
pub mod finds;
pub mod gait;
pub mod link;
pub mod map;
pub mod march;
pub mod room;
pub mod step;
pub mod turning;

pub use answer::Answer;
pub use ask::Ask;
pub use command::Command;
pub use does::Does;
pub use effect::Effect;
pub use event::Event;
pub use step::Step;
