//! Speed of the odds: the chance of one fight, its whole margin, what the fight screen shows.
//!
//! `cargo bench --no-default-features --bench odds`
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic)]

use divan::{Bencher, black_box};
use standie::odds::fight::{self, best_strike, takes};
use standie::odds::{DiceCard, Roll, Side};
use standie::rules::cite::Cites;
use standie::rules::fight::Fighter;
use standie::rules::fight::sum::Part;
use standie::rules::fight::sum::Sides;
use standie::rules::fight::sum::Sum;
use standie::rules::ids::{Colour, MonsterId};
use standie::rules::rulings::FoeFloor;

fn main() {
    divan::main();
}

fn roll(dice: u32, card: DiceCard) -> Roll {
    Roll { munchkins: Side { strength: 17, dice }, monsters: Side { strength: 18, dice }, ties_won: false, card }
}

/// The chance to win, plain.
#[divan::bench(args = [1, 4, 12])]
fn chance(bencher: Bencher, dice: u32) {
    bencher.bench(|| black_box(roll(black_box(dice), DiceCard::None)).odds());
}

/// The chance to win with a card on the lowest die.
#[divan::bench(args = [1, 4, 12])]
fn chance_with_a_card(bencher: Bencher, dice: u32) {
    bencher.bench(|| black_box(roll(black_box(dice), DiceCard::Optional)).odds());
}

/// The whole distribution of the margin.
#[divan::bench(args = [1, 4, 12])]
fn margins(bencher: Bencher, dice: u32) {
    bencher.bench(|| black_box(roll(black_box(dice), DiceCard::None)).margins());
}

/// Both sides of a fight with two munchkins, two monsters and ten terms.
fn both_sides() -> Sides {
    let (blue, red) = (Fighter::Seat(Colour::Blue), Fighter::Seat(Colour::Red));
    let (first, second) = (Fighter::Monster(MonsterId(1)), Fighter::Monster(MonsterId(2)));
    let part =
        |who, what, strength, dice| Part::new(who, (what, "A card of some length"), (strength, dice), Cites::NONE);
    let parts = vec![
        part(blue, "term-level", 5, 1),
        part(blue, "item-unnamed", 2, 0),
        part(blue, "term-icons", 0, -1),
        part(blue, "term-unnamed", 5, 1),
        part(red, "term-level", 9, 1),
        part(red, "term-bonus", 9, 0),
        part(first, "term-level", 6, 2),
        part(first, "enhancer-unnamed", 10, 0),
        part(first, "term-against", 6, 1),
        part(first, "term-unnamed", 5, 0),
        part(second, "term-level", 4, 1),
    ];
    let sum = |who| {
        let own = || parts.iter().filter(move |p| p.who == who);
        let dice = own().map(|p| p.dice).sum::<i32>().max(0) as u32;
        Sum { who, strength: own().map(|p| p.strength).sum(), dice, unknown: false }
    };
    let (munchkins, monsters) = (vec![sum(blue), sum(red)], vec![sum(first), sum(second)]);
    Sides { parts, munchkins, monsters, ties_won: false, floors: FoeFloor::Enhanced }
}

/// What the fight screen shows: the chance, its chart, the least bonus, dice, helper or lost card that reaches each
/// mark, each monster's share with its line in the chart.
#[divan::bench]
fn everything_on_the_screen(bencher: Bencher) {
    let sides = both_sides();
    bencher.bench(|| {
        let now = fight::roll(black_box(&sides));
        let helpers = [(Colour::Red, 5), (Colour::Green, 9), (Colour::Yellow, 12)].map(|(seat, bonus)| {
            let mut with = now;
            with.munchkins.strength += bonus;
            with.munchkins.dice += 1;
            (seat, with)
        });
        let shares = [1, 2].map(|gone| {
            let rest = fight::roll(&sides.without_monster(MonsterId(gone)));
            (rest.odds(), rest.margins())
        });
        (now.odds(), now.margins(), takes(&sides, &helpers), best_strike(&sides), shares)
    });
}
