//! Packs that are broken on purpose: each fault is named, and nothing but the faults. And packs made to break the
//! program: they end in a message, soon.

use crate::run::{Folder, asset, fit_for_a_terminal, standie};
use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::{Value, json};
use standie::catalog::pack::Pack;
use std::time::{Duration, Instant};

const HOME_BREW: [&str; 5] = ["rooms", "monsters", "treasures", "dxm", "kinds"];

fn home_brew(name: &str) -> String {
    asset(&format!("assets/packs/home-brew/{name}.json"))
}

#[test]
fn every_fault_of_every_broken_pack_is_named() {
    let lines: Vec<Value> =
        asset("tests/cli/broken-packs.jsonl").lines().map(|l| serde_json::from_str(l).expect("JSON")).collect();
    assert!(lines.len() >= 50, "{}", lines.len());
    let folder = Folder::new();
    let packs: Vec<String> =
        lines.iter().enumerate().map(|(i, l)| folder.put(&format!("{i}.json"), l["pack"].to_string())).collect();
    let args: Vec<&str> = ["check", "--json"].into_iter().chain(packs.iter().map(String::as_str)).collect();
    let ran = standie(&args, b"");
    assert_eq!(ran.code, Some(2));
    let said: Value = serde_json::from_str(&ran.out).expect("JSON");
    for (line, said) in lines.iter().zip(said.as_array().expect("a list")) {
        let what = &line["what"];
        let found = said["faults"].as_array().expect("a list");
        let expected = line["faults"].as_array().expect("a list");
        for (expected, found) in expected.iter().zip(found) {
            assert_eq!(found["field"], expected[0], "{what}: {found}");
            let (problem, says) = (found["problem"].as_str().expect("text"), expected[1].as_str().expect("text"));
            assert!(problem.contains(says), "{what}: {says:?} is not in {problem:?}");
            fit_for_a_terminal(&format!("{problem}\n"));
        }
        assert_eq!(found.len(), expected.len(), "{what}: {found:#?}");
    }
}

#[test]
fn the_set_of_our_own_is_sound() {
    for name in HOME_BREW {
        let (pack, faults) = Pack::read(&home_brew(name));
        assert_eq!(faults, [], "{name}");
        assert_eq!(pack.faults(), [], "{name}");
    }
    let folder = Folder::new();
    let files = HOME_BREW.map(|name| folder.put(name, home_brew(name)));
    let said = standie(&["check", &files[2], &files[4]], b"").fine().out;
    assert!(said.contains("88 cards") && said.contains("7 Races and Classes"), "{said}");
}

/// A pack with something in the place of its cards.
fn with_cards(cards: &str) -> String {
    format!(r#"{{"standie_pack":1,"name":"x","cards":[{cards}]}}"#)
}

#[test]
fn hostile_packs_end_in_a_message_and_soon() {
    let long = "k".repeat(10_000_000);
    let card = |is: &str| with_cards(&format!(r#"{{"numbers":[1],"name":"x","deck":"dxm","is":{is}}}"#));
    let nested = |open: &str, close: &str| format!("{}1{}", open.repeat(200_000), close.repeat(200_000));
    let packs = [
        with_cards(&nested("[", "]")),
        with_cards(&nested("{\"is\":", "}")),
        card(&nested("{\"curse\":[", "]}")),
        "[".repeat(3_000_000),
        with_cards(&format!("{{\"{long}\":1}}")),
        format!("{{\"{long}\":1}}"),
        card(&format!("{{\"race\":\"{long}\"}}")),
        card(&format!("\"{long}\"")),
        with_cards(&format!(r#"{{"numbers":[1],"name":"{long}","deck":"dxm","is":"die"}}"#)),
        with_cards(&format!(r#"{{"numbers":[{}1],"name":"x","deck":"dxm","is":"die"}}"#, "1,".repeat(500_000))),
        with_cards(&vec!["{}"; 200_000].join(",")),
        card(&format!(r#"{{"curse":[{}"tidy"]}}"#, r#"{"level":{"by":0}},"#.repeat(100_000))),
        with_cards(r#"{"numbers":[99999999999999999999999999]}"#),
        with_cards(r#"{"numbers":[1e999]}"#),
        with_cards(r#"{"numbers":[-1]}"#),
        with_cards(r#"{"numbers":[1],"numbers":[2],"name":"x","deck":"dxm","is":"die"}"#),
        card(r#"{"curse":[{"level":{"by":-1,"by":1}}]}"#),
        card("null"),
    ];
    for pack in &packs {
        let start = Instant::now();
        let ran = standie(&["check", "-"], pack.as_bytes());
        let shown: String = pack.chars().take(80).collect();
        assert!(start.elapsed() < Duration::from_secs(20), "{shown} took {:?}", start.elapsed());
        assert_eq!(ran.code, Some(2), "{shown}");
        assert!(ran.out.len() < 400_000, "{shown}: {} bytes", ran.out.len());
        ran.out.lines().for_each(|line| fit_for_a_terminal(&format!("{line}\n")));
    }
}

/// Every place in a value, as a JSON pointer.
fn places(value: &Value, at: &str, all: &mut Vec<String>) {
    all.push(at.to_owned());
    match value {
        Value::Array(list) => list.iter().enumerate().for_each(|(i, v)| places(v, &format!("{at}/{i}"), all)),
        Value::Object(fields) => fields.iter().for_each(|(k, v)| places(v, &format!("{at}/{k}"), all)),
        _ => {}
    }
}

/// What a place is overwritten with.
fn junk() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(json!(null)),
        any::<i64>().prop_map(|n| json!(n)),
        any::<i8>().prop_map(|n| json!(n)),
        any::<bool>().prop_map(|b| json!(b)),
        any::<String>().prop_map(|s| json!(s)),
        proptest::sample::select(vec!["target", "slay", "flip", "peace", "fighter", "push", "dxm", "elf", "big", ""])
            .prop_map(|word| json!(word)),
        Just(json!([])),
        Just(json!({})),
        Just(json!([{"level": {"who": "target", "by": 1}}, "push", {"fetch": {"deck": "dxm"}}])),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever is changed in a sound pack, reading it ends with a pack and faults: each says where, and what is sound
    /// by its text is sound as it was read.
    #[test]
    fn a_pack_with_damage_is_read_or_refused(
        which in 0..HOME_BREW.len(),
        changes in prop::collection::vec((any::<Index>(), junk()), 1..4),
    ) {
        let mut pack: Value = serde_json::from_str(&home_brew(HOME_BREW[which])).expect("JSON");
        for (at, junk) in changes {
            let mut all = Vec::new();
            places(&pack, "", &mut all);
            if let Some(place) = pack.pointer_mut(&all[at.index(all.len())]) {
                *place = junk;
            }
        }
        let (read, faults) = Pack::read(&pack.to_string());
        prop_assert!(faults.iter().all(|f| !f.field.is_empty() && !f.problem.is_empty()));
        if faults.is_empty() {
            prop_assert_eq!(read.faults(), vec![]);
        }
    }
}
