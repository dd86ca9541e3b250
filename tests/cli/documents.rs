//! The documents beside the packs: every example in them is one, and they leave nothing out.

use crate::play::Played;
use crate::run::{Folder, asset, standie};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use standie::catalog::pack::{FaceEntry, MatrixEntry, MonsterEntry, Pack, RoomEntry};
use standie::rules::answer::Answer;
use standie::rules::card::price::{Price, When};
use standie::rules::card::{CardDef, CardKind, DealDef, Does, KindDef, PlayerCard, Power, Target, Traits, Who};
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::dungeon::answer::{OrphanGoods, OrphanMonsters};
use standie::rules::dungeon::gait::Gait;
use standie::rules::dungeon::link::LinkKind;
use standie::rules::dungeon::room::{Face, Icon, Mark, Pile, SearchIcon, Tile};
use standie::rules::effect::Effect;
use standie::rules::event::Roll;
use standie::rules::fight::foe::card::{Enhancer, MonsterDef, Size};
use standie::rules::fight::outcome::Outcome;
use standie::rules::ids::{Colour, Side};
use standie::rules::munchkin::gear::Gear;
use standie::rules::munchkin::goods::Goods;
use standie::rules::seat::{Condition, Sex, Until};
use standie::rules::setup::Setup;
use standie::rules::table::phase::Phase;
use standie::rules::table::seating::NewSeat;
use standie::rules::table::{Care, Component, Place};
use standie::rules::track::card::Need;
use standie::rules::turn::command::Rerolled;
use std::collections::BTreeSet;

/// The blocks of code of a document that are marked as one language.
fn blocks(document: &str, language: &str) -> Vec<String> {
    let mut blocks = Vec::new();
    let mut lines = document.lines();
    while let Some(line) = lines.next() {
        if line == format!("```{language}") {
            blocks.push(lines.by_ref().take_while(|l| *l != "```").collect::<Vec<_>>().join("\n"));
        }
    }
    blocks
}

/// The lines of the script that the document on scripts is made of.
fn script() -> Vec<String> {
    let document = asset("assets/packs/SCRIPT.md");
    let lines: Vec<String> = blocks(&document, "jsonl").iter().flat_map(|b| b.lines()).map(str::to_owned).collect();
    assert!(lines.len() > 100, "it has its examples");
    lines
}

/// The names that a message lists after "expected".
fn names(message: &str) -> BTreeSet<String> {
    let (_, expected) = message.rsplit_once(", expected ").unwrap_or_else(|| panic!("no names in {message}"));
    let names: BTreeSet<String> = expected.split('`').skip(1).step_by(2).map(str::to_owned).collect();
    assert!(!names.is_empty(), "no names in {message}");
    names
}

/// The names a shape can have, by what it says when it is given none of them.
fn variants<T: DeserializeOwned>() -> BTreeSet<String> {
    let Err(error) = serde_json::from_str::<T>("\"?\"") else { panic!("it takes anything") };
    names(&error.to_string())
}

/// The fields of a shape, by what it says when it is given another one.
fn fields<T: DeserializeOwned>() -> BTreeSet<String> {
    let Err(error) = serde_json::from_str::<T>("{\"?\":0}") else { panic!("it takes anything") };
    names(&error.to_string())
}

/// The name of a variant, and what comes with it.
fn named(value: &Value) -> (&str, &Value) {
    match value {
        Value::String(name) => (name, &Value::Null),
        Value::Object(fields) => {
            let (name, content) = fields.iter().next().expect("a name");
            (name, content)
        }
        other => panic!("no name in {other}"),
    }
}

/// Every object in a value that has a key.
fn under<'a>(value: &'a Value, key: &str, found: &mut Vec<&'a Value>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get(key));
            fields.values().for_each(|v| under(v, key, found));
        }
        Value::Array(list) => list.iter().for_each(|v| under(v, key, found)),
        _ => {}
    }
}

fn keys(values: &[&Value]) -> BTreeSet<String> {
    values.iter().filter_map(|v| v.as_object()).flat_map(Map::keys).cloned().collect()
}

#[test]
fn every_line_of_the_document_on_scripts_is_a_line_of_a_script() {
    let folder = Folder::new();
    let document = asset("assets/packs/SCRIPT.md");
    let set_ups = blocks(&document, "json");
    assert_eq!(set_ups.len(), 2);
    let new = folder.put("new.json", &set_ups[0]);
    let lines = script();
    // Many are refused, being examples and no game; one that is no line at all would end the run.
    let played = Played::of(standie(&["play", &new, "--json"], lines.join("\n").as_bytes()));
    assert_eq!(played.answers.len(), lines.len(), "one line each, none of them empty");
    // Each alone is read as itself, too: nothing is silently left out of it.
    for line in &lines {
        let Ok(command) = serde_json::from_str::<Command>(line) else { continue };
        let again: Command = serde_json::from_value(serde_json::to_value(&command).expect("JSON")).expect("a command");
        assert_eq!(again, command);
    }
}

#[test]
fn the_arranged_game_of_the_document_on_scripts_is_played_as_it_says() {
    let document = asset("assets/packs/SCRIPT.md");
    let (_, section) = document.split_once("## Arranged games").expect("it is there");
    let folder = Folder::new();
    let new = folder.put("new.json", &blocks(section, "json")[0]);
    let script = &blocks(section, "jsonl")[0];
    let played = Played::of(standie(&["play", &new, "--json"], script.as_bytes()));
    for (_, answer) in &played.answers {
        assert!(answer.get("refused").is_none(), "{answer}");
    }
    let said: Vec<&str> =
        played.answers.iter().filter_map(|a| a.1["said"].as_array()).flatten().filter_map(Value::as_str).collect();
    for told in [
        "Mia says “I win!”",
        "Footstool: Rude Word, +2",
        "Mia hasn’t won yet",
        "The fight is lost, 5 against 6",
        "Mia rolls 4",
    ] {
        assert!(said.iter().any(|said| said.contains(told)), "{told:?} is not in {said:?}");
    }
    assert_eq!(played.answers.last().expect("lines").1["question"]["seat"], "blue", "Noah's turn begins");
}

#[test]
fn the_document_on_scripts_has_every_command_answer_and_effect() {
    let lines: Vec<Value> = script().iter().map(|l| serde_json::from_str(l).expect("JSON")).collect();
    let shown = |all: &[&Value]| -> BTreeSet<String> { all.iter().map(|v| named(v).0.to_owned()).collect() };
    let all: Vec<&Value> = lines.iter().collect();

    let folder = Folder::new();
    let new = folder.put("new.json", &blocks(&asset("assets/packs/SCRIPT.md"), "json")[0]);
    let known = names(&standie(&["play", &new], b"\"?\"").complains(2));
    assert!(variants::<Command>().is_subset(&known), "the commands are among the verbs");
    assert!(known.len() > variants::<Command>().len(), "and those about history");
    assert_eq!(shown(&all), known);

    let mut answers = Vec::new();
    lines.iter().for_each(|l| under(l, "answer", &mut answers));
    assert_eq!(shown(&answers), variants::<Answer>());

    let mut lists = Vec::new();
    lines.iter().for_each(|l| under(l, "effects", &mut lists));
    let effects: Vec<&Value> = lists.iter().filter_map(|l| l.as_array()).flatten().collect();
    assert_eq!(shown(&effects), variants::<Effect>());

    // And every field of each of them.
    let complete = |all: &[&Value], wrap: &dyn Fn(Value) -> String| {
        for name in shown(all) {
            let contents: Vec<&Value> = all.iter().map(|v| named(v)).filter(|n| n.0 == name).map(|n| n.1).collect();
            let Err(error) = serde_json::from_str::<Command>(&wrap(json!({name.clone(): {"?": 0}}))) else { continue };
            if error.to_string().starts_with("unknown field") {
                assert_eq!(keys(&contents), names(&error.to_string()), "{name}");
            }
        }
    };
    let commands: Vec<&Value> = all.iter().filter(|v| variants::<Command>().contains(named(v).0)).copied().collect();
    complete(&commands, &|v| v.to_string());
    complete(&answers, &|v| json!({"answer": v}).to_string());
    complete(&effects, &|v| json!({"effects": {"effects": [v]}}).to_string());
}

#[test]
fn the_document_on_scripts_has_every_word_and_every_part() {
    let lines: Vec<Value> = script().iter().map(|l| serde_json::from_str(l).expect("JSON")).collect();
    let shapes = [
        ("tile", fields::<Tile>()),
        ("up", fields::<Face>()),
        ("monster", fields::<MonsterDef>()),
        ("goods", fields::<Goods>()),
        ("pile", fields::<Pile>()),
        ("seat", fields::<NewSeat>()),
    ];
    for (key, expected) in shapes {
        let mut found = Vec::new();
        lines.iter().for_each(|l| under(l, key, &mut found));
        assert!(expected.is_subset(&keys(&found)), "{key}: {expected:?} in {:?}", keys(&found));
    }
    let mut adds = Vec::new();
    lines.iter().for_each(|l| under(l, "add", &mut adds));
    for expected in [fields::<Gear>(), fields::<Condition>(), fields::<Enhancer>()] {
        assert!(adds.iter().any(|add| keys(&[add]) == expected), "{expected:?} with every field");
    }
    let mut icons = Vec::new();
    lines.iter().for_each(|l| under(l, "icons", &mut icons));
    assert!(icons.iter().any(|list| keys(&[&list[0]]) == fields::<Icon>()));

    let text = script().join("\n");
    for words in [
        variants::<Outcome>(),
        variants::<OrphanMonsters>(),
        variants::<OrphanGoods>(),
        variants::<Rerolled>(),
        variants::<Component>(),
        variants::<Place>(),
        variants::<Care>(),
        variants::<Phase>(),
        variants::<Roll>(),
        variants::<Deck>(),
        variants::<LinkKind>(),
        variants::<Side>(),
        variants::<Colour>(),
        variants::<Gait>(),
        variants::<Size>(),
        variants::<Mark>(),
        variants::<Until>(),
        variants::<Sex>(),
        variants::<SearchIcon>(),
    ] {
        for word in words {
            assert!(text.contains(&format!("\"{word}\"")), "{word} has an example");
        }
    }
    let set_ups = blocks(&asset("assets/packs/SCRIPT.md"), "json");
    let set_ups: Vec<Value> = set_ups.iter().map(|text| serde_json::from_str(text).expect("JSON")).collect();
    let mut shown = keys(&[&set_ups[0]["setup"], &set_ups[1]]);
    // What a saved game says instead of having the pack once more, and what stands beside a set-up.
    shown.extend(["own_cards".to_owned()]);
    ["pack", "seed"].iter().for_each(|field| assert!(shown.remove(*field), "{field}"));
    assert_eq!(shown, fields::<Setup>());
}

#[test]
fn every_question_in_the_document_on_odds_is_answered() {
    let document = asset("assets/ODDS.md");
    let questions = blocks(&document, "json");
    assert_eq!(questions.len(), 5);
    for question in &questions {
        let asked: Value = serde_json::from_str(question).expect("JSON");
        let said = standie(&["odds", "-", "--json"], question.as_bytes()).json();
        standie(&["odds", "-"], question.as_bytes()).fine();
        // Every field of the answer has been told.
        for field in keys(&[&said, &said["flight"], &said["flight"]["foes"][0], &said["swing"]]) {
            assert!(document.contains(&format!("`{field}`")), "{field} of the answer to {asked}");
        }
    }
}

#[test]
fn every_pack_in_the_document_on_packs_is_sound() {
    let packs = blocks(&asset("assets/packs/README.md"), "json");
    assert!(packs.len() >= 4);
    let folder = Folder::new();
    for pack in &packs {
        let file = folder.put("pack.json", pack);
        let said = standie(&["check", &file, "--json"], b"").json();
        assert_eq!(said[0]["faults"], json!([]), "{pack}");
    }
}

#[test]
fn the_document_on_packs_has_every_field_and_word() {
    let document = asset("assets/packs/README.md");
    let packs: Vec<Value> = blocks(&document, "json").iter().map(|p| serde_json::from_str(p).expect("JSON")).collect();
    let all: Vec<&Value> = packs.iter().collect();
    assert_eq!(keys(&all), fields::<Pack>());
    let entries = |list: &str| -> Vec<&Value> { packs.iter().filter_map(|p| p[list].as_array()).flatten().collect() };
    let faces: Vec<&Value> = entries("rooms").iter().filter_map(|r| r["faces"].as_array()).flatten().collect();
    assert_eq!(keys(&faces), fields::<FaceEntry>());
    assert_eq!(keys(&entries("rooms")), fields::<RoomEntry>());
    assert_eq!(keys(&entries("monsters")), fields::<MonsterEntry>());
    assert_eq!(keys(&entries("cards")), fields::<CardDef>());
    assert_eq!(keys(&entries("kinds")), fields::<KindDef>());
    assert_eq!(keys(&entries("matrix")), fields::<MatrixEntry>());
    let asks: BTreeSet<String> =
        entries("matrix").iter().filter_map(|card| Some(named(card.get("asks")?).0.to_owned())).collect();
    assert_eq!(asks, variants::<Need>());
    assert_eq!(keys(&entries("players")), fields::<PlayerCard>());
    let own = [keys(&entries("cards")), keys(&entries("kinds"))];
    for field in [keys(&faces), keys(&entries("monsters")), keys(&all)].into_iter().chain(own).flatten() {
        assert!(document.contains(&format!("| `{field}` | ")), "{field} has its row");
    }
    let words =
        [variants::<Size>(), variants::<Gait>(), variants::<Colour>(), variants::<Side>(), variants::<LinkKind>()];
    for word in words.into_iter().flatten() {
        assert!(document.contains(&format!("`{word}`")), "{word} is named");
    }
    in_the_examples(&document, &all);
    for limit in ["200", "20", "1,000,000", "1 to 1023", "10,000", "1 to 999", "0 to 40", "0 to 99"] {
        assert!(document.contains(limit), "the limit {limit} is named");
    }
}

/// Every word cards are written in, and every field of what they are and do, in an example and in the text.
fn in_the_examples(document: &str, packs: &[&Value]) {
    let every = |key: &str| {
        let mut found = Vec::new();
        packs.iter().for_each(|p| under(p, key, &mut found));
        // Powers are of several kinds; cards are discarded by another word of the same name.
        if key == "ten" {
            let mut paid = Vec::new();
            packs.iter().for_each(|p| under(p, "discard", &mut paid));
            found.extend(paid.into_iter().filter(|power| power.get("does").is_some()));
        }
        found
    };
    for (key, shape) in [
        ("deal", fields::<DealDef>()),
        ("traits", fields::<Traits>()),
        ("ten", fields::<Power>()),
        ("enhancer", &fields::<Enhancer>() - &BTreeSet::from(["name".to_owned(), "card".to_owned()])),
        ("add", &fields::<Condition>() - &BTreeSet::from(["card".to_owned(), "owes".to_owned()])),
        ("gear", &fields::<Gear>() - &["name", "cheat", "packed", "card", "cheat_card"].map(str::to_owned).into()),
    ] {
        assert_eq!(keys(&every(key)), shape, "{key}");
        for field in shape {
            assert!(document.contains(&format!("`{field}`")), "{field} of {key} is told");
        }
    }
    let text: String = packs.iter().map(|p| p.to_string()).collect();
    let words = [
        variants::<Does>(),
        variants::<CardKind>(),
        variants::<Target>(),
        variants::<Who>(),
        variants::<When>(),
        variants::<Until>(),
        variants::<Deck>(),
    ];
    for word in words.into_iter().flatten() {
        assert!(text.contains(&format!("\"{word}\"")), "{word} has an example");
        let told = [format!("`{word}`"), format!("`\"{word}\"`"), format!("{{\"{word}\": ")];
        assert!(told.iter().any(|told| document.contains(told)), "{word} is told");
    }
    for word in variants::<Price>() {
        assert!(document.contains(&format!("{{\"{word}\": N}}")), "{word} is told");
    }
}

#[test]
fn what_the_document_on_packs_says_of_check_is_what_it_says() {
    let folder = Folder::new();
    let bad = json!({
        "standie_pack": 1,
        "name": "",
        "rooms": [
            {"faces": [{"name": "Landing"}]},
            {"faces": [{"name": "Attic"}, {"name": "Cellar"}, {"name": "attic"}]},
        ],
        "monsters": [{"name": "Owl", "level": 0}],
        "cards": [
            {"numbers": [7], "name": "Trapdoor", "deck": "dxm", "is": {"card": {"does": ["flip"]}}},
            {"numbers": [7], "name": "Cheat", "deck": "dxm", "is": "cheat"},
        ],
    });
    let pack = folder.put("upstairs.json", bad.to_string());
    let document = asset("assets/packs/README.md");
    for line in standie(&["check", &pack], b"").out.lines() {
        let shown = line.replace(&pack, "    upstairs.json");
        assert!(document.lines().any(|l| l == shown), "{shown}");
    }
    let starter = folder.put("starter.json", asset("assets/packs/starter.json"));
    let said = standie(&["check", &starter], b"").fine().out.replace(&starter, "    starter.json");
    assert!(document.contains(said.trim_end()), "{said}");
    // A whole set, and one that lacks a card.
    let names = ["doors", "kinds", "monsters", "treasures"];
    let file = |name: &str| (format!("{name}.json"), asset(&format!("assets/packs/doors/{name}.json")));
    let files = names.map(|name| {
        let (file, text) = file(name);
        folder.put(&file, text)
    });
    let check = |json: &[&str]| {
        let args: Vec<&str> = ["check", "--set"]
            .into_iter()
            .chain(json.iter().copied())
            .chain(files.iter().map(String::as_str))
            .collect();
        standie(&args, b"")
    };
    for line in check(&[]).fine().out.lines().filter(|line| !files.iter().any(|file| line.starts_with(file.as_str()))) {
        assert!(document.lines().any(|l| l.trim() == line.trim()), "{line}");
    }
    let said = check(&["--json"]).json();
    for field in keys(&[&said, &said["set"], &said["set"]["counts"][0]]) {
        assert!(document.contains(&format!("`{field}`")) || document.contains(&format!("\"{field}\"")), "{field}");
    }
    for (role, _) in standie::catalog::pack::role::ROLES {
        assert!(document.contains(&format!("`{role}`")), "{role} is told");
    }
    // One that is counted beside our own, for nobody has counted its box.
    let overtime = ["doors", "kinds", "matrix", "monsters", "players", "powers", "treasures"];
    let overtime = overtime
        .map(|name| folder.put(&format!("overtime-{name}.json"), asset(&format!("assets/packs/overtime/{name}.json"))));
    let args: Vec<&str> = ["check", "--set"].into_iter().chain(overtime.iter().map(String::as_str)).collect();
    let said = standie(&args, b"").fine().out;
    for line in said.lines().filter(|line| !overtime.iter().any(|file| line.starts_with(file.as_str()))) {
        assert!(document.lines().any(|l| l.trim() == line.trim()), "{line}");
    }
    let doors: Value = serde_json::from_str(&asset("assets/packs/doors/doors.json")).expect("JSON");
    let cards: Vec<&Value> =
        doors["cards"].as_array().expect("cards").iter().filter(|card| card["name"] != "Let Go of the Piano").collect();
    folder.put("doors.json", json!({"standie_pack": 1, "name": "", "system": "classic", "cards": cards}).to_string());
    let ran = check(&[]);
    assert_eq!(ran.code, Some(2));
    for line in ran.out.lines().filter(|line| line.starts_with("set: ")) {
        assert!(document.lines().any(|l| l.trim() == line), "{line}");
    }
    let cards = folder.put("treasures.json", asset("assets/packs/home-brew/treasures.json"));
    let said = standie(&["check", &cards], b"").fine().out.replace(&cards, "    treasures.json");
    assert!(document.contains(said.trim_end()), "{said}");
}
