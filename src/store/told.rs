//! What went wrong with a file, for people at a table.

use crate::catalog::words::{Value, Words};
use crate::play::narrate::faults;
use crate::store::{Odd, StoreError};
use std::path::Path;

impl StoreError {
    /// What went wrong, and with which file.
    pub fn say(&self, words: &Words) -> String {
        let of = |id: &str, path: &Path, what: String| {
            let path = path.display().to_string();
            words.with(id, &[("path", Value::from(path)), ("what", what.into())])
        };
        match self {
            // What the system says it says in its own language.
            StoreError::Io { path, source } => of("file-what", path, source.to_string()),
            StoreError::NotAFile { path, what } => of("file-what", path, what.say(words)),
            StoreError::Unreadable { path, source } => of("file-what", path, faults::unreadable(words, source)),
            StoreError::Open { path, source } => of("file-what", path, faults::open(words, source)),
            StoreError::Locked { path } => of("file-what", path, words.get("file-locked")),
            StoreError::Broken { path, reason } => of("file-broken", path, reason.clone()),
            StoreError::NoHome => words.get("file-no-home"),
        }
    }
}

impl Odd {
    fn say(&self, words: &Words) -> String {
        match self {
            Odd::Folder => words.get("file-folder"),
            Odd::Special => words.get("file-special"),
            Odd::Large(mib) => words.with("file-large", &[("mib", u32::try_from(*mib).unwrap_or(u32::MAX).into())]),
            Odd::Copies => words.get("file-copies"),
            Odd::NoMore => words.get("file-no-more"),
            Odd::Deleted => words.get("file-deleted"),
            Odd::NoBox => words.get("file-no-box"),
            Odd::BoxStart => words.get("file-box-start"),
            Odd::LaterBox => words.get("file-later-box"),
            Odd::Full => words.get("file-full"),
        }
    }
}
