//! What is changed in hands.

use crate::rules::amount::Amount;
use crate::rules::card::CardId;
use crate::rules::cards::deck::Deck;
use crate::rules::ids::Colour;
use serde::{Deserialize, Serialize};

/// What is changed in hands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// Cards drawn into a hand or gone from it.
    Hand {
        /// Whose.
        seat: Colour,
        /// Of which deck.
        deck: Deck,
        /// How many.
        change: Amount,
    },
    /// A hand is shown to everybody.
    Show {
        /// Whose.
        seat: Colour,
    },
    /// A card of a deck's discards comes to a hand; with none there, the top card of that deck (MQ-CARD-14).
    Fetch {
        /// Whose.
        seat: Colour,
        /// Of which deck.
        deck: Deck,
        /// Which, where the app keeps the cards.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<CardId>,
    },
}
