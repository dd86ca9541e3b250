//! The cards nobody holds, and what the app kept of them when they went to the table.

use crate::rules::card::set::CardSet;
use crate::rules::ids::Colour;
use serde::{Deserialize, Serialize};

/// The cards of the box that nobody holds and that are not in play.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stock {
    /// Face down, all decks.
    pub draw: CardSet,
    /// Face up, all decks.
    pub discards: CardSet,
    /// All cards the app keeps.
    pub all: CardSet,
}

/// What the app kept when the cards went to the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shelf {
    /// The decks and discards.
    pub stock: Stock,
    /// What each held, and what lay before each.
    pub seats: Vec<(Colour, CardSet, CardSet)>,
}
