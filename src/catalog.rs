//! Content: what ships with Standie, what packs bring, and what the owner's own Box has shown.

pub mod boxed;
pub mod clinic;
pub mod dealing;
pub mod differences;
pub mod evenings;
pub mod laws;
pub mod ledger;
pub mod locale;
pub mod lookup;
pub mod manual;
pub mod mixed;
pub mod own_cards;
pub mod pack;
mod packed;
pub mod printed;
pub mod profile;
pub mod remark;
pub(crate) mod shipped;
pub mod words;

use crate::catalog::shipped::shipped;
use crate::rules::book::{Book, RulingDef};
use crate::rules::books::Books;
use crate::rules::card::CardBox;
use crate::rules::cards::deck::Deck;
use crate::rules::system::classic::Classic;
use crate::rules::system::quest::Quest;
use shipped::rules;
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

const RULINGS: &str = include_str!("../assets/systems/quest/rulings.json");

/// The books of all rule sets that ship; the first is the one a table starts with.
///
/// # Panics
/// If the shipped data does not parse; the tests hold that it does.
pub fn books() -> Books {
    Books::new([book(), classic(), short(), shadowrun()])
}

/// The book of classic Munchkin, and the cards of our own that the app plays with.
///
/// # Panics
/// If the shipped data does not parse; the tests hold that it does.
pub fn classic() -> Arc<Book> {
    static BOOK: OnceLock<Arc<Book>> = OnceLock::new();
    BOOK.get_or_init(|| {
        let rules = shipped("rules.json", shipped::rules_of("classic").ok_or("not there"));
        let rulings: Vec<RulingDef> = shipped("rulings.json", serde_json::from_str(CLASSIC_RULINGS));
        Arc::new(Book::new(&Classic, rules.clone(), rulings).with_cards(home_made("doors", &DOORS, Deck::DOOR)))
    })
    .clone()
}

/// The book of the Short Rules, a profile of classic Munchkin that is played with the same cards.
///
/// # Panics
/// If the shipped data does not parse; the tests hold that it does.
pub fn short() -> Arc<Book> {
    static BOOK: OnceLock<Arc<Book>> = OnceLock::new();
    BOOK.get_or_init(|| profile_of(&classic(), &shipped::SHORT, classic().cards.clone())).clone()
}

/// The book of Munchkin Shadowrun, a profile of classic Munchkin with Powers for Classes.
///
/// # Panics
/// If the shipped data does not parse; the tests hold that it does.
pub fn shadowrun() -> Arc<Book> {
    static BOOK: OnceLock<Arc<Book>> = OnceLock::new();
    BOOK.get_or_init(|| profile_of(&classic(), &shipped::SHADOWRUN, home_made("overtime", &OVERTIME, Deck::DOOR)))
        .clone()
}

/// The book of a profile that ships.
fn profile_of(parent: &Book, files: &shipped::Files, cards: CardBox) -> Arc<Book> {
    let (profile, rules) = files.read();
    let switches = shipped("rulings.json", serde_json::from_str(files.rulings));
    let rows: BTreeMap<String, String> = shipped("same.json", serde_json::from_str(files.same));
    let rulings = shipped("rules.json", profile.rulings(&parent.rules, parent.rulings(), &switches));
    let same = shipped("same.json", profile::same(&rows));
    Arc::new(Book::new(parent.system, rules.clone(), rulings).with_cards(cards).under(parent, same))
}

const CLASSIC_RULINGS: &str = include_str!("../assets/systems/classic/rulings.json");

const DOORS: [&str; 4] = ["monsters.json", "doors.json", "treasures.json", "kinds.json"];

const OVERTIME: [&str; 7] =
    ["monsters.json", "doors.json", "powers.json", "treasures.json", "kinds.json", "matrix.json", "players.json"];

/// The book of the rule set a table starts with, Munchkin Quest: numbers, house-rule switches, and what the app plays
/// with.
///
/// # Panics
/// If the shipped data does not parse; the tests hold that it does.
pub fn book() -> Arc<Book> {
    static BOOK: OnceLock<Arc<Book>> = OnceLock::new();
    BOOK.get_or_init(|| {
        let rulings: Vec<RulingDef> = shipped("rulings.json", serde_json::from_str(RULINGS));
        Arc::new(Book::new(&Quest, rules().clone(), rulings).with_cards(home_made(
            "home-brew",
            &HOME_BREW,
            Deck::MONSTER,
        )))
    })
    .clone()
}

const HOME_BREW: [&str; 5] = ["rooms.json", "monsters.json", "treasures.json", "dxm.json", "kinds.json"];

/// The cards, rooms and monsters of our own that the app plays with where components are in it; monsters lie in a deck.
fn home_made(id: &str, files: &[&str], of_monsters: Deck) -> CardBox {
    // Faults are looked for in the tests, not each time that Standie starts.
    let read = |name: &&str| shipped(name, serde_json::from_str(packed::own_pack(&format!("{id}/{name}"))));
    pack::together(files.iter().map(read), of_monsters)
}

/// The cards of games that were begun before saves carried theirs.
pub(crate) fn first() -> &'static CardBox {
    static PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/first-cards.packed"));
    static FIRST: OnceLock<CardBox> = OnceLock::new();
    let name = "first-cards.json";
    FIRST.get_or_init(|| shipped(name, serde_json::from_str(&packed::text(name, PACKED))))
}
