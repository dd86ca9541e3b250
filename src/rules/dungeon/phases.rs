//! What is owed from a phase of the turn on.

use crate::rules::agenda::Step;
use crate::rules::dungeon;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::table;
use crate::rules::table::phase::Phase;

/// What is owed from a phase on.
pub(crate) fn agenda_from(game: &Game, phase: Phase, seat: Colour) -> Vec<Step> {
    match phase {
        Phase::Draw => vec![Step::Table(table::Step::TurnStart { seat })],
        Phase::Movement => vec![Step::Table(table::Step::Move { seat })],
        Phase::Charity => vec![Step::Table(table::Step::TurnEnd { seat })],
        Phase::Monsters if game.has_map() => {
            vec![Step::Table(table::Step::NextTurn), Step::Dungeon(dungeon::Step::MonsterRoll { seat })]
        }
        Phase::Monsters => vec![Step::Table(table::Step::NextTurn)],
    }
}
