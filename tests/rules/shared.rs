//! What keeps the source in shape: shared rules name no rule set, imports run one way, every id leads somewhere.

use standie::catalog::pack::Pack;
use standie::catalog::{self, ledger};
use standie::rules::book::RulingDef;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files(under: &str, ending: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(under)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder of the project") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == ending) {
                let text = fs::read_to_string(&path).expect("a text file");
                found.push((path.strip_prefix(root()).expect("inside").to_owned(), text));
            }
        }
    }
    found.sort();
    assert!(!found.is_empty(), "{under} holds .{ending} files");
    found
}

/// A line without what is a comment in it.
fn code(line: &str) -> &str {
    match line.trim_start() {
        l if l.starts_with("//") => "",
        _ => line.split(" // ").next().unwrap_or(line),
    }
}

/// The string literals of a line of code.
fn literals(line: &str) -> Vec<&str> {
    code(line).split('"').skip(1).step_by(2).collect()
}

fn rulings() -> Vec<RulingDef> {
    catalog::book().rulings().to_vec()
}

/// Text ids with their attributes (`id` and `id.attribute`), of the English texts.
fn text_ids() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for (_, text) in files("assets/text/en", "ftl") {
        let mut last = String::new();
        for line in text.lines() {
            let name = line.split('=').next().unwrap_or_default();
            if let Some(attribute) = name.trim_start().strip_prefix('.') {
                ids.insert(format!("{last}.{}", attribute.trim()));
            } else if line.starts_with(|c: char| c.is_ascii_lowercase()) {
                last = name.trim().to_owned();
                ids.insert(last.clone());
            }
        }
    }
    ids
}

#[test]
fn shared_rules_name_no_rule_set() {
    for (path, text) in files("src/rules", "rs") {
        if path.starts_with("src/rules/system") || path.ends_with("system.rs") {
            continue;
        }
        for name in ["quest", "shadowrun", "classic"] {
            // What is cited has a column for each ledger.
            let text = text.to_lowercase().replace("question", "");
            let named = !path.ends_with("cite.rs") && text.replace(&format!("{name}: "), "").contains(name);
            assert!(!named, "{} names {name}", path.display());
        }
    }
}

/// Decks are what a rule set lists. Only the box still knows which cards are monsters'.
#[test]
fn shared_rules_name_no_deck() {
    for (path, text) in files("src/rules", "rs") {
        let own = path.starts_with("src/rules/system") || path.starts_with("src/rules/dungeon");
        for name in ["TREASURE", "DXM", "MONSTER", "dealt("].iter().filter(|_| !own && !path.ends_with("card/boxed.rs"))
        {
            let named = text.lines().find(|line| code(line).contains(&format!("::{name}")));
            assert_eq!(named, None, "{}", path.display());
        }
    }
}

#[test]
fn imports_run_one_way() {
    let layers: [(&str, &[&str]); 6] = [
        ("src/odds", &["catalog", "play", "store", "cli", "app"]),
        ("src/rules", &["catalog", "play", "store", "cli", "app"]),
        ("src/catalog", &["play", "store", "cli", "app"]),
        ("src/play", &["store", "cli", "app"]),
        ("src/store", &["cli", "app"]),
        ("src/cli", &["app"]),
    ];
    for (folder, above) in layers {
        for (path, text) in files(folder, "rs") {
            for layer in above {
                let upwards = text.contains(&format!("crate::{layer}"));
                assert!(!upwards, "{} looks up to {layer}", path.display());
            }
        }
    }
    for (path, text) in files("src/rules", "rs") {
        for line in text.lines().filter_map(|l| l.trim_start().strip_prefix("use ")) {
            let from = line.split("::").next().unwrap_or_default();
            let known = ["std", "serde", "thiserror", "crate", "super", "self"].contains(&from);
            assert!(known, "{} imports {from}", path.display());
        }
    }
}

#[test]
fn every_rule_cited_is_in_the_ledger() {
    for (path, text) in files("src", "rs") {
        for id in text.split("\"MQ-").skip(1).filter_map(|rest| rest.split('"').next()) {
            let id = format!("MQ-{id}");
            assert!(ledger::row(&id).is_some(), "{} cites {id}", path.display());
        }
    }
    let rules = fs::read_to_string(root().join("assets/systems/quest/rules.json")).expect("rules.json");
    for id in rules.split("\"MQ-").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(ledger::row(&format!("MQ-{id}")).is_some(), "rules.json cites MQ-{id}");
    }
}

/// Hyphenated literals that are no text ids: names of crates and packs, pictograms, events of others.
fn is_other(literal: &str, icons: &str) -> bool {
    // What the page on a phone says of itself to the browser.
    let headers = [
        "content-security-policy",
        "x-content-type-options",
        "referrer-policy",
        "same-origin",
        "cross-origin-opener-policy",
        "cache-control",
        "no-store",
    ];
    ["tiny-skia", "home-brew"].contains(&literal)
        || headers.contains(&literal)
        || icons.lines().any(|l| l.split(' ').nth(1) == Some(literal))
}

/// A pictogram that is not drawn is a gap in a button.
#[test]
fn every_pictogram_that_is_asked_for_is_drawn() {
    let icons = fs::read_to_string(root().join("assets/icons/index.txt")).expect("the pictograms");
    let known: Vec<&str> = icons.lines().filter_map(|line| line.split(' ').nth(1)).collect();
    let asks = [
        "icon(\"",
        "icon_button(look, \"",
        "icon_button(shell.look, \"",
        "tool(look, \"",
        "tool(shell.look, \"",
        "go(\"",
    ];
    let (mut met, mut wrong) = (0, Vec::new());
    for (path, text) in files("src/app", "rs") {
        for name in asks.iter().flat_map(|ask| text.split(ask).skip(1)).filter_map(|rest| rest.split('"').next()) {
            met += 1;
            wrong.extend((!known.contains(&name)).then(|| format!("{}: {name}", path.display())));
        }
    }
    assert!(met > 100 && wrong.is_empty(), "of {met}:\n{}", wrong.join("\n"));
}

#[test]
fn every_text_asked_for_exists_and_every_text_is_asked_for() {
    let ids = text_ids();
    let icons = fs::read_to_string(root().join("assets/icons/index.txt")).expect("the pictograms");
    let mut source = String::new();
    for (path, text) in files("src", "rs") {
        for line in text.lines() {
            for literal in literals(line) {
                let shaped = literal.contains('-')
                    && literal.starts_with(|c: char| c.is_ascii_lowercase())
                    && literal.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
                    && !literal.ends_with('-');
                let asked = |prefix: &str| ids.contains(&format!("{prefix}{literal}"));
                if shaped && !is_other(literal, &icons) && !asked("") {
                    assert!(asked("ask-"), "{} asks for {literal}: {line}", path.display());
                }
            }
        }
        source.push_str(&text);
    }
    // An id is asked for whole, or put together from a beginning in the source ("rule-", "ask-") and a name.
    let beginnings: BTreeSet<&str> = source
        .split('"')
        .filter_map(|l| l.split('{').next())
        .filter(|l| l.len() > 2 && l.ends_with('-') && l.chars().all(|c| c.is_ascii_lowercase() || c == '-'))
        .collect();
    // What is told by the key of something begins with the word for it.
    let keyed = || source.split("Keyed(\"").skip(1).filter_map(|rest| rest.split('"').next());
    let mut texts = String::new();
    files("assets/text/en", "ftl").iter().for_each(|(_, text)| texts.push_str(text));
    for id in ids.iter().filter(|id| !id.contains('.')) {
        let whole = source.contains(&format!("\"{id}\""));
        let built = beginnings.iter().any(|b| id.starts_with(b))
            || keyed().any(|word| id.strip_prefix(word).is_some_and(|rest| rest.starts_with('-')));
        let inner = texts.contains(&format!("{{ {id} }}")) || texts.contains(&format!("{{{id}}}"));
        assert!(whole || built || inner, "nobody says {id}");
    }
}

#[test]
fn every_refusal_says_what_to_do_instead() {
    let ids = text_ids();
    for (path, text) in files("src/rules", "rs") {
        for id in text.split("Refusal::new(\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(ids.contains(id), "{} refuses with {id}", path.display());
            assert!(ids.contains(&format!("{id}.instead")), "{id} says no way out");
        }
    }
}

#[test]
fn every_house_rule_has_its_sentence_and_its_question() {
    let ids = text_ids();
    let questions = fs::read_to_string(root().join("assets/text/en/rulings.ftl")).expect("the sentences");
    for ruling in rulings() {
        let id = format!("rule-{}", ruling.name.replace(['.', '_'], "-"));
        assert!(ids.contains(&id) || !ruling.in_force, "no sentence {id}");
        let ours = ruling.question.starts_with("HR-");
        assert!(ours || ruling.question.starts_with("OQ-"), "{} belongs to an open question or is ours", ruling.name);
    }
    assert!(questions.lines().count() > 50);
}

#[test]
fn shipped_content_parses_and_is_sound() {
    assert!(ledger::quest().len() > 600);
    for system in ["classic", "short", "shadowrun", "quest"] {
        let text = fs::read_to_string(root().join(format!("assets/systems/{system}/ledger.csv"))).expect("a ledger");
        let rows = ledger::parse(&text).expect("a sound ledger");
        let ids: BTreeSet<&str> = rows.iter().map(|r| r.id.as_str()).collect();
        assert_eq!(ids.len(), rows.len(), "{system}: an id stands for one row");
    }
    let starter = fs::read_to_string(root().join("assets/packs/starter.json")).expect("the pack");
    let faults = Pack::parse(&starter).expect("a pack").faults();
    assert!(faults.is_empty(), "{faults:?}");
}

#[test]
fn publishers_proper_names_stay_in_ledgers_and_tests() {
    let names = [
        "gazebo",
        "psycho squirrel",
        "shadow nose",
        "lame goblin",
        "shrieking geek",
        "bullrog",
        "plutonium dragon",
        "floating nose",
        "potted plant",
        "munchkin babe",
        "unspeakably awful",
        "wannabe vampire",
        "king tut",
        "maul rat",
        "pukachu",
        "squidzilla",
        "lawyers",
        "net troll",
        "hippogriff",
        "kneepads of allure",
    ];
    for ending in ["json", "jsonl", "ftl", "svg", "txt"] {
        for (path, text) in files("assets", ending).iter().chain(&files_or_none("packaging", ending)) {
            let text = text.to_lowercase();
            for name in names {
                assert!(!text.contains(name), "{} says {name}", path.display());
            }
        }
    }
}

fn files_or_none(under: &str, ending: &str) -> Vec<(PathBuf, String)> {
    if ending == "svg" { files(under, ending) } else { Vec::new() }
}

#[test]
fn a_switch_a_rule_reads_is_one_that_a_table_can_set() {
    use standie::rules::rulings::Switch;
    let (book, classic, shadowrun) = (catalog::book(), catalog::classic(), catalog::shadowrun());
    for switch in Switch::ALL {
        let known = [&book, &classic, &shadowrun].iter().any(|book| book.ruling_def(switch.name()).is_some());
        assert!(known, "no rulings.json has {switch:?}");
    }
    for def in book.rulings() {
        assert!(Switch::ALL.iter().any(|s| s.name() == def.name), "{} is read by nobody", def.name);
    }
}

#[test]
fn every_value_of_a_switch_is_read_and_is_no_other_one() {
    use standie::rules::book::Values;
    use standie::rules::rulings::Set;
    for def in catalog::book().rulings() {
        let values: Vec<String> = match &def.values {
            Values::OneOf(words) => words.clone(),
            Values::Whole(low, high) => (*low..=*high).map(|n| n.to_string()).collect(),
            // Read where they are used.
            Values::Thousandths(..) | Values::FourLinks => continue,
        };
        let mut read: Vec<Set> = Vec::new();
        for value in values {
            let mut set = Set::default();
            assert!(set.set(&def.name, &value), "{} = {value:?} is read by nobody", def.name);
            assert!(!read.contains(&set), "{} = {value:?} is read as another value", def.name);
            read.push(set);
        }
        assert!(!Set::default().set(&def.name, "free_beer"), "{}", def.name);
    }
}
