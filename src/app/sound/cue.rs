//! What can be heard.

/// A sound; the greatest first: of several things that happen at once it is the one that is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cue {
    /// Somebody dies.
    Death,
    /// A fight is won.
    Win,
    /// A fight is lost.
    Lose,
    /// Somebody goes up a level.
    Level,
    /// A Curse is on its way.
    Curse,
    /// A monster has come to the munchkin of its base.
    Gotcha,
    /// A fight is about to be rolled.
    Ring,
    /// A monster arrives.
    Arrival,
    /// A new room is opened.
    Door,
    /// A die falls.
    Die,
    /// Gold changes hands.
    Coin,
    /// A card is played or drawn.
    Card,
    /// Somebody takes a step.
    Step,
}
