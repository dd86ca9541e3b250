//! The ledgers: every rule of a rule set in our own words, one atomic rule a row.

use crate::rules::system::FIRST;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// One row of a ledger.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Row {
    /// The id that facts and refusals cite.
    pub id: String,
    /// Page of the rulebook; empty where the source has none.
    #[serde(default)]
    pub page: String,
    /// Section.
    pub section: String,
    /// What kind of rule it is.
    pub kind: String,
    /// The rule, in our own words.
    pub rule: String,
    /// `yes`, `advisory` or `no`.
    pub testable: String,
    /// Remarks, open questions among them.
    pub notes: String,
}

/// Beginnings of remarks that are meant for those who build, not for those who play.
const FOR_BUILDERS: [&str; 8] =
    ["src:", "Decidable:", "Engine:", "Software:", "Store as", "Implement as", "Bookkeeping", "Derived. Usable"];

/// Of remarks on what the source of a rule does not show.
const OF_THE_SOURCE: [&str; 3] = ["configurable", "lost with a picture", "only in a picture"];

impl Row {
    /// The rule set whose rule it is.
    pub fn system(&self) -> &'static str {
        FILES.iter().find(|file| self.id.starts_with(file.rows)).map_or(FIRST, |file| file.system)
    }

    /// The remarks that mean something at a table; empty if there are none.
    pub fn remarks(&self) -> &str {
        let told = !FOR_BUILDERS.iter().any(|start| self.notes.starts_with(start))
            && !OF_THE_SOURCE.iter().any(|about| self.notes.contains(about));
        if told { &self.notes } else { "" }
    }
}

include!(concat!(env!("OUT_DIR"), "/ledgers.rs"));

/// The ledger of a rule set as it is shipped.
fn unpacked(system: &str) -> String {
    let packed = LEDGERS.iter().find(|(own, _)| *own == system).map_or(&[][..], |(_, packed)| packed);
    super::packed::text("ledger.csv", packed)
}

/// Reads a ledger.
///
/// # Errors
/// Where the file is not a ledger.
pub fn parse(text: &str) -> Result<Vec<Row>, csv::Error> {
    let rows = csv::Reader::from_reader(text.as_bytes()).into_deserialize();
    rows.map(|row| row.map(|row: Row| Row { rule: curled(&row.rule), notes: curled(&row.notes), ..row })).collect()
}

/// Apostrophes as all other texts have them: the files are written on a plain keyboard.
pub fn curled(text: &str) -> String {
    let mut before = ' ';
    let mut curl = |c: char| {
        let opens = before.is_whitespace() || matches!(before, '(' | '“');
        before = c;
        match c {
            '\'' if opens => '‘',
            '\'' => '’',
            other => other,
        }
    };
    text.chars().map(&mut curl).collect()
}

/// The ledger of Munchkin Quest, in the order of the rulebook.
///
/// # Panics
/// If the shipped ledger does not parse; the tests hold that it does.
pub fn quest() -> &'static [Row] {
    static ROWS: OnceLock<Vec<Row>> = OnceLock::new();
    ROWS.get_or_init(|| super::shipped("ledger.csv", parse(&unpacked("quest"))))
}

/// A ledger of a set without a map: whose it is, how the ids of its rows begin, and its sections by their names.
struct File {
    system: &'static str,
    rows: &'static str,
    sections: &'static str,
}

const FILES: [File; 3] = [
    File { system: "classic", rows: "MC-", sections: include_str!("../../assets/systems/classic/sections.json") },
    File { system: "short", rows: "MS-", sections: include_str!("../../assets/systems/short/sections.json") },
    File { system: "shadowrun", rows: "SR-", sections: include_str!("../../assets/systems/shadowrun/sections.json") },
];

/// How many rule sets have a ledger.
pub const SETS: usize = FILES.len() + 1;

/// The rows of a file, once they have been asked for.
fn read(place: usize) -> &'static [Row] {
    static ROWS: [OnceLock<Vec<Row>>; FILES.len()] = [const { OnceLock::new() }; FILES.len()];
    ROWS[place].get_or_init(|| {
        let names: BTreeMap<String, String> =
            super::shipped("sections.json", serde_json::from_str(FILES[place].sections));
        let named = |row: Row| Row { section: names.get(&row.section).cloned().unwrap_or(row.section), ..row };
        super::shipped("ledger.csv", parse(&unpacked(FILES[place].system))).into_iter().map(named).collect()
    })
}

/// The rule sets that have a ledger, as files name them.
pub fn systems() -> impl Iterator<Item = &'static str> {
    std::iter::once(FIRST).chain(FILES.iter().map(|file| file.system))
}

/// The ledger of a rule set; that of Quest where there is no other.
pub fn of(system: &str) -> &'static [Row] {
    FILES.iter().position(|file| file.system == system).map_or_else(quest, read)
}

/// A row by its id, whichever ledger it is in.
pub fn row(id: &str) -> Option<&'static Row> {
    let place = FILES.iter().position(|file| id.starts_with(file.rows));
    place.map_or_else(quest, read).iter().find(|row| row.id == id)
}
