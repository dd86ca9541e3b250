//! Journals of earlier days: a word in a file is for ever. Each opens, is told in the same words, and decided again gives
//! the same facts. `STANDIE_BLESS=1` writes anew how they are told, never the journals: those are made once, by
//! `journals_are_pinned`, and stay.

use crate::support::random::Rng;
use crate::support::wild;
use crate::{compare, path};
use rand::{RngExt as _, SeedableRng as _};
use serde_json::Value;
use standie::catalog;
use standie::catalog::words::{Names, Words};
use standie::play::player::Players;
use standie::play::record::Who;
use standie::play::{Session, fair, fix, journal, narrate, playout};
use standie::rules::agenda::Step;
use standie::rules::answer::Answer;
use standie::rules::command::Command;
use standie::rules::event::{Event, Fact, FightTold};
use standie::rules::ids::Colour;
use standie::rules::munchkin::played::Played;
use standie::rules::setup::Setup;
use standie::rules::vocabulary::words;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;

pub const FOLDER: &str = "tests/playthroughs/pinned";

pub fn files() -> Vec<std::path::PathBuf> {
    let entries = fs::read_dir(path(FOLDER)).expect("the pinned journals");
    let mut files: Vec<_> = entries.map(|e| e.expect("an entry").path()).collect();
    files.retain(|f| f.extension().is_some_and(|e| e == "standie"));
    files.sort();
    files
}

pub fn open(file: &std::path::Path) -> Session {
    opened(fs::read(file).expect("a pinned journal"))
}

/// The game of a journal.
pub fn opened(text: Vec<u8>) -> Session {
    let read = journal::read(&text).expect("a journal");
    assert!(read.is_whole());
    Session::open(catalog::books(), read, text).expect("it opens")
}

/// Everything that is said of a game, of what was taken back too.
fn told(session: &Session) -> String {
    let (words, timeline) = (Words::load("en"), session.timeline());
    let mut out = String::new();
    for point in 1..=timeline.last() {
        let Some(node) = timeline.node(point) else { continue };
        let before = timeline.state(node.parent);
        let mut now = before.clone();
        node.facts.iter().for_each(|Fact { event, .. }| now.apply(event));
        let names = Names::told(session.book(), &now, &before);
        writeln!(out, "{point} after {}", node.parent).unwrap();
        for line in narrate::tell(&before, &node.facts) {
            let cites: Vec<String> = line.cites.iter().map(|r| r.to_string()).collect();
            writeln!(out, "  {} [{}]", words.say(&line.message, names), cites.join(" ")).unwrap();
        }
    }
    out
}

#[test]
fn pinned_journals_open_and_are_told_in_the_same_words() {
    let mut all = String::new();
    for file in files() {
        let session = open(&file);
        let text = told(&session);
        let name = file.file_stem().expect("a name").to_string_lossy().into_owned();
        let sum = xxhash_rust::xxh3::xxh3_64(text.as_bytes());
        writeln!(all, "{name}: {} records, {} lines, {sum:016x}", session.records(), text.lines().count()).unwrap();
        // Where the sums differ, this is what to compare with the same file of the commit before.
        let folder = path("target/tmp");
        fs::create_dir_all(&folder).expect("a folder");
        fs::write(folder.join(format!("pinned-{name}.txt")), text).expect("written");
    }
    compare(&format!("{FOLDER}/told.txt"), &all);
}

/// Deeds that are decided otherwise since they were pinned: a footprint is asked only of a monster that would go
/// somewhere by one of them, and an arrow before it; what a Curse leaves hanging cites its row (MQ-CURSE-05 to -07); nobody
/// runs before the others had a chance to save them (MC-CMB-21); the card of a Curse from the door stays as long as it lasts
/// (MC-CURSE-06); whoever else got Treasures in a turn is asked before it is over (MC-TREAS-05); the costs printed in the box are asked after
/// the room has its name; Items that were told lie where their owner died, also where others are not kept (MQ-DEATH-07), and
/// so does what nobody told; an Item that Bad Stuff takes cites its own row (MQ-RUN-13); a body waits for those
/// who still run from the same fight (MC-DEATH-03); of an Item that somebody takes of it is kept what it adds.
const SINCE: [(&str, &[u32]); 37] = [
    ("classic-2", &[99, 178]),
    ("classic-3", &[36, 40, 45, 102, 306]),
    ("classic-4", &[72, 99, 106, 118, 146, 249, 299, 328, 384, 387, 415, 538, 632]),
    ("classic-everything-2", &[73, 75, 215, 216]),
    ("classic-everything-4", &[29, 30, 31]),
    ("classic-everything-6", &[16, 125, 192]),
    ("classic-in-any-order", &[223, 416, 452]),
    (
        "classic-run-at-once",
        &[
            19, 24, 50, 57, 62, 75, 98, 114, 146, 159, 165, 166, 192, 197, 198, 215, 221, 222, 348, 353, 357, 390, 395,
            396, 399, 403,
        ],
    ),
    ("classic-to-whom", &[8]),
    ("evening", &[182, 195, 220, 323, 400]),
    ("everything-1", &[32, 128, 147, 276, 308, 543, 649]),
    ("everything-11", &[54]),
    ("everything-12", &[7, 9]),
    ("everything-14", &[19]),
    ("everything-15", &[61, 114, 135]),
    ("everything-2", &[35]),
    ("everything-3", &[24]),
    ("everything-5", &[40, 70, 81]),
    ("everything-6", &[13, 24, 65, 107, 123]),
    ("everything-7", &[20, 40, 84]),
    ("everything-8", &[4]),
    ("facts-1", &[65]),
    ("facts-2", &[190]),
    ("facts-3", &[45]),
    ("facts-5", &[15]),
    ("shadowrun-3", &[48, 50, 153, 205, 211]),
    ("shadowrun-4", &[50, 206]),
    ("shadowrun-5", &[396, 413, 456]),
    ("shadowrun-6", &[132, 162, 264, 276, 554]),
    ("shadowrun-everything-1", &[68]),
    ("shadowrun-everything-3", &[103, 111, 117, 173]),
    ("turned-about", &[376, 408]),
    ("whole-2", &[201, 224, 285, 426, 605, 720, 816]),
    ("whole-3", &[115, 248, 260, 398, 747, 906]),
    ("whole-4", &[137, 482, 755]),
    ("whole-5", &[430, 676, 895]),
    ("whole-6", &[112, 189, 228, 251, 429, 639, 1000]),
];

#[test]
fn pinned_journals_decided_again_give_the_same_facts() {
    let mut otherwise = Vec::new();
    for file in files() {
        let session = open(&file);
        let checked = fair::check(&session);
        assert!(checked.commands > 0, "{}", file.display());
        let (altered, other) = (&checked.altered, &checked.other_rules);
        let name = file.file_stem().expect("a name").to_string_lossy();
        let since = SINCE.iter().find(|(file, _)| *file == name).map_or(&[][..], |(_, deeds)| *deeds);
        if !altered.is_empty() || *other != *since {
            otherwise.push(format!("{name}: {altered:?} {other:?}"));
        }
        assert!(checked.other.is_empty(), "{}: rolls {:?}", file.display(), checked.other);
    }
    assert!(otherwise.is_empty(), "{otherwise:#?}");
}

/// What something is called in a file.
fn word(value: &Value) -> String {
    match value {
        Value::String(name) => name.clone(),
        Value::Object(fields) => fields.keys().next().cloned().unwrap_or_default(),
        _ => String::new(),
    }
}

pub fn kind(command: &Command) -> String {
    let value = serde_json::to_value(command).expect("JSON");
    match word(&value).as_str() {
        "answer" => format!("answer {}", word(&value["answer"])),
        "play" => format!("play {}", word(&value["play"]["what"])),
        name => name.to_owned(),
    }
}

/// A cardboard table that tries everything, until nothing new has come up for long.
fn everything(seed: u64, kinds: &mut BTreeSet<String>) -> Session {
    let book = catalog::book();
    let mut rng = Rng::seed_from_u64(seed);
    let setup = loop {
        let setup = wild::setup(&mut rng, &book);
        if setup.seats.len() >= 3 && !setup.under_way {
            break setup;
        }
    };
    let mut session = Session::begin(book.clone(), setup, "", seed, 0).expect("a game").0;
    let mut idle = 0;
    while idle < 120 && session.game().ending.is_none() && session.records() < 700 {
        let command = wild::wish(&mut rng, &book, session.game(), true);
        idle += 1;
        if session.submit(&command, Who::Table, 0).is_ok() && kinds.insert(kind(&command)) {
            idle = 0;
        }
    }
    session
}

/// A game of bots in which much is taken back, jumped over and put right.
fn turned_about() -> Session {
    let mut session = Session::begin(catalog::book(), playout::setup(3), "", 77, 0).expect("a game").0;
    let mut bots = Players::new(std::iter::repeat_n("greedy", 3));
    let mut rng = Rng::seed_from_u64(5);
    let on = |session: &mut Session, bots: &mut Players, steps: usize| {
        for _ in 0..steps {
            let Some(command) = bots.next(session).filter(|_| session.game().ending.is_none()) else { return };
            session.submit(&command, Who::App, 0).expect("what bots do is accepted");
        }
    };
    for _ in 0..12 {
        on(&mut session, &mut bots, 20);
        let back = rng.random_range(1..12);
        for _ in 0..back {
            let _ = session.undo(0);
        }
        on(&mut session, &mut bots, 8);
        let here = session.timeline().here();
        let _ = session.jump(rng.random_range(here / 2..=here), 0);
        on(&mut session, &mut bots, 8);
        let path = session.timeline().path(session.timeline().here());
        let point = path[rng.random_range(path.len() / 2..path.len())];
        if let Ok(preview) = fix::preview(&session, point, None) {
            session.accept(preview, 0);
        }
    }
    session
}

/// What the wild tables did not come to: a loaded die in a fight of many cards, a bot that takes over.
fn rare() -> Session {
    let example = fs::read_to_string(path("assets/examples/combat.play.json")).expect("an example");
    let example: Value = serde_json::from_str(&example).expect("JSON");
    let setup: Setup = serde_json::from_value(example["setup"].clone()).expect("a set-up");
    let mut session = Session::begin(catalog::book(), setup, "", 7, 0).expect("a game").0;
    let lines = fs::read_to_string(path("assets/examples/combat.play.jsonl")).expect("a script");
    let bot = r#"{"bot":{"seat":"green","bot":"cautious"}}"#;
    for line in lines.lines().chain([bot]).filter(|l| !l.is_empty() && !l.starts_with('#')) {
        let command = serde_json::from_str(line).expect("a command");
        session.submit(&command, Who::Table, 0).unwrap_or_else(|why| panic!("{line}: {why}"));
    }
    session
}

/// A first door, whose costs the table tells.
fn first_door() -> Session {
    let setup = Setup { first: Some(Colour::Blue), ..Setup::new(&[Colour::Blue, Colour::Red]) };
    let mut session = Session::begin(catalog::book(), setup, "", 7, 0).expect("a game").0;
    for line in [
        r#"{"answer":"done"}"#,
        r#"{"amend":{"note":"","effects":[{"place_room":{"at":[1,0],"tile":{"up":{"name":"Coat Check"}}}}]}}"#,
        r#"{"amend":{"note":"","effects":[{"place_room":{"at":[2,0],"tile":{"up":{"name":"Cold Frame"}}}}]}}"#,
        r#"{"amend":{"note":"","effects":[{"link":{"room":1,"side":"east","kind":"door"}}]}}"#,
        r#"{"walk":{"side":"east"}}"#,
        r#"{"walk":{"side":"east"}}"#,
        r#"{"answer":{"costs":{"passage":1,"door":2,"locked":4,"hidden":4}}}"#,
    ] {
        let command = serde_json::from_str(line).expect("a command");
        session.submit(&command, Who::Table, 0).unwrap_or_else(|why| panic!("{line}: {why}"));
    }
    session
}

/// House rules of one's own, and all of them put back at once.
fn by_the_book() -> Session {
    let setup = Setup { first: Some(Colour::Blue), ..Setup::new(&[Colour::Blue, Colour::Red]) };
    let mut session = Session::begin(catalog::book(), setup, "", 7, 0).expect("a game").0;
    for line in [
        r#"{"rule":{"name":"curse_dead","value":"yes"}}"#,
        r#"{"rule":{"name":"entrance_links","value":"door"}}"#,
        r#""by_the_book""#,
    ] {
        let command = serde_json::from_str(line).expect("a command");
        session.submit(&command, Who::Table, 0).unwrap_or_else(|why| panic!("{line}: {why}"));
    }
    session
}

#[test]
#[ignore = "journals are made once and stay"]
fn journals_are_pinned() {
    let put = |name: &str, session: &Session| {
        let file = path(FOLDER).join(format!("{name}.standie"));
        if !file.exists() {
            fs::write(file, session.text()).expect("written");
        }
    };
    let script = |name: &str| {
        let setup = fs::read_to_string(path(&format!("assets/presets/{name}.setup.json"))).expect("a set-up");
        let setup: Setup = serde_json::from_str(&setup).expect("a set-up");
        let mut session = Session::begin(catalog::book(), setup, "", 1, 0).expect("a game").0;
        let lines = fs::read_to_string(path(&format!("assets/presets/{name}.jsonl"))).expect("a script");
        for line in lines.lines().filter(|l| !l.is_empty() && !l.starts_with('#')) {
            session.submit(&serde_json::from_str(line).expect("a command"), Who::Table, 0).expect("accepted");
        }
        session
    };
    put("evening", &script("evening"));
    put("rare", &rare());
    put("first-door", &first_door());
    put("by-the-book", &by_the_book());
    for (players, seed) in [(2, 27), (3, 54), (4, 4), (5, 118), (6, 132)] {
        let mut session = Session::begin(catalog::book(), playout::setup(players), "", seed, 0).expect("a game").0;
        let mut bots = Players::new(std::iter::repeat_n("greedy", players));
        for _ in 0..1_000 {
            let Some(command) = bots.next(&session).filter(|_| session.game().ending.is_none()) else { break };
            session.submit(&command, Who::App, 0).expect("what bots do is accepted");
        }
        put(&format!("whole-{players}"), &session);
    }
    put("turned-about", &turned_about());
    let mut kinds = BTreeSet::new();
    let mut made = 0;
    for seed in 0..200 {
        let before = kinds.len();
        let session = everything(seed, &mut kinds);
        if kinds.len() > before {
            made += 1;
            put(&format!("everything-{made}"), &session);
        }
    }
    println!("{} kinds in {made} games: {kinds:?}", kinds.len());
}

#[test]
fn every_kind_of_command_is_pinned() {
    let mut pinned = BTreeSet::new();
    for file in files() {
        let session = open(&file);
        let nodes = (1..=session.timeline().last()).filter_map(|p| session.timeline().node(p));
        pinned.extend(nodes.filter_map(|node| node.command.read().ok()).map(|command| kind(&command)));
    }
    let mut missing = Vec::new();
    for (words, before) in [
        (Command::words().collect::<Vec<_>>(), ""),
        (Answer::words().collect(), "answer "),
        (words::<Played>().to_vec(), "play "),
    ] {
        let words = words.into_iter().filter(|word| !["answer", "play"].contains(word));
        missing.extend(words.map(|word| format!("{before}{word}")).filter(|word| !pinned.contains(word)));
    }
    assert!(missing.is_empty(), "{missing:?}");
}

/// Steps that nobody owes by a fact: they are on the agenda as a game is set up.
const SET_UP: [&str; 4] = ["owed first_player", "owed arrange", "owed over", "owed lay_row"];

/// What a fact is called, and what it tells besides: what has happened to a fight, which step is owed.
pub fn told_as(fact: &Fact) -> Vec<String> {
    let value = serde_json::to_value(&fact.event).expect("JSON");
    let name = word(&value);
    let inner = match name.as_str() {
        "fight" => &value[&name]["what"],
        "owed" => &value[&name],
        _ => &Value::Null,
    };
    let inner = Some(word(inner)).filter(|inner| !inner.is_empty()).map(|inner| format!("{name} {inner}"));
    std::iter::once(name).chain(inner).collect()
}

#[test]
fn every_kind_of_fact_is_pinned() {
    let mut pinned = BTreeSet::new();
    for file in files() {
        let session = open(&file);
        let nodes = (1..=session.timeline().last()).filter_map(|p| session.timeline().node(p));
        pinned.extend(nodes.flat_map(|node| node.facts.iter().flat_map(told_as).collect::<Vec<_>>()));
    }
    let words = [
        (Event::words().collect::<Vec<_>>(), ""),
        (words::<FightTold>().to_vec(), "fight "),
        (Step::words().collect(), "owed "),
    ];
    let words = words.into_iter().flat_map(|(words, before)| words.into_iter().map(move |w| format!("{before}{w}")));
    let missing: Vec<String> =
        words.filter(|word| !pinned.contains(word) && !SET_UP.contains(&word.as_str())).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
