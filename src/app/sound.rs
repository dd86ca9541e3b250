//! Short sounds of our own: a die, a step, a monster's arrival. Without a sound device there is silence, never an error.

mod cue;
#[cfg(feature = "sound")]
mod output;

pub use cue::Cue;

#[cfg(feature = "sound")]
pub use output::Sound;

#[cfg(not(feature = "sound"))]
pub use page::Sound;

#[cfg(not(feature = "sound"))]
mod page;
