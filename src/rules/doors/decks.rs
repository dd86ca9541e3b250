//! The deck behind the doors (MC-SET-04).

use crate::rules::cards::deck::Deck;

impl Deck {
    /// Door cards: monsters, Curses, Races, Classes, and whatever else lurks there.
    pub const DOOR: Deck = Deck::ALL[3];
}
