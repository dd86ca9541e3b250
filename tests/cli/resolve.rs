//! `standie resolve`: the contract's example to the letter, the printed examples of the rulebook, and every field.

use crate::run::{Folder, asset, standie};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use standie::catalog;
use standie::rules::book::Values;

/// The board of the contract.
pub const CONTRACT: &str = r#"{
  "rooms": [
    {"id": "1", "at": [0, 0], "arrows": {"green": "east"}},
    {"id": "2", "at": [1, 0], "arrows": {"green": "east"}},
    {"id": "3", "at": [2, 0], "arrows": {"green": "east"}},
    {"id": "4", "at": [3, 0], "arrows": {"green": "east"}},
    {"id": "5", "at": [0, 1], "arrows": {"green": "north"}},
    {"id": "8", "at": [3, 1], "arrows": {"green": "east"}}
  ],
  "default_link": "passage",
  "links": [{"room": "8", "side": "east", "kind": "door"}],
  "munchkins": [{"colour": "red", "room": "2", "dead": false}],
  "monsters": [
    {"name": "Goblin", "base": "blue", "room": "8", "movement": [], "passes": [], "smashes": []}
  ],
  "roll": "green",
  "rulings": {"contrary_blocked": "stay"}
}"#;

pub fn contract() -> Value {
    serde_json::from_str(CONTRACT).expect("JSON")
}

/// The answer to a board.
#[track_caller]
fn resolve(board: &Value) -> Value {
    standie(&["resolve", "-", "--json"], board.to_string().as_bytes()).json()
}

/// The board of the contract with a field of its only monster, or of the board, set.
fn with(pointer: &str, key: &str, value: Value) -> Value {
    let mut board = contract();
    board.pointer_mut(pointer).expect("there").as_object_mut().expect("an object").insert(key.to_owned(), value);
    board
}

/// Path and stop of the monster at a place of the answer.
fn way(answer: &Value, monster: usize) -> (Vec<&str>, &str) {
    let monster = &answer["monsters"][monster];
    let path = monster["path"].as_array().expect("a path").iter().map(|r| r.as_str().expect("an id")).collect();
    (path, monster["stop"].as_str().expect("a stop"))
}

#[test]
fn the_contracts_board_gets_the_contracts_answer() {
    let step = |to: &str| json!({"to": to, "by": "arrow", "darkness": false, "cites": ["MQ-MMOV-07"]});
    let expected = json!({
        "roll": "green",
        "monsters": [{
            "name": "Goblin",
            "from": "8",
            "path": ["5", "1", "2", "3", "4"],
            "to": "4",
            "stop": "would retrace",
            "steps": [
                {"to": "5", "by": "arrow", "darkness": true, "cites": ["MQ-MMOV-21"]},
                step("1"), step("2"), step("3"), step("4"),
            ],
            "cites": ["MQ-MMOV-17"],
        }],
        "links_changed": [],
    });
    assert_eq!(standie(&["resolve", "-", "--json"], CONTRACT.as_bytes()).json(), expected);
    let folder = Folder::new();
    let file = folder.put("board.json", CONTRACT);
    assert_eq!(standie(&["resolve", &file, "--json"], b"").json(), expected);
    assert_eq!(standie(&["resolve", "--json", &file], b"").json(), expected, "options stand where they like");
}

#[test]
fn the_text_says_what_the_document_says() {
    let text = standie(&["resolve", "-"], CONTRACT.as_bytes()).fine().out;
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].to_lowercase().contains("green"), "{text}");
    assert_eq!(lines[1], "Goblin: 8 > 5 > 1 > 2 > 3 > 4");
    let cited: Vec<&str> = lines[2..].iter().map(|l| l.split_once('[').expect("a cite").1).collect();
    assert_eq!(cited.len(), 6, "five steps and a stop: {text}");
    let rules = ["MQ-MMOV-21", "MQ-MMOV-07", "MQ-MMOV-07", "MQ-MMOV-07", "MQ-MMOV-07", "MQ-MMOV-17"];
    for (cite, rule) in cited.iter().zip(rules) {
        assert_eq!(*cite, format!("{rule}, p. 13]"));
    }
}

#[test]
fn the_six_printed_examples_come_out() {
    let board: Value = serde_json::from_str(&asset("tests/support/printed.json")).expect("JSON");
    let rows: [(&str, &str, &[&str], &[&str], &[bool], &str, &str); 6] = [
        ("yellow", "Gazebo", &[], &[], &[], "lurking", "MQ-SPEC-06"),
        ("blue", "Horror", &["11", "9"], &["arrow", "arrow"], &[false, true], "blocked link", "MQ-MMOV-08"),
        (
            "purple",
            "Psycho Squirrel",
            &["3", "7", "11"],
            &["arrow", "arrow", "fast"],
            &[false, false, false],
            "fast done",
            "MQ-SPEC-03",
        ),
        ("orange", "Shadow Nose", &["6"], &["arrow"], &[false], "slow", "MQ-SPEC-05"),
        (
            "green",
            "Lame Goblin",
            &["5", "1", "2", "3", "4"],
            &["arrow"; 5],
            &[true, false, false, false, false],
            "would retrace",
            "MQ-MMOV-17",
        ),
        ("red", "Fungus", &["5", "6"], &["contrary", "arrow"], &[false, false], "no arrow", "MQ-MMOV-09"),
    ];
    for (roll, name, path, by, darkness, stop, cite) in rows {
        let mut board = board.clone();
        board["roll"] = json!(roll);
        let answer = resolve(&board);
        let monsters = answer["monsters"].as_array().expect("a list");
        let monster = monsters.iter().find(|m| m["name"] == name).expect("it is there");
        assert_eq!(monster["path"], json!(path), "{name}");
        assert_eq!(monster["stop"], json!(stop), "{name}");
        assert!(monster["cites"].as_array().expect("cites").contains(&json!(cite)), "{name}: {monster}");
        let steps = monster["steps"].as_array().expect("steps");
        let of = |key: &str| Value::from(steps.iter().map(|s| s[key].clone()).collect::<Vec<_>>());
        assert_eq!((of("to"), of("by"), of("darkness")), (json!(path), json!(by), json!(darkness)), "{name}");
        assert!(steps.iter().all(|s| !s["cites"].as_array().expect("cites").is_empty()), "{name}");
    }
}

#[test]
fn monsters_come_back_in_the_order_given() {
    let mut board = contract();
    let names = ["Zweiter", "Erster", "Dritter"];
    board["monsters"] = names.iter().map(|n| json!({"name": n, "base": "blue", "room": "4"})).collect();
    board["monsters"][1]["smashes"] = json!(["wall"]);
    let answer = resolve(&board);
    let back: Vec<&Value> = answer["monsters"].as_array().expect("a list").iter().map(|m| &m["name"]).collect();
    assert_eq!(back, names);
}

#[test]
fn what_is_left_out_has_its_default() {
    let mut board = contract();
    let fields = board.as_object_mut().expect("an object");
    for field in ["default_link", "links", "munchkins", "rulings"] {
        fields.remove(field);
    }
    board["monsters"] = json!([{"name": "Goblin", "base": "blue", "room": "8"}]);
    assert_eq!(resolve(&board), resolve(&contract()));
    board["munchkins"] = json!([{"colour": "blue", "room": "2"}]);
    assert_eq!(way(&resolve(&board), 0), (vec!["5", "1", "2"], "target reached"), "not dead unless it says so");
    let empty = resolve(&json!({"rooms": [], "roll": "red"}));
    assert_eq!(empty, json!({"roll": "red", "monsters": [], "links_changed": []}));
}

#[test]
fn links_not_listed_are_the_default_link() {
    let walls = with("", "default_link", json!("wall"));
    assert_eq!(way(&resolve(&walls), 0), (vec!["5"], "blocked link"), "the door in the east is still listed");
    let mut board = walls;
    board["links"] = json!([
        {"room": "8", "side": "east", "kind": "door"},
        {"room": "1", "side": "south", "kind": "passage"},
        {"room": "2", "side": "west", "kind": "door"},
        {"room": "1", "side": "east", "kind": "door"},
    ]);
    assert_eq!(way(&resolve(&board), 0), (vec!["5", "1", "2"], "blocked link"), "one entry, from either room, or both");
    for kind in ["locked", "hidden", "wall"] {
        let mut board = contract();
        board["links"][0]["kind"] = json!(kind);
        assert_eq!(way(&resolve(&board), 0), (vec![], "blocked link"), "{kind}");
        board["monsters"][0]["passes"] = json!([kind]);
        assert_eq!(way(&resolve(&board), 0), (vec!["5", "1", "2", "3", "4"], "would retrace"), "{kind}");
    }
}

#[test]
fn rulings_change_what_they_are_about() {
    let contrary = with("/monsters/0", "movement", json!(["contrary"]));
    assert_eq!(way(&resolve(&contrary), 0), (vec![], "no arrow").clone_from_gap());
}

trait FromGap {
    fn clone_from_gap(self) -> Self;
}

impl FromGap for (Vec<&str>, &str) {
    fn clone_from_gap(self) -> Self {
        self
    }
}
