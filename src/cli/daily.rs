//! `standie daily`: the dungeon of the day, and its set-up as `standie play` takes it.

use crate::catalog::words::Words;
use crate::cli::args::DailyOptions;
use crate::cli::fault::Fault;
use crate::cli::out::{print, print_json};
use crate::play::daily::Day;
use crate::rules::setup::Setup;
use chrono::Local;

/// What `play` begins the game from.
#[derive(serde::Serialize)]
struct Out {
    name: String,
    seed: u64,
    setup: Setup,
}

/// Runs the command.
///
/// # Errors
/// If the date is none, or nobody reads the answer.
pub fn run(options: &DailyOptions, words: &Words) -> Result<(), Fault> {
    let today = || Local::now().format("%Y-%m-%d").to_string();
    let date = options.date.clone().unwrap_or_else(today);
    let problem = || format!("found {date:?}, allowed is a date as 2026-11-20");
    let day = Day::parse(&date).ok_or_else(|| Fault::input("--date", problem()))?;
    let setup = day.setup();
    if options.json {
        return print_json(&Out { name: day.text(), seed: day.seed(), setup });
    }
    let company = setup.seats.iter().filter_map(|seat| words.person(seat.bot.as_deref()?));
    let company = words.list(&company.collect::<Vec<_>>());
    print(&day.told(words))?;
    print(&words.with("cli-daily-against", &[("company", company.into())]))?;
    print(&words.get("daily-open"))
}
