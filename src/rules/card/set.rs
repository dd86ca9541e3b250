//! A set of cards: forty bytes for the cards of one box, more on the heap only where their numbers are higher.

use crate::rules::card::id::CardId;
use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::array::from_fn;
use std::fmt;
use std::sync::Arc;

/// Words of 64 numbers that every set has: numbers to 255, those of one box.
const LOW: usize = 4;
/// Words for the numbers above, to the highest there is.
const HIGH: usize = (CardId::MAX as usize + 1) / 64 - LOW;

/// A set of cards, by their numbers. In files a list of numbers, ascending.
#[derive(Clone, PartialEq, Eq, Default, Hash)]
pub struct CardSet {
    low: [u64; LOW],
    /// None where no card has so high a number, so that equal sets look the same.
    high: Option<Arc<[u64; HIGH]>>,
}

impl CardSet {
    /// The empty set.
    pub const EMPTY: CardSet = CardSet { low: [0; LOW], high: None };

    #[inline]
    fn place(card: CardId) -> (usize, u64) {
        (usize::from(card.0 / 64), 1 << (card.0 % 64))
    }

    /// The numbers from 64 times a place on; nothing behind the last place.
    #[inline]
    fn word(&self, place: usize) -> Option<u64> {
        match place.checked_sub(LOW) {
            None => self.low.get(place).copied(),
            Some(place) => self.high.as_ref()?.get(place).copied(),
        }
    }

    /// A high word that can be changed, if there is one for such numbers.
    #[cold]
    fn high_word(&mut self, place: usize) -> Option<&mut u64> {
        let place = place.checked_sub(LOW).filter(|place| *place < HIGH)?;
        Arc::make_mut(self.high.get_or_insert_with(|| Arc::new([0; HIGH]))).get_mut(place)
    }

    /// High words that are all empty are none.
    #[cold]
    fn settle(&mut self) {
        if self.high.as_ref().is_some_and(|high| high.iter().all(|word| *word == 0)) {
            self.high = None;
        }
    }

    /// The low words of both, each with its own, spelt out: quicker than to go through two lists.
    #[inline(always)]
    fn low_with(&self, other: &CardSet, join: impl Fn(u64, u64) -> u64) -> [u64; LOW] {
        let ([a, b, c, d], [e, f, g, h]) = (self.low, other.low);
        [join(a, e), join(b, f), join(c, g), join(d, h)]
    }

    /// Both sets word by word; what is in neither is not in the result.
    #[inline(always)]
    fn joined(&self, other: &CardSet, join: impl Fn(u64, u64) -> u64) -> CardSet {
        let mut set = CardSet { low: self.low_with(other, &join), high: None };
        if self.high.is_some() || other.high.is_some() {
            set.join_high(self, other, join);
        }
        set
    }

    /// The same, for the high numbers.
    #[cold]
    fn join_high(&mut self, one: &CardSet, other: &CardSet, join: impl Fn(u64, u64) -> u64) {
        let word = |set: &CardSet, i: usize| set.word(LOW + i).unwrap_or(0);
        self.high = Some(Arc::new(from_fn(|i| join(word(one, i), word(other, i)))));
        self.settle();
    }

    /// Whether a card is in it.
    #[inline]
    pub fn has(&self, card: CardId) -> bool {
        let (place, bit) = CardSet::place(card);
        self.word(place).is_some_and(|word| word & bit != 0)
    }

    /// Puts a card in; one whose number is above all there are stays out.
    #[inline]
    pub fn insert(&mut self, card: CardId) {
        let (place, bit) = CardSet::place(card);
        match self.low.get_mut(place) {
            Some(word) => *word |= bit,
            None => {
                if let Some(word) = self.high_word(place) {
                    *word |= bit;
                }
            }
        }
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, card: CardId) {
        let (place, bit) = CardSet::place(card);
        match self.low.get_mut(place) {
            Some(word) => *word &= !bit,
            None if self.high.is_none() => {}
            None => {
                if let Some(word) = self.high_word(place) {
                    *word &= !bit;
                    self.settle();
                }
            }
        }
    }

    /// A set of one card.
    #[inline]
    pub fn of(card: CardId) -> CardSet {
        let mut set = CardSet::EMPTY;
        set.insert(card);
        set
    }

    /// How many cards are in it.
    #[inline]
    pub fn len(&self) -> u32 {
        let ones = |words: &[u64]| words.iter().map(|word| word.count_ones()).sum::<u32>();
        ones(&self.low) + self.high.as_ref().map_or(0, |high| ones(&**high))
    }

    /// The same where they are few, as in a hand: counted one after the other.
    #[inline]
    pub fn few(&self) -> u32 {
        self.shared(self)
    }

    /// Whether none is in it.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.low.iter().fold(0, |all, word| all | word) == 0 && self.high.is_none()
    }

    /// The cards that are in both.
    #[must_use]
    #[inline]
    pub fn and(&self, other: &CardSet) -> CardSet {
        self.joined(other, |a, b| a & b)
    }

    /// The cards that are in either.
    #[must_use]
    #[inline]
    pub fn or(&self, other: &CardSet) -> CardSet {
        self.joined(other, |a, b| a | b)
    }

    /// The cards of this one that are not in the other.
    #[must_use]
    #[inline]
    pub fn without(&self, other: &CardSet) -> CardSet {
        self.joined(other, |a, b| a & !b)
    }

    /// Puts those of another set in.
    #[inline]
    pub fn add(&mut self, other: &CardSet) {
        if other.high.is_some() {
            *self = self.or(other);
        } else {
            self.low = self.low_with(other, |word, more| word | more);
        }
    }

    /// Takes those of another set out.
    #[inline]
    pub fn cut(&mut self, other: &CardSet) {
        if self.high.is_some() {
            *self = self.without(other);
        } else {
            self.low = self.low_with(other, |word, less| word & !less);
        }
    }

    /// How many cards are in both.
    #[inline]
    pub fn shared(&self, other: &CardSet) -> u32 {
        // Few they are, a hand's: counted one after the other.
        let few = |mut word: u64| {
            let mut count = 0;
            while word != 0 {
                word &= word - 1;
                count += 1;
            }
            count
        };
        let [a, b, c, d] = self.low_with(other, |a, b| a & b);
        let low: u32 = few(a) + few(b) + few(c) + few(d);
        match (&self.high, &other.high) {
            (Some(high), Some(others)) => {
                low + high.iter().zip(others.iter()).map(|(a, b)| (a & b).count_ones()).sum::<u32>()
            }
            _ => low,
        }
    }

    /// Whether a card is in both.
    #[inline(always)]
    pub fn meets(&self, other: &CardSet) -> bool {
        // All low words at once: to stop at the first would take longer.
        let [a, b, c, d] = self.low_with(other, |a, b| a & b);
        (a | b | c | d) != 0 || (self.high.is_some() && other.high.is_some() && self.meets_high(other))
    }

    /// The same of the high numbers, out of the way.
    #[cold]
    fn meets_high(&self, other: &CardSet) -> bool {
        self.high.as_ref().zip(other.high.as_ref()).is_some_and(|(a, b)| a.iter().zip(&**b).any(|(a, b)| a & b != 0))
    }

    /// Whether every card of it is in the other.
    #[inline]
    pub fn within(&self, other: &CardSet) -> bool {
        self.without(other).is_empty()
    }

    /// Goes through the cards by number: the quick way where all are looked at.
    #[inline]
    pub fn each(&self, mut see: impl FnMut(CardId)) {
        each_of(&self.low, 0, &mut see);
        if let Some(high) = &self.high {
            each_high(&**high, &mut see);
        }
    }

    /// The cards, by number.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = CardId> + use<> {
        let set = self.clone();
        let (mut place, mut bits) = (0, self.low[0]);
        std::iter::from_fn(move || {
            while bits == 0 {
                place += 1;
                bits = set.word(place)?;
            }
            let bit = bits.trailing_zeros();
            bits &= bits - 1;
            Some(CardId((place as u32 * 64 + bit) as u16))
        })
    }

    /// The one card in it, if it is one.
    #[inline]
    pub fn only(&self) -> Option<CardId> {
        let mut cards = self.iter();
        cards.next().filter(|_| cards.next().is_none())
    }

    /// The card at a place, counted from 0 in the order of numbers.
    #[inline]
    pub fn nth(&self, nth: u32) -> Option<CardId> {
        let mut left = nth;
        for place in 0.. {
            let mut bits = self.word(place)?;
            let here = bits.count_ones();
            if left < here {
                for _ in 0..left {
                    bits &= bits - 1;
                }
                return Some(CardId((place as u32 * 64 + bits.trailing_zeros()) as u16));
            }
            left -= here;
        }
        None
    }
}

/// Goes through the cards of some words, the first of which begins at a number.
#[inline(always)]
fn each_of(words: &[u64], first: u32, see: &mut (impl FnMut(CardId) + ?Sized)) {
    for (place, word) in words.iter().enumerate() {
        let mut bits = *word;
        while bits != 0 {
            see(CardId((first + place as u32 * 64 + bits.trailing_zeros()) as u16));
            bits &= bits - 1;
        }
    }
}

/// The same for the high numbers, out of the way.
#[cold]
fn each_high(words: &[u64], see: &mut dyn FnMut(CardId)) {
    each_of(words, LOW as u32 * 64, see);
}

impl Extend<CardId> for CardSet {
    fn extend<I: IntoIterator<Item = CardId>>(&mut self, cards: I) {
        cards.into_iter().for_each(|card| self.insert(card));
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        set.extend(cards);
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
