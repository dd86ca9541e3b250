//! The three decks of the dungeon (MQ-SET-02).

use crate::rules::cards::deck::Deck;
use crate::rules::cards::tally::Hand;

impl Deck {
    /// Monster cards.
    pub const MONSTER: Deck = Deck::ALL[0];
    /// Treasure cards.
    pub const TREASURE: Deck = Deck::ITEMS;
    /// Deus ex Munchkin cards.
    pub const DXM: Deck = Deck::ALL[2];
}

impl Hand {
    /// So many Treasure and so many DxM cards.
    pub fn dealt(treasure: u8, dxm: u8) -> Hand {
        Hand::default().with(Deck::TREASURE, treasure).with(Deck::DXM, dxm)
    }
}
