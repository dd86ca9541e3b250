//! Ways to roll each sum with a number of six-sided dice, and with a card on the lowest of them.

use crate::odds::count::{Count, six_to};
use std::sync::OnceLock;

/// Most dice whose ways fit into 128 bits.
pub const SMALL: usize = 48;

/// How a number of dice falls: ways by sum, from the smallest sum on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fall<C> {
    /// The smallest sum.
    pub low: i32,
    /// Ways of each sum, from the smallest on.
    pub ways: Vec<C>,
    /// All ways together.
    pub all: C,
}

impl<C: Count> Fall<C> {
    /// Dice as rolled, worked out.
    pub fn of(dice: usize) -> Fall<C> {
        Fall { low: dice as i32, ways: faces(dice, 6), all: six_to(dice) }
    }

    /// Ways of a sum.
    pub fn at(&self, sum: i32) -> Option<&C> {
        self.ways.get(usize::try_from(sum - self.low).ok()?)
    }

    /// Sums with their ways.
    pub fn iter(&self) -> impl Iterator<Item = (i32, &C)> {
        (self.low..).zip(&self.ways)
    }

    /// Ways by sum of two independent falls.
    #[must_use]
    pub fn with(&self, other: &Fall<C>) -> Fall<C> {
        let mut ways = vec![C::from(0); self.ways.len() + other.ways.len() - 1];
        for (i, a) in self.ways.iter().enumerate() {
            for (j, b) in other.ways.iter().enumerate() {
                ways[i + j] += a.clone() * b.clone();
            }
        }
        Fall { low: self.low + other.low, ways, all: self.all.clone() * other.all.clone() }
    }
}

/// Ways by sum of dice with faces from 1 to `most`.
fn faces<C: Count>(dice: usize, most: usize) -> Vec<C> {
    let mut ways = vec![C::from(1)];
    for _ in 0..dice {
        // A window of `most` sums slides over the ways of one die less.
        let mut next = Vec::with_capacity(ways.len() + most - 1);
        let mut window = C::from(0);
        for sum in 0..ways.len() + most - 1 {
            if let Some(enters) = ways.get(sum) {
                window += enters.clone();
            }
            if let Some(leaves) = sum.checked_sub(most).and_then(|i| ways.get(i)) {
                window = window - leaves.clone();
            }
            next.push(window.clone());
        }
        ways = next;
    }
    ways
}

/// Ways of `dice` dice by their lowest face (1 to 6) and their sum: `[lowest - 1][sum - dice]`.
pub fn by_lowest<C: Count>(dice: usize) -> [Vec<C>; 6] {
    let length = 5 * dice + 1;
    // All dice at least `face`: dice of 7 - face faces, each raised by face - 1.
    let at_least = |face: usize| -> Vec<C> {
        let mut ways = vec![C::from(0); length];
        if face <= 6 {
            let raised = (face - 1) * dice;
            for (i, way) in faces::<C>(dice, 7 - face).into_iter().enumerate() {
                ways[raised + i] = way;
            }
        }
        ways
    };
    std::array::from_fn(|i| {
        let (this, above) = (at_least(i + 1), at_least(i + 2));
        this.into_iter().zip(above).map(|(a, b)| a - b).collect()
    })
}

/// One of the tables of dice as rolled: ways and their sums from below.
pub struct Known {
    /// How so many dice fall.
    pub fall: Fall<u128>,
    /// Ways of all sums below the nth.
    below: Vec<u128>,
}

impl Known {
    /// Ways of all sums smaller than one.
    pub fn below(&self, sum: i32) -> u128 {
        let i = (sum - self.fall.low).clamp(0, self.fall.ways.len() as i32);
        self.below[i as usize]
    }
}

/// How a small number of dice falls, worked out once.
pub fn known(dice: usize) -> Option<&'static Known> {
    static TABLE: [OnceLock<Known>; SMALL + 1] = [const { OnceLock::new() }; SMALL + 1];
    TABLE.get(dice).map(|slot| {
        slot.get_or_init(|| {
            let fall: Fall<u128> = Fall::of(dice);
            let mut sum = 0;
            let mut below = vec![0];
            below.extend(fall.ways.iter().map(|way| {
                sum += way;
                sum
            }));
            Known { fall, below }
        })
    })
}
