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
//!
//! In a browser all of it lies in the browser's own storage, under the same names and in the same form ([`disk`]).

pub mod backup;
pub mod box_file;
pub mod disk;
pub mod drafts;
mod failure;
pub mod game_file;
pub mod hall;
mod held;
pub mod home;
#[cfg(feature = "phones")]
pub mod lent;
pub mod library;
mod pace;
pub mod rescue;
pub mod secrets;
pub mod settings;
pub mod shelf;
mod sound;
pub mod summary;
mod told;
pub mod writer;

use crate::play::journal::Unreadable;
use crate::play::session::OpenFault;
use crate::store::disk::Who;
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
        what: Odd,
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

/// What something is that is not the file it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Odd {
    /// A folder.
    #[error("a folder, not a file")]
    Folder,
    /// A pipe, a device.
    #[error("not an ordinary file")]
    Special,
    /// Larger than so many mebibytes.
    #[error("larger than {0} MiB")]
    Large(u64),
    /// Copies of it fill the folder.
    #[error("damaged too many times to keep another copy")]
    Copies,
    /// No copy has more of it.
    #[error("there is no more of it anywhere")]
    NoMore,
    /// What was deleted under its name fills the folder.
    #[error("deleted too many times under this name")]
    Deleted,
    /// No Box.
    #[error("not a Standie Box")]
    NoBox,
    /// No Box that can be read from its start.
    #[error("not a Standie Box (the first line is not its header, or is damaged)")]
    BoxStart,
    /// A Box this version cannot read.
    #[error("a Box of a later version of Standie; left as it is")]
    LaterBox,
    /// A folder with no name left for this day.
    #[error("full of files of this day")]
    Full,
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
    disk::is_there(path).map_err(StoreError::io(path))
}

/// Whether a path leads to an ordinary file of a sane size.
fn check_file(path: &Path) -> Result<(), StoreError> {
    check_size(path, FILE_LIMIT)
}

fn check_size(path: &Path, limit: u64) -> Result<(), StoreError> {
    let about = disk::about(path).map_err(StoreError::io(path))?;
    if !about.is_file {
        let what = if about.is_folder { Odd::Folder } else { Odd::Special };
        return Err(StoreError::NotAFile { path: path.to_owned(), what });
    }
    if about.len > limit { Err(too_large(path, limit)) } else { Ok(()) }
}

fn too_large(path: &Path, limit: u64) -> StoreError {
    StoreError::NotAFile { path: path.to_owned(), what: Odd::Large(limit >> 20) }
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
    check_size(path, limit)?;
    // What the system calls small may still go on for ever.
    let bytes = disk::read(path, limit + 1).map_err(StoreError::io(path))?;
    if bytes.len() as u64 > limit { Err(too_large(path, limit)) } else { Ok(bytes) }
}

/// What lies in a folder, in no order; nothing where there is no such folder, or it cannot be listed.
pub fn files_in(folder: &Path) -> Vec<PathBuf> {
    disk::list(folder).unwrap_or_default()
}

/// Replaces a file as a whole: written beside it, made durable, then renamed over it. A link stays a link, and who may
/// read it stays as it was.
///
/// # Errors
/// Which file, and why not; the old one is then as it was.
pub fn replace_file(path: &Path, bytes: &[u8]) -> Result<(), StoreError> {
    let old = disk::about(path).ok().map(|about| about.who);
    replace_as(path, bytes, old)
}

/// As [`replace_file`], with who may read it.
pub(crate) fn replace_as(path: &Path, bytes: &[u8], who: Option<Who>) -> Result<(), StoreError> {
    disk::replace(path, bytes, who).map_err(StoreError::io(path))
}

/// Makes a file with its whole content, or not at all. Whatever is there already is not touched.
///
/// # Errors
/// Which file, and why not.
pub(crate) fn new_file(path: &Path, bytes: &[u8]) -> Result<(), StoreError> {
    disk::create(path, bytes).map_err(StoreError::io(path))
}

/// Keeps a few bytes in a file of their own, or takes the file away; what cannot be kept is not.
pub(crate) fn keep_or_drop(path: &Path, bytes: Option<&[u8]>) {
    let _ = match (bytes, path.parent()) {
        (Some(bytes), Some(folder)) => make_folder(folder).and_then(|()| replace_file(path, bytes)).is_ok(),
        _ => disk::remove(path).is_ok(),
    };
}

/// Copies kept beside a damaged file at most.
const ASIDE: u32 = 10_000;

/// Copies a damaged file to the first free `NAME.damaged-N`, as readable as it is; where the last one says the same, that
/// one will do.
pub(crate) fn keep_aside(path: &Path, bytes: &[u8]) -> Result<PathBuf, StoreError> {
    let mut before: Option<PathBuf> = None;
    for n in 1..ASIDE {
        let aside = path.with_extension(format!("damaged-{n}"));
        if is_there(&aside)? {
            before = Some(aside);
            continue;
        }
        let same = |last: &PathBuf| disk::read(last, u64::MAX).is_ok_and(|old| old == bytes);
        if let Some(last) = before.take().filter(same) {
            return Ok(last);
        }
        match disk::create_like(&aside, bytes, path) {
            Ok(()) => return Ok(aside),
            // Somebody else was quicker.
            Err(e) if e.kind() == io::ErrorKind::AlreadyExists => {}
            Err(source) => return Err(StoreError::Io { path: aside, source }),
        }
    }
    Err(StoreError::NotAFile { path: path.to_owned(), what: Odd::Copies })
}

/// Makes a folder, if there is none yet, and makes that durable: a game in it shall not vanish with its folder.
///
/// # Errors
/// Which folder, and why not.
pub fn make_folder(path: &Path) -> Result<(), StoreError> {
    disk::make_folder(path).map_err(|(path, source)| StoreError::Io { path, source })
}
