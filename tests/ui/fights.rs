//! Fights by touch: how many taps they take, and what is seen on the way.

use crate::hands::Hands;
use crate::support::driver;
use standie::app::table::Field;
use standie::rules::ids::Colour;
use standie::rules::question::Ask;

#[test]
fn a_plain_fight_takes_at_most_six_taps_dice_included() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    assert!(hands.driver.sees("58 %"), "3 and a die against 2 and a die");
    let level = hands.game().seat(Colour::Blue).expect("Blue").level;
    hands.next();
    hands.taps("die-4");
    hands.taps("die-2");
    assert!(hands.driver.sees("7") && hands.driver.sees("4"), "both totals");
    hands.next();
    assert!(matches!(hands.table().question.ask, Ask::Turn { .. }), "{:?}", hands.table().question);
    assert_eq!(hands.game().seat(Colour::Blue).expect("Blue").level, level + 1);
    assert!(hands.taps <= 6, "{} taps", hands.taps);
}

#[test]
fn the_odds_follow_every_tap() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    hands.taps("add-them-5-0");
    assert!(hands.driver.sees("3 %"), "3 and a die against 7 and a die");
    hands.taps("help-red");
    assert!(!hands.driver.sees("3 %"));
    let with_help = hands.table().session.records();
    hands.taps("strike-0");
    assert!(hands.driver.sees("Certain"), "7 and two dice against 2 and a die");
    assert_eq!(hands.table().session.records(), with_help + 1, "each a step that undo takes back");
    hands.driver.key(iced_test::core::keyboard::Key::Character("z".into()), iced_test::core::keyboard::Modifiers::CTRL);
    assert!(!hands.driver.sees("Certain"));
}

#[test]
fn a_card_changes_a_die_after_the_roll() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    hands.next();
    hands.taps("die-1");
    hands.taps("die-6");
    assert!(hands.driver.sees("by 4"), "4 against 8");
    hands.taps("rolled-blue-0");
    hands.taps("die-6");
    assert_eq!(hands.table().question.ask, Ask::FightRolled { ours: 9, theirs: 8 });
}

#[test]
fn a_lost_fight_is_run_away_from() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    hands.next();
    hands.taps("die-1");
    hands.taps("die-6");
    let red = hands.game().seat(Colour::Blue).expect("Blue").health.red;
    hands.next();
    assert_eq!(hands.game().seat(Colour::Blue).expect("Blue").health.red, red - 1);
    hands.taps("run-west");
    hands.taps("die-2");
    assert!(matches!(hands.table().question.ask, Ask::BadStuff { .. }));
    hands.taps_word("quick-level-down");
    hands.next();
    assert!(matches!(hands.table().question.ask, Ask::Turn { .. }), "{:?}", hands.table().question);
    assert_eq!(hands.game().seat(Colour::Blue).and_then(|s| s.room).map(|r| r.0), Some(0), "in the Entrance");
}

#[test]
fn a_fight_is_still_there_after_the_window_was_closed() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    hands.taps("add-us-3-0");
    hands.taps("help-green");
    let text = hands.table().session.text().to_vec();
    let read = standie::play::journal::read(&text).expect("a journal");
    let again = standie::play::Session::open(standie::catalog::book(), read, text).expect("a game");
    assert_eq!(again.game(), hands.game());
    let fight = again.game().dungeon.as_ref().and_then(|d| d.fight.clone()).expect("the fight");
    assert_eq!((fight.helper, fight.terms.len()), (Some(Colour::Green), 1));
    // Undo takes the whole fight back, step by step.
    hands.sets(Colour::Blue, Field::Gold, 900);
    for _ in 0..3 {
        hands
            .driver
            .key(iced_test::core::keyboard::Key::Character("z".into()), iced_test::core::keyboard::Modifiers::CTRL);
    }
    assert!(hands.game().dungeon.as_ref().is_some_and(|d| d.fight.is_none()));
}

#[test]
fn the_ring_runs_out_and_anybody_can_stop_it() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    hands.waits();
    let at = hands.driver.place(iced_test::core::widget::Id::from("context".to_owned()));
    hands.driver.tap_at(at);
    let shell = &hands.driver.state.shell;
    assert!(hands.table().ring(shell).is_some_and(|left| left > 0.99));
    hands.taps("stop");
    assert!(matches!(hands.table().question.ask, Ask::Fight { .. }), "back to building");
    hands.next();
    (0..3).for_each(|_| hands.waits());
    assert_eq!(hands.table().ring(&hands.driver.state.shell), None, "2.6 seconds are over");
    assert!(hands.driver.find_all(iced_test::core::widget::Id::from("stop".to_owned())).is_empty());
    hands.taps("die-4");
}
