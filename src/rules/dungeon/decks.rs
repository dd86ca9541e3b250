//! The three decks of the dungeon (MQ-SET-02).

use crate::rules::card::set::CardSet;
use crate::rules::cards::deck::Deck;
use crate::rules::cards::tally::Hand;
use crate::rules::ids::Colour;
use crate::rules::munchkin::goods::Cards;
use crate::rules::munchkin::goods::Gift;

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

impl Gift {
    /// So many cards of each deck for somebody, or for the discards.
    pub fn counting(to: Option<Colour>, hand: Hand) -> Gift {
        Gift { to, treasure: hand.of(Deck::TREASURE), dxm: hand.of(Deck::DXM), cards: CardSet::EMPTY }
    }

    /// How many cards of each deck it is.
    pub fn hand(&self) -> Hand {
        Hand::dealt(self.treasure, self.dxm)
    }
}

impl Cards {
    /// The same cards, so many of them from the hand.
    #[must_use]
    pub fn counting(&self, hand: Hand) -> Cards {
        Cards { treasure: hand.of(Deck::TREASURE), dxm: hand.of(Deck::DXM), ..self.clone() }
    }

    /// How many of them are from the hand, of each deck.
    pub fn hand(&self) -> Hand {
        Hand::dealt(self.treasure, self.dxm)
    }
}
