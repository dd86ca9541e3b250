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
    /// A fight is won.
    Win,
    /// A fight is lost.
    Lose,
    /// Somebody goes up a level.
    Level,
    /// Somebody dies.
    Death,
    /// A Curse is on its way.
    Curse,
    /// Gold changes hands.
    Coin,
    /// A card is played or drawn.
    Card,
    /// A new room is opened.
    Door,
    /// A monster has come to the munchkin of its base.
    Gotcha,
}
