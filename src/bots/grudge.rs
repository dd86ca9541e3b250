//! Who has stabbed whom how often: open to all, and not forgotten by all.

use crate::rules::ids::Colour;
use std::collections::BTreeMap;

/// Stabs, by who did it to whom.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Grudges(BTreeMap<(Colour, Colour), u32>);

/// None at all.
pub static NONE: Grudges = Grudges(BTreeMap::new());

impl Grudges {
    /// Somebody has stabbed somebody.
    pub fn add(&mut self, by: Colour, on: Colour) {
        if by != on {
            *self.0.entry((by, on)).or_default() += 1;
        }
    }

    /// How often somebody has stabbed somebody.
    pub fn count(&self, by: Colour, on: Colour) -> u32 {
        self.0.get(&(by, on)).copied().unwrap_or(0)
    }

    /// How often somebody has stabbed anybody.
    pub fn by(&self, by: Colour) -> u32 {
        self.0.iter().filter(|((who, _), _)| *who == by).map(|(_, count)| count).sum()
    }

    /// Whom somebody has stabbed, and how often.
    pub fn of(&self, by: Colour) -> impl Iterator<Item = (Colour, u32)> + '_ {
        self.0.iter().filter(move |((who, _), _)| *who == by).map(|((_, on), count)| (*on, *count))
    }
}
