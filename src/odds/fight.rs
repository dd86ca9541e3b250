//! The odds of a fight as it stands, and what it would take to better them.

use crate::odds::{DiceCard, Roll, Side};
use crate::rules::system::quest::fight::sides::Sides;

/// More than any card adds.
const MOST: i32 = 400;

/// The roll that two sides come to.
pub fn roll(sides: &Sides) -> Roll {
    let side = |(strength, dice): (i32, u32)| Side { strength, dice };
    Roll {
        munchkins: side(Sides::total(&sides.munchkins)),
        monsters: side(Sides::total(&sides.monsters)),
        ties_won: false,
        card: DiceCard::None,
    }
}

/// The smallest bonus that brings the chance to so many percent; none if it is there already, or no bonus of a card's
/// size does.
pub fn bonus_for(roll: &Roll, percent: u32) -> Option<i32> {
    let reaches = |bonus: i32| {
        let mut better = *roll;
        better.munchkins.strength += bonus;
        better.odds().is_some_and(|odds| odds.wins * 100 >= odds.all * u128::from(percent))
    };
    if reaches(0) || !reaches(MOST) {
        return None;
    }
    // More never hurts, so the first that reaches it lies between one that does not and one that does.
    let (mut short, mut enough) = (0, MOST);
    while enough - short > 1 {
        let middle = (short + enough) / 2;
        if reaches(middle) { enough = middle } else { short = middle }
    }
    Some(enough)
}
