//! The games of this home: what there is to continue, and where a new one goes.

use crate::play::journal;
use crate::play::record::Header;
use crate::store::game_file::{ENDING, GameFile};
use crate::store::home::Home;
use crate::store::summary::{self, Summary};
use crate::store::{Odd, StoreError, disk, is_there, make_folder, read_file};
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// A game in the library, as far as its first line tells.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its file.
    pub path: PathBuf,
    /// Its header; none if it cannot be read, with the reason beside.
    pub header: Result<Header, String>,
    /// What its table calls it and where it stood, as far as that is kept.
    pub summary: Summary,
    /// What it is known by among all games.
    pub key: u64,
    /// When it was last written.
    pub modified: Option<SystemTime>,
    /// Whether another file goes on with this very game: it was saved elsewhere, and this one was left behind.
    pub left_behind: bool,
}

/// What deleted games are called: `NAME.deleted-N`, N being the second since 1970, or the next one that is free.
pub(crate) const DELETED: &str = "deleted-";
/// What games are called that were saved where games do not lie.
const ELSEWHERE: &str = "standie-";
/// Longest first line that is read, in bytes.
const FIRST_LINE: u64 = 1 << 20;
/// What most first lines are shorter than, in bytes.
const FIRST_PIECE: u64 = 1 << 14;

/// The games, the latest written first, those left behind at the end. Games that had to be saved elsewhere are among them.
///
/// # Errors
/// If the folder is there and cannot be listed.
pub fn list(home: &Home) -> Result<Vec<Entry>, StoreError> {
    let is_game = |path: &Path| path.extension().is_some_and(|ending| ending == ENDING);
    let paths = all(home, is_game)?;
    let mut games: Vec<(Entry, Vec<u8>)> = paths.into_iter().map(|path| look(home, path)).collect();
    games.sort_by(|(a, _), (b, _)| b.modified.cmp(&a.modified).then_with(|| a.path.cmp(&b.path)));
    let mut alike: HashMap<Vec<u8>, Vec<usize>> = HashMap::new();
    for (i, (_, line)) in games.iter().enumerate().filter(|(_, (entry, _))| entry.header.is_ok()) {
        alike.entry(line.clone()).or_default().push(i);
    }
    for same in alike.into_values().filter(|same| same.len() > 1) {
        for left in left_behind(&games, &same) {
            games[left].0.left_behind = true;
        }
    }
    games.sort_by_key(|(entry, _)| entry.left_behind);
    Ok(games.into_iter().map(|(entry, _)| entry).collect())
}

/// When a game was deleted, in milliseconds since 1970; none that is there.
pub(crate) fn deleted_at(path: &Path) -> Option<i64> {
    let second = path.extension()?.to_str()?.strip_prefix(DELETED)?.parse::<i64>().ok()?;
    Some(second.saturating_mul(1_000))
}

/// Games that were deleted since a time in milliseconds since 1970 and can be brought back, the last one first.
pub fn binned(home: &Home, since: i64) -> Vec<Entry> {
    let at = |path: &Path| deleted_at(path).filter(|at| *at >= since);
    let mut paths = all(home, |path| at(path).is_some()).unwrap_or_default();
    paths.sort_by_key(|path| std::cmp::Reverse(at(path)));
    paths.into_iter().map(|path| look(home, path).0).filter(|game| game.header.is_ok()).collect()
}

/// Files among the games, and those that had to be saved elsewhere.
fn all(home: &Home, wanted: impl Fn(&Path) -> bool) -> Result<Vec<PathBuf>, StoreError> {
    let mut paths = files(&home.games(), &wanted)?;
    for refuge in home.refuges() {
        let named = |path: &PathBuf| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(ELSEWHERE));
        // What is nobody's folder of games may well not be listed.
        paths.extend(files(refuge, &wanted).unwrap_or_default().into_iter().filter(named));
    }
    Ok(paths)
}

/// Of files of one game, those that another one goes on from.
fn left_behind(games: &[(Entry, Vec<u8>)], same: &[usize]) -> Vec<usize> {
    let text = |i: &usize| {
        let mut bytes = read_file(&games[*i].0.path).unwrap_or_default();
        // A line that was cut is no part of the game.
        bytes.truncate(bytes.iter().rposition(|b| *b == b'\n').map_or(0, |end| end + 1));
        bytes
    };
    let texts: Vec<Vec<u8>> = same.iter().map(text).collect();
    let goes_on = |a: &[u8], b: &[u8]| b.len() > a.len() && b.starts_with(a);
    let left = same.iter().zip(&texts).filter(|(_, a)| texts.iter().any(|b| goes_on(a, b)));
    left.map(|(i, _)| *i).collect()
}

/// Files in a folder; none if there is no such folder.
fn files(folder: &Path, wanted: impl Fn(&Path) -> bool) -> Result<Vec<PathBuf>, StoreError> {
    let entries = match disk::list(folder) {
        Ok(entries) => entries,
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(source) => return Err(StoreError::Io { path: folder.to_owned(), source }),
    };
    let is_file = |path: &Path| disk::about(path).is_ok_and(|about| about.is_file);
    Ok(entries.into_iter().filter(|path| wanted(path) && is_file(path)).collect())
}

fn look(home: &Home, path: PathBuf) -> (Entry, Vec<u8>) {
    let about = disk::about(&path).ok();
    let modified = about.as_ref().and_then(|about| about.modified);
    let line = first_line(&path).map_err(|e| e.to_string());
    let header = match &line {
        Ok(line) => journal::read(line).map(|read| read.header).map_err(|e| e.to_string()),
        Err(e) => Err(e.clone()),
    };
    let line = line.unwrap_or_default();
    let key = summary::key(&line);
    let summary = match &header {
        Ok(_) => summary::read(home, key, about.map_or(0, |about| about.len)),
        Err(_) => Summary::default(),
    };
    (Entry { path, header, summary, key, modified, left_behind: false }, line)
}

fn first_line(path: &Path) -> std::io::Result<Vec<u8>> {
    // Most headers are short; what is read is cut behind the first line.
    let mut line = disk::read(path, FIRST_PIECE)?;
    if !line.contains(&b'\n') && line.len() as u64 == FIRST_PIECE {
        line = disk::read(path, FIRST_LINE)?;
    }
    line.truncate(line.iter().position(|b| *b == b'\n').map_or(line.len(), |end| end + 1));
    Ok(line)
}

/// A free file for a new game, named by its day: `2026-11-20`, `2026-11-20-2`, ...
///
/// # Errors
/// If the folder cannot be made.
pub fn new_path(home: &Home, day: &str) -> Result<PathBuf, StoreError> {
    free_path(home.games(), day)
}

/// Writes a whole game anew, wherever there is room: among the games, else in the first refuge that takes it. [`list`]
/// finds it again.
///
/// # Errors
/// What the first place said, if none takes it.
pub fn save_anew(home: &Home, day: &str, text: &[u8]) -> Result<GameFile, StoreError> {
    let save = |folder, stem: &str| free_path(folder, stem).and_then(|path| GameFile::create(&path, text));
    let elsewhere = format!("{ELSEWHERE}{day}");
    let mut refuges = home.refuges().iter();
    save(home.games(), day)
        .or_else(|fault| refuges.find_map(|folder| save(folder.clone(), &elsewhere).ok()).ok_or(fault))
}

/// A free name for a game in a folder, which is made: `STEM`, `STEM-2`, ...
pub(crate) fn free_path(folder: PathBuf, stem: &str) -> Result<PathBuf, StoreError> {
    free_file(folder, stem, ENDING)
}

/// As [`free_path`], for a file of another ending.
pub(crate) fn free_file(folder: PathBuf, day: &str, ending: &str) -> Result<PathBuf, StoreError> {
    make_folder(&folder)?;
    for n in 1_u32.. {
        let stem = if n == 1 { day.to_owned() } else { format!("{day}-{n}") };
        let path = folder.join(format!("{stem}.{ending}"));
        if !is_there(&path)? {
            return Ok(path);
        }
    }
    Err(StoreError::NotAFile { path: folder, what: Odd::Full })
}
