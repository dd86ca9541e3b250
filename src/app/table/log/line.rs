//! A line of the log.

use crate::play::narrate::line::{Line, Tone, weight};
use crate::play::timeline::Point;
use crate::rules::cite::Cites;
use crate::rules::ids::Colour;
use crate::rules::message::Arg;

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
    /// How much it matters to whoever looks at last what has happened.
    pub weight: u8,
    /// Whom it is about.
    pub about: Vec<Colour>,
}

impl LogLine {
    /// A line by itself, that is about nobody.
    pub fn plain(text: String, point: Point) -> LogLine {
        LogLine { text, cites: Cites::NONE, point, tone: Tone::Plain, weight: 0, about: Vec::new() }
    }

    /// A line that is told, in these words.
    pub fn told(text: String, line: &Line, point: Point) -> LogLine {
        let seat = |(_, arg): &(&'static str, Arg)| if let Arg::Seat(seat) = arg { Some(*seat) } else { None };
        let about = line.message.args.iter().filter_map(seat).collect();
        LogLine { text, cites: line.cites, point, tone: line.tone, weight: weight(line.message.id), about }
    }
}
