//! The boards and the first turn in `assets/examples`, as README and manual page show them, against golden answers.
//! `STANDIE_BLESS=1` writes those anew.

use crate::run::{Folder, asset, standie};
use serde_json::Value;
use std::path::{Path, PathBuf};

fn example(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/examples").join(name);
    path.to_str().expect("UTF-8").to_owned()
}

/// Compares with the golden file of that name.
#[track_caller]
fn golden(name: &str, found: &str) {
    let path: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli/golden").join(name);
    if std::env::var_os("STANDIE_BLESS").is_some() {
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        std::fs::write(&path, found).expect("written");
        return;
    }
    let expected = std::fs::read_to_string(&path).expect("a golden file");
    for (number, (want, have)) in (1..).zip(expected.lines().zip(found.lines())) {
        assert_eq!(have, want, "{} line {number}", path.display());
    }
    assert_eq!(found.lines().count(), expected.lines().count(), "as long as {}", path.display());
}

#[test]
fn the_boards_resolve_as_shown() {
    for name in ["gallery", "house-rules"] {
        let board = example(&format!("{name}.json"));
        let answer: Value = standie(&["resolve", &board, "--json"], b"").json();
        let pretty = serde_json::to_string_pretty(&answer).expect("JSON");
        golden(&format!("{name}.json"), &format!("{pretty}\n"));
        golden(&format!("{name}.txt"), &standie(&["resolve", &board], b"").fine().out);
    }
}

#[test]
fn the_first_turn_plays_as_shown() {
    let (new, script) = (example("new-table.json"), example("first-turn.jsonl"));
    let told = standie(&["play", &new, "--script", &script], b"").fine().out;
    assert!(!told.contains("\n! "), "nothing in it is refused: {told}");
    golden("first-turn.txt", &told);
    let folder = Folder::new();
    let save = folder.arg("first.standie");
    standie(&["play", &new, "--script", &script, "--journal", &save], b"").fine();
    let replay = standie(&["replay", &save, "--json"], b"").json();
    let pretty = serde_json::to_string_pretty(&replay).expect("JSON");
    golden("first-turn.json", &format!("{pretty}\n"));
}

#[test]
fn the_examples_show_what_they_are_for() {
    let gallery = asset("tests/cli/golden/gallery.json");
    for shown in ["\"entrance\"", "\"darkness\": true", "\"target reached\"", "\"slow\"", "\"lurking\"", "\"locked\""] {
        assert!(gallery.contains(shown), "{shown}");
    }
    let rules = asset("tests/cli/golden/house-rules.json");
    for shown in ["\"fast done\"", "\"unknown arrow\"", "\"blocked link\"", "\"target here\"", "\"target reached\""] {
        assert!(rules.contains(shown), "{shown}");
    }
}
