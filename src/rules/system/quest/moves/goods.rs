//! Searching, Deals, picking up, buying levels, healing and packing.

use crate::rules::book::Book;
use crate::rules::card::deck::Deck;
use crate::rules::card::price::Price;
use crate::rules::card::{CardSet, Choice};
use crate::rules::command::Command;
use crate::rules::dungeon;
use crate::rules::dungeon::goods;
use crate::rules::dungeon::walk::Mover;
use crate::rules::game::Game;
use crate::rules::gear::Cards;
use crate::rules::munchkin;
use crate::rules::munchkin::timing;
use crate::rules::query::gear;
use crate::rules::seat::Seat;
use crate::rules::wish::{Wish, Wishes};

/// What can be done in the room.
pub(super) fn actions(book: &Book, game: &Game, mover: &Mover, out: &mut Wishes) {
    let alone = game.foes.in_room(mover.room.id).next().is_none();
    if !alone {
        return;
    }
    if !mover.seat.searched.contains(&mover.room.id) {
        out.wish(Wish::Search);
    }
    if let Some(pile) = &mover.room.pile {
        out.push(Command::Dungeon(dungeon::Command::PickUp(goods::all_of(pile))));
    }
    if let Some(deal) = &mover.room.tile.up.deal
        && !(deal.once && mover.seat.dealt.contains(&mover.room.id))
    {
        deals(book, mover.seat, deal.asks, out);
    }
}

/// Ways to pay for a Deal.
fn deals(book: &Book, seat: &Seat, price: Price, out: &mut Wishes) {
    let mut pay =
        |pays: Cards| out.push(Command::Dungeon(dungeon::Command::RoomDeal { pays, choice: Choice::default() }));
    let from = |deck: Deck, count: u8| -> CardSet {
        seat.held.and(book.cards.stack(deck)).iter().take(count.into()).collect()
    };
    match price {
        Price::Gold(gold) if seat.gold >= gold => pay(Cards::default()),
        Price::Items(least) => {
            // Each Item that is enough by itself.
            for (index, item) in seat.gear.iter().enumerate() {
                if item.value.is_some_and(|v| v >= least) {
                    pay(Cards { gear: vec![index], ..Cards::default() });
                }
            }
        }
        Price::Cards(count) if u32::from(count) <= seat.held.len() => {
            pay(Cards { cards: seat.held.iter().take(count.into()).collect(), ..Cards::default() });
        }
        Price::Treasures(count) if count <= seat.hand.of(Deck::TREASURE) => {
            pay(Cards { cards: from(Deck::TREASURE, count), ..Cards::default() });
        }
        Price::Dxm(count) if count <= seat.hand.of(Deck::DXM) => {
            pay(Cards { cards: from(Deck::DXM, count), ..Cards::default() });
        }
        _ => {}
    }
}

/// What somebody does about their goods on their own turn.
pub(super) fn about(book: &Book, game: &Game, seat: &Seat, out: &mut Wishes) {
    if seat.dead || timing::locked(book, game, seat.colour) {
        return;
    }
    if seat.level > book.rules.level_min && seat.health.red < seat.health.max {
        out.push(Command::Dungeon(dungeon::Command::Heal { seat: seat.colour }));
    }
    if seat.level.saturating_add(1) < book.rules.level_max {
        levels(book, seat, out);
    }
    repacks(seat, out);
}

/// Levels bought with gold, with what cannot be used, with the Items in hand, or with both (MQ-ANY-14).
fn levels(book: &Book, seat: &Seat, out: &mut Wishes) {
    let price = book.rules.level_price;
    let value = |card| book.cards.card(card)?.value();
    let packed: Vec<usize> =
        (0..seat.gear.len()).filter(|i| seat.gear[*i].packed && seat.gear[*i].value.is_some()).collect();
    let in_hand: CardSet = seat.held.iter().filter(|c| value(*c).is_some()).collect();
    let worth_packed: u32 = packed.iter().filter_map(|i| seat.gear[*i].value).sum();
    let worth_hand: u32 = in_hand.iter().filter_map(value).sum();
    let mut buy = |gear: &[usize], cards: CardSet, worth: u32| {
        if worth.saturating_add(seat.gold) >= price {
            let (others, hand) = (Vec::new(), Vec::new());
            out.push(Command::Munchkin(munchkin::Command::BuyLevel {
                seat: seat.colour,
                gear: gear.to_vec(),
                others,
                hand,
                cards,
                levels: None,
            }));
        }
    };
    buy(&[], CardSet::EMPTY, 0);
    if worth_packed > 0 {
        buy(&packed, CardSet::EMPTY, worth_packed);
    }
    if worth_hand > 0 {
        buy(&[], in_hand.clone(), worth_hand);
    }
    if worth_packed > 0 && worth_hand > 0 {
        buy(&packed, in_hand, worth_packed.saturating_add(worth_hand));
    }
    for (index, item) in seat.gear.iter().enumerate().filter(|(_, g)| !g.packed) {
        if let Some(worth) = item.value {
            buy(&[index], CardSet::EMPTY, worth);
        }
    }
}

/// A packed Item comes into use, by itself or in the place of another one.
fn repacks(seat: &Seat, out: &mut Wishes) {
    let packed: Vec<usize> = (0..seat.gear.len()).filter(|i| seat.gear[*i].packed).collect();
    for index in &packed {
        let item = &seat.gear[*index];
        let unpacked = item.put(false);
        let others = || packed.iter().copied().filter(|i| i != index);
        if gear::has_room_for(seat, &unpacked) {
            out.push(Command::Munchkin(munchkin::Command::Pack { seat: seat.colour, packed: others().collect() }));
            continue;
        }
        if !gear::may_use(seat, &unpacked) {
            continue;
        }
        for (other, used) in seat.gear.iter().enumerate().filter(|(_, g)| !g.packed) {
            let same = (item.slot.is_some() && item.slot == used.slot) || (item.hands > 0 && used.hands > 0);
            if same {
                out.push(Command::Munchkin(munchkin::Command::Pack {
                    seat: seat.colour,
                    packed: others().chain(Some(other)).collect(),
                }));
            }
        }
    }
}
