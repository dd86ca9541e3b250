//! Which rows of the ledger the tests prove, and which house rules they try: the suite runs once more, says what it
//! does, and only what passing tests said counts.

use crate::support::proofs;
use standie::catalog::{self, ledger};
use standie::rules::book::Values;
use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

/// Rows that wait for a part of the game that is not built yet, each with that part.
const OWED: &str = include_str!("owed.txt");

/// What passing tests said: rows proved, and house rules tried with their values.
struct Said {
    proved: BTreeSet<String>,
    tried: BTreeMap<String, BTreeSet<String>>,
}

fn run_the_suite() -> Said {
    let gathered = tempfile::NamedTempFile::new().expect("a file to gather in");
    let suite = std::env::current_exe().expect("this suite");
    let args = ["--skip", "coverage::", "--format", "pretty"];
    let out = Command::new(suite).args(args).env(proofs::GATHER, gathered.path()).output().expect("the suite runs");
    let printed = String::from_utf8_lossy(&out.stdout).into_owned();
    let passing: BTreeSet<&str> = printed
        .lines()
        .filter_map(|l| l.strip_prefix("test ")?.strip_suffix(" ... ok"))
        .map(|name| name.split(" - ").next().unwrap_or(name))
        .collect();
    assert!(passing.len() > 100, "the suite has run: {printed}");
    let mut said = Said { proved: BTreeSet::new(), tried: BTreeMap::new() };
    let lines = std::fs::read_to_string(gathered.path()).expect("what was gathered");
    for line in lines.lines() {
        let [test, what, value] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("garbled: {line:?}") };
        if !passing.contains(test) {
            continue;
        }
        if what == "proves" {
            said.proved.insert(value.to_owned());
        } else if let Some((rule, value)) = value.split_once('=') {
            said.tried.entry(rule.to_owned()).or_default().insert(value.to_owned());
        }
    }
    said
}

fn owed() -> BTreeMap<&'static str, &'static str> {
    OWED.lines().filter(|l| !l.is_empty() && !l.starts_with('#')).filter_map(|l| l.split_once(' ')).collect()
}

/// Whether a row has to be proved: every testable one; what is only advised comes up as a reminder, which is tested.
fn due(row: &ledger::Row) -> bool {
    row.testable == "yes" || row.testable == "advisory"
}

/// The figures, for whoever runs this test with `--nocapture`.
#[allow(clippy::print_stdout)]
fn print_sections(said: &Said, owed: &BTreeMap<&str, &str>) {
    let mut order: Vec<&str> = Vec::new();
    let mut sections: BTreeMap<&str, [Vec<&str>; 5]> = BTreeMap::new();
    for row in ledger::quest() {
        let section = row.id.split('-').nth(1).unwrap_or_default();
        if !order.contains(&section) {
            order.push(section);
        }
        let at = match row.testable.as_str() {
            _ if said.proved.contains(&row.id) => 0,
            "advisory" => 1,
            "no" => 4,
            _ if owed.contains_key(row.id.as_str()) => 2,
            _ => 3,
        };
        sections.entry(section).or_default()[at].push(&row.id);
    }
    println!("section  covered advisory  owed missing  other");
    let mut sums = [0; 5];
    for section in order {
        let counts = sections[section].each_ref().map(Vec::len);
        println!("{section:8} {:7} {:8} {:5} {:7} {:6}", counts[0], counts[1], counts[2], counts[3], counts[4]);
        (0..5).for_each(|i| sums[i] += counts[i]);
    }
    println!("{:8} {:7} {:8} {:5} {:7} {:6}", "all", sums[0], sums[1], sums[2], sums[3], sums[4]);
    for (section, [_, _, _, missing, _]) in &sections {
        if !missing.is_empty() {
            println!("missing in {section}: {}", missing.join(" "));
        }
    }
}

#[test]
fn every_row_that_is_due_is_proved_and_every_house_rule_is_tried() {
    let said = run_the_suite();
    let owed = owed();
    print_sections(&said, &owed);
    let ids: BTreeSet<&str> = ledger::quest().iter().map(|r| r.id.as_str()).collect();
    let mut wrong: Vec<String> = Vec::new();
    for row in ledger::quest().iter().filter(|r| due(r)) {
        match (said.proved.contains(&row.id), owed.contains_key(row.id.as_str())) {
            (false, false) => wrong.push(format!("{} is proved by no passing test: {}", row.id, row.rule)),
            (true, true) => wrong.push(format!("{} is proved and still listed as owed", row.id)),
            _ => {}
        }
    }
    wrong.extend(said.proved.iter().filter(|id| !ids.contains(id.as_str())).map(|id| format!("{id} is no row")));
    wrong.extend(owed.keys().filter(|id| !ids.contains(*id)).map(|id| format!("{id} is owed but no row")));
    for ruling in catalog::book().rulings().iter().filter(|r| r.in_force) {
        let tried = said.tried.get(&ruling.name).cloned().unwrap_or_default();
        let all = match &ruling.values {
            Values::OneOf(values) => values.iter().all(|v| tried.contains(v)),
            Values::Whole(..) | Values::Thousandths(..) | Values::FourLinks => tried.len() >= 2,
        };
        if !all {
            wrong.push(format!("house rule {} was tried with {tried:?} only, not {:?}", ruling.name, ruling.values));
        }
    }
    assert!(wrong.is_empty(), "{} things:\n{}", wrong.len(), wrong.join("\n"));
}
