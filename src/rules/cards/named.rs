//! Cards named in a game whose cards the app keeps.

use crate::rules;
use crate::rules::answer::Answer;
use crate::rules::book::Book;
use crate::rules::card::set::CardSet;
use crate::rules::cards::cited;
use crate::rules::cards::deck::Deck;
use crate::rules::cards::stock;
use crate::rules::cards::stock::piles::Stock;
use crate::rules::cards::tally::Hand;
use crate::rules::cite::Cites;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::refusal::Refusal;
use crate::rules::refusal::ensure;
use crate::rules::seat::Seat;
use crate::rules::wish::Wishes;

/// The decks in the app.
pub(crate) fn stock(game: &Game) -> Result<&Stock, Refusal> {
    game.stock.as_ref().ok_or_else(|| Refusal::new("no-cards-in-app", Cites::NONE))
}

/// How many of named cards are of each deck; refused if one is not in hand.
pub(crate) fn numbers(book: &Book, seat: &Seat, cards: &CardSet) -> Result<Hand, Refusal> {
    ensure(cards.within(&seat.held), || Refusal::new("card-not-in-hand", cited::HELD).seat(seat.colour))?;
    let of = |deck: Deck| u8::try_from(cards.and(book.cards.stack(deck)).len()).unwrap_or(u8::MAX);
    Ok(book.rules.hands.iter().fold(Hand::default(), |hand, deck| hand.with(*deck, of(*deck))))
}

/// Ways to choose cards that go from a hand.
pub(crate) fn ways_to_shed(book: &Book, game: &Game, seat: Colour, deck: Deck, out: &mut Wishes) {
    let Some(seat) = game.seat(seat) else { return };
    let open = stock::unnamed(book, seat, deck);
    if open >= 0 {
        return;
    }
    let held = seat.held.and(book.cards.stack(deck));
    for run in runs(&held, open.unsigned_abs() as usize) {
        out.say(Answer::Cards(rules::cards::Answer::Cards(run.into_iter().collect())));
    }
}

/// Runs of so many cards, each beginning with another one; for single cards that is every way there is.
pub(crate) fn runs(cards: &CardSet, count: usize) -> Vec<Vec<rules::card::CardId>> {
    let all: Vec<_> = cards.iter().collect();
    if count == 0 || count > all.len() {
        return Vec::new();
    }
    let run = |at: usize| (0..count).map(|i| all[(at + i) % all.len()]).collect();
    (0..all.len().min(WAYS)).map(run).collect()
}

/// Most ways to give cards away that are listed.
const WAYS: usize = 24;
