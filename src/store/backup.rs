//! Copies of games, made when one is opened and rotated: the latest ten of each.

use crate::store::{StoreError, replace_file};
use std::path::Path;

/// Copies kept of one game.
const KEEP: usize = 10;

/// Puts a copy of a game into the backup folder, unless the latest copy is the same, and lets go of the oldest.
///
/// # Errors
/// What the system refused.
pub fn make(folder: &Path, game: &Path, bytes: &[u8]) -> Result<(), StoreError> {
    std::fs::create_dir_all(folder).map_err(StoreError::io(folder))?;
    let stem = game.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let prefix = format!("{stem}.");
    let entries = std::fs::read_dir(folder).map_err(StoreError::io(folder))?;
    let mut copies: Vec<(u64, std::path::PathBuf)> = entries
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            let name = path.file_name()?.to_str()?;
            let number = name.strip_prefix(&prefix)?.strip_suffix(".standie")?.parse().ok()?;
            Some((number, path))
        })
        .collect();
    copies.sort();
    if let Some((_, latest)) = copies.last()
        && std::fs::read(latest).is_ok_and(|old| old == bytes)
    {
        return Ok(());
    }
    let next = copies.last().map_or(1, |(n, _)| n + 1);
    replace_file(&folder.join(format!("{prefix}{next}.standie")), bytes)?;
    let surplus = (copies.len() + 1).saturating_sub(KEEP);
    for (_, old) in copies.iter().take(surplus) {
        std::fs::remove_file(old).map_err(StoreError::io(old))?;
    }
    Ok(())
}
