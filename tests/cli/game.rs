//! `standie replay`, `legal` and `verify`: what they say of a saved game is what `play` saw, and can be used again.

use crate::play::{Played, evening};
use crate::run::{Folder, standie};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::OnceLock;

/// The evening: its save, and what was answered to each record.
struct Evening {
    save: Vec<u8>,
    acks: Vec<(u32, String)>,
    answers: Vec<Value>,
}

impl Evening {
    fn get() -> &'static Evening {
        static EVENING: OnceLock<Evening> = OnceLock::new();
        EVENING.get_or_init(|| {
            let folder = Folder::new();
            let (new, script) = evening();
            let (new, script, save) = (folder.put("new", new), folder.put("script", script), folder.arg("g.standie"));
            let ran = standie(&["play", &new, "--script", &script, "--journal", &save, "--ack", "--json"], b"");
            let played = Played::of(ran);
            let answers = played.answers.into_iter().map(|(_, answer)| answer).collect();
            Evening { save: std::fs::read(save).expect("there"), acks: played.acks, answers }
        })
    }

    /// The save as it was after so many records.
    fn after(&self, records: usize) -> &[u8] {
        let end = self.save.split_inclusive(|b| *b == b'\n').take(records + 1).map(<[u8]>::len).sum();
        &self.save[..end]
    }
}

fn keys(value: &Value) -> BTreeSet<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

#[test]
fn replay_has_the_fields_of_the_contract() {
    let evening = Evening::get();
    let replay = standie(&["replay", "-", "--json"], &evening.save).json();
    assert_eq!(keys(&replay), ["board", "hash", "question", "records", "seats", "turn"].into());
    assert_eq!(keys(&replay["board"]), ["default_link", "links", "monsters", "munchkins", "rooms", "rulings"].into());
    let colours: Vec<&Value> = replay["seats"].as_array().expect("a list").iter().map(|s| &s["colour"]).collect();
    assert_eq!(colours, ["blue", "red", "green", "yellow"], "in table order");
    let rooms = replay["board"]["rooms"].as_array().expect("a list");
    assert_eq!(rooms.iter().filter(|r| r["entrance"] == json!(true)).count(), 1);
    let munchkins = replay["board"]["munchkins"].as_array().expect("a list");
    assert_eq!(munchkins.len(), 4);
    let text = standie(&["replay", "-"], &evening.save).fine().out;
    assert!(text.contains(replay["hash"].as_str().expect("a hash")) && text.contains("Ada"), "{text}");
}

#[test]
fn every_prefix_of_a_save_is_the_game_as_it_was_acknowledged_then() {
    let evening = Evening::get();
    for (n, hash) in evening.acks.iter().step_by(23) {
        let save = evening.after(*n as usize);
        let replay = standie(&["replay", "-", "--json"], save).json();
        assert_eq!((&replay["records"], &replay["hash"]), (&json!(n), &json!(hash)));
        assert_eq!(replay["question"], evening.answers[*n as usize - 1]["question"]);
        assert_eq!(standie(&["verify", "-"], save).fine().out, format!("ok {n} {hash}\n"));
    }
    let begun = standie(&["replay", "-", "--json"], evening.after(0)).json();
    assert_eq!((&begun["records"], &begun["turn"]), (&json!(0), &json!(0)));
}

/// A route as the journal writes it: `5Ee 1Na` are the rooms 5 and 1.
fn rooms_of(go: &Value) -> Vec<String> {
    let steps = go.as_str().unwrap_or_default().split_whitespace();
    steps.map(|step| step.chars().take_while(char::is_ascii_digit).collect()).collect()
}

#[test]
fn the_board_of_a_game_and_a_roll_resolve_to_the_monster_turn_that_was_played() {
    let evening = Evening::get();
    let (mut turns, mut steps) = (0, 0);
    let board = |records: usize| standie(&["replay", "-", "--json"], evening.after(records)).json()["board"].take();
    for (i, answer) in evening.answers.iter().enumerate() {
        let events = answer["events"].as_array().expect("events");
        let Some(marched) = events.iter().find_map(|e| e["event"].get("marched")) else { continue };
        if events.iter().any(|e| e["event"] == json!("unmarched")) {
            // Another roll for the same Monster Turn: it starts from where the monsters stood before the first one.
            continue;
        }
        let (mut board, after) = (board(i), board(i + 1));
        // The last arrow or footprint may have been asked for on the way: what is printed is as known as afterwards.
        board["rooms"] = after["rooms"].clone();
        let printed = after["monsters"].as_array().expect("a list");
        for (monster, after) in board["monsters"].as_array_mut().expect("a list").iter_mut().zip(printed) {
            monster["movement"] = after["movement"].clone();
        }
        board["roll"] = marched["roll"].clone();
        let resolved = standie(&["resolve", "-", "--json"], board.to_string().as_bytes()).json();
        let played = marched["routes"].as_array().expect("routes");
        assert_eq!(resolved["monsters"].as_array().expect("a list").len(), played.len());
        for (route, monster) in played.iter().zip(resolved["monsters"].as_array().expect("a list")) {
            assert_eq!(monster["from"], json!(route["from"].to_string()));
            assert_eq!(monster["path"], json!(rooms_of(&route["go"])), "line {}", answer["line"]);
            assert_eq!((&monster["stop"], &monster["cites"]), (&route["stop"], &route["by"]));
            steps += rooms_of(&route["go"]).len();
        }
        let smashed = marched.get("links_changed").map_or(0, |l| l.as_array().expect("a list").len());
        assert_eq!(resolved["links_changed"].as_array().expect("a list").len(), smashed);
        turns += 1;
    }
    assert!(turns >= 25 && steps >= 30, "worth the trouble: {turns} Monster Turns with {steps} steps");
}

#[test]
fn what_legal_lists_is_accepted_and_nothing_else_of_its_kind() {
    let evening = Evening::get();
    let folder = Folder::new();
    let every = ["first_player", "opening", "turn", "links", "new_monster", "monster_die", "fight", "moving"];
    for kind in every {
        let is = |answer: &Value| match &answer["question"]["ask"] {
            Value::String(ask) => ask == kind,
            ask => ask.get(kind).is_some(),
        };
        let place = evening.answers.iter().position(is).unwrap_or_else(|| panic!("nobody asked {kind}"));
        let save = folder.put("game.standie", evening.after(place + 1));
        let legal = standie(&["legal", &save, "--json"], b"").json();
        assert_eq!(keys(&legal), ["question", "seats", "table", "templates"].into());
        assert_eq!(legal["question"], evening.answers[place]["question"]);
        let seats = legal["seats"].as_object().expect("by seat");
        assert_eq!(seats.len(), 4);
        let listed: Vec<&Value> =
            seats.values().chain([&legal["table"]]).flat_map(|list| list.as_array().expect("a list")).collect();
        assert!(!listed.is_empty());
        // Each is tried on the same state: done, then taken back.
        let lines: Vec<String> = listed.iter().map(|command| format!("{command}\n\"undo\"\n")).collect();
        let tried = Played::of(standie(&["play", &save, "--json"], lines.concat().as_bytes()));
        let refused: Vec<&Value> =
            tried.answers.iter().map(|(_, a)| a).filter(|a| a["refused"] != Value::Null).collect();
        assert!(refused.is_empty(), "{kind}: {refused:?}");
        let text = standie(&["legal", &save], b"").fine().out;
        assert_eq!(text.matches("\n  ").count(), listed.len() + legal["templates"].as_array().expect("a list").len());
    }
    // And what is not listed while a munchkin walks about is refused.
    let is = |answer: &&Value| answer["question"]["ask"].get("turn").is_some();
    let place = evening.answers.iter().rposition(|a| is(&a)).expect("a turn");
    let save = folder.put("game.standie", evening.after(place + 1));
    let legal = standie(&["legal", &save, "--json"], b"").json().to_string();
    let mut missing = 0;
    for side in ["north", "east", "south", "west"] {
        for verb in ["walk", "explore"] {
            let command = json!({verb: {"side": side}}).to_string();
            let tried = Played::of(standie(&["play", &save, "--json"], command.as_bytes()));
            let accepted = tried.answers[0].1["refused"] == Value::Null;
            assert_eq!(legal.contains(&command), accepted, "{command}");
            missing += usize::from(!accepted);
        }
    }
    assert!(missing >= 4, "a link leads into the dark or to a room, not both");
}

#[test]
fn looking_at_a_game_changes_nothing_and_makes_nothing() {
    let evening = Evening::get();
    let folder = Folder::new();
    let mut damaged = evening.after(40).to_vec();
    damaged.extend_from_slice(b"{\"n\":41,");
    for save in [evening.after(40), &damaged] {
        let path = folder.put("game.standie", save);
        for command in ["verify", "replay", "legal", "story"] {
            let out = standie(&[command, &path], b"").fine().out;
            assert!(["legal", "story"].contains(&command) || out.contains(&evening.acks[39].1), "{command}: {out}");
        }
        assert_eq!(std::fs::read(&path).expect("there"), save);
    }
    let files = std::fs::read_dir(folder.path("")).expect("a folder").count();
    assert_eq!(files, 1, "no lock, no copy");
    let said = standie(&["verify", &folder.arg("game.standie")], b"").fine().out;
    assert_eq!(said, format!("recovered 40 {}\n", evening.acks[39].1));
}

#[test]
fn the_board_of_a_game_in_which_the_boss_is_fought_resolves_too() {
    let folder = Folder::new();
    let save = folder.arg("boss.standie");
    let new = json!({"setup": {
        "system": "quest", "seats": [{"colour": "blue"}, {"colour": "red"}], "costs_checked": true, "under_way": true,
    }});
    let script = [
        json!({"amend": {"effects": [{"level": {"seat": "blue", "change": "=10"}}]}}),
        json!({"answer": {"seat": "blue"}}),
        json!({"answer": {"monster": {"name": "Landlady", "level": 3}}}),
        json!({"answer": {"colour": "red"}}),
    ];
    let script: String = script.iter().map(|line| format!("{line}\n")).collect();
    let (new, script) = (folder.put("new.json", new.to_string()), folder.put("script.jsonl", script));
    let played = Played::of(standie(&["play", &new, "--script", &script, "--journal", &save, "--json"], b""));
    assert!(played.answers.iter().any(|(_, a)| a["question"]["ask"].get("fight").is_some()), "the Boss is there");
    let mut board = standie(&["replay", &save, "--json"], b"").json()["board"].take();
    board["roll"] = json!("green");
    let resolved = standie(&["resolve", "-", "--json"], board.to_string().as_bytes()).json();
    assert_eq!(resolved["monsters"], json!([]), "it takes no part in a Monster Turn");
}

#[test]
fn a_story_has_the_fields_it_is_drawn_from() {
    let evening = Evening::get();
    let story = standie(&["story", "-", "--json"], &evening.save).json();
    assert_eq!(keys(&story), ["ending", "lines", "seats", "turns"].into());
    let replay = standie(&["replay", "-", "--json"], &evening.save).json();
    assert_eq!(story["turns"], replay["turn"]);
    for seat in story["seats"].as_array().expect("a list") {
        let has = ["colour", "dice", "gold", "level", "levels", "name", "pips", "seconds", "title", "won"];
        assert_eq!(keys(seat), has.into());
        let now = replay["seats"].as_array().expect("a list").iter().find(|s| s["colour"] == seat["colour"]);
        assert_eq!(now.map(|s| &s["level"]), Some(&seat["level"]));
    }
    let text = standie(&["story", "-"], &evening.save).fine().out;
    for line in story["lines"].as_array().expect("a list") {
        assert!(text.contains(line["text"].as_str().expect("a sentence")), "{text}");
    }
}
