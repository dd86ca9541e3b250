//! An append-only file and the thread that makes it durable.
//!
//! A line is handed to the system before the screen shows what it says: that survives a crash of the app. A thread
//! syncs it within a tenth of a second: that survives the power. No frame ever waits for a sync. After a write or a
//! sync has failed, nothing more is written to the same file.

use crate::store::StoreError;
pub use crate::store::failure::Failed;
use crate::store::failure::{Shared, note, said};
use crate::store::pace::Pace;
use std::fs::File;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// What a writer appends to: a file, or in tests something that fails on purpose.
pub trait Log: Send + 'static {
    /// Hands bytes to the system.
    ///
    /// # Errors
    /// What the system said.
    fn append(&mut self, bytes: &[u8]) -> io::Result<()>;

    /// Something that makes all bytes handed over so far durable, usable from another thread.
    ///
    /// # Errors
    /// What the system said.
    fn syncer(&self) -> io::Result<Box<dyn FnMut() -> io::Result<()> + Send>>;
}

impl Log for File {
    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.write_all(bytes)
    }

    fn syncer(&self) -> io::Result<Box<dyn FnMut() -> io::Result<()> + Send>> {
        let file = self.try_clone()?;
        Ok(Box::new(move || file.sync_data()))
    }
}

/// An append-only file being written.
pub struct Writer {
    path: PathBuf,
    log: Box<dyn Log>,
    pace: Pace,
    failure: Shared,
}

impl std::fmt::Debug for Writer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Writer").field("path", &self.path).finish_non_exhaustive()
    }
}

impl Writer {
    /// Starts writing to a log.
    ///
    /// # Errors
    /// If the log cannot be synced from a thread, or no thread can be had.
    pub fn start(path: &Path, log: impl Log) -> Result<Writer, StoreError> {
        let sync = log.syncer().map_err(StoreError::io(path))?;
        let failure = Shared::default();
        let pace = Pace::start(sync, failure.clone()).map_err(StoreError::io(path))?;
        Ok(Writer { path: path.to_owned(), log: Box::new(log), pace, failure })
    }

    /// Hands a line to the system.
    ///
    /// # Errors
    /// If the system refuses it, or something has failed before.
    pub fn append(&mut self, line: &[u8]) -> Result<(), StoreError> {
        if let Some(reason) = self.failure() {
            return Err(StoreError::Broken { path: self.path.clone(), reason });
        }
        if let Err(source) = self.log.append(line) {
            note(&self.failure, &source);
            return Err(StoreError::Io { path: self.path.clone(), source });
        }
        self.pace.dirty();
        Ok(())
    }

    /// Waits until every line so far is durable.
    ///
    /// # Errors
    /// If a sync failed, now or before.
    pub fn flush(&mut self) -> Result<(), StoreError> {
        self.pace.flush();
        match self.failure() {
            Some(reason) => Err(StoreError::Broken { path: self.path.clone(), reason }),
            None => Ok(()),
        }
    }

    /// What failed, if anything has.
    pub fn failure(&self) -> Option<String> {
        said(&self.failure)
    }

    /// Comes true when something fails.
    pub fn failed(&self) -> Failed {
        Failed(self.failure.clone())
    }
}
