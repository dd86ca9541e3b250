//! Numbers and texts beyond all measure: a sentence and an exit code, never an end in the middle.

use crate::run::standie;
use serde_json::{Value, json};
use standie::catalog::lookup;
use std::io::Read as _;
use std::process::{Command, Stdio};

#[test]
fn no_number_on_the_command_line_is_too_large_to_be_refused() {
    let huge = ["18446744073709551615", "1000000000000", "4294967296", "7", "1", "0"];
    for players in huge {
        let said = standie(&["simulate", "--players", players], b"").complains(2);
        assert!(said.contains("--players") && said.contains(players) && said.contains("2 to 6"), "{said}");
        let said = standie(&["simulate", "--players", players, "--bots", "random,random"], b"").complains(2);
        assert!(said.contains("--players"), "{said}");
    }
    let none = ["18446744073709551616", "-1", "1e9", "", "١", "0x10", "9999999999999999999999999999999999999"];
    for number in none {
        for option in ["--players", "--games", "--seed"] {
            standie(&["simulate", "--games", "0", "--players", "2", option, number], b"").complains(2);
        }
    }
    let many = ",".repeat(100_000);
    standie(&["simulate", "--bots", &many], b"").complains(2);
    let fine = ["simulate", "--players", "2", "--games", "0", "--seed", "18446744073709551615", "--json"];
    let report: Value = serde_json::from_str(&standie(&fine, b"").fine().out).expect("JSON");
    assert_eq!(report["games"], 0);
}

/// Those one plays against are bots of the command line too, by their ids; who is none is told who there is.
#[test]
fn everybody_one_plays_against_plays_on_the_command_line() {
    let all = "careful,grabby,spiteful,reckless,haggler,cautious";
    let report = standie(&["simulate", "--players", "6", "--bots", all, "--games", "1", "--json"], b"").fine().out;
    let report: Value = serde_json::from_str(&report).expect("JSON");
    assert_eq!((&report["finished"], &report["violations"]), (&json!(1), &json!([])));
    let said = standie(&["simulate", "--players", "2", "--bots", "greedy,nobody"], b"").complains(2);
    assert!(["random", "greedy", "cautious", "haggler"].iter().all(|id| said.contains(id)), "{said}");
}

#[test]
fn no_strength_is_too_far_below_nothing_to_be_refused() {
    for strength in [i64::MIN, i64::MIN + 1, -1_000_001, 1_000_001, i64::MAX] {
        let fight = json!({"munchkins": [{"strength": 12}], "monsters": [{"strength": strength}]});
        let said = standie(&["odds", "-"], fight.to_string().as_bytes()).complains(2);
        assert!(said.contains("monsters[0].strength") && said.contains("1000000"), "{said}");
        let query = format!("{{\"id\":0,\"n\":1,\"m\":1,\"hero\":{strength},\"monster\":0}}\n");
        let said = standie(&["odds", "--jsonl"], query.as_bytes()).complains(2);
        assert!(said.contains("hero"), "{said}");
    }
}

/// Whether a terminal would act on nothing in a text.
fn is_plain(text: &str) -> bool {
    text.chars().all(|c| c == '\n' || standie::rules::text::shown_as_is(c))
}

#[test]
fn json_holds_nothing_a_terminal_acts_on() {
    let pack = "{\"standie_pack\":1,\"name\":\"x\",\"\u{9b}31m\u{202e}\u{7f}\u{10ffff}\u{feff}\":1}";
    let done = standie(&["check", "-", "--json"], pack.as_bytes());
    assert!(is_plain(&done.out) && is_plain(&done.err), "{:?}", done.out);
    let told: Value = serde_json::from_str(&done.out).expect("JSON");
    let problem = told[0]["faults"][0]["problem"].as_str().expect("a fault");
    assert!(problem.contains("\u{9b}31m\u{202e}\u{7f}"), "it says what it says, escaped: {problem:?}");
    let query = "{\"id\":\"\u{9b}\u{202e}\",\"n\":1,\"m\":1,\"hero\":0,\"monster\":0}\n";
    let done = standie(&["odds", "--jsonl"], query.as_bytes()).fine();
    assert!(is_plain(&done.out), "{:?}", done.out);
    let told: Value = serde_json::from_str(&done.out).expect("JSON");
    assert_eq!(told["id"], "\u{9b}\u{202e}");
}

#[test]
fn a_question_as_long_as_a_book_is_cut_to_a_question() {
    let long = "gold ".repeat(24_000);
    let rules = lookup::Finder::english();
    let found = rules.find("quest", &long);
    assert_eq!(found.len(), rules.find("quest", &long[..lookup::LONGEST]).len());
    assert!(rules.find("quest", &"x".repeat(120_000)).is_empty());
    standie(&["rules", &"flying".repeat(20_000), "--json"], b"");
}

#[test]
fn whoever_has_read_enough_of_a_large_answer_ends_it() {
    let rooms: Vec<Value> = (0..3_000)
        .map(|i| {
            let (row, col) = (i / 50, i % 50);
            let back = row % 2 == 1;
            let turns = col == 49;
            let way = if turns {
                "south"
            } else if back {
                "west"
            } else {
                "east"
            };
            json!({"id": i.to_string(), "at": [if back { 49 - col } else { col }, row], "arrows": {"red": way}})
        })
        .collect();
    let monsters: Vec<Value> = (0..3_000)
        .map(|i| json!({"name": "m", "room": "0", "movement": if i == 0 { vec!["fast"] } else { vec![] }}))
        .collect();
    let board = json!({"rooms": rooms, "monsters": monsters, "roll": "red"});
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("board.json");
    std::fs::write(&path, board.to_string()).expect("written");
    let mut child = Command::new(env!("CARGO_BIN_EXE_standie"))
        .args(["resolve".as_ref(), path.as_os_str(), "--json".as_ref()])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut out = child.stdout.take().expect("a pipe");
    let mut first = vec![0; 1 << 16];
    out.read_exact(&mut first).expect("it answers before all of it is worked out");
    drop(out);
    let done = child.wait_with_output().expect("it ends");
    assert_eq!((done.status.code(), done.stderr.as_slice()), (Some(1), &b""[..]));
}

#[test]
fn an_input_larger_than_any_is_refused_by_its_size() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("pack.json");
    std::fs::write(&path, vec![b' '; (8 << 20) + 1]).expect("written");
    let path = path.to_string_lossy().into_owned();
    let said = standie(&["check", &path], b"").complains(2);
    assert!(said.contains("8388608"), "{said}");
    let said = standie(&["check", "-"], &vec![b' '; (8 << 20) + 1]).complains(2);
    assert!(said.contains("8388608"), "{said}");
}
