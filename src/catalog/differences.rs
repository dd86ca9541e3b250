//! Where the rule sets differ: what tables ask about, and which rules of each set answer it. What they say, side by side,
//! is in the texts.

use crate::catalog::ledger::{self, Row};
use crate::catalog::words::Words;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::OnceLock;

const DIFFERENCES: &str = include_str!("../../assets/systems/differences.json");

/// Something that at least two rule sets answer differently.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Topic {
    /// What it is about, as files name it.
    pub topic: String,
    /// The rules of each set that say it, the one that says it best first. A set that inherits its answer has none of its
    /// own.
    pub rows: BTreeMap<String, Vec<String>>,
}

/// What one rule set says of a topic, or several that say the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// Which rule sets.
    pub systems: Vec<&'static str>,
    /// What they say.
    pub text: String,
    /// The rule it is said by, of the first of them that has one.
    pub row: Option<&'static Row>,
}

impl Said {
    /// What those who say it are called.
    pub fn games(&self, words: &Words) -> String {
        let games = self.systems.iter().map(|system| words.get(&format!("game-{system}")));
        words.row(&games.collect::<Vec<_>>())
    }
}

impl Topic {
    /// The id of its text; what each rule set says is an attribute by the set's name.
    pub fn text(&self) -> String {
        format!("differ-{}", self.topic)
    }

    /// What is said of it, those that say the same put together.
    pub fn said(&self, words: &Words) -> Vec<Said> {
        let mut said: Vec<Said> = Vec::new();
        for system in ledger::systems() {
            let Some(text) = words.explained(&self.text(), Some(system)) else { continue };
            let row = self.rows.get(system).and_then(|rows| rows.first()).and_then(|id| ledger::row(id));
            match said.iter_mut().find(|known| known.text == text) {
                Some(known) => {
                    known.systems.push(system);
                    known.row = known.row.or(row);
                }
                None => said.push(Said { systems: vec![system], text, row }),
            }
        }
        said
    }

    /// Whether it is what was typed, endings and small slips forgiven.
    fn is_meant(&self, words: &Words, typed: &str) -> bool {
        let said = self.said(words).into_iter().map(|said| said.text);
        let all = std::iter::once(words.get(&self.text())).chain(said).collect::<Vec<_>>();
        words.finder().tongue.has(typed, &all.join(" "))
    }
}

/// All topics, in the order they come up in a game.
///
/// # Panics
/// If the shipped data does not parse; the tests hold that it does.
pub fn all() -> &'static [Topic] {
    static ALL: OnceLock<Vec<Topic>> = OnceLock::new();
    ALL.get_or_init(|| super::shipped("differences.json", serde_json::from_str(DIFFERENCES)))
}

/// The topics a rule is part of.
pub fn of_rule(id: &str) -> impl Iterator<Item = &'static Topic> {
    all().iter().filter(move |topic| topic.rows.values().flatten().any(|known| known == id))
}

/// The topics that have every word that was typed.
pub fn find<'a>(words: &'a Words, typed: &'a str) -> impl Iterator<Item = &'static Topic> + 'a {
    all().iter().filter(move |topic| topic.is_meant(words, typed))
}
