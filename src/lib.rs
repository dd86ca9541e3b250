//! Standie

pub mod catalog;
pub mod cli;
pub mod play;
pub mod rules;
pub mod store;

/// Opens the window.
///
/// # Errors
/// If this build has none, or there is no display.
pub fn window(_window: &cli::args::Window) -> Result<std::process::ExitCode, cli::Fault> {
    Err(cli::Fault::Other("no window".to_owned()))
}
