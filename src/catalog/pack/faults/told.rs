//! What a fault says, and the shapes that names, numbers and texts of a pack have.

use crate::rules::card::CardId;
use crate::rules::text::{NAME_LIMIT, shown_as_is, sound_name};
use std::collections::HashMap;

/// Most entries of a kind in one pack.
pub(super) const ENTRY_LIMIT: usize = 10_000;

/// Most icons of a room, most keywords of a monster.
pub(super) const LIST_LIMIT: usize = 20;

/// Most faults that are told of one pack.
const FAULT_LIMIT: usize = 1_000;

/// A fault of a pack: which entry and field, what was found, what is allowed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{field}: {problem}")]
pub struct Fault {
    /// Path of the field, `rooms[3].faces[0].name`.
    pub field: String,
    /// What is wrong with it.
    pub problem: String,
}

pub(super) fn say(faults: &mut Vec<Fault>, field: String, problem: String) {
    tell(faults, Fault { field, problem });
}

/// One more fault, unless there are more than anybody reads.
pub(super) fn tell(faults: &mut Vec<Fault>, fault: Fault) {
    if faults.len() < FAULT_LIMIT {
        faults.push(fault);
    } else if faults.len() == FAULT_LIMIT {
        let problem = format!("found more faults than the {FAULT_LIMIT} told");
        faults.push(Fault { field: ".".to_owned(), problem });
    }
}

/// How many entries of a kind there are.
pub(super) fn count(kind: &str, count: usize, faults: &mut Vec<Fault>) {
    if count > ENTRY_LIMIT {
        say(faults, kind.to_owned(), format!("found {count} entries, allowed are {ENTRY_LIMIT}"));
    }
}

/// The number of a card: every card of a pack has one of its own, monsters too.
pub(super) fn numbers(card: CardId, field: String, taken: &mut HashMap<CardId, String>, faults: &mut Vec<Fault>) {
    if card.0 == 0 {
        say(faults, field, format!("found 0, allowed are 1 to {}", CardId::MAX));
    } else if let Some(first) = taken.get(&card) {
        let problem = format!("found {}, which {first} has already", card.0);
        say(faults, field, problem);
    } else {
        taken.insert(card, field);
    }
}

/// A name that has to be there, once in a pack.
pub(super) fn one_name(name: &str, at: &str, seen: &mut HashMap<String, String>, faults: &mut Vec<Fault>) {
    let field = format!("{at}.name");
    if name.is_empty() {
        say(faults, field, "found an empty name; every entry of a pack has one".to_owned());
    } else if !sound_name(name) {
        words(faults, field, name);
    } else if let Some(first) = seen.insert(name.to_lowercase(), at.to_owned()) {
        say(faults, field, format!("found {name:?}, which {first} has already"));
    }
}

pub(super) fn number(faults: &mut Vec<Fault>, field: String, found: i64, low: i64, high: i64) {
    if !(low..=high).contains(&found) {
        say(faults, field, format!("found {found}, allowed are {low} to {high}"));
    }
}

pub(super) fn list(faults: &mut Vec<Fault>, field: String, count: usize) {
    if count > LIST_LIMIT {
        say(faults, field, format!("found {count} entries, allowed are {LIST_LIMIT}"));
    }
}

/// A text that can be kept and shown.
pub(super) fn words(faults: &mut Vec<Fault>, field: String, text: &str) {
    if sound_name(text) {
        return;
    }
    let length = text.chars().count();
    let found = match text.chars().find(|c| !shown_as_is(*c)) {
        _ if length > NAME_LIMIT => format!("found {length} characters"),
        Some(c) => format!("found the character U+{:04X}", u32::from(c)),
        None => return,
    };
    let allowed = format!("allowed are up to {NAME_LIMIT} characters that stand for themselves");
    say(faults, field, format!("{found}, {allowed}"));
}

/// A text that has to be there. Whether it is sound.
pub(super) fn text(faults: &mut Vec<Fault>, field: String, found: &str) -> bool {
    let before = faults.len();
    if found.is_empty() {
        say(faults, field, "found an empty text".to_owned());
    } else {
        words(faults, field, found);
    }
    faults.len() == before
}

/// A word that others are compared with: in lower case. Whether it is sound.
pub(super) fn lower_case(faults: &mut Vec<Fault>, field: String, found: &str) -> bool {
    if !text(faults, field.clone(), found) {
        return false;
    }
    let wrong = found.chars().any(char::is_uppercase) || found.trim() != found;
    if wrong {
        say(faults, field, format!("found {found:?}, allowed are words in lower case"));
    }
    !wrong
}
