//! Which rows of the classic ledger passing tests prove: the suite runs once more and says so.

use crate::support::proofs;
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
    let said = lines.lines().filter_map(|line| line.split('\t').nth(2));
    let proved: BTreeSet<&str> = said.collect();
    let ledger = include_str!("../../assets/systems/classic/ledger.csv");
    let rows: BTreeSet<&str> = ledger.lines().skip(1).filter_map(|line| line.split(',').next()).collect();
    let astray: Vec<&&str> = proved.iter().filter(|row| !rows.contains(**row)).collect();
    assert!(astray.is_empty(), "no rows: {astray:?}");
    println!("{} of {} rows of the classic ledger are proved", proved.len(), rows.len());
    assert!(proved.len() >= PROVED, "{} rows are proved, {PROVED} were", proved.len());
}
