//! Classic Munchkin beside its cardboard, as people have found it wanting: what it says has to be so.

use crate::cardboard::{RING, begun, claimed, fights, is_turn, level, raises, rings};
use crate::hands::Hands;
use crate::support::driver::Window;
use standie::app::Message;
use standie::app::table::Message as Do;
use standie::rules::command::Command;
use standie::rules::effect::Effect;
use standie::rules::ids::Colour::{self, Blue, Green, Red, Yellow};
use standie::rules::question::Ask;
use standie::rules::{munchkin, table};

/// Something is put right, as a table does that has played without the app.
fn put(hands: &mut Hands<impl Window>, effect: munchkin::Effect) {
    let amends = table::Command::Amend { note: String::new(), effects: vec![Effect::Munchkin(effect)] };
    hands.driver.message(Message::Table(Do::does(Command::Table(amends))));
}

/// Whether a text stands somewhere that has some words in it.
fn told(hands: &mut Hands<impl Window>, id: &str, args: &[(&'static str, standie::catalog::words::Value)]) -> bool {
    let text = hands.words.with(id, args);
    hands.driver.sees(&text)
}

#[test]
fn what_a_warrior_lacks_is_one_less_for_a_tie_is_theirs() {
    let mut hands = begun(1280.0, 800.0);
    raises(&mut hands, Red, 7);
    hands.taps("meet 12");
    assert!(told(&mut hands, "fight-short", &[("by", 6.into())]), "12 against 7 lacks 6");
    put(&mut hands, munchkin::Effect::Classes { seat: Red, classes: vec!["warrior".to_owned()] });
    assert!(told(&mut hands, "fight-short", &[("by", 5.into())]), "a Warrior lacks 5");
    // BLUE adds 1: 4 are left, and the same is said of everybody who could help.
    let others = hands.driver.find_all(hands.words.with("fight-short", &[("by", 4.into())]).as_str()).len();
    assert_eq!(others, 3, "whoever helps leaves 4");
    hands.taps("add-us-5-0");
    let tie = hands.words.get("fight-ahead-tie");
    assert!(hands.driver.sees(&tie), "with 5 it is a tie, and won");
}

#[test]
fn whoever_has_nobody_below_discards_what_others_would_give_away() {
    let mut hands = begun(1280.0, 800.0);
    for (seat, to) in [(Blue, 3), (Green, 4), (Yellow, 2)] {
        raises(&mut hands, seat, to);
    }
    let marks = |hands: &mut Hands<_>| {
        let lowest = hands.words.get("tile-lowest");
        let given = hands.driver.find_all(lowest.as_str()).len();
        let sheds = hands.words.with("tile-sheds", &[("limit", 5.into())]);
        (given, hands.driver.find_all(sheds.as_str()).len())
    };
    // RED is lowest, and on the move: nothing is given to anybody.
    assert_eq!(marks(&mut hands), (0, 1));
    let red = hands.words.colour(Red);
    assert!(told(&mut hands, "track-sheds", &[("seat", red.as_str().into()), ("limit", 5.into())]));
    hands.next();
    assert_eq!(marks(&mut hands), (1, 0), "BLUE gives to RED");
    // Tied for it with somebody else it is the same.
    raises(&mut hands, Blue, 1);
    assert_eq!(marks(&mut hands), (0, 1));
    // A Dwarf keeps one more.
    put(&mut hands, munchkin::Effect::Races { seat: Blue, races: vec!["dwarf".to_owned()] });
    let blue = hands.words.colour(Blue);
    assert!(told(&mut hands, "track-sheds", &[("seat", blue.as_str().into()), ("limit", 6.into())]));
}

#[test]
fn a_claim_that_undo_has_brought_back_waits_for_somebody() {
    let mut hands = begun(1280.0, 800.0);
    hands.taps("more red");
    hands.taps("more red");
    hands.taps("meet 1");
    hands.next();
    rings(&mut hands, RING + 1);
    assert!(is_turn(&hands) && level(&hands, Red) == 4, "won");
    hands.taps("undo");
    while !claimed(&hands) && !fights(&hands) {
        hands.taps("undo");
    }
    rings(&mut hands, 20 * RING);
    rings(&mut hands, 20 * RING);
    assert_eq!(level(&hands, Red), 3, "nothing is won again by itself");
    assert!(hands.table().session.timeline().redo().is_some(), "and forward is still there");
    // It can be stopped, and it can count.
    if claimed(&hands) {
        hands.next();
        assert!(is_turn(&hands) && level(&hands, Red) == 4, "it counts when somebody says so");
        hands.taps("undo");
        hands.taps("add-us-1-0");
        rings(&mut hands, RING + 1);
        assert!(is_turn(&hands), "a card begins the ring anew");
    }
}

#[test]
fn who_wins_the_game_is_said_by_name() {
    let mut hands = begun(1280.0, 800.0);
    let elf = |seat: Colour| munchkin::Effect::Races { seat, races: vec!["elf".to_owned()] };
    raises(&mut hands, Red, 3);
    raises(&mut hands, Green, 9);
    put(&mut hands, elf(Green));
    hands.taps("meet 4");
    let warns = hands.words.get("bid-wins");
    assert_eq!(hands.driver.find_all(warns.as_str()).len(), 1, "beside GREEN, and nobody else");
    hands.taps("help-green");
    let green = hands.words.colour(Green);
    assert!(told(&mut hands, "doors-win-other", &[("seat", green.as_str().into())]));
    raises(&mut hands, Red, 9);
    assert!(told(&mut hands, "doors-win-both", &[("seat", green.as_str().into())]));
    raises(&mut hands, Green, 3);
    assert!(told(&mut hands, "doors-win-game", &[]));
    raises(&mut hands, Green, 9);
    raises(&mut hands, Red, 3);
    hands.next();
    rings(&mut hands, RING + 1);
    assert!(matches!(hands.table().question.ask, Ask::Table(table::Ask::Over(_))), "GREEN has won");
}
