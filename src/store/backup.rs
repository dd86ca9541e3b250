//! Copies of games: made when one begins or is opened, and again as the evening goes on. The latest ten of each are kept,
//! and whichever says the most.

use crate::store::disk::{self, Who};
use crate::store::{StoreError, is_there, make_folder, read_file, replace_as, sound};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

/// Copies kept of one game.
const KEEP: usize = 10;
/// Records after which the copy of this evening is made anew.
const EVERY: u32 = 100;

/// The copies of a game, by number, the oldest first.
///
/// # Errors
/// If the folder is there and cannot be listed.
pub fn list(folder: &Path, game: &Path) -> Result<Vec<(u64, PathBuf)>, StoreError> {
    if !is_there(folder)? {
        return Ok(Vec::new());
    }
    let prefix = format!("{}.", game.file_stem().unwrap_or_default().to_string_lossy());
    let entries = disk::list(folder).map_err(StoreError::io(folder))?;
    let mut copies: Vec<(u64, PathBuf)> = entries
        .into_iter()
        .filter_map(|path| {
            let name = path.file_name()?.to_str()?;
            let number = name.strip_prefix(&prefix)?.strip_suffix(".standie")?.parse().ok()?;
            Some((number, path))
        })
        .collect();
    copies.sort();
    Ok(copies)
}

/// Puts a copy of a game into the backup folder, unless the latest copy says as much already, and lets go of the oldest.
/// `mine` is a copy made before that this one may take the place of, as long as it goes on from it; what comes back is
/// the copy it has become.
///
/// # Errors
/// What the system refused.
pub fn make(folder: &Path, game: &Path, bytes: &[u8], mine: Option<u64>) -> Result<Option<u64>, StoreError> {
    make_folder(folder)?;
    let copies = list(folder, game)?;
    if let Some((number, latest)) = copies.last() {
        let old = disk::read(latest, u64::MAX).unwrap_or_default();
        // Cut short by damage, it is no news: the better copy stays the latest.
        if old.starts_with(bytes) {
            return Ok(mine);
        }
        if mine == Some(*number) && bytes.starts_with(&old) {
            return replace_as(latest, bytes, like(game)).map(|()| mine);
        }
    }
    let next = copies.last().map_or(1, |(n, _)| n + 1);
    let stem = game.file_stem().unwrap_or_default().to_string_lossy();
    replace_as(&folder.join(format!("{stem}.{next}.standie")), bytes, like(game))?;
    let size = |path: &Path| disk::about(path).map_or(0, |about| about.len);
    let most = copies.iter().map(|(_, path)| size(path)).max().filter(|most| *most > bytes.len() as u64);
    let surplus = (copies.len() + 1).saturating_sub(KEEP);
    for (_, old) in copies.iter().filter(|(_, path)| Some(size(path)) != most).take(surplus) {
        disk::remove(old).map_err(StoreError::io(old))?;
    }
    Ok(Some(next))
}

/// Whoever may read the game may read its copies, and nobody else.
fn like(game: &Path) -> Option<Who> {
    disk::about(game).ok().map(|about| about.who)
}

/// What copies a game that is being played. It does so on a thread of its own: neither a frame nor a sync waits for it,
/// and a copy that cannot be made keeps nobody from playing.
#[derive(Debug)]
pub(crate) struct Copier {
    folder: PathBuf,
    game: PathBuf,
    mine: Arc<Mutex<Option<u64>>>,
    since: u32,
    thread: Option<JoinHandle<()>>,
}

impl Copier {
    /// Copies a game now, and whenever enough has come to it.
    pub(crate) fn start(folder: &Path, game: &Path) -> Copier {
        let (folder, game) = (folder.to_owned(), game.to_owned());
        let mut copier = Copier { folder, game, mine: Arc::default(), since: 0, thread: None };
        copier.copy();
        copier
    }

    /// A record came to the game.
    pub(crate) fn note(&mut self) {
        self.since += 1;
        if self.since >= EVERY && self.thread.as_ref().is_none_or(JoinHandle::is_finished) {
            self.copy();
        }
    }

    fn copy(&mut self) {
        self.wait();
        self.since = 0;
        let (folder, game, mine) = (self.folder.clone(), self.game.clone(), self.mine.clone());
        let copy = move || {
            let Ok(mut bytes) = read_file(&game) else { return };
            // Only what is sound; a line may just be on its way.
            bytes.truncate(sound::sound(&bytes));
            if bytes.is_empty() {
                return;
            }
            let mut mine = mine.lock().unwrap_or_else(PoisonError::into_inner);
            if let Ok(made) = make(&folder, &game, &bytes, *mine) {
                *mine = made;
            }
        };
        self.thread = std::thread::Builder::new().name("backup".to_owned()).spawn(copy).ok();
    }

    fn wait(&mut self) {
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl Drop for Copier {
    fn drop(&mut self) {
        if self.since > 0 {
            self.copy();
        }
        self.wait();
    }
}
