//! What happens at the doors.

use crate::rules::card::CardId;
use crate::rules::cards::deck::Deck;
use crate::rules::ids::Colour;
use serde::{Deserialize, Serialize};

/// What happens at the doors.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Whoever died stands there again with nothing, and can help and be helped; new cards come with the own turn (MC-DEATH-08,
    /// MC-DEATH-09).
    Stands {
        /// Who.
        seat: Colour,
    },
    /// Somebody has sold one Item at twice its worth, once in a turn (MC-SELL-06).
    SoldHigh {
        /// Who.
        seat: Colour,
    },
    /// Whoever helped shares the win, if this fight brings one (SR-FAST-05).
    Shares {
        /// Who.
        seat: Colour,
    },
    /// At a table of cardboard: somebody has taken one of the cards that lie there (MC-DEATH-04).
    TookOne {
        /// Who.
        seat: Colour,
        /// Whose it was.
        from: Colour,
        /// Of which deck it is, where hands are kept and that was said: it comes to the hand.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        deck: Option<Deck>,
        /// Which Item it was, if it was a listed one; may be empty.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        item: String,
        /// What a listed Item adds: where it has no name that is what it is known by.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bonus: Option<i16>,
    },
    /// Somebody wants the card on top of the discards, for a level card (MC-FAST-03).
    Wants {
        /// Who.
        seat: Colour,
        /// The card.
        card: CardId,
    },
    /// A monster is met that does not fight whoever met it: the card goes, the room can be searched (MC-LOOT-04).
    Friendly {
        /// Who met it.
        seat: Colour,
        /// Its card.
        card: CardId,
    },
    /// Somebody takes a card of what a dead munchkin has left, to the hand.
    Looted {
        /// Who takes it.
        seat: Colour,
        /// Whose it was.
        from: Colour,
        /// Of which deck it is.
        deck: Deck,
        /// Which.
        card: CardId,
    },
}
