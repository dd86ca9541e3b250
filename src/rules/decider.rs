//! Who answers a question.

use crate::rules::ids::Colour;
use crate::rules::question::{Ask, Question};

/// Who answers the question that stands, in a game the app keeps whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decider {
    /// Chance: a die, a draw.
    Chance,
    /// A player.
    Seat(Colour),
    /// Nobody in particular.
    Table,
}

/// Who answers a question.
pub fn decider(question: &Question) -> Decider {
    match (&question.ask, question.seat) {
        (
            Ask::FirstPlayer { .. }
            | Ask::MonsterDie(_)
            | Ask::Tile { .. }
            | Ask::Links { .. }
            | Ask::NewMonster { .. }
            | Ask::Lurker
            | Ask::FightDice { .. }
            | Ask::RunAway { .. }
            | Ask::SearchDice { .. }
            | Ask::PowerDie
            | Ask::DieAgain
            | Ask::Cards { drawn: true, .. },
            _,
        ) => Decider::Chance,
        (_, Some(seat)) => Decider::Seat(seat),
        (_, None) => Decider::Table,
    }
}
