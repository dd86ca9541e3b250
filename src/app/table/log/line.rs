//! A line of the log.

use crate::play::narrate::line::Tone;
use crate::rules::cite::Cites;

/// One line.
#[derive(Clone, Debug, PartialEq)]
pub struct LogLine {
    /// What it says.
    pub text: String,
    /// By which rules.
    pub cites: Cites,
    /// What it is.
    pub tone: Tone,
}
