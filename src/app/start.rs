//! Opening the window: whether there is a display, which renderer, and what to say when it cannot be had.

use crate::app::early::{self, Early};
use crate::app::frame::sized;
use crate::app::place;
use crate::app::renderer::{self, Way};
use crate::app::state::App;
use crate::catalog::words::Words;
use crate::cli::args::Window;
use crate::cli::{self, Fault};
use crate::store;
use crate::store::home::Home;
use crate::store::settings::Settings;
use std::cell::RefCell;
use std::io::{self, Write as _};
use std::panic;
use std::process::ExitCode;
use std::thread;

/// Where displays are named, the first one first.
const DISPLAYS: [&str; 3] = ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DISPLAY"];

/// Opens the window and stays until it is closed.
///
/// # Errors
/// If there is no display, no home folder, or the window cannot be opened.
pub fn run(window: &Window) -> Result<ExitCode, Fault> {
    let words = Words::load("en");
    if !has_display() {
        return Err(Fault::Other(words.get("cli-no-display")));
    }
    let home = Home::find()?;
    let chosen = !cfg!(feature = "desktop") || std::env::var_os(renderer::CHOICE).is_some();
    // Where the folder cannot be made, nothing is remembered; that is said when something is to be kept.
    let _ = store::make_folder(home.path());
    let trial = match renderer::way(window.renderer, chosen, only_software_gpu(), &home.renderer(), VERSION) {
        Way::Here(trial) => RefCell::new(trial),
        Way::Again(renderer) => return again(renderer).map(ExitCode::from),
    };
    early::read_fonts();
    let game = window.game.as_deref().map(|path| Early::open(&home, path));
    let size = place::wanted(Settings::window_at(&home.settings()));
    let (asked, again_with) = (window.renderer, chosen);
    let failed = move |what: String| {
        let words = Words::load("en");
        // The first screen to fail is not the last one there is.
        if renderer::worth_another(asked, again_with) && !what.starts_with(NO_DISPLAY) {
            let _ = writeln!(io::stderr(), "{}", words.with("cli-window-again", &[("what", brief(&what).into())]));
            return again(renderer::CPU);
        }
        if what.starts_with(NO_DISPLAY) {
            let display = DISPLAYS.iter().find_map(|v| std::env::var(v).ok().filter(|d| !d.is_empty()));
            let args = [("display", display.unwrap_or_default().into())];
            return Err(Fault::Other(words.with("cli-dead-display", &args)));
        }
        Err(Fault::Other(words.with("cli-window-failed", &[("what", brief(&what).into())])))
    };
    guard(failed);
    match sized(move || App::at(home.clone(), game.as_ref(), trial.take()), size).run() {
        Ok(()) => Ok(0),
        Err(fault) => failed(fault.to_string()),
    }
    .map(ExitCode::from)
}

/// What the toolkit says first where no display answers.
const NO_DISPLAY: &str = "Create event loop";

/// This version of the program.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// A toolkit's word may be long and end in a full stop of its own.
fn brief(what: &str) -> String {
    let what: String = what.lines().next().unwrap_or_default().chars().take(200).collect();
    what.trim_end_matches('.').to_owned()
}

/// The toolkit panics where a display does not answer or a library of the system is missing: that is a sentence too, or
/// another try, and what was played is on disk already. It is the last this process does, for a release is built without
/// unwinding. Any other thread that breaks stops where it is, and the game goes on.
fn guard(failed: impl Fn(String) -> Result<u8, Fault> + Send + Sync + 'static) {
    let (before, window) = (panic::take_hook(), thread::current().id());
    panic::set_hook(Box::new(move |info| {
        if thread::current().id() != window {
            before(info);
            loop {
                thread::park();
            }
        }
        let said = info.payload_as_str().unwrap_or("the window broke").to_owned();
        let code = failed(said).unwrap_or_else(|fault| {
            let _ = cli::complain(&fault, &Words::load("en"));
            1
        });
        std::process::exit(code.into());
    }));
}

#[cfg(all(unix, not(target_os = "macos")))]
fn has_display() -> bool {
    DISPLAYS.iter().any(|v| std::env::var_os(v).is_some_and(|v| !v.is_empty()))
}

#[cfg(not(all(unix, not(target_os = "macos"))))]
fn has_display() -> bool {
    true
}

/// Starts this program again with another renderer: the toolkit takes it from the environment before anything else runs.
fn again(renderer: &str) -> Result<u8, Fault> {
    let this = std::env::current_exe()?;
    let mut again = std::process::Command::new(this);
    again.args(std::env::args_os().skip(1)).env(renderer::CHOICE, renderer);
    restart(again)
}

#[cfg(unix)]
fn restart(mut again: std::process::Command) -> Result<u8, Fault> {
    use std::os::unix::process::CommandExt as _;
    // Takes this process's place; comes back only if it could not.
    Err(again.exec().into())
}

#[cfg(not(unix))]
fn restart(mut again: std::process::Command) -> Result<u8, Fault> {
    let status = again.status()?;
    Ok(status.code().and_then(|c| u8::try_from(c).ok()).unwrap_or(1))
}

/// Whether the only graphics card is one that the processor plays: then our own software renderer is the better one.
fn only_software_gpu() -> bool {
    // Every card on Linux shows as a render node; a machine without one has only the processor.
    cfg!(target_os = "linux") && !has_render_node()
}

fn has_render_node() -> bool {
    let nodes = std::fs::read_dir("/dev/dri").into_iter().flatten().flatten();
    nodes.into_iter().any(|entry| entry.file_name().to_string_lossy().starts_with("renderD"))
}
