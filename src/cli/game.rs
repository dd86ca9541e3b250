//! `standie legal`, `standie replay` and `standie verify`: a saved game, looked at and never changed.

use crate::catalog;
use crate::catalog::words::{Names, Value, Words};
use crate::cli::args::{FairOptions, FileOptions};
use crate::cli::board::Board;
use crate::cli::fault::Fault;
use crate::cli::input::read_input;
use crate::cli::out::{clean, print_json, write_json};
use crate::play::fair::Verdict;
use crate::play::record::Header;
use crate::play::{Session, daily, fair, first};
use crate::rules::command::Command;
use crate::rules::dungeon::movement;
use crate::rules::engine::{self};
use crate::rules::ids::Colour;
use crate::rules::legal::Template;
use crate::rules::question::Question;
use crate::rules::seat::Seat;
use crate::store::home::Home;
use crate::store::{game_file, rescue, secrets};
use std::collections::BTreeMap;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// A seat with what follows from it.
#[derive(serde::Serialize)]
struct SeatView<'a> {
    #[serde(flatten)]
    seat: &'a Seat,
    move_left: u8,
}

fn open(path: &Path) -> Result<(Session, usize), Fault> {
    let bytes = read_input(path)?;
    Ok(game_file::look_at(path, &bytes, catalog::books())?)
}

/// Opens a saved game to look at it, and says on standard error if copies of a damaged game have more of it.
pub fn open_or_hint(path: &Path, words: &Words) -> Result<(Session, usize), Fault> {
    let opened = open(path);
    if !matches!(opened, Ok((_, 0))) {
        hint(path, words);
    }
    opened
}

/// Says on standard error if there is more of a damaged game than its file says.
pub fn hint(path: &Path, words: &Words) {
    if let Some(offer) = rescue::find(path, backups().as_deref()) {
        let file = clean(&path.display().to_string());
        let args = [("file", Value::from(file)), ("records", Value::from(offer.found))];
        // Where standard error is closed there is nobody to tell.
        let _ = writeln!(io::stderr(), "{}", words.with("cli-restorable", &args));
    }
}

fn backups() -> Option<PathBuf> {
    Home::find().ok().map(|home| home.backups())
}

/// `standie restore`: a damaged game, put together again from its copies.
///
/// # Errors
/// If there is no more of it, somebody plays it, or the system refuses.
pub fn restore(path: &Path, words: &Words) -> Result<(), Fault> {
    let kept = rescue::take(path, backups().as_deref())?;
    let (session, _) = open(path)?;
    let records = ("records", Value::from(session.records()));
    let mut out = io::stdout().lock();
    match kept {
        Some(kept) => {
            let kept = ("kept", Value::from(clean(&kept.display().to_string())));
            writeln!(out, "{}", words.with("cli-restored-kept", &[records, kept]))?;
        }
        None => writeln!(out, "{}", words.with("cli-restored", &[records]))?,
    }
    Ok(())
}

/// The text of the question that stands.
pub fn question_text(words: &Words, session: &Session) -> String {
    let question = session.question();
    let names = Names::of(session.game());
    let ask = words.asked(session.book(), session.game(), &question);
    match question.seat {
        Some(seat) => {
            words.with("cli-asked", &[("seat", Value::from(words.seat(seat, names))), ("ask", Value::from(ask))])
        }
        None => ask,
    }
}

/// `standie legal`.
///
/// # Errors
/// If no game can be read, or nobody reads the answer.
pub fn legal(options: &FileOptions, words: &Words) -> Result<(), Fault> {
    let (session, _) = open_or_hint(&options.file, words)?;
    let legal = engine::legal(session.book(), session.game());
    let mut table = Vec::new();
    let mut seats: BTreeMap<Colour, Vec<&Command>> =
        session.game().seats.iter().map(|s| (s.colour, Vec::new())).collect();
    for offer in &legal.offers {
        match offer.seat.and_then(|c| seats.get_mut(&c)) {
            Some(list) => list.push(&offer.command),
            None => table.push(&offer.command),
        }
    }
    if options.json {
        #[derive(serde::Serialize)]
        struct Out<'a> {
            question: Question,
            table: Vec<&'a Command>,
            seats: BTreeMap<Colour, Vec<&'a Command>>,
            templates: &'a [Template],
        }
        return print_json(&Out { question: session.question(), table, seats, templates: &legal.templates });
    }
    let mut out = io::stdout().lock();
    writeln!(out, "{}", question_text(words, &session))?;
    let mut list = |title: String, commands: &[&Command]| -> Result<(), Fault> {
        writeln!(out, "{title}")?;
        for command in commands {
            write!(out, "  ")?;
            write_json(&mut out, command)?;
            writeln!(out)?;
        }
        Ok(())
    };
    list(words.get("cli-table"), &table)?;
    for (colour, commands) in &seats {
        list(words.seat(*colour, Names::of(session.game())), commands)?;
    }
    writeln!(out, "{}", words.get("cli-templates"))?;
    for template in &legal.templates {
        write!(out, "  ")?;
        write_json(&mut out, template)?;
        writeln!(out)?;
    }
    Ok(())
}

/// `standie replay`.
///
/// # Errors
/// If no game can be read, or nobody reads the answer.
pub fn replay(options: &FileOptions, words: &Words) -> Result<(), Fault> {
    let (session, lost) = open_or_hint(&options.file, words)?;
    let game = session.game();
    if options.json {
        #[derive(serde::Serialize)]
        struct Out<'a> {
            records: u32,
            hash: String,
            turn: u32,
            #[serde(skip_serializing_if = "std::ops::Not::not")]
            arranged: bool,
            seats: Vec<SeatView<'a>>,
            question: Question,
            board: Option<Board>,
        }
        return print_json(&Out {
            records: session.records(),
            hash: session.hash(),
            turn: game.turn.number,
            arranged: session.header().setup.is_arranged(),
            seats: game
                .seats
                .iter()
                .map(|seat| SeatView { seat, move_left: movement::left(session.book(), game, seat) })
                .collect(),
            question: session.question(),
            board: Board::of(game),
        });
    }
    let mut out = io::stdout().lock();
    let args = [
        ("records", Value::from(session.records())),
        ("turn", Value::from(game.turn.number)),
        ("hash", Value::from(session.hash())),
        ("lost", Value::from(lost)),
    ];
    writeln!(out, "{}", words.with("cli-replay", &args))?;
    let names = Names::of(game);
    for seat in &game.seats {
        let room = seat.room.map(|r| words.room(r, names));
        let text = if room.is_some() { "cli-seat-room" } else { "cli-seat" };
        let args = [
            ("seat", Value::from(words.seat(seat.colour, names))),
            ("level", Value::from(seat.level)),
            ("red", Value::from(seat.health.red)),
            ("max", Value::from(seat.health.max)),
            ("gold", Value::from(seat.gold)),
            ("room", Value::from(room.unwrap_or_default())),
        ];
        writeln!(out, "{}", words.with(text, &args))?;
    }
    writeln!(out, "{}", question_text(words, &session))?;
    Ok(())
}

/// `standie verify`: one line on standard output, whatever it finds.
pub fn verify(path: &Path) -> ExitCode {
    let (line, code) = match open(path) {
        Ok((session, 0)) => (format!("ok {} {}", session.records(), session.hash()), 0),
        Ok((session, _)) => (format!("recovered {} {}", session.records(), session.hash()), 0),
        Err(Fault::Input { place, problem }) => (format!("error {place}: {problem}"), 2),
        Err(Fault::Other(what)) => (format!("error {what}"), 1),
        Err(Fault::Pipe) => return ExitCode::FAILURE,
    };
    match writeln!(io::stdout(), "{}", clean(&line)) {
        Ok(()) => ExitCode::from(code),
        Err(_) => ExitCode::FAILURE,
    }
}

/// What `standie fair` says.
#[derive(serde::Serialize)]
struct Fair {
    verdict: Verdict,
    #[serde(flatten)]
    checked: fair::Checked,
}

/// `standie fair`: every command decided again, and every roll and draw worked out again.
///
/// # Errors
/// If no game can be read, or nobody reads the answer.
pub fn fair(options: &FairOptions, words: &Words) -> Result<(), Fault> {
    let mut out = io::stdout().lock();
    let Some(file) = &options.file else { return Ok(write!(out, "{}", fair::PAGE)?) };
    let (mut session, lost) = open_or_hint(file, words)?;
    if let Ok(home) = Home::find() {
        secrets::find(&home, &mut session);
    }
    let checked = fair::check(&session);
    let verdict = checked.verdict();
    if options.json {
        drop(out);
        return print_json(&Fair { verdict, checked });
    }
    for line in tell_fair(&checked, (verdict, session.header()), words) {
        writeln!(out, "{line}")?;
    }
    if lost > 0 {
        writeln!(out, "{}", words.with("cli-fair-lost", &[("lost", Value::from(lost))]))?;
    }
    Ok(())
}

/// What a check came to, in sentences.
fn tell_fair(checked: &fair::Checked, (verdict, header): (Verdict, &Header), words: &Words) -> Vec<String> {
    let number = |n: u32| Value::from(n);
    let points = |points: &[u32]| {
        let each: Vec<String> = points.iter().take(20).map(ToString::to_string).collect();
        [("points", Value::from(words.list(&each))), ("count", Value::from(points.len()))]
    };
    let mut said = vec![words.get(match verdict {
        Verdict::Fair => "cli-fair-fair",
        Verdict::Partly => "cli-fair-partly",
        Verdict::Running => "cli-fair-running",
        Verdict::Arranged if first::is(header) => "cli-fair-first",
        Verdict::Arranged if checked.arranged => "cli-fair-laid",
        Verdict::Arranged if daily::of(header).is_some() => "cli-fair-daily",
        Verdict::Arranged => "cli-fair-arranged",
        Verdict::Altered => "cli-fair-altered",
    })];
    said.extend(checked.seed.as_ref().map(|seed| words.with("cli-fair-seed", &[("seed", seed.clone().into())])));
    for stretch in &checked.secrets {
        let args = [("seal", Value::from(stretch.seal.clone())), ("from", number(stretch.from))];
        said.push(words.with("cli-fair-seal", &args));
        said.push(match &stretch.secret {
            Some(secret) => words.with("cli-fair-secret", &[("secret", secret.clone().into())]),
            None if stretch.known => words.get("cli-fair-waits"),
            None => words.get("cli-fair-unknown-secret"),
        });
        said.push(match stretch.words.len() {
            0 => words.get("cli-fair-no-words"),
            _ => words.with("cli-fair-words", &[("words", clean(&stretch.words.join(", ")).into())]),
        });
    }
    let altered = checked.altered.len() + checked.other_rules.len();
    let commands = [
        ("same", number(checked.commands.saturating_sub(u32::try_from(altered).unwrap_or(u32::MAX)))),
        ("commands", number(checked.commands)),
    ];
    said.push(words.with("cli-fair-commands", &commands));
    said.push(words.with("cli-fair-same", &[("same", number(checked.same)), ("rolls", number(checked.rolls))]));
    let counts =
        [("cli-fair-told", checked.told), ("cli-fair-boxed", checked.boxed), ("cli-fair-stray", checked.stray)];
    said.extend(counts.iter().filter(|(_, n)| *n > 0).map(|(id, n)| words.with(id, &[("count", number(*n))])));
    if let Some(from) = checked.unknown_from {
        said.push(words.with("cli-fair-unknown", &[("count", number(checked.unknown)), ("from", number(from))]));
    }
    let lists = [
        ("cli-fair-other", &checked.other),
        ("cli-fair-altered-points", &checked.altered),
        ("cli-fair-other-rules", &checked.other_rules),
    ];
    said.extend(lists.iter().filter(|(_, list)| !list.is_empty()).map(|(id, list)| words.with(id, &points(list))));
    if checked.own_cards {
        said.push(words.get("cli-fair-own-cards"));
    }
    said
}
