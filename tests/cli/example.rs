//! The examples of fights that ship with the command line: a table, and a script for it.

use crate::run::{Folder, asset, standie};

/// The lines of an example.
pub fn script(name: &str) -> String {
    asset(&format!("assets/examples/{name}.play.jsonl"))
}

fn table(name: &str) -> String {
    asset(&format!("assets/examples/{name}.play.json"))
}

/// The script as far as a comment that begins so.
#[track_caller]
pub fn until(name: &str, mark: &str) -> String {
    let script = script(name);
    let end = script.find(&format!("\n# {mark}")).unwrap_or_else(|| panic!("no {mark:?} in the example"));
    script[..=end].to_owned()
}

/// What is told of an example that is played to its end; nothing in it may be refused.
#[track_caller]
pub fn told(name: &str) -> String {
    let folder = Folder::new();
    let (table, lines) = (folder.put("table.json", table(name)), folder.put("lines.jsonl", script(name)));
    let told = standie(&["play", &table, "--script", &lines], b"").fine().out;
    assert!(!told.contains("\n! "), "nothing in it is refused: {told}");
    told
}

/// All of it is told, one after the other.
#[track_caller]
pub fn in_order(told: &str, all: &[&str]) {
    let mut rest = told;
    for words in all {
        let at = rest.find(words).unwrap_or_else(|| panic!("{words:?}, after what came before, in {told}"));
        rest = &rest[at..];
    }
}

/// No proper name of a rulebook is in an example.
#[track_caller]
pub fn names_none_of(name: &str, names: &[&str]) {
    let shipped = format!("{}{}", script(name), table(name)).to_lowercase();
    for name in names {
        assert!(!shipped.contains(name), "{name}");
    }
}
