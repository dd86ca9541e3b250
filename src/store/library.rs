//! The games of this home: what there is to continue, and where a new one goes.

use crate::play::journal;
use crate::play::record::Header;
use crate::store::StoreError;
use crate::store::game_file::{ENDING, GameFile};
use crate::store::home::Home;
use std::io::{BufRead as _, BufReader, Read as _};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// A game in the library, as far as its first line tells.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its file.
    pub path: PathBuf,
    /// Its header; none if it cannot be read, with the reason beside.
    pub header: Result<Header, String>,
    /// When it was last written.
    pub modified: Option<SystemTime>,
}

/// The games, the latest written first.
///
/// # Errors
/// If the folder is there and cannot be listed.
pub fn list(home: &Home) -> Result<Vec<Entry>, StoreError> {
    let folder = home.games();
    let entries = match std::fs::read_dir(&folder) {
        Ok(entries) => entries,
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(source) => return Err(StoreError::Io { path: folder, source }),
    };
    let mut games: Vec<Entry> = entries
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            (path.extension()? == ENDING && path.is_file()).then(|| look(path))
        })
        .collect();
    games.sort_by(|a, b| b.modified.cmp(&a.modified).then_with(|| a.path.cmp(&b.path)));
    Ok(games)
}

fn look(path: PathBuf) -> Entry {
    let modified = std::fs::metadata(&path).and_then(|m| m.modified()).ok();
    let header = first_line(&path).map_err(|e| e.to_string());
    let header = header.and_then(|line| journal::read(&line).map(|read| read.header).map_err(|e| e.to_string()));
    Entry { path, header, modified }
}

fn first_line(path: &Path) -> std::io::Result<Vec<u8>> {
    let mut line = Vec::new();
    BufReader::new(std::fs::File::open(path)?.take(1 << 20)).read_until(b'\n', &mut line)?;
    Ok(line)
}

/// A free file for a new game, named by its day: `2026-11-20`, `2026-11-20-2`, ...
///
/// # Errors
/// If the folder cannot be made.
pub fn new_path(home: &Home, day: &str) -> Result<PathBuf, StoreError> {
    free_path(home.games(), day)
}

/// Writes a whole game anew, wherever there is room: among the games, else with the user's documents, else in the
/// user's own folder, else where the system keeps what is passing.
///
/// # Errors
/// What the first place said, if none takes it.
pub fn save_anew(home: &Home, day: &str, text: &[u8]) -> Result<GameFile, StoreError> {
    let user = directories::UserDirs::new();
    let documents = user.as_ref().and_then(|u| u.document_dir()).map(Path::to_owned);
    let own = user.as_ref().map(|u| u.home_dir().to_owned());
    let others = documents.into_iter().chain(own).chain([std::env::temp_dir()]);
    let save = |folder| free_path(folder, day).and_then(|path| GameFile::create(&path, text));
    save(home.games()).or_else(|fault| others.into_iter().find_map(|folder| save(folder).ok()).ok_or(fault))
}

fn free_path(folder: PathBuf, day: &str) -> Result<PathBuf, StoreError> {
    std::fs::create_dir_all(&folder).map_err(StoreError::io(&folder))?;
    for n in 1_u32.. {
        let stem = if n == 1 { day.to_owned() } else { format!("{day}-{n}") };
        let path = folder.join(format!("{stem}.{ENDING}"));
        if !path.exists() {
            return Ok(path);
        }
    }
    Err(StoreError::NotAFile { path: folder, what: "full of games of this day" })
}
