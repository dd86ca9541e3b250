//! The only module that touches the disk: games, their backups, the Box, settings.
//!
//! ```text
//! STANDIE_HOME (or the system's data folder for applications)
//!   games/NAME.standie   one append-only file a game, locked by the window that may write
//!   games/NAME.damaged-N a damaged file as it was found, all of it
//!   games/NAME.deleted-N a game that was deleted, as long as it can be had back
//!   summaries/           what home says of games without opening them
//!   backups/             copies, made when a game begins or is opened, and as it goes on
//!   exports/             texts and packs to take along
//!   renderer             whether the graphics card has failed
//!   secrets/SEAL         what the dice of a running game come from, for this user alone
//!   hall.json            titles people have earned over their games, replaced as a whole
//!   box.jsonl            the owner's Box, append-only too   settings.json     replaced as a whole
//! ```

pub mod backup;
pub mod box_file;
pub mod game_file;
pub mod hall;
mod held;
pub mod home;
pub mod library;
pub mod rescue;
pub mod secrets;
pub mod settings;
pub mod shelf;
mod sound;
pub mod summary;
pub mod writer;

use crate::play::journal::Unreadable;
use crate::play::session::OpenFault;
use std::fs::Permissions;
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
        what: String,
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

/// Whether something lies at a path, be it a link that leads nowhere. Only what the system calls absent is absent; where
/// it cannot look, it does not say.
///
/// # Errors
/// If the system does not say.
pub fn is_there(path: &Path) -> Result<bool, StoreError> {
    match path.symlink_metadata() {
        Ok(_) => Ok(true),
        // Nothing lies below what is no folder.
        Err(e) if matches!(e.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => Ok(false),
        Err(source) => Err(StoreError::Io { path: path.to_owned(), source }),
    }
}

/// Whether a path leads to an ordinary file of a sane size.
fn check_file(path: &Path) -> Result<(), StoreError> {
    check_size(path, FILE_LIMIT)
}

fn check_size(path: &Path, limit: u64) -> Result<(), StoreError> {
    let about = std::fs::metadata(path).map_err(StoreError::io(path))?;
    if !about.is_file() {
        let what = if about.is_dir() { "a folder, not a file" } else { "not an ordinary file" };
        return Err(StoreError::NotAFile { path: path.to_owned(), what: what.to_owned() });
    }
    if about.len() > limit { Err(too_large(path, limit)) } else { Ok(()) }
}

fn too_large(path: &Path, limit: u64) -> StoreError {
    StoreError::NotAFile { path: path.to_owned(), what: format!("larger than {} MiB", limit >> 20) }
}

/// Reads an ordinary file of a sane size.
///
/// # Errors
/// Which file, and why not.
pub fn read_file(path: &Path) -> Result<Vec<u8>, StoreError> {
    read_up_to(path, FILE_LIMIT)
}

/// Reads an ordinary file that is not larger than so many bytes.
///
/// # Errors
/// Which file, and why not.
pub fn read_up_to(path: &Path, limit: u64) -> Result<Vec<u8>, StoreError> {
    use std::io::Read as _;
    check_size(path, limit)?;
    let mut bytes = Vec::new();
    // What the system calls small may still go on for ever.
    let read = std::fs::File::open(path).and_then(|file| file.take(limit + 1).read_to_end(&mut bytes));
    read.map_err(StoreError::io(path))?;
    if bytes.len() as u64 > limit { Err(too_large(path, limit)) } else { Ok(bytes) }
}

/// Replaces a file as a whole: written beside it, made durable, then renamed over it. A link stays a link, and who may
/// read it stays as it was.
///
/// # Errors
/// Which file, and why not; the old one is then as it was.
pub fn replace_file(path: &Path, bytes: &[u8]) -> Result<(), StoreError> {
    let old = std::fs::metadata(path).ok().map(|about| about.permissions());
    replace_as(path, bytes, old)
}

/// As [`replace_file`], with who may read it.
pub(crate) fn replace_as(path: &Path, bytes: &[u8], who: Option<Permissions>) -> Result<(), StoreError> {
    let real = std::fs::canonicalize(path);
    let real = real.as_deref().unwrap_or(path);
    let write = || -> io::Result<()> {
        let (folder, new) = beside(real, bytes, who)?;
        new.persist(real).map_err(|e| e.error)?;
        sync_folder(folder)
    };
    write().map_err(StoreError::io(path))
}

/// Makes a file with its whole content, or not at all. Whatever is there already is not touched.
///
/// # Errors
/// Which file, and why not.
pub(crate) fn new_file(path: &Path, bytes: &[u8]) -> Result<(), StoreError> {
    let write = || -> io::Result<()> {
        let (folder, new) = beside(path, bytes, None)?;
        match new.persist_noclobber(path) {
            Ok(_) => {}
            Err(e) if e.error.kind() == io::ErrorKind::AlreadyExists => return Err(e.error),
            // A file system that can neither link nor rename with care: the name is taken first.
            Err(e) => {
                std::fs::OpenOptions::new().write(true).create_new(true).open(path)?;
                e.file.persist(path).map_err(|e| e.error)?;
            }
        }
        sync_folder(folder)
    };
    write().map_err(StoreError::io(path))
}

/// A durable file in the folder of another, with a name for the moment.
fn beside<'a>(
    path: &'a Path,
    bytes: &[u8],
    who: Option<Permissions>,
) -> io::Result<(&'a Path, tempfile::NamedTempFile)> {
    use std::io::Write as _;
    let folder = folder_of(path);
    let mut builder = tempfile::Builder::new();
    builder.prefix(".standie-");
    // As readable as any other file of this user, not only for the moment.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(if who.is_some() { 0o600 } else { 0o666 }));
    let mut new = builder.tempfile_in(folder)?;
    new.write_all(bytes)?;
    if let Some(who) = who {
        new.as_file().set_permissions(who)?;
    }
    new.as_file().sync_all()?;
    Ok((folder, new))
}

/// The folder a path lies in.
fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Copies kept beside a damaged file at most.
const ASIDE: u32 = 10_000;

/// Copies a damaged file to the first free `NAME.damaged-N`, as readable as it is; where the last one says the same, that
/// one will do.
pub(crate) fn keep_aside(path: &Path, bytes: &[u8]) -> Result<PathBuf, StoreError> {
    use std::io::Write as _;
    let mut before: Option<PathBuf> = None;
    for n in 1..ASIDE {
        let aside = path.with_extension(format!("damaged-{n}"));
        let mut options = std::fs::OpenOptions::new();
        options.write(true).create_new(true);
        if is_there(&aside)? {
            before = Some(aside);
            continue;
        }
        if let Some(last) = before.take().filter(|last| std::fs::read(last).is_ok_and(|old| old == bytes)) {
            return Ok(last);
        }
        #[cfg(unix)]
        if let Ok(about) = std::fs::metadata(path) {
            use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
            options.mode(about.permissions().mode() & 0o777);
        }
        match options.open(&aside) {
            Ok(mut file) => {
                let written = file.write_all(bytes).and_then(|()| file.sync_all());
                let written = written.and_then(|()| sync_folder(folder_of(&aside)));
                return match written {
                    Ok(()) => Ok(aside),
                    Err(source) => {
                        // Half a copy would be in the way of a whole one.
                        let _ = std::fs::remove_file(&aside);
                        Err(StoreError::Io { path: aside, source })
                    }
                };
            }
            // Somebody else was quicker.
            Err(e) if e.kind() == io::ErrorKind::AlreadyExists => {}
            Err(source) => return Err(StoreError::Io { path: aside, source }),
        }
    }
    let what = "damaged too many times to keep another copy".to_owned();
    Err(StoreError::NotAFile { path: path.to_owned(), what })
}

/// Makes a folder, if there is none yet, and makes that durable: a game in it shall not vanish with its folder.
///
/// # Errors
/// Which folder, and why not.
pub fn make_folder(path: &Path) -> Result<(), StoreError> {
    let new: Vec<&Path> =
        path.ancestors().take_while(|p| !p.as_os_str().is_empty() && matches!(is_there(p), Ok(false))).collect();
    std::fs::create_dir_all(path).map_err(StoreError::io(path))?;
    for made in new {
        sync_folder(folder_of(made)).map_err(StoreError::io(made))?;
    }
    Ok(())
}

/// Makes a folder's entries durable, where the system has that.
pub(crate) fn sync_folder(folder: &Path) -> io::Result<()> {
    #[cfg(unix)]
    std::fs::File::open(folder)?.sync_all()?;
    #[cfg(not(unix))]
    let _ = folder;
    Ok(())
}
