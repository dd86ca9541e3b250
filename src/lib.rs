//! Standie

#[cfg(feature = "app")]
pub mod app;
pub mod catalog;
pub mod cli;
pub mod play;
pub mod rules;
pub mod store;

/// Opens the window.
///
/// # Errors
/// If this build has none, there is no display, or the window cannot be opened.
pub fn window(window: &cli::args::Window) -> Result<std::process::ExitCode, cli::Fault> {
    #[cfg(feature = "app")]
    return app::run(window);
    #[cfg(not(feature = "app"))]
    {
        let _ = window;
        Err(cli::Fault::Other(catalog::words::Words::load("en").get("cli-no-window")))
    }
}
