//! Documents nobody would write, a hundred thousand of them: through the command line as it stands, in this process, with
//! the memory each one takes counted. Run with `tests/saves/torture.sh`, which puts the answers where nobody reads them.

use crate::random::{Rng, rng};
use crate::{ABOVE, taking};
use rand::RngExt as _;
use serde_json::{Value, json};
use standie::catalog::words::Words;
use standie::cli;
use standie::cli::args::{CheckOptions, Command, FileOptions, OddsOptions, PlayOptions};
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

/// What is said by a sound document, to begin from.
fn beginnings() -> Vec<(&'static str, Value)> {
    let asset = |path: &str| -> Value {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
        serde_json::from_slice(&std::fs::read(path).expect("there")).expect("JSON")
    };
    let board = json!({
        "rooms": [
            {"id": "1", "at": [0, 0], "arrows": {"green": "east"}, "entrance": true},
            {"id": "2", "at": [1, 0], "arrows": {"green": "east", "red": "unknown"}},
            {"id": "3", "at": [1, 1], "arrows": {"green": "north"}},
        ],
        "default_link": "passage",
        "links": [{"room": "2", "side": "east", "kind": "door"}],
        "munchkins": [{"colour": "red", "room": "2", "dead": false}],
        "monsters": [{"name": "Goblin", "base": "blue", "room": "3", "movement": ["fast"], "passes": ["locked"],
            "smashes": ["door"]}],
        "roll": "green",
        "rulings": {"contrary_blocked": "stay"},
    });
    let fight = json!({"munchkins": [{"strength": 12, "dice": 0}, {"strength": 18, "dice": 1}],
        "monsters": [{"strength": 27, "dice": 1}], "ties": "monsters"});
    let setup = json!({"setup": asset("assets/presets/evening.setup.json"), "seed": 7, "name": "x"});
    vec![
        ("resolve", board),
        ("odds", fight),
        ("play", setup),
        ("check", asset("assets/packs/starter.json")),
        ("check", asset("assets/packs/home-brew/treasures.json")),
        ("check", asset("assets/packs/home-brew/rooms.json")),
    ]
}

/// A value that stands nowhere.
fn odd(rng: &mut Rng) -> Value {
    match rng.random_range(0..16) {
        0 => Value::Null,
        1 => json!([]),
        2 => json!({}),
        3 => json!(i64::MIN),
        4 => json!(u64::MAX),
        5 => json!(1e308),
        6 => json!(-1),
        7 => json!(true),
        8 => json!("x".repeat(rng.random_range(0..2_000))),
        9 => json!("\u{9b}31m\u{202e}\u{0}\u{7f}\u{feff}"),
        10 => (0..rng.random_range(0..3_000)).map(|n| json!(n)).collect(),
        11 => (0..rng.random_range(0..300)).map(|_| json!({"name": ""})).collect(),
        12 => (0..rng.random_range(0..100)).fold(json!(0), |inner, _| json!([inner])),
        13 => (0..rng.random_range(0..100)).fold(json!(0), |inner, _| json!({"a": inner})),
        14 => json!("red"),
        _ => json!(rng.random_range(-1_000_001..1_000_002_i64)),
    }
}

/// All places in a document, as a way from its root.
fn places(value: &Value, way: &mut Vec<String>, all: &mut Vec<Vec<String>>) {
    all.push(way.clone());
    let inner: Vec<(String, &Value)> = match value {
        Value::Array(list) => list.iter().enumerate().map(|(i, v)| (i.to_string(), v)).collect(),
        Value::Object(map) => map.iter().map(|(k, v)| (k.clone(), v)).collect(),
        _ => Vec::new(),
    };
    for (name, value) in inner.into_iter().take(40) {
        way.push(name);
        places(value, way, all);
        way.pop();
    }
}

fn at<'a>(value: &'a mut Value, way: &[String]) -> Option<&'a mut Value> {
    way.iter().try_fold(value, |value, name| match value {
        Value::Array(list) => list.get_mut(name.parse::<usize>().ok()?),
        Value::Object(map) => map.get_mut(name),
        _ => None,
    })
}

fn mutate(rng: &mut Rng, document: &mut Value) {
    let mut all = Vec::new();
    places(document, &mut Vec::new(), &mut all);
    let way = all[rng.random_range(0..all.len())].clone();
    let other = all[rng.random_range(0..all.len())].clone();
    let borrowed = at(document, &other).cloned();
    let (odd, kind, times) = (odd(rng), rng.random_range(0..7), rng.random_range(0..400));
    let Some(value) = at(document, &way) else { return };
    match (kind, value) {
        (0, Value::Array(list)) if !list.is_empty() => {
            let one = list[0].clone();
            list.extend(std::iter::repeat_n(one, times));
        }
        (1, Value::Array(list)) => list.clear(),
        (2, Value::Object(map)) => {
            let name = map.keys().next().cloned();
            name.map(|name| map.remove(&name));
        }
        (3, Value::Object(map)) => drop(map.insert("\u{9b}x".to_owned(), odd)),
        (4, value) => *value = borrowed.unwrap_or_default(),
        (5, Value::Number(n)) => *n = (n.as_i64().unwrap_or(0).wrapping_mul(-7)).into(),
        (_, value) => *value = odd,
    }
}

/// Spoils the text itself.
fn spoil(rng: &mut Rng, text: &mut Vec<u8>) {
    let len = text.len();
    if len == 0 {
        return;
    }
    let at = rng.random_range(0..len);
    match rng.random_range(0..5) {
        0 => text.truncate(at),
        1 => text[at] ^= 1 << rng.random_range(0..8),
        2 => drop(text.splice(at..at, std::iter::repeat_n(b'[', rng.random_range(0..300)))),
        3 => {
            let end = (at + rng.random_range(1..60)).min(len);
            let piece = text[at..end].to_vec();
            drop(text.splice(at..at, piece));
        }
        _ => drop(text.splice(at..at, b"\xff\xc2\x9b".iter().copied())),
    }
}

fn command(what: &str, file: PathBuf, script: &Path, json: bool) -> Command {
    match what {
        "resolve" => Command::Resolve(FileOptions { file, json }),
        "odds" => Command::Odds(OddsOptions { fight: Some(file), json }),
        "play" => Command::Play(PlayOptions { game: file, script: script.to_owned(), journal: None, ack: false, json }),
        _ => Command::Check(CheckOptions { packs: vec![file], set: json, json }),
    }
}

#[test]
#[ignore = "two hundred thousand documents: tests/saves/torture.sh"]
fn two_hundred_thousand_hostile_documents() {
    let count: u32 = std::env::var("STANDIE_HOSTILE").ok().and_then(|n| n.parse().ok()).unwrap_or(200_000);
    let words = Words::load("en");
    let folder = if Path::new("/dev/shm").is_dir() { tempfile::tempdir_in("/dev/shm") } else { tempfile::tempdir() };
    let folder = folder.expect("a folder");
    let (file, script) = (folder.path().join("document.json"), folder.path().join("script.jsonl"));
    std::fs::write(&script, "\"undo\"\n{\"answer\":{\"die\":{\"seat\":\"blue\",\"face\":5}}}\n").expect("written");
    let beginnings = beginnings();
    let mut rng = rng(20_261_122);
    let (mut ends, mut most): (BTreeMap<String, u32>, usize) = (BTreeMap::new(), 0);
    for n in 0..count {
        let (what, document) = &beginnings[rng.random_range(0..beginnings.len())];
        let mut document = document.clone();
        for _ in 0..rng.random_range(0..5) {
            mutate(&mut rng, &mut document);
        }
        let mut text = serde_json::to_vec(&document).expect("JSON");
        if rng.random_range(0..4) == 0 {
            spoil(&mut rng, &mut text);
        }
        std::fs::write(&file, &text).expect("written");
        let command = command(what, file.clone(), &script, n % 2 == 0);
        let (ended, took) = taking(|| catch_unwind(AssertUnwindSafe(|| cli::run(command, &words))));
        let kept = || String::from_utf8_lossy(&text).chars().take(4_000).collect::<String>();
        let ended = ended.unwrap_or_else(|_| panic!("document {n}, {what}: {}", kept()));
        assert!(took < ABOVE, "document {n}, {what}: {took} bytes: {}", kept());
        most = most.max(took);
        *ends.entry(format!("{what} {ended:?}")).or_default() += 1;
    }
    let report = Path::new(env!("CARGO_TARGET_TMPDIR")).join("hostile.txt");
    std::fs::write(report, format!("{count} documents, at most {most} bytes above what they say\n{ends:#?}\n"))
        .expect("written");
}
