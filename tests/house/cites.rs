//! What rule sets share cites in each of their ledgers: every row exists, a missing one has a reason, and none is
//! cited alone.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

/// The sources of the rules, by their names there.
fn sources() -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    let mut folders = vec![root().join("src/rules")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(root().join("src/rules")).expect("inside").display().to_string();
                found.insert(name, fs::read_to_string(&path).expect("a source"));
            }
        }
    }
    found
}

/// What is written in the code, comments apart.
fn code(source: &str) -> String {
    source.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

/// The ids of a ledger: its first column.
fn rows(set: &str) -> BTreeSet<String> {
    let text = fs::read_to_string(root().join("assets/systems").join(set).join("ledger.csv")).expect("a ledger");
    let ids = text.lines().map(|line| line.split(',').next().unwrap_or_default().to_owned());
    ids.filter(|id| id.contains('-')).collect()
}

/// The columns of all that is cited by `by!`, as they are written, with the file they are in.
fn columns() -> Vec<(String, BTreeMap<String, String>)> {
    let mut found = Vec::new();
    for (file, source) in sources().into_iter().filter(|(file, _)| file != "cite.rs") {
        for block in code(&source).split("by! {").skip(1) {
            let block = block.split('}').next().unwrap_or_default();
            let mut cells = BTreeMap::new();
            for name in ["quest", "classic", "short", "shadowrun", "others"] {
                let Some((_, rest)) = block.split_once(&format!("{name}: ")) else { continue };
                let end = ["classic: ", "short: ", "shadowrun: ", "others: "].iter().filter_map(|next| rest.find(next));
                let end = end.min().unwrap_or(rest.len());
                cells.insert(name.to_owned(), rest[..end].trim().trim_end_matches(',').to_owned());
            }
            found.push((file.clone(), cells));
        }
    }
    found
}

#[test]
fn every_column_names_rows_of_its_ledger_or_says_why_not() {
    let all = columns();
    assert!(all.len() > 80, "{} found", all.len());
    for (file, cells) in &all {
        let names: Vec<&str> = cells.keys().map(String::as_str).collect();
        let whole = ["classic", "quest", "shadowrun", "short"];
        assert!(names == whole || names == ["others", "quest"], "{file}: {cells:?}");
        for (set, cell) in cells {
            if let Some(why) = cell.strip_prefix("none(") {
                assert!(set != "quest" && why.trim_matches(['"', ')']).len() > 10, "{file}: {set}: {cell}");
                continue;
            }
            let rows = rows(set);
            let ids: Vec<&str> = cell.split('"').skip(1).step_by(2).collect();
            assert!(!ids.is_empty() && ids.len() <= 3, "{file}: {set}: {cell}");
            let other: Vec<_> = ids.iter().filter(|id| !rows.contains(**id)).collect();
            assert!(other.is_empty(), "{file}: the ledger of {set} has no {other:?}");
        }
    }
}

/// Folders and files of the rules that are one set's own: they cite its ledger. The doors are classic's alone as long as no
/// other set has any, and so is the track Shadowrun's.
const OWN: [&str; 5] = ["system/", "dungeon/", "dungeon.rs", "doors/", "track/"];

#[test]
fn what_sets_share_cites_every_ledger_and_none_alone() {
    let mut alone = String::new();
    for (file, source) in sources() {
        let words: String = code(&source).split_whitespace().collect();
        let count = words.matches("cites![\"").count();
        if count > 0 && !OWN.iter().any(|own| file.starts_with(own)) {
            writeln!(alone, "{file} cites one ledger alone {count} times").expect("memory takes it");
        }
    }
    assert!(alone.is_empty(), "{alone}");
}
