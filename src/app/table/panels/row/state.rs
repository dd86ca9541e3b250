//! What has been chosen on the panel of a card of the row.

use crate::rules::card::{CardId, CardSet};
use crate::rules::cards::tally::Hand;
use crate::rules::ids::Colour;

/// A card of the row, and what has been chosen to hack it with.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {
    /// Its place in the row, from 0.
    pub place: u8,
    /// Cards of the hand.
    pub cards: CardSet,
    /// Items, by their places.
    pub gear: Vec<usize>,
    /// What pays for it is chosen: next which card is taken from the discards, and which was touched.
    pub taking: Option<Option<CardId>>,
    /// Whose hand it is counted from at a table of cardboard, and how many of which deck.
    pub counted: Option<(Colour, Hand)>,
}

impl State {
    /// Nothing has been chosen.
    pub fn at(place: u8) -> State {
        State { place, ..State::default() }
    }
}
