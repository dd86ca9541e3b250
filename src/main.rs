//! The program: a command, or the window.

#[cfg(not(all(target_family = "wasm", feature = "web")))]
use {
    standie::catalog::words::{Value, Words},
    standie::cli::{self, Fault, args},
    std::process::ExitCode,
};

#[cfg(not(target_family = "wasm"))]
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[cfg(all(target_family = "wasm", feature = "web"))]
fn main() {
    standie::app::web::run();
}

#[cfg(not(all(target_family = "wasm", feature = "web")))]
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
