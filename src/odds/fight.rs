//! The odds of a fight as it stands, and what it would take to better them.

use crate::odds::{DiceCard, Odds, Roll, Side};
use crate::rules::book::Book;
use crate::rules::dungeon::flight::hits;
use crate::rules::fight::sides::sides;
use crate::rules::fight::sum::Sides;
use crate::rules::fight::{Fight, Fighter, Throw};
use crate::rules::game::Game;
use crate::rules::ids::Colour;

/// More than any card adds.
const MOST: i32 = 400;

/// The roll that two sides come to.
pub fn roll(sides: &Sides) -> Roll {
    let side = |(strength, dice): (i32, u32)| Side { strength, dice };
    Roll {
        munchkins: side(Sides::total(&sides.munchkins)),
        monsters: side(Sides::total(&sides.monsters)),
        ties_won: sides.ties_won,
        card: DiceCard::None,
    }
}

/// The chance of a fight before its dice, if all that counts is known.
pub fn known(book: &Book, game: &Game, fight: &Fight) -> Option<Odds> {
    let sides = sides(book, game, fight, None);
    (!sides.is_open()).then(|| roll(&sides).odds()).flatten()
}

/// What the side that rolls last still has to roll, in all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Needs {
    /// So much or more.
    AtLeast(u32),
    /// Nothing: whatever it rolls, it wins.
    Nothing,
    /// More than its dice have.
    TooMuch,
}

/// What the last dice have to come to, where only one side has any left: whether they are the munchkins', and what they
/// need to win. None while both sides still roll, or nobody does.
pub fn needs(roll: &Roll) -> Option<(bool, Needs)> {
    let ours = match (roll.munchkins.dice, roll.monsters.dice) {
        (1.., 0) => true,
        (0, 1..) => false,
        _ => return None,
    };
    let (last, first) = if ours { (roll.munchkins, roll.monsters) } else { (roll.monsters, roll.munchkins) };
    // A tie is won by one of both (MQ-RES-04).
    let ties = ours == roll.ties_won;
    let least = i64::from(first.strength) - i64::from(last.strength) + i64::from(!ties);
    let dice = i64::from(last.dice);
    Some((
        ours,
        match u32::try_from(least) {
            Ok(_) if least > 6 * dice => Needs::TooMuch,
            Ok(sum) if least > dice => Needs::AtLeast(sum),
            _ => Needs::Nothing,
        },
    ))
}

/// The smallest bonus that brings the chance to so many percent; none if it is there already, or no bonus of a card's
/// size does.
pub fn bonus_for(roll: &Roll, percent: u32) -> Option<i32> {
    let reaches = |bonus: i32| {
        let mut better = *roll;
        better.munchkins.strength += bonus;
        better.odds().is_some_and(|odds| odds.reaches(percent))
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

/// The fewest more dice that bring the chance to so many percent; none if it is there already, or ten do not do it.
pub fn dice_for(roll: &Roll, percent: u32) -> Option<u32> {
    let reaches = |dice: u32| {
        let mut better = *roll;
        better.munchkins.dice += dice;
        better.odds().is_some_and(|odds| odds.reaches(percent))
    };
    if reaches(0) { None } else { (1..=10).find(|dice| reaches(*dice)) }
}

/// The least of each kind that brings the chance to so many percent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Take {
    /// So many percent.
    pub percent: u32,
    /// The smallest bonus.
    pub bonus: Option<i32>,
    /// The fewest more dice.
    pub dice: Option<u32>,
    /// The helper that adds least of those who bring it there.
    pub helper: Option<Colour>,
    /// The term whose loss changes least of those whose loss brings it there, by its place among the parts.
    pub strike: Option<usize>,
}

/// What it would take to reach each of the marks that are not reached yet.
pub fn takes(sides: &Sides, helpers: &[(Colour, Roll)]) -> Vec<Take> {
    let now = roll(sides);
    let helpers: Vec<_> = helpers.iter().filter_map(|(seat, roll)| Some((*seat, roll.odds()?))).collect();
    let strikes: Vec<_> = strikes(sides).collect();
    let missing = |percent: &u32| now.odds().is_some_and(|odds| !odds.reaches(*percent));
    let marks = [50, 75, 90, 100].into_iter().filter(missing);
    marks
        .map(|percent| Take {
            percent,
            bonus: bonus_for(&now, percent),
            dice: dice_for(&now, percent),
            helper: least(&helpers, percent),
            strike: least(&strikes, percent),
        })
        .collect()
}

/// The first of those with the smallest chance that is still enough.
fn least<T: Copy>(list: &[(T, Odds)], percent: u32) -> Option<T> {
    let enough = list.iter().filter(|(_, odds)| odds.reaches(percent));
    enough.min_by(|(_, a), (_, b)| a.chance().total_cmp(&b.chance())).map(|(what, _)| *what)
}

/// The odds without each of the terms that can be lost: what is printed as a level cannot.
fn strikes(sides: &Sides) -> impl Iterator<Item = (usize, Odds)> + '_ {
    let lost = sides.parts.iter().enumerate().filter(|(_, p)| p.what != "term-level" && p.what != "term-floor");
    lost.filter_map(|(index, _)| Some((index, roll(&sides.without(index)).odds()?)))
}

/// All terms whose loss is enough by itself, by their places among the parts.
pub fn enough(sides: &Sides, percent: u32) -> Vec<usize> {
    strikes(sides).filter(|(_, odds)| odds.reaches(percent)).map(|(index, _)| index).collect()
}

/// The one term without which the chance would be best, by its place among the parts; none if no term's loss betters it.
/// What is printed cannot be struck.
pub fn best_strike(sides: &Sides) -> Option<(usize, Odds)> {
    let mut best = (None, roll(sides).odds()?);
    for (index, odds) in strikes(sides) {
        if odds.chance() > best.1.chance() {
            best = (Some(index), odds);
        }
    }
    best.0.map(|index| (index, best.1))
}

/// A die that would decide the fight otherwise, and the faces that would.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turning {
    /// Whose die.
    pub who: Fighter,
    /// Which of its dice, from 0.
    pub index: usize,
    /// What it shows.
    pub face: u8,
    /// Faces that would turn the result, from the least to the most.
    pub faces: (u8, u8),
}

/// Single dice that would turn the result, rolled again or set.
pub fn turning(sides: &Sides, (ours, theirs): (i32, i32), throws: &[Throw]) -> Vec<Turning> {
    let won = sides.wins(ours, theirs);
    let mut list = Vec::new();
    for throw in throws {
        let mine = matches!(throw.who, Fighter::Seat(_));
        for (index, face) in throw.faces.iter().copied().enumerate() {
            let turns = |to: &u8| {
                let by = i32::from(*to) - i32::from(face);
                let after = if mine { (ours + by, theirs) } else { (ours, theirs + by) };
                sides.wins(after.0, after.1) != won
            };
            let faces: Vec<u8> = (1..=6).filter(turns).collect();
            if let (Some(least), Some(most)) = (faces.first(), faces.last()) {
                list.push(Turning { who: throw.who, index, face, faces: (*least, *most) });
            }
        }
    }
    list
}

/// What losing a fight means: hits for everybody in it, and who would die of them (MQ-RES-16, MQ-RES-18).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IfLost {
    /// Hits each.
    pub hits: u8,
    /// Who would have no Health left.
    pub dead: Vec<Colour>,
}

/// What losing the fight that goes on would mean.
pub fn if_lost(book: &Book, game: &Game, fight: &Fight) -> IfLost {
    let hits = hits(book, game, fight);
    let fighters = std::iter::once(fight.main).chain(fight.helping(game)).filter_map(|c| game.seat(c));
    let dead = fighters.filter(|s| s.health.red <= hits).map(|s| s.colour).collect();
    IfLost { hits, dead }
}
