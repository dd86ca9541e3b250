//! What can be heard.

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
