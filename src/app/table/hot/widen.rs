//! What people can do beyond the moves that are spelt out for everybody: any face of a die, any cards that pay for a
//! Deal, what is seldom wise. For bots the few that matter are enough.

use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::card::{CardId, CardSet, Choice};
use crate::rules::command::{Command, Price};
use crate::rules::engine;
use crate::rules::game::Game;
use crate::rules::gear::Cards;
use crate::rules::ids::Colour;
use crate::rules::seat::Deck;

/// Adds what else would be accepted of a seat.
pub fn widen(book: &Book, game: &Game, seat: Option<Colour>, moves: &mut Vec<Command>) {
    let playing = matches!(game.top(), Some(Step::Move { .. } | Step::Fight { .. } | Step::Window { .. }));
    let mut more = seat.filter(|_| playing).map(|seat| engine::rare(book, game, seat)).unwrap_or_default();
    let mut dealt = false;
    for command in moves.iter() {
        match command {
            Command::PlayCard { seat, card, choice: Choice { face: Some(_), die: Some(die), fighter, .. } } => {
                for face in 1..=6 {
                    let choice = Choice { face: Some(face), die: Some(*die), fighter: *fighter, ..Choice::default() };
                    more.push(Command::PlayCard { seat: *seat, card: *card, choice });
                }
            }
            Command::RoomDeal { pays, choice } if !pays.cards.is_empty() && !dealt => {
                dealt = true;
                let pay = |cards| Command::RoomDeal { pays: Cards { cards, ..Cards::default() }, choice: *choice };
                more.extend(payments(book, game, pays.cards.len()).into_iter().map(pay));
            }
            _ => {}
        }
    }
    for command in more {
        if !moves.contains(&command) && engine::decide(book, game, &command).is_ok() {
            moves.push(command);
        }
    }
}

/// Single cards or pairs that could pay for the Deal of the room.
fn payments(book: &Book, game: &Game, count: u32) -> Vec<CardSet> {
    let seat = game.active();
    let room = seat.and_then(|s| game.dungeon.as_ref()?.room(s.room?));
    let asks = room.and_then(|r| r.tile.up.deal.as_deref()).map(|deal| deal.asks);
    let held = match (seat, asks) {
        (Some(seat), Some(Price::Treasures(_))) => seat.held.and(&book.cards.stack(Deck::Treasure.into())),
        (Some(seat), Some(Price::Dxm(_))) => seat.held.and(&book.cards.stack(Deck::Dxm.into())),
        (Some(seat), _) => seat.held,
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
