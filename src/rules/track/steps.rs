//! Steps on the track: what follows, what is asked, what an answer does.

use crate::rules::answer::Answer;
use crate::rules::asking::asked;
use crate::rules::book::Book;
use crate::rules::decider::Decider;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::question::Question;
use crate::rules::refusal::Refusal;
use crate::rules::track::{Ask, Step, row};

/// What follows by itself.
pub(crate) fn advance(book: &Book, game: &Game, step: &Step, out: &mut Facts) {
    match step {
        Step::LayRow => row::advance(book, game, out),
    }
}

/// What is asked.
pub(crate) fn question(book: &Book, game: &Game, step: &Step) -> Option<Question> {
    match step {
        Step::LayRow => {
            let ask = Ask::LayRow { layer: row::next(book, game)? };
            asked(None, ask, cites!["SR-SET-05", "SR-SET-06"])
        }
    }
}

/// Who answers.
pub(crate) const fn waits_for(step: &Step) -> Decider {
    match step {
        Step::LayRow => Decider::Chance,
    }
}

/// What an answer does.
pub(crate) fn answer(book: &Book, game: &Game, step: &Step, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    match step {
        Step::LayRow => row::answer(book, game, answer, out),
    }
}
