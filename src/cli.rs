//! The command line: how anyone can check Standie, script it, or run it on a machine without a screen.
//!
//! Exit codes: 0 done, 2 the input is wrong (which field, what was found, what is allowed), 1 anything else.

pub mod args;
pub mod board;
pub mod check;
pub mod daily;
pub mod fault;
pub mod game;
pub mod input;
pub mod limits;
pub mod odds;
pub mod out;
pub mod play;
pub mod resolve;
pub mod rules;
pub mod simulate;
pub mod story;

use crate::catalog::words::{Value, Words};
use crate::cli::out::{clean, print};
use std::io::{self, Write as _};
use std::process::ExitCode;

pub use fault::Fault;

/// Runs a command that needs no window.
pub fn run(command: args::Command, words: &Words) -> ExitCode {
    let done = match command {
        args::Command::Help => print(&words.get("cli-help")),
        args::Command::Version => print(&format!("standie {}", env!("CARGO_PKG_VERSION"))),
        args::Command::Resolve(options) => resolve::run(&options, words),
        args::Command::Play(options) => play::run(&options, words),
        args::Command::Legal(options) => game::legal(&options, words),
        args::Command::Replay(options) => game::replay(&options, words),
        args::Command::Story(options) => story::run(&options, words),
        args::Command::Verify(path) => return game::verify(&path),
        args::Command::Restore(path) => game::restore(&path, words),
        args::Command::Check(options) => check::run(&options, words),
        args::Command::Odds(options) => odds::run(&options, words),
        args::Command::Rules(options) => rules::run(&options, words),
        args::Command::Fair(options) => game::fair(&options, words),
        args::Command::Daily(options) => daily::run(&options, words),
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
