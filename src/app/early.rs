//! What a start does beside the making of the window: reading fonts and opening the game take as long as the display
//! takes to answer, so the first frame waits for one of them only.

use crate::catalog;
use crate::store::StoreError;
use crate::store::game_file::{self, Opened};
use crate::store::home::Home;
use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::thread::{self, JoinHandle};

/// A game that is being opened.
#[derive(Debug)]
pub struct Early {
    path: PathBuf,
    backups: PathBuf,
    opening: RefCell<Option<JoinHandle<Result<Opened, StoreError>>>>,
}

impl Early {
    /// Begins to open a game.
    pub fn open(home: &Home, path: &Path) -> Early {
        let (path, backups) = (path.to_owned(), home.backups());
        let opening = {
            let (path, backups) = (path.clone(), backups.clone());
            thread::Builder::new().name("opening".to_owned()).spawn(move || open(&path, &backups)).ok()
        };
        Early { path, backups, opening: RefCell::new(opening) }
    }

    /// Its file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The game, opened.
    ///
    /// # Errors
    /// As [`game_file::open`].
    pub fn take(&self) -> Result<Opened, StoreError> {
        match self.opening.take().map(JoinHandle::join) {
            Some(Ok(opened)) => opened,
            Some(Err(_)) | None => open(&self.path, &self.backups),
        }
    }
}

fn open(path: &Path, backups: &Path) -> Result<Opened, StoreError> {
    game_file::open(path, catalog::books(), Some(backups))
}

/// Begins to look for the system's fonts, which the first text drawn would wait for.
pub fn read_fonts() {
    let read = || {
        let _ = iced::advanced::graphics::text::font_system();
    };
    // If there is no thread to be had, the first text reads them.
    let _ = thread::Builder::new().name("fonts".to_owned()).spawn(read);
}
