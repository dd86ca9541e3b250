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

/// This test proves a row.
pub fn proves(row: &str) {
    say("proves", row);
}

/// This test has tried a house rule with a value.
pub fn tries(rule: &str, value: &str) {
    say("tries", &format!("{rule}={value}"));
}
