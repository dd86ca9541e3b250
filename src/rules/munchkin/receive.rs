//! Items that come to somebody.

use crate::rules::cite::Cites;
use crate::rules::facts::Facts;
use crate::rules::munchkin;
use crate::rules::munchkin::gear::{Gear, ItemAt, take_out};
use crate::rules::munchkin::outfit;
use crate::rules::seat::Seat;
use std::sync::Arc;

/// An Item as it comes to lie before a munchkin: in use if that is possible beside what is in use already, packed if
/// not (MQ-ITEM-04, MQ-ITEM-24, OQ-75).
pub fn laid_down(seat: &Seat, item: Gear) -> Gear {
    let in_use = Gear { packed: false, ..item };
    Gear { packed: !outfit::has_room_for(seat, &in_use), ..in_use }
}

/// Items that come to a munchkin, one after the other, when those it gives for them have gone.
pub fn receive(seat: &Seat, gone: Vec<ItemAt>, items: Vec<Arc<Gear>>, cites: Cites, out: &mut Facts) {
    let mut then = seat.clone();
    take_out(&mut then.gear, &gone);
    let left = then.gear.len();
    for item in items {
        let item = laid_down(&then, Gear::clone(&item));
        then.gear.push(Arc::new(item));
    }
    let got = then.gear.split_off(left);
    out.say(munchkin::Event::Items { seat: seat.colour, gone, got }, cites);
}
