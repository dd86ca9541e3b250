//! Players one after the other: eight bytes, whoever is in it.

use crate::rules::ids::Colour;
use serde::de::{Error as _, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::ops::Deref;

/// Up to six players in an order. In files a list of colours.
#[derive(Clone, Copy)]
pub struct Row {
    colours: [Colour; Colour::ALL.len()],
    count: u8,
}

impl Row {
    /// Nobody.
    pub const EMPTY: Row = Row { colours: Colour::ALL, count: 0 };

    /// One alone.
    pub fn of(colour: Colour) -> Row {
        let mut row = Row::EMPTY;
        row.push(colour);
        row
    }

    /// Takes the first out.
    pub fn leave_first(&mut self) {
        let [first, a, b, c, d, e] = self.colours;
        self.colours = [a, b, c, d, e, first];
        self.count = self.count.saturating_sub(1);
    }

    /// Puts somebody at the end. Whether there was room.
    pub fn push(&mut self, colour: Colour) -> bool {
        let free = self.colours.get_mut(usize::from(self.count));
        let room = free.is_some();
        if let Some(free) = free {
            *free = colour;
            self.count += 1;
        }
        room
    }
}

impl Deref for Row {
    type Target = [Colour];
    fn deref(&self) -> &[Colour] {
        self.colours.get(..usize::from(self.count)).unwrap_or_default()
    }
}

impl From<&[Colour]> for Row {
    fn from(colours: &[Colour]) -> Self {
        let mut row = Row::EMPTY;
        for (place, colour) in row.colours.iter_mut().zip(colours) {
            *place = *colour;
            row.count += 1;
        }
        row
    }
}

/// Each colour is one player's, so that nobody is left out of six.
impl FromIterator<Colour> for Row {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Self {
        let mut row = Row::EMPTY;
        // Told through each of the parts that the colours come from: to ask for the next one takes longer.
        colours.into_iter().for_each(|colour| {
            row.push(colour);
        });
        row
    }
}

impl Default for Row {
    fn default() -> Self {
        Row::EMPTY
    }
}

impl PartialEq for Row {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for Row {}

impl<const N: usize> PartialEq<[Colour; N]> for Row {
    fn eq(&self, other: &[Colour; N]) -> bool {
        **self == *other
    }
}

impl fmt::Debug for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Row {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Row {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        struct List;
        impl<'de> Visitor<'de> for List {
            type Value = Row;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of up to six colours")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Row, A::Error> {
                let mut row = Row::EMPTY;
                while let Some(colour) = seq.next_element()? {
                    if !row.push(colour) {
                        return Err(A::Error::custom("more than six colours"));
                    }
                }
                Ok(row)
            }
        }
        d.deserialize_seq(List)
    }
}
