//! A save held for writing: one writer at a time, whatever name it came by, and never a write into a file that is not
//! the one on disk any more.
//!
//! The lock lies on the file itself, not on a name beside it, so a shortcut or a second link is the same game. Nobody
//! who holds a save ever puts another file in its place: damage is cut off, and what is brought back is written on.

use crate::store::disk::{Appender, Handle, Lock, Take};
use crate::store::writer::Log;
use crate::store::{FILE_LIMIT, StoreError, check_file};
use std::io;
use std::path::{Path, PathBuf};

/// A save that this process alone may write.
#[derive(Debug)]
pub(crate) struct Held {
    path: PathBuf,
    handle: Handle,
}

/// Takes hold of a save that is there.
///
/// # Errors
/// [`StoreError::Locked`] if somebody else has it; what the system said, otherwise.
pub(crate) fn hold(path: &Path) -> Result<Held, StoreError> {
    // Between opening a file and locking it, another one may have come in its place.
    for _ in 0..100 {
        check_file(path)?;
        match Handle::take(path).map_err(StoreError::io(path))? {
            Take::Held(handle) => return Ok(Held { path: path.to_owned(), handle }),
            Take::Taken => break,
            Take::Replaced => {}
        }
    }
    Err(StoreError::Locked { path: path.to_owned() })
}

impl Held {
    /// All of the save.
    ///
    /// # Errors
    /// What the system said.
    pub(crate) fn read(&mut self) -> Result<Vec<u8>, StoreError> {
        self.handle.read(FILE_LIMIT).map_err(StoreError::io(&self.path))
    }

    /// Lets go of everything after so many bytes, and writes something else there. What goes must be kept elsewhere
    /// already.
    ///
    /// # Errors
    /// What the system said.
    pub(crate) fn cut(&mut self, keep: usize, then: &[u8]) -> Result<(), StoreError> {
        self.handle.cut(keep, then).map_err(StoreError::io(&self.path))
    }

    /// The save as something to append to, and the lock on it.
    ///
    /// # Errors
    /// What the system said.
    pub(crate) fn into_log(self) -> Result<(impl Log, Lock), StoreError> {
        self.handle.into_appender().map_err(StoreError::io(&self.path))
    }
}

impl Log for Appender {
    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        Appender::append(self, bytes)
    }

    fn syncer(&self) -> io::Result<Box<dyn FnMut() -> io::Result<()> + Send>> {
        Appender::syncer(self)
    }
}
