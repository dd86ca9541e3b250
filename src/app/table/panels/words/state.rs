//! Words on the letter pad.

use crate::app::table::figure::Naming;

/// Words that are being written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// What they are for.
    pub naming: Naming,
    /// As far as they are written.
    pub words: String,
}
