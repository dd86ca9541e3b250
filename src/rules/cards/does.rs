//! What a card does to hands.

use crate::rules::card::who::Who;
use crate::rules::cards::deck::Deck;
use serde::{Deserialize, Serialize};

/// What a card does to hands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Does {
    /// Cards drawn.
    Draw {
        /// By whom.
        #[serde(default)]
        who: Who,
        /// From which deck.
        deck: Deck,
        /// How many.
        cards: u8,
    },
    /// Cards discarded from the hand, chosen by their owner, as far as there are any.
    Discard {
        /// Whose.
        #[serde(default)]
        who: Who,
        /// Of which deck.
        deck: Deck,
        /// How many.
        cards: u8,
    },
    /// The hand is shown to everybody.
    Show {
        /// Whose.
        #[serde(default)]
        who: Who,
    },
    /// The chosen card of the discards comes to one's hand.
    Fetch {
        /// From whose discards.
        deck: Deck,
    },
}
