//! Files of this system.

use crate::store::disk::about::{About, Take, folder_of};
use std::fs::{File, OpenOptions, Permissions};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

/// Who may read a file.
pub(crate) type Who = Permissions;

/// What lies at a path, or where a link there leads.
pub(crate) fn about(path: &Path) -> io::Result<About<Who>> {
    let about = std::fs::metadata(path)?;
    Ok(About {
        is_file: about.is_file(),
        is_folder: about.is_dir(),
        len: about.len(),
        modified: about.modified().ok(),
        who: about.permissions(),
    })
}

/// Whether something lies at a path, be it a link that leads nowhere. Only what the system calls absent is absent.
pub(crate) fn is_there(path: &Path) -> io::Result<bool> {
    match path.symlink_metadata() {
        Ok(_) => Ok(true),
        // Nothing lies below what is no folder.
        Err(e) if matches!(e.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => Ok(false),
        Err(e) => Err(e),
    }
}

/// What a file says, as far as so many bytes.
pub(crate) fn read(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// What lies in a folder, in no order.
pub(crate) fn list(folder: &Path) -> io::Result<Vec<PathBuf>> {
    Ok(std::fs::read_dir(folder)?.filter_map(|entry| Some(entry.ok()?.path())).collect())
}

/// Where a file lies, however it is called; where its folder does, if there is no file.
pub(crate) fn real(path: &Path) -> PathBuf {
    let parent = || Some(folder_of(path).canonicalize().ok()?.join(path.file_name()?));
    path.canonicalize().ok().or_else(parent).unwrap_or_else(|| path.to_owned())
}

/// Puts a whole file in the place of another: written beside it, made durable, then renamed over it.
pub(crate) fn replace(path: &Path, bytes: &[u8], who: Option<Who>) -> io::Result<()> {
    let real = std::fs::canonicalize(path);
    let real = real.as_deref().unwrap_or(path);
    let (folder, new) = beside(real, bytes, who)?;
    new.persist(real).map_err(|e| e.error)?;
    sync_folder(folder)
}

/// Makes a file with its whole content, or not at all. Whatever is there already is not touched.
pub(crate) fn create(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let (folder, new) = beside(path, bytes, None)?;
    match new.persist_noclobber(path) {
        Ok(_) => {}
        Err(e) if e.error.kind() == io::ErrorKind::AlreadyExists => return Err(e.error),
        // A file system that can neither link nor rename with care: the name is taken first.
        Err(e) => {
            OpenOptions::new().write(true).create_new(true).open(path)?;
            e.file.persist(path).map_err(|e| e.error)?;
        }
    }
    sync_folder(folder)
}

/// Makes a new file that those may read who may read another.
pub(crate) fn create_like(path: &Path, bytes: &[u8], like: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    if let Ok(about) = std::fs::metadata(like) {
        use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
        options.mode(about.permissions().mode() & 0o777);
    }
    #[cfg(not(unix))]
    let _ = like;
    let mut file = options.open(path)?;
    let written = file.write_all(bytes).and_then(|()| file.sync_all());
    written.and_then(|()| sync_folder(folder_of(path))).inspect_err(|_| {
        // Half a copy would be in the way of a whole one.
        let _ = std::fs::remove_file(path);
    })
}

/// A durable file in the folder of another, with a name for the moment.
fn beside<'a>(
    path: &'a Path,
    bytes: &[u8],
    who: Option<Permissions>,
) -> io::Result<(&'a Path, tempfile::NamedTempFile)> {
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

/// Adds to the end of a file, which is made if there is none, durably.
pub(crate) fn append(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = OpenOptions::new().append(true).create(true).open(path)?;
    file.write_all(bytes)?;
    file.sync_data()
}

/// Gives a file another name, durably.
pub(crate) fn rename(from: &Path, to: &Path) -> io::Result<()> {
    std::fs::rename(from, to)?;
    sync_folder(folder_of(to))
}

/// Lets go of a file.
pub(crate) fn remove(path: &Path) -> io::Result<()> {
    std::fs::remove_file(path)
}

/// Makes a folder, if there is none yet, and makes that durable: a game in it shall not vanish with its folder. Says at
/// which folder it failed.
pub(crate) fn make_folder(path: &Path) -> Result<(), (PathBuf, io::Error)> {
    let new: Vec<&Path> =
        path.ancestors().take_while(|p| !p.as_os_str().is_empty() && matches!(is_there(p), Ok(false))).collect();
    std::fs::create_dir_all(path).map_err(|e| (path.to_owned(), e))?;
    for made in new {
        sync_folder(folder_of(made)).map_err(|e| (made.to_owned(), e))?;
    }
    Ok(())
}

/// Makes a folder's entries durable, where the system has that.
fn sync_folder(folder: &Path) -> io::Result<()> {
    #[cfg(unix)]
    File::open(folder)?.sync_all()?;
    #[cfg(not(unix))]
    let _ = folder;
    Ok(())
}

/// Keeps a file durably in a folder for nobody but this user.
pub(crate) fn secret(folder: &Path, name: &str, bytes: &[u8]) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)?;
    // Files that pass are made for their user alone, and stay so.
    let mut file = tempfile::NamedTempFile::new_in(folder)?;
    file.write_all(bytes)?;
    file.as_file().sync_all()?;
    file.persist(folder.join(name)).map_err(|e| e.error)?;
    sync_folder(folder)
}

/// Holds others off a file as long as what comes back lives, by a file beside it.
pub(crate) fn lock(beside: &Path) -> io::Result<File> {
    let file = OpenOptions::new().create(true).truncate(false).write(true).open(beside)?;
    file.lock()?;
    Ok(file)
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

/// A file that this process alone may write.
#[derive(Debug)]
pub(crate) struct Handle {
    path: PathBuf,
    file: File,
    lock: Lock,
}

impl Handle {
    /// Takes hold of a file that is there.
    pub(crate) fn take(path: &Path) -> io::Result<Take<Handle>> {
        let Some(file) = open_alone(path)? else { return Ok(Take::Taken) };
        let lock = Lock(file.try_clone()?);
        Ok(if is_at(&file, path)? { Take::Held(Handle { path: path.to_owned(), file, lock }) } else { Take::Replaced })
    }

    /// What it says, as far as so many bytes.
    pub(crate) fn read(&mut self, most: u64) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        self.file.seek(SeekFrom::Start(0))?;
        (&self.file).take(most).read_to_end(&mut bytes)?;
        self.file.seek(SeekFrom::End(0))?;
        Ok(bytes)
    }

    /// Lets go of everything after so many bytes, and writes something else there, durably.
    pub(crate) fn cut(&mut self, keep: usize, then: &[u8]) -> io::Result<()> {
        self.file.set_len(keep as u64)?;
        self.file.seek(SeekFrom::End(0))?;
        self.file.write_all(then)?;
        self.file.sync_all()
    }

    /// The file as something to append to, and the lock on it.
    pub(crate) fn into_appender(self) -> io::Result<(Appender, Lock)> {
        let len = self.file.metadata()?.len();
        Ok((Appender { file: self.file, path: self.path, len: Arc::new(Mutex::new(len)) }, self.lock))
    }
}

#[cfg(unix)]
fn open_alone(path: &Path) -> io::Result<Option<File>> {
    use std::fs::TryLockError;
    let file = OpenOptions::new().read(true).append(true).open(path)?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(source)) => Err(source),
    }
}

/// A lock on the file would stop readers here. Opened so that others may only read, it has one writer all the same, and
/// nobody can delete or replace it meanwhile.
#[cfg(windows)]
fn open_alone(path: &Path) -> io::Result<Option<File>> {
    use std::os::windows::fs::OpenOptionsExt as _;
    const SHARE_READ: u32 = 1;
    const SHARING_VIOLATION: i32 = 32;
    match OpenOptions::new().read(true).write(true).share_mode(SHARE_READ).open(path) {
        Ok(mut file) => {
            file.seek(SeekFrom::End(0))?;
            Ok(Some(file))
        }
        Err(e) if e.raw_os_error() == Some(SHARING_VIOLATION) => Ok(None),
        Err(source) => Err(source),
    }
}

#[cfg(not(any(unix, windows)))]
fn open_alone(path: &Path) -> io::Result<Option<File>> {
    OpenOptions::new().read(true).append(true).open(path).map(Some)
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

/// A file being appended to, which before and after every sync is still the one at its path, as long as it was written.
#[derive(Debug)]
pub(crate) struct Appender {
    file: File,
    path: PathBuf,
    /// Held while a line is handed over, so that a look at the length never comes between.
    len: Arc<Mutex<u64>>,
}

impl Appender {
    /// Hands bytes to the system.
    pub(crate) fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        let mut len = self.len.lock().unwrap_or_else(PoisonError::into_inner);
        self.file.write_all(bytes)?;
        *len += bytes.len() as u64;
        Ok(())
    }

    /// Something that makes all bytes handed over so far durable, usable from another thread.
    pub(crate) fn syncer(&self) -> io::Result<Box<dyn FnMut() -> io::Result<()> + Send>> {
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
