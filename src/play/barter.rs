//! What two players mark of their Items, as a trade.

use crate::catalog::words::{Names, Words};
use crate::play::narrate::card::brief;
use crate::rules::book::Book;
use crate::rules::card::CardId;
use crate::rules::command::Command;
use crate::rules::engine;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::munchkin::goods::Goods;
use crate::rules::seat::Seat;

/// What is marked of somebody's Items on the table, by their places in the list.
pub fn marked(seat: &Seat, marks: &[CardId]) -> Vec<usize> {
    let marked = |item: Option<CardId>| item.is_some_and(|card| marks.contains(&card));
    seat.gear.iter().enumerate().filter(|(_, item)| marked(item.card)).map(|(index, _)| index).collect()
}

/// Whether somebody has it on the table.
pub fn has(seat: &Seat, card: CardId) -> bool {
    seat.gear.iter().any(|item| item.card == Some(card))
}

/// What neither of both has on the table any more is marked no more.
pub fn keeps(game: &Game, (from, to): (Colour, Colour), marks: &mut Vec<CardId>) {
    let lies = |seat: Colour, card: CardId| game.seat(seat).is_some_and(|seat| has(seat, card));
    marks.retain(|card| lies(from, *card) || lies(to, *card));
}

/// What is marked, as a trade: what goes, and what comes back.
pub fn deal(game: &Game, (from, to): (Colour, Colour), marks: &[CardId]) -> Command {
    let of = |colour| {
        let gear = game.seat(colour).map(|seat| marked(seat, marks)).unwrap_or_default();
        Goods { gear, ..Goods::default() }
    };
    Command::Munchkin(munchkin::Command::Give { from, to, goods: of(from), back: of(to) })
}

/// Whether nothing is marked on either side.
pub fn is_empty(deal: &Command) -> bool {
    match deal {
        Command::Munchkin(munchkin::Command::Give { goods, back, .. }) => goods.gear.is_empty() && back.gear.is_empty(),
        Command::Munchkin(
            munchkin::Command::PlayCard { .. }
            | munchkin::Command::UsePower { .. }
            | munchkin::Command::Play { .. }
            | munchkin::Command::Pack { .. }
            | munchkin::Command::BuyLevel { .. }
            | munchkin::Command::Power { .. },
        )
        | Command::Table(_)
        | Command::Turn(_)
        | Command::Fight(_)
        | Command::Dungeon(_)
        | Command::Track(_)
        | Command::Doors(_) => true,
    }
}

/// Whether any Item could change hands between two players now.
pub fn can(book: &Book, game: &Game, (from, to): (Colour, Colour)) -> bool {
    let items = [from, to].into_iter().filter_map(|colour| game.seat(colour)).flat_map(|seat| seat.gear.iter());
    let mut cards = items.filter_map(|item| item.card);
    cards.any(|card| engine::decide(book, game, &deal(game, (from, to), &[card])).is_ok())
}

/// What each Item of a trade is good for: those that are offered first.
pub fn goods(words: &Words, game: &Game, deal: &Command) -> Vec<String> {
    let Command::Munchkin(munchkin::Command::Give { from, to, goods, back }) = deal else { return Vec::new() };
    let of = |whose: Colour, goods: &Goods| {
        let gear = game.seat(whose).map(|seat| seat.gear.as_slice()).unwrap_or_default();
        let items = goods.gear.iter().filter_map(|at| gear.get(*at)).map(|item| {
            let says = words.row(&brief::whole(words, item));
            words.with("phone-goods", &[("item", words.item(item).into()), ("says", says.into())])
        });
        items.collect::<Vec<_>>()
    };
    of(*from, goods).into_iter().chain(of(*to, back)).collect()
}

/// What somebody would give for what, for whoever is asked.
pub fn offer(words: &Words, game: &Game, deal: &Command) -> String {
    said(words, game, deal, "phone-offer")
}

/// The same for whoever has offered it.
pub fn offered(words: &Words, game: &Game, deal: &Command) -> String {
    said(words, game, deal, "phone-offered")
}

fn said(words: &Words, game: &Game, deal: &Command, id: &str) -> String {
    let Command::Munchkin(munchkin::Command::Give { from, to, goods, back }) = deal else { return String::new() };
    let list = |whose: Colour, goods: &Goods| {
        let gear = game.seat(whose).map(|seat| seat.gear.as_slice()).unwrap_or_default();
        let items: Vec<String> =
            goods.gear.iter().filter_map(|at| gear.get(*at)).map(|item| words.item(item)).collect();
        if items.is_empty() { words.get("phone-offer-nothing") } else { words.list(&items) }
    };
    let args = [
        ("seat", words.seat(*from, Names::of(game)).into()),
        ("gets", list(*from, goods).into()),
        ("gives", list(*to, back).into()),
    ];
    words.with(id, &args)
}
