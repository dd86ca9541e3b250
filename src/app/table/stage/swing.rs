//! What a deed did to the chance of a fight.

use crate::odds::Odds;

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
