//! What the card of a monster has its killer do besides (MC-CMB-23).

use crate::rules::book::Book;
use crate::rules::card::{Choice, bind};
use crate::rules::cards::says::{speaker, strike};
use crate::rules::facts::Facts;
use crate::rules::fight::state::Slain;
use crate::rules::fight::{self, cited};
use crate::rules::game::Game;
use crate::rules::ids::Colour;

/// It is done after the Levels, helped or not (MC-CMB-23, MC-HELP-15).
pub(crate) fn all(book: &Book, game: &Game, main: Colour, dead: &[Slain], out: &mut Facts) {
    for slain in dead {
        let Some(number) = slain.card.filter(|_| game.stock.is_some()) else { continue };
        let Some(card) = book.cards.monster(number) else { continue };
        let now = out.on(game);
        let effects = bind(&now, speaker(main, &card.def.name), &Choice::default(), &card.killed);
        let mut done = Facts::default();
        // What finds nothing to act on does nothing.
        if strike(book, &now, &effects, &mut done).is_ok() {
            out.say(fight::Event::Instructs { seat: main, card: number }, cited::INSTRUCTED);
            out.0.extend(done.0);
        }
    }
}
