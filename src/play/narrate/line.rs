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

/// What matters to whoever looks at last what has happened: the most first.
const GREAT: [&[&str]; 5] = [
    &["told-died", "told-god-beaten", "told-god-wins"],
    &["told-level-up", "told-level-down", "told-level-sold", "told-god-comes", "told-token-start"],
    &[
        "told-fight-lost",
        "told-ran-caught",
        "told-hurts",
        "told-stole",
        "told-caught-stealing",
        "told-gear-gone",
        "told-token-back",
        "told-played-curse",
        "told-compelled",
    ],
    &[
        "told-hacked",
        "told-hacked-five",
        "told-sent-in",
        "told-played-thrown",
        "told-played-enhancer",
        "told-played-card",
        "told-sent",
        "told-sent-empty",
        "told-slain",
        "told-looted",
        "told-revived",
        "told-stands",
        "told-passed",
    ],
    &[
        "told-monster-killed",
        "told-ran-away",
        "told-helps",
        "told-stopped",
        "told-called-off",
        "told-boss",
        "told-gear-sold",
        "told-hand-sold",
        "told-cards-sold",
    ],
];

/// How much a line matters to whoever looks at last what has happened; nothing where it is only how it came.
pub fn weight(id: &str) -> u8 {
    let at = GREAT.iter().position(|all| all.contains(&id));
    at.map_or(0, |at| u8::try_from(GREAT.len() - at).unwrap_or_default())
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
