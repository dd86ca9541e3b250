//! Steps of decks and hands.

use crate::rules::cards::deck::Deck;
use crate::rules::ids::Colour;
use crate::rules::table::whose::Whose;
use serde::{Deserialize, Serialize};

/// Steps of decks and hands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// A hand has grown or shrunk by number, and its cards are to be named, where the app keeps them (MQ-SET-02).
    NameCards {
        /// Whose.
        seat: Colour,
        /// Of which deck.
        deck: Deck,
    },
}

impl Step {
    /// Whose it is.
    pub fn whose(&self) -> Whose {
        match self {
            Step::NameCards { seat, .. } => Whose::Life(*seat),
        }
    }

    /// A player has left.
    pub fn leaves(&mut self, _gone: Colour, _heir: Colour) {
        match self {
            Step::NameCards { .. } => {}
        }
    }
}
