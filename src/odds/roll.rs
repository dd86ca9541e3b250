//! One roll between two sides: who wins how often, and by how much.

use crate::odds::count::{Count, lowest, six_to};
use crate::odds::sums::{Fall, SMALL, by_lowest, known};
use num_bigint::BigUint;
use std::sync::OnceLock;

/// Most dice of one side.
pub const DICE_LIMIT: u32 = 40;

/// What a dice card does to the lowest of a side's dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum DiceCard {
    /// Nothing: there is none.
    #[default]
    None,
    /// It is rolled again before anyone looks further.
    Reroll,
    /// It is rolled again only where the fight is being lost.
    Optional,
    /// It is turned to 6.
    Loaded,
}

/// One side of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Side {
    /// Levels and bonuses of all who stand on it.
    pub strength: i32,
    /// Their dice.
    pub dice: u32,
}

/// A roll between two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Roll {
    /// The munchkins.
    pub munchkins: Side,
    /// The monsters.
    pub monsters: Side,
    /// Whether a tie is the munchkins' (MQ-RES rows: with a Warrior).
    pub ties_won: bool,
    /// A dice card on the munchkins' dice.
    pub card: DiceCard,
}

/// Ways to win, out of all ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Odds {
    /// Ways to win.
    pub wins: u128,
    /// All ways.
    pub all: u128,
}

impl Odds {
    /// The chance as a number from 0 to 1.
    pub fn chance(self) -> f64 {
        self.wins as f64 / self.all as f64
    }

    /// The chance in whole percent; only what is sure is 0 or 100.
    pub fn percent(self) -> u32 {
        match self.wins {
            0 => 0,
            wins if wins == self.all => 100,
            _ => ((self.chance() * 100.0).round() as u32).clamp(1, 99),
        }
    }

    /// Whether the chance is at least so many percent.
    pub fn reaches(self, percent: u32) -> bool {
        self.wins * 100 >= self.all * u128::from(percent)
    }

    /// Whether no roll loses.
    pub fn certain(self) -> bool {
        self.wins == self.all
    }

    /// Whether no roll changes who wins.
    pub fn decided(self) -> bool {
        self.wins == 0 || self.certain()
    }
}

/// The whole distribution of the margin, exact however many dice there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Margins<C> {
    /// The smallest margin, munchkins minus monsters.
    pub low: i32,
    /// Ways of each margin from the smallest on.
    pub ways: Vec<C>,
    /// Ways to win.
    pub wins: C,
    /// All ways.
    pub all: C,
}

impl<C: Count> Margins<C> {
    /// The chance to win in lowest terms.
    pub fn win(&self) -> (C, C) {
        lowest(self.wins.clone(), self.all.clone())
    }

    /// Margins that can come out, ascending, with their ways.
    pub fn iter(&self) -> impl Iterator<Item = (i32, &C)> {
        (self.low..).zip(&self.ways).filter(|(_, ways)| **ways != C::from(0))
    }
}

/// Margins counted in whatever number is wide enough.
pub enum AnyMargins {
    /// In 128 bits.
    Small(Margins<u128>),
    /// In as many bits as it takes.
    Large(Margins<BigUint>),
}

impl Roll {
    /// Dice rolled in all, a card's included.
    fn dice(&self) -> usize {
        let again = u32::from(matches!(self.card, DiceCard::Reroll | DiceCard::Optional) && self.munchkins.dice > 0);
        (self.munchkins.dice + self.monsters.dice + again) as usize
    }

    /// The smallest sum of the munchkins' dice, less the monsters', that wins.
    fn needed(&self) -> i32 {
        let behind = self.monsters.strength - self.munchkins.strength;
        if self.ties_won { behind } else { behind + 1 }
    }

    /// The chance to win; none beyond the dice that 128 bits can count (48 in all).
    pub fn odds(&self) -> Option<Odds> {
        let (n, m) = (self.munchkins.dice as usize, self.monsters.dice as usize);
        if self.card == DiceCard::None || n == 0 {
            // The margin is the sum of all dice less seven a die of the monsters'.
            let table = known(n + m)?;
            let all = table.fall.all;
            return Some(Odds { wins: all - table.below(self.needed() + 7 * m as i32), all });
        }
        if self.dice() > SMALL {
            return None;
        }
        let (ours, theirs) = (known_carded(n, self.card)?, known(m)?);
        // We win with a sum where theirs is at most that less what is needed.
        let wins = ours.iter().map(|(sum, ways)| ways * theirs.below(sum - self.needed() + 1)).sum();
        Some(Odds { wins, all: ours.all * theirs.fall.all })
    }

    /// The whole distribution of the margin.
    pub fn margins(&self) -> AnyMargins {
        if self.dice() <= SMALL { AnyMargins::Small(self.spread()) } else { AnyMargins::Large(self.spread()) }
    }

    fn spread<C: Count>(&self) -> Margins<C> {
        let (n, m) = (self.munchkins.dice as usize, self.monsters.dice as usize);
        let fall: Fall<C> = match self.card {
            DiceCard::None => Fall::of(n + m),
            card => carded::<C>(n, card).with(&Fall::of(m)),
        };
        // The monsters' dice upside down: seven less for each.
        let low = fall.low - 7 * m as i32 + self.munchkins.strength - self.monsters.strength;
        let least = i32::from(!self.ties_won);
        let won = fall.ways.iter().zip(low..).filter(|(_, margin)| *margin >= least);
        let wins = won.fold(C::from(0), |sum, (ways, _)| sum + ways.clone());
        Margins { low, ways: fall.ways, wins, all: fall.all }
    }
}

/// How a small number of dice falls with a card, worked out once.
fn known_carded(dice: usize, card: DiceCard) -> Option<&'static Fall<u128>> {
    static TABLE: [[OnceLock<Fall<u128>>; SMALL]; 4] = [const { [const { OnceLock::new() }; SMALL] }; 4];
    let slot = TABLE.get(card as usize)?.get(dice)?;
    Some(slot.get_or_init(|| carded(dice, card)))
}

/// How dice fall with a card on the lowest of them. A die that is rolled again only where that helps is, as far as
/// winning goes, the better of the two: a fight that is won already stays so, one that is lost cannot get worse.
pub fn carded<C: Count>(dice: usize, card: DiceCard) -> Fall<C> {
    if dice == 0 || card == DiceCard::None {
        return Fall::of(dice);
    }
    let low = dice as i32;
    let mut ways = vec![C::from(0); 5 * dice + 1];
    for (lowest, sums) in by_lowest::<C>(dice).into_iter().enumerate() {
        let face = lowest + 1;
        for (i, way) in sums.into_iter().enumerate().filter(|(_, way)| *way != C::from(0)) {
            match card {
                DiceCard::Loaded => ways[i + 6 - face] += way,
                DiceCard::Reroll => (1..=6).for_each(|new: usize| ways[i + new - face] += way.clone()),
                DiceCard::Optional => {
                    (1..=6).for_each(|new: usize| ways[i + new.max(face) - face] += way.clone());
                }
                DiceCard::None => {}
            }
        }
    }
    let again = usize::from(card != DiceCard::Loaded);
    Fall { low, ways, all: six_to(dice + again) }
}
