//! Numbers inside sentences: none, one and several, against a golden file made for reading; and house rules, which are
//! told in words. `STANDIE_BLESS=1` writes the file anew; read the difference before it is kept.

use crate::sentences::compare;
use standie::catalog;
use standie::catalog::words::{Names, Value, Words};
use standie::play::record::Who;
use standie::play::{Session, narrate};
use standie::rules::book::Values;
use standie::rules::command::Command;
use standie::rules::ids::Colour;
use standie::rules::setup::Setup;
use standie::rules::table;
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// Arguments that are numbers of things.
const COUNTED: &[&str] = &[
    "all",
    "boss",
    "bonus",
    "by",
    "cards",
    "cost",
    "count",
    "dice",
    "differs",
    "done",
    "dropped",
    "games",
    "given",
    "gold",
    "hands",
    "hits",
    "kinds",
    "left",
    "levels",
    "lines",
    "lost",
    "max",
    "monsters",
    "moving",
    "others",
    "records",
    "red",
    "rolls",
    "rooms",
    "same",
    "shown",
    "surplus",
    "to",
    "told",
    "treasures",
    "unfinished",
    "wins",
];

/// The texts, by id, as they are written.
fn texts() -> Vec<(String, String)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/text/en");
    let mut all: Vec<(String, String)> = Vec::new();
    let mut paths: Vec<_> = std::fs::read_dir(folder).expect("texts").map(|e| e.expect("a file").path()).collect();
    paths.sort();
    for path in paths {
        for line in std::fs::read_to_string(path).expect("a text").lines() {
            if line.starts_with(|c: char| c.is_ascii_lowercase()) {
                let (id, text) = line.split_once(" =").expect("a text");
                all.push((id.to_owned(), text.to_owned()));
            } else if let Some((_, text)) = all.last_mut().filter(|_| !line.trim_start().starts_with(['#', '.'])) {
                text.push('\n');
                text.push_str(line);
            }
        }
    }
    all
}

/// The arguments of a text.
fn arguments(text: &str) -> BTreeSet<&str> {
    let names = text.split('$').skip(1);
    names
        .map(|rest| rest.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-')).next().unwrap_or_default())
        .collect()
}

#[test]
fn every_text_with_numbers_reads_well_with_none_one_and_two() {
    let words = Words::load("en");
    let (mut out, mut wrong) = (String::new(), Vec::new());
    for (id, text) in texts() {
        let arguments = arguments(&text);
        // Signed figures are no numbers of things; those beside them are.
        if !arguments.iter().any(|a| COUNTED.contains(a)) {
            continue;
        }
        let mut said: Vec<String> = Vec::new();
        for n in 0..=2 {
            let args: Vec<(&str, Value<'_>)> = arguments
                .iter()
                .map(|a| {
                    let sample = || Value::from(format!("[{a}]"));
                    (*a, if COUNTED.contains(a) { Value::from(n) } else { sample() })
                })
                .collect();
            let line = words.with(&id, &args);
            if !said.contains(&line) {
                said.push(line);
            }
        }
        writeln!(out, "{id}").expect("written");
        for line in &said {
            writeln!(out, "    {}", line.replace('\n', " ")).expect("written");
        }
        wrong.extend(
            said.iter()
                .filter(|l| l.contains("{ $") || l.contains("  ") || l.trim() != **l)
                .map(|l| format!("{id}: {l}")),
        );
        let many = "arrows cards faults games Hands hits Items levels lines Monsters monsters records room-tiles rooms rules \
                    rooms tokens Treasures wins examples";
        for line in said {
            for noun in many.split_whitespace() {
                let one = format!(" {line} ").replace([',', '.', ':'], " ").contains(&format!(" 1 {noun} "));
                // One of several is still one of them.
                if one && !line.contains("of 1") {
                    wrong.push(format!("{id}: {line}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    compare("tests/cli/golden/counts.txt", &out);
}

#[test]
fn lists_and_who_has_won_agree() {
    let words = Words::load("en");
    let name = |n: &str| n.to_owned();
    assert_eq!(words.list(&[name("Ann")]), "Ann");
    assert_eq!(words.list(&[name("Ann"), name("Ben")]), "Ann and Ben");
    assert_eq!(words.list(&[name("Ann"), name("Ben"), name("Cleo")]), "Ann, Ben and Cleo");
    for (who, says) in [(vec![Colour::Red], "RED wins"), (vec![Colour::Red, Colour::Blue], "RED and BLUE win")] {
        let over = standie::rules::event::Event::Table(table::Event::Ended(table::Ending::Players(who)));
        let fact = standie::rules::event::Fact { event: over, cites: standie::rules::cite::Cites::NONE };
        let setup = Setup::new(&[Colour::Red, Colour::Blue]);
        let game = setup.game(&catalog::book()).expect("a game");
        let line = narrate::tell(&game, [&fact]).remove(0);
        assert_eq!(words.say(&line.message, Names::of(&game)), says);
    }
}

#[test]
fn a_house_rule_is_told_in_words_wherever_it_is_told() {
    let (book, words) = (catalog::book(), Words::load("en"));
    for def in book.rulings() {
        let values: Vec<String> = match &def.values {
            Values::OneOf(values) => values.clone(),
            Values::Whole(low, high) => vec![low.to_string(), high.to_string()],
            Values::FourLinks => vec!["door".to_owned()],
            Values::Thousandths(..) => vec!["1.5".to_owned()],
        };
        let values = values.into_iter().filter(|value| *value != def.default);
        for value in values {
            let setup = Setup { first: Some(Colour::Red), ..Setup::new(&[Colour::Red, Colour::Blue]) };
            let (mut session, _) = Session::begin(book.clone(), setup, "", 1, 0).expect("a game");
            let command = Command::Table(table::Command::Rule { name: def.name.clone(), value: value.clone() });
            let before = session.game().clone();
            let Ok(written) = session.submit(&command, Who::Table, 0) else {
                panic!("{} cannot be {value}", def.name);
            };
            let names = Names::of(session.game());
            let timeline = session.timeline();
            let node = timeline.node(timeline.here()).expect("it");
            let title = words.say(&narrate::title::title(&before, node), names);
            let lines = narrate::tell(&before, &written.facts).into_iter().map(|l| words.say(&l.message, names));
            let mut told = false;
            for said in lines.chain([title]) {
                let raw = said.contains('_') || said.contains(&def.name) || said.contains("rule-");
                assert!(!raw, "{}: {said:?}", def.name);
                told |= said.starts_with("House rule: ");
            }
            assert!(told, "{}", def.name);
        }
    }
}
