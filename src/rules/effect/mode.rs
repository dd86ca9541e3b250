//! How an effect is meant.

/// Whether an effect is played or is a correction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Something did it: the unchangeable rules hold and consequences follow.
    Play,
    /// The table puts things right: only impossible shapes are refused and nothing follows.
    Amend,
}
