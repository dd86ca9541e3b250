//! More than one monster in a fight beside the box: each is told by itself, and nobody's number is another's.

use crate::cardboard::{begun, wait};
use crate::hands::Hands;
use crate::support::driver;
use iced_test::core::widget;
use standie::rules::fight;
use standie::rules::question::Ask;

#[test]
fn a_card_that_brings_one_more_monster_asks_for_its_level() {
    for (width, height) in [(1024.0, 768.0), (800.0, 1280.0)] {
        let mut hands = begun(width, height);
        hands.taps("meet 2");
        hands.taps("play a card");
        hands.taps("sort monster");
        hands.taps("play");
        assert!(hands.table().panel.is_none(), "it is played");
        assert_eq!(hands.game().foes.all.len(), 1);
        wait(&mut hands, 2_000);
        hands.taps("meet 5");
        assert_eq!(hands.game().foes.all.len(), 2, "at {width}x{height}");
        assert!(hands.driver.sees("The Level 5"));
    }
}

#[test]
fn a_number_of_one_monster_is_not_told_of_the_next_whose_rows_have_come_there() {
    let mut hands = Hands::new(driver::at("unknown_two", 1280.0, 800.0));
    let Ask::Fight(fight::Ask::Fight { monsters, .. }) = hands.table().question.ask.clone() else { panic!("no fight") };
    let ids: Vec<u32> = monsters.iter().map(|id| id.0).collect();
    hands.taps(&format!("monster-dice-{}-4", ids[0]));
    hands.taps(&format!("monster-level-short-{}-18", ids[0]));
    let told = hands.table().session.records();
    let next = hands.driver.place(widget::Id::from(format!("monster-level-short-{}-16", ids[1])));
    for millis in [0, 900] {
        wait(&mut hands, millis);
        hands.driver.tap_at(next);
        assert_eq!(hands.table().session.records(), told, "after {millis} nobody has seen whose it is");
    }
    hands.waits();
    hands.driver.tap_at(next);
    assert_eq!(hands.game().foes.get(monsters[1]).expect("it").def.level, Some(16), "now it is meant");
}
