//! The command line: how anyone can check Standie, script it, or run it on a machine without a screen.
//!
//! Exit codes: 0 done, 2 the input is wrong (which field, what was found, what is allowed), 1 anything else.

pub mod args;
pub mod board;
pub mod check;
pub mod game;
pub mod input;
pub mod limits;
pub mod odds;
pub mod play;
pub mod resolve;
pub mod rules;
pub mod simulate;

use crate::catalog::words::{Value, Words};
use crate::rules::setup;
use crate::store::StoreError;
use std::borrow::Cow;
use std::io::{self, Write as _};
use std::process::ExitCode;

pub use input::{parse_json, read_input};

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
        args::Command::Restore(path) => game::restore(&path, words),
        args::Command::Check(options) => check::run(&options, words),
        args::Command::Odds(options) => odds::run(&options, words),
        args::Command::Rules(options) => rules::run(&options, words),
        args::Command::Fair(options) => game::fair(&options, words),
        args::Command::Simulate(options) => simulate::run(&options, words),
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

/// A text without anything a terminal would act on, and of a length a person would read: what is too long loses its
/// middle, since the beginning says what is wrong and the end what is allowed.
pub fn clean(text: &str) -> String {
    const LONGEST: usize = 1_500;
    const HEAD: usize = 100;
    const TAIL: usize = 600;
    let shown = |c: char| if setup::shown_as_is(c) { c } else { '\u{fffd}' };
    let count = text.chars().count();
    if count <= LONGEST {
        return text.chars().map(shown).collect();
    }
    let head = text.chars().take(HEAD);
    head.chain(std::iter::once('…')).chain(text.chars().skip(count - TAIL)).map(shown).collect()
}

fn print(text: &str) -> Result<(), Fault> {
    Ok(writeln!(io::stdout(), "{text}")?)
}

/// Writes one JSON document on a line of its own.
///
/// # Errors
/// If nobody reads it.
pub fn print_json(value: &impl serde::Serialize) -> Result<(), Fault> {
    let mut out = io::stdout().lock();
    write_json(&mut out, value)?;
    Ok(writeln!(out)?)
}

/// Writes a value as JSON in which every character stands for itself: what a terminal would act on is escaped.
///
/// # Errors
/// If nobody reads it.
pub fn write_json(out: &mut impl io::Write, value: &impl serde::Serialize) -> Result<(), serde_json::Error> {
    value.serialize(&mut serde_json::Serializer::with_formatter(out, Plain))
}

/// Writes texts so that a terminal acts on nothing in them.
struct Plain;

impl serde_json::ser::Formatter for Plain {
    fn write_string_fragment<W: ?Sized + io::Write>(&mut self, out: &mut W, fragment: &str) -> io::Result<()> {
        out.write_all(escaped(fragment).as_bytes())
    }
}

/// A piece of JSON with every character that does not stand for itself escaped; such characters are only in its texts.
fn escaped(json: &str) -> Cow<'_, str> {
    let plain = |c: char| setup::shown_as_is(c);
    if json.bytes().all(|b| (0x20..0x7f).contains(&b)) || json.chars().all(plain) {
        return Cow::Borrowed(json);
    }
    let mut out = String::with_capacity(json.len() + 16);
    for c in json.chars() {
        match plain(c) {
            true => out.push(c),
            false => c.encode_utf16(&mut [0; 2]).iter().for_each(|unit| out.push_str(&format!("\\u{unit:04x}"))),
        }
    }
    Cow::Owned(out)
}
