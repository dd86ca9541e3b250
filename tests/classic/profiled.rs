//! Classic's tests, run once more under a profile: what they say then, and which do not hold.

use crate::support::proofs;
use crate::talk::PROFILE;
use standie::catalog::ledger;
use standie::play::Session;
use standie::play::player::Players;
use standie::play::playout::{self, Table};
use standie::play::record::Who;
use standie::rules::book::Book;
use standie::rules::doors::Command::OpenDoor;
use standie::rules::engine;
use standie::rules::setup::Setup;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::process::Command;
use std::sync::Arc;

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

/// Games by a profile's rules, with these seeds and bots of every sort: each comes to its end within so many actions, and
/// none breaks a law.
pub fn plays_whole_games(book: &Arc<Book>, seeds: Range<u64>, most: u32) {
    for seed in seeds {
        let players = 3 + seed as usize % 4;
        let names: Vec<String> =
            (0..players).map(|i| ["random", "greedy", "cautious"][(seed as usize + i) % 3].to_owned()).collect();
        let mut table = Table::new(book, &setup(book, players), &names, seed).expect("a table");
        let played = table.play(most, true);
        assert!(played.ending.is_some() && played.violations.is_empty(), "seed {seed}: {played:?}");
    }
}

/// Every row that is cited in some games by a profile's rules, by what happens, is asked, and is refused at the door. None of
/// them is a row of classic's that the profile calls by one of its own.
pub fn cited(book: &Arc<Book>, same: &BTreeMap<String, String>) -> BTreeSet<String> {
    let mut cited = BTreeSet::new();
    for seed in 0..12 {
        let (mut session, _) = Session::begin(book.clone(), setup(book, 4), "", seed, 0).expect("a game");
        let mut bots = Players::new(["random", "greedy", "random", "cautious"].into_iter());
        while let Some(command) = bots.next(&session).filter(|_| session.records() < 700) {
            let written = session.submit(&command, Who::Asked, 0).expect("what is listed is accepted");
            cited.extend(written.facts.iter().flat_map(|fact| fact.cites.iter()).map(|rule| rule.to_string()));
            let asked = engine::question(book, session.game());
            cited.extend(asked.cites.iter().map(|rule| rule.to_string()));
            let refused = engine::decide(book, session.game(), &OpenDoor.into());
            cited.extend(refused.err().iter().flat_map(|why| why.cites.iter()).map(|rule| rule.to_string()));
        }
    }
    let strange: Vec<&String> = cited.iter().filter(|id| ledger::row(id).is_none() || same.contains_key(*id)).collect();
    assert!(strange.is_empty(), "{strange:?}");
    cited
}

fn setup(book: &Book, players: usize) -> Setup {
    Setup { system: book.rules.system.clone(), ..playout::setup(players) }
}
