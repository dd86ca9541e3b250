//! What is printed on the cards, rooms and monsters of our own, in other languages. Games, packs and the Box keep it in
//! English, whatever language is on; it is looked up when it is shown. What others have called theirs is nobody's to change.

use crate::catalog::locale;
use crate::catalog::packed;
use crate::catalog::shipped::shipped;
use serde::Deserialize;
use serde_json::Value;
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::OnceLock;

/// What is printed in a pack of our own, in English.
#[derive(Debug)]
pub struct Pack {
    /// The pack: `home-brew`, which is its file's name in other languages too.
    pub id: &'static str,
    /// What its things are called, each with the lines below its names: a card and what it makes of a munchkin may have the
    /// same name and two lines.
    pub names: BTreeMap<String, BTreeSet<String>>,
    /// Other words in it: what hangs over a munchkin.
    pub texts: BTreeSet<String>,
}

/// All that is printed in English.
///
/// # Panics
/// If a shipped pack does not parse; the tests hold that all do.
pub fn english() -> &'static [Pack] {
    static ALL: OnceLock<Vec<Pack>> = OnceLock::new();
    ALL.get_or_init(|| {
        let mut packs: BTreeMap<&str, Pack> = BTreeMap::new();
        for (path, text) in packed::own_packs() {
            // A pack is a folder, or a file.
            let id = path.split_once('/').map_or(path.trim_end_matches(".json"), |(folder, _)| folder);
            let empty = || Pack { id, names: BTreeMap::new(), texts: BTreeSet::new() };
            let pack = packs.entry(id).or_insert_with(empty);
            let all: BTreeMap<String, Value> = shipped(path, serde_json::from_str(text));
            // The pack's own name stands on nothing.
            all.values().filter(|part| part.is_array()).for_each(|part| pack.look_through(part));
        }
        packs.into_values().collect()
    })
}

impl Pack {
    fn look_through(&mut self, part: &Value) {
        match part {
            Value::Array(all) => all.iter().for_each(|one| self.look_through(one)),
            Value::Object(fields) => {
                let text = |field: &str| fields.get(field).and_then(Value::as_str).filter(|text| !text.is_empty());
                if let Some(name) = text("name") {
                    let lines = self.names.entry(name.to_owned()).or_default();
                    lines.extend(["flavour", "note"].into_iter().filter_map(text).map(str::to_owned));
                }
                self.texts.extend(text("text").map(str::to_owned));
                fields.values().for_each(|field| self.look_through(field));
            }
            _ => {}
        }
    }
}

/// A name in another language, and the line below it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Named {
    /// The name.
    pub name: String,
    /// The line, where the English has one.
    #[serde(default)]
    pub note: String,
}

/// What is printed in a pack, in another language: a file `cards/PACK.json`.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Told {
    /// By the English name.
    pub names: BTreeMap<String, Named>,
    /// By the English text.
    #[serde(default)]
    pub texts: BTreeMap<String, String>,
}

/// What a language has of a pack.
///
/// # Panics
/// If a shipped file does not parse; the tests hold that all do.
pub fn told(locale: &str, pack: &str) -> Option<Told> {
    let path = format!("cards/{pack}.json");
    Some(shipped(&path, serde_json::from_str(locale::file(locale, &path)?)))
}

/// What is printed, by what is printed in English, and the other way round.
#[derive(Debug, Default)]
pub struct Printed {
    by_english: HashMap<String, String>,
    /// By what stands here, in small letters.
    english: HashMap<String, String>,
}

impl Printed {
    /// As a language says it; nothing is otherwise in English.
    pub fn load(locale: &str) -> Printed {
        let mut printed = Printed::default();
        if locale == locale::FALLBACK {
            return printed;
        }
        for pack in english() {
            let mut said = told(locale, pack.id).unwrap_or_default();
            for (name, lines) in &pack.names {
                let Some(named) = said.names.remove(name) else { continue };
                printed.add(name, named.name);
                if let Some(line) = lines.first().filter(|_| !named.note.is_empty()) {
                    printed.add(line, named.note);
                }
            }
            said.texts.into_iter().for_each(|(text, here)| printed.add(&text, here));
        }
        printed
    }

    /// In a language made up.
    pub fn changed(change: fn(&str) -> Cow<'_, str>) -> Printed {
        let mut printed = Printed::default();
        for pack in english() {
            let all = pack.names.keys().chain(pack.names.values().flatten()).chain(&pack.texts);
            all.for_each(|text| printed.add(text, change(text).into_owned()));
        }
        printed
    }

    fn add(&mut self, english: &str, here: String) {
        // What a munchkin is of is written small in rules and large on its card, which comes first.
        self.english.entry(here.to_lowercase()).or_insert_with(|| english.to_owned());
        self.by_english.insert(english.to_owned(), here);
    }

    /// What stands for an English text, if it is one of ours.
    pub fn here(&self, english: &str) -> Option<&str> {
        self.by_english.get(english).map(String::as_str)
    }

    /// The English of what stands here, if it is one of ours.
    pub fn english(&self, here: &str) -> Option<&str> {
        self.english.get(&here.to_lowercase()).map(String::as_str)
    }
}
