//! Where everything is kept.

use crate::store::StoreError;
use std::path::{Path, PathBuf};

/// The data folder: `STANDIE_HOME` if it is set, else the system's place for application data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Home {
    path: PathBuf,
    refuges: Vec<PathBuf>,
    documents: Option<PathBuf>,
    pictures: Option<PathBuf>,
}

impl Home {
    /// The data folder of this user. Where its disk takes nothing, games go to the user's documents, else to the user's
    /// own folder, else where the system keeps what is passing.
    ///
    /// # Errors
    /// If the system names no home folder and `STANDIE_HOME` is not set.
    pub fn find() -> Result<Home, StoreError> {
        let path = match std::env::var_os("STANDIE_HOME").filter(|v| !v.is_empty()) {
            Some(path) => path.into(),
            None => directories::ProjectDirs::from("", "", "Standie")
                .map(|dirs| dirs.data_dir().to_owned())
                .ok_or(StoreError::NoHome)?,
        };
        let user = directories::UserDirs::new();
        let documents = user.as_ref().and_then(|u| u.document_dir()).map(Path::to_owned);
        let own = user.as_ref().map(|u| u.home_dir().to_owned());
        let pictures = user.as_ref().and_then(|u| u.picture_dir()).map(Path::to_owned);
        let mut refuges: Vec<PathBuf> =
            documents.clone().into_iter().chain(own).chain([std::env::temp_dir()]).collect();
        refuges.dedup();
        Ok(Home { path, refuges, documents, pictures })
    }

    /// A data folder at some path, and nowhere else to go.
    pub fn at(path: impl Into<PathBuf>) -> Home {
        Home { path: path.into(), refuges: Vec::new(), documents: None, pictures: None }
    }

    /// The same, with folders for games where this one takes nothing.
    pub fn with_refuges(self, refuges: Vec<PathBuf>) -> Home {
        Home { refuges, ..self }
    }

    /// The same, with folders in which this user looks for documents and for pictures.
    pub fn with_own(self, documents: PathBuf, pictures: PathBuf) -> Home {
        Home { documents: Some(documents), pictures: Some(pictures), ..self }
    }

    /// Where this user looks for documents, if the system tells.
    pub fn documents(&self) -> Option<&Path> {
        self.documents.as_deref()
    }

    /// Where this user looks for pictures, if the system tells.
    pub fn pictures(&self) -> Option<&Path> {
        self.pictures.as_deref()
    }

    /// Where games go when their own place takes nothing, the first one first.
    pub fn refuges(&self) -> &[PathBuf] {
        &self.refuges
    }

    /// The folder itself.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Where games lie.
    pub fn games(&self) -> PathBuf {
        self.path.join("games")
    }

    /// Where copies of games lie.
    pub fn backups(&self) -> PathBuf {
        self.path.join("backups")
    }

    /// Where it is kept what games are called and how they stand.
    pub fn summaries(&self) -> PathBuf {
        self.path.join("summaries")
    }

    /// Where it is kept what has been begun to be said.
    pub fn drafts(&self) -> PathBuf {
        self.path.join("drafts")
    }

    /// Whose phones were let in to which game.
    pub fn lent(&self) -> PathBuf {
        self.path.join("phones.json")
    }

    /// Where texts and packs are written for people to take along.
    pub fn exports(&self) -> PathBuf {
        self.path.join("exports")
    }

    /// The titles people have earned.
    pub fn hall(&self) -> PathBuf {
        self.path.join("hall.json")
    }

    /// The owner's Box.
    pub fn box_file(&self) -> PathBuf {
        self.path.join("box.jsonl")
    }

    /// What is remembered of the graphics card.
    pub fn renderer(&self) -> PathBuf {
        self.path.join("renderer")
    }

    /// The app's settings.
    pub fn settings(&self) -> PathBuf {
        self.path.join("settings.json")
    }
}
