//! `standie simulate`: whole virtual games played by bots, counted; or one of them played into a save file.
//!
//! `--bots` takes `random`, `greedy` and `cautious`, and those one plays against in the window by their ids: `careful`,
//! `grabby`, `spiteful`, `reckless` and `haggler` ([`people`](crate::bots::people::people)).

mod doors;

use crate::bots;
use crate::catalog;
use crate::catalog::words::{Value, Words};
use crate::cli::args::SimulateOptions;
use crate::cli::fault::Fault;
use crate::cli::out::print_json;
use crate::cli::play::now;
use crate::cli::simulate::doors::{AtTheDoors, Evenings};
use crate::play::Session;
use crate::play::figures::{Counting, Course, Figures, Share};
use crate::play::player::Players;
use crate::play::playout::{self, Played, Table};
use crate::play::record::Who;
use crate::play::session::Written;
use crate::rules::book::Book;
use crate::rules::setup::Setup;
use crate::rules::table::Ending;
use crate::store::game_file::{self, GameFile};
use crate::store::home::Home;
use crate::store::{is_there, secrets};
use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};
use serde::Serialize;
use std::io::{self, IsTerminal as _, Write as _};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Instant;

/// Turns after which a game counts as unfinished.
pub const TURN_CAP: u32 = 2_000;

/// Games that are played before they are counted.
const PIECE: u64 = 4_096;

/// Shortest, middle and longest game.
#[derive(Debug, Default, Serialize)]
struct Turns {
    min: u32,
    median: u32,
    max: u32,
}

/// What came of it.
#[derive(Debug, Default, Serialize)]
struct Report {
    games: u64,
    finished: u64,
    unfinished: u64,
    wins: Vec<u64>,
    monster_wins: u64,
    /// Games that were won at the end of the track; none where there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    god_wins: Option<u64>,
    turns: Turns,
    actions: u64,
    /// Chances to react that somebody was asked about, in a game without a map; and those in which there was anything to play.
    #[serde(skip_serializing_if = "Option::is_none")]
    windows_opened: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    windows_meaningful: Option<u64>,
    violations: Vec<String>,
    turn_cap: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    figures: Option<Figures>,
    /// The figures of games without a map.
    #[serde(skip_serializing_if = "Option::is_none")]
    doors: Option<AtTheDoors>,
    seconds: f64,
    actions_per_second: f64,
}

/// Runs the command.
///
/// # Errors
/// What is wrong with the options; a save file that cannot be written or is in use.
pub fn run(options: &SimulateOptions, words: &Words) -> Result<(), Fault> {
    check(options)?;
    match &options.journal {
        Some(path) => journal(options, path),
        None => many(options, words),
    }
}

fn check(options: &SimulateOptions) -> Result<(), Fault> {
    let book = book(options)?;
    let (min, max) = (book.rules.players_min, book.rules.pieces(true).players);
    if !(min..=max).contains(&options.players) {
        return Err(Fault::input("--players", format!("found {}, allowed are {min} to {max}", options.players)));
    }
    if options.bots.len() != options.players {
        let problem = format!("found {} names for {} players", options.bots.len(), options.players);
        return Err(Fault::input("--bots", problem));
    }
    if !options.rules.is_empty() {
        setup(options).check(&book).map_err(|e| Fault::input("--rule", e.to_string()))?;
    }
    for name in &options.bots {
        if bots::bot(name).is_none() {
            let allowed = bots::names().join(", ");
            return Err(Fault::input("--bots", format!("found {name:?}, allowed are {allowed}")));
        }
    }
    Ok(())
}

/// The book of the game that is played.
fn book(options: &SimulateOptions) -> Result<Arc<Book>, Fault> {
    let books = catalog::books();
    let book = books.find(&options.game).map_err(|e| Fault::input("--game", e.to_string()))?;
    Ok(catalog::mixed::of_table(book, &setup(options).rulings))
}

/// A set-up of that game.
fn setup(options: &SimulateOptions) -> Setup {
    let rulings = options.rules.iter().cloned().collect();
    Setup { system: options.game.clone(), rulings, ..playout::setup(options.players) }
}

/// The seed of one game of many.
fn seed(options: &SimulateOptions, game: u64) -> u64 {
    options.seed.wrapping_add(game.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

/// What came of one game of many.
struct One {
    played: Played,
    /// Whether each seat has won, in table order.
    won: Vec<bool>,
    figures: Option<Figures>,
    /// How it went, where it is counted and has no map.
    course: Option<Course>,
    has_map: bool,
}

/// One game of many: a function of the options and its number.
fn one(options: &SimulateOptions, (book, setup): (&Book, &Setup), game: u64) -> Result<One, Fault> {
    let table = Table::new(book, setup, &options.bots, seed(options, game));
    let mut table = table.map_err(|e| Fault::Other(e.to_string()))?;
    table.counting = options.figures.then(Counting::default);
    let played = table.play(TURN_CAP, !options.unchecked);
    let won = |colour| matches!(&played.ending, Some(Ending::Players(winners)) if winners.contains(&colour));
    let won = table.game.seats.iter().map(|seat| won(seat.colour)).collect();
    let has_map = table.game.has_map();
    let counted = table.counting.map(|counting| (counting.figures, counting.course));
    let (figures, course) = counted.unzip();
    Ok(One { played, won, figures, course: course.filter(|_| !has_map), has_map })
}

/// Says on a terminal how far it has come.
struct Progress {
    shows: bool,
    games: u64,
    done: AtomicU64,
    shown: Mutex<Instant>,
}

impl Progress {
    fn counts(&self) {
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        // Whoever finds it locked leaves it to the other.
        let Some(mut shown) = self.shows.then(|| self.shown.try_lock().ok()).flatten() else { return };
        if done == self.games || shown.elapsed().as_millis() > 500 {
            *shown = Instant::now();
            let _ = write!(io::stderr(), "\r{done} / {}", self.games);
        }
    }
}

fn many(options: &SimulateOptions, words: &Words) -> Result<(), Fault> {
    let book = book(options)?;
    let setup = setup(options);
    let mut report =
        Report { games: options.games, wins: vec![0; options.players], turn_cap: TURN_CAP, ..Report::default() };
    let mut lengths = Vec::new();
    let mut evenings = Evenings::default();
    let begun = Instant::now();
    let progress = Progress {
        shows: io::stderr().is_terminal(),
        games: options.games,
        done: AtomicU64::new(0),
        shown: Mutex::new(begun),
    };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(options.jobs).build();
    let pool = pool.map_err(|e| Fault::Other(e.to_string()))?;
    // A piece at a time, so that many games take no more memory than few; each piece comes back in order.
    let mut next = 0;
    while next < options.games {
        let end = options.games.min(next + PIECE);
        let all = || {
            let games = (next..end).into_par_iter();
            let played = games.map(|game| one(options, (&book, &setup), game).inspect(|_| progress.counts()));
            played.collect::<Result<Vec<One>, Fault>>()
        };
        for (game, one) in (next..end).zip(pool.install(all)?) {
            count(&mut report, &one, game);
            if let Some(course) = &one.course {
                evenings.add(course, one.played.ending.as_ref().map(|_| one.played.turns), &one.won);
            }
            if one.played.ending.is_some() {
                lengths.push(one.played.turns);
            }
        }
        next = end;
    }
    if progress.shows {
        let _ = writeln!(io::stderr());
    }
    report.seconds = begun.elapsed().as_secs_f64();
    report.actions_per_second = if report.seconds > 0.0 { report.actions as f64 / report.seconds } else { 0.0 };
    lengths.sort_unstable();
    let at = |place: usize| lengths.get(place).copied().unwrap_or(0);
    report.turns = Turns { min: at(0), median: at(lengths.len() / 2), max: lengths.last().copied().unwrap_or(0) };
    report.doors = evenings.figures(&book, &report.wins);
    if options.json { print_json(&report) } else { print(options, &report, words) }
}

fn count(report: &mut Report, one: &One, game: u64) {
    let played = &one.played;
    report.actions += played.actions;
    if let Some(figures) = &one.figures {
        report.figures.get_or_insert_default().add(figures);
    }
    if !one.has_map {
        *report.windows_opened.get_or_insert_default() += played.windows.0;
        *report.windows_meaningful.get_or_insert_default() += played.windows.1;
    }
    if let Some(god) = played.god {
        *report.god_wins.get_or_insert_default() += u64::from(god);
    }
    for broken in &played.violations {
        report.violations.push(format!("game {game}: {broken}"));
    }
    match &played.ending {
        None => report.unfinished += 1,
        Some(ending) => {
            report.finished += 1;
            report.monster_wins += u64::from(*ending == Ending::Monsters);
        }
    }
    for (wins, won) in report.wins.iter_mut().zip(&one.won) {
        *wins += u64::from(*won);
    }
}

/// What makes an evening lively, for people.
fn lively(figures: &Figures, games: u64, words: &Words) -> String {
    let percent = |share: Share| Value::from(format!("{:.1}", share.percent()));
    let args = [
        ("early", percent(figures.early)),
        ("far", percent(figures.far)),
        ("late", percent(figures.late)),
        ("alone", percent(figures.alone)),
        ("meddled", percent(figures.meddled)),
        ("deals", Value::from(format!("{:.1}", figures.deals as f64 / games.max(1) as f64))),
    ];
    words.with("cli-simulated-figures", &args)
}

/// The table for people.
fn print(options: &SimulateOptions, report: &Report, words: &Words) -> Result<(), Fault> {
    let mut out = io::stdout().lock();
    let number = |n: u64| Value::from(n.to_string());
    let line = words.with(
        "cli-simulated",
        &[
            ("games", number(report.games)),
            ("unfinished", number(report.unfinished)),
            ("cap", number(report.turn_cap.into())),
            ("min", number(report.turns.min.into())),
            ("median", number(report.turns.median.into())),
            ("max", number(report.turns.max.into())),
        ],
    );
    writeln!(out, "{line}")?;
    let rows = options.bots.iter().zip(&report.wins).enumerate();
    for (place, (bot, wins)) in rows {
        let (share, low, high) = wilson(*wins, report.games);
        let args = [
            ("place", number(place as u64 + 1)),
            ("bot", Value::from(bot.clone())),
            ("wins", number(*wins)),
            ("share", Value::from(format!("{:.1}", share * 100.0))),
            ("low", Value::from(format!("{:.1}", low * 100.0))),
            ("high", Value::from(format!("{:.1}", high * 100.0))),
        ];
        writeln!(out, "{}", words.with("cli-simulated-seat", &args))?;
    }
    if report.windows_opened.is_none() {
        let (share, low, high) = wilson(report.monster_wins, report.games);
        let args = [
            ("wins", number(report.monster_wins)),
            ("share", Value::from(format!("{:.1}", share * 100.0))),
            ("low", Value::from(format!("{:.1}", low * 100.0))),
            ("high", Value::from(format!("{:.1}", high * 100.0))),
        ];
        writeln!(out, "{}", words.with("cli-simulated-monsters", &args))?;
    }
    if let Some(wins) = report.god_wins {
        let share = wins as f64 * 100.0 / report.finished.max(1) as f64;
        let share = Value::from(format!("{share:.1}"));
        let levels = number(report.finished.saturating_sub(wins));
        writeln!(
            out,
            "{}",
            words.with("cli-simulated-god", &[("wins", number(wins)), ("levels", levels), ("share", share)])
        )?;
    }
    match (&report.figures, &report.doors) {
        (Some(figures), Some(doors)) => writeln!(out, "{}", doors.told(figures, words))?,
        (Some(figures), None) => writeln!(out, "{}", lively(figures, report.games, words))?,
        (None, _) => {}
    }
    for broken in &report.violations {
        writeln!(out, "{broken}")?;
    }
    let speed = [
        ("actions", number(report.actions)),
        ("seconds", Value::from(format!("{:.1}", report.seconds))),
        ("speed", Value::from(format!("{:.0}", report.actions_per_second))),
    ];
    Ok(writeln!(out, "{}", words.with("cli-simulated-speed", &speed))?)
}

/// A share and the bounds it lies within with 95 % confidence (Wilson's interval).
pub fn wilson(wins: u64, games: u64) -> (f64, f64, f64) {
    if games == 0 {
        return (0.0, 0.0, 1.0);
    }
    let (n, z) = (games as f64, 1.959_964_f64);
    let share = wins as f64 / n;
    let middle = share + z * z / (2.0 * n);
    let spread = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + z * z / n;
    (share, ((middle - spread) / scale).max(0.0), ((middle + spread) / scale).min(1.0))
}

/// One game, played into a save file, or gone on with there.
fn journal(options: &SimulateOptions, path: &Path) -> Result<(), Fault> {
    let (mut session, mut file) = if is_there(path)? {
        let opened = game_file::open(path, catalog::books(), None)?;
        let why = || opened.why_not.as_ref().map_or_else(|| path.display().to_string(), ToString::to_string);
        let file = opened.file.ok_or_else(|| Fault::Other(why()))?;
        (opened.session, file)
    } else {
        let (session, header) = Session::begin(book(options)?, setup(options), "", options.seed, now())
            .map_err(|e| Fault::Other(e.to_string()))?;
        let file = GameFile::create(path, &header)?;
        (session, file)
    };
    file.flush()?;
    let mut players = Players::new(options.bots.iter().map(String::as_str));
    let home = Home::find().ok();
    let mut out = io::stdout().lock();
    settle(&mut session, &mut file, home.as_ref(), options, &mut out)?;
    while session.game().ending.is_none() && session.game().turn.number <= TURN_CAP {
        let Some(command) = players.next(&session) else { break };
        let written = session
            .submit(&command, Who::App, now())
            .map_err(|refusal| Fault::Other(format!("{}: refused {}", path.display(), refusal.message.id)))?;
        keep(&session, &mut file, &written, options, &mut out)?;
        settle(&mut session, &mut file, home.as_ref(), options, &mut out)?;
    }
    Ok(())
}

/// Writes a record down, and says so once it is durable.
fn keep(
    session: &Session,
    file: &mut GameFile,
    written: &Written,
    options: &SimulateOptions,
    out: &mut impl io::Write,
) -> Result<(), Fault> {
    file.append(&written.line)?;
    file.flush()?;
    if options.ack {
        writeln!(out, "ack {} {}", written.number, session.hash())?;
        out.flush()?;
    }
    Ok(())
}

/// Sees to the dice of a game that was begun elsewhere.
fn settle(
    session: &mut Session,
    file: &mut GameFile,
    home: Option<&Home>,
    options: &SimulateOptions,
    out: &mut impl io::Write,
) -> Result<(), Fault> {
    let path = file.path().to_owned();
    let kept = home.map(|home| (home, path.as_path()));
    let settled = secrets::settle(session, kept, now(), false, secrets::random);
    settled.written.iter().try_for_each(|written| keep(session, file, written, options, out))
}
