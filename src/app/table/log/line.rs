//! A line of the log.

use crate::play::narrate::line::Tone;
use crate::play::timeline::Point;
use crate::rules::cite::Cites;

/// One line.
#[derive(Clone, Debug, PartialEq)]
pub struct LogLine {
    /// What it says.
    pub text: String,
    /// By which rules.
    pub cites: Cites,
    /// Which entry of the journal it was; none for what is none.
    pub point: Point,
    /// What it is.
    pub tone: Tone,
}
