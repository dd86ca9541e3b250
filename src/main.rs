//! The program: a command, or the window.

use standie::catalog::words::{Value, Words};
use standie::cli::{self, Fault, args};
use std::process::ExitCode;

#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let words = Words::load("en");
    match args::parse(std::env::args_os().skip(1)) {
        Ok(args::Asked::Command(command)) => cli::run(command, &words),
        Ok(args::Asked::Window(window)) => match standie::window(&window) {
            Ok(code) => code,
            Err(fault) => cli::complain(&fault, &words),
        },
        Err(problem) => {
            let problem = words.with("cli-usage", &[("problem", Value::from(problem.to_string()))]);
            cli::complain(&Fault::input("standie", problem), &words)
        }
    }
}
