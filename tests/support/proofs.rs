//! Which rows of a ledger a test proves, and which values of a house rule it has tried. Said inside tests; counted by
//! the coverage test, which runs the suite once more and keeps what passing tests said.

use std::fs::OpenOptions;
use std::io::Write as _;

/// Names the file that says are gathered in.
pub const GATHER: &str = "STANDIE_TEST_SAYS";

fn say(what: &str, value: &str) {
    let Some(path) = std::env::var_os(GATHER) else { return };
    let test = std::thread::current().name().unwrap_or_default().to_owned();
    let line = format!("{test}\t{what}\t{value}\n");
    // One write a line, so that tests running side by side do not mix theirs.
    let file = OpenOptions::new().append(true).create(true).open(path);
    file.and_then(|mut f| f.write_all(line.as_bytes())).expect("what tests say is gathered");
}

/// A row a test is about to prove. It is said when the test is over, and only if it has not failed by then.
#[must_use = "keep it to the end of the test: `let _row = proves(…);`"]
pub struct Proof {
    row: &'static str,
    say: fn(&str, &str),
}

impl Proof {
    /// One that is said elsewhere, for the tests of this.
    pub fn said_by(say: fn(&str, &str)) -> Proof {
        Proof { row: "a row", say }
    }
}

impl Drop for Proof {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            (self.say)("proves", self.row);
        }
    }
}

/// This test proves a row, if it gets to its end. `tests/rules/proving.rs` says how it has to be written.
pub fn proves(row: &'static str) -> Proof {
    Proof { row, say }
}

/// This test has tried a house rule with a value.
pub fn tries(rule: &str, value: &str) {
    say("tries", &format!("{rule}={value}"));
}
