//! The command line: how anyone can check Standie, script it, or run it on a machine without a screen.
//!
//! Exit codes: 0 done, 2 the input is wrong (which field, what was found, what is allowed), 1 anything else.

pub mod args;
pub mod board;
pub mod check;
pub mod game;
pub mod play;
pub mod resolve;

use crate::catalog::words::{Value, Words};
use crate::rules::setup;
use crate::store;
use crate::store::StoreError;
use std::io::{self, Read as _, Write as _};
use std::path::Path;
use std::process::ExitCode;

/// Largest input read: a board of the contract's limits is a few megabytes.
const INPUT_LIMIT: u64 = 64 << 20;

/// Why a command did not do what was asked.
#[derive(Debug)]
pub enum Fault {
    /// The input is wrong: the field, and what was found and is allowed.
    Input {
        /// Where: a file and a field, or an option.
        place: String,
        /// What was found, what is allowed.
        problem: String,
    },
    /// Something else went wrong.
    Other(String),
    /// The reader of our output is gone; there is nobody to tell.
    Pipe,
}

impl Fault {
    /// A fault of the input.
    pub fn input(place: impl Into<String>, problem: impl Into<String>) -> Fault {
        Fault::Input { place: place.into(), problem: problem.into() }
    }
}

impl From<StoreError> for Fault {
    fn from(e: StoreError) -> Fault {
        match e {
            StoreError::Unreadable { path, source } => Fault::input(path.display().to_string(), source.to_string()),
            StoreError::Open { path, source } => Fault::input(path.display().to_string(), source.to_string()),
            other => Fault::Other(other.to_string()),
        }
    }
}

impl From<io::Error> for Fault {
    fn from(e: io::Error) -> Fault {
        if e.kind() == io::ErrorKind::BrokenPipe { Fault::Pipe } else { Fault::Other(e.to_string()) }
    }
}

impl From<serde_json::Error> for Fault {
    fn from(e: serde_json::Error) -> Fault {
        match e.io_error_kind() {
            Some(io::ErrorKind::BrokenPipe) => Fault::Pipe,
            _ => Fault::Other(e.to_string()),
        }
    }
}

/// Runs a command that needs no window.
pub fn run(command: args::Command, words: &Words) -> ExitCode {
    let done = match command {
        args::Command::Help => print(&words.get("cli-help")),
        args::Command::Version => print(&format!("standie {}", env!("CARGO_PKG_VERSION"))),
        args::Command::Resolve(options) => resolve::run(&options, words),
        args::Command::Play(options) => play::run(&options, words),
        args::Command::Legal(options) => game::legal(&options, words),
        args::Command::Replay(options) => game::replay(&options, words),
        args::Command::Verify(path) => return game::verify(&path),
        args::Command::Check(options) => check::run(&options, words),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => complain(&fault, words),
    }
}

/// Says on standard error what went wrong, and gives the exit code for it.
pub fn complain(fault: &Fault, words: &Words) -> ExitCode {
    let (text, code) = match fault {
        Fault::Input { place, problem } => {
            let args = [("place", Value::from(clean(place))), ("problem", Value::from(clean(problem)))];
            (words.with("cli-input-fault", &args), 2)
        }
        Fault::Other(what) => (words.with("cli-other-fault", &[("what", Value::from(clean(what)))]), 1),
        Fault::Pipe => return ExitCode::FAILURE,
    };
    // Where even standard error is closed there is nothing left to do.
    let _ = writeln!(io::stderr(), "{text}");
    ExitCode::from(code)
}

/// A text without anything a terminal would act on, and of a length a person would read.
pub fn clean(text: &str) -> String {
    const LONGEST: usize = 400;
    let mut clean: String =
        text.chars().take(LONGEST).map(|c| if setup::shown_as_is(c) { c } else { '\u{fffd}' }).collect();
    if text.chars().nth(LONGEST).is_some() {
        clean.push('…');
    }
    clean
}

fn print(text: &str) -> Result<(), Fault> {
    Ok(writeln!(io::stdout(), "{text}")?)
}

/// Reads a file, or standard input for `-`.
///
/// # Errors
/// If it cannot be read, or is larger than anything this program reads.
pub fn read_input(path: &Path) -> Result<Vec<u8>, Fault> {
    if path == Path::new("-") {
        let mut bytes = Vec::new();
        io::stdin().lock().take(INPUT_LIMIT + 1).read_to_end(&mut bytes)?;
        if bytes.len() as u64 > INPUT_LIMIT {
            return Err(Fault::input("-", format!("longer than {INPUT_LIMIT} bytes")));
        }
        return Ok(bytes);
    }
    let bytes = store::read_file(path)?;
    if bytes.len() as u64 > INPUT_LIMIT {
        return Err(Fault::input(path.display().to_string(), format!("longer than {INPUT_LIMIT} bytes")));
    }
    Ok(bytes)
}

/// Reads a JSON document into a shape, or says which field does not fit.
///
/// # Errors
/// The first field that does not fit.
pub fn parse_json<T: serde::de::DeserializeOwned>(place: &str, bytes: &[u8]) -> Result<T, Fault> {
    let mut de = serde_json::Deserializer::from_slice(bytes);
    let value = serde_path_to_error::deserialize(&mut de).map_err(|e| {
        let field = e.path().to_string();
        let at = if field == "." { place.to_owned() } else { format!("{place}: {field}") };
        Fault::input(at, e.inner().to_string())
    })?;
    de.end().map_err(|e| Fault::input(place, e.to_string()))?;
    Ok(value)
}

/// Writes one JSON document on a line of its own.
///
/// # Errors
/// If nobody reads it.
pub fn print_json(value: &impl serde::Serialize) -> Result<(), Fault> {
    let mut out = io::stdout().lock();
    serde_json::to_writer(&mut out, value)?;
    Ok(writeln!(out)?)
}
