//! A line of the log.

use crate::catalog::words::{Names, Words};
use crate::play::narrate::line::{Line, Tone, weight};
use crate::play::narrate::whole::whole;
use crate::play::timeline::Point;
use crate::rules::cite::Cites;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::message::Arg;

/// One line.
#[derive(Clone, Debug, PartialEq)]
pub struct LogLine {
    /// What it says.
    pub text: String,
    /// The same to be understood alone; nothing where another line of the deed says it.
    pub whole: String,
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
    /// Which text it is; empty for what is none of the journal's.
    pub id: &'static str,
}

impl LogLine {
    /// A line by itself, that is about nobody.
    pub fn plain(text: String, point: Point) -> LogLine {
        LogLine {
            text,
            whole: String::new(),
            cites: Cites::NONE,
            point,
            tone: Tone::Plain,
            weight: 0,
            about: Vec::new(),
            id: "",
        }
    }

    /// The lines of one deed, with the names of their time.
    pub fn of(words: &Words, names: Names<'_>, (before, lines): (&Game, &[Line]), point: Point) -> Vec<LogLine> {
        let whole = whole(words, names, before, lines);
        lines.iter().zip(whole).map(|(line, (text, whole))| LogLine::told(text, whole, line, point)).collect()
    }

    /// A line that is told, in these words.
    fn told(text: String, whole: String, line: &Line, point: Point) -> LogLine {
        let seat = |(_, arg): &(&'static str, Arg)| if let Arg::Seat(seat) = arg { Some(*seat) } else { None };
        let about = line.message.args.iter().filter_map(seat).collect();
        let weight = if whole.is_empty() { 0 } else { weight(line.message.id) };
        LogLine { text, whole, cites: line.cites, point, tone: line.tone, weight, about, id: line.message.id }
    }
}
