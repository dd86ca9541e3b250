//! What happens to decks, hands and discards.

use crate::rules::card::{CardId, CardSet};
use crate::rules::cards::deck::Deck;
use crate::rules::cards::stock::piles::Stock;
use crate::rules::cards::tally::Hand;
use crate::rules::ids::Colour;
use crate::rules::plain::is_default;
use serde::{Deserialize, Serialize};

/// What happens to decks, hands and discards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The app keeps these cards from now on, or none any more.
    Stocked(Option<Box<Stock>>),
    /// Cards were drawn by name: from the deck to a hand.
    Took {
        /// Whose.
        seat: Colour,
        /// Which.
        cards: CardSet,
    },
    /// Cards went from a hand to the discards.
    Shed {
        /// Whose.
        seat: Colour,
        /// Which.
        cards: CardSet,
    },
    /// A hand is shown: these are its cards.
    Shown {
        /// Whose.
        seat: Colour,
        /// All of them, where the app keeps them.
        cards: CardSet,
    },
    /// Cards went from one hand to another.
    Passed {
        /// Whose.
        from: Colour,
        /// To whom.
        to: Colour,
        /// Which.
        cards: CardSet,
    },
    /// A card left a hand and is in play.
    CardOut {
        /// Whose.
        seat: Colour,
        /// Which.
        card: CardId,
        /// Whether it lies before its player from now on: a Race, a Class, or what allows two.
        #[serde(default, skip_serializing_if = "is_default")]
        laid: bool,
    },
    /// Cards that the table names come out of the decks and discards into play.
    LaidOut(CardSet),
    /// Treasures won together lie face up, to be picked from (MQ-RES-10, MQ-BRIBE-04).
    TurnedUp(CardSet),
    /// Treasures that lay face up come to a hand.
    Picked {
        /// Whose.
        seat: Colour,
        /// Which.
        cards: CardSet,
    },
    /// A card came from the discards to a hand.
    Fetched {
        /// Whose.
        seat: Colour,
        /// From which deck's discards.
        deck: Deck,
        /// Which.
        card: CardId,
    },
    /// Cards that were in play went to the discards.
    Swept(CardSet),
    /// The discards of a deck were shuffled and are the deck again (MQ-SET-04); these are its cards.
    Reshuffled(CardSet),
    /// The number of cards in hand was set.
    Hand {
        /// Whose.
        seat: Colour,
        /// From.
        from: Hand,
        /// To.
        to: Hand,
    },
    /// Cards were drawn.
    Drew {
        /// By whom.
        seat: Colour,
        /// From which deck.
        deck: Deck,
        /// How many.
        cards: u8,
        /// Whether all could see them (MQ-RES-10).
        #[serde(default, skip_serializing_if = "is_default")]
        open: bool,
    },
    /// Cards drawn for a roll that no longer counts went back.
    GaveBack {
        /// By whom.
        seat: Colour,
        /// To which deck.
        deck: Deck,
        /// How many.
        cards: u8,
    },
    /// How many Treasures in hand count as just received.
    Fresh {
        /// Whose.
        seat: Colour,
        /// From.
        from: u8,
        /// To.
        to: u8,
    },
}
