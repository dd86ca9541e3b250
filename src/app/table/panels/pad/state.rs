//! A number on the pad.

use crate::app::table::figure::Figure;

/// A number that is being typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// Which.
    pub figure: Figure,
    /// What has been typed of it.
    pub typed: String,
}
