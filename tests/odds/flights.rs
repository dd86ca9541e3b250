//! Running away, against every face of every die.

use proptest::collection::vec;
use proptest::prelude::*;
use standie::odds::count::lowest;
use standie::odds::flight::{Chaser, Flight, Harm, Outlook};

fn chaser(run: i32, caught: Harm) -> Chaser {
    Chaser { run, caught, escaped: Harm::default() }
}

fn costs(levels: u8) -> Harm {
    Harm { levels, ..Harm::default() }
}

fn kills() -> Harm {
    Harm { dies: true, ..Harm::default() }
}

fn flight(things: Vec<i32>, chasers: Vec<Chaser>) -> Flight {
    Flight { from: 5, run: 0, spare: 9, things, chasers }
}

fn of(outlook: &Outlook, ways: u128) -> (u128, u128) {
    lowest(ways, outlook.all)
}

#[test]
fn one_roll_is_a_third_and_a_sixth_more_for_every_point() {
    let chance = |run: i32| {
        let alone = Flight { run, ..flight(vec![], vec![Chaser::default()]) };
        alone.chance(0).wins
    };
    assert_eq!([-3, -2, -1, 0, 1, 2, 3, 4, 5].map(chance), [0, 0, 1, 2, 3, 4, 5, 6, 6]);
    let bare = flight(vec![], vec![Chaser::default(), chaser(-1, Harm::default())]);
    assert_eq!((bare.needs(0), bare.needs(1)), (5, 6));
}

#[test]
fn two_foes_at_nothing_and_one_less() {
    let both = flight(vec![], vec![chaser(0, costs(1)), chaser(-1, costs(1))]);
    let plan = both.best().expect("two");
    assert_eq!(of(&plan.outlook, plan.outlook.times[0]), (1, 18), "away from both");
    assert_eq!(of(&plan.outlook, plan.outlook.times[2]), (5, 9), "from neither");
    assert!(!plan.matters);
}

#[test]
fn boots_are_used_before_they_go() {
    // A takes the boots, B takes Levels; both need 5 without them.
    let takes = Harm { takes: vec![vec![0]], ..Harm::default() };
    let both = flight(vec![2], vec![chaser(0, takes), chaser(0, costs(1))]);
    let caught_by_b = |order: &[usize]| {
        let outlook = both.in_order(order).expect("both");
        of(&outlook, outlook.caught[1])
    };
    assert_eq!(caught_by_b(&[0, 1]), (4, 9));
    assert_eq!(caught_by_b(&[1, 0]), (1, 3));
    let plan = both.best().expect("two");
    assert_eq!((plan.order, plan.matters), (vec![1, 0], true), "B first");
    assert_eq!(both.first(1).expect("B"), plan.outlook);
}

#[test]
fn who_may_be_dead_pays_nothing_more() {
    // A kills, B costs two Levels.
    let both = flight(vec![], vec![chaser(0, kills()), chaser(0, costs(2))]);
    let a_first = both.in_order(&[0, 1]).expect("both");
    let b_first = both.in_order(&[1, 0]).expect("both");
    assert_eq!(of(&a_first, a_first.poorer), (2, 9), "Levels lost, and alive");
    assert_eq!(of(&b_first, b_first.loses), (2, 3), "paid before it is known who lives");
    for outlook in [&a_first, &b_first] {
        assert_eq!(of(outlook, outlook.dies), (2, 3), "death is as likely either way");
    }
    let plan = both.best().expect("two");
    assert_eq!((plan.order, plan.matters), (vec![0, 1], true), "A first");
}

#[test]
fn the_last_level_is_never_lost_and_what_is_gone_is_not_lost_again() {
    let takes = Harm { takes: vec![vec![0, 1], vec![0, 1]], cards: 2, ..costs(3) };
    let low = Flight { run: -9, spare: 1, ..flight(vec![1, 0], vec![chaser(0, takes.clone()), chaser(0, takes)]) };
    let plan = low.best().expect("two");
    assert_eq!((plan.outlook.levels, plan.outlook.all), (36, 36), "one Level at most");
    assert_eq!(plan.outlook.goods, 36 * (2 + 4), "two things once, two cards twice");
}

#[test]
fn what_it_cannot_count_it_does_not_guess() {
    let many = flight(vec![], vec![Chaser::default(); 11]);
    assert!(many.best().is_none() && many.in_order(&[0]).is_none() && many.first(0).is_none());
    assert!(flight(vec![0; 17], vec![Chaser::default()]).best().is_none());
    let two = flight(vec![], vec![Chaser::default(); 2]);
    for order in [&[0][..], &[0, 0], &[0, 2], &[0, 1, 1]] {
        assert!(two.in_order(order).is_none(), "{order:?}");
    }
    assert!(two.first(2).is_none());
    let ten = flight(vec![1], vec![chaser(0, Harm { takes: vec![vec![0]], ..costs(1) }); 10]);
    assert_eq!(ten.best().map(|plan| plan.outlook.all), Some(60_466_176));
}

/// A runner on the way, written once more and in another manner: things that are left, Levels lost, dead or not.
#[derive(Clone)]
struct Runner {
    things: Vec<Option<i32>>,
    lost: u8,
    caught: usize,
    cards: u128,
    dead: bool,
}

impl Runner {
    fn of(flight: &Flight) -> Runner {
        let things = flight.things.iter().map(|run| Some(*run)).collect();
        Runner { things, lost: 0, caught: 0, cards: 0, dead: false }
    }

    fn rolls(&self, flight: &Flight, chaser: &Chaser, face: i32) -> Runner {
        let mut after = self.clone();
        let added: i32 = flight.run + chaser.run + self.things.iter().flatten().sum::<i32>();
        let away = face + added >= flight.from;
        let harm = if away { &chaser.escaped } else { &chaser.caught };
        after.caught += usize::from(!away);
        for any in &harm.takes {
            if let Some(there) = any.iter().find(|t| after.things.get(**t).is_some_and(Option::is_some)) {
                after.things[*there] = None;
            }
        }
        after.lost = (after.lost + harm.levels).min(flight.spare);
        after.cards += u128::from(harm.cards);
        after.dead = harm.dies;
        after
    }

    fn cost(&self) -> (u128, u128, u128) {
        let gone = self.things.iter().filter(|t| t.is_none()).count() as u128;
        (self.dead.into(), self.lost.into(), gone + self.cards)
    }
}

/// All ends of an order, each as often as its dice can fall.
fn ends(flight: &Flight, runner: &Runner, order: &[usize], out: &mut Vec<(Runner, u128)>) {
    let Some((next, rest)) = order.split_first().filter(|_| !runner.dead) else {
        out.push((runner.clone(), 6_u128.pow(order.len() as u32)));
        return;
    };
    for face in 1..=6 {
        ends(flight, &runner.rolls(flight, &flight.chasers[*next], face), rest, out);
    }
}

/// The least that running costs, whoever is next being chosen after every roll.
fn least(flight: &Flight, runner: &Runner, left: &[usize]) -> (u128, u128, u128) {
    let weight = 6_u128.pow(left.len() as u32);
    if left.is_empty() || runner.dead {
        let (a, b, c) = runner.cost();
        return (a * weight, b * weight, c * weight);
    }
    let each = left.iter().map(|next| {
        let rest: Vec<usize> = left.iter().copied().filter(|other| other != next).collect();
        let falls = (1..=6).map(|face| least(flight, &runner.rolls(flight, &flight.chasers[*next], face), &rest));
        falls.fold((0, 0, 0), |sum, more| (sum.0 + more.0, sum.1 + more.1, sum.2 + more.2))
    });
    each.min().expect("somebody")
}

fn harms() -> impl Strategy<Value = Harm> {
    (prop::bool::weighted(0.2), 0..4_u8, vec(vec(0..4_usize, 0..3), 0..3), 0..3_u8)
        .prop_map(|(dies, levels, takes, cards)| Harm { dies, levels, takes, cards })
}

fn flights() -> impl Strategy<Value = Flight> {
    let chasers = (-3..4, harms(), prop::option::weighted(0.3, harms())).prop_map(|(run, caught, escaped)| Chaser {
        run,
        caught,
        escaped: escaped.unwrap_or_default(),
    });
    (-2..3, 0..5_u8, vec(-2..4, 0..4), vec(chasers, 1..5)).prop_map(|(run, spare, things, chasers)| Flight {
        from: 5,
        run,
        spare,
        things,
        chasers,
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn every_number_is_what_all_dice_give(flight in flights()) {
        let places: Vec<usize> = (0..flight.chasers.len()).collect();
        let back: Vec<usize> = places.iter().rev().copied().collect();
        for order in [&places, &back] {
            let mut all = Vec::new();
            ends(&flight, &Runner::of(&flight), order, &mut all);
            let sum = |of: &dyn Fn(&Runner) -> u128| all.iter().map(|(end, ways)| of(end) * ways).sum::<u128>();
            let outlook = flight.in_order(order).expect("few");
            prop_assert_eq!(outlook.all, sum(&|_| 1));
            for (times, ways) in outlook.times.iter().enumerate() {
                prop_assert_eq!(*ways, sum(&|end| u128::from(end.caught == times)));
            }
            prop_assert_eq!(outlook.caught.iter().sum::<u128>(), sum(&|end| end.caught as u128));
            prop_assert_eq!(outlook.dies, sum(&|end| end.dead.into()));
            prop_assert_eq!(outlook.loses, sum(&|end| u128::from(end.lost > 0)));
            prop_assert_eq!(outlook.poorer, sum(&|end| u128::from(end.lost > 0 && !end.dead)));
            prop_assert_eq!((outlook.dies, outlook.levels, outlook.goods),
                (sum(&|end| end.cost().0), sum(&|end| end.cost().1), sum(&|end| end.cost().2)));
        }
        let plan = flight.best().expect("few");
        let best = (plan.outlook.dies, plan.outlook.levels, plan.outlook.goods);
        prop_assert_eq!(best, least(&flight, &Runner::of(&flight), &places));
        let first = flight.first(plan.order[0]).expect("one of them");
        prop_assert_eq!(first, plan.outlook);
    }
}
