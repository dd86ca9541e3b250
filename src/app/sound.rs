//! Short sounds of our own: a die, a step, a monster's arrival. Without a sound device there is silence, never an error.

/// A sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// A die falls.
    Die,
    /// Somebody takes a step.
    Step,
    /// A monster arrives.
    Arrival,
    /// A fight is about to be rolled.
    Ring,
}

#[cfg(feature = "sound")]
mod output;

#[cfg(feature = "sound")]
pub use output::Sound;

#[cfg(not(feature = "sound"))]
pub use silence::Sound;

#[cfg(not(feature = "sound"))]
mod silence {
    use super::Cue;

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
        pub fn play(&mut self, _cue: Cue) {}
    }
}
