//! A friend has gone home, and the evening goes on beside the cardboard: what Standie answers for their seat, by touches.

use crate::cardboard::{RING, begun, claimed, fights, is_turn, level, raises, rings};
use crate::hands::Hands;
use crate::support::driver::Window;
use standie::catalog;
use standie::play::{Session, journal};
use standie::rules::fight;
use standie::rules::ids::Colour::{self, Blue, Green, Red, Yellow};
use standie::rules::ids::MonsterId;
use standie::rules::question::Ask;

/// Somebody goes, or is back: the same touch.
fn goes(hands: &mut Hands<impl Window>, seat: Colour) {
    hands.taps(&format!("seat-{}", seat.name()));
    hands.taps("gone");
    hands.taps("close");
}

fn is_absent(hands: &Hands<impl Window>, seat: Colour) -> bool {
    hands.game().seat(seat).expect("a seat").is_absent()
}

fn told(hands: &Hands<impl Window>, id: &str, seat: &str) -> usize {
    let text = hands.words.with(id, &[("seat", seat.into())]);
    hands.table().log.iter().filter(|line| line.text.contains(&text)).count()
}

#[test]
fn a_claim_passes_by_itself_where_all_others_are_away_and_one_touch_takes_it_back() {
    let mut hands = begun(1280.0, 800.0);
    raises(&mut hands, Red, 8);
    for seat in [Blue, Green, Yellow] {
        goes(&mut hands, seat);
        assert!(is_absent(&hands, seat));
    }
    assert_eq!(told(&hands, "told-gone", "BLUE"), 1);
    hands.taps("meet 4");
    hands.next();
    assert!(is_turn(&hands), "nobody is waited for");
    assert_eq!(level(&hands, Red), 9);
    assert_eq!(told(&hands, "told-lets-go", "GREEN"), 1);
    hands.taps("undo");
    assert!(fights(&hands) && level(&hands, Red) == 8, "the claim and what became of it are one touch");
    hands.taps("redo");
    assert_eq!(level(&hands, Red), 9);
}

#[test]
fn somebody_who_is_there_has_all_of_the_ring_and_whoever_is_away_does_not_stop_it() {
    let mut hands = begun(1280.0, 800.0);
    raises(&mut hands, Red, 8);
    goes(&mut hands, Green);
    hands.taps("meet 4");
    hands.next();
    assert!(claimed(&hands), "two are there");
    assert!(hands.driver.sees(&hands.words.get("claim-away")));
    rings(&mut hands, 2 * RING);
    assert_eq!(level(&hands, Red), 9);
    assert_eq!((told(&hands, "told-lets-go", "GREEN"), told(&hands, "told-lets-go", "BLUE")), (1, 0));
}

#[test]
fn a_turn_passes_and_whoever_is_back_has_the_next_one() {
    let mut hands = begun(1280.0, 800.0);
    goes(&mut hands, Blue);
    hands.next();
    assert_eq!(hands.game().turn.seat, Some(Green));
    let log: Vec<&String> = hands.table().log.iter().map(|line| &line.text).collect();
    assert_eq!(told(&hands, "told-passes-turn", "BLUE"), 1, "{log:?}");
    hands.taps("undo");
    assert_eq!(hands.game().turn.seat, Some(Red), "one touch");
    goes(&mut hands, Blue);
    assert!(!is_absent(&hands, Blue));
    hands.next();
    assert_eq!(hands.game().turn.seat, Some(Blue));
    for seat in [Blue, Red, Green, Yellow] {
        goes(&mut hands, seat);
    }
    assert!(hands.game().seats.iter().all(|seat| seat.is_absent()), "the table is empty, and waits");
}

#[test]
fn help_has_its_price_and_nobody_is_helped_to_the_last_level() {
    let mut hands = begun(1280.0, 800.0);
    raises(&mut hands, Red, 2);
    raises(&mut hands, Blue, 9);
    goes(&mut hands, Blue);
    hands.taps("meet 8");
    hands.taps("monster-treasures-1-4");
    hands.taps("help-blue");
    let now = fight::kept(hands.game()).expect("a fight");
    assert_eq!(now.helper, Some(Blue));
    assert!(now.bargain.as_ref().is_some_and(|terms| terms.treasures > 0), "{:?}", now.bargain);
    assert_eq!(told(&hands, "told-away-helps", "BLUE"), 1);
    hands.taps("undo");
    assert_eq!(fight::kept(hands.game()).expect("a fight").helper, None, "one touch");
    raises(&mut hands, Red, 9);
    hands.taps("add-them-5-0");
    let written: Vec<String> = hands.driver.written().into_iter().map(|(text, ..)| text).collect();
    let named = |text: &String| text.contains("BLUE") && text.contains("help");
    assert!(!written.iter().any(named), "{written:?}");
    hands.taps("help-blue");
    assert_eq!(fight::kept(hands.game()).expect("a fight").helper, None, "it would be the game");
    assert!(hands.driver.sees(&hands.words.get("help-away-no")));
}

#[test]
fn whoever_runs_for_somebody_else_is_told_from_whom_first() {
    let mut hands = begun(1280.0, 800.0);
    raises(&mut hands, Red, 4);
    hands.taps("meet 6");
    hands.taps("another");
    hands.taps("meet 18");
    goes(&mut hands, Red);
    assert!(fights(&hands), "what was begun the table ends");
    hands.next();
    let Ask::Fight(fight::Ask::RunAway { monsters }) = hands.table().question.ask.clone() else {
        panic!("{:?}", hands.table().question)
    };
    assert_eq!(monsters, [MonsterId(2), MonsterId(1)], "the one that kills comes first");
    hands.taps("die-6");
    let left = hands.table().question.ask.clone();
    assert_eq!(left, Ask::Fight(fight::Ask::RunAway { monsters: vec![MonsterId(1)] }));
}

#[test]
fn who_is_away_is_away_when_the_game_is_opened_again() {
    let mut hands = begun(1280.0, 800.0);
    goes(&mut hands, Yellow);
    let text = hands.table().session.text().to_vec();
    let read = journal::read(text.as_slice()).expect("a journal");
    let again = Session::open(catalog::books(), read, text).expect("it opens");
    assert!(again.game().seat(Yellow).is_some_and(|seat| seat.is_absent()));
    assert_eq!(again.hash(), hands.table().session.hash());
}
