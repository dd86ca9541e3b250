//! What one seat may see: its own hand, and of other hands and the decks only how many cards there are.

use crate::rules::book::Book;
use crate::rules::card::CardSet;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::seat::{Deck, Seat};

/// A game as one seat sees it. Nothing in it leads to the cards of another hand or to the order of a deck.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    book: &'a Book,
    game: &'a Game,
    me: Colour,
}

impl<'a> View<'a> {
    /// The game as a seat sees it.
    pub const fn of(book: &'a Book, game: &'a Game, me: Colour) -> View<'a> {
        View { book, game, me }
    }

    /// The rules.
    pub const fn book(&self) -> &'a Book {
        self.book
    }

    /// Whose eyes these are.
    pub const fn me(&self) -> Colour {
        self.me
    }

    /// One's own seat, hand included.
    pub fn own(&self) -> Option<&'a Seat> {
        self.game.seat(self.me)
    }

    /// Cards face up among the discards.
    pub fn discards(&self) -> CardSet {
        self.game.stock.map_or(CardSet::EMPTY, |s| s.discards)
    }

    /// How many cards of a deck somebody holds.
    pub fn count(&self, seat: Colour, deck: Deck) -> u8 {
        self.game.seat(seat).map_or(0, |s| s.hand.of(deck))
    }

    /// The game with every hidden card out of sight: other hands hold none by name, and what they hold lies among the
    /// cards that could be drawn. For looking ahead; the numbers of all hands are kept.
    pub fn imagined(&self) -> Game {
        let mut game = self.game.clone();
        let me = self.me;
        let mut hidden = CardSet::EMPTY;
        for seat in game.seats.iter_mut().filter(|s| s.colour != me) {
            hidden = hidden.or(&seat.held);
            seat.held = CardSet::EMPTY;
        }
        if let Some(stock) = &mut game.stock {
            stock.draw = stock.draw.or(&hidden);
        }
        game
    }
}
