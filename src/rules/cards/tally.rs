//! How many cards of each deck: in a hand, in a gift, to pay with.

use crate::rules::cards::deck::Deck;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// How many cards of each deck are in hand; their contents stay with the player (OQ-84). In files a number for each deck
/// that such a hand is drawn from.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hand {
    counts: [u8; Deck::MOST],
    /// The decks it is drawn from, a bit each.
    decks: u8,
}

impl Hand {
    /// Cards in hand.
    pub fn total(self) -> u32 {
        self.counts.into_iter().map(u32::from).sum()
    }

    /// Cards of one deck.
    pub const fn of(self, deck: Deck) -> u8 {
        self.counts[deck.place()]
    }

    /// The hand with another number of cards of one deck.
    #[must_use]
    pub const fn with(mut self, deck: Deck, count: u8) -> Hand {
        self.counts[deck.place()] = count;
        self.decks |= 1 << deck.place();
        self
    }

    /// The hand without any card.
    #[must_use]
    pub const fn emptied(self) -> Hand {
        Hand { counts: [0; Deck::MOST], ..self }
    }

    /// The decks it is drawn from, and how many cards it has of each.
    pub fn iter(self) -> impl Iterator<Item = (Deck, u8)> {
        Deck::ALL
            .into_iter()
            .filter(move |deck| self.decks & 1 << deck.place() != 0)
            .map(move |deck| (deck, self.of(deck)))
    }

    /// Writes only the decks it has cards of.
    ///
    /// # Errors
    /// As what it is written to.
    pub fn some<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_map(self.iter().filter(|(_, count)| *count > 0))
    }

    /// Whether it has at least as many cards of each deck as another.
    pub fn covers(self, other: Hand) -> bool {
        Deck::ALL.into_iter().all(|deck| self.of(deck) >= other.of(deck))
    }
}

/// Hands are the same if they hold the same.
impl PartialEq for Hand {
    fn eq(&self, other: &Hand) -> bool {
        self.counts == other.counts
    }
}

impl Eq for Hand {}

impl Serialize for Hand {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_map(self.iter())
    }
}

impl<'de> Deserialize<'de> for Hand {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        struct Counts;
        impl<'de> Visitor<'de> for Counts {
            type Value = Hand;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number of cards for each deck")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Hand, A::Error> {
                let mut hand = Hand::default();
                while let Some((deck, count)) = map.next_entry::<Deck, u8>()? {
                    if hand.iter().any(|(there, _)| there == deck) {
                        return Err(A::Error::duplicate_field(deck.name()));
                    }
                    hand = hand.with(deck, count);
                }
                Ok(hand)
            }
        }
        d.deserialize_map(Counts)
    }
}
