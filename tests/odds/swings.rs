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
    let hidden = [Hidden { held: 9, unseen: 80, worth: vec![(1, 4)] }];
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
            Hidden { held: *held, unseen: cards.len(), worth }
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
