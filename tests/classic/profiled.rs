//! Classic's tests, run once more under a profile: what they say then, and which do not hold.

use crate::support::proofs;
use crate::talk::PROFILE;
use standie::catalog::ledger;
use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

/// What came of a run.
pub struct Run {
    /// Tests that do not hold.
    pub failed: BTreeSet<String>,
    /// Rows that were said.
    pub said: BTreeSet<String>,
    /// House rules that were tried, with their values.
    pub tried: BTreeMap<String, BTreeSet<String>>,
}

/// Runs all of it under a profile.
pub fn run(profile: &str) -> Run {
    let gathered = tempfile::NamedTempFile::new().expect("a file to gather in");
    let out = Command::new(std::env::current_exe().expect("this suite"))
        .args(["--skip", "coverage::"])
        .env(proofs::GATHER, gathered.path())
        .env(PROFILE, profile)
        .output()
        .expect("the suite runs");
    let printed = String::from_utf8_lossy(&out.stdout);
    let failed = printed.lines().filter_map(|line| line.strip_prefix("test ")?.strip_suffix(" ... FAILED"));
    let failed: BTreeSet<String> = failed.map(str::to_owned).collect();
    let lines = std::fs::read_to_string(gathered.path()).expect("what was gathered");
    let (mut said, mut tried) = (BTreeSet::new(), BTreeMap::new());
    for line in lines.lines() {
        match line.split('\t').collect::<Vec<_>>()[..] {
            [_, "proves", row] => {
                said.insert(row.to_owned());
            }
            [_, "tries", how] => {
                let (rule, value) = how.split_once('=').expect("a rule and a value");
                tried.entry(rule.to_owned()).or_insert_with(BTreeSet::new).insert(value.to_owned());
            }
            _ => panic!("garbled: {line:?}"),
        }
    }
    Run { failed, said, tried }
}

impl Run {
    /// The rows of the profile's own ledger that are proved: those that were said, and those that say what rows of classic
    /// do which were.
    pub fn proved(&self, own: &str, says: &[(&str, &[&str])]) -> BTreeSet<String> {
        let mut proved: BTreeSet<String> = self.said.iter().filter(|row| row.starts_with(own)).cloned().collect();
        for (row, theirs) in says {
            assert!(ledger::row(row).is_some() && theirs.iter().all(|row| ledger::row(row).is_some()), "{row}");
            if theirs.iter().all(|row| self.said.contains(*row)) {
                proved.insert((*row).to_owned());
            }
        }
        proved
    }
}
