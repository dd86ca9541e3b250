//! What monsters that lost are worth, and how that is paid.

use crate::rules::book::Book;
use crate::rules::cards;
use crate::rules::cards::deck::Deck;
use crate::rules::cite::Cites;
use crate::rules::event::Event;
use crate::rules::facts::Facts;
use crate::rules::fight::cited;
use crate::rules::fight::state::Slain;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::seat::Seat;

/// Levels that monsters are worth to a munchkin who kills them alone (MQ-LVL-04, MQ-LVL-05).
pub fn levels_of(killed: &[Slain]) -> u8 {
    u8::try_from(killed.iter().map(|s| u32::from(s.levels)).sum::<u32>()).unwrap_or(u8::MAX)
}

/// Treasures won, seen by all or not.
pub(crate) fn treasures(seat: Colour, cards: u8, open: bool, out: &mut Facts) {
    if cards > 0 {
        let cites = if open { cited::WON_FOR_ALL_TO_SEE } else { cited::WON_UNSEEN };
        out.say(cards::Event::Drew { seat, deck: Deck::ITEMS, cards, open }, cites);
    }
}

/// The Treasures promised to whoever helped.
pub(crate) fn share(helper: Colour, cards: u8, out: &mut Facts) {
    if cards > 0 {
        let drew = Event::Cards(cards::Event::Drew { seat: helper, deck: Deck::ITEMS, cards, open: true });
        out.say(drew, cited::HELPERS_SHARE);
    }
}

/// Levels won by killing: the only ones that can bring a munchkin to Level 10, and never beyond (MQ-FIX-07, MQ-LVL-02).
pub(crate) fn levels((book, game): (&Book, &Game), seat: &Seat, levels: u8, cites: Cites, out: &mut Facts) {
    let to = seat.level.saturating_add(levels).min(book.top_level(game));
    if to > seat.level {
        out.say(munchkin::Event::Level { seat: seat.colour, from: seat.level, to }, cites);
    }
}
