//! The discards as they lie on the table: all of them, and what may be looked at.

use crate::rules::book::Book;
use crate::rules::card::{CardId, CardSet};
use crate::rules::cards::deck::Deck;
use crate::rules::game::Game;
use crate::rules::rulings::DiscardsBrowsable;

/// The discards of a deck, the latest first; those whose order nobody knows any more come last.
pub fn all(book: &Book, game: &Game, deck: Deck) -> Vec<CardId> {
    let Some(stock) = &game.stock else { return Vec::new() };
    let lie = stock.discards.and(book.cards.stack(deck));
    let known: Vec<CardId> = stock.pile.iter().rev().copied().filter(|card| lie.has(*card)).collect();
    let rest = lie.without(&known.iter().copied().collect::<CardSet>());
    known.into_iter().chain(rest.iter()).collect()
}

/// Those of them that anybody may look at whenever they like (MC-SW-07, CL-OQ-51); a card that takes one from there shows
/// all there are.
pub fn open(book: &Book, game: &Game, deck: Deck) -> Vec<CardId> {
    let mut lie = all(book, game, deck);
    match book.house(game).discards_browsable() {
        DiscardsBrowsable::Yes => {}
        DiscardsBrowsable::TopOnly => lie.truncate(1),
        DiscardsBrowsable::No => lie.clear(),
    }
    lie
}
