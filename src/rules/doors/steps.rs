//! Steps at the doors: what follows, what is asked, who answers, the answers, what one does.

use crate::rules::answer::Answer;
use crate::rules::asking::{Say, asked, unasked};
use crate::rules::book::Book;
use crate::rules::card::CardSet;
use crate::rules::cards;
use crate::rules::decider::Decider;
use crate::rules::doors::{Ask, Step, corpse, door};
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::question::Question;
use crate::rules::refusal::Refusal;

/// What follows by itself.
pub(crate) fn advance(book: &Book, game: &Game, step: &Step, out: &mut Facts) {
    match step {
        Step::Door { seat, before } => door::opened(book, game, (*seat, before), out),
        Step::Corpse { left, picks, .. } => corpse::advance(game, (left, picks), out),
    }
}

/// What is asked.
pub(crate) fn question(step: &Step) -> Option<Question> {
    match step {
        Step::Door { .. } => None,
        Step::Corpse { dead, left, picks } => {
            let ask = Ask::Corpse { dead: *dead, left: left.clone() };
            asked(picks.first().copied(), ask, cites!["MC-DEATH-04"])
        }
    }
}

/// Who answers.
pub(crate) fn waits_for(step: &Step) -> Decider {
    match step {
        Step::Door { .. } => Decider::Table,
        Step::Corpse { picks, .. } => picks.first().map_or(Decider::Table, |seat| Decider::Seat(*seat)),
    }
}

/// The answers there are.
pub(crate) fn answers(step: &Step, say: Say) {
    if let Step::Corpse { left, picks, .. } = step {
        left.iter().for_each(|card| say(picks.first().copied(), cards::Answer::Cards(CardSet::of(card)).into()));
    }
}

/// What an answer does.
pub(crate) fn answer(book: &Book, step: &Step, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    match step {
        Step::Door { .. } => Err(unasked()),
        Step::Corpse { dead, left, picks } => corpse::answer(book, (*dead, left, picks), answer, out),
    }
}
