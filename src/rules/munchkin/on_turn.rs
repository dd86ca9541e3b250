//! What players of the app may do with their Items on their own turn.

use crate::rules::book::Book;
use crate::rules::card::CardSet;
use crate::rules::command::Command;
use crate::rules::munchkin;
use crate::rules::munchkin::outfit;
use crate::rules::seat::Seat;
use crate::rules::wish::Wishes;

/// Levels bought with gold, with what cannot be used, with the Items in hand, or with both (MQ-ANY-14).
pub(crate) fn levels(book: &Book, seat: &Seat, out: &mut Wishes) {
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
pub(crate) fn repacks(seat: &Seat, out: &mut Wishes) {
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
