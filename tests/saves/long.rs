//! A game much longer than any evening: every point of it is what it was, by whatever way one comes there.

use crate::table::short;
use standie::catalog;
use standie::play::record::Who;
use standie::play::session::hash;
use standie::play::{Session, fix, journal};
use standie::rules::command::Command;

#[test]
fn a_long_game_is_what_it_was_at_every_point() {
    let setup = short().session.header().setup.clone();
    let (mut session, _) = Session::begin(catalog::book(), setup, "", 0, 0).expect("a game");
    let mut hashes = vec![session.hash()];
    for n in 0..2_600 {
        let change = if n % 3 == 0 { -1 } else { 2 };
        let line =
            format!("{{\"amend\":{{\"effects\":[{{\"gold\":{{\"seat\":\"red\",\"change\":\"{change:+}\"}}}}]}}}}");
        let command: Command = serde_json::from_str(&line).expect("a command");
        session.submit(&command, Who::Table, 0).expect("the table is right");
        hashes.push(session.hash());
    }
    // An early entry is struck out; undo goes back to before that.
    let struck = fix::preview(&session, 40, None).expect("it can be");
    session.accept(struck, 0);
    let fixed = session.hash();
    assert_ne!(fixed, hashes[2_600]);
    let text = session.text().to_vec();
    let read = journal::read(&text).expect("sound");
    let mut again = Session::open(catalog::book(), read, text).expect("it opens");
    assert_eq!(again.hash(), fixed);
    again.undo(0).expect("the fix");
    assert_eq!(again.hash(), hashes[2_600]);
    for point in [2_600, 1, 2_048, 2_047, 1_024, 1_500, 0, 2_599, 1_025] {
        assert_eq!(hash(&again.timeline().state(point)), hashes[point as usize], "point {point}");
        let copy = again.clone();
        assert_eq!(hash(&copy.timeline().state(point)), hashes[point as usize]);
    }
}
