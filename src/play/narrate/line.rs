//! A line of the log, and the words for cards that come and go.

use crate::rules::cards::deck::Deck;
use crate::rules::cite::Cites;
use crate::rules::message::{Arg, Message};

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

/// The texts of a deck: its name, and so many cards of it.
fn texts(deck: Deck) -> (&'static str, &'static str) {
    match deck.name() {
        "monster" => ("deck-monster", "cards-monster"),
        "treasure" => ("deck-treasure", "cards-treasure"),
        "dxm" => ("deck-dxm", "cards-dxm"),
        _ => ("deck-door", "cards-door"),
    }
}

/// The text of a deck's name.
pub fn deck_text(deck: Deck) -> &'static str {
    texts(deck).0
}

/// So many cards of a deck.
pub fn counted(deck: Deck, cards: i64) -> Arg {
    Arg::Counted(texts(deck).1, cards)
}
