//! Reading a pack, and every fault in it: which entry and field, what was found, what is allowed.

use super::{FaceEntry, MonsterEntry, Pack, RoomEntry, VERSION};
use crate::rules::card::{CardDef, KindDef};
use crate::rules::setup::{NAME_LIMIT, shown_as_is, sound_name};
use crate::rules::system::SearchIcon;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use std::collections::HashMap;

/// Most entries of a kind in one pack.
const ENTRY_LIMIT: usize = 10_000;
/// Most icons of a room, most keywords of a monster.
const LIST_LIMIT: usize = 20;

/// A fault of a pack: which entry and field, what was found, what is allowed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{field}: {problem}")]
pub struct Fault {
    /// Path of the field, `rooms[3].faces[0].name`.
    pub field: String,
    /// What is wrong with it.
    pub problem: String,
}

/// A pack whose entries have not been read yet.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "pack")]
struct Outline<'a> {
    standie_pack: u32,
    name: String,
    #[serde(default, borrow)]
    rooms: Vec<&'a RawValue>,
    #[serde(default, borrow)]
    monsters: Vec<&'a RawValue>,
    #[serde(default, borrow)]
    cards: Vec<&'a RawValue>,
    #[serde(default, borrow)]
    kinds: Vec<&'a RawValue>,
}

impl Pack {
    /// Reads a pack that has to be sound.
    ///
    /// # Errors
    /// Its first fault.
    pub fn parse(text: &str) -> Result<Pack, Fault> {
        let (pack, mut faults) = Pack::read(text);
        if faults.is_empty() { Ok(pack) } else { Err(faults.swap_remove(0)) }
    }

    /// Reads as much of a pack as can be read, and every fault of it.
    pub fn read(text: &str) -> (Pack, Vec<Fault>) {
        let outline: Outline<'_> = match shape(text, "") {
            Ok(outline) => outline,
            Err(fault) => return (Pack::default(), vec![fault]),
        };
        let mut faults = Vec::new();
        let rooms: Vec<Option<RoomEntry>> = entries("rooms", &outline.rooms, &mut faults);
        let monsters: Vec<Option<MonsterEntry>> = entries("monsters", &outline.monsters, &mut faults);
        let cards: Vec<Option<CardDef>> = entries("cards", &outline.cards, &mut faults);
        let kinds: Vec<Option<KindDef>> = entries("kinds", &outline.kinds, &mut faults);
        head(outline.standie_pack, &outline.name, (rooms.len(), monsters.len()), &mut faults);
        all_rooms(rooms.iter().map(Option::as_ref), &mut faults);
        all_monsters(monsters.iter().map(Option::as_ref), &mut faults);
        let pack = Pack {
            standie_pack: outline.standie_pack,
            name: outline.name,
            rooms: rooms.into_iter().flatten().collect(),
            monsters: monsters.into_iter().flatten().collect(),
            cards: cards.into_iter().flatten().collect(),
            kinds: kinds.into_iter().flatten().collect(),
        };
        (pack, faults)
    }

    /// Every fault of a pack made by hand.
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        head(self.standie_pack, &self.name, (self.rooms.len(), self.monsters.len()), &mut faults);
        all_rooms(self.rooms.iter().map(Some), &mut faults);
        all_monsters(self.monsters.iter().map(Some), &mut faults);
        faults
    }
}

/// Reads a text into a shape, or says which field does not fit.
fn shape<'a, T: Deserialize<'a>>(text: &'a str, at: &str) -> Result<T, Fault> {
    let mut de = serde_json::Deserializer::from_str(text);
    // A list in the order of an object's fields is no object.
    if text.trim_start().starts_with('[') {
        let field = if at.is_empty() { "." } else { at };
        return Err(Fault { field: field.to_owned(), problem: "invalid type: a list, expected an object".to_owned() });
    }
    let value = serde_path_to_error::deserialize(&mut de).map_err(|e| {
        let field = match (at, e.path().to_string().as_str()) {
            ("", path) => path.to_owned(),
            (at, "." | "?") => at.to_owned(),
            (at, path) => format!("{at}.{path}"),
        };
        // Lines are counted in the whole text; those of an entry alone would mislead.
        let problem = e.inner().to_string();
        let problem = problem.split(" at line ").next().filter(|_| !at.is_empty()).unwrap_or(&problem).to_owned();
        Fault { field, problem }
    })?;
    de.end().map_err(|e| Fault { field: ".".to_owned(), problem: e.to_string() })?;
    Ok(value)
}

fn entries<T: DeserializeOwned>(kind: &str, raw: &[&RawValue], faults: &mut Vec<Fault>) -> Vec<Option<T>> {
    let mut entries = Vec::new();
    for (i, raw) in raw.iter().enumerate() {
        match shape(raw.get(), &format!("{kind}[{i}]")) {
            Ok(entry) => entries.push(Some(entry)),
            Err(fault) => {
                faults.push(fault);
                entries.push(None);
            }
        }
    }
    entries
}

fn say(faults: &mut Vec<Fault>, field: String, problem: String) {
    faults.push(Fault { field, problem });
}

fn head(version: u32, name: &str, (rooms, monsters): (usize, usize), faults: &mut Vec<Fault>) {
    if version != VERSION {
        say(faults, "standie_pack".to_owned(), format!("found version {version}, allowed is {VERSION}"));
    }
    words(faults, "name".to_owned(), name);
    for (field, count) in [("rooms", rooms), ("monsters", monsters)] {
        if count > ENTRY_LIMIT {
            say(faults, field.to_owned(), format!("found {count} entries, allowed are {ENTRY_LIMIT}"));
        }
    }
}

fn all_rooms<'a>(rooms: impl Iterator<Item = Option<&'a RoomEntry>>, faults: &mut Vec<Fault>) {
    let mut seen = HashMap::new();
    for (i, room) in rooms.enumerate() {
        let Some(room) = room else { continue };
        if !(1..=2).contains(&room.faces.len()) {
            let problem = format!("found {} faces, allowed are 1 or 2", room.faces.len());
            say(faults, format!("rooms[{i}].faces"), problem);
        }
        for (j, face) in room.faces.iter().enumerate() {
            one_face(face, &format!("rooms[{i}].faces[{j}]"), &mut seen, faults);
        }
    }
}

fn one_face(face: &FaceEntry, at: &str, seen: &mut HashMap<String, String>, faults: &mut Vec<Fault>) {
    one_name(&face.name, at, seen, faults);
    words(faults, format!("{at}.note"), &face.note);
    list(faults, format!("{at}.icons"), face.icons.len());
    for (k, icon) in face.icons.iter().enumerate() {
        words(faults, format!("{at}.icons[{k}].who"), &icon.who);
    }
    if let Some(SearchIcon::By(by)) = face.search {
        number(faults, format!("{at}.search.by"), by.into(), -20, 20);
    }
}

fn all_monsters<'a>(monsters: impl Iterator<Item = Option<&'a MonsterEntry>>, faults: &mut Vec<Fault>) {
    let mut seen = HashMap::new();
    for (i, monster) in monsters.enumerate() {
        let Some(monster) = monster else { continue };
        let at = format!("monsters[{i}]");
        one_name(&monster.name, &at, &mut seen, faults);
        for (name, found, low, high) in [
            ("level", monster.level.map(i64::from), 1, 999),
            ("dice", monster.dice.map(i64::from), 0, 40),
            ("treasures", monster.treasures.map(i64::from), 0, 99),
        ] {
            if let Some(found) = found {
                number(faults, format!("{at}.{name}"), found, low, high);
            }
        }
        words(faults, format!("{at}.note"), &monster.note);
        list(faults, format!("{at}.keywords"), monster.keywords.len());
        for (k, word) in monster.keywords.iter().enumerate() {
            words(faults, format!("{at}.keywords[{k}]"), word);
        }
        list(faults, format!("{at}.against"), monster.against.len());
        for (k, against) in monster.against.iter().enumerate() {
            words(faults, format!("{at}.against[{k}].who"), &against.who);
            number(faults, format!("{at}.against[{k}].strength"), against.strength.into(), -99, 99);
            number(faults, format!("{at}.against[{k}].dice"), against.dice.into(), -20, 20);
        }
    }
}

/// A name that has to be there, once in a pack.
fn one_name(name: &str, at: &str, seen: &mut HashMap<String, String>, faults: &mut Vec<Fault>) {
    let field = format!("{at}.name");
    if name.is_empty() {
        say(faults, field, "found an empty name; every entry of a pack has one".to_owned());
    } else if !sound_name(name) {
        words(faults, field, name);
    } else if let Some(first) = seen.insert(name.to_lowercase(), at.to_owned()) {
        say(faults, field, format!("found {name:?}, which {first} has already"));
    }
}

fn number(faults: &mut Vec<Fault>, field: String, found: i64, low: i64, high: i64) {
    if !(low..=high).contains(&found) {
        say(faults, field, format!("found {found}, allowed are {low} to {high}"));
    }
}

fn list(faults: &mut Vec<Fault>, field: String, count: usize) {
    if count > LIST_LIMIT {
        say(faults, field, format!("found {count} entries, allowed are {LIST_LIMIT}"));
    }
}

/// A text that can be kept and shown.
fn words(faults: &mut Vec<Fault>, field: String, text: &str) {
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
