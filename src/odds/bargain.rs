//! What help is worth to both: the deals that leave neither worse off. Everything is weighed in gold.

use crate::odds::Roll;
use serde::{Deserialize, Serialize};

/// What things are worth, in gold pieces. The book itself prices a level, and a level in Health.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Weights {
    /// A level: 1,000 gold buys one (MQ-LVL-16).
    pub level: f64,
    /// A hit: a level restores three (MQ-HP rows).
    pub hit: f64,
    /// A Treasure card, on average.
    pub treasure: f64,
    /// Bad Stuff of one monster that catches one, on average.
    pub bad_stuff: f64,
}

impl Default for Weights {
    fn default() -> Self {
        Weights { level: 1_000.0, hit: 1_000.0 / 3.0, treasure: 400.0, bad_stuff: 300.0 }
    }
}

impl Weights {
    /// The most anything can be worth.
    pub const MOST: f64 = 10_000.0;

    /// Each weight as a number from nothing to [`Weights::MOST`]; what is no number takes its default.
    pub fn sane(self) -> Weights {
        let usual = Weights::default();
        let sane = |wish: f64, usual: f64| if wish.is_finite() { wish.clamp(0.0, Weights::MOST) } else { usual };
        Weights {
            level: sane(self.level, usual.level),
            hit: sane(self.hit, usual.hit),
            treasure: sane(self.treasure, usual.treasure),
            bad_stuff: sane(self.bad_stuff, usual.bad_stuff),
        }
    }
}

/// A fight with and without somebody's help.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Case {
    /// The roll without help.
    pub alone: Roll,
    /// The roll with it.
    pub helped: Roll,
    /// Levels for the main player, alone.
    pub levels_alone: u8,
    /// Levels for the main player, with help.
    pub levels_helped: u8,
    /// Levels for the helper.
    pub levels_helper: u8,
    /// Treasures the monsters yield.
    pub treasures: u8,
    /// Monsters in the fight.
    pub monsters: u8,
}

/// The deals that leave neither worse off.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fair {
    /// The least the helper can take, in gold; below nothing where helping is a gift in itself.
    pub least: f64,
    /// The most the main player can give, in gold.
    pub most: f64,
    /// Treasures paid if the fight is won, from the fewest to the most; none where no number is fair.
    pub treasures: Option<(u8, u8)>,
}

impl Fair {
    /// Whether there is any deal.
    pub fn is_possible(&self) -> bool {
        self.least <= self.most
    }
}

/// What losing is expected to cost one munchkin: a hit a monster, and the Bad Stuff of those it does not get away from,
/// two of three (MQ-RES-16, MQ-RUN-12).
pub fn loss(weights: &Weights, monsters: u8) -> f64 {
    f64::from(monsters) * (weights.hit + weights.bad_stuff * 2.0 / 3.0)
}

/// What the main player gains by the help, before paying for it.
pub fn main_gain(weights: &Weights, case: &Case) -> Option<f64> {
    let (alone, helped) = (case.alone.odds()?.chance(), case.helped.odds()?.chance());
    let win = |levels: u8| f64::from(levels) * weights.level + f64::from(case.treasures) * weights.treasure;
    let lose = loss(weights, case.monsters);
    let worth = |chance: f64, levels: u8| chance * win(levels) - (1.0 - chance) * lose;
    Some(worth(helped, case.levels_helped) - worth(alone, case.levels_alone))
}

/// What helping costs the helper, before being paid.
pub fn helper_cost(weights: &Weights, case: &Case) -> Option<f64> {
    let helped = case.helped.odds()?.chance();
    let levels = f64::from(case.levels_helper) * weights.level;
    Some((1.0 - helped) * loss(weights, case.monsters) - helped * levels)
}

/// The deals that leave neither worse off; none beyond what can be counted.
pub fn fair(weights: &Weights, case: &Case) -> Option<Fair> {
    let (least, most) = (helper_cost(weights, case)?, main_gain(weights, case)?);
    let chance = case.helped.odds()?.chance();
    // A Treasure is only paid where the fight is won.
    let worth = |treasures: u8| f64::from(treasures) * chance * weights.treasure;
    let fits: Vec<u8> = (0..=case.treasures).filter(|t| (least..=most).contains(&worth(*t))).collect();
    let treasures = fits.first().copied().zip(fits.last().copied());
    Some(Fair { least, most, treasures })
}
