//! The track: a row of cards in Layers, a token a player on it, hacked one after the other by deeds or by five cards, and
//! at its end somebody who is fought instead of a door. Only rule sets whose numbers name Layers have it.

pub mod ask;
pub mod bonus;
pub mod card;
pub mod command;
pub(crate) mod decide;
pub mod deed;
pub(crate) mod deeds;
pub mod does;
pub mod effect;
pub mod event;
pub(crate) mod god;
pub mod hack;
pub mod need;
pub mod row;
pub mod state;
pub mod step;
pub(crate) mod steps;
pub(crate) mod token;
pub mod turn;

pub use ask::Ask;
pub use command::Command;
pub use does::Does;
pub use effect::Effect;
pub use event::Event;
pub use state::Track;
pub use step::Step;
