//! One game, one file: created, opened, recovered, locked, verified.

use crate::play::journal::{self, Read};
use crate::play::session::{OpenFault, Session};
use crate::rules::books::Books;
use crate::store::backup::Copier;
use crate::store::disk::Lock;
use crate::store::held::{Held, hold};
use crate::store::writer::{Failed, Log, Writer};
use crate::store::{StoreError, keep_aside, new_file, read_file};
use std::path::{Path, PathBuf};

/// The ending of saved games.
pub const ENDING: &str = "standie";

/// A game's file, held for writing.
#[derive(Debug)]
pub struct GameFile {
    path: PathBuf,
    writer: Writer,
    copier: Option<Copier>,
    /// Held as long as the file may be written.
    _lock: Option<Lock>,
}

/// A game that was opened.
#[derive(Debug)]
pub struct Opened {
    /// The game.
    pub session: Session,
    /// Its file; none if another window has it or the disk takes nothing, and this window may only look.
    pub file: Option<GameFile>,
    /// Why there is no file.
    pub why_not: Option<StoreError>,
    /// What was lost to damage, if anything was.
    pub recovered: Option<Recovered>,
}

/// Damage that was dealt with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recovered {
    /// Lines that were not part of the game any more.
    pub lost_lines: usize,
    /// Where the damaged file is kept; none if this window may not write.
    pub kept: Option<PathBuf>,
}

impl GameFile {
    /// Creates the file of a new game with its header line. An existing file is never touched.
    ///
    /// # Errors
    /// If there is one already, somebody else is creating it, or the system refuses.
    pub fn create(path: &Path, header: &[u8]) -> Result<GameFile, StoreError> {
        // It appears with its whole header or not at all: half a header would be no game, and in the way of one.
        match new_file(path, header) {
            Ok(()) => GameFile::of(path, hold(path)?),
            Err(fault) => Err(match hold(path) {
                Err(locked @ StoreError::Locked { .. }) => locked,
                _ => fault,
            }),
        }
    }

    fn of(path: &Path, held: Held) -> Result<GameFile, StoreError> {
        let (log, lock) = held.into_log()?;
        let writer = Writer::start(path, log)?;
        Ok(GameFile { path: path.to_owned(), writer, copier: None, _lock: Some(lock) })
    }

    /// Keeps copies of the game in a folder from now on.
    pub fn copy_to(&mut self, folder: &Path) {
        // In a browser they would lie in the same database, and be lost or damaged with it.
        if cfg!(not(target_family = "wasm")) {
            self.copier = Some(Copier::start(folder, &self.path));
        }
    }

    /// A game file over any log, for tests of what happens when the disk fails.
    ///
    /// # Errors
    /// If the log cannot be synced from a thread.
    pub fn over(path: &Path, log: impl Log) -> Result<GameFile, StoreError> {
        Ok(GameFile { path: path.to_owned(), writer: Writer::start(path, log)?, copier: None, _lock: None })
    }

    /// Which file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Hands a record's line to the system. Call it before showing what the record did.
    ///
    /// # Errors
    /// If the system refuses; nothing is retried on this file afterwards.
    pub fn append(&mut self, line: &[u8]) -> Result<(), StoreError> {
        self.writer.append(line)?;
        if let Some(copier) = &mut self.copier {
            copier.note();
        }
        Ok(())
    }

    /// Waits until every line so far is durable.
    ///
    /// # Errors
    /// If a sync failed.
    pub fn flush(&mut self) -> Result<(), StoreError> {
        self.writer.flush()
    }

    /// What failed, if anything has.
    pub fn failure(&self) -> Option<String> {
        self.writer.failure()
    }

    /// Comes true when something fails.
    pub fn failed(&self) -> Failed {
        self.writer.failed()
    }
}

fn parse(path: &Path, bytes: &[u8]) -> Result<Read, StoreError> {
    journal::read(bytes).map_err(|source| StoreError::Unreadable { path: path.to_owned(), source })
}

fn session(path: &Path, books: impl Into<Books>, read: Read, text: Vec<u8>) -> Result<Session, StoreError> {
    Session::open(books, read, text).map_err(|source: OpenFault| StoreError::Open { path: path.to_owned(), source })
}

/// Opens a game to play on, by the book of its rule set. Damage is dealt with first: the whole file is kept aside, then what is not sound is cut off.
/// Copies go to `backups`, if a folder is named.
///
/// # Errors
/// If no game can be read from it; the file is then as it was.
pub fn open(path: &Path, books: impl Into<Books>, backups: Option<&Path>) -> Result<Opened, StoreError> {
    let (bytes, held) = match hold(path) {
        Ok(mut held) => (held.read()?, Ok(held)),
        // Where it cannot be written, as on a read-only disk, the game can still be looked at.
        Err(why_not) => match read_file(path) {
            Ok(bytes) => (bytes, Err(why_not)),
            Err(_) => return Err(why_not),
        },
    };
    let read = parse(path, &bytes)?;
    let (lost_lines, sound) = (read.lost_lines, read.sound);
    let game = session(path, books, read, bytes[..sound].to_vec())?;
    let mut recovered = (lost_lines > 0).then_some(Recovered { lost_lines, kept: None });
    let held = held.and_then(|mut held| {
        if let Some(recovered) = &mut recovered {
            recovered.kept = Some(keep_aside(path, &bytes)?);
            held.cut(sound, &[])?;
        }
        GameFile::of(path, held)
    });
    let (file, why_not) = match held {
        Ok(mut file) => {
            if let Some(folder) = backups {
                file.copy_to(folder);
            }
            (Some(file), None)
        }
        Err(why_not) => (None, Some(why_not)),
    };
    Ok(Opened { session: game, file, why_not, recovered })
}

/// Opens a game to look at, without locking or changing anything. Says how many lines were not part of it.
///
/// # Errors
/// If no game can be read from it.
pub fn look(path: &Path, books: impl Into<Books>) -> Result<(Session, usize), StoreError> {
    look_at(path, &read_file(path)?, books)
}

/// As [`look`], from bytes that came from somewhere.
///
/// # Errors
/// If no game can be read from them.
pub fn look_at(path: &Path, bytes: &[u8], books: impl Into<Books>) -> Result<(Session, usize), StoreError> {
    let read = parse(path, bytes)?;
    let (lost, sound) = (read.lost_lines, read.sound);
    Ok((session(path, books, read, bytes[..sound].to_vec())?, lost))
}
