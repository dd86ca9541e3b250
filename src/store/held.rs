//! A save held for writing: one writer at a time, whatever name it came by, and never a write into a file that is not
//! the one on disk any more.
//!
//! The lock lies on the file itself, not on a name beside it, so a shortcut or a second link is the same game. Nobody
//! who holds a save ever puts another file in its place: damage is cut off, and what is brought back is written on.

use crate::store::writer::Log;
use crate::store::{FILE_LIMIT, StoreError, check_file};
use std::fs::{File, OpenOptions};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

/// A save that this process alone may write.
#[derive(Debug)]
pub(crate) struct Held {
    path: PathBuf,
    file: File,
    lock: Lock,
}

/// The right to write a save, given back when it goes. Closing the file would do, but for a process being started at
/// that very moment: it holds every open file for an instant.
#[derive(Debug)]
pub(crate) struct Lock(File);

impl Drop for Lock {
    fn drop(&mut self) {
        #[cfg(unix)]
        let _ = self.0.unlock();
        #[cfg(not(unix))]
        let _ = &self.0;
    }
}

/// Takes hold of a save that is there.
///
/// # Errors
/// [`StoreError::Locked`] if somebody else has it; what the system said, otherwise.
pub(crate) fn hold(path: &Path) -> Result<Held, StoreError> {
    // Between opening a file and locking it, another one may have come in its place.
    for _ in 0..100 {
        check_file(path)?;
        let file = open_alone(path)?;
        let lock = Lock(file.try_clone().map_err(StoreError::io(path))?);
        if is_at(&file, path).map_err(StoreError::io(path))? {
            return Ok(Held { path: path.to_owned(), file, lock });
        }
    }
    Err(StoreError::Locked { path: path.to_owned() })
}

#[cfg(unix)]
fn open_alone(path: &Path) -> Result<File, StoreError> {
    use std::fs::TryLockError;
    let file = OpenOptions::new().read(true).append(true).open(path).map_err(StoreError::io(path))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::Locked { path: path.to_owned() }),
        Err(TryLockError::Error(source)) => Err(StoreError::Io { path: path.to_owned(), source }),
    }
}

/// A lock on the file would stop readers here. Opened so that others may only read, it has one writer all the same, and
/// nobody can delete or replace it meanwhile.
#[cfg(windows)]
fn open_alone(path: &Path) -> Result<File, StoreError> {
    use std::os::windows::fs::OpenOptionsExt as _;
    const SHARE_READ: u32 = 1;
    const SHARING_VIOLATION: i32 = 32;
    match OpenOptions::new().read(true).write(true).share_mode(SHARE_READ).open(path) {
        Ok(mut file) => {
            file.seek(SeekFrom::End(0)).map_err(StoreError::io(path))?;
            Ok(file)
        }
        Err(e) if e.raw_os_error() == Some(SHARING_VIOLATION) => Err(StoreError::Locked { path: path.to_owned() }),
        Err(source) => Err(StoreError::Io { path: path.to_owned(), source }),
    }
}

#[cfg(not(any(unix, windows)))]
fn open_alone(path: &Path) -> Result<File, StoreError> {
    OpenOptions::new().read(true).append(true).open(path).map_err(StoreError::io(path))
}

/// Whether an open file is the one that lies at a path.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt as _;
    let about = file.metadata()?;
    match std::fs::metadata(path) {
        Ok(there) => Ok((there.dev(), there.ino()) == (about.dev(), about.ino())),
        Err(e) if e.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(e) => Err(e),
    }
}

/// Elsewhere nobody can replace a file that is open.
#[cfg(not(unix))]
fn is_at(_: &File, _: &Path) -> io::Result<bool> {
    Ok(true)
}

impl Held {
    /// All of the save.
    ///
    /// # Errors
    /// What the system said.
    pub(crate) fn read(&mut self) -> Result<Vec<u8>, StoreError> {
        let mut bytes = Vec::new();
        let mut read = || -> io::Result<()> {
            self.file.seek(SeekFrom::Start(0))?;
            (&self.file).take(FILE_LIMIT).read_to_end(&mut bytes)?;
            self.file.seek(SeekFrom::End(0)).map(drop)
        };
        read().map_err(StoreError::io(&self.path))?;
        Ok(bytes)
    }

    /// Lets go of everything after so many bytes, and writes something else there. What goes must be kept elsewhere
    /// already.
    ///
    /// # Errors
    /// What the system said.
    pub(crate) fn cut(&mut self, keep: usize, then: &[u8]) -> Result<(), StoreError> {
        let mut cut = || -> io::Result<()> {
            self.file.set_len(keep as u64)?;
            self.file.seek(SeekFrom::End(0))?;
            self.file.write_all(then)?;
            self.file.sync_all()
        };
        cut().map_err(StoreError::io(&self.path))
    }

    /// The save as something to append to, and the lock on it.
    ///
    /// # Errors
    /// What the system said.
    pub(crate) fn into_log(self) -> Result<(impl Log, Lock), StoreError> {
        let len = self.file.metadata().map_err(StoreError::io(&self.path))?.len();
        Ok((Watched { file: self.file, path: self.path, len: Arc::new(Mutex::new(len)) }, self.lock))
    }
}

/// A save being appended to, which before and after every sync is still the file at its path, as long as it was written.
#[derive(Debug)]
struct Watched {
    file: File,
    path: PathBuf,
    /// Held while a line is handed over, so that a look at the length never comes between.
    len: Arc<Mutex<u64>>,
}

impl Log for Watched {
    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        let mut len = self.len.lock().unwrap_or_else(PoisonError::into_inner);
        self.file.write_all(bytes)?;
        *len += bytes.len() as u64;
        Ok(())
    }

    fn syncer(&self) -> io::Result<Box<dyn FnMut() -> io::Result<()> + Send>> {
        let (file, path, len) = (self.file.try_clone()?, self.path.clone(), self.len.clone());
        Ok(Box::new(move || {
            still_ours(&file, &path, &len)?;
            file.sync_data()?;
            still_ours(&file, &path, &len)
        }))
    }
}

fn still_ours(file: &File, path: &Path, len: &Mutex<u64>) -> io::Result<()> {
    let (found, written) = {
        let written = len.lock().unwrap_or_else(PoisonError::into_inner);
        (file.metadata()?.len(), *written)
    };
    if found != written {
        return Err(io::Error::other("somebody else has changed the file"));
    }
    match is_at(file, path)? {
        true => Ok(()),
        false => Err(io::Error::other("the file was deleted, moved or replaced")),
    }
}
