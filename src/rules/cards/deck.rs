//! Decks: which there can be. A rule set says which of them it has, and which of those hands are drawn from.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;

/// What the decks that the house knows are called in files and text ids, each at its place for ever. One more deck is
/// one more name.
const NAMES: [&str; Deck::MOST] = ["monster", "treasure", "dxm", "door"];

/// A deck of cards, by its place among those the house knows. In files its name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Deck(u8);

impl Deck {
    /// How many decks the house knows.
    pub const MOST: usize = 4;

    /// The deck that Items lie in and that fights are rewarded from: every Munchkin has one.
    pub const ITEMS: Deck = Deck::ALL[1];

    /// Every deck the house knows, whatever rule set it is of.
    pub const ALL: [Deck; Deck::MOST] = [Deck(0), Deck(1), Deck(2), Deck(3)];

    /// Its place among all decks.
    pub const fn place(self) -> usize {
        self.0 as usize
    }

    /// The name used in files and text ids.
    pub const fn name(self) -> &'static str {
        NAMES[self.place()]
    }
}

impl std::fmt::Debug for Deck {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for Deck {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Deck {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let name = Cow::<str>::deserialize(d)?;
        Deck::ALL.into_iter().find(|deck| deck.name() == name).ok_or_else(|| D::Error::unknown_variant(&name, &NAMES))
    }
}
