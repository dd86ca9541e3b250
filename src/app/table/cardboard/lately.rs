//! Who was fought last at a table without a map.

use crate::catalog::boxed::{BadStuff, Foe};

/// What was fought last, until somebody else's turn has begun.
#[derive(Clone, Debug, Default)]
pub struct Lately {
    /// Who it was.
    pub foe: Option<Foe>,
    /// What its Bad Stuff did.
    pub bad: Option<BadStuff>,
    /// In which turn.
    pub turn: u32,
}
