//! Cards given up: played from a hand, discarded to pay for something.

use crate::rules::book::Book;
use crate::rules::cards;
use crate::rules::cards::cited as in_decks;
use crate::rules::cards::named::numbers;
use crate::rules::cards::tally::Hand;
use crate::rules::cite::Cites;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::munchkin;
use crate::rules::munchkin::cited;
use crate::rules::munchkin::gear::{Gear, ItemAt};
use crate::rules::munchkin::goods::Cards;
use crate::rules::munchkin::kind::{HALF_BREED, SUPER_MUNCHKIN};
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::seat::Seat;
use std::sync::Arc;

/// Cards leave a hand. Where hands are not kept nothing is counted.
pub(crate) fn from_hand(game: &Game, seat: &Seat, cards: Hand, cites: Cites, out: &mut Facts) -> Result<(), Refusal> {
    if !game.keeps_goods() || cards.total() == 0 {
        return Ok(());
    }
    let from = seat.hand;
    ensure(from.covers(cards), || Refusal::new("card-not-in-hand", in_decks::HELD).seat(seat.colour))?;
    let to = cards.iter().fold(from, |left, (deck, count)| left.with(deck, left.of(deck) - count));
    out.say(cards::Event::Hand { seat: seat.colour, from, to }, cites);
    Ok(())
}

/// Items named by their places in a list, in its order.
pub(crate) fn named(list: &[Arc<Gear>], places: &[usize]) -> Result<Vec<ItemAt>, Refusal> {
    let each_once = places.iter().enumerate().all(|(i, p)| *p < list.len() && !places[..i].contains(p));
    ensure(each_once, || Refusal::new("no-such-item", cites![]))?;
    let listed = list.iter().enumerate().filter(|(at, _)| places.contains(at));
    Ok(listed.map(|(at, item)| ItemAt { at, item: Arc::clone(item) }).collect())
}

/// Items leave the table for good; a Cheat card on one goes with it (MQ-ITEM-16).
pub(crate) fn discard_gear(
    seat: &Seat,
    places: &[usize],
    cites: Cites,
    out: &mut Facts,
) -> Result<Vec<Arc<Gear>>, Refusal> {
    if places.is_empty() {
        return Ok(Vec::new());
    }
    let gone = named(&seat.gear, places)?;
    let items = gone.iter().map(|gone| Arc::clone(&gone.item)).collect();
    out.say(munchkin::Event::Items { seat: seat.colour, gone, got: vec![] }, cites);
    Ok(items)
}

/// Cards discarded to pay for a power or a Deal: any type, from hand or from play (MQ-CARD-13, MQ-CLASS-05).
pub(crate) fn discard(game: &Game, seat: &Seat, cards: &Cards, cites: Cites, out: &mut Facts) -> Result<(), Refusal> {
    from_hand(game, seat, cards.hand, cites, out)?;
    discard_gear(seat, &cards.gear, cites, out)?;
    kinds(seat, &cards.kinds, cites, out)
}

/// Races and Classes in play that are discarded (MQ-ANY-05, MQ-CLASS-06).
fn kinds(seat: &Seat, given: &[String], cites: Cites, out: &mut Facts) -> Result<(), Refusal> {
    if given.is_empty() {
        return Ok(());
    }
    let gone = |name: &str| given.iter().any(|k| k == name);
    let in_play = |name: &String| match name.as_str() {
        HALF_BREED => seat.half_breed,
        SUPER_MUNCHKIN => seat.super_munchkin,
        _ => seat.races.contains(name) || seat.classes.contains(name),
    };
    let each_once = given.iter().enumerate().all(|(i, name)| in_play(name) && !given[..i].contains(name));
    ensure(each_once, || Refusal::new("kind-not-in-play", cited::PAID_BY_DISCARDING).seat(seat.colour))?;
    // Of a Power that is had twice one goes.
    let left = |all: &[String]| {
        let mut rest = all.to_vec();
        for name in given {
            if let Some(place) = rest.iter().position(|kind| kind == name) {
                rest.remove(place);
            }
        }
        rest
    };
    let (races, classes) = (left(&seat.races), left(&seat.classes));
    // What allows two of a kind leaves when one is left to stay.
    let without_card = |kept: bool, card: &str, rest: &[String]| !(kept && gone(card)) || rest.len() < 2;
    ensure(
        without_card(seat.half_breed, HALF_BREED, &races)
            && without_card(seat.super_munchkin, SUPER_MUNCHKIN, &classes),
        || Refusal::new("one-kind-has-to-go", cited::ONE_KIND_GOES).seat(seat.colour),
    )?;
    let colour = seat.colour;
    if races != seat.races {
        out.say(munchkin::Event::Races { seat: colour, races: races.clone() }, cites);
    }
    if classes != seat.classes {
        out.say(munchkin::Event::Classes { seat: colour, classes: classes.clone() }, cites);
    }
    companions(seat, (races.is_empty() || gone(HALF_BREED), classes.is_empty() || gone(SUPER_MUNCHKIN)), out);
    Ok(())
}

/// Half-Breed and Super Munchkin are lost with the last Race or Class (MQ-HALF-08, MQ-HALF-10).
pub(crate) fn companions(seat: &Seat, (races_gone, classes_gone): (bool, bool), out: &mut Facts) {
    if seat.half_breed && races_gone {
        out.say(munchkin::Event::HalfBreed { seat: seat.colour, on: false }, cited::HALF_BREED_LOST);
    }
    if seat.super_munchkin && classes_gone {
        out.say(munchkin::Event::SuperMunchkin { seat: seat.colour, on: false }, cited::SUPER_LOST);
    }
}

/// Cards named to pay with, and their numbers by deck (MQ-CARD-13).
pub(crate) fn counted(book: &Book, seat: &Seat, cards: &Cards) -> Result<Cards, Refusal> {
    let hand = numbers(book, seat, &cards.cards)?;
    Ok(if cards.cards.is_empty() { cards.clone() } else { Cards { hand, ..cards.clone() } })
}
