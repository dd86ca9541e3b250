//! The only module that touches the disk: games, their backups, the Box, settings.
//!
//! ```text
//! STANDIE_HOME (or the system's data folder for applications)
//!   games/NAME.standie   one append-only file a game        games/NAME.lock   held by the window that may write
//!   backups/             copies made when a game is opened
//!   exports/             texts and packs to take along
//!   box.jsonl            the owner's Box, append-only too   settings.json     replaced as a whole
//! ```

pub mod backup;
pub mod box_file;
pub mod game_file;
pub mod home;
pub mod library;
pub mod settings;
pub mod writer;

use crate::play::journal::Unreadable;
use crate::play::session::OpenFault;
use std::io;
use std::path::{Path, PathBuf};

/// Largest file read. A whole evening is some hundred kilobytes.
pub const FILE_LIMIT: u64 = 256 << 20;

/// What went wrong with a file, and which.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The system refused.
    #[error("{}: {source}", path.display())]
    Io {
        /// Which file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// Not an ordinary file, or an absurdly large one.
    #[error("{}: {what}", path.display())]
    NotAFile {
        /// Which.
        path: PathBuf,
        /// What it is instead.
        what: &'static str,
    },
    /// No game can be read from it.
    #[error("{}: {source}", path.display())]
    Unreadable {
        /// Which file.
        path: PathBuf,
        /// Why.
        source: Unreadable,
    },
    /// A game was read and makes no sense.
    #[error("{}: {source}", path.display())]
    Open {
        /// Which file.
        path: PathBuf,
        /// Why.
        source: OpenFault,
    },
    /// Another window has it.
    #[error("{}: open in another window", path.display())]
    Locked {
        /// Which file.
        path: PathBuf,
    },
    /// An earlier write failed; nothing is retried on the same file.
    #[error("{}: not written any more since an earlier write failed ({reason})", path.display())]
    Broken {
        /// Which file.
        path: PathBuf,
        /// What the system said then.
        reason: String,
    },
    /// No folder to keep anything in.
    #[error("no home folder is known; name one with STANDIE_HOME")]
    NoHome,
}

impl StoreError {
    /// The system's refusal of one file.
    pub(crate) fn io(path: &Path) -> impl FnOnce(io::Error) -> StoreError + use<> {
        let path = path.to_owned();
        move |source| StoreError::Io { path, source }
    }
}

/// Reads an ordinary file of a sane size.
///
/// # Errors
/// Which file, and why not.
pub fn read_file(path: &Path) -> Result<Vec<u8>, StoreError> {
    let about = std::fs::metadata(path).map_err(StoreError::io(path))?;
    if !about.is_file() {
        let what = if about.is_dir() { "a folder, not a file" } else { "not an ordinary file" };
        return Err(StoreError::NotAFile { path: path.to_owned(), what });
    }
    if about.len() > FILE_LIMIT {
        return Err(StoreError::NotAFile { path: path.to_owned(), what: "larger than 256 MiB" });
    }
    std::fs::read(path).map_err(StoreError::io(path))
}

/// Replaces a file as a whole: written beside it, made durable, then renamed over it.
///
/// # Errors
/// Which file, and why not; the old one is then as it was.
pub fn replace_file(path: &Path, bytes: &[u8]) -> Result<(), StoreError> {
    use std::io::Write as _;
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let write = || -> io::Result<()> {
        let mut builder = tempfile::Builder::new();
        builder.prefix(".standie-");
        // As readable as any other file of this user, not only for the moment.
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        let mut new = builder.tempfile_in(folder)?;
        new.write_all(bytes)?;
        new.as_file().sync_all()?;
        new.persist(path).map_err(|e| e.error)?;
        sync_folder(folder)
    };
    write().map_err(StoreError::io(path))
}

/// Copies a damaged file to the first free `NAME.damaged-N`.
pub(crate) fn keep_aside(path: &Path, bytes: &[u8]) -> Result<PathBuf, StoreError> {
    use std::io::Write as _;
    for n in 1..10_000 {
        let aside = path.with_extension(format!("damaged-{n}"));
        match std::fs::OpenOptions::new().write(true).create_new(true).open(&aside) {
            Ok(mut file) => {
                let written = file.write_all(bytes).and_then(|()| file.sync_all());
                return written.map(|()| aside.clone()).map_err(StoreError::io(&aside));
            }
            Err(e) if e.kind() == io::ErrorKind::AlreadyExists => {}
            Err(source) => return Err(StoreError::Io { path: aside, source }),
        }
    }
    Err(StoreError::NotAFile { path: path.to_owned(), what: "damaged too many times to keep another copy" })
}

/// Makes a folder, if there is none yet.
///
/// # Errors
/// Which folder, and why not.
pub fn make_folder(path: &Path) -> Result<(), StoreError> {
    std::fs::create_dir_all(path).map_err(StoreError::io(path))
}

/// Makes a folder's entries durable, where the system has that.
pub(crate) fn sync_folder(folder: &Path) -> io::Result<()> {
    #[cfg(unix)]
    std::fs::File::open(folder)?.sync_all()?;
    #[cfg(not(unix))]
    let _ = folder;
    Ok(())
}
