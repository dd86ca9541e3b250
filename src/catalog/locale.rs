//! The languages that ship: a folder of `assets/text` each, and what it says of itself in its `locale.json`.

use crate::catalog::packed;
use crate::catalog::shipped::shipped;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::OnceLock;

include!(concat!(env!("OUT_DIR"), "/packed.rs"));

/// The language everything can be said in.
pub const FALLBACK: &str = "en";

/// How far a language can be relied on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Nobody who speaks it has read it: it is offered, and marked, and never chosen by itself.
    Draft,
    /// A named reviewer has read it.
    Checked,
}

/// What `locale.json` says.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Told {
    name: String,
    status: Status,
    reviewer: Option<String>,
    complete: bool,
}

/// A language that ships.
#[derive(Debug)]
pub struct Locale {
    /// Its name in files and settings: `en`, `de`.
    pub id: &'static str,
    /// What those who speak it call it.
    pub name: String,
    /// How far it can be relied on.
    pub status: Status,
    /// Who has read it; nobody for a draft.
    pub reviewer: Option<String>,
    /// Whether it says that it has every text.
    pub complete: bool,
}

/// All of them, in the order of their ids.
///
/// # Panics
/// If a shipped `locale.json` does not parse; the tests hold that all do.
pub fn all() -> &'static [Locale] {
    static ALL: OnceLock<Vec<Locale>> = OnceLock::new();
    ALL.get_or_init(|| {
        let mut all: Vec<Locale> = PACKED.iter().map(|(id, told, _)| read(id, told)).collect();
        all.sort_unstable_by_key(|locale| locale.id);
        all
    })
}

fn read(id: &'static str, told: &str) -> Locale {
    let Told { name, status, reviewer, complete } = shipped("locale.json", serde_json::from_str(told));
    Locale { id, name, status, reviewer, complete }
}

/// The files of a language by their paths.
type Files = BTreeMap<String, String>;

/// All of a language's; unpacked when somebody first wants one of them.
fn unpacked(id: &str) -> Option<&'static Files> {
    static ALL: OnceLock<Vec<(&str, OnceLock<Files>)>> = OnceLock::new();
    let all = ALL.get_or_init(|| PACKED.iter().map(|(id, ..)| (*id, OnceLock::new())).collect());
    let (_, files) = all.iter().find(|(own, _)| *own == id)?;
    let (.., packed) = PACKED.iter().find(|(own, ..)| *own == id)?;
    Some(files.get_or_init(|| packed::files(id, packed)))
}

/// The first of the languages asked for that has been checked, or English: what nobody has read is for people to choose.
/// A language is asked for as systems write it: `de`, `de-AT`, `de_DE.UTF-8`.
pub fn first(asked: impl IntoIterator<Item = impl AsRef<str>>) -> &'static str {
    first_of(all(), asked)
}

/// The same among some.
pub fn first_of(all: &[Locale], asked: impl IntoIterator<Item = impl AsRef<str>>) -> &'static str {
    let language = |tag: &str| tag.split(['-', '_', '.', '@']).next().unwrap_or_default().to_lowercase();
    let checked = |tag: &str| {
        let mut known = all.iter().filter(|locale| locale.status == Status::Checked);
        known.find(|locale| language(locale.id) == language(tag)).map(|locale| locale.id)
    };
    asked.into_iter().find_map(|tag| checked(tag.as_ref())).unwrap_or(FALLBACK)
}

/// A file of a language.
pub(crate) fn file(id: &str, path: &str) -> Option<&'static str> {
    unpacked(id)?.get(path).map(String::as_str)
}

/// The files of a folder of a language that end in so, in the order of their paths.
pub(crate) fn files(id: &str, folder: Option<&str>, end: &str) -> Vec<&'static str> {
    let fits = |path: &Path| {
        path.extension().is_some_and(|own| own == end) && path.parent() == Some(Path::new(folder.unwrap_or_default()))
    };
    let all = unpacked(id).into_iter().flatten().filter(|(path, _)| fits(Path::new(path)));
    all.map(|(_, said)| said.as_str()).collect()
}
