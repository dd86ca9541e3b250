//! The rules of the ledgers in other languages: `ledger/SYSTEM.csv` with the id of a row, the rule and its remarks, and
//! `ledger/SYSTEM-sections.json` with the sections by their English names. What a language lacks is told in English, and
//! marked.

use crate::catalog::ledger::{self, Row};
use crate::catalog::locale;
use crate::catalog::shipped::shipped;
use serde::Deserialize;
use std::borrow::Cow;
use std::collections::HashMap;

/// A row as a file of a language has it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Told {
    /// The row's id.
    pub id: String,
    /// The rule.
    pub rule: String,
    /// Its remarks; none where English has some says that they are not told yet.
    #[serde(default)]
    pub notes: String,
}

/// The rows a language has of a ledger; none if it has no such file.
///
/// # Errors
/// Where the file is not one.
pub fn told(locale: &str, system: &str) -> Result<Vec<Told>, csv::Error> {
    let text = locale::file(locale, &format!("ledger/{system}.csv")).unwrap_or_default();
    csv::Reader::from_reader(text.as_bytes()).deserialize().collect()
}

/// The names a language has for the sections of a ledger, by those in English.
///
/// # Errors
/// Where the file is not one.
pub fn sections(locale: &str, system: &str) -> Result<HashMap<String, String>, serde_json::Error> {
    let text = locale::file(locale, &format!("ledger/{system}-sections.json"));
    serde_json::from_str(text.unwrap_or("{}"))
}

/// The rules of all ledgers in a language.
#[derive(Debug, Default)]
pub struct Laws {
    rows: HashMap<String, Told>,
    sections: HashMap<String, String>,
}

impl Laws {
    /// As a language has them; the ledgers themselves are in English.
    ///
    /// # Panics
    /// If a shipped file does not parse; the tests hold that all do.
    pub fn load(locale: &str) -> Laws {
        let mut laws = Laws::default();
        if locale == locale::FALLBACK {
            return laws;
        }
        for system in ledger::systems() {
            let rows = shipped("ledger.csv", told(locale, system));
            laws.rows.extend(rows.into_iter().map(|row| (row.id.clone(), row)));
            laws.sections.extend(shipped("sections.json", sections(locale, system)));
        }
        laws
    }

    /// In a language made up.
    pub fn changed(change: fn(&str) -> Cow<'_, str>) -> Laws {
        let mut laws = Laws::default();
        let said = |text: &str| change(text).into_owned();
        for row in ledger::systems().flat_map(ledger::of) {
            let told = Told { id: row.id.clone(), rule: said(&row.rule), notes: said(&row.notes) };
            laws.rows.insert(row.id.clone(), told);
            laws.sections.insert(row.section.clone(), said(&row.section));
        }
        laws
    }

    /// What a row says.
    pub fn rule(&self, row: &Row) -> Option<&str> {
        self.rows.get(&row.id).map(|told| told.rule.as_str()).filter(|rule| !rule.is_empty())
    }

    /// What is remarked on it.
    pub fn notes(&self, row: &Row) -> Option<&str> {
        self.rows.get(&row.id).map(|told| told.notes.as_str()).filter(|notes| !notes.is_empty())
    }

    /// What a section is called.
    pub fn section(&self, english: &str) -> Option<&str> {
        self.sections.get(english).map(String::as_str)
    }
}
