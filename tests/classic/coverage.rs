//! Which rows of the classic ledger tests prove: the suite runs once more and says so; what only a window shows is said in
//! `tests/ui`, by tests of that suite.

use crate::proving::{faults, provers, run_the_suite, sources};
use standie::catalog::{self, ledger, ledger::Row};
use standie::rules::book::Values;
use std::collections::{BTreeMap, BTreeSet};

/// How many rows the ledger has.
const ROWS: usize = 282;

/// The rows nobody has to prove, and why.
const ADVISORY: [(&str, &str); 10] = [
    ("MC-SET-01", "a list of cards, which a smaller set need not match"),
    ("MC-CARD-15", "arguments at the table"),
    ("MC-CARD-16", "advice"),
    ("MC-START-10", "a joke"),
    ("MC-TROUBLE-05", "advice"),
    ("MC-ITEM-11", "cheating that nobody notices: the app notices"),
    ("MC-TRADE-07", "promises nobody can hold anybody to"),
    ("MC-TRADE-08", "a hand shown across the table"),
    ("MC-SW-04", "how people sit before a screen"),
    ("MC-SW-05", "an old program's habit, left out on purpose"),
];

/// Rows that are due and not proved yet.
const OWED: [&str; 0] = [];

/// The figures, for whoever runs this test with `--nocapture`.
#[allow(clippy::print_stdout)]
fn print_sections(rows: &[Row], proved: &BTreeSet<String>) {
    let mut sections: BTreeMap<&str, [usize; 3]> = BTreeMap::new();
    for row in rows {
        let at = if proved.contains(&row.id) { 0 } else { 1 + usize::from(is_advisory(&row.id)) };
        sections.entry(row.id.split('-').nth(1).unwrap_or_default()).or_default()[at] += 1;
    }
    println!("section  covered missing advisory");
    let mut sums = [0; 3];
    for (section, counts) in sections {
        println!("{section:8} {:7} {:7} {:8}", counts[0], counts[1], counts[2]);
        (0..3).for_each(|i| sums[i] += counts[i]);
    }
    println!("{:8} {:7} {:7} {:8}", "all", sums[0], sums[1], sums[2]);
    ADVISORY.iter().filter(|(row, _)| !proved.contains(*row)).for_each(|(row, why)| println!("{row}: {why}"));
}

fn is_advisory(row: &str) -> bool {
    ADVISORY.iter().any(|(id, _)| *id == row)
}

#[test]
fn every_row_that_is_due_is_proved() {
    let rows = ledger::of("classic");
    let ids: BTreeSet<&str> = rows.iter().map(|row| row.id.as_str()).collect();
    assert_eq!(ids.len(), ROWS, "no row is lost");
    let said = run_the_suite(100);
    // Its profiles have counts of their own.
    let classic = |row: &String| row.starts_with("MC-");
    let mut proved: BTreeSet<String> = said.proved.into_keys().filter(classic).collect();
    let ui: BTreeMap<String, BTreeSet<String>> = provers(&sources("ui"));
    proved.extend(ui.into_keys().filter(|row| row.starts_with("MC-")));
    print_sections(rows, &proved);
    let astray: Vec<&String> = proved.iter().filter(|row| !ids.contains(row.as_str())).collect();
    assert!(astray.is_empty(), "no rows: {astray:?}");
    let missing: Vec<&str> = ids.into_iter().filter(|row| !proved.contains(*row) && !is_advisory(row)).collect();
    assert_eq!(missing, OWED, "of what is due");
    for def in catalog::classic().rulings().iter().filter(|def| def.in_force) {
        let values = said.tried.get(&def.name).cloned().unwrap_or_default();
        let all = match &def.values {
            Values::OneOf(words) => words.iter().all(|word| values.contains(word)),
            Values::Whole(..) | Values::Thousandths(..) | Values::FourLinks => values.len() >= 2,
        };
        assert!(all, "{} was tried with {values:?} only, not {:?}", def.name, def.values);
    }
}

#[test]
fn the_ledger_calls_the_same_rows_advisory() {
    let no: Vec<&str> =
        ledger::of("classic").iter().filter(|row| row.testable != "yes").map(|row| row.id.as_str()).collect();
    assert_eq!(no.into_iter().collect::<BTreeSet<_>>(), ADVISORY.iter().map(|(row, _)| *row).collect());
}

#[test]
fn what_the_window_proves_is_said_so_that_it_counts() {
    let browsing: Vec<(String, String)> =
        sources("ui").into_iter().filter(|(_, text)| text.contains("proves(\"MC-")).collect();
    assert!(!browsing.is_empty());
    let wrong = faults(&browsing, &sources("support"));
    assert!(wrong.is_empty(), "{} things:\n{}", wrong.len(), wrong.join("\n"));
}
