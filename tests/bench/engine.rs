//! Speed of the engine: a Monster Turn, one command, what is legal, opening a game.
//!
//! `cargo bench --no-default-features` prints a table; the README holds figures and method.

#[path = "../support/mod.rs"]
mod support;

use divan::{Bencher, black_box};
use standie::catalog;
use standie::play::{Session, journal};
use support::random;

fn main() {
    divan::main();
}

#[divan::bench]
fn open_1500_actions(bencher: Bencher) {
    let session = random::evening(1, 1500);
    assert_eq!(session.records(), 1500);
    let text = session.text().to_vec();
    println!("journal: {} bytes", text.len());
    let book = catalog::book();
    std::fs::write("/tmp/ev.standie", &text).unwrap();
    bencher.bench_local(|| {
        let read = journal::read(black_box(&text)).unwrap();
        Session::open(book.clone(), read, text.clone()).unwrap()
    });
}
