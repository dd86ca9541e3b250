//! Short sounds of our own: a die, a step, a monster's arrival. Without a sound device there is silence, never an error.

mod cue;
#[cfg(feature = "sound")]
mod output;

pub use cue::Cue;

#[cfg(feature = "sound")]
pub use output::Sound;

#[cfg(all(feature = "web", not(feature = "sound")))]
pub use page::Sound;

#[cfg(not(any(feature = "sound", feature = "web")))]
pub use silence::Sound;

#[cfg(all(feature = "web", not(feature = "sound")))]
mod page;

#[cfg(not(any(feature = "sound", feature = "web")))]
mod silence {
    use super::cue::Cue;

    /// No sound in this build.
    #[derive(Debug)]
    pub struct Sound(bool);

    impl Sound {
        /// Remembers that sound was wanted.
        pub fn start() -> Sound {
            Sound(true)
        }

        /// No sound.
        pub fn off() -> Sound {
            Sound(false)
        }

        /// Whether sound was wanted.
        pub fn is_on(&self) -> bool {
            self.0
        }

        /// Nothing is heard.
        pub fn play(&mut self, _cue: Cue, _volume: f32) {}
    }
}
