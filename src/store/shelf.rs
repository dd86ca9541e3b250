//! Games are put away, brought back and taken along: what people do to saves besides playing them.

use crate::store::disk::{self, folder_of};
use crate::store::game_file::ENDING;
use crate::store::held::hold;
use crate::store::home::Home;
use crate::store::library::{DELETED, deleted_at, free_file, free_path};
use crate::store::{Odd, StoreError, files_in, is_there, new_file, read_file};
use std::path::{Path, PathBuf};

/// Games that were deleted and can still be had back, of each folder.
const KEPT: usize = 10;
/// Most deleted games of one name and one second.
const MOST: i64 = 10_000;
/// The ending of pictures.
const PICTURE: &str = "png";
/// Longest name of a file that is taken along, in letters.
const LONGEST: usize = 60;

/// Deletes a game, at a time in milliseconds since 1970: it is called otherwise and no game any more, but can be brought
/// back. Says what it is called.
///
/// # Errors
/// If somebody plays it, or what the system refused; it is then where it was.
pub fn delete(path: &Path, at: i64) -> Result<PathBuf, StoreError> {
    // Nobody has it open.
    drop(hold(path)?);
    let second = (at / 1_000).max(1);
    for n in second..second + MOST {
        let away = path.with_extension(format!("{DELETED}{n}"));
        if !is_there(&away)? {
            rename(path, &away)?;
            forget(folder_of(path));
            return Ok(away);
        }
    }
    Err(StoreError::NotAFile { path: path.to_owned(), what: Odd::Deleted })
}

/// What a deleted game was called.
pub fn called_before(away: &Path) -> PathBuf {
    away.with_extension(ENDING)
}

/// Brings a deleted game back under the name it had, or one like it where another game has taken that.
///
/// # Errors
/// What the system refused.
pub fn bring_back(away: &Path, path: &Path) -> Result<PathBuf, StoreError> {
    let back = match is_there(path)? {
        false => path.to_owned(),
        true => free_path(folder_of(path).to_owned(), &path.file_stem().unwrap_or_default().to_string_lossy())?,
    };
    rename(away, &back)?;
    Ok(back)
}

fn rename(from: &Path, to: &Path) -> Result<(), StoreError> {
    disk::rename(from, to).map_err(StoreError::io(from))
}

/// Lets go of the games that were deleted longest ago.
fn forget(folder: &Path) {
    let mut deleted: Vec<_> =
        files_in(folder).into_iter().filter_map(|path| Some((deleted_at(&path)?, path))).collect();
    deleted.sort();
    let surplus = deleted.len().saturating_sub(KEPT);
    for (_, path) in deleted.into_iter().take(surplus) {
        // What cannot be let go of stays.
        let _ = disk::remove(&path);
    }
}

/// Copies a game to where people find it, under a name: their documents, else the folder for exports. Says where.
///
/// # Errors
/// What the last place said, if none takes it.
pub fn take_along(home: &Home, path: &Path, name: &str) -> Result<PathBuf, StoreError> {
    let bytes = read_file(path)?;
    let stem = stem(path, name);
    let copy = |folder: PathBuf| {
        let path = free_path(folder, &stem)?;
        new_file(&path, &bytes).map(|()| path)
    };
    match home.documents().map(|folder| copy(folder.join("Standie"))) {
        Some(Ok(path)) => Ok(path),
        Some(Err(_)) | None => copy(home.exports()),
    }
}

/// What the copy of a game under a name is called.
pub fn copied(path: &Path, name: &str) -> String {
    format!("{}.{ENDING}", stem(path, name))
}

/// What a game nobody has named is called where it lies among others: its set, who plays, its day.
pub fn of_players(system: &str, players: &[String], day: &str) -> String {
    let room = LONGEST.saturating_sub(system.len() + day.len() + 2);
    let letter = |c: char| if c.is_whitespace() { '-' } else { c };
    let players: String = players.join("-").to_lowercase().chars().map(letter).take(room).collect();
    plain(&[system, players.trim_matches('-'), day].join("-"))
}

fn stem(path: &Path, name: &str) -> String {
    match plain(name) {
        plain if plain.is_empty() => path.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
        plain => plain,
    }
}

/// Puts a game that was brought along among the games of a home, under its own name or one like it. Says where.
///
/// # Errors
/// What the system refused.
pub fn take_in(home: &Home, name: &str, bytes: &[u8]) -> Result<PathBuf, StoreError> {
    let own = plain(name.strip_suffix(&format!(".{ENDING}")).unwrap_or(name));
    let path = free_path(home.games(), if own.is_empty() { ENDING } else { &own })?;
    new_file(&path, bytes).map(|()| path)
}

/// Keeps a picture where people find it, under a name: among their pictures, else in the folder for exports. Says where.
///
/// # Errors
/// What the last place said, if none takes it.
pub fn keep_picture(home: &Home, name: &str, png: &[u8]) -> Result<PathBuf, StoreError> {
    let keep = |folder: PathBuf| {
        let path = free_file(folder, name, PICTURE)?;
        new_file(&path, png).map(|()| path)
    };
    match home.pictures().map(|folder| keep(folder.to_owned())) {
        Some(Ok(path)) => Ok(path),
        Some(Err(_)) | None => keep(home.exports()),
    }
}

/// A name as every system takes it for a file.
fn plain(name: &str) -> String {
    let letter = |c: char| if c.is_alphanumeric() || " -_'".contains(c) { c } else { '-' };
    let name: String = name.chars().map(letter).take(LONGEST).collect();
    name.trim_matches([' ', '-']).to_owned()
}
