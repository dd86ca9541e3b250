//! A die that lies, where there are no dice but those of a flight and of a theft: which other faces would turn it.

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::book::Book;
use crate::rules::dice::lying;
use crate::rules::dice::turning::Turning;
use crate::rules::fight::{self, flight};
use crate::rules::game::Game;
use crate::rules::munchkin::{self, theft};
use crate::rules::table;

/// The face from which on a roll is a good one; none where nothing is decided by that.
fn from(book: &Book, game: &Game, step: &Step, roll: &Answer) -> Option<i32> {
    match (step, roll) {
        (Step::Fight(fight::Step::RunAway { seat, .. }), Answer::Fight(fight::Answer::Ran { monster, .. })) => {
            Some(flight::away_from_it(book, game, *seat, *monster))
        }
        (Step::Munchkin(munchkin::Step::Theft { .. }), Answer::Table(table::Answer::Number(_))) => {
            Some(theft::DEFT.into())
        }
        _ => None,
    }
}

/// The die that lies, with the faces that would turn what it decides; empty where none would.
pub(super) fn turning(book: &Book, game: &Game) -> Vec<Turning> {
    let lies = || {
        let (_, roll, None) = lying::open(game)? else { return None };
        let face = lying::face(roll, 0)?;
        let from = from(book, game, lying::asked(game)?, roll)?;
        let good = |face: u8| i32::from(face) >= from;
        let by: Vec<u8> = (1..=6).filter(|other| good(*other) != good(face)).collect();
        (!by.is_empty()).then_some(Turning { who: None, die: 0, face, by })
    };
    lies().into_iter().collect()
}
