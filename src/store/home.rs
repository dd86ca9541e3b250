//! Where everything is kept.

use crate::store::StoreError;
use std::path::{Path, PathBuf};

/// The data folder: `STANDIE_HOME` if it is set, else the system's place for application data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Home(PathBuf);

impl Home {
    /// The data folder of this user.
    ///
    /// # Errors
    /// If the system names no home folder and `STANDIE_HOME` is not set.
    pub fn find() -> Result<Home, StoreError> {
        match std::env::var_os("STANDIE_HOME").filter(|v| !v.is_empty()) {
            Some(path) => Ok(Home(path.into())),
            None => directories::ProjectDirs::from("", "", "Standie")
                .map(|dirs| Home(dirs.data_dir().to_owned()))
                .ok_or(StoreError::NoHome),
        }
    }

    /// A data folder at some path.
    pub fn at(path: impl Into<PathBuf>) -> Home {
        Home(path.into())
    }

    /// The folder itself.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Where games lie.
    pub fn games(&self) -> PathBuf {
        self.0.join("games")
    }

    /// Where copies of games lie.
    pub fn backups(&self) -> PathBuf {
        self.0.join("backups")
    }

    /// Where texts and packs are written for people to take along.
    pub fn exports(&self) -> PathBuf {
        self.0.join("exports")
    }

    /// The owner's Box.
    pub fn box_file(&self) -> PathBuf {
        self.0.join("box.jsonl")
    }

    /// The app's settings.
    pub fn settings(&self) -> PathBuf {
        self.0.join("settings.json")
    }
}
