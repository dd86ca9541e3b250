//! Random bytes and sound documents with random damage: no command panics, and each ends with 0 or with 2.

use crate::resolve::CONTRACT;
use crate::run::{Folder, Ran, asset, fit_for_a_terminal, standie};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::{FileFailurePersistence, RngSeed};
use serde_json::{Value, json};

const NEW: &str =
    r#"{"setup":{"system":"quest","seats":[{"colour":"red"},{"colour":"blue"}],"first":"red"},"seed":7,"name":"x"}"#;

/// What is read, and by which command.
#[derive(Clone, Copy, Debug)]
enum Input {
    Board,
    Pack,
    Save,
    Setup,
    Script,
}

const INPUTS: [Input; 5] = [Input::Board, Input::Pack, Input::Save, Input::Setup, Input::Script];

impl Input {
    /// A sound document of this kind.
    fn sound(self) -> Vec<u8> {
        match self {
            Input::Board => CONTRACT.as_bytes().to_vec(),
            Input::Pack => asset("assets/packs/starter.json").into_bytes(),
            Input::Save => crate::random::evening(3, 25).text().to_vec(),
            Input::Setup => NEW.as_bytes().to_vec(),
            Input::Script => {
                asset("assets/presets/evening.jsonl").lines().take(60).collect::<Vec<_>>().join("\n").into()
            }
        }
    }

    /// Gives it to a command that reads such documents; which one where there are several.
    fn read(self, which: usize, bytes: &[u8]) -> Ran {
        let commands: &[&[&str]] = match self {
            Input::Board => &[&["resolve", "-"], &["resolve", "-", "--json"]],
            Input::Pack => &[&["check", "-"], &["check", "-", "--json"]],
            Input::Save => &[
                &["verify", "-"],
                &["replay", "-"],
                &["replay", "-", "--json"],
                &["legal", "-", "--json"],
                &["story", "-", "--json"],
            ],
            Input::Setup => {
                let folder = Folder::new();
                return standie(&["play", "-", "--script", &folder.put("none", ""), "--json"], bytes);
            }
            Input::Script => {
                let folder = Folder::new();
                return standie(&["play", &folder.put("new.json", NEW), "--ack", "--json"], bytes);
            }
        };
        standie(commands[which % commands.len()], bytes)
    }
}

#[derive(Clone, Debug)]
enum Damage {
    Cut(Index),
    Flip(Index, u8),
    Remove(Index, usize),
    Double(Index, usize),
    Put(Index, Vec<u8>),
}

fn damage() -> impl Strategy<Value = Damage> {
    let words: Vec<&[u8]> = vec![
        b"null",
        b"-1",
        b"0",
        b"1e999",
        b"18446744073709551616",
        b"\"\"",
        b"{}",
        b"[]",
        b"true",
        b"\\u0000",
        b"\"\\ud800\"",
        b"\x1b[2J",
        b"\xff",
        b",",
        b":",
        b"{",
        b"]",
        b"\n",
    ];
    prop_oneof![
        any::<Index>().prop_map(Damage::Cut),
        (any::<Index>(), 0..8u8).prop_map(|(at, bit)| Damage::Flip(at, bit)),
        (any::<Index>(), 1..40usize).prop_map(|(at, n)| Damage::Remove(at, n)),
        (any::<Index>(), 1..40usize).prop_map(|(at, n)| Damage::Double(at, n)),
        (any::<Index>(), select(words)).prop_map(|(at, word)| Damage::Put(at, word.to_vec())),
        (any::<Index>(), any::<Vec<u8>>()).prop_map(|(at, bytes)| Damage::Put(at, bytes)),
    ]
}

impl Damage {
    fn to(&self, bytes: &mut Vec<u8>) {
        if bytes.is_empty() {
            return;
        }
        let len = bytes.len();
        let end = |at: usize, n: usize| (at + n).min(len);
        match self {
            Damage::Cut(at) => bytes.truncate(at.index(len)),
            Damage::Flip(at, bit) => bytes[at.index(len)] ^= 1 << bit,
            Damage::Remove(at, n) => drop(bytes.drain(at.index(len)..end(at.index(len), *n))),
            Damage::Double(at, n) => {
                let piece = bytes[at.index(len)..end(at.index(len), *n)].to_vec();
                bytes.splice(at.index(len)..at.index(len), piece);
            }
            Damage::Put(at, piece) => drop(bytes.splice(at.index(len)..at.index(len), piece.iter().copied())),
        }
    }
}

/// It ended well, or it said what is wrong with the input.
#[track_caller]
fn sane(ran: &Ran, input: Input, bytes: &[u8]) {
    let shown = String::from_utf8_lossy(bytes);
    match ran.code {
        Some(0) => assert_eq!(ran.err, "", "{input:?} {shown}"),
        Some(2) if ran.err.is_empty() => assert!(ran.out.starts_with("error "), "{input:?} {shown}"),
        Some(2) => fit_for_a_terminal(&ran.err),
        other => panic!("ended with {other:?}: {} for {input:?} {shown}", ran.err),
    }
}

/// Every place in a document, as a JSON pointer.
fn places(value: &Value, at: &str, all: &mut Vec<String>) {
    all.push(at.to_owned());
    match value {
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(i, v)| places(v, &format!("{at}/{i}"), all));
        }
        Value::Object(fields) => {
            fields
                .iter()
                .for_each(|(k, v)| places(v, &format!("{at}/{}", k.replace('~', "~0").replace('/', "~1")), all));
        }
        _ => {}
    }
}

fn other_value() -> impl Strategy<Value = Value> {
    let odd = vec![
        json!(null),
        json!(true),
        json!(0),
        json!(-1),
        json!(1_000_000),
        json!(1_000_001),
        json!(i64::MIN),
        json!(u64::MAX),
        json!(0.5),
        json!(1e300),
        json!(""),
        json!("8"),
        json!("red"),
        json!("east"),
        json!("wall"),
        json!("unknown"),
        json!("\u{0}"),
        json!("x".repeat(300)),
        json!([]),
        json!({}),
        json!([[]]),
        json!(["fast", "slow"]),
        json!({"red": "east"}),
        json!([1, 0]),
        json!([0, 0, 0]),
        json!({"id": "8", "at": [9, 9]}),
    ];
    select(odd)
}

fn config(cases: u32) -> ProptestConfig {
    let failure_persistence = Some(Box::new(FileFailurePersistence::Off) as Box<_>);
    // The same cases every time; another seed, or more cases, to look further.
    let rng_seed = RngSeed::Fixed(20);
    ProptestConfig { cases, failure_persistence, rng_seed, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config(120))]

    #[test]
    fn random_bytes_are_refused_by_every_command(bytes in any::<Vec<u8>>(), which in 0..4usize, input in select(&INPUTS[..])) {
        sane(&input.read(which, &bytes), input, &bytes);
    }
}

proptest! {
    #![proptest_config(config(300))]

    #[test]
    fn damaged_documents_are_read_or_refused(
        input in select(&INPUTS[..]),
        which in 0..4usize,
        all in prop::collection::vec(damage(), 1..5),
    ) {
        let mut bytes = input.sound();
        all.iter().for_each(|damage| damage.to(&mut bytes));
        sane(&input.read(which, &bytes), input, &bytes);
    }

    #[test]
    fn boards_with_odd_values_are_resolved_or_refused(
        changes in prop::collection::vec((any::<Index>(), other_value()), 1..4),
        which in 0..2usize,
    ) {
        let mut board: Value = serde_json::from_str(CONTRACT).expect("JSON");
        for (place, value) in changes {
            let mut all = Vec::new();
            places(&board, "", &mut all);
            let place = all[place.index(all.len())].clone();
            *board.pointer_mut(&place).expect("there") = value;
        }
        let bytes = board.to_string().into_bytes();
        let ran = Input::Board.read(which, &bytes);
        sane(&ran, Input::Board, &bytes);
        prop_assert!(ran.code == Some(0) || ran.out.is_empty(), "half an answer");
    }
}
