//! What happens at home.

use crate::app::route::Route;
use std::path::PathBuf;

/// What happens at home.
#[derive(Clone, Debug)]
pub enum Message {
    /// A game is opened.
    Open(PathBuf),
    /// What copies say of a damaged game is brought back.
    Rescue(PathBuf),
    /// The damaged game is gone on with as it is, if it can be.
    Leave,
    /// Another screen.
    Go(Route),
    /// The manual.
    Manual,
    /// The first lesson.
    Learn,
    /// A game is deleted.
    Delete(PathBuf),
    /// A game that was deleted is brought back.
    BringBack(PathBuf),
    /// What was deleted before is shown, or no longer.
    Bin,
    /// A game is copied to where people find it.
    Export(PathBuf),
    /// A file is chosen to be brought along.
    Pick,
    /// A game is given a name.
    Rename(PathBuf),
    /// The name so far.
    Type(String),
    /// The name is right.
    Named,
    /// The name stays as it was.
    Unnamed,
    /// What was said in passing has been read.
    Heard,
}
