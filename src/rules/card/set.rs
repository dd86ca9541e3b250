//! A set of cards: thirty-two bytes, whatever is in it.

use crate::rules::card::CardId;
use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A set of cards, by their numbers. In files a list of numbers, ascending.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct CardSet([u64; 4]);

impl CardSet {
    /// The empty set.
    pub const EMPTY: CardSet = CardSet([0; 4]);

    const fn place(card: CardId) -> (usize, u64) {
        (card.0 as usize / 64, 1 << (card.0 % 64))
    }

    /// Whether a card is in it.
    pub const fn has(&self, card: CardId) -> bool {
        let (word, bit) = CardSet::place(card);
        self.0[word] & bit != 0
    }

    /// Puts a card in.
    pub const fn insert(&mut self, card: CardId) {
        let (word, bit) = CardSet::place(card);
        self.0[word] |= bit;
    }

    /// Takes a card out.
    pub const fn remove(&mut self, card: CardId) {
        let (word, bit) = CardSet::place(card);
        self.0[word] &= !bit;
    }

    /// A set of one card.
    pub const fn of(card: CardId) -> CardSet {
        let mut set = CardSet::EMPTY;
        set.insert(card);
        set
    }

    /// How many cards are in it.
    pub const fn len(&self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones() + self.0[3].count_ones()
    }

    /// Whether none is in it.
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    /// The cards that are in both.
    #[must_use]
    pub const fn and(&self, other: &CardSet) -> CardSet {
        let (a, b) = (&self.0, &other.0);
        CardSet([a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]])
    }

    /// The cards that are in either.
    #[must_use]
    pub const fn or(&self, other: &CardSet) -> CardSet {
        let (a, b) = (&self.0, &other.0);
        CardSet([a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]])
    }

    /// The cards of this one that are not in the other.
    #[must_use]
    pub const fn without(&self, other: &CardSet) -> CardSet {
        let (a, b) = (&self.0, &other.0);
        CardSet([a[0] & !b[0], a[1] & !b[1], a[2] & !b[2], a[3] & !b[3]])
    }

    /// Whether every card of it is in the other.
    pub const fn within(&self, other: &CardSet) -> bool {
        self.without(other).is_empty()
    }

    /// The cards, by number.
    pub fn iter(&self) -> impl Iterator<Item = CardId> + use<> {
        let mut words = self.0;
        let mut word = 0;
        std::iter::from_fn(move || {
            while word < 4 && words[word] == 0 {
                word += 1;
            }
            let bits = words.get_mut(word)?;
            let bit = bits.trailing_zeros();
            *bits &= *bits - 1;
            Some(CardId((word as u32 * 64 + bit) as u8))
        })
    }

    /// The card at a place, counted from 0 in the order of numbers.
    pub fn nth(&self, place: u32) -> Option<CardId> {
        let mut left = place;
        for (word, bits) in self.0.iter().enumerate() {
            let here = bits.count_ones();
            if left < here {
                let mut bits = *bits;
                for _ in 0..left {
                    bits &= bits - 1;
                }
                return Some(CardId((word as u32 * 64 + bits.trailing_zeros()) as u8));
            }
            left -= here;
        }
        None
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|c| c.0)).finish()
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        struct Numbers;
        impl<'de> Visitor<'de> for Numbers {
            type Value = CardSet;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of card numbers")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<CardSet, A::Error> {
                let mut set = CardSet::EMPTY;
                while let Some(card) = seq.next_element()? {
                    set.insert(card);
                }
                Ok(set)
            }
        }
        d.deserialize_seq(Numbers)
    }
}
