//! How ready a munchkin is for the Boss, whose level is known long before its card is drawn (MQ-BOSS-03).

use crate::odds::{DiceCard, Roll, Side};
use crate::rules::book::Book;
use crate::rules::game::Game;
use crate::rules::munchkin::outfit;
use crate::rules::seat::Seat;

/// How ready somebody is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Readiness {
    /// Levels still missing before the Boss can be called (MQ-BOSS-01).
    pub levels: u8,
    /// Strength now: level and bonuses.
    pub strength: i32,
    /// The roll against a Boss with one die, with two, with three.
    pub chances: [Roll; 3],
}

/// How ready a seat is now, with nobody's help and one die of its own.
pub fn readiness(book: &Book, game: &Game, seat: &Seat) -> Readiness {
    let strength = i32::from(seat.level) + outfit::standing(book, game, seat).total();
    let against = |dice: u32| Roll {
        munchkins: Side { strength, dice: 1 },
        monsters: Side { strength: book.boss_level(game).into(), dice },
        ties_won: false,
        card: DiceCard::None,
    };
    Readiness {
        levels: book.top_level(game).saturating_sub(seat.level),
        strength,
        chances: [against(1), against(2), against(3)],
    }
}
