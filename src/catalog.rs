//! Content: what ships with Standie, what packs bring, and what the owner's own Box has shown.

pub mod boxed;
pub mod clinic;
pub mod ledger;
pub mod lookup;
pub mod pack;
pub mod words;

use crate::rules::book::{Book, RuleSet, RulingDef};
use std::sync::{Arc, OnceLock};

const RULES: &str = include_str!("../assets/systems/quest/rules.json");
const RULINGS: &str = include_str!("../assets/systems/quest/rulings.json");

/// The book of Munchkin Quest as it ships: numbers and house-rule switches.
///
/// # Panics
/// If the shipped data does not parse; the tests hold that it does.
pub fn book() -> Arc<Book> {
    static BOOK: OnceLock<Arc<Book>> = OnceLock::new();
    BOOK.get_or_init(|| {
        let rules: RuleSet = shipped("rules.json", serde_json::from_str(RULES));
        let rulings: Vec<RulingDef> = shipped("rulings.json", serde_json::from_str(RULINGS));
        Arc::new(Book::new(rules, rulings))
    })
    .clone()
}

/// What is part of the program: sound, as the tests hold.
#[expect(clippy::panic, reason = "a build with broken content of its own cannot go on, and does not pass its tests")]
pub(crate) fn shipped<T, E: std::fmt::Display>(name: &str, read: Result<T, E>) -> T {
    read.unwrap_or_else(|fault| panic!("the shipped {name}: {fault}"))
}
