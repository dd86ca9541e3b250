//! Reading a pack, and every fault in it: which entry and field, what was found, what is allowed.

mod cards;
mod counted;
mod does;
mod foes;
mod known;
mod matrix;
pub(super) mod told;

use super::{FaceEntry, LIMIT, MatrixEntry, MonsterEntry, Pack, RoomEntry, VERSION};
use crate::catalog::shipped;
use crate::rules::card::{CardDef, CardId, KindDef, PlayerCard};
use crate::rules::dungeon::room::SearchIcon;
use crate::rules::system::FIRST;
use counted::{Entries, Room};
use foes::{all_against, known_in_full, one_monster};
use known::Known;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use std::collections::HashMap;
use told::{Fault, LIST_LIMIT, count, list, number, numbers, one_name, say, tell, text, words};

/// Longest piece of a pack that a fault quotes, in characters.
const QUOTE_LIMIT: usize = 300;

/// A pack whose entries have not been read yet.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "pack")]
struct Outline<'a> {
    standie_pack: u32,
    name: String,
    #[serde(default)]
    system: Option<String>,
    #[serde(default, borrow)]
    rooms: Entries<'a>,
    #[serde(default, borrow)]
    monsters: Entries<'a>,
    #[serde(default, borrow)]
    cards: Entries<'a>,
    #[serde(default, borrow)]
    kinds: Entries<'a>,
    #[serde(default, borrow)]
    matrix: Entries<'a>,
    #[serde(default, borrow)]
    players: Entries<'a>,
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
        if text.len() as u64 > LIMIT {
            let problem = format!("found {} bytes, allowed are {LIMIT}", text.len());
            return (Pack::default(), vec![Fault { field: ".".to_owned(), problem }]);
        }
        let outline: Outline<'_> = match shape(text, "") {
            Ok(outline) => outline,
            Err(fault) => return (Pack::default(), vec![fault]),
        };
        let mut faults = Vec::new();
        let mut room = Room::default();
        let rooms: Vec<Option<RoomEntry>> = entries("rooms", &outline.rooms, &mut room, &mut faults);
        let monsters: Vec<Option<MonsterEntry>> = entries("monsters", &outline.monsters, &mut room, &mut faults);
        let cards: Vec<Option<CardDef>> = entries("cards", &outline.cards, &mut room, &mut faults);
        let kinds: Vec<Option<KindDef>> = entries("kinds", &outline.kinds, &mut room, &mut faults);
        let matrix: Vec<Option<MatrixEntry>> = entries("matrix", &outline.matrix, &mut room, &mut faults);
        let players: Vec<Option<PlayerCard>> = entries("players", &outline.players, &mut room, &mut faults);
        Lists {
            rooms: rooms.iter().map(Option::as_ref).collect(),
            monsters: monsters.iter().map(Option::as_ref).collect(),
            cards: cards.iter().map(Option::as_ref).collect(),
            kinds: kinds.iter().map(Option::as_ref).collect(),
            matrix: matrix.iter().map(Option::as_ref).collect(),
            players: players.iter().map(Option::as_ref).collect(),
        }
        .check((outline.standie_pack, &outline.name, outline.system.as_deref()), &mut faults);
        let pack = Pack {
            standie_pack: outline.standie_pack,
            name: outline.name,
            system: outline.system,
            rooms: rooms.into_iter().flatten().collect(),
            monsters: monsters.into_iter().flatten().collect(),
            cards: cards.into_iter().flatten().collect(),
            kinds: kinds.into_iter().flatten().collect(),
            matrix: matrix.into_iter().flatten().collect(),
            players: players.into_iter().flatten().collect(),
        };
        (pack, faults)
    }

    /// Every fault of a pack made by hand.
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        count("rooms", self.rooms.len(), &mut faults);
        count("monsters", self.monsters.len(), &mut faults);
        count("cards", self.cards.len(), &mut faults);
        count("kinds", self.kinds.len(), &mut faults);
        count("matrix", self.matrix.len(), &mut faults);
        count("players", self.players.len(), &mut faults);
        Lists {
            rooms: self.rooms.iter().map(Some).collect(),
            monsters: self.monsters.iter().map(Some).collect(),
            cards: self.cards.iter().map(Some).collect(),
            kinds: self.kinds.iter().map(Some).collect(),
            matrix: self.matrix.iter().map(Some).collect(),
            players: self.players.iter().map(Some).collect(),
        }
        .check((self.standie_pack, &self.name, self.system.as_deref()), &mut faults);
        faults
    }
}

/// The entries of a pack, those that could be read.
struct Lists<'a> {
    rooms: Vec<Option<&'a RoomEntry>>,
    monsters: Vec<Option<&'a MonsterEntry>>,
    cards: Vec<Option<&'a CardDef>>,
    kinds: Vec<Option<&'a KindDef>>,
    matrix: Vec<Option<&'a MatrixEntry>>,
    players: Vec<Option<&'a PlayerCard>>,
}

impl Lists<'_> {
    /// Every fault of what can be read.
    fn check(&self, (version, name, system): (u32, &str, Option<&str>), faults: &mut Vec<Fault>) {
        head(version, name, faults);
        let rules = shipped::rules_of(system.unwrap_or(FIRST)).unwrap_or_else(|| {
            let problem = format!("found {system:?}, allowed are quest, classic, short, shadowrun");
            faults.push(Fault { field: "system".to_owned(), problem });
            shipped::rules()
        });
        let known = Known::of(rules, &self.cards, &self.kinds);
        let mut taken = HashMap::new();
        all_rooms(self.rooms.iter().copied(), &known, faults);
        all_monsters(self.monsters.iter().copied(), &known, &mut taken, faults);
        cards::all_cards(self.cards.iter().copied(), &known, &mut taken, faults);
        cards::all_kinds(self.kinds.iter().copied(), &known, faults);
        matrix::all(self.matrix.iter().copied(), &known, &mut taken, faults);
        all_players(self.players.iter().copied(), faults);
    }
}

/// The faults of the cards of seats: a name each, and one a colour at most.
fn all_players<'a>(players: impl Iterator<Item = Option<&'a PlayerCard>>, faults: &mut Vec<Fault>) {
    let (mut seen, mut colours) = (HashMap::new(), HashMap::new());
    for (i, card) in players.enumerate() {
        let Some(card) = card else { continue };
        let at = format!("players[{i}]");
        one_name(&card.name, &at, &mut seen, faults);
        words(faults, format!("{at}.flavour"), &card.flavour);
        if let Some(first) = colours.insert(card.colour, i) {
            let problem = format!("found {:?}, which players[{first}] has already", card.colour.name());
            say(faults, format!("{at}.colour"), problem);
        }
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
        // What stands for one of several things is a name, alone or as the one field of an object.
        let problem = if problem == "expected value" { "invalid type, expected one name".to_owned() } else { problem };
        Fault { field: brief(&field), problem: quoted(&problem) }
    })?;
    de.end().map_err(|e| Fault { field: ".".to_owned(), problem: e.to_string() })?;
    Ok(value)
}

/// A piece of a pack, of a length a person would read.
fn brief(text: &str) -> String {
    match text.char_indices().nth(QUOTE_LIMIT) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// A message with what it quotes of the pack cut short; what is allowed is said in full.
fn quoted(problem: &str) -> String {
    match problem.rsplit_once(", expected ") {
        Some((found, expected)) => format!("{}, expected {expected}", brief(found)),
        None => brief(problem),
    }
}

fn entries<T: DeserializeOwned + Serialize>(
    kind: &str,
    listed: &Entries<'_>,
    room: &mut Room,
    faults: &mut Vec<Fault>,
) -> Vec<Option<T>> {
    let mut entries = Vec::with_capacity(listed.first.len());
    count(kind, listed.count, faults);
    for (i, raw) in listed.first.iter().enumerate() {
        let at = format!("{kind}[{i}]");
        match room.take(raw, &at).and_then(|()| shape(raw.get(), &at)).and_then(|entry| as_written(raw, entry, &at)) {
            Ok(entry) => entries.push(Some(entry)),
            Err(fault) => {
                tell(faults, fault);
                entries.push(None);
            }
        }
    }
    entries
}

/// An entry that was read, unless it has a list in it where an object belongs.
fn as_written<T: Serialize>(raw: &RawValue, entry: T, at: &str) -> Result<T, Fault> {
    fn listed(raw: &Value, read: &Value, at: &str) -> Option<String> {
        match (raw, read) {
            (Value::Array(_), Value::Object(_)) => Some(at.to_owned()),
            (Value::Array(raw), Value::Array(read)) => {
                let mut pairs = raw.iter().zip(read).enumerate();
                pairs.find_map(|(i, (raw, read))| listed(raw, read, &format!("{at}[{i}]")))
            }
            (Value::Object(raw), Value::Object(read)) => {
                let mut pairs = raw.iter().filter_map(|(name, raw)| Some((name, raw, read.get(name)?)));
                pairs.find_map(|(name, raw, read)| listed(raw, read, &format!("{at}.{name}")))
            }
            _ => None,
        }
    }
    let (Ok(written), Ok(read)) = (serde_json::from_str::<Value>(raw.get()), serde_json::to_value(&entry)) else {
        return Ok(entry);
    };
    match listed(&written, &read, at) {
        Some(field) => Err(Fault { field, problem: "invalid type: a list, expected an object".to_owned() }),
        None => Ok(entry),
    }
}

fn head(version: u32, name: &str, faults: &mut Vec<Fault>) {
    if version != VERSION {
        say(faults, "standie_pack".to_owned(), format!("found version {version}, allowed is {VERSION}"));
    }
    words(faults, "name".to_owned(), name);
}

fn all_rooms<'a>(rooms: impl Iterator<Item = Option<&'a RoomEntry>>, known: &Known, faults: &mut Vec<Fault>) {
    let mut seen = HashMap::new();
    for (i, room) in rooms.enumerate() {
        let Some(room) = room else { continue };
        if !(1..=2).contains(&room.faces.len()) {
            let problem = format!("found {} faces, allowed are 1 or 2", room.faces.len());
            say(faults, format!("rooms[{i}].faces"), problem);
        }
        for (j, face) in room.faces.iter().take(LIST_LIMIT).enumerate() {
            let at = format!("rooms[{i}].faces[{j}]");
            one_name(&face.name, &at, &mut seen, faults);
            one_face(face, &at, known, faults);
        }
    }
}

fn one_face(face: &FaceEntry, at: &str, known: &Known, faults: &mut Vec<Fault>) {
    words(faults, format!("{at}.note"), &face.note);
    list(faults, format!("{at}.icons"), face.icons.len());
    for (k, icon) in face.icons.iter().take(LIST_LIMIT).enumerate() {
        text(faults, format!("{at}.icons[{k}].who"), &icon.who);
    }
    all_against(&face.fight, &format!("{at}.fight"), faults);
    list(faults, format!("{at}.enter"), face.enter.len());
    for (k, rule) in face.enter.iter().take(LIST_LIMIT).enumerate() {
        let at = format!("{at}.enter[{k}]");
        text(faults, format!("{at}.who"), &rule.who);
        number(faults, format!("{at}.health"), rule.health.into(), -20, 20);
        number(faults, format!("{at}.gold"), rule.gold.into(), -1_000_000, 1_000_000);
        if rule.health == 0 && rule.gold == 0 {
            say(faults, at, "found neither health nor gold, so it would do nothing".to_owned());
        }
    }
    if let Some(cost) = face.link_cost {
        number(faults, format!("{at}.link_cost"), cost.into(), 0, 9);
    }
    if let Some(SearchIcon::By(by)) = face.search {
        number(faults, format!("{at}.search.by"), by.into(), -20, 20);
    }
    if let Some(deal) = &face.deal {
        cards::deal(deal, &format!("{at}.deal"), known, faults);
    }
}

fn all_monsters<'a>(
    monsters: impl Iterator<Item = Option<&'a MonsterEntry>>,
    known: &Known,
    taken: &mut HashMap<CardId, String>,
    faults: &mut Vec<Fault>,
) {
    let mut seen = HashMap::new();
    for (i, monster) in monsters.enumerate() {
        let Some(monster) = monster else { continue };
        let at = format!("monsters[{i}]");
        one_name(&monster.name, &at, &mut seen, faults);
        if let Some(card) = monster.number {
            numbers(card, format!("{at}.number"), taken, faults);
            known_in_full(monster, &at, faults);
        }
        one_monster(monster, &at, known, faults);
    }
}
