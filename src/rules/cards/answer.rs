//! Answers about cards.

use crate::rules::card::set::CardSet;
use crate::rules::cards::deck::Deck;
use serde::{Deserialize, Serialize};

/// Answers about cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Answer {
    /// Cards by name: drawn from a deck, or chosen from a hand.
    Cards(CardSet),
    /// A card of this deck, and nobody says which.
    Deck(Deck),
}
