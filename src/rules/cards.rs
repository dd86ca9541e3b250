//! Cards: decks, hands and discards.

pub mod answer;
pub mod ask;
pub(crate) mod cited;
pub mod deck;
pub mod does;
pub mod effect;
pub mod event;
pub mod lying;
pub mod named;
pub mod says;
pub mod step;
pub mod stock;
pub mod tally;

pub use answer::Answer;
pub use ask::Ask;
pub use does::Does;
pub use effect::Effect;
pub use event::Event;
pub use step::Step;
