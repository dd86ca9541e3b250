//! Which rows of the classic ledger passing tests prove, and which values of house rules they try: the suite runs once more
//! and says so.

use crate::support::proofs;
use standie::catalog;
use standie::rules::book::Values;
use std::collections::BTreeSet;
use std::process::Command;

/// Rows that are proved so far; the rest of the ledger is still owed. It may only grow.
const PROVED: usize = 252;

#[test]
#[allow(clippy::print_stdout)]
fn rows_that_are_proved_are_rows_of_the_ledger() {
    let gathered = tempfile::NamedTempFile::new().expect("a file to gather in");
    let out = Command::new(std::env::current_exe().expect("this suite"))
        .args(["--skip", "coverage::"])
        .env(proofs::GATHER, gathered.path())
        .output()
        .expect("the suite runs");
    assert!(out.status.success(), "nothing is proved while a test fails");
    let lines = std::fs::read_to_string(gathered.path()).expect("what was gathered");
    let said = |what: &str| {
        let of = lines.lines().filter(|line| line.split('\t').nth(1) == Some(what));
        of.filter_map(|line| line.split('\t').nth(2)).collect::<BTreeSet<&str>>()
    };
    let proved: BTreeSet<&str> = said("proves").into_iter().filter(|row| !row.starts_with("MS-")).collect();
    let tried = said("tries");
    for def in catalog::classic().rulings().iter().filter(|def| def.in_force) {
        let values: Vec<&str> = tried.iter().filter_map(|said| said.strip_prefix(&format!("{}=", def.name))).collect();
        let all = match &def.values {
            Values::OneOf(words) => words.iter().all(|word| values.contains(&word.as_str())),
            Values::Whole(..) | Values::Thousandths(..) | Values::FourLinks => values.len() >= 2,
        };
        assert!(all, "{} was tried with {values:?} only, not {:?}", def.name, def.values);
    }
    let ledger = include_str!("../../assets/systems/classic/ledger.csv");
    let rows: BTreeSet<&str> = ledger.lines().skip(1).filter_map(|line| line.split(',').next()).collect();
    let astray: Vec<&&str> = proved.iter().filter(|row| !rows.contains(**row)).collect();
    assert!(astray.is_empty(), "no rows: {astray:?}");
    println!("{} of {} rows of the classic ledger are proved", proved.len(), rows.len());
    assert!(proved.len() >= PROVED, "{} rows are proved, {PROVED} were", proved.len());
}
