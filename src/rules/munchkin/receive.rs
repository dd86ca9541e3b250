//! Items that come to somebody.

use crate::rules::cite::Cites;
use crate::rules::facts::Facts;
use crate::rules::munchkin;
use crate::rules::munchkin::gear::Gear;
use crate::rules::munchkin::outfit;
use crate::rules::seat::Seat;
use std::sync::Arc;

/// An Item as it comes to lie before a munchkin: in use if that is possible beside what is in use already, packed if
/// not (MQ-ITEM-04, MQ-ITEM-24, OQ-75).
pub fn laid_down(seat: &Seat, item: Gear) -> Gear {
    let in_use = Gear { packed: false, ..item };
    Gear { packed: !outfit::has_room_for(seat, &in_use), ..in_use }
}

/// Items that come to a munchkin, one after the other.
pub fn receive(seat: &Seat, items: Vec<Arc<Gear>>, cites: Cites, out: &mut Facts) {
    let mut then = seat.clone();
    for item in items {
        let item = laid_down(&then, Gear::clone(&item));
        then.gear.push(Arc::new(item));
    }
    out.say(munchkin::Event::Gear { seat: seat.colour, gear: then.gear }, cites);
}
