//! Doors: what lies behind the one that is opened, trouble that is looked for, a room that is searched, and what the dead
//! leave behind. Only rule sets without a map have it.

pub(crate) mod arrivals;
pub mod ask;
pub mod bought;
pub(crate) mod cardboard;
pub mod claim;
pub mod command;
pub(crate) mod corpse;
pub(crate) mod decide;
mod decks;
pub(crate) mod ditch;
pub(crate) mod door;
pub mod event;
pub(crate) mod frame;
pub mod in_time;
pub(crate) mod joined;
pub mod lies;
pub mod looters;
pub(crate) mod opening;
pub(crate) mod paid;
pub(crate) mod powers;
pub(crate) mod some;
pub mod step;
pub(crate) mod steps;
pub(crate) mod surplus;
pub(crate) mod turn;
pub(crate) mod victory;

pub use ask::Ask;
pub use command::Command;
pub use event::Event;
pub use step::Step;
