//! A moment people play for, as it is kept while its banner is seen.

use crate::rules::ids::Colour;

/// How long a banner is seen, in milliseconds.
pub const SEEN: i64 = 1_600;
/// How long a letter takes to be read, in milliseconds.
const READ: i64 = 60;

/// What kind of moment it is; the greatest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Somebody wins the game.
    Crown,
    /// Somebody dies.
    Death,
    /// The Boss stands there.
    Boss,
    /// Whoever waits at the end of the row is fought.
    God,
    /// Somebody has lost that fight, and begins the row anew.
    Thrown,
    /// A monster has caught whoever ran away from it, or could not.
    Caught,
    /// Somebody goes up a level.
    Level,
    /// Somebody's Item is stolen.
    Theft,
    /// A thief is caught at it.
    Foiled,
    /// A fight is over before it is decided: somebody has called it off.
    Off,
    /// A monster is sent away from whoever fights it.
    Gone,
    /// Somebody has run away from a monster, and it has hurt them all the same.
    Singed,
    /// Somebody has run away from a monster.
    Away,
    /// A fight is won.
    Won,
    /// A Curse is on its way.
    Curse,
    /// A search finds a heap of Treasures.
    Jackpot,
    /// A card of the row is hacked.
    Hacked,
    /// A monster has come to the munchkin of its base.
    Gotcha,
}

impl Kind {
    /// Its pictogram, and the texts of its head and of what is said below.
    pub fn told(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Kind::Crown => ("crown", "highlight-crown", "highlight-crown-by"),
            Kind::Death => ("skull", "highlight-death", "highlight-death-by"),
            Kind::Boss => ("skull", "highlight-boss", "boss-fight"),
            Kind::God => ("skull", "highlight-god", "highlight-god-by"),
            Kind::Thrown => ("cross", "highlight-thrown", "highlight-anew"),
            Kind::Hacked => ("star", "highlight-hacked", "highlight-hacks"),
            Kind::Caught => ("monster", "highlight-caught", "highlight-bad-stuff"),
            Kind::Level => ("star", "highlight-level", "highlight-who"),
            Kind::Theft => ("chest", "highlight-theft", "highlight-steals"),
            Kind::Foiled => ("warn", "highlight-foiled", "highlight-grabs"),
            Kind::Gone => ("boot", "highlight-gone", "highlight-sent"),
            Kind::Off => ("cross", "highlight-off", "highlight-off-by"),
            Kind::Singed => ("boot", "highlight-away", "highlight-singed"),
            Kind::Away => ("boot", "highlight-away", "highlight-outruns"),
            Kind::Won => ("crown", "highlight-won", "highlight-beats"),
            Kind::Curse => ("warn", "highlight-curse", "highlight-curse-on"),
            Kind::Jackpot => ("chest", "highlight-jackpot", "highlight-finds"),
            Kind::Gotcha => ("monster", "highlight-gotcha", "highlight-reaches"),
        }
    }

    /// How long it is seen at least, in milliseconds: what it says below is read out.
    fn least(self) -> i64 {
        if matches!(self, Kind::Crown | Kind::Caught | Kind::Singed) { 2 * SEEN } else { SEEN }
    }

    /// Whether it is celebrated.
    pub fn is_good(self) -> bool {
        matches!(self, Kind::Crown | Kind::Level | Kind::Away | Kind::Won | Kind::Jackpot | Kind::Hacked)
    }
}

/// A moment, and since when it is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Highlight {
    /// What kind.
    pub kind: Kind,
    /// In large letters.
    pub head: String,
    /// What is said below.
    pub said: String,
    /// Whose colour it is in.
    pub seat: Option<Colour>,
    /// Since when it is seen, in milliseconds.
    pub since: i64,
}

impl Highlight {
    /// How long it is seen, in milliseconds: nobody reads faster than they can.
    pub fn seen(&self) -> i64 {
        let letters = self.head.chars().count() + self.said.chars().count();
        self.kind.least().max(i64::try_from(letters).unwrap_or_default() * READ)
    }
}
