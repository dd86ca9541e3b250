//! The dungeon of the day on the command line: its set-up plays, its dice are called what they are, its result is a line.

use crate::run::{standie, standie_at};
use serde_json::json;

#[test]
fn the_dungeon_of_a_day_plays_from_its_set_up_and_ends_in_a_line() {
    let folder = crate::fair::quick();
    let (home, game) = (folder.path().join("home"), folder.path().join("daily.standie"));
    let game = game.to_str().expect("UTF-8");
    let day = standie(&["daily", "--date", "2026-11-20", "--json"], b"").fine().out;
    let new: serde_json::Value = serde_json::from_str(&day).expect("JSON");
    assert_eq!((&new["seed"], &new["name"]), (&json!(20_261_120), &json!("2026-11-20")));
    assert_eq!(new["setup"]["seats"].as_array().map(Vec::len), Some(4));
    let path = folder.path().join("new.json");
    std::fs::write(&path, &day).expect("written");
    let path = path.to_str().expect("UTF-8");
    standie_at(&home, &["play", path, "--journal", game], b"\"chance\"\n").fine();
    let said = standie_at(&home, &["fair", game], b"").fine().out;
    assert!(said.contains("everybody gets these dice") || said.contains("Everybody gets these dice"), "{said}");
    assert!(!said.contains("picked by hand"), "{said}");
    let story = || standie_at(&home, &["story", game, "--json"], b"").json();
    assert_eq!(story().get("daily"), None, "not while it runs");
    let bots = ["simulate", "--players", "4", "--bots", "greedy,greedy,greedy,greedy", "--journal", game];
    standie_at(&home, &bots, b"").fine();
    let line = story()["daily"].as_str().expect("a line").to_owned();
    assert!(line.contains("20 November 2026") && line.contains("Worst moment"), "{line}");
    assert!(standie_at(&home, &["story", game], b"").fine().out.trim_end().ends_with(&line));
}

#[test]
fn a_day_is_told_with_its_company_and_what_is_no_day_is_refused() {
    let told = standie(&["daily", "--date", "2026-11-20"], b"").fine().out;
    assert!(told.starts_with("20 November 2026\nYou against "), "{told}");
    assert_ne!(
        told,
        standie(&["daily", "--date", "2026-11-21"], b"").fine().out,
        "other company, or at least another day"
    );
    assert!(standie(&["daily"], b"").fine().out.contains("You against"));
    for wrong in ["2026-13-01", "yesterday", "2026-2-3", ""] {
        let ran = standie(&["daily", "--date", wrong], b"");
        assert_eq!(ran.code, Some(2), "{wrong}");
        assert!(ran.err.contains("--date") && ran.err.contains("2026-11-20"), "{}", ran.err);
    }
}
