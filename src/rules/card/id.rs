//! The number of a card.

use serde::{Deserialize, Serialize};

/// A card of the box, by its number: 1 to 255.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardId(pub u8);
