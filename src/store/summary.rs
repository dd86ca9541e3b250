//! What is known of a saved game without opening it: what its table calls it, and where it stood when it was kept last.
//!
//! It lies apart from the game, under the checksum of the game's header, because a game's file only ever grows. Losing it
//! loses nothing but the name: a game without one opens as ever, and has one again when it is kept next.

use crate::play::Session;
use crate::rules::ids::Colour;
use crate::rules::table::Ending;
use crate::store::home::Home;
use crate::store::pace::Aside;
use crate::store::{StoreError, make_folder, read_up_to, replace_file};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use xxhash_rust::xxh3::xxh3_64;

/// Largest summary read, in bytes.
const LIMIT: u64 = 1 << 16;

/// A game in a few words.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Summary {
    /// What its table calls it; may be empty.
    pub name: String,
    /// Where it stood.
    pub stands: Option<Stands>,
}

/// Where a game stood.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stands {
    /// Bytes of the journal that say so. A shorter one is of an earlier moment, or another copy.
    pub bytes: u64,
    /// When something was last done, in milliseconds since 1970.
    pub at: i64,
    /// The turn; 0 before the first.
    pub turn: u32,
    /// Who is to move.
    pub active: Option<Colour>,
    /// Everybody, in table order.
    pub seats: Vec<Standing>,
    /// How it ended, if it did.
    pub ending: Option<Ending>,
}

/// Where somebody stood.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// Who.
    pub colour: Colour,
    /// The name; empty for one that goes by the colour.
    pub name: String,
    /// Who plays the seat in the app; a person if none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// The Level.
    pub level: u8,
    /// Whether the munchkin is dead just now.
    pub dead: bool,
}

impl Stands {
    /// Where a game stands.
    pub fn of(session: &Session) -> Stands {
        let (game, timeline) = (session.game(), session.timeline());
        let seat = |seat: &crate::rules::seat::Seat| Standing {
            colour: seat.colour,
            name: seat.name.clone(),
            bot: seat.bot.clone().filter(|_| !seat.is_absent()),
            level: seat.level,
            dead: seat.dead,
        };
        Stands {
            bytes: session.text().len() as u64,
            at: timeline.node(timeline.last()).map_or(session.header().at, |node| node.at),
            turn: game.turn.number,
            active: game.turn.seat,
            seats: game.seats.iter().map(seat).collect(),
            ending: game.ending.clone(),
        }
    }

    /// Somebody's standing.
    pub fn seat(&self, colour: Colour) -> Option<&Standing> {
        self.seats.iter().find(|seat| seat.colour == colour)
    }
}

/// What a game is known by among all games: its first line.
pub fn key(journal: &[u8]) -> u64 {
    xxh3_64(journal.split_inclusive(|b| *b == b'\n').next().unwrap_or_default())
}

fn path(home: &Home, key: u64) -> PathBuf {
    home.summaries().join(format!("{key:016x}.json"))
}

/// What is known of a game whose file has so many bytes; nothing where nothing is kept, or what is kept makes no sense.
pub fn read(home: &Home, key: u64, bytes: u64) -> Summary {
    let mut summary = whole(&path(home, key));
    summary.stands = summary.stands.filter(|stands| stands.bytes <= bytes);
    summary
}

fn whole(path: &Path) -> Summary {
    read_up_to(path, LIMIT).ok().and_then(|bytes| serde_json::from_slice(&bytes).ok()).unwrap_or_default()
}

/// Changes what is known of a game. Nobody else does at the same time.
fn change(path: &Path, change: impl FnOnce(&mut Summary)) -> Result<(), StoreError> {
    static ALONE: Mutex<()> = Mutex::new(());
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let before = whole(path);
    let mut after = before.clone();
    change(&mut after);
    if after == before {
        return Ok(());
    }
    if let Some(folder) = path.parent() {
        make_folder(folder)?;
    }
    replace_file(path, &serde_json::to_vec(&after).unwrap_or_default())
}

/// Keeps where a game stands, unless a later moment is kept already.
///
/// # Errors
/// What the system refused.
pub fn keep(home: &Home, key: u64, stands: Stands) -> Result<(), StoreError> {
    keep_at(&path(home, key), stands)
}

fn keep_at(path: &Path, stands: Stands) -> Result<(), StoreError> {
    change(path, |summary| {
        if summary.stands.as_ref().is_none_or(|kept| kept.bytes <= stands.bytes) {
            summary.stands = Some(stands);
        }
    })
}

/// Gives a game a name, or takes it away.
///
/// # Errors
/// What the system refused.
pub fn name(home: &Home, key: u64, name: &str) -> Result<(), StoreError> {
    change(&path(home, key), |summary| name.clone_into(&mut summary.name))
}

/// What keeps where a running game stands, on a thread of its own: no frame waits for it, and where it cannot be kept
/// nobody is kept from playing.
#[derive(Debug, Default)]
pub struct Keeper {
    /// Turn, Levels and ending that were kept last.
    kept: Option<(u32, Vec<u8>, bool)>,
    aside: Aside,
}

impl Keeper {
    /// Keeps where a game stands, if it has come to another turn, to other Levels, or to its end.
    pub fn note(&mut self, home: &Home, session: &Session) {
        let game = session.game();
        let levels = game.seats.iter().map(|seat| seat.level).collect();
        let now = Some((game.turn.number, levels, game.ending.is_some()));
        if now == self.kept {
            return;
        }
        self.kept = now;
        let (path, stands) = (path(home, key(session.text())), Stands::of(session));
        let keep = move || {
            let _ = keep_at(&path, stands);
        };
        self.aside.does("summary", keep);
    }

    /// Keeps where a game stands as it is put away.
    pub fn put_away(&mut self, home: &Home, session: &Session) {
        self.aside.wait();
        let _ = keep(home, key(session.text()), Stands::of(session));
    }
}
