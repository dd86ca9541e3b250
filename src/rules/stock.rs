//! The decks and discards the app keeps (MQ-SET-02 to MQ-SET-05): which cards lie face down, which face up, and how
//! hands that grew or shrank by number come to hold cards by name.
//!
//! Rules count cards; this says which ones they are. A hand that is larger than the cards named in it draws, one that
//! is smaller discards, and a card in play that nothing on the table carries any more goes to the discards. So every
//! rule that moves cards works for decks in the app as it is.

pub use piles::{Shelf, Stock};

pub mod piles;
pub mod shelf;

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::asking::unasked;
use crate::rules::book::Book;
use crate::rules::card::deck::Deck;
use crate::rules::card::{CardId, CardKind, CardSet};
use crate::rules::cards;
use crate::rules::cards::cited;
use crate::rules::cite::Cites;
use crate::rules::dungeon;
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::gear::Gear;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::question::{Ask, Question};
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::seat::Seat;
use crate::rules::seen::{Hands, Loose};
use crate::rules::table;
use crate::rules::table::Place;
use std::sync::Arc;

impl Stock {
    /// All decks as they are before the first draw: those that no hand is drawn from, which are monsters', only where
    /// monsters are in the app too.
    pub fn new(book: &Book, monsters: Place) -> Stock {
        let here = |deck: &&Deck| monsters == Place::App || book.rules.hands.contains(deck);
        let decks = book.rules.decks.iter().filter(here);
        let all = decks.fold(CardSet::EMPTY, |all, deck| all.or(book.cards.stack(*deck)));
        Stock { draw: all.clone(), discards: CardSet::EMPTY, all }
    }
}

/// Cards to be named for a hand: to be drawn (above nothing) or discarded (below).
pub fn unnamed(book: &Book, seat: &Seat, deck: Deck) -> i32 {
    let named = seat.held.shared(book.cards.stack(deck));
    i32::from(seat.hand.of(deck)) - named as i32
}

/// Cards in play that went are discarded. Whether anything was said.
pub fn sweep(book: &Book, game: &Game, out: &mut Facts) -> bool {
    sweep_up(book, game, &Loose::Any, out)
}

/// The same, of those that may have gone, or of all.
pub(crate) fn sweep_up(book: &Book, game: &Game, loose: &Loose, out: &mut Facts) -> bool {
    let Some(stock) = &game.stock else { return false };
    let (all, laid_in_rooms) = match loose {
        Loose::Any => (stock.all.clone(), true),
        Loose::Of { cards, piles } => (stock.all.and(cards), *piles),
    };
    let mut gone = all.without(&stock.draw).without(&stock.discards);
    for seat in &game.seats {
        gone = gone.without(&seat.held);
    }
    if gone.is_empty() {
        return false;
    }
    for seat in &game.seats {
        seat.laid.and(&gone).iter().filter(|card| lies(book, seat, *card)).for_each(|card| gone.remove(card));
    }
    // What most cards are played as first; rooms are looked through last, and only for what is nowhere else.
    for place in [under_way, on_monsters, before_munchkins] {
        if gone.is_empty() {
            return false;
        }
        place(game, &mut |card| gone.remove(card));
    }
    if laid_in_rooms {
        in_rooms(game, &mut |card| gone.remove(card));
    }
    if gone.is_empty() {
        return false;
    }
    out.say(cards::Event::Swept(gone), cited::LEAVES_PLAY);
    true
}

/// What the decks owe: cards drawn by number are named, and those that go, for each hand not yet counted. Whether anything
/// was said.
pub fn settle(book: &Book, game: &Game, counted: &mut Hands, out: &mut Facts) -> bool {
    let Some(stock) = &game.stock else { return false };
    // What has been named is done with before the next hand is.
    if let Some(Step::Cards(cards::Step::NameCards { seat, deck })) = game.top()
        && game.seat(*seat).is_none_or(|s| unnamed(book, s, *deck) == 0)
    {
        out.settle();
        return true;
    }
    let decks = &book.rules.hands;
    // As many cards as in all, and as many of each deck but one: then of that one too.
    let short =
        |s: &Seat| s.held.len() != s.hand.total() || decks.iter().skip(1).any(|deck| unnamed(book, s, *deck) != 0);
    for seat in &game.seats {
        if counted.has(seat.colour) {
            continue;
        }
        if !short(seat) {
            counted.count(seat.colour);
            continue;
        }
        for deck in decks.iter().copied() {
            let open = unnamed(book, seat, deck);
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
            if game.top() == Some(&Step::Cards(cards::Step::NameCards { seat: seat.colour, deck })) {
                return false;
            }
            out.owe(cards::Step::NameCards { seat: seat.colour, deck });
            return true;
        }
    }
    *counted = Hands::ALL;
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

/// The cards of Items, of monsters and of what lies on them: each in one place only.
pub(crate) fn on_the_table(game: &Game, mut each: impl FnMut(CardId)) {
    for place in [before_munchkins, on_monsters, in_rooms] {
        place(game, &mut each);
    }
}

fn of_items(gear: &[Arc<Gear>], each: &mut dyn FnMut(CardId)) {
    for item in gear {
        item.card.into_iter().chain(item.cheat_card).for_each(&mut *each);
    }
}

/// The cards of Items that munchkins have in play.
fn before_munchkins(game: &Game, each: &mut dyn FnMut(CardId)) {
    game.seats.iter().for_each(|seat| of_items(&seat.gear, each));
}

/// The cards of monsters, and of what lies on them.
fn on_monsters(game: &Game, each: &mut dyn FnMut(CardId)) {
    for monster in &game.foes.all {
        let on_it = monster.enhancers.iter().filter_map(|e| e.card);
        monster.def.card.into_iter().chain(on_it).for_each(&mut *each);
    }
}

/// The cards of Items that lie in rooms.
fn in_rooms(game: &Game, each: &mut dyn FnMut(CardId)) {
    for room in game.dungeon.iter().flat_map(|d| d.rooms.iter()) {
        if let Some(pile) = &room.pile {
            of_items(&pile.gear, each);
        }
    }
}

/// The cards of what hangs over munchkins, which may be several times one, and of what is about to happen.
pub(crate) fn under_way(game: &Game, each: &mut dyn FnMut(CardId)) {
    game.seats.iter().flat_map(|s| &s.conditions).filter_map(|c| c.card).for_each(&mut *each);
    let owed = game.agenda.iter().filter_map(|step| {
        if let Step::Munchkin(munchkin::Step::Cursed { card, .. }) = step {
            return *card;
        }
        let Step::Dungeon(dungeon::Step::EmptyRoom { def, .. }) = step else { return None };
        def.card
    });
    owed.for_each(&mut *each);
    let up = game.agenda.iter().filter_map(|step| {
        let Step::Fight(fight::Step::Spoils { up, .. }) = step else { return None };
        Some(up)
    });
    up.for_each(|cards| cards.iter().for_each(&mut *each));
}

/// Whether a Race, a Class or what allows two of them still lies before a munchkin.
pub(crate) fn lies(book: &Book, seat: &Seat, card: CardId) -> bool {
    match book.cards.card(card).map(|def| &def.is) {
        Some(CardKind::Race(race)) => seat.races.contains(race),
        Some(CardKind::Class(class)) => seat.classes.contains(class),
        Some(CardKind::HalfBreed) => seat.half_breed,
        Some(CardKind::SuperMunchkin) => seat.super_munchkin,
        _ => false,
    }
}

/// Which cards a hand drew, or which of its cards go.
pub fn question(book: &Book, game: &Game, (colour, deck): (Colour, Deck)) -> Option<Question> {
    let (owner, stock) = (game.seat(colour)?, game.stock.as_ref()?);
    let open = unnamed(book, owner, deck);
    let left = stock.draw.and(book.cards.stack(deck)).len();
    let count = if open > 0 { open.unsigned_abs().min(left) } else { open.unsigned_abs() };
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
