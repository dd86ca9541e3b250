//! A small set of named things, written in files as a list of their names.

use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;

/// What can stand in a [`Few`]: at most eight values, each with a position.
pub trait Member: Copy + PartialEq + 'static {
    /// Every value, in the order they are written.
    const ALL: &'static [Self];
    /// Position in [`Member::ALL`], 0 to 7.
    fn position(self) -> usize;
}

/// A set of up to eight named values, in one byte.
pub struct Few<T>(u8, PhantomData<T>);

impl<T: Member> Few<T> {
    /// The empty set.
    pub const EMPTY: Few<T> = Few(0, PhantomData);

    /// Every set there can be, the empty one first.
    pub fn every() -> impl Iterator<Item = Self> {
        (0..1_u16 << T::ALL.len()).filter_map(|bits| u8::try_from(bits).ok()).map(|bits| Few(bits, PhantomData))
    }

    /// Whether the value is in the set.
    pub fn has(self, value: T) -> bool {
        self.0 & (1 << value.position()) != 0
    }

    /// The set with a value added.
    #[must_use]
    pub fn with(self, value: T) -> Self {
        Few(self.0 | 1 << value.position(), PhantomData)
    }

    /// The set with a value taken out.
    #[must_use]
    pub fn without(self, value: T) -> Self {
        Few(self.0 & !(1 << value.position()), PhantomData)
    }

    /// The set with a value put in if it was out, and the other way round.
    #[must_use]
    pub fn toggled(self, value: T) -> Self {
        Few(self.0 ^ 1 << value.position(), PhantomData)
    }

    /// Whether nothing is in it.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The values, in the order of [`Member::ALL`].
    pub fn iter(self) -> impl Iterator<Item = T> {
        T::ALL.iter().copied().filter(move |v| self.has(*v))
    }
}

impl<T: Member> FromIterator<T> for Few<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        values.into_iter().fold(Few::EMPTY, Few::with)
    }
}

impl<T> Clone for Few<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Few<T> {}

impl<T> PartialEq for Few<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T> Eq for Few<T> {}

impl<T> Default for Few<T> {
    fn default() -> Self {
        Few(0, PhantomData)
    }
}

impl<T: Member + fmt::Debug> fmt::Debug for Few<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Member + Serialize> Serialize for Few<T> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl<'de, T: Member + Deserialize<'de>> Deserialize<'de> for Few<T> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        struct List<T>(PhantomData<T>);
        impl<'de, T: Member + Deserialize<'de>> Visitor<'de> for List<T> {
            type Value = Few<T>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of names")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Few<T>, A::Error> {
                let mut set = Few::EMPTY;
                while let Some(value) = seq.next_element()? {
                    set = set.with(value);
                }
                Ok(set)
            }
        }
        d.deserialize_seq(List(PhantomData))
    }
}
