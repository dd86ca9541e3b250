//! A fight that is over: dice that nobody changes any more, or nobody left to fight or be fought.

use crate::rules::book::Book;
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::fight::Fight;
use crate::rules::fight::Stage;
use crate::rules::fight::cited;
use crate::rules::fight::ending;
use crate::rules::fight::roll;
use crate::rules::game::Game;
use crate::rules::table;

/// Dice that nobody changes any more count; a fight without anybody to fight, or to fight it, is over.
pub(crate) fn fought(book: &Book, game: &Game, out: &mut Facts) {
    let now = fight::current(game);
    let cast = |f: &Fight| game.stock.is_some() && matches!(f.stage, Stage::Rolled(_)) && f.goes_on(game);
    if now.is_some_and(cast) && roll::settle(book, game, out).is_ok() {
        // All have had their chance to change the dice: they count.
    } else if !now.is_some_and(|f| f.goes_on(game)) {
        // What it leads to is owed once it is settled itself.
        let mut ends = Facts::default();
        if let Some(now) = now {
            ending::broken_off(book, game, now, &mut ends);
        }
        out.say(table::Event::Settled, cited::NOBODY_LEFT);
        out.0.append(&mut ends.0);
    }
}
