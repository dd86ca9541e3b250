//! A line of the log, and the words for cards that come and go.

use crate::rules::cite::Cites;
use crate::rules::message::{Arg, Message};
use crate::rules::seat::Deck;

/// What a line is to its readers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Something happened.
    Plain,
    /// Somebody has to do something with the cardboard.
    Reminder,
    /// A new turn.
    Turn,
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What it says.
    pub message: Message,
    /// The rules behind it.
    pub cites: Cites,
    /// What it is.
    pub tone: Tone,
}

/// The text of a deck's name.
pub const fn deck_text(deck: Deck) -> &'static str {
    match deck {
        Deck::Treasure => "deck-treasure",
        Deck::Dxm => "deck-dxm",
    }
}

/// So many cards of a deck.
pub fn counted(deck: Deck, cards: i64) -> Arg {
    match deck {
        Deck::Treasure => Arg::Counted("cards-treasure", cards),
        Deck::Dxm => Arg::Counted("cards-dxm", cards),
    }
}
