//! The rule sets.

pub mod classic;
pub mod quest;

/// The one a table starts with unless it says otherwise, as files name it.
pub const FIRST: &str = "quest";
