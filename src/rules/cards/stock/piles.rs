//! The cards nobody holds, and what the app kept of them when they went to the table.

use crate::rules::card::id::CardId;
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
    /// The discards in the order they came to lie there, the latest last, as far as that is known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pile: Vec<CardId>,
}

impl Stock {
    /// Cards come to lie on the discards; those that come together, by their numbers.
    pub fn discard(&mut self, cards: &CardSet) {
        cards.each(|card| {
            if !self.discards.has(card) {
                self.pile.push(card);
            }
        });
        self.discards.add(cards);
    }

    /// Cards leave the discards.
    pub fn take(&mut self, cards: &CardSet) {
        self.pile.retain(|card| !cards.has(*card));
        self.discards.cut(cards);
    }

    /// The card on top of some discards, if it is known.
    pub fn top(&self, of: &CardSet) -> Option<CardId> {
        self.pile.iter().rev().copied().find(|card| of.has(*card))
    }
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
