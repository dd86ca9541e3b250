//! One game, one file: created, opened, recovered, locked, verified.

use crate::play::journal::{self, Read};
use crate::play::session::{OpenFault, Session};
use crate::rules::book::Book;
use crate::store::backup;
use crate::store::writer::{Log, Writer};
use crate::store::{StoreError, keep_aside, read_file, replace_file};
use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The ending of saved games.
pub const ENDING: &str = "standie";

/// A game's file, held for writing.
#[derive(Debug)]
pub struct GameFile {
    path: PathBuf,
    writer: Writer,
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

/// The right to write a game, given back when it goes. Closing the file would do, but for a process being started at that
/// very moment: it holds every open file for an instant.
#[derive(Debug)]
struct Lock(File);

impl Drop for Lock {
    fn drop(&mut self) {
        // Closing it gives the lock back, too.
        let _ = self.0.unlock();
    }
}

fn lock_path(path: &Path) -> PathBuf {
    path.with_extension("lock")
}

/// Takes the right to write a game: a lock on a file beside it. None if somebody else has it.
fn lock(path: &Path) -> Result<Option<Lock>, StoreError> {
    let beside = lock_path(path);
    let file = OpenOptions::new().create(true).truncate(false).write(true).open(&beside);
    let file = file.map_err(StoreError::io(&beside))?;
    match file.try_lock() {
        Ok(()) => Ok(Some(Lock(file))),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(source)) => Err(StoreError::Io { path: beside, source }),
    }
}

impl GameFile {
    /// Creates the file of a new game with its header line. An existing file is never touched.
    ///
    /// # Errors
    /// If there is one already, somebody else is creating it, or the system refuses.
    pub fn create(path: &Path, header: &[u8]) -> Result<GameFile, StoreError> {
        let lock = lock(path)?.ok_or_else(|| StoreError::Locked { path: path.to_owned() })?;
        // Whoever else would make this file needs the lock first.
        if path.symlink_metadata().is_ok() {
            let source = std::io::ErrorKind::AlreadyExists.into();
            return Err(StoreError::Io { path: path.to_owned(), source });
        }
        // It appears with its whole header or not at all: half a header would be no game, and in the way of one.
        replace_file(path, header)?;
        let file = OpenOptions::new().append(true).open(path).map_err(StoreError::io(path))?;
        Ok(GameFile { path: path.to_owned(), writer: Writer::start(path, file, || ())?, _lock: Some(lock) })
    }

    /// A game file over any log, for tests of what happens when the disk fails.
    ///
    /// # Errors
    /// If the log cannot be synced from a thread.
    pub fn over(path: &Path, log: impl Log) -> Result<GameFile, StoreError> {
        Ok(GameFile { path: path.to_owned(), writer: Writer::start(path, log, || ())?, _lock: None })
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
        self.writer.append(line)
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
}

fn parse(path: &Path, bytes: &[u8]) -> Result<Read, StoreError> {
    journal::read(bytes).map_err(|source| StoreError::Unreadable { path: path.to_owned(), source })
}

fn session(path: &Path, book: Arc<Book>, read: Read, text: Vec<u8>) -> Result<Session, StoreError> {
    Session::open(book, read, text).map_err(|source: OpenFault| StoreError::Open { path: path.to_owned(), source })
}

/// Opens a game to play on. Damage is dealt with first: the whole file is kept aside, the sound part takes its place.
/// A copy goes to `backups`, if one is named.
///
/// # Errors
/// If no game can be read from it; the file is then as it was.
pub fn open(path: &Path, book: Arc<Book>, backups: Option<&Path>) -> Result<Opened, StoreError> {
    let lock = lock(path);
    // Where not even a lock can be made, as on a read-only disk, the game can still be looked at.
    let lock = match lock {
        Ok(Some(lock)) => Ok(lock),
        Ok(None) => Err(StoreError::Locked { path: path.to_owned() }),
        Err(why_not) if path.exists() => Err(why_not),
        Err(e) => return Err(e),
    };
    let mut bytes = read_file(path)?;
    let read = parse(path, &bytes)?;
    let (lost_lines, sound) = (read.lost_lines, read.sound);
    let game = session(path, book, read, bytes[..sound].to_vec())?;
    let look_only = |session, why_not, recovered| Ok(Opened { session, file: None, why_not: Some(why_not), recovered });
    let lock = match lock {
        Ok(lock) => lock,
        Err(why_not) => {
            let recovered = (lost_lines > 0).then_some(Recovered { lost_lines, kept: None });
            return look_only(game, why_not, recovered);
        }
    };
    let mut recovered = None;
    if lost_lines > 0 {
        let kept = keep_aside(path, &bytes)?;
        bytes.truncate(sound);
        replace_file(path, &bytes)?;
        recovered = Some(Recovered { lost_lines, kept: Some(kept) });
    }
    let file = match OpenOptions::new().append(true).open(path) {
        Ok(file) => file,
        Err(source) => return look_only(game, StoreError::Io { path: path.to_owned(), source }, recovered),
    };
    let copy = backups.map(|folder| (folder.to_owned(), path.to_owned(), bytes));
    let first = move || {
        if let Some((folder, path, bytes)) = copy {
            // A backup that cannot be made must not keep anybody from playing.
            let _ = backup::make(&folder, &path, &bytes);
        }
    };
    let writer = Writer::start(path, file, first)?;
    let file = GameFile { path: path.to_owned(), writer, _lock: Some(lock) };
    Ok(Opened { session: game, file: Some(file), why_not: None, recovered })
}

/// Opens a game to look at, without locking or changing anything. Says how many lines were not part of it.
///
/// # Errors
/// If no game can be read from it.
pub fn look(path: &Path, book: Arc<Book>) -> Result<(Session, usize), StoreError> {
    look_at(path, &read_file(path)?, book)
}

/// As [`look`], from bytes that came from somewhere.
///
/// # Errors
/// If no game can be read from them.
pub fn look_at(path: &Path, bytes: &[u8], book: Arc<Book>) -> Result<(Session, usize), StoreError> {
    let read = parse(path, bytes)?;
    let (lost, sound) = (read.lost_lines, read.sound);
    Ok((session(path, book, read, bytes[..sound].to_vec())?, lost))
}
