//! The app as it stands.

use crate::app::aloud::reader::Reader;
use crate::app::awake::Awake;
use crate::app::kept::Kept;
use crate::app::renderer::Trial;
use crate::app::route::Route;
use crate::app::screen::{daily, home, journal, library, lookup, odds, quick, setup};
use crate::app::shell::Shell;
use crate::app::table::state::Table;

/// The app.
#[derive(Debug)]
pub struct App {
    /// What all screens share.
    pub shell: Shell,
    /// The screen.
    pub route: Route,
    /// The running game.
    pub table: Option<Table>,
    pub(super) home: home::State,
    pub(super) setup: setup::State,
    pub(super) quick: quick::State,
    pub(super) daily: daily::State,
    pub(super) journal: journal::State,
    pub(super) library: library::State,
    /// The rules, and where one came from.
    pub lookup: lookup::State,
    pub(super) odds: odds::State,
    pub(super) awake: Awake,
    /// Whoever reads the screen to somebody.
    pub reader: Reader,
    /// Where the keyboard is.
    pub(super) kept: Kept,
    /// The renderer, until it has drawn.
    pub(super) trial: Option<Trial>,
    /// Whether the window takes the whole screen now.
    pub(super) full: bool,
}
