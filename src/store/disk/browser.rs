//! Files in a browser: a tree in memory, which is read from the browser's database once and told to it with each change.
//! A change is handed over before the call that makes it returns, as one transaction, so a tab that is killed loses
//! nothing that was shown. (The browser's private file system would answer at once only to a worker, and a window cannot
//! wait for one.)
//!
//! One tab writes at a time: the one that holds the browser's lock. Others read what there is, and write nothing.

mod database;
mod turn;

pub(crate) use crate::store::disk::tree::Who;

use crate::store::disk::about::{About, Take};
use crate::store::disk::tree::{Change, Tree};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The files, as the database has them.
static TREE: Mutex<Tree> = Mutex::new(Tree::new());
/// Whoever wants to know that the database failed, as long as they do.
static LISTENERS: Mutex<Vec<Listener>> = Mutex::new(Vec::new());

type Listener = Box<dyn Fn(&str) -> bool + Send>;

/// What a browser keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// What is written stays.
    Here,
    /// Another tab writes; this one only reads.
    Elsewhere,
    /// Nothing: the browser refuses.
    Nowhere,
}

fn tree() -> MutexGuard<'static, Tree> {
    TREE.lock().unwrap_or_else(PoisonError::into_inner)
}

fn now() -> i64 {
    chrono::Utc::now().timestamp_millis()
}

/// Reads what is kept, before anything else is done. `elsewhere` and `nowhere` are what writers are told where nothing can be
/// written; `freed` is called when this tab may write after all, with everything read anew.
pub async fn open(elsewhere: String, nowhere: String, freed: impl FnOnce() + 'static) -> Kept {
    if let Err(why) = database::open().await {
        tree().shut(Some(format!("{nowhere} ({why})")));
        return Kept::Nowhere;
    }
    let ours = turn::ours_at_once(async move || {
        if read_all().await {
            freed();
        }
    })
    .await;
    if !ours {
        read_all().await;
        tree().shut(Some(elsewhere));
        return Kept::Elsewhere;
    }
    match read_all().await {
        true => Kept::Here,
        false => Kept::Nowhere,
    }
}

/// Whether the database could be read; if so, what it says may be written on.
async fn read_all() -> bool {
    match database::read().await {
        Ok(parts) => {
            let mut tree = tree();
            tree.load(parts.into_iter());
            tree.shut(None);
            let whole = tree.tidied();
            drop(tree);
            write(Ok(whole)).is_ok()
        }
        Err(why) => {
            tree().shut(Some(why));
            false
        }
    }
}

/// Listens to what the database cannot keep, until false is answered.
pub fn told(listener: impl Fn(&str) -> bool + Send + 'static) {
    LISTENERS.lock().unwrap_or_else(PoisonError::into_inner).push(Box::new(listener));
}

/// The database has failed to keep what it was told of some files.
fn spoilt(paths: &[String], why: &str) {
    tree().doubt(paths.iter().map(String::as_str));
    let mut listeners = LISTENERS.lock().unwrap_or_else(PoisonError::into_inner);
    listeners.retain(|listener| listener(why));
}

/// Tells the database what has changed.
fn write(changes: io::Result<Vec<Change>>) -> io::Result<()> {
    let changes = changes?;
    if changes.is_empty() {
        return Ok(());
    }
    let paths: Vec<String> = changes.iter().map(|change| change.path().to_owned()).collect();
    database::write(&changes, spoilt).inspect_err(|why| spoilt(&paths, &why.to_string()))
}

/// What lies at a path.
pub(crate) fn about(path: &Path) -> io::Result<About<Who>> {
    tree().about(path)
}

/// Whether something lies at a path.
pub(crate) fn is_there(path: &Path) -> io::Result<bool> {
    Ok(tree().is_there(path))
}

/// What a file says, as far as so many bytes.
pub(crate) fn read(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    tree().read(path, most)
}

/// What lies in a folder.
pub(crate) fn list(folder: &Path) -> io::Result<Vec<PathBuf>> {
    Ok(tree().list(folder))
}

/// Where a file lies; there are no other names.
pub(crate) fn real(path: &Path) -> PathBuf {
    path.to_owned()
}

/// Puts a whole file in the place of another.
pub(crate) fn replace(path: &Path, bytes: &[u8], _who: Option<Who>) -> io::Result<()> {
    let changes = tree().put(path, bytes, now());
    write(changes)
}

/// Makes a file. Whatever is there already is not touched.
pub(crate) fn create(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let changes = tree().create(path, bytes, now());
    write(changes)
}

/// Makes a new file.
pub(crate) fn create_like(path: &Path, bytes: &[u8], _like: &Path) -> io::Result<()> {
    create(path, bytes)
}

/// Adds to the end of a file, which is made if there is none.
pub(crate) fn append(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let changes = tree().append(path, bytes, now());
    write(changes)
}

/// Gives a file another name.
pub(crate) fn rename(from: &Path, to: &Path) -> io::Result<()> {
    let changes = tree().rename(from, to, now());
    write(changes)
}

/// Lets go of a file.
pub(crate) fn remove(path: &Path) -> io::Result<()> {
    let changes = tree().remove(path);
    write(changes)
}

/// Folders come and go with what lies in them; where nothing can be written, none can be made.
pub(crate) fn make_folder(path: &Path) -> Result<(), (PathBuf, io::Error)> {
    tree().writable().map_err(|why| (path.to_owned(), why))
}

/// Keeps a file; nobody else can read here.
pub(crate) fn secret(folder: &Path, name: &str, bytes: &[u8]) -> io::Result<()> {
    replace(&folder.join(name), bytes, None)
}

/// One tab writes, and does one thing after the other.
pub(crate) fn lock(_beside: &Path) -> io::Result<()> {
    tree().writable()
}

/// The right to write a save: the tab has it for all of them.
#[derive(Debug)]
pub(crate) struct Lock;

/// A file that this tab alone may write.
#[derive(Debug)]
pub(crate) struct Handle(PathBuf);

impl Handle {
    /// Takes hold of a file that is there.
    pub(crate) fn take(path: &Path) -> io::Result<Take<Handle>> {
        let tree = tree();
        tree.about(path)?;
        Ok(if tree.writable().is_ok() { Take::Held(Handle(path.to_owned())) } else { Take::Taken })
    }

    /// What it says, as far as so many bytes.
    pub(crate) fn read(&mut self, most: u64) -> io::Result<Vec<u8>> {
        read(&self.0, most)
    }

    /// Lets go of everything after so many bytes, and writes something else there.
    pub(crate) fn cut(&mut self, keep: usize, then: &[u8]) -> io::Result<()> {
        let mut bytes = read(&self.0, keep as u64)?;
        bytes.extend_from_slice(then);
        replace(&self.0, &bytes, None)
    }

    /// The file as something to append to, and the lock on it.
    pub(crate) fn into_appender(self) -> io::Result<(Appender, Lock)> {
        Ok((Appender(self.0), Lock))
    }
}

/// A file being appended to.
#[derive(Debug)]
pub(crate) struct Appender(PathBuf);

impl Appender {
    /// Hands bytes to the database.
    pub(crate) fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        // A file that was deleted meanwhile is none to go on with.
        tree().about(&self.0)?;
        append(&self.0, bytes)
    }

    /// What was handed over is as durable as it gets; a failure is told to whoever listens.
    pub(crate) fn syncer(&self) -> io::Result<Box<dyn FnMut() -> io::Result<()> + Send>> {
        Ok(Box::new(|| tree().writable()))
    }
}
