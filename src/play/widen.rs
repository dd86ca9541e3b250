//! What people can do beyond the moves that are spelt out for everybody: any face of a die, any cards that pay for a
//! Deal, what is seldom wise. For bots the few that matter are enough.

use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::card::price::Price;
use crate::rules::card::{CardId, CardSet, Choice};
use crate::rules::cards::deck::Deck;
use crate::rules::command::Command;
use crate::rules::dungeon::{self, deal};
use crate::rules::engine;
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::munchkin::goods::Cards;
use crate::rules::seat::Seat;
use crate::rules::table;

/// Adds what else would be accepted of a seat.
pub fn widen(book: &Book, game: &Game, seat: Option<Colour>, moves: &mut Vec<Command>) {
    let mut more = Vec::new();
    if let Some(Step::Table(table::Step::Move { seat })) = game.top() {
        more.extend(game.seat(*seat).into_iter().flat_map(|seat| levels(book, game, seat)));
    }
    let mut dealt = false;
    let mut aimed = CardSet::EMPTY;
    for command in moves.iter() {
        if let Command::Munchkin(munchkin::Command::PlayCard { seat, card, choice }) = command
            && !aimed.has(*card)
        {
            let others = elsewhere(book, game, choice);
            if !others.is_empty() {
                aimed.insert(*card);
            }
            more.extend(
                others
                    .into_iter()
                    .map(|choice| Command::Munchkin(munchkin::Command::PlayCard { seat: *seat, card: *card, choice })),
            );
        }
        if let Command::Munchkin(munchkin::Command::PlayCard {
            seat,
            card,
            choice: Choice { face: Some(_), die: Some(die), fighter, .. },
        }) = command
        {
            for face in 1..=6 {
                let choice = Choice { face: Some(face), die: Some(*die), fighter: *fighter, ..Choice::default() };
                more.push(Command::Munchkin(munchkin::Command::PlayCard { seat: *seat, card: *card, choice }));
            }
        }
        if let Command::Dungeon(dungeon::Command::RoomDeal { pays, choice }) = command
            && !pays.cards.is_empty()
            && !dealt
        {
            dealt = true;
            let pay = |cards| {
                Command::Dungeon(dungeon::Command::RoomDeal {
                    pays: Cards { cards, ..Cards::default() },
                    choice: *choice,
                })
            };
            more.extend(payments(book, game, pays.cards.len()).into_iter().map(pay));
        }
    }
    more.retain(|command| engine::decide(book, game, command).is_ok());
    let playing = matches!(
        game.top(),
        Some(
            Step::Table(table::Step::Move { .. })
                | Step::Fight(fight::Step::Fight { .. })
                | Step::Table(table::Step::Window { .. })
        )
    );
    let rare = seat.filter(|_| playing).map(|seat| engine::rare(book, game, seat)).unwrap_or_default();
    for command in rare.into_iter().chain(more) {
        if !moves.contains(&command) {
            moves.push(command);
        }
    }
}

/// Whatever else a card can be aimed at: any card of those discards, any room, any monster while nobody fights; so many
/// that not all are spelt out (MQ-CARD-14).
fn elsewhere(book: &Book, game: &Game, choice: &Choice) -> Vec<Choice> {
    if let (Some(pick), Some(stock)) = (choice.pick, &game.stock) {
        let same = |card: &CardId| book.cards.deck(*card) == book.cards.deck(pick);
        return stock.discards.iter().filter(same).map(|card| Choice { pick: Some(card), ..*choice }).collect();
    }
    if choice.room.is_some() {
        let rooms = game.dungeon.iter().flat_map(|dungeon| dungeon.rooms.iter());
        return rooms.map(|room| Choice { room: Some(room.id), ..*choice }).collect();
    }
    if choice.monster.is_some() && choice.side.is_none() && fight::kept(game).is_none() {
        return game.foes.all.iter().map(|foe| Choice { monster: Some(foe.id), ..*choice }).collect();
    }
    Vec::new()
}

/// Most ways to pay for a level.
const LEVELS: usize = 16;

/// A level for up to three Items, with gold for the rest: every way without an Item too many, the cheapest first
/// (MQ-ANY-14).
fn levels(book: &Book, game: &Game, seat: &Seat) -> Vec<Command> {
    let held = seat.held.iter().filter_map(|card| Some((None, Some(card), book.cards.card(card)?.value()?)));
    let laid = seat.gear.iter().enumerate().filter_map(|(index, item)| Some((Some(index), None, item.value?)));
    let items: Vec<(Option<usize>, Option<CardId>, u32)> = held.chain(laid).collect();
    let price = book.rules.level_price.saturating_sub(seat.gold);
    // The dearest counts twice for whoever sells high (MC-SELL-06).
    let high = u32::from(book.system.sells_high(game, seat));
    let worth = |way: &[usize]| {
        let dearest = way.iter().map(|i| items[*i].2).max().unwrap_or_default();
        way.iter().map(|i| items[*i].2).fold(high * dearest, u32::saturating_add)
    };
    let mut ways: Vec<(u32, Vec<usize>)> = Vec::new();
    let mut grow: Vec<Vec<usize>> = (0..items.len()).map(|i| vec![i]).collect();
    for _ in 0..3 {
        let (enough, short): (Vec<_>, Vec<_>) = grow.into_iter().partition(|way| worth(way) >= price);
        ways.extend(enough.into_iter().map(|way| (worth(&way), way)));
        let next = |way: &Vec<usize>| way.last().map_or(0, |last| last + 1)..items.len();
        grow = short.iter().flat_map(|way| next(way).map(|i| way.iter().copied().chain([i]).collect())).collect();
    }
    // What would do without one of its Items is no way of its own.
    let spare = |(_, way): &(u32, Vec<usize>)| {
        let rest = |left: &usize| way.iter().copied().filter(|i| i != left).collect::<Vec<_>>();
        way.iter().any(|i| worth(&rest(i)) >= price)
    };
    ways.retain(|way| !spare(way));
    ways.sort();
    let command = |(_, way): (u32, Vec<usize>)| {
        let gear = way.iter().filter_map(|i| items[*i].0).collect();
        let cards = way.iter().filter_map(|i| items[*i].1).collect();
        Command::Munchkin(munchkin::Command::level_for(seat.colour, gear, cards, None))
    };
    ways.into_iter().take(LEVELS).map(command).collect()
}

/// Single cards or pairs that could pay for the Deal of the room.
fn payments(book: &Book, game: &Game, count: u32) -> Vec<CardSet> {
    let held = match (game.active(), deal::here(game).map(|deal| deal.asks)) {
        (Some(seat), Some(Price::Treasures(_))) => seat.held.and(book.cards.stack(Deck::TREASURE)),
        (Some(seat), Some(Price::Dxm(_))) => seat.held.and(book.cards.stack(Deck::DXM)),
        (Some(seat), _) => seat.held.clone(),
        _ => return Vec::new(),
    };
    let cards: Vec<CardId> = held.iter().collect();
    match count {
        1 => cards.into_iter().map(CardSet::of).collect(),
        2 => {
            let pairs = cards.iter().enumerate().flat_map(|(i, a)| cards[i + 1..].iter().map(move |b| (*a, *b)));
            pairs.map(|(a, b)| [a, b].into_iter().collect()).collect()
        }
        _ => Vec::new(),
    }
}
