//! What the active player can do on the track: listed for people, wished for by players of the app.

use crate::rules;
use crate::rules::book::Book;
use crate::rules::card::{CardId, CardKind, CardSet, Choice, Does, Target};
use crate::rules::cards::deck::Deck;
use crate::rules::doors::decide::closed;
use crate::rules::doors::door::on_the_move;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::legal::Legal;
use crate::rules::munchkin::goods::Cards;
use crate::rules::munchkin::{outfit, ranks, timing};
use crate::rules::seat::Seat;
use crate::rules::track::card::{Need, TrackCard};
use crate::rules::track::command::How;
use crate::rules::track::hack::{FIVE, at_leisure};
use crate::rules::track::need::{Met, card_is, item_is, met};
use crate::rules::track::{Command, Track, bonus};
use crate::rules::wish::Wishes;

/// The card somebody would hack next, where it is known.
pub fn next<'a>(book: &'a Book, game: &Game, seat: Colour) -> Option<&'a TrackCard> {
    let track = game.track.as_deref().filter(|track| track.token(seat) < bonus::last(book))?;
    book.cards.track_card(track.card(track.token(seat))?)
}

/// Whether somebody has done what the card under the own token asks for, and has only to say so; nothing has to be paid.
pub fn is_done(book: &Book, game: &Game, seat: &Seat) -> bool {
    let Some(need) = next(book, game, seat.colour).and_then(|card| card.asks.as_ref()) else { return false };
    let track: Option<&Track> = game.track.as_deref();
    match met(need, seat) {
        Met::ByDeed => track.is_some_and(|track| track.done == Some(seat.colour)),
        Met::AsItStands(so) => so,
        Met::ByPaying => false,
    }
}

/// Whether a move hacks with cards of one's own.
pub fn is_paid(command: &rules::command::Command) -> bool {
    if let rules::command::Command::Track(Command::Hack { pays, .. }) = command {
        return !pays.cards.is_empty() || pays.items() > 0;
    }
    false
}

/// What a move that hacks costs of what is no card: Levels, and whether a Power goes with them.
pub fn costs(book: &Book, game: &Game, command: &rules::command::Command) -> (u8, bool) {
    let rules::command::Command::Track(Command::Hack { seat, how: How::Deed, .. }) = command else { return (0, false) };
    let need = next(book, game, *seat).filter(|_| game.stock.is_some()).and_then(|card| card.asks.as_ref());
    let (Some(Need::Loses { levels }), Some(seat)) = (need, game.seat(*seat)) else { return (0, false) };
    let then = Seat { level: seat.level.saturating_sub(*levels), ..seat.clone() };
    (*levels, ranks::too_many(book, &then))
}

/// In which ways somebody hacks among these moves, whichever cards pay for it: by what, and with what chosen.
pub fn ways(moves: &[rules::command::Command], own: Colour) -> Vec<(How, Choice)> {
    let mut ways = Vec::new();
    for command in moves {
        if let rules::command::Command::Track(Command::Hack { seat, how, choice, .. }) = command
            && *seat == own
            && !ways.contains(&(*how, *choice))
        {
            ways.push((*how, *choice));
        }
    }
    ways
}

/// Whether the card somebody would hack next asks for cards; any five are good for any card (SR-MATRIX-05).
pub fn takes_cards(book: &Book, game: &Game, seat: &Seat) -> bool {
    let need = next(book, game, seat.colour).and_then(|card| card.asks.as_ref());
    need.is_some_and(|need| met(need, seat) == Met::ByPaying)
}

/// Whether it asks for cards, and not for Levels.
pub fn costs_cards(book: &Book, game: &Game, seat: &Seat) -> bool {
    let need = next(book, game, seat.colour).and_then(|card| card.asks.as_ref());
    matches!(need, Some(Need::Discards { .. }))
}

/// Which of somebody's cards in hand and of their Items are what the card under the own token asks for; nothing where it asks for
/// none, or for any.
pub fn asked_for(book: &Book, game: &Game, seat: &Seat) -> Option<(CardSet, Vec<usize>)> {
    let Need::Discards { of, .. } = next(book, game, seat.colour)?.asks.as_ref()? else { return None };
    let cards = seat.held.iter().filter(|card| card_is(book, *card, of)).collect();
    let items = seat.gear.iter().enumerate().filter(|(_, item)| item_is(item, of)).map(|(at, _)| at);
    (of != "any").then(|| (cards, items.collect()))
}

/// Whether somebody has cards enough to hack with them.
pub fn may_pay(book: &Book, game: &Game, seat: &Seat) -> bool {
    takes_cards(book, game, seat) || seat.held.len() as usize + seat.gear.len() >= FIVE
}

/// What is missed least, the least first: by a rough count of what it is good for.
fn cheapest(book: &Book, seat: &Seat, sort: &str, count: usize, in_play: bool) -> Option<Cards> {
    let mut all: Vec<(i32, Result<usize, CardId>)> = Vec::new();
    let value = |worth: Option<u32>| i32::try_from(worth.unwrap_or(0) / 100).unwrap_or(0);
    for card in seat.held.iter().filter(|card| card_is(book, *card, sort)) {
        let worth = match book.cards.card(card).map(|def| &def.is) {
            Some(CardKind::Item { gear, .. }) => 8 + value(gear.value) + i32::from(gear.bonus.max(0)) * 3,
            Some(CardKind::Level) => 60,
            Some(CardKind::Race(_) | CardKind::Class(_)) => 12,
            Some(CardKind::Curse(_) | CardKind::Enhancer(_)) => 20,
            Some(
                CardKind::HalfBreed
                | CardKind::SuperMunchkin
                | CardKind::Monster
                | CardKind::Cheat
                | CardKind::Die
                | CardKind::Card { .. },
            ) => 16,
            None => 6,
        };
        all.push((worth, Err(card)));
    }
    for (place, item) in seat.gear.iter().enumerate().filter(|(_, item)| in_play && item_is(item, sort)) {
        let used = if item.packed { 0 } else { 6 + outfit::bonus(seat, item) * 8 };
        all.push((used + value(item.value), Ok(place)));
    }
    all.sort_by_key(|(worth, _)| *worth);
    let mut pays = Cards { cards: CardSet::EMPTY, ..Cards::default() };
    for (_, which) in all.get(..count)? {
        match which {
            Ok(place) => pays.gear.push(*place),
            Err(card) => pays.cards.insert(*card),
        }
    }
    pays.gear.sort_unstable();
    Some(pays)
}

/// What may be chosen for what a card gives.
fn choices(book: &Book, game: &Game, seat: Colour, given: &TrackCard) -> Vec<Choice> {
    let plain = Choice::default();
    let on = |with_oneself: bool| {
        let all = game.seats.iter().filter(move |other| with_oneself || other.colour != seat);
        all.map(|other| Choice { on: Some(other.colour), ..plain }).collect()
    };
    match given.target {
        Target::Other => on(false),
        Target::Player => on(true),
        Target::Discard => {
            let lie = game.stock.as_ref().map(|stock| stock.discards.clone()).unwrap_or_default();
            let from: Vec<Deck> = given.gives.iter().filter_map(Does::fetches).collect();
            let lies = |card: &CardId| book.cards.deck(*card).is_some_and(|deck| from.contains(&deck));
            let all = lie.iter().filter(lies).map(|card| Choice { pick: Some(card), ..plain });
            let all: Vec<Choice> = all.collect();
            if all.is_empty() { vec![plain] } else { all }
        }
        Target::None
        | Target::Monster
        | Target::Fighter
        | Target::Room
        | Target::Side
        | Target::Push
        | Target::Loot => vec![plain],
    }
}

/// What players of the app may wish.
pub(crate) fn wishes(book: &Book, game: &Game, colour: Colour, out: &mut Wishes) {
    if at_leisure(game, colour) {
        offers(book, game, colour, out);
    }
}

fn offers(book: &Book, game: &Game, colour: Colour, out: &mut Wishes) {
    let (Some(track), Some(seat)) = (game.track.as_deref(), game.seat(colour)) else { return };
    if seat.dead || game.stock.is_none() || !timing::own_turn(game, colour) {
        return;
    }
    if track.token(colour) >= bonus::last(book) {
        if on_the_move(game) == Some(colour) && closed(game) {
            out.push(Command::FaceGod { def: None }.into());
        }
        return;
    }
    let Some(card) = next(book, game, colour) else { return };
    let mut hacks = |how: How, pays: Cards| {
        for choice in choices(book, game, colour, card) {
            out.push(Command::Hack { seat: colour, how, pays: pays.clone(), choice }.into());
        }
    };
    let pays = match card.asks.as_ref() {
        Some(Need::Discards { cards, of }) => cheapest(book, seat, of, usize::from(*cards), true),
        Some(Need::Loses { levels }) => (seat.level > *levels).then(Cards::default),
        Some(_) => is_done(book, game, seat).then(Cards::default),
        None => None,
    };
    pays.into_iter().for_each(|pays| hacks(How::Deed, pays));
    let in_play = book.house(game).matrix_five_from() == rules::rulings::MatrixFiveFrom::HandOrPlay;
    cheapest(book, seat, "any", FIVE, in_play).into_iter().for_each(|pays| hacks(How::Five, pays));
}

/// What is listed for a table of cardboard: tokens are moved as people say.
pub(crate) fn actions(game: &Game, seat: Colour, legal: &mut Legal) {
    if game.track.is_none() || game.stock.is_some() {
        return;
    }
    for how in [How::Deed, How::Five] {
        let hacks = Command::Hack { seat, how, pays: Cards::default(), choice: Choice::default() };
        legal.offer_if_accepted(Some(seat), hacks.into());
    }
    legal.offer_if_accepted(Some(seat), Command::FaceGod { def: None }.into());
}
