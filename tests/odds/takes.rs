//! What it would take: each answer is the least of its kind, found again by trying everything.

use rand::{RngExt as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;
use standie::odds::fight::{self, Needs, takes};
use standie::odds::{DiceCard, Odds, Roll, Side};
use standie::rules::cite::Cites;
use standie::rules::fight::Fighter;
use standie::rules::fight::sum::Part;
use standie::rules::fight::sum::Sides;
use standie::rules::fight::sum::Sum;
use standie::rules::ids::{Colour, MonsterId};
use standie::rules::rulings::FoeFloor;

const MARKS: [u32; 4] = [50, 75, 90, 100];

fn part(who: Fighter, what: &'static str, strength: i32, dice: i32) -> Part {
    Part::new(who, (what, ""), (strength, dice), Cites::NONE)
}

/// What the parts come to, added up anew; a monster's levels never come to less than 1.
fn added(parts: &[Part], fighters: &[Fighter]) -> (i32, u32) {
    let of = |who: &Fighter| {
        let own = || parts.iter().filter(|p| p.who == *who && p.what != "term-floor");
        let levels = own().filter(|p| p.what == "term-level" || p.what == "enhancer-unnamed");
        let lacks = (1 - levels.map(|p| p.strength).sum::<i32>()).max(0);
        let lacks = if matches!(who, Fighter::Monster(_)) { lacks } else { 0 };
        let dice = own().map(|p| p.dice).sum::<i32>().max(0) as u32;
        (own().map(|p| p.strength).sum::<i32>() + lacks, dice)
    };
    fighters.iter().map(of).fold((0, 0), |(s, d), (strength, dice)| (s + strength, d + dice))
}

fn total(parts: &[Part], us: &[Fighter], them: &[Fighter], ties_won: bool) -> Roll {
    let side = |(strength, dice)| Side { strength, dice };
    Roll { munchkins: side(added(parts, us)), monsters: side(added(parts, them)), ties_won, card: DiceCard::None }
}

/// A fight with all kinds of terms, enhancers below nothing among them.
fn random(rng: &mut Pcg64Mcg) -> (Sides, Vec<Fighter>, Vec<Fighter>) {
    let us = vec![Fighter::Seat(Colour::Blue)];
    let them: Vec<Fighter> = (1..=rng.random_range(1..3)).map(|n| Fighter::Monster(MonsterId(n))).collect();
    let mut parts = vec![part(us[0], "term-level", rng.random_range(1..10), 1)];
    for _ in 0..rng.random_range(0..4) {
        let what = ["item-unnamed", "term-unnamed", "term-icons"][rng.random_range(0..3)];
        parts.push(part(us[0], what, rng.random_range(-5..6), rng.random_range(-1..2)));
    }
    for who in &them {
        parts.push(part(*who, "term-level", rng.random_range(1..12), 1));
        for _ in 0..rng.random_range(0..4) {
            let what = ["enhancer-unnamed", "term-unnamed"][rng.random_range(0..2)];
            let dice = if what == "term-unnamed" { rng.random_range(-1..2) } else { 0 };
            parts.push(part(*who, what, rng.random_range(-10..11), dice));
        }
        let levels = parts.iter().filter(|p| p.who == *who && p.what != "term-unnamed");
        let level: i32 = levels.map(|p| p.strength).sum();
        if level < 1 {
            parts.push(part(*who, "term-floor", 1 - level, 0));
        }
    }
    let sum = |who: &Fighter| {
        let (strength, dice) = added(&parts, &[*who]);
        Sum { who: *who, strength, dice, unknown: false }
    };
    let (munchkins, monsters) = (us.iter().map(sum).collect(), them.iter().map(sum).collect());
    (
        Sides { munchkins, monsters, parts: parts.clone(), ties_won: rng.random_bool(0.3), floors: FoeFloor::Enhanced },
        us,
        them,
    )
}

fn odds(roll: Roll) -> Odds {
    roll.odds().expect("few dice")
}

#[test]
fn each_answer_is_the_least_of_its_kind() {
    let mut rng = Pcg64Mcg::seed_from_u64(9);
    let mut named = [0; 4];
    for _ in 0..1_500 {
        let (sides, us, them) = random(&mut rng);
        let now = total(&sides.parts, &us, &them, sides.ties_won);
        assert_eq!(fight::roll(&sides), now);
        let mut helpers = Vec::new();
        for seat in [Colour::Red, Colour::Green, Colour::Yellow] {
            let mut with = now;
            with.munchkins.strength += rng.random_range(0..15);
            with.munchkins.dice += 1;
            helpers.push((seat, with));
        }
        let all = takes(&sides, &helpers);
        let missing: Vec<u32> = MARKS.into_iter().filter(|mark| !odds(now).reaches(*mark)).collect();
        assert_eq!(all.iter().map(|take| take.percent).collect::<Vec<_>>(), missing);
        for take in all {
            let mark = take.percent;
            let more = |strength: i32, dice: u32| {
                let munchkins = Side { strength: now.munchkins.strength + strength, dice: now.munchkins.dice + dice };
                odds(Roll { munchkins, ..now }).reaches(mark)
            };
            assert_eq!(take.bonus, (1..200).find(|bonus| more(*bonus, 0)));
            assert_eq!(take.dice, (1..=10).find(|dice| more(0, *dice)));
            let chances: Vec<(Colour, Odds)> = helpers.iter().map(|(seat, with)| (*seat, odds(*with))).collect();
            smallest(take.helper, &chances, mark);
            let lost: Vec<(usize, Odds)> = (0..sides.parts.len())
                .filter(|i| !["term-level", "term-floor"].contains(&sides.parts[*i].what))
                .map(|i| {
                    let mut rest = sides.parts.clone();
                    rest.remove(i);
                    (i, odds(total(&rest, &us, &them, sides.ties_won)))
                })
                .collect();
            smallest(take.strike, &lost, mark);
            let found = [take.bonus.is_some(), take.dice.is_some(), take.helper.is_some(), take.strike.is_some()];
            named.iter_mut().zip(found).for_each(|(n, found)| *n += i32::from(found));
        }
    }
    assert!(named.iter().all(|n| *n > 200), "each kind was tried: {named:?}");
}

/// Whoever was named is enough, and nobody who changes less is; nobody was named only where nobody is enough.
fn smallest<T: Copy + PartialEq + std::fmt::Debug>(named: Option<T>, all: &[(T, Odds)], mark: u32) {
    let Some(named) = named else {
        return assert!(all.iter().all(|(_, odds)| !odds.reaches(mark)), "somebody is enough for {mark}: {all:?}");
    };
    let (_, chosen) = all.iter().find(|(who, _)| *who == named).expect("one of them");
    assert!(chosen.reaches(mark), "{named:?} is not enough for {mark}");
    for (who, odds) in all.iter().filter(|(_, odds)| odds.reaches(mark)) {
        assert!(odds.chance() >= chosen.chance(), "{who:?} is enough for {mark} and changes less than {named:?}");
    }
}

/// What the last dice need, found again by letting them fall in every way.
#[test]
fn what_the_last_dice_need_is_what_wins() {
    let mut rng = Pcg64Mcg::seed_from_u64(11);
    let mut seen = [0; 3];
    for _ in 0..4_000 {
        let dice = rng.random_range(1..=4);
        let ours = rng.random::<bool>();
        let side = |dice: u32, rng: &mut Pcg64Mcg| Side { strength: rng.random_range(-5..40), dice };
        let (munchkins, monsters) = match ours {
            true => (side(dice, &mut rng), side(0, &mut rng)),
            false => (side(0, &mut rng), side(dice, &mut rng)),
        };
        let roll = Roll { munchkins, monsters, ties_won: rng.random(), card: DiceCard::None };
        let (whose, needs) = fight::needs(&roll).expect("one side still rolls");
        assert_eq!(whose, ours);
        let wins = |sum: u32| {
            let by = |side: Side, rolls: bool| side.strength + if rolls { sum as i32 } else { 0 };
            let (us, them) = (by(munchkins, ours), by(monsters, !ours));
            (us > them || (us == them && roll.ties_won)) == ours
        };
        let least = (dice..=6 * dice).find(|sum| wins(*sum));
        let expected = match least {
            None => Needs::TooMuch,
            Some(sum) if sum == dice => Needs::Nothing,
            Some(sum) => Needs::AtLeast(sum),
        };
        assert_eq!(needs, expected, "{roll:?}");
        seen[match needs {
            Needs::AtLeast(_) => 0,
            Needs::Nothing => 1,
            Needs::TooMuch => 2,
        }] += 1;
    }
    assert!(seen.iter().all(|n| *n > 300), "{seen:?}");
    let both = Roll {
        munchkins: Side { strength: 1, dice: 1 },
        monsters: Side { strength: 1, dice: 1 },
        ties_won: false,
        card: DiceCard::None,
    };
    assert_eq!(fight::needs(&both), None, "both still roll");
}
