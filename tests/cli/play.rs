//! `standie play`: a game by script, acknowledged record by record, kept in a file and taken up again.

use crate::run::{Folder, Ran, asset, fit_for_a_terminal, standie, standie_at};
use serde_json::{Value, json};
use standie::catalog;
use standie::store::game_file;
use standie::store::home::Home;
use standie::store::library;
use std::path::Path;

/// A table of two, Red to start, link costs checked.
const TWO: &str = r#"{"setup":{"system":"quest","seats":[{"colour":"red"},{"colour":"blue"}],"first":"red","costs_checked":true},"seed":0}"#;

/// What `play --ack --json` printed.
pub struct Played {
    /// Number and hash of each acknowledgement.
    pub acks: Vec<(u32, String)>,
    /// The other lines, and how many acknowledgements came before each.
    pub answers: Vec<(usize, Value)>,
}

impl Played {
    #[track_caller]
    pub fn of(ran: Ran) -> Played {
        Played::read(&ran.fine().out)
    }

    #[track_caller]
    pub fn read(out: &str) -> Played {
        let mut played = Played { acks: Vec::new(), answers: Vec::new() };
        for line in out.lines() {
            let words: Vec<&str> = line.split(' ').collect();
            match words[..] {
                ["ack", n, hash] => {
                    assert!(hash.len() == 16 && hash.bytes().all(|b| b"0123456789abcdef".contains(&b)), "{line}");
                    played.acks.push((n.parse().expect("a number"), hash.to_owned()));
                }
                _ => played.answers.push((played.acks.len(), serde_json::from_str(line).expect("JSON"))),
            }
        }
        played
    }

    pub fn last_hash(&self) -> &str {
        &self.acks.last().expect("an acknowledgement").1
    }
}

/// The recorded evening: its set-up as `play` reads it, and its script.
pub fn evening() -> (String, String) {
    let setup: Value = serde_json::from_str(&asset("assets/presets/evening.setup.json")).expect("JSON");
    (json!({"setup": setup, "seed": 11}).to_string(), asset("assets/presets/evening.jsonl"))
}

/// Plays a script with a journal, from a set-up.
#[track_caller]
fn play(folder: &Folder, new: &str, script: &str, journal: &str) -> Played {
    let (new, script) = (folder.put("new.json", new), folder.put("script.jsonl", script));
    Played::of(standie(&["play", &new, "--script", &script, "--journal", &folder.arg(journal), "--ack", "--json"], b""))
}

/// Plays a script of lines for [`TWO`], without a journal.
fn quick(lines: &[&str]) -> Played {
    let folder = Folder::new();
    let new = folder.put("new.json", TWO);
    Played::of(standie(&["play", &new, "--ack", "--json"], lines.join("\n").as_bytes()))
}

fn replay(path: &str) -> Value {
    standie(&["replay", path, "--json"], b"").json()
}

#[test]
fn the_evening_is_acknowledged_record_by_record_and_is_there_again() {
    let folder = Folder::new();
    let (new, script) = evening();
    let played = play(&folder, &new, &script, "evening.standie");
    let wishes: Vec<usize> =
        (1..).zip(script.lines()).filter(|(_, l)| !l.is_empty() && !l.starts_with('#')).map(|(n, _)| n).collect();
    assert!(wishes.len() > 300, "an evening");
    assert_eq!(
        played.acks.iter().map(|(n, _)| *n as usize).collect::<Vec<_>>(),
        (1..=wishes.len()).collect::<Vec<_>>()
    );
    assert_eq!(played.answers.len(), wishes.len());
    for (i, ((acked, answer), line)) in played.answers.iter().zip(&wishes).enumerate() {
        assert_eq!(*acked, i + 1, "acknowledged before it is answered");
        assert_eq!(answer["refused"], Value::Null, "nothing in it is refused: line {line}");
        assert_eq!((&answer["line"], &answer["record"]), (&json!(line), &json!(i + 1)));
        assert!(answer["events"].as_array().expect("events").iter().all(|e| e["event"] != Value::Null));
        assert!(answer["events"].as_array().expect("events").iter().all(|e| e["cites"].is_array()));
        assert!(answer["question"]["ask"] != Value::Null && answer["said"].is_array());
    }
    let file = folder.arg("evening.standie");
    let again = replay(&file);
    assert_eq!(again["records"], json!(wishes.len()));
    assert_eq!(again["hash"], json!(played.last_hash()));
    assert_eq!(again["question"], played.answers.last().expect("one").1["question"]);
    assert!(again["turn"].as_u64().expect("a number") >= 30);
    let verified = standie(&["verify", &file], b"").fine().out;
    assert_eq!(verified, format!("ok {} {}\n", wishes.len(), played.last_hash()));
}

#[test]
fn what_somebody_has_is_printed_as_a_whole_whatever_has_happened_to_it() {
    let add =
        |name: &str| format!(r#"{{"amend":{{"effects":[{{"gear":{{"seat":"red","add":{{"name":"{name}"}}}}}}]}}}}"#);
    let gone = r#"{"amend":{"effects":[{"gear_gone":{"seat":"red","index":0}}]}}"#;
    let lines = [add("Hat"), add("Fez"), gone.to_owned(), r#""undo""#.to_owned(), add("Rope")];
    let played = quick(&lines.iter().map(String::as_str).collect::<Vec<_>>());
    let lists: Vec<Vec<&str>> = played
        .answers
        .iter()
        .flat_map(|(_, answer)| answer["events"].as_array().expect("events"))
        .filter_map(|fact| fact["event"]["gear"]["gear"].as_array())
        .map(|list| list.iter().filter_map(|item| item["name"].as_str()).collect())
        .collect();
    assert_eq!(lists, [vec!["Hat"], vec!["Hat", "Fez"], vec!["Fez"], vec!["Hat", "Fez", "Rope"]]);
}

#[test]
fn a_journal_is_taken_up_where_it_ends() {
    let folder = Folder::new();
    let (new, script) = evening();
    let whole = play(&folder, &new, &script, "whole.standie");
    let lines: Vec<&str> = script.lines().collect();
    let mut acks = Vec::new();
    for part in lines.chunks(lines.len() / 3 + 1) {
        acks.extend(play(&folder, &new, &part.join("\n"), "parts.standie").acks);
    }
    assert_eq!(acks, whole.acks);
    let more = standie(&["play", "read-by-nobody.json", "--journal", &folder.arg("parts.standie"), "--ack"], b"");
    assert!(!more.fine().out.contains("ack"), "nothing asked, nothing acknowledged");
    let (one, other) = (replay(&folder.arg("parts.standie")), replay(&folder.arg("whole.standie")));
    assert_eq!(one, other);
}

#[test]
fn a_saved_game_is_played_on_without_touching_its_file() {
    let folder = Folder::new();
    let lines = [r#"{"answer":"done"}"#, r#"{"effects":{"effects":[{"gold":{"seat":"red","change":"+100"}}]}}"#];
    let all = play(&folder, TWO, &lines.join("\n"), "all.standie");
    play(&folder, TWO, lines[0], "game.standie");
    let (game, before) = (folder.arg("game.standie"), std::fs::read(folder.path("game.standie")).expect("there"));

    let on = Played::of(standie(&["play", &game, "--ack", "--json"], lines[1].as_bytes()));
    assert_eq!(on.acks, all.acks[1..], "numbers go on");
    assert_eq!(std::fs::read(folder.path("game.standie")).expect("there"), before);

    let copy = folder.arg("copy.standie");
    let on = Played::of(standie(&["play", &game, "--journal", &copy, "--ack", "--json"], lines[1].as_bytes()));
    assert_eq!(on.acks, all.acks[1..]);
    assert_eq!(std::fs::read(folder.path("game.standie")).expect("there"), before);
    let (copied, other) = (replay(&copy), replay(&folder.arg("all.standie")));
    assert_eq!(copied, other);
    let bytes = std::fs::read(folder.path("game.standie")).expect("there");
    let piped = Played::of(standie(&["play", "-", "--script", &folder.put("s", lines[1]), "--ack", "--json"], &bytes));
    assert_eq!(piped.acks, all.acks[1..], "a saved game can come through a pipe");
}

#[test]
fn a_journal_that_somebody_else_has_open_is_left_alone() {
    let folder = Folder::new();
    play(&folder, TWO, r#"{"answer":"done"}"#, "game.standie");
    let (path, new) = (folder.arg("game.standie"), folder.arg("new.json"));
    let before = std::fs::read(&path).expect("there");
    let held = game_file::open(Path::new(&path), catalog::book(), None).expect("opens");
    assert!(held.file.is_some());
    let complaint = standie(&["play", &new, "--journal", &path, "--ack"], b"\"end_turn\"\n").complains(1);
    assert!(complaint.contains(&path) && complaint.contains("another window"), "{complaint}");
    assert_eq!(std::fs::read(&path).expect("there"), before);
    assert!(standie(&["verify", &path], b"").fine().out.starts_with("ok 1 "), "looking needs no lock");
    standie(&["legal", &path], b"").fine();
    drop(held);
    let played = standie(&["play", &new, "--journal", &path, "--ack"], b"\"end_turn\"\n").fine().out;
    assert!(played.contains("ack 2 "));
}

#[cfg(target_os = "linux")]
#[test]
fn a_journal_that_cannot_be_written_is_not_said_to_be_open_elsewhere() {
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
    use std::os::unix::process::CommandExt as _;
    let folder = Folder::new();
    play(&folder, TWO, r#"{"answer":"done"}"#, "game.standie");
    let path = folder.arg("game.standie");
    let before = std::fs::read(&path).expect("there");
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o444)).expect("nobody may write");
    std::fs::set_permissions(folder.path(""), std::fs::Permissions::from_mode(0o755)).expect("all may look");
    let mut program = std::process::Command::new(env!("CARGO_BIN_EXE_standie"));
    program.args(["play", "x", "--journal", &path, "--ack"]).stdin(std::process::Stdio::null());
    // Whoever may do everything may write there all the same.
    if std::fs::metadata("/proc/self").expect("there").uid() == 0 {
        program.uid(65_534);
    }
    let done = program.output().expect("it runs");
    let complaint = String::from_utf8(done.stderr).expect("UTF-8");
    assert_eq!(done.status.code(), Some(1), "{complaint}");
    assert!(complaint.contains("game.standie") && complaint.contains("ermission"), "{complaint}");
    assert!(!complaint.contains("another window"), "{complaint}");
    assert_eq!(std::fs::read(&path).expect("there"), before);
}

#[test]
fn a_damaged_journal_is_taken_up_and_the_table_is_told() {
    let folder = Folder::new();
    let script = r#"{"answer":"done"}
{"effects":{"effects":[{"gold":{"seat":"red","change":"+100"}}]}}
"end_turn""#;
    let first = play(&folder, TWO, script, "game.standie");
    let path = folder.arg("game.standie");
    let mut bytes = std::fs::read(&path).expect("there");
    let last = bytes.len() - 40;
    bytes[last] ^= 1;
    std::fs::write(&path, &bytes).expect("written");
    let verified = standie(&["verify", &path], b"").fine().out;
    assert_eq!(verified, format!("recovered 2 {}\n", first.acks[1].1));
    assert_eq!(std::fs::read(&path).expect("there"), bytes, "looking changes nothing");
    // A damaged game is no beginning for another one.
    let complaint = standie(&["play", &path], b"").complains(2);
    assert!(complaint.contains("damaged") && complaint.contains("1 line"), "{complaint}");

    let ran = standie(&["play", "x", "--journal", &path, "--ack", "--json"], b"\"end_turn\"\n");
    assert_eq!(ran.code, Some(0));
    fit_for_a_terminal(&ran.err);
    let kept = folder.arg("game.damaged-1");
    assert!(ran.err.contains(&kept) && ran.err.contains("one line"), "{}", ran.err);
    assert_eq!(std::fs::read(&kept).expect("kept aside"), bytes);
    assert_eq!(Played::read(&ran.out).acks, first.acks[2..], "the lost record is made anew");
    assert_eq!(standie(&["verify", &path], b"").fine().out, format!("ok 3 {}\n", first.last_hash()));
}

#[test]
fn the_script_goes_back_and_forth_and_puts_entries_right() {
    let gold = |n: i32| json!({"effects": {"effects": [{"gold": {"seat": "red", "change": format!("{n:+}")}}]}});
    let level = json!({"amend": {"note": "oops", "effects": [{"level": {"seat": "blue", "change": "=4"}}]}});
    let right = json!({"fix": {"point": 2, "with": gold(500)}}).to_string();
    let (gold, level) = (gold(100).to_string(), level.to_string());
    let played = quick(&[
        "# the first turn begins",
        r#"{"answer":"done"}"#,
        "",
        &gold,
        "   ",
        &level,
        r#""undo""#,
        r#""undo""#,
        r#""redo""#,
        r#""redo""#,
        r#"{"go_to":0}"#,
        r#"{"go_to": 3}"#,
        &right,
        r#"{"fix":{"point":4}}"#,
        r#""undo""#,
        r#""undo""#,
    ]);
    let state = |record: usize| &played.acks[record - 1].1;
    let [start, rich, high] = [state(1), state(2), state(3)];
    assert!(start != rich && rich != high);
    assert_eq!([state(4), state(5), state(6), state(7)], [rich, start, rich, high], "undo twice, redo twice");
    assert_eq!(state(9), high, "go to the start, and back");
    let seats = |record: usize| &played.answers[record - 1].1;
    assert_eq!(seats(1)["line"], json!(2), "comments and empty lines count as lines");
    assert_eq!(seats(8)["point"], json!(0));
    assert_eq!(
        (seats(10)["point"].clone(), seats(11)["point"].clone()),
        (json!(5), json!(6)),
        "a new branch, and another"
    );
    let known = [start, rich, high];
    assert!(!known.contains(&state(10)) && !known.contains(&state(11)) && state(10) != state(11));
    assert_eq!([state(12), state(13)], [state(10), high], "a fix is taken back like anything else");
}

#[test]
fn what_is_refused_makes_no_record_and_ends_nothing() {
    let played = quick(&[
        r#"{"explore":{"side":"north"}}"#,
        r#"{"answer":"done"}"#,
        r#""undo""#,
        r#""redo""#,
        r#""redo""#,
        r#"{"go_to":99}"#,
        r#"{"fix":{"point":99}}"#,
        r#""chance""#,
        r#"{"effects":{"effects":[{"level":{"seat":"red","change":"+9"}},{"level":{"seat":"red","change":"+1"}}]}}"#,
        r#"{"amend":{"effects":[{"link":{"room":0,"side":"north","kind":"wall"}}]}}"#,
        r#"{"explore":{"side":"north"}}"#,
        r#""chance""#,
    ]);
    let refused: Vec<(u64, &str)> =
        played.answers.iter().filter_map(|(_, a)| Some((a["line"].as_u64()?, a["refused"]["id"].as_str()?))).collect();
    let expected = [
        (1, "not-now"),
        (5, "no-such-point"),
        (6, "no-such-point"),
        (7, "no-such-point"),
        (8, "no-chance-asked"),
        (9, "level-needs-kill"),
        (10, "entrance-links-stay"),
    ];
    assert_eq!(refused, expected);
    assert_eq!(played.acks.len(), 5, "and every other line makes a record");
    for (_, answer) in played.answers.iter().filter(|(_, a)| a["refused"] != Value::Null) {
        let refused = &answer["refused"];
        assert!(!refused["text"].as_str().expect("a sentence").is_empty());
        assert!(answer["question"]["ask"] != Value::Null, "the question still stands");
        let ruled = matches!(refused["id"].as_str(), Some("level-needs-kill" | "entrance-links-stay"));
        let cites = refused["cites"].as_array().expect("a list");
        assert!(!ruled || cites.iter().all(|c| c.as_str().expect("an id").starts_with("MQ-")) && !cites.is_empty());
        assert!(!ruled || !refused["instead"].as_str().expect("a way out").is_empty());
    }
}

#[test]
fn a_line_that_is_no_wish_ends_the_run_and_is_named() {
    let folder = Folder::new();
    let new = folder.put("new.json", TWO);
    let long = format!("{{\"rule\":{{\"name\":\"{}\",\"value\":\"\"}}}}", "x".repeat(2 << 20));
    let gold = r#"{"effects":{"effects":[{"gold":{"seat":"red","change":"5"}}]}}"#;
    for (line, says) in [
        ("nonsense", vec!["column 1"]),
        (r#""nonsense""#, vec!["nonsense", "answer", "end_turn", "undo", "redo", "go_to", "chance", "fix"]),
        (r#"{"nonsense":1}"#, vec!["nonsense", "walk", "undo"]),
        (r#"{"answer":"maybe"}"#, vec!["answer", "maybe", "done", "colour"]),
        (r#"{"answer":{"die":{"seat":"pink","face":1}}}"#, vec!["answer.die.seat", "pink", "yellow"]),
        (r#"{"answer":{"die":{"seat":"red","face":-1}}}"#, vec!["answer.die.face", "-1", "whole number"]),
        (r#"{"answer":{"die":{"seat":"red","face":1.5}}}"#, vec!["answer.die.face", "1.5", "whole number"]),
        (r#"{"effects":{"effects":[{"magic":{}}]}}"#, vec!["effects.effects[0]", "magic", "level", "remove_monster"]),
        (r#"{"effects":{"effects":[],"why":""}}"#, vec!["effects", "why", "note"]),
        (gold, vec!["effects.effects[0].gold.change", "\"+1\"", "\"=5\""]),
        (r#"{"walk":{"side":"up"}}"#, vec!["walk.side", "up", "north"]),
        (r#"{"undo":3}"#, vec!["undo", "3"]),
        (r#"{"go_to":-3}"#, vec!["go_to", "-3", "whole number, 0 or more"]),
        (r#"{"fix":{"point":1,"how":2}}"#, vec!["fix", "how", "point", "with"]),
        (r#"{"search":1}"#, vec!["search", "1"]),
        (r#""walk""#, vec!["walk"]),
        (r#""end_turn" "end_turn""#, vec!["column 12"]),
        (r#"{"walk":{"side":"north"}"#, vec!["column"]),
        ("[]", vec!["line"]),
        (&long, vec!["1048576"]),
    ] {
        let journal = folder.arg("game.standie");
        let script = format!("{{\"answer\":\"done\"}}\n# two\n{line}\n\"end_turn\"\n");
        let ran = standie(&["play", &new, "--journal", &journal, "--ack", "--json"], script.as_bytes());
        assert_eq!(ran.code, Some(2), "{line:.60}: {}", ran.out);
        fit_for_a_terminal(&ran.err);
        assert!(ran.err.contains("-: line 3"), "{line:.60}: {}", ran.err);
        assert_eq!(ran.err.matches("line ").count(), 1, "one line is named, not two: {}", ran.err);
        for said in says {
            assert!(ran.err.contains(said), "{line:.60}: {said:?} is not in {}", ran.err);
        }
        assert_eq!(Played::read(&ran.out).acks.len(), 1, "what came before is kept, what comes after is not read");
        assert_eq!(replay(&journal)["records"], json!(1));
        std::fs::remove_file(&journal).expect("it was there");
    }
}

#[test]
fn set_ups_that_make_no_game_are_refused() {
    let two = r#""seats":[{"colour":"red"},{"colour":"blue"}]"#;
    for (new, says) in [
        ("{}".to_owned(), vec!["setup"]),
        (format!(r#"{{"system":"quest",{two},"setup":{{}}}}"#), vec!["setup", "system"]),
        (format!(r#"{{"setup":{{{two}}}}}"#), vec!["setup", "system"]),
        (format!(r#"{{"setup":{{"system":"chess",{two}}}}}"#), vec!["setup: system", "chess", "quest"]),
        (r#"{"setup":{"system":"quest","seats":[]}}"#.into(), vec!["setup: seats", "0", "2 to 4"]),
        (
            r#"{"setup":{"system":"quest","seats":[{"colour":"red"},{"colour":"red"}]}}"#.into(),
            vec!["setup: seats", "red", "twice"],
        ),
        (
            r#"{"setup":{"system":"quest","seats":[{"colour":"red"},{"colour":"purple"}]}}"#.into(),
            vec!["setup: seats", "purple", "expansion"],
        ),
        (
            r#"{"setup":{"system":"quest","seats":[{"colour":"red","name":"a\u001b[2J"},{"colour":"blue"}]}}"#.into(),
            vec!["setup: seats", "red", "control"],
        ),
        (format!(r#"{{"setup":{{"system":"quest",{two},"first":"green"}}}}"#), vec!["setup: first", "green"]),
        (format!(r#"{{"setup":{{"system":"quest",{two},"dice":"app"}}}}"#), vec!["setup.dice", "list"]),
        (
            format!(r#"{{"setup":{{"system":"quest",{two},"components":{{"dice":"cloud"}}}}}}"#),
            vec!["setup.components.dice", "cloud", "table", "app"],
        ),
        (
            format!(r#"{{"setup":{{"system":"quest",{two},"rulings":{{"x":"y"}}}}}}"#),
            vec!["setup: rulings", "bribe_due"],
        ),
        (
            format!(r#"{{"setup":{{"system":"quest",{two},"rulings":{{"link_cost.door":"10"}}}}}}"#),
            vec!["setup: rulings.link_cost.door", "\"10\"", "0 to 9"],
        ),
        (format!(r#"{{"setup":{{"system":"quest",{two}}},"seed":-1}}"#), vec!["seed", "-1", "whole number, 0 or more"]),
        (format!(r#"{{"setup":{{"system":"quest",{two}}},"seed":0.5}}"#), vec!["seed", "0.5", "whole number"]),
        (format!(r#"{{"setup":{{"system":"quest",{two}}},"name":"\u0007"}}"#), vec!["name", "control"]),
        (format!(r#"{{"setup":{{"system":"quest",{two}}},"name":"{}"}}"#, "x".repeat(201)), vec!["name", "200"]),
        ("[]".to_owned(), vec!["object"]),
        (String::new(), vec!["line 1"]),
    ] {
        let folder = Folder::new();
        let file = folder.put("new.json", &new);
        let complaint = standie(&["play", &file, "--journal", &folder.arg("game.standie")], b"").complains(2);
        for said in says {
            assert!(complaint.contains(said), "{new}: {said:?} is not in {complaint}");
        }
        assert!(!folder.path("game.standie").exists(), "nothing is begun");
    }
}

#[test]
fn what_the_app_rolls_by_itself_is_acknowledged_too_and_follows_the_seed() {
    let folder = Folder::new();
    let new = |seed: u64| {
        let mut new: Value = serde_json::from_str(TWO).expect("JSON");
        new["setup"]["components"] = json!({"dice": "app", "rooms": "app", "monsters": "app"});
        new["seed"] = json!(seed);
        new.to_string()
    };
    let script = "{\"answer\":\"done\"}\n{\"explore\":{\"side\":\"east\"}}\n";
    let one = play(&folder, &new(7), script, "one.standie");
    let again = play(&folder, &new(7), script, "again.standie");
    assert_eq!(one.acks, again.acks);
    assert_eq!(one.answers.len(), 2);
    assert!(one.acks.len() > 4, "a room, its links, a monster, its base: {:?}", one.acks);
    assert_eq!(one.acks.iter().map(|(n, _)| *n as usize).collect::<Vec<_>>(), (1..=one.acks.len()).collect::<Vec<_>>());
    assert_eq!(one.answers[1].1["record"], json!(one.acks.len()));
    let ends = (1..20).map(|seed| play(&folder, &new(seed), script, &format!("{seed}.standie")).last_hash().to_owned());
    let mut ends: Vec<String> = ends.collect();
    ends.sort();
    ends.dedup();
    assert!(ends.len() > 10, "another seed, another dungeon");
    let undone = play(&folder, &new(7), &format!("{script}\"undo\"\n\"redo\"\n"), "undone.standie");
    assert_eq!(undone.acks[one.acks.len()].1, one.acks[0].1, "undo goes past what the app did");
    assert_eq!(undone.last_hash(), one.last_hash(), "and redo rolls nothing anew");
}

#[test]
fn as_text_the_game_is_told_and_the_question_asked() {
    let folder = Folder::new();
    let new = folder.put("new.json", TWO);
    let script = b"\"search\"\n{\"answer\":\"done\"}\n{\"walk\":{\"side\":\"east\"}}\n\"end_turn\"\n";
    let out = standie(&["play", &new], script).fine().out;
    let lines: Vec<&str> = out.lines().collect();
    assert!(lines.iter().filter(|l| l.starts_with("! ")).count() == 2, "two refusals: {out}");
    assert!(lines.iter().filter(|l| l.starts_with("? ")).count() == 2, "two questions: {out}");
    assert!(out.contains("[MQ-"), "with the rules behind them: {out}");
    let asks = lines.iter().filter(|l| l.starts_with("? ")).collect::<Vec<_>>();
    assert!(asks[0] != asks[1]);
}

/// What home shows of a game is how it stands, whoever has played it last.
#[test]
fn a_save_played_by_script_is_shown_as_it_stands() {
    let folder = Folder::new();
    let home = Home::at(folder.arg("home"));
    std::fs::create_dir_all(home.games()).expect("a folder");
    let journal = home.games().join("two.standie").display().to_string();
    let new = folder.put("new.json", TWO);
    for (script, turn) in [("\"end_turn\"\n", 1), ("\"end_turn\"\n", 1)] {
        let script = folder.put("script.jsonl", format!("{{\"answer\":\"done\"}}\n{script}"));
        standie_at(home.path(), &["play", &new, "--script", &script, "--journal", &journal], b"");
        let game = library::list(&home).expect("a list").remove(0);
        let stands = game.summary.stands.expect("known how it stands");
        assert!(stands.turn >= turn && stands.bytes == std::fs::metadata(&journal).expect("a file").len());
    }
    // One that lies elsewhere is not home's.
    let before = std::fs::read_dir(home.summaries()).expect("a folder").count();
    let elsewhere = folder.arg("elsewhere.standie");
    let script = folder.put("script.jsonl", "\"end_turn\"\n");
    standie_at(home.path(), &["play", &new, "--script", &script, "--journal", &elsewhere], b"");
    assert_eq!(std::fs::read_dir(home.summaries()).expect("a folder").count(), before);
}
