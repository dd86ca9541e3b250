//! What is asked about decks and hands.

use crate::rules::cards::deck::Deck;
use serde::Serialize;

/// What is asked about decks and hands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Which cards a hand drew, or which of its cards go.
    Cards {
        /// Of which deck.
        deck: Deck,
        /// How many.
        count: u32,
        /// Whether they are drawn; otherwise they go.
        drawn: bool,
    },
}
