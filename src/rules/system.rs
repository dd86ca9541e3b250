//! The rule sets, and their names in files.

pub mod quest;

/// The rule sets this build knows, by the names of files; the first is the one a table starts with.
pub const NAMES: [&str; 1] = ["quest"];
