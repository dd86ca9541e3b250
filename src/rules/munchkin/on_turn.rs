//! What players of the app may do with their Items on their own turn.

use crate::rules::book::Book;
use crate::rules::card::{CardDef, CardId, CardKind, CardSet};
use crate::rules::command::Command;
use crate::rules::munchkin;
use crate::rules::munchkin::outfit;
use crate::rules::seat::Seat;
use crate::rules::wish::Wishes;

/// Levels bought with gold, with what cannot be used, with the Items in hand, or with both (MQ-ANY-14).
pub(crate) fn levels(book: &Book, seat: &Seat, out: &mut Wishes) {
    let price = book.rules.level_price;
    let value = |card| book.cards.card(card)?.value();
    let packed = || seat.gear.iter().enumerate().filter(|(_, item)| item.packed && item.value.is_some());
    let worth_packed: u32 = packed().filter_map(|(_, item)| item.value).sum();
    let (mut in_hand, mut worth_hand) = (CardSet::EMPTY, 0_u32);
    seat.held.and(book.cards.goods()).each(|card| {
        if let Some(value) = value(card) {
            in_hand.insert(card);
            worth_hand += value;
        }
    });
    // What nobody could pay for is not put together.
    let enough = |worth: u32| worth.saturating_add(seat.gold) >= price;
    let packed = || packed().map(|(index, _)| index).collect();
    let mut buy = |gear: Vec<usize>, cards: CardSet| {
        out.push(Command::Munchkin(munchkin::Command::level_for(seat.colour, gear, cards, None)));
    };
    if enough(0) {
        buy(Vec::new(), CardSet::EMPTY);
    }
    if worth_packed > 0 && enough(worth_packed) {
        buy(packed(), CardSet::EMPTY);
    }
    if worth_hand > 0 && enough(worth_hand) {
        buy(Vec::new(), in_hand.clone());
    }
    if worth_packed > 0 && worth_hand > 0 && enough(worth_packed.saturating_add(worth_hand)) {
        buy(packed(), in_hand);
    }
    for (index, item) in seat.gear.iter().enumerate().filter(|(_, g)| !g.packed) {
        if item.value.is_some_and(enough) {
            buy(vec![index], CardSet::EMPTY);
        }
    }
}

/// What all Items are worth that somebody has, in the hand too.
fn worth(book: &Book, seat: &Seat) -> u32 {
    let value = |card| book.cards.card(card).and_then(CardDef::value).unwrap_or(0);
    let mut worth = seat.gear.iter().map(|item| item.value.unwrap_or(0)).fold(0, u32::saturating_add);
    seat.held.and(book.cards.goods()).each(|card| worth = worth.saturating_add(value(card)));
    worth
}

/// Whether all that somebody has would pay for a Level; mostly it is not enough.
pub(crate) fn affords(book: &Book, seat: &Seat) -> bool {
    worth(book, seat).saturating_add(seat.gold) >= book.rules.level_price
}

/// The least that brings one Level, and the least that brings two: first what is of no use, then what is worth little beside
/// what it gives.
pub(crate) fn least(book: &Book, seat: &Seat, out: &mut Wishes) {
    let price = book.rules.level_price;
    if worth(book, seat) < price {
        return;
    }
    let mut all: Vec<(bool, i32, u32, Result<usize, CardId>)> = Vec::with_capacity(8);
    for (index, item) in seat.gear.iter().enumerate() {
        let value = item.value.unwrap_or(0);
        all.push((!item.packed, outfit::bonus(seat, item), value, Ok(index)));
    }
    for card in seat.held.iter() {
        if let Some(CardKind::Item { gear, .. }) = book.cards.card(card).map(|def| &def.is) {
            all.push((outfit::has_room_for(seat, gear), i32::from(gear.bonus), gear.value.unwrap_or(0), Err(card)));
        }
    }
    all.retain(|(_, _, value, _)| *value > 0);
    // What gives most for its price is kept longest.
    let rate = |(used, bonus, value, _): &(bool, i32, u32, _)| {
        if *used { bonus.saturating_mul(1_000) / i32::try_from(*value).unwrap_or(1).max(1) } else { i32::MIN }
    };
    all.sort_by_key(rate);
    let (mut gear, mut cards, mut worth) = (Vec::new(), CardSet::EMPTY, 0_u32);
    for (_, _, value, what) in all {
        let before = worth / price;
        worth = worth.saturating_add(value);
        match what {
            Ok(index) => gear.push(index),
            Err(card) => cards.insert(card),
        }
        if worth / price > before && worth / price <= 2 {
            let mut gear = gear.clone();
            gear.sort_unstable();
            let levels = u8::try_from(worth / price).ok().filter(|levels| *levels > 1);
            out.push(Command::Munchkin(munchkin::Command::level_for(seat.colour, gear, cards.clone(), levels)));
        }
    }
}

/// A packed Item comes into use, by itself or in the place of another one.
pub(crate) fn repacks(seat: &Seat, out: &mut Wishes) {
    if !seat.gear.iter().any(|item| item.packed) {
        return;
    }
    let packed: Vec<usize> = (0..seat.gear.len()).filter(|i| seat.gear[*i].packed).collect();
    for index in &packed {
        let item = &seat.gear[*index];
        let others = || packed.iter().copied().filter(|i| i != index);
        if outfit::has_room_for(seat, item) {
            out.push(Command::Munchkin(munchkin::Command::Pack { seat: seat.colour, packed: others().collect() }));
            continue;
        }
        if !outfit::may_use(seat, item) {
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
