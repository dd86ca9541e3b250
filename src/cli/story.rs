//! `standie story`: how a saved game went, told from its history.

use crate::catalog::words::{Names, Value, Words};
use crate::cli::args::FileOptions;
use crate::cli::fault::Fault;
use crate::cli::game::open_or_hint;
use crate::cli::out::{self, print_json};
use crate::play::daily;
use crate::play::story::titles::Title;
use crate::play::story::{self, Seat, Story, said};
use crate::rules::ids::Colour;
use crate::rules::table::Ending;
use std::io::{self, Write as _};

/// A story as JSON: what the window draws, with its sentences.
#[derive(serde::Serialize)]
struct Out {
    turns: u32,
    /// Whether somebody chose its cards, Levels or dice.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    arranged: bool,
    ending: Option<Ending>,
    /// The line to paste of a dungeon of the day that is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    daily: Option<String>,
    seats: Vec<SeatOut>,
    lines: Vec<LineOut>,
    /// What a table compares afterwards.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    records: Vec<String>,
}

#[derive(serde::Serialize)]
struct SeatOut {
    colour: Colour,
    name: String,
    level: u8,
    gold: u32,
    won: bool,
    /// Turn and Level.
    levels: Vec<(u32, u8)>,
    title: Option<&'static str>,
    dice: u32,
    pips: u32,
    seconds: i64,
}

#[derive(serde::Serialize)]
struct LineOut {
    turn: u32,
    point: u32,
    text: String,
}

/// Runs the command.
///
/// # Errors
/// If no game can be read, or nobody reads the answer.
pub fn run(options: &FileOptions, words: &Words) -> Result<(), Fault> {
    let (session, _) = open_or_hint(&options.file, words)?;
    let told = story::story(&session);
    let names = Names::of(session.game());
    let daily = daily::result(words, &session, &told);
    if options.json {
        let arranged = session.header().setup.is_arranged();
        return print_json(&Out { arranged, ..written(told, daily, words, names) });
    }
    if session.header().setup.is_arranged() {
        out::print(&words.get("cli-arranged"))?;
    }
    print(&told, said::over_seat(session.book(), session.game()), words, names)?;
    daily.map_or(Ok(()), |line| out::print(&line))
}

fn written(told: Story, daily: Option<String>, words: &Words, names: Names<'_>) -> Out {
    let seat = |seat: Seat| SeatOut {
        colour: seat.colour,
        name: words.seat(seat.colour, names),
        level: seat.level,
        gold: seat.gold,
        won: seat.won,
        levels: seat.course,
        title: seat.title.map(Title::name),
        dice: seat.dice.count,
        pips: seat.dice.sum,
        seconds: seat.time / 1_000,
    };
    let lines = told.lines.iter();
    let lines = lines.map(|l| LineOut { turn: l.turn, point: l.point, text: words.say(&l.message, names) }).collect();
    let records = told.records.iter().map(|record| words.say(record, names)).collect();
    Out {
        turns: told.turns,
        arranged: false,
        ending: told.ending,
        daily,
        seats: told.seats.into_iter().map(seat).collect(),
        lines,
        records,
    }
}

fn print(told: &Story, figures: &str, words: &Words, names: Names<'_>) -> Result<(), Fault> {
    let mut out = io::stdout().lock();
    if let Some(ending) = &told.ending {
        writeln!(out, "{}", said::ending(words, ending, names))?;
    }
    for seat in &told.seats {
        let args = [("level", Value::from(seat.level)), ("gold", Value::from(seat.gold))];
        let mut line = format!("{}: {}", words.seat(seat.colour, names), words.with(figures, &args));
        let title = seat.title.map(|title| said::title(words, title));
        for more in [title, said::dice(words, seat.dice), said::time(words, seat.time)].into_iter().flatten() {
            line = format!("{line} · {more}");
        }
        writeln!(out, "{line}")?;
    }
    for line in &told.lines {
        writeln!(out, "{}", said::line(words, line, names))?;
    }
    for record in &told.records {
        writeln!(out, "{}", words.say(record, names))?;
    }
    Ok(())
}
