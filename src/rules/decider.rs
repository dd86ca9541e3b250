//! Who answers a question.

use crate::rules::cards;
use crate::rules::dungeon;
use crate::rules::fight;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::question::{Ask, Question};
use crate::rules::table;

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
            Ask::Table(table::Ask::FirstPlayer { .. })
            | Ask::Dungeon(dungeon::Ask::MonsterDie(_))
            | Ask::Dungeon(dungeon::Ask::Tile { .. })
            | Ask::Dungeon(dungeon::Ask::Links { .. })
            | Ask::Dungeon(dungeon::Ask::NewMonster { .. })
            | Ask::Dungeon(dungeon::Ask::Lurker)
            | Ask::Fight(fight::Ask::FightDice { .. })
            | Ask::Fight(fight::Ask::RunAway { .. })
            | Ask::Dungeon(dungeon::Ask::SearchDice { .. })
            | Ask::Munchkin(munchkin::Ask::PowerDie)
            | Ask::Fight(fight::Ask::DieAgain)
            | Ask::Cards(cards::Ask::Cards { drawn: true, .. }),
            _,
        ) => Decider::Chance,
        (_, Some(seat)) => Decider::Seat(seat),
        (_, None) => Decider::Table,
    }
}
