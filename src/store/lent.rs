//! Whose phones were let in to which games: they find back to them after the program was closed, as long as the evening lasts.
//!
//! What a phone is known by does not lie there, only its fingerprint: whoever reads the file comes in nowhere. Losing it costs
//! everybody their six digits once more.

use crate::rules::card::CardId;
use crate::rules::ids::Colour;
use crate::store::home::Home;
use crate::store::pace::Aside;
use crate::store::{keep_or_drop, read_up_to};
use serde::{Deserialize, Serialize};
use std::net::SocketAddr;

/// Largest file read, in bytes.
const LIMIT: u64 = 1 << 15;
/// How long phones are waited for, in milliseconds: an evening.
const EVENING: i64 = 12 * 60 * 60 * 1000;
/// How often it is written down that they are still there, in milliseconds.
const OFTEN: i64 = 10 * 60 * 1000;

/// Whether something was seen so lately that it is the same evening still; in milliseconds since 1970.
pub fn is_this_evening(seen: i64, now: i64) -> bool {
    (0..EVENING).contains(&now.saturating_sub(seen))
}

/// Phones, and the game they hold hands of.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct Lent {
    /// The number the game is known by, and when it began, in milliseconds since 1970.
    pub game: (u64, i64),
    /// Where they look for it.
    pub at: SocketAddr,
    /// The seats whose hands they hold, and the fingerprint of what each is known by.
    pub phones: Vec<(Colour, String)>,
    /// When they were last seen there, in milliseconds since 1970.
    pub seen: i64,
    /// The trades that somebody thinks over just then, or puts together.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub trades: Vec<Trade>,
}

/// A trade that was offered and not answered yet: it is in no game, and outlasts the program beside it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct Trade {
    /// Who offers it.
    pub from: Colour,
    /// Who thinks it over.
    pub with: Colour,
    /// What was marked of the Items of both.
    pub marks: Vec<CardId>,
    /// How many records the game had then.
    pub records: u32,
    /// Whether it was none of the turn's: somebody put it together meanwhile.
    #[serde(default)]
    pub beside: bool,
    /// Whether somebody thinks it over already.
    #[serde(default)]
    pub offered: bool,
}

/// What keeps it, on a thread of its own; where it cannot be kept nobody is kept from playing.
#[derive(Debug, Default)]
pub struct Keeper {
    kept: Vec<Lent>,
    aside: Aside,
}

impl Keeper {
    /// The phones of the games of this evening; in milliseconds since 1970 it is so late.
    pub fn find(&mut self, home: &Home, now: i64) -> Vec<Lent> {
        let kept = read_up_to(&home.lent(), LIMIT).ok();
        let lies = kept.is_some();
        let kept: Option<Vec<Lent>> = kept.and_then(|bytes| serde_json::from_slice(&bytes).ok());
        self.kept = kept.unwrap_or_default();
        let known: Vec<Lent> = self.kept.iter().filter(|lent| is_this_evening(lent.seen, now)).cloned().collect();
        if known.is_empty() && lies {
            self.aside(home, Vec::new());
        }
        known
    }

    /// Phones are let in so from now on, or none are.
    pub fn note(&mut self, home: &Home, lent: Vec<Lent>) {
        let same = |kept: &Lent, lent: &Lent| {
            let fresh = (0..OFTEN).contains(&lent.seen.saturating_sub(kept.seen));
            let same = (kept.game, kept.at, &kept.phones) == (lent.game, lent.at, &lent.phones);
            fresh && same && kept.trades == lent.trades
        };
        if self.kept.len() != lent.len() || self.kept.iter().zip(&lent).any(|(kept, lent)| !same(kept, lent)) {
            self.aside(home, lent);
        }
    }

    fn aside(&mut self, home: &Home, lent: Vec<Lent>) {
        let text = Some(&lent).filter(|lent| !lent.is_empty()).and_then(|lent| serde_json::to_vec(lent).ok());
        self.kept = lent;
        let path = home.lent();
        self.aside.does("lent", move || keep_or_drop(&path, text.as_deref()));
    }
}
