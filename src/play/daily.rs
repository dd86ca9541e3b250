//! The dungeon of the day: from the date everybody has the same table, the same company and the same dice. Its seed is the
//! date, so nothing of it was ever secret, and no check of the dice calls it fair.

use crate::bots::people;
use crate::catalog::words::{Value, Words};
use crate::play::playout;
use crate::play::record::Header;
use crate::play::session::Session;
use crate::play::story::Story;
use crate::play::story::deeds::{Deeds, Fact};
use crate::rules::ids::Colour;
use crate::rules::setup::Setup;
use chrono::{Datelike as _, NaiveDate};

/// Whom one plays against.
const COMPANY: usize = 3;
/// A fight lost at such a chance, in percent, is a bad moment.
const SURE: i64 = 60;

/// A day, by the calendar of whoever plays: where the day begins earlier, so does the dungeon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day(NaiveDate);

impl Day {
    /// A day as `2026-11-20`.
    pub fn parse(text: &str) -> Option<Day> {
        let day = NaiveDate::parse_from_str(text, "%Y-%m-%d").ok()?;
        // Written in one way only, since it is compared by its text.
        (day.format("%Y-%m-%d").to_string() == text).then_some(Day(day))
    }

    /// As `2026-11-20`.
    pub fn text(self) -> String {
        self.0.format("%Y-%m-%d").to_string()
    }

    /// As people write it: `20 November 2026`.
    pub fn told(self, words: &Words) -> String {
        words.date((self.0.year(), self.0.month(), self.0.day()))
    }

    /// What every roll of this day follows from: the date as a number, `20261120`.
    pub fn seed(self) -> u64 {
        let (year, month, day) = (self.0.year().unsigned_abs(), self.0.month(), self.0.day());
        u64::from(year) * 10_000 + u64::from(month) * 100 + u64::from(day)
    }

    /// The table of this day: one person against three with a face, who change from day to day.
    pub fn setup(self) -> Setup {
        let mut setup = playout::setup(COMPANY + 1);
        let mut all: Vec<&str> = people::people().iter().map(|person| person.id.as_str()).collect();
        let mut left = usize::try_from(self.0.num_days_from_ce()).unwrap_or_default();
        setup.first = Some(Colour::Red);
        for seat in setup.seats.iter_mut().skip(1) {
            let Some(who) = left.checked_rem(all.len()) else { break };
            left /= all.len();
            seat.bot = Some(all.remove(who).to_owned());
        }
        setup
    }
}

/// Of which day a game is the dungeon, if it is one: as it was begun by its date, by nobody's choice.
pub fn of(header: &Header) -> Option<Day> {
    let seed = header.seed?;
    let day = Day::parse(&format!("{:04}-{:02}-{:02}", seed / 10_000, seed / 100 % 100, seed % 100))?;
    (day.setup() == header.setup).then_some(day)
}

/// How one game compares with another of the same day: a win first, then the Level, then the rounds.
pub fn worth(deeds: &Deeds) -> (i64, i64, i64) {
    let number = |fact| deeds.get(&fact).copied().unwrap_or_default();
    (number(Fact::Won), number(Fact::Level), -rounds(deeds))
}

/// How a finished dungeon of the day went for the one person in it, in a line; none for other games.
pub fn result(words: &Words, session: &Session, story: &Story) -> Option<String> {
    let day = of(session.header())?;
    let me = session.game().seats.iter().find(|seat| seat.bot.is_none())?;
    story.ending.as_ref()?;
    let told = story.seats.iter().find(|seat| seat.colour == me.colour)?;
    Some(line(words, day, &told.deeds))
}

fn rounds(deeds: &Deeds) -> i64 {
    let number = |fact| deeds.get(&fact).copied().unwrap_or_default();
    let players = number(Fact::Players).max(1);
    (number(Fact::Turns) + players - 1) / players
}

/// A line to paste: how it went, and nothing of what lies in the dungeon.
pub fn line(words: &Words, day: Day, deeds: &Deeds) -> String {
    let number = |fact| deeds.get(&fact).copied().unwrap_or_default();
    let how = match (number(Fact::Monsters) > 0, number(Fact::Won) > 0, number(Fact::Together) > 0) {
        (true, _, _) => "monsters",
        (_, true, true) => "together",
        (_, true, false) => "won",
        _ => "lost",
    };
    let args: [(&str, Value); 6] = [
        ("day", day.told(words).into()),
        ("how", how.into()),
        ("level", number(Fact::Level).into()),
        ("rounds", rounds(deeds).into()),
        ("fights", number(Fact::Fights).into()),
        ("worst", worst(words, deeds).into()),
    ];
    words.with("daily-line", &args)
}

/// What hurt most.
fn worst(words: &Words, deeds: &Deeds) -> String {
    let number = |fact| deeds.get(&fact).copied().unwrap_or_default();
    let (fumble, deaths, stabbed) = (number(Fact::Fumble), number(Fact::Deaths), number(Fact::Stabbed));
    let fell = number(Fact::Top) - number(Fact::Level);
    let (id, count) = match () {
        () if fumble >= SURE => ("daily-worst-fumble", fumble),
        () if deaths > 0 => ("daily-worst-died", deaths),
        () if stabbed > 0 => ("daily-worst-stabbed", stabbed),
        () if fell > 0 => ("daily-worst-fell", fell),
        () if number(Fact::Lost) == 0 => ("daily-worst-none", 0),
        () => ("daily-worst-unknown", 0),
    };
    words.with(id, &[("count", count.into())])
}
