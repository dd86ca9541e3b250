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
    /// Cards that are enough two by two, where there are such.
    pub pairs: Option<Pairs>,
}

/// Two cards of the same hand that are enough together: one that brings another along, and the one it brings.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Pairs {
    /// How many cards of the back are in each of the hands.
    pub hands: Vec<usize>,
    /// How many of the unseen bring another.
    pub bring: usize,
    /// How many of the unseen are enough once they are brought, and not without.
    pub brought: usize,
}

/// The chance that one card at least of those in other hands is one of some: `1 - C(N-K, n) / C(N, n)`.
pub fn at_least_one(unseen: usize, enough: usize, held: usize) -> Fraction {
    let (enough, held) = (enough.min(unseen), held.min(unseen));
    let all = choose(unseen, held);
    let none = choose(unseen - enough, held);
    Fraction::of(&all - none, all)
}

/// The chance that some one card of those in other hands is enough by itself, or with the one it brings along.
pub fn alone(hidden: &[Hidden], need: usize) -> Fraction {
    let (mut all, mut none) = (BigUint::from(1_u32), BigUint::from(1_u32));
    for back in hidden {
        let enough: usize = back.worth.iter().filter(|(value, _)| *value >= need).map(|(_, cards)| cards).sum();
        let (enough, held) = (enough.min(back.unseen), back.held.min(back.unseen));
        if let Some(pairs) = &back.pairs {
            let (ways, apart) = apart(pairs, back.unseen, enough);
            all *= ways;
            none *= apart;
            continue;
        }
        all *= choose(back.unseen, held);
        none *= choose(back.unseen - enough, held);
    }
    Fraction::of(&all - none, all)
}

/// Ways to deal the hands, and those in which no card is enough and no hand has both of a pair.
fn apart(pairs: &Pairs, unseen: usize, enough: usize) -> (BigUint, BigUint) {
    let bring = pairs.bring.min(unseen - enough);
    let brought = pairs.brought.min(unseen - enough - bring);
    let rest = unseen - enough - bring - brought;
    let (mut all, mut left) = (BigUint::from(1_u32), unseen);
    // By how many that bring and how many that are brought have been dealt; what else was dealt follows from the hands.
    let mut ways = vec![(0_usize, 0_usize, BigUint::from(1_u32))];
    let mut dealt = 0;
    for hand in pairs.hands.iter().map(|hand| (*hand).min(left)).collect::<Vec<_>>() {
        all *= choose(left, hand.min(left));
        left -= hand.min(left);
        let mut next: Vec<(usize, usize, BigUint)> = Vec::new();
        for (b, m, way) in &ways {
            let others = rest.saturating_sub(dealt - b - m);
            let one_kind = (0..=hand).map(|b| (b, 0)).chain((1..=hand).map(|m| (0, m)));
            for (more_b, more_m) in one_kind {
                let these =
                    choose(bring - b, more_b) * choose(brought - m, more_m) * choose(others, hand - more_b - more_m);
                if these == BigUint::ZERO {
                    continue;
                }
                let (to_b, to_m, these) = (b + more_b, m + more_m, these * way);
                match next.iter_mut().find(|(b, m, _)| (*b, *m) == (to_b, to_m)) {
                    Some((.., sum)) => *sum += these,
                    None => next.push((to_b, to_m, these)),
                }
            }
        }
        dealt += hand;
        ways = next;
    }
    (all, ways.into_iter().map(|(.., way)| way).sum())
}

/// The chance that all of those in other hands together are enough; pairs count for as much as they are alone.
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
    let sums = Fraction::of(ways.pop().unwrap_or_default(), all);
    let pairs = hidden.iter().any(|back| back.pairs.is_some()).then(|| alone(hidden, need));
    pairs.filter(|pairs| pairs.near() > sums.near()).unwrap_or(sums)
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
