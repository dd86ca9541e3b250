//! Which cards are looked through.

use crate::rules::card::CardId;
use crate::rules::cards::deck::Deck;

/// What is looked through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// Every card there is.
    All,
    /// The discards of a deck.
    Discards(Deck),
    /// The one card that is open.
    One,
}

/// Cards that are looked through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// Which.
    pub shown: Shown,
    /// The one whose text is read.
    pub open: Option<CardId>,
}
