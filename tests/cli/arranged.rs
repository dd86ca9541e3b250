//! Arranged games: what is named lies where it was named, comes when it should, and the game says so for ever.

use crate::play::Played;
use crate::run::{Folder, fit_for_a_terminal, standie};
use proptest::prelude::*;
use serde_json::{Value, json};

const THREE: &str = r#"[{"colour":"red"},{"colour":"blue"},{"colour":"green"}]"#;

/// A set-up of three, RED first, with more in it.
fn classic(more: Value) -> Value {
    let mut new = json!({"system": "classic", "first": "red", "seed": 5});
    new["seats"] = serde_json::from_str(THREE).expect("JSON");
    for (field, value) in more.as_object().expect("fields") {
        new[field] = value.clone();
    }
    new
}

/// Lines up to RED's decision of the first turn.
const OPEN: [&str; 6] = [
    r#"{"answer":"done"}"#,
    r#"{"answer":"no"}"#,
    r#"{"answer":"no"}"#,
    r#"{"answer":"no"}"#,
    r#"{"answer":"no"}"#,
    r#"{"answer":"no"}"#,
];

fn script(lines: &[&str]) -> String {
    OPEN.iter().chain(lines).copied().collect::<Vec<_>>().join("\n")
}

fn kept(folder: &Folder, new: &Value, lines: &[&str]) -> (String, Played) {
    let file = folder.put("new.json", new.to_string());
    let journal = folder.arg("game.standie");
    let _ = std::fs::remove_file(&journal);
    let ran = standie(&["play", &file, "--journal", &journal, "--json"], script(lines).as_bytes());
    (journal, Played::of(ran))
}

fn seat(journal: &str, place: usize) -> Value {
    standie(&["replay", journal, "--json"], b"").json()["seats"][place].clone()
}

/// Names of what a seat has, by number: those of one's own pack are all that these tests look at.
fn pack() -> Value {
    json!({"standie_pack": 1, "name": "Test cards",
    "monsters": [
        {"number": 901, "name": "Small One", "level": 1, "dice": 1, "treasures": 1, "size": "small", "movement": []},
        {"number": 902, "name": "Large One", "level": 18, "dice": 1, "treasures": 3, "size": "small", "movement": [],
         "bad": [{"level": {"by": -1}}]},
    ],
    "cards": [
        {"numbers": [903], "name": "First Prize", "deck": "treasure", "is": {"item": {"gear": {"bonus": 2, "value": 300}}}},
        {"numbers": [904], "name": "Second Prize", "deck": "treasure", "is": {"item": {"gear": {"bonus": 1, "value": 300}}}},
        {"numbers": [905, 906], "name": "Twin’s Hat", "deck": "treasure", "is": {"item": {"gear": {"slot": "headgear", "bonus": 1}}}},
        {"numbers": [907], "name": "Elf", "deck": "door", "is": {"race": "elf"}},
    ]})
}

#[test]
fn what_is_named_lies_where_it_was_named_and_comes_in_its_order() {
    let folder = Folder::new();
    let new = classic(json!({
        "pack": pack(),
        "in_play": {"red": ["Elf", "twin's hat"]},
        "levels": {"red": 7, "green": 2},
        "hands": {"red": ["Twin’s Hat"], "blue": []},
        "decks": {"door": ["Small One", "Large One"], "treasure": ["Second Prize", "First Prize"]},
        "dice": [3, 4],
    }));
    let (journal, played) =
        kept(&folder, &new, &[r#""open_door""#, r#"{"answer":"done"}"#, r#"{"answer":"no"}"#, r#"{"answer":"no"}"#]);
    assert!(played.answers.iter().all(|a| a.1.get("refused").is_none()), "{:?}", played.answers);
    let red = seat(&journal, 0);
    assert_eq!(
        (&red["races"], &red["laid"], &red["level"]),
        (&json!(["elf"]), &json!([907]), &json!(8)),
        "the only Elf there is"
    );
    assert_eq!(red["gear"].as_array().map(Vec::len), Some(1));
    assert_eq!(red["gear"][0]["card"], 905, "in play comes first, the lowest number first");
    assert_eq!(red["held"], json!([904, 906]), "the Treasure from the top beside the hand that was given");
    assert_eq!(seat(&journal, 1)["held"], Value::Null, "an empty hand");
    let green = seat(&journal, 2);
    assert_eq!((&green["level"], green["held"].as_array().map(Vec::len)), (&json!(2), Some(4)), "dealt like ever");
    let spoken = [901, 902, 903, 904, 905, 906, 907];
    let held: Vec<u64> = green["held"].as_array().expect("a hand").iter().filter_map(Value::as_u64).collect();
    assert!(held.iter().all(|card| !spoken.contains(card)), "from what is named nowhere: {held:?}");
}

#[test]
fn dice_are_given_back_by_undo_and_end() {
    let folder = Folder::new();
    let new = classic(json!({"pack": pack(), "hands": {"red": [], "blue": [], "green": []},
        "decks": {"door": ["Large One"]}, "dice": ["x"]}));
    let file = folder.put("new.json", new.to_string());
    standie(&["play", &file], b"").complains(2);
    let mut new = new;
    new["dice"] = json!([6]);
    let runs = [r#""open_door""#, r#"{"answer":"done"}"#, r#""chance""#];
    let face =
        |played: &Played, line: usize| played.answers[line].1["events"][0]["event"]["rolled"]["roll"]["six"].clone();
    let (_, once) = kept(&folder, &new, &runs);
    assert_eq!(face(&once, 8), 6, "{:?}", once.answers[8]);
    let again: Vec<&str> = runs.iter().copied().chain([r#""undo""#, r#""chance""#]).collect();
    let (journal, again) = kept(&folder, &new, &again);
    assert_eq!(face(&again, 10), 6, "{:?}", again.answers);
    // A die that is told takes none; with none left the seed goes on.
    let told = [runs[0], runs[1], r#"{"answer":{"ran":{"monster":1,"face":6}}}"#];
    let (_, told) = kept(&folder, &new, &told);
    assert_eq!(told.answers.len(), 9);
    new["dice"] = json!([]);
    let (_, free) = kept(&folder, &new, &runs);
    let (_, same) = kept(&folder, &new, &runs);
    assert_eq!(face(&free, 8), face(&same, 8), "by the seed");
    standie(&["verify", &journal], b"").fine();
    // Gone on with, it goes on as it was.
    let on = Played::of(standie(&["play", &journal, "--journal", &journal, "--json"], b"\"undo\"\n\"chance\""));
    assert_eq!(face(&on, 1), 6, "{:?}", on.answers);
}

#[test]
fn it_is_called_arranged_wherever_it_matters_and_never_fair() {
    let folder = Folder::new();
    for more in [
        json!({"hands": {"red": ["Elf"]}}),
        json!({"decks": {"treasure": ["Emergency Trombone"]}}),
        json!({"dice": [1]}),
        json!({"levels": {"blue": 9}}),
        json!({"in_play": {"red": ["Dwarf"]}}),
        json!({"pack": pack()}),
    ] {
        let mut new = classic(more.clone());
        // A secret makes no difference.
        new.as_object_mut().expect("fields").remove("seed");
        let (journal, _) = kept(&folder, &new, &[r#""open_door""#]);
        let fair = standie(&["fair", &journal, "--json"], b"").json();
        assert_eq!((&fair["verdict"], &fair["arranged"]), (&json!("arranged"), &json!(true)), "{more}");
        assert_eq!(
            (&fair["altered"], &fair["other"]),
            (&json!([]), &json!([])),
            "{more}: everything comes out the same"
        );
        let text = standie(&["fair", &journal], b"").fine().out;
        assert!(text.starts_with("Arranged: it all adds up, but somebody picked cards"), "{text}");
        assert!(standie(&["story", &journal], b"").fine().out.starts_with("Arranged"), "{more}");
        assert_eq!(standie(&["story", &journal, "--json"], b"").json()["arranged"], true);
        assert_eq!(standie(&["replay", &journal, "--json"], b"").json()["arranged"], true);
        assert!(standie(&["verify", &journal], b"").fine().out.starts_with("ok "), "{more}");
    }
    // A game of nobody's making says nothing of it.
    let (journal, _) = kept(
        &folder,
        &classic(json!({"components": {"dice": "app", "rooms": "app", "monsters": "app", "cards": "app"}})),
        &[],
    );
    assert_eq!(standie(&["replay", &journal, "--json"], b"").json()["arranged"], Value::Null);
    assert_eq!(standie(&["fair", &journal, "--json"], b"").json()["arranged"], Value::Null);
}

#[test]
fn quest_is_arranged_like_classic() {
    let folder = Folder::new();
    let new = json!({"setup": {"system": "quest", "seats": [{"colour": "red"}, {"colour": "blue"}], "first": "red",
        "costs_checked": true, "hands": {"red": ["Thief"], "blue": []}, "levels": {"red": 5},
        "decks": {"monster": ["Chocolate Mouse"], "treasure": []}, "dice": ["green", 2, "purple"]}, "seed": 3});
    let file = folder.put("quest.json", new.to_string());
    let journal = folder.arg("quest.standie");
    Played::of(standie(&["play", &file, "--journal", &journal, "--json"], br#"{"answer":"done"}"#));
    let red = seat(&journal, 0);
    assert_eq!((&red["level"], red["held"].as_array().map(Vec::len)), (&json!(5), Some(1)));
    assert_eq!(standie(&["fair", &journal, "--json"], b"").json()["verdict"], "arranged");
}

#[test]
fn wrong_arrangements_are_named_by_their_field() {
    for (more, says) in [
        (json!({"hands": {"purple": []}}), vec!["hands.purple", "red, blue, green"]),
        (json!({"levels": {"purple": 2}}), vec!["levels.purple", "red, blue, green"]),
        (json!({"hands": {"red": ["Elff"]}}), vec!["hands.red[0]", "\"Elff\"", "nearest is \"Elf\""]),
        (
            json!({"hands": {"red": ["Elf", "Elf"], "blue": ["Elf", "Elf"]}}),
            vec!["hands.blue[1]", "\"Elf\"", "3 times"],
        ),
        (json!({"decks": {"dxm": ["Elf"]}}), vec!["decks.dxm", "door, treasure"]),
        (json!({"decks": {"cellar": []}}), vec!["decks", "cellar"]),
        (json!({"decks": {"treasure": ["Elf"]}}), vec!["decks.treasure[0]", "\"Elf\"", "door"]),
        (json!({"in_play": {"red": ["Montage"]}}), vec!["in_play.red[0]", "Montage", "Items"]),
        (json!({"in_play": {"red": ["Elf", "Dwarf"]}}), vec!["in_play.red", "2 Races", "at most 1"]),
        (json!({"in_play": {"red": ["Elf", "Elf"]}}), vec!["in_play.red"]),
        (json!({"levels": {"red": 10}}), vec!["levels.red", "10", "1 to 9"]),
        (json!({"levels": {"red": 0}}), vec!["levels.red", "0", "1 to 9"]),
        (json!({"dice": [1, 7]}), vec!["dice[1]", "7", "1 to 6"]),
        (json!({"dice": ["green"]}), vec!["dice[0]", "green", "1 to 6"]),
        (json!({"dice": [{}]}), vec!["dice[0]", "allowed are numbers and colours"]),
        (
            json!({"hands": {"red": []}, "components": {"dice": "app", "rooms": "app", "monsters": "app", "cards": "table"}}),
            vec!["components.cards", "table", "hands", "app"],
        ),
        (json!({"pack": 3}), vec!["pack", "3", "object"]),
        (json!({"pack": {"standie_pack": 1}}), vec!["pack", "name"]),
        (json!({"pack": {"standie_pack": 1, "name": "", "system": "quest"}}), vec!["pack.system", "quest", "classic"]),
        (
            json!({"pack": {"standie_pack": 1, "name": "", "cards": [{"numbers": [900], "name": "X", "deck": "dxm", "is": "cheat"}]}}),
            vec!["pack.cards[0].deck", "dxm", "door"],
        ),
        (
            json!({"pack": {"standie_pack": 1, "name": "", "monsters": [{"name": "X"}]}}),
            vec!["pack.monsters[0].number"],
        ),
        (json!({"hand": {}}), vec!["hand", "hands"]),
        (json!({"seed": "x"}), vec!["seed"]),
    ] {
        let new = classic(more.clone());
        let said = standie(&["play", "-", "--script", "/dev/null"], new.to_string().as_bytes()).complains(2);
        for part in &says {
            assert!(said.contains(part), "{more}: {part:?} is not in {said}");
        }
        // The same inside of a document.
        if more.get("seed").is_none() {
            let mut setup = new.clone();
            setup.as_object_mut().expect("fields").remove("seed");
            let said = standie(&["play", "-", "--script", "/dev/null"], json!({"setup": setup}).to_string().as_bytes());
            let said = said.complains(2);
            assert!(said.contains("setup") && says.iter().all(|part| said.contains(part)), "{more}: {said}");
        }
    }
}

/// Any small value, and names that are there.
fn values() -> impl Strategy<Value = Value> {
    let names = ["Elf", "Thief", "Emergency Trombone", "Montage", "Barrel With Legs", "", "\u{202e}", "x"];
    let name = prop::sample::select(names.to_vec()).prop_map(Value::from);
    let leaf = prop_oneof![4 => name, 2 => (-3..12_i64).prop_map(Value::from), 1 => Just(Value::Null), 1 => any::<bool>().prop_map(Value::from)];
    let list = prop::collection::vec(leaf.clone(), 0..5).prop_map(Value::from);
    let key = prop::sample::select(vec!["red", "blue", "green", "purple", "door", "treasure", "monster", "x"]);
    let map = prop::collection::btree_map(key, list.clone(), 0..4).prop_map(|map| json!(map));
    prop_oneof![3 => map, 2 => list, 1 => leaf]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(60) })]

    #[test]
    fn any_arrangement_is_played_or_refused_by_its_field(
        fields in prop::collection::btree_map(
            prop::sample::select(vec!["hands", "in_play", "levels", "decks", "dice", "pack", "components", "care", "first"]), values(), 1..4),
        lines in prop::collection::vec(prop::sample::select(vec![
            "\"open_door\"", "\"search_room\"", "\"chance\"", "\"undo\"", "\"end_turn\"", "{\"answer\":\"done\"}", "{\"answer\":\"no\"}",
            "{\"play_card\":{\"seat\":\"red\",\"card\":38}}", "{\"look_for_trouble\":{\"card\":1}}", "\"by_hand\"", "\"skip\"",
        ]), 0..12),
    ) {
        let new = classic(json!(fields));
        let folder = Folder::new();
        let file = folder.put("new.json", new.to_string());
        let ran = standie(&["play", &file, "--json"], lines.join("\n").as_bytes());
        match ran.code {
            Some(0) => prop_assert_eq!(Played::of(ran).answers.len(), lines.len()),
            Some(2) => fit_for_a_terminal(&ran.complains(2)),
            code => prop_assert!(false, "{code:?}: {} {}", new, ran.err),
        }
    }
}
