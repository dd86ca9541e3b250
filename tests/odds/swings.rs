//! Hidden hands, against every hand that can be dealt.

use num_bigint::BigUint;
use proptest::collection::vec;
use proptest::prelude::*;
use standie::odds::fraction::Fraction;
use standie::odds::swing::{self, Hidden};

fn fraction(numerator: u64, denominator: u64) -> Fraction {
    Fraction::of(BigUint::from(numerator), BigUint::from(denominator))
}

#[test]
fn one_of_four_cards_among_nine_of_eighty() {
    let chance = swing::at_least_one(80, 4, 9);
    assert_eq!(chance, Fraction { numerator: 17_427_u32.into(), denominator: 45_188_u32.into() });
    assert_eq!(format!("{:.4}", chance.near()), "0.3857");
    let hidden = [Hidden { held: 9, unseen: 80, worth: vec![(1, 4)], pairs: None }];
    assert_eq!(swing::alone(&hidden, 1), chance);
    assert_eq!(swing::together(&hidden, 1), chance);
}

#[test]
fn what_cannot_be_and_what_must_be() {
    assert_eq!(swing::at_least_one(10, 0, 5), fraction(0, 1));
    assert_eq!(swing::at_least_one(10, 10, 1), fraction(1, 1));
    assert_eq!(swing::at_least_one(0, 0, 0), fraction(0, 1));
    assert_eq!(swing::at_least_one(3, 9, 9), fraction(1, 1), "no more than there are");
    assert_eq!(swing::together(&[], 0), fraction(1, 1));
    assert_eq!(swing::together(&[], 1), fraction(0, 1));
    assert_eq!(Fraction::of(0_u32.into(), 0_u32.into()), fraction(0, 1));
    // Numbers far beyond what a float holds are still a chance.
    let many = swing::at_least_one(1_000, 3, 400);
    assert!((0.78..0.79).contains(&many.near()), "{}", many.near());
}

/// Every hand of some cards, as what it is worth together and at most.
fn hands(cards: &[usize], held: usize) -> Vec<(usize, usize)> {
    if held == 0 {
        return vec![(0, 0)];
    }
    let Some((first, rest)) = cards.split_first() else { return vec![] };
    let with = hands(rest, held - 1).into_iter().map(|(sum, most)| (sum + first, most.max(*first)));
    with.chain(hands(rest, held)).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn every_chance_is_what_all_hands_give(
        doors in vec(0..5_usize, 0..7), treasures in vec(0..4_usize, 0..6), held in (0..4_usize, 0..4_usize), need in 1..8_usize,
    ) {
        let backs = [(doors, held.0), (treasures, held.1)];
        let hidden: Vec<Hidden> = backs.iter().map(|(cards, held)| {
            let worth = cards.iter().filter(|value| **value > 0).map(|value| (*value, 1)).collect();
            Hidden { held: *held, unseen: cards.len(), worth, pairs: None }
        }).collect();
        let (mut all, mut alone, mut together) = (0, 0, 0);
        for one in hands(&backs[0].0, held.0.min(backs[0].0.len())) {
            for other in hands(&backs[1].0, held.1.min(backs[1].0.len())) {
                all += 1;
                alone += u64::from(one.1.max(other.1) >= need);
                together += u64::from(one.0 + other.0 >= need);
            }
        }
        prop_assert_eq!(swing::alone(&hidden, need), fraction(alone, all));
        prop_assert_eq!(swing::together(&hidden, need), fraction(together, all));
    }
}

/// Every way to deal cards to hands of these sizes.
fn deals(cards: &[usize], hands: &[usize]) -> Vec<Vec<Vec<usize>>> {
    let Some((first, rest)) = hands.split_first() else { return vec![vec![]] };
    let mut all = Vec::new();
    for chosen in 0_u32..1 << cards.len() {
        if chosen.count_ones() as usize != *first {
            continue;
        }
        let of = |mine: bool| (0..cards.len()).filter(move |at| (chosen >> at & 1 == 1) == mine).map(|at| cards[at]);
        let left: Vec<usize> = of(false).collect();
        for mut deal in deals(&left, rest) {
            deal.push(of(true).collect());
            all.push(deal);
        }
    }
    all
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Cards are 0 for nothing, 1 for enough alone, 2 for one that brings, 3 for one that is brought.
    #[test]
    fn a_card_that_brings_another_counts_where_both_are_in_one_hand(
        cards in vec(0..4_usize, 0..8), hands in vec(1..3_usize, 1..4),
    ) {
        prop_assume!(hands.iter().sum::<usize>() <= cards.len());
        let count = |kind: usize| cards.iter().filter(|card| **card == kind).count();
        let (mut all, mut turned) = (0, 0);
        for deal in deals(&cards, &hands) {
            all += 1;
            turned += u64::from(deal.iter().any(|hand| hand.contains(&1) || hand.contains(&2) && hand.contains(&3)));
        }
        let worth = if count(1) > 0 { vec![(5, count(1))] } else { vec![] };
        let pairs = Some(swing::Pairs { hands: hands.clone(), bring: count(2), brought: count(3) });
        let hidden = [Hidden { held: hands.iter().sum(), unseen: cards.len(), worth, pairs }];
        prop_assert_eq!(swing::alone(&hidden, 5), fraction(turned, all));
        prop_assert!(swing::alone(&hidden, 5).near() <= swing::together(&hidden, 5).near());
    }
}
