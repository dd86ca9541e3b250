//! The number of a card.

use serde::{Deserialize, Serialize};

/// A card of the box, by its number: 1 to 1023.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardId(#[serde(deserialize_with = "read")] pub u16);

impl CardId {
    /// The highest number a card can have: there is room for two large boxes in one game.
    pub const MAX: u16 = 1023;
}

/// A number no card can have is said to be one wherever it is read.
fn read<'de, D: serde::Deserializer<'de>>(d: D) -> Result<u16, D::Error> {
    let found = i64::deserialize(d)?;
    let number = u16::try_from(found).ok().filter(|number| *number <= CardId::MAX);
    number.ok_or_else(|| serde::de::Error::custom(format!("found {found}, allowed are 1 to {}", CardId::MAX)))
}
