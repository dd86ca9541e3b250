//! What is said of hands beside classic's cardboard stands apart: in its own place, and in no list of plays.

use crate::cardboard::{RING, cared, claimed, raises, rings};
use crate::hands::Hands;
use crate::paid::{hand, there};
use crate::support::driver::Window;
use iced_test::core::widget;
use standie::app::table::Message as Wish;
use standie::app::{Message, Route};
use standie::rules::ids::Colour::{Green, Red};
use standie::rules::table::Care;

fn counted() -> Hands<impl Window> {
    cared(Care::Everything, 1280.0, 800.0)
}

#[test]
fn two_who_draw_treasures_are_asked_each_in_their_own_place() {
    let mut hands = counted();
    raises(&mut hands, Red, 3);
    raises(&mut hands, Green, 8);
    hands.taps("meet 8");
    hands.taps("asks-green");
    hands.taps("help-green");
    hands.next();
    rings(&mut hands, RING + 1);
    let stands = |hands: &mut Hands<_>| hands.driver.place(widget::Id::from("drew green 2".to_owned()));
    let (before, held) = (stands(&mut hands), [Red, Green].map(|seat| hand(&hands, seat)));
    let red = hands.driver.place(widget::Id::from("drew red 1".to_owned()));
    hands.taps("drew red 1");
    assert_eq!(stands(&mut hands), before, "nobody's numbers move up");
    // A finger that comes down twice says nothing of anybody else, and nothing twice.
    hands.driver.tap_at(red);
    assert_eq!([Red, Green].map(|seat| hand(&hands, seat)), [held[0] + 1, held[1]]);
    hands.taps("drew green 2");
    assert_eq!([Red, Green].map(|seat| hand(&hands, seat)), [held[0] + 1, held[1] + 2]);
    assert!(!there(&mut hands, "drew red 1") && !there(&mut hands, "drew green 2"), "all is said");
}

#[test]
fn whose_a_card_was_is_no_play_of_its_own_beside_a_claim() {
    let mut hands = counted();
    raises(&mut hands, Red, 8);
    hands.taps("meet 4");
    hands.next();
    assert!(claimed(&hands));
    hands.taps("stop blue");
    hands.taps("add-them-2-0");
    hands.next();
    rings(&mut hands, RING + 1);
    let claims = |line: &&standie::app::table::log::LogLine| line.text.contains("+2") && line.text.contains(" · ");
    let line = hands.table().log.iter().rfind(claims).expect("how the claim went").text.clone();
    assert!(!line.contains("holds"), "{line}");
}

#[test]
fn hands_are_counted_in_one_order_in_a_fight_and_out_of_it() {
    let mut hands = counted();
    let order = |hands: &mut Hands<_>| {
        let mut at = |field: &str| hands.driver.place(widget::Id::from(format!("yellow-field-{field}")));
        let (doors, treasures) = (at("dxm"), at("treasure"));
        (doors.y, doors.x) < (treasures.y, treasures.x)
    };
    let before = order(&mut hands);
    hands.taps("meet 4");
    assert_eq!(order(&mut hands), before);
}

#[test]
fn a_monster_that_is_met_is_called_by_its_level_in_the_journal_and_told_once() {
    let mut hands = counted();
    raises(&mut hands, Red, 8);
    hands.taps("meet 4");
    hands.next();
    rings(&mut hands, RING + 1);
    hands.driver.message(Message::Table(Wish::goes(Route::Journal)));
    let written: Vec<String> = hands.driver.written().into_iter().map(|(text, _, _)| text).collect();
    assert!(written.iter().all(|text| !text.contains("Monster 1")), "nobody calls it that: {written:?}");
    assert_eq!(written.iter().filter(|text| text.contains("meets")).count(), 1, "{written:?}");
}

#[test]
fn all_who_could_help_are_in_sight_whole() {
    let mut hands = counted();
    hands.taps("meet 12");
    for seat in ["blue", "green", "yellow"] {
        let found = hands.driver.find(widget::Id::from(format!("help-{seat}"))).expect("a seat");
        let seen = found.visible_bounds().expect("in sight");
        assert!(seen.height >= found.bounds().height, "{seat}: {seen:?} of {:?}", found.bounds());
    }
}
