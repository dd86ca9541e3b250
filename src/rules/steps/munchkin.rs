//! Steps of munchkins: Charity, Curses, powers, losses, death.

use crate::rules::answer::Answer;
use crate::rules::asking::{Say, asked, unasked};
use crate::rules::book::Book;
use crate::rules::decider::Decider;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::hand::cited as from_hands;
use crate::rules::hand::{moves, power};
use crate::rules::legal::Template;
use crate::rules::munchkin::cited;
use crate::rules::munchkin::cited::charity as in_charity;
use crate::rules::munchkin::{self, Step, charity, curse, items, theft};
use crate::rules::question::Question;
use crate::rules::refusal::Refusal;
use crate::rules::table;
use crate::rules::wish::Wishes;

/// What follows by itself.
#[inline(never)]
pub(super) fn advance(book: &Book, game: &Game, step: &Step, out: &mut Facts) {
    match step {
        Step::Charity { seat } => {
            if game.seat(*seat).is_none_or(|s| charity::surplus(book, game, s) == 0) {
                out.say(table::Event::Settled, in_charity::CHARITY_OVER);
            }
        }
        Step::LoseItem { seat, sort, .. } => {
            if game.seat(*seat).is_none_or(|s| items::candidates(s, sort.as_deref()).is_empty()) {
                out.settle();
            }
        }
        Step::Theft { seat, from, item } => theft::advance(game, (*seat, *from, item), out),
        Step::Death { seat } => book.system.dies(book, game, *seat, out),
        Step::Cursed { .. } | Step::PowerRoll { .. } => {}
    }
}

/// What is asked.
pub(super) fn question(book: &Book, game: &Game, step: &Step) -> Option<Question> {
    match step {
        Step::Charity { seat } => {
            let giver = game.seat(*seat)?;
            let (surplus, to) = (charity::surplus(book, game, giver), charity::charity_to(book, game, giver));
            let ask = munchkin::Ask::Charity { surplus, to };
            asked(Some(*seat), ask, in_charity::CHARITY)
        }
        Step::Cursed { seat, .. } => {
            let averting = game.seat(*seat).map(curse::averting).unwrap_or_default();
            let ask = munchkin::Ask::Cursed { averting };
            asked(Some(*seat), ask, cited::CURSE_COMES)
        }
        Step::PowerRoll { seat, .. } => asked(Some(*seat), munchkin::Ask::PowerDie, from_hands::TEN_SIDES_CAST),
        Step::Theft { seat, .. } => asked(Some(*seat), munchkin::Ask::TheftDie, cited::THEFT),
        Step::LoseItem { seat, sort, .. } => {
            let among = items::candidates(game.seat(*seat)?, sort.as_deref());
            asked(Some(*seat), munchkin::Ask::LoseItem { among }, cited::VICTIM_CHOOSES)
        }
        Step::Death { .. } => None,
    }
}

/// Who answers.
pub(super) fn waits_for(step: &Step) -> Decider {
    match step {
        Step::Charity { seat } | Step::Cursed { seat, .. } | Step::LoseItem { seat, .. } => Decider::Seat(*seat),
        Step::PowerRoll { .. } | Step::Theft { .. } => Decider::Chance,
        Step::Death { .. } => Decider::Table,
    }
}

/// The answers there are.
pub(super) fn answers(game: &Game, step: &Step, say: Say) {
    match step {
        Step::Cursed { seat, .. } => {
            say(Some(*seat), table::Answer::Done.into());
            if game.stock.is_none() {
                say(Some(*seat), table::Answer::No.into());
            }
            for index in game.seat(*seat).map(curse::averting).unwrap_or_default() {
                say(Some(*seat), munchkin::Answer::Item(index).into());
            }
        }
        Step::PowerRoll { seat, .. } => (1..=10).for_each(|face| say(Some(*seat), table::Answer::Number(face).into())),
        Step::Theft { seat, .. } => (1..=6).for_each(|face| say(Some(*seat), table::Answer::Number(face).into())),
        Step::LoseItem { seat, sort, .. } => {
            for index in game.seat(*seat).map(|s| items::candidates(s, sort.as_deref())).unwrap_or_default() {
                say(Some(*seat), munchkin::Answer::Item(index).into());
            }
        }
        Step::Charity { .. } | Step::Death { .. } => {}
    }
}

/// The answer that has more values than can be listed.
pub(super) fn template(step: &Step) -> Option<Template> {
    match step {
        Step::Charity { .. } => Some(Template::Gave),
        Step::Cursed { .. }
        | Step::PowerRoll { .. }
        | Step::Theft { .. }
        | Step::LoseItem { .. }
        | Step::Death { .. } => None,
    }
}

/// What players of the app may wish besides the answers there are.
pub(super) fn wishes(book: &Book, game: &Game, step: &Step, out: &mut Wishes) {
    match step {
        Step::Charity { seat } => charity::ways(book, game, *seat, out),
        Step::Cursed { seat, tried: false, .. } => {
            if let Some(victim) = game.seat(*seat) {
                moves::averts(book, victim, out);
            }
        }
        Step::Cursed { tried: true, .. }
        | Step::PowerRoll { .. }
        | Step::Theft { .. }
        | Step::LoseItem { .. }
        | Step::Death { .. } => {}
    }
}

/// What an answer does.
#[inline(never)]
pub(super) fn answer(book: &Book, game: &Game, step: &Step, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    match step {
        Step::Charity { seat } => charity::charity(book, game, *seat, answer, out),
        Step::Cursed { seat, effects, .. } => curse::answer(book, game, (*seat, effects), answer, out),
        Step::PowerRoll { seat, class, effects } => power::rolled(book, game, (*seat, class, effects), answer, out),
        Step::Theft { seat, from, item } => theft::rolled(book, game, (*seat, *from, item), answer, out),
        Step::LoseItem { seat, sort, dropped } => {
            items::chosen(book, game, (*seat, sort.as_deref(), *dropped), answer, out)
        }
        Step::Death { .. } => Err(unasked()),
    }
}
