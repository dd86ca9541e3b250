//! The decks and discards the app keeps (MQ-SET-02 to MQ-SET-05): which cards lie face down, which face up, and how
//! hands that grew or shrank by number come to hold cards by name.
//!
//! Rules count cards; this says which ones they are. A hand that is larger than the cards named in it draws, one that
//! is smaller discards; a card that nothing [in play](crate::rules::in_play) carries any more goes to the discards. So
//! every rule that moves cards works for decks in the app as it is.

pub use piles::{Shelf, Stock};

pub mod piles;

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::asking::unasked;
use crate::rules::book::Book;
use crate::rules::card::{CardId, CardSet};
use crate::rules::cards;
use crate::rules::cards::cited;
use crate::rules::cards::deck::Deck;
use crate::rules::cite::Cites;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::question::{Ask, Question};
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::seat::Seat;
use crate::rules::seen::Whose;
use crate::rules::table;
use crate::rules::table::Place;

impl Stock {
    /// All decks as they are before the first draw: those that no hand is drawn from, which are monsters', only where
    /// monsters are in the app too.
    pub fn new(book: &Book, monsters: Place) -> Stock {
        let here = |deck: &&Deck| monsters == Place::App || book.rules.hands.contains(deck);
        let decks = book.rules.decks.iter().filter(here);
        let all = decks.fold(CardSet::EMPTY, |all, deck| all.or(book.cards.stack(*deck)));
        Stock { draw: all.clone(), discards: CardSet::EMPTY, all, pile: Vec::new() }
    }
}

/// Cards to be named for a hand: to be drawn (above nothing) or discarded (below).
pub fn unnamed(book: &Book, seat: &Seat, deck: Deck) -> i32 {
    let named = seat.held.shared(book.cards.stack(deck));
    i32::from(seat.hand.of(deck)) - named as i32
}

/// What the decks owe: cards drawn by number are named, and those that go, for each hand not yet counted. Whether anything
/// was said.
#[inline(never)]
pub fn settle(book: &Book, game: &Game, counted: &mut Whose, out: &mut Facts) -> bool {
    let Some(stock) = &game.stock else { return false };
    // What has been named is done with before the next hand is.
    let mut named = None;
    if let Some(Step::Cards(cards::Step::NameCards { seat, deck })) = game.top() {
        let open = game.seat(*seat).map_or(0, |s| unnamed(book, s, *deck));
        if open == 0 {
            out.settle();
            return true;
        }
        named = Some((*seat, *deck, open));
    }
    let decks = &book.rules.hands;
    for seat in &game.seats {
        if counted.has(seat.colour) {
            continue;
        }
        for deck in decks.iter().copied() {
            // Those that are being named are known.
            let asked = named.filter(|(colour, of, _)| *colour == seat.colour && *of == deck);
            let open = asked.map_or_else(|| unnamed(book, seat, deck), |(.., open)| open);
            if open == 0 {
                continue;
            }
            if open < 0 && seat.hand.of(deck) == 0 {
                let cards = seat.held.and(book.cards.stack(deck));
                out.say(cards::Event::Shed { seat: seat.colour, cards }, cited::DISCARDS);
                return true;
            }
            if open > 0 && !stock.draw.meets(book.cards.stack(deck)) {
                dry(book, stock, seat, deck, out);
                return true;
            }
            if asked.is_some() {
                return false;
            }
            out.owe(cards::Step::NameCards { seat: seat.colour, deck });
            return true;
        }
        counted.count(seat.colour);
    }
    *counted = Whose::ALL;
    false
}

/// Nothing lies face down: the discards are shuffled, or nobody can draw (MQ-SET-04, MQ-SET-05).
fn dry(book: &Book, stock: &Stock, seat: &Seat, deck: Deck, out: &mut Facts) {
    if !stock.discards.meets(book.cards.stack(deck)) {
        let named = seat.held.shared(book.cards.stack(deck));
        let to = seat.hand.with(deck, u8::try_from(named).unwrap_or(u8::MAX));
        out.say(cards::Event::Hand { seat: seat.colour, from: seat.hand, to }, cited::ALL_OUT);
    } else {
        out.say(cards::Event::Reshuffled(book.cards.stack(deck).clone()), cited::SHUFFLED_ANEW);
    }
}

/// A deck that is turned up from, before the next card: shuffled anew, or used up. Whether anything was said.
pub(crate) fn refill(book: &Book, game: &Game, deck: Deck, out: &mut Facts) -> bool {
    let Some(stock) = &game.stock else { return false };
    let deck = book.cards.stack(deck).and(&stock.all);
    if deck.is_empty() || stock.draw.meets(&deck) {
        return false;
    }
    if !stock.discards.meets(&deck) {
        out.say(table::Event::Settled, cited::ALL_OUT);
    } else {
        out.say(cards::Event::Reshuffled(deck), cited::SHUFFLED_ANEW);
    }
    true
}

/// Which cards a hand drew, or which of its cards go.
pub fn question(book: &Book, game: &Game, (colour, deck): (Colour, Deck)) -> Option<Question> {
    let (owner, stock) = (game.seat(colour)?, game.stock.as_ref()?);
    let open = unnamed(book, owner, deck);
    let left = || stock.draw.and(book.cards.stack(deck)).len();
    let count = if open > 0 { open.unsigned_abs().min(left()) } else { open.unsigned_abs() };
    let ask = Ask::Cards(cards::Ask::Cards { deck, count, drawn: open > 0 });
    Some(Question { seat: Some(colour), ask, cites: cited::DECKS_AND_DISCARDS })
}

/// Cards that a hand holds are named: drawn from the deck, or chosen by their owner to go.
///
/// # Errors
/// A refusal: what stands in the way, and the rule.
pub fn name(
    book: &Book,
    game: &Game,
    (colour, deck): (Colour, Deck),
    answer: &Answer,
    out: &mut Facts,
) -> Result<(), Refusal> {
    let Answer::Cards(cards::Answer::Cards(cards)) = answer else { return Err(unasked()) };
    let (Some(stock), Some(seat)) = (&game.stock, game.seat(colour)) else {
        return Err(Refusal::new("no-cards-in-app", Cites::NONE));
    };
    let open = unnamed(book, seat, deck);
    let from = if open > 0 { &stock.draw } else { &seat.held }.and(book.cards.stack(deck));
    let count = open.unsigned_abs().min(from.len());
    ensure(cards.len() == count && cards.within(&from), || {
        Refusal::new("other-cards", cited::FROM_THE_HAND).with("count", count)
    })?;
    if open > 0 {
        out.say(cards::Event::Took { seat: colour, cards: cards.clone() }, cited::DECKS);
    } else {
        out.say(cards::Event::Shed { seat: colour, cards: cards.clone() }, cited::DISCARDS);
    }
    Ok(())
}

/// A card of the discards comes to a hand; with none there it is the top card of the deck (MQ-CARD-14).
pub(crate) fn fetch(
    book: &Book,
    game: &Game,
    (seat, deck, card): (&Seat, Deck, Option<CardId>),
    out: &mut Facts,
) -> Result<(), Refusal> {
    let lie = game.stock.as_ref().map_or(CardSet::EMPTY, |s| s.discards.and(book.cards.stack(deck)));
    if game.stock.is_some() && lie.is_empty() {
        out.say(cards::Event::Drew { seat: seat.colour, deck, cards: 1, open: false }, cited::FETCHED);
        return Ok(());
    }
    match card {
        Some(card) => {
            ensure(lie.has(card), || Refusal::new("card-not-in-discards", cited::NOT_FETCHED))?;
            out.say(cards::Event::Fetched { seat: seat.colour, deck, card }, cited::FETCHED);
        }
        None if game.stock.is_some() => return Err(Refusal::new("name-the-card", cited::FETCHED)),
        None => out.say(cards::Event::Drew { seat: seat.colour, deck, cards: 1, open: true }, cited::FETCHED),
    }
    Ok(())
}
