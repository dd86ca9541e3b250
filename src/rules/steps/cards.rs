//! Steps of decks and hands.

use crate::rules::answer::Answer;
use crate::rules::book::Book;
use crate::rules::cards::stock;
use crate::rules::cards::{Step, named};
use crate::rules::decider::Decider;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::legal::Template;
use crate::rules::question::Question;
use crate::rules::refusal::Refusal;
use crate::rules::wish::Wishes;

/// What follows by itself.
pub(super) fn advance(game: &Game, step: &Step, out: &mut Facts) {
    match step {
        // The cards went back to the table meanwhile: nothing is named.
        Step::NameCards { .. } => {
            if game.stock.is_none() {
                out.settle();
            }
        }
    }
}

/// What is asked.
pub(super) fn question(book: &Book, game: &Game, step: &Step) -> Option<Question> {
    match step {
        Step::NameCards { seat, deck } => stock::question(book, game, (*seat, *deck)),
    }
}

/// Who answers: chance where cards are drawn, their owner where some go.
#[inline(never)]
pub(super) fn waits_for(book: &Book, game: &Game, step: &Step) -> Decider {
    match step {
        Step::NameCards { seat, deck } => match game.seat(*seat) {
            Some(owner) if stock::unnamed(book, owner, *deck) < 0 => Decider::Seat(*seat),
            _ => Decider::Chance,
        },
    }
}

/// The answer that has more values than can be listed.
pub(super) fn template(step: &Step) -> Option<Template> {
    match step {
        Step::NameCards { .. } => Some(Template::Cards),
    }
}

/// What players of the app may wish besides the answers there are.
pub(super) fn wishes(book: &Book, game: &Game, step: &Step, out: &mut Wishes) {
    match step {
        Step::NameCards { seat, deck } => named::ways_to_shed(book, game, *seat, *deck, out),
    }
}

/// What an answer does.
pub(super) fn answer(book: &Book, game: &Game, step: &Step, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    match step {
        Step::NameCards { seat, deck } => stock::name(book, game, (*seat, *deck), answer, out),
    }
}
