//! Speed of the odds: the chance of one fight, its whole margin, what the fight screen shows.
//!
//! `cargo bench --no-default-features --bench odds`
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic)]

use divan::{Bencher, black_box};
use standie::odds::fight::bonus_for;
use standie::odds::{DiceCard, Roll, Side};

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

/// What the fight screen shows: the chance, four marks, three helpers.
#[divan::bench]
fn everything_on_the_screen(bencher: Bencher) {
    bencher.bench(|| {
        let now = black_box(roll(3, DiceCard::None));
        let takes = [50, 75, 90, 100].map(|percent| bonus_for(&now, percent));
        let helped = [5, 9, 12].map(|bonus| {
            let mut with = now;
            with.munchkins.strength += bonus;
            with.munchkins.dice += 1;
            with.odds()
        });
        (now.odds(), takes, helped)
    });
}
