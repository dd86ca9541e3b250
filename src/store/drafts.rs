//! What has been begun to be said at a table and is not said yet: dice told one by one, links picked one by one.
//!
//! It lies apart from the game, as its summary does, and holds for one moment of it: as soon as the journal is longer or
//! something else is asked it is void. Losing it loses a few touches.

use crate::store::home::Home;
use crate::store::pace::Aside;
use crate::store::{keep_or_drop, read_up_to, summary};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;
use xxhash_rust::xxh3::xxh3_64;

/// Largest draft read, in bytes.
const LIMIT: u64 = 1 << 16;

/// A draft, and the moment it holds for.
#[derive(Deserialize, Serialize)]
struct Kept<T> {
    /// Bytes of the journal.
    bytes: u64,
    /// What was asked.
    asked: u64,
    draft: T,
}

/// What keeps the draft of a running game, on a thread of its own; where it cannot be kept nobody is kept from playing.
#[derive(Debug, Default)]
pub struct Keeper {
    kept: Option<Vec<u8>>,
    aside: Aside,
}

fn path(home: &Home, journal: &[u8]) -> PathBuf {
    home.drafts().join(format!("{:016x}.json", summary::key(journal)))
}

impl Keeper {
    /// Keeps a draft of what is asked after so much of a journal; none is void, or back to what it began with.
    pub fn note<T: Serialize>(&mut self, home: &Home, (journal, asked): (&[u8], &str), draft: Option<&T>) {
        let kept = draft.and_then(|draft| {
            let kept = Kept { bytes: journal.len() as u64, asked: xxh3_64(asked.as_bytes()), draft };
            serde_json::to_vec(&kept).ok()
        });
        if kept == self.kept {
            return;
        }
        self.kept.clone_from(&kept);
        let path = path(home, journal);
        self.aside.does("draft", move || keep_or_drop(&path, kept.as_deref()));
    }

    /// The draft that was kept for this very moment, if there is one.
    pub fn take_up<T: DeserializeOwned>(&mut self, home: &Home, (journal, asked): (&[u8], &str)) -> Option<T> {
        let bytes = read_up_to(&path(home, journal), LIMIT).ok()?;
        let kept: Kept<T> = serde_json::from_slice(&bytes).ok()?;
        // What is void goes as soon as something else is kept.
        self.kept = Some(bytes);
        let holds = kept.bytes == journal.len() as u64 && kept.asked == xxh3_64(asked.as_bytes());
        holds.then_some(kept.draft)
    }
}
