//! What a deed did to the chance of a fight.

use crate::odds::Odds;
use crate::rules::fight::Fighter;
use crate::rules::fight::sum::Part;

/// A deed, and the chance before and after it.
#[derive(Clone, Debug, PartialEq)]
pub struct Swing {
    /// What was done, as it was told.
    pub what: String,
    /// The chance before.
    pub before: Odds,
    /// The chance after.
    pub after: Odds,
}

/// What was added last to a side of a fight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Newest {
    who: Fighter,
    name: (&'static str, String),
    adds: (i32, i32),
}

impl Newest {
    /// What goes by this name.
    pub fn of(part: &Part) -> Newest {
        Newest { who: part.who, name: (part.what, part.name.clone()), adds: (part.strength, part.dice) }
    }

    /// Whether it is this one.
    pub fn is(&self, part: &Part) -> bool {
        *self == Newest::of(part)
    }
}
