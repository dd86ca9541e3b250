//! Odds against the dice themselves: every roll of every die, one after the other.
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic)]

mod flights;
mod sale;
mod swings;
mod takes;

use num_bigint::BigUint;
use rand::{RngExt as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;
use standie::odds::bargain::{self, Case, Weights};
use standie::odds::count::Count;
use standie::odds::fight::{bonus_for, dice_for};
use standie::odds::roll::{AnyMargins, DICE_LIMIT, Margins};
use standie::odds::{DiceCard, Roll, Side};
use std::collections::BTreeMap;

const CARDS: [DiceCard; 4] = [DiceCard::None, DiceCard::Reroll, DiceCard::Optional, DiceCard::Loaded];

/// All rolls of a number of dice, as lists of faces.
fn rolls(dice: u32) -> impl Iterator<Item = Vec<i32>> {
    (0..6_u64.pow(dice)).map(move |mut n| {
        (0..dice)
            .map(|_| {
                let face = (n % 6) as i32 + 1;
                n /= 6;
                face
            })
            .collect()
    })
}

/// Whether the munchkins win with these sums, as the rules say it.
fn wins(roll: &Roll, ours: i32, theirs: i32) -> bool {
    let (us, them) = (roll.munchkins.strength + ours, roll.monsters.strength + theirs);
    us > them || (us == them && roll.ties_won)
}

/// Ways to win and all ways, by rolling every die every way, the card's die included.
fn by_hand(roll: &Roll) -> (u128, u128) {
    let (mut won, mut all) = (0, 0);
    for ours in rolls(roll.munchkins.dice) {
        let sum: i32 = ours.iter().sum();
        let lowest = ours.iter().min().copied();
        for theirs in rolls(roll.monsters.dice) {
            let against: i32 = theirs.iter().sum();
            let as_rolled = wins(roll, sum, against);
            let Some(lowest) = lowest.filter(|_| roll.card != DiceCard::None) else {
                won += u128::from(as_rolled);
                all += 1;
                continue;
            };
            match roll.card {
                DiceCard::Loaded => {
                    won += u128::from(wins(roll, sum - lowest + 6, against));
                    all += 1;
                }
                _ => {
                    for new in 1..=6 {
                        let rerolls = roll.card == DiceCard::Reroll || !as_rolled;
                        let sum = if rerolls { sum - lowest + new } else { sum };
                        won += u128::from(wins(roll, sum, against));
                        all += 1;
                    }
                }
            }
        }
    }
    (won, all)
}

fn random(rng: &mut Pcg64Mcg, dice: u32) -> Roll {
    let ours = rng.random_range(0..=dice);
    let side = |rng: &mut Pcg64Mcg, dice: u32| Side { strength: rng.random_range(-8..=30), dice };
    Roll {
        munchkins: side(rng, ours),
        monsters: Side { dice: rng.random_range(0..=dice - ours), ..side(rng, 0) },
        ties_won: rng.random(),
        card: CARDS[rng.random_range(0..4)],
    }
}

fn same(roll: &Roll) {
    let (won, all) = by_hand(roll);
    let odds = roll.odds().expect("few dice");
    assert_eq!(won * odds.all, odds.wins * all, "{roll:?}: {won}/{all} by hand, {odds:?}");
}

#[test]
fn ten_thousand_random_fights_come_out_as_rolled_by_hand() {
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    for _ in 0..10_000 {
        same(&random(&mut rng, 3));
    }
    for _ in 0..200 {
        same(&random(&mut rng, 5));
    }
}

/// Margins by rolling every die every way.
fn margins_by_hand(roll: &Roll) -> BTreeMap<i32, u128> {
    let mut ways = BTreeMap::new();
    for ours in rolls(roll.munchkins.dice) {
        for theirs in rolls(roll.monsters.dice) {
            let margin = roll.munchkins.strength + ours.iter().sum::<i32>()
                - roll.monsters.strength
                - theirs.iter().sum::<i32>();
            *ways.entry(margin).or_insert(0) += 1;
        }
    }
    ways
}

#[test]
fn the_whole_margin_is_what_the_dice_give() {
    let mut rng = Pcg64Mcg::seed_from_u64(2);
    for _ in 0..300 {
        let roll = Roll { card: DiceCard::None, ..random(&mut rng, 5) };
        let AnyMargins::Small(margins) = roll.margins() else { panic!("few dice") };
        let found: BTreeMap<i32, u128> = margins.iter().map(|(margin, ways)| (margin, *ways)).collect();
        assert_eq!(found, margins_by_hand(&roll), "{roll:?}");
    }
}

fn sound<C: Count>(roll: &Roll, margins: &Margins<C>) {
    let sum = margins.ways.iter().fold(C::from(0), |sum, ways| sum + ways.clone());
    assert_eq!(sum, margins.all, "{roll:?}: the ways are all ways");
    let six = (0..roll.munchkins.dice + roll.monsters.dice).fold(C::from(1), |p, _| p * C::from(6));
    assert_eq!(margins.all, six);
    let (numerator, denominator) = margins.win();
    let big = |count: &C| count.to_string().parse::<BigUint>().expect("digits");
    assert_eq!(big(&numerator) * big(&margins.all), big(&margins.wins) * big(&denominator), "the same fraction");
    assert!(margins.win().0.split(2).is_none() || denominator.split(2).is_none(), "in lowest terms");
    assert!(margins.win().0.split(3).is_none() || denominator.split(3).is_none(), "in lowest terms");
}

#[test]
fn many_dice_are_counted_exactly_too() {
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    for _ in 0..60 {
        let dice = |rng: &mut Pcg64Mcg| rng.random_range(0..=DICE_LIMIT);
        let (ours, theirs) = (dice(&mut rng), dice(&mut rng));
        let roll = Roll {
            munchkins: Side { strength: rng.random_range(-50..50), dice: ours },
            monsters: Side { strength: rng.random_range(-50..50), dice: theirs },
            ties_won: rng.random(),
            card: DiceCard::None,
        };
        match roll.margins() {
            AnyMargins::Small(margins) => {
                sound(&roll, &margins);
                let odds = roll.odds().expect("few enough dice");
                assert_eq!((odds.wins, odds.all), (margins.wins, margins.all), "{roll:?}");
            }
            AnyMargins::Large(margins) => sound(&roll, &margins),
        }
    }
}

#[test]
fn the_other_side_wins_whatever_this_one_does_not() {
    let mut rng = Pcg64Mcg::seed_from_u64(4);
    for _ in 0..2_000 {
        let roll = Roll { card: DiceCard::None, ..random(&mut rng, 30) };
        let turned =
            Roll { munchkins: roll.monsters, monsters: roll.munchkins, ties_won: !roll.ties_won, card: DiceCard::None };
        let (a, b) = (roll.odds().expect("few dice"), turned.odds().expect("few dice"));
        assert_eq!(a.all, b.all);
        assert_eq!(a.wins + b.wins, a.all, "{roll:?}");
    }
}

#[test]
fn more_strength_and_better_cards_never_hurt() {
    let mut rng = Pcg64Mcg::seed_from_u64(5);
    for _ in 0..500 {
        let roll = random(&mut rng, 12);
        let chance = |roll: &Roll| roll.odds().expect("few dice").chance();
        let mut stronger = roll;
        stronger.munchkins.strength += 1;
        assert!(chance(&stronger) >= chance(&roll), "{roll:?}");
        let with = |card| chance(&Roll { card, ..roll });
        assert!(with(DiceCard::Optional) >= with(DiceCard::None) - 1e-12, "{roll:?}");
        assert!(with(DiceCard::Loaded) >= with(DiceCard::Optional) - 1e-12, "{roll:?}");
    }
}

#[test]
fn every_fair_deal_leaves_neither_worse_off() {
    let mut rng = Pcg64Mcg::seed_from_u64(6);
    let weights = Weights::default();
    let mut possible = 0;
    for _ in 0..5_000 {
        let alone = Roll { card: DiceCard::None, ..random(&mut rng, 6) };
        let mut helped = alone;
        helped.munchkins.strength += rng.random_range(1..20);
        helped.munchkins.dice += 1;
        let case = Case {
            alone,
            helped,
            levels_alone: rng.random_range(1..3),
            levels_helped: 1,
            levels_helper: rng.random_range(0..2),
            treasures: rng.random_range(0..6),
            monsters: rng.random_range(1..4),
        };
        let fair = bargain::fair(&weights, &case).expect("few dice");
        let gain = bargain::main_gain(&weights, &case).expect("few dice");
        let cost = bargain::helper_cost(&weights, &case).expect("few dice");
        assert_eq!((fair.least, fair.most), (cost, gain));
        let Some((few, many)) = fair.treasures else { continue };
        possible += 1;
        assert!(few <= many && many <= case.treasures && fair.is_possible());
        let chance = helped.odds().expect("few dice").chance();
        for paid in few..=many {
            let worth = f64::from(paid) * chance * weights.treasure;
            assert!(worth >= cost - 1e-9, "the helper is worse off: {case:?}");
            assert!(worth <= gain + 1e-9, "the main player is worse off: {case:?}");
        }
    }
    assert!(possible > 500, "{possible}");
}

#[test]
fn every_bonus_named_is_the_smallest_that_will_do() {
    let mut rng = Pcg64Mcg::seed_from_u64(7);
    for _ in 0..1_000 {
        let roll = random(&mut rng, 10);
        for percent in [50, 75, 90, 100] {
            let reaches = |bonus: i32| {
                let mut better = roll;
                better.munchkins.strength += bonus;
                let odds = better.odds().expect("few dice");
                odds.wins * 100 >= odds.all * percent
            };
            let searched = (1..200).find(|bonus| reaches(*bonus)).filter(|_| !reaches(0));
            assert_eq!(bonus_for(&roll, percent as u32), searched, "{roll:?} {percent}");
        }
    }
}

#[test]
fn the_dice_it_would_take_are_the_fewest() {
    let mut rng = Pcg64Mcg::seed_from_u64(8);
    for _ in 0..500 {
        let roll = Roll { card: DiceCard::None, ..random(&mut rng, 6) };
        for percent in [50, 75, 90, 100] {
            let enough = |dice: u32| {
                let more = Side { dice: roll.munchkins.dice + dice, ..roll.munchkins };
                let odds = Roll { munchkins: more, ..roll }.odds().expect("few dice");
                odds.wins * 100 >= odds.all * u128::from(percent)
            };
            match dice_for(&roll, percent) {
                Some(dice) => assert!(enough(dice) && (0..dice).all(|d| !enough(d)), "{roll:?}"),
                None => assert!(enough(0) || (0..=10).all(|d| !enough(d)), "{roll:?}"),
            }
        }
    }
}

#[test]
fn what_things_are_worth_stays_within_reason() {
    let odd = Weights { level: f64::NAN, hit: -5.0, treasure: 1e300, bad_stuff: 250.0 };
    let usual = Weights::default();
    assert_eq!(odd.sane(), Weights { level: usual.level, hit: 0.0, treasure: Weights::MOST, bad_stuff: 250.0 });
    assert_eq!(usual.sane(), usual);
}
