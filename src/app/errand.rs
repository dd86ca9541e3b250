//! What a screen asks of the app, because it cannot do it alone.

use crate::app::route::Route;
use crate::catalog::ledger::Row;
use crate::play::daily::Day;
use crate::play::dice::{Said, Secret};
use crate::play::timeline::Point;
use crate::rules::seat::Sex;
use crate::rules::setup::Setup;
use std::path::PathBuf;

/// What a screen asks of the app.
#[derive(Clone, Debug)]
pub enum Errand {
    /// Nothing.
    None,
    /// Another language, as the settings say.
    Speak,
    /// Another screen.
    Go(Route),
    /// Back to the table if there is one, else home.
    Back,
    /// Back where one came from, as it was left: nothing there begins anew.
    Return(Route),
    /// An entry of the journal is put right.
    Fix(Point),
    /// A rule is looked at, with its examples.
    Consult(&'static Row),
    /// The manual is opened.
    Manual,
    /// A game is opened.
    Open(PathBuf),
    /// What copies say of a damaged game is brought back.
    Rescue(PathBuf),
    /// The first lesson.
    Learn,
    /// The first game in the app, which teaches: under the name somebody has typed, as who they are.
    First(String, Option<Sex>),
    /// The dungeon of a day begins.
    Daily(Day),
    /// This game begins, with a secret whose seal was shown and the words people added to it.
    Begin(Box<Setup>, Option<(Secret, Said)>),
}
