//! Whether hidden hands can turn a fight of numbers: drawn cards counted exactly, whatever the order they came in.

use crate::odds::fraction::Fraction;
use num_bigint::BigUint;

/// Most cards of one back that are counted.
pub const CARDS: usize = 1_023;
/// The most that may be needed.
pub const NEED: usize = 400;

/// Cards of one back that lie in other hands, and what they could be.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Hidden {
    /// How many are in those hands.
    pub held: usize,
    /// How many nobody has seen: those in the hands and those in the deck.
    pub unseen: usize,
    /// What some of the unseen are worth against the side that wins, and how many of them there are; all others are worth
    /// nothing.
    pub worth: Vec<(usize, usize)>,
}

/// The chance that one card at least of those in other hands is one of some: `1 - C(N-K, n) / C(N, n)`.
pub fn at_least_one(unseen: usize, enough: usize, held: usize) -> Fraction {
    let (enough, held) = (enough.min(unseen), held.min(unseen));
    let all = choose(unseen, held);
    let none = choose(unseen - enough, held);
    Fraction::of(&all - none, all)
}

/// The chance that some one card of those in other hands is enough by itself.
pub fn alone(hidden: &[Hidden], need: usize) -> Fraction {
    let (mut all, mut none) = (BigUint::from(1_u32), BigUint::from(1_u32));
    for back in hidden {
        let enough: usize = back.worth.iter().filter(|(value, _)| *value >= need).map(|(_, cards)| cards).sum();
        let (enough, held) = (enough.min(back.unseen), back.held.min(back.unseen));
        all *= choose(back.unseen, held);
        none *= choose(back.unseen - enough, held);
    }
    Fraction::of(&all - none, all)
}

/// The chance that all of those in other hands together are enough.
pub fn together(hidden: &[Hidden], need: usize) -> Fraction {
    let need = need.min(NEED);
    let mut all = BigUint::from(1_u32);
    // Ways by what the hands are worth; the last place is enough and more.
    let mut ways = vec![BigUint::ZERO; need + 1];
    ways[0] = BigUint::from(1_u32);
    for back in hidden {
        let held = back.held.min(back.unseen);
        all *= choose(back.unseen, held);
        let of_back = by_worth(back, held, need);
        let mut next = vec![BigUint::ZERO; need + 1];
        for (one, a) in ways.iter().enumerate().filter(|(_, a)| **a != BigUint::ZERO) {
            for (other, b) in of_back.iter().enumerate().filter(|(_, b)| **b != BigUint::ZERO) {
                next[(one + other).min(need)] += a * b;
            }
        }
        ways = next;
    }
    Fraction::of(ways.pop().unwrap_or_default(), all)
}

/// Ways to hold so many cards of a back by what they are worth together.
fn by_worth(back: &Hidden, held: usize, need: usize) -> Vec<BigUint> {
    let mut left = back.unseen;
    // By cards taken and what they are worth.
    let mut ways = vec![vec![BigUint::ZERO; need + 1]; held + 1];
    ways[0][0] = BigUint::from(1_u32);
    for (value, cards) in &back.worth {
        let cards = (*cards).min(left);
        left -= cards;
        let mut next = vec![vec![BigUint::ZERO; need + 1]; held + 1];
        for taken in 0..=cards.min(held) {
            let these = choose(cards, taken);
            let more = taken.saturating_mul(*value);
            for (before, sums) in ways.iter().enumerate().take(held - taken + 1) {
                for (sum, way) in sums.iter().enumerate().filter(|(_, way)| **way != BigUint::ZERO) {
                    next[before + taken][sum.saturating_add(more).min(need)] += way * &these;
                }
            }
        }
        ways = next;
    }
    // The rest of the hands is worth nothing.
    let mut sums = vec![BigUint::ZERO; need + 1];
    for (taken, of_taken) in ways.iter().enumerate() {
        let rest = choose(left, held - taken);
        for (sum, way) in of_taken.iter().enumerate() {
            sums[sum] += way * &rest;
        }
    }
    sums
}

/// Ways to take so many out of so many.
fn choose(of: usize, taken: usize) -> BigUint {
    if taken > of {
        return BigUint::ZERO;
    }
    (0..taken.min(of - taken)).fold(BigUint::from(1_u32), |ways, i| ways * (of - i) / (i + 1))
}
