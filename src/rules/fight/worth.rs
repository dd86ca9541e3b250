//! What monsters that lost are worth, and how that is paid.

use crate::rules::book::Book;
use crate::rules::card::deck::Deck;
use crate::rules::cite::Cites;
use crate::rules::event::Event;
use crate::rules::facts::Facts;
use crate::rules::fight::state::Slain;
use crate::rules::foe::card::Benefit;
use crate::rules::ids::Colour;
use crate::rules::seat::Health;
use crate::rules::seat::Seat;
/// Levels that monsters are worth to a munchkin who kills them alone (MQ-LVL-04, MQ-LVL-05).
pub fn levels_of(killed: &[Slain]) -> u8 {
    u8::try_from(killed.iter().map(|s| u32::from(s.levels)).sum::<u32>()).unwrap_or(u8::MAX)
}

/// What the cards of defeated monsters give besides (MQ-RES-08).
pub(crate) fn benefits(seat: &Seat, defeated: impl Iterator<Item = Benefit>, out: &mut Facts) {
    let (mut gold, mut red) = (seat.gold, seat.health.red);
    for benefit in defeated.filter(|b| *b != Benefit::default()) {
        let cites = cites!["MQ-RES-08"];
        if benefit.gold > 0 {
            let to = gold.saturating_add(benefit.gold);
            out.say(Event::Gold { seat: seat.colour, from: gold, to }, cites);
            gold = to;
        }
        if benefit.dxm > 0 {
            let drew = Event::Drew { seat: seat.colour, deck: Deck::DXM, cards: benefit.dxm, open: false };
            out.say(drew, cites);
        }
        let healed = red.saturating_add(benefit.health).min(seat.health.max);
        if healed > red {
            let (from, to) = (Health { red, ..seat.health }, Health { red: healed, ..seat.health });
            out.say(Event::Health { seat: seat.colour, from, to }, cites);
            red = healed;
        }
    }
}

/// Treasures won, seen by all or not.
pub(crate) fn treasures(seat: Colour, cards: u8, open: bool, out: &mut Facts) {
    if cards > 0 {
        let cites = if open { cites!["MQ-RES-09", "MQ-RES-10"] } else { cites!["MQ-RES-09", "MQ-RES-11"] };
        out.say(Event::Drew { seat, deck: Deck::TREASURE, cards, open }, cites);
    }
}

/// The Treasures promised to whoever helped.
pub(crate) fn share(helper: Colour, cards: u8, out: &mut Facts) {
    if cards > 0 {
        let drew = Event::Drew { seat: helper, deck: Deck::TREASURE, cards, open: true };
        out.say(drew, cites!["MQ-BRIBE-03", "MQ-RES-09", "MQ-RES-10"]);
    }
}

/// Levels won by killing: the only ones that can bring a munchkin to Level 10, and never beyond (MQ-FIX-07, MQ-LVL-02).
pub(crate) fn levels(book: &Book, seat: &Seat, levels: u8, cites: Cites, out: &mut Facts) {
    let to = seat.level.saturating_add(levels).min(book.rules.level_max);
    if to > seat.level {
        out.say(Event::Level { seat: seat.colour, from: seat.level, to }, cites);
    }
}
