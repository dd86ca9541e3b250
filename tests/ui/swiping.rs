//! A finger drawn over buttons scrolls what they lie in; one that stays presses, holds, drags.

use crate::hands::Hands;
use crate::support::driver::{self, Driver, Window};
use iced_test::core::{Event, Point, Rectangle, touch, widget};
use standie::rules::ids::Colour;

const ID: touch::Finger = touch::Finger(7);

/// A finger goes down and is drawn, but not lifted yet.
fn draws(driver: &mut Driver<impl Window>, from: Point, by: (f32, f32)) {
    driver.send(&[Event::Touch(touch::Event::FingerPressed { id: ID, position: from })]);
    for step in 1..=10 {
        let share = step as f32 / 10.0;
        let position = Point::new(from.x + by.0 * share, from.y + by.1 * share);
        driver.send(&[Event::Touch(touch::Event::FingerMoved { id: ID, position })]);
    }
}

fn lifts(driver: &mut Driver<impl Window>, position: Point) {
    driver.send(&[Event::Touch(touch::Event::FingerLifted { id: ID, position })]);
}

/// Where a control is seen.
fn seen(driver: &mut Driver<impl Window>, id: &str) -> Option<Rectangle> {
    driver.find(widget::Id::from(id.to_owned())).and_then(|found| found.visible_bounds())
}

#[test]
fn a_finger_drawn_over_buttons_scrolls_and_presses_nothing() {
    for turned in [false, true] {
        let mut driver = driver::at("settings", 1280.0, 800.0);
        driver.state.shell.settings.turned = turned;
        let before = driver.state.shell.settings.clone();
        let at = seen(&mut driver, "motion off").expect("a choice").center();
        let sent = if turned { Point::new(1280.0 - at.x, 800.0 - at.y) } else { at };
        let by = if turned { 120.0 } else { -120.0 };
        draws(&mut driver, sent, (8.0, by));
        let up = seen(&mut driver, "motion off").expect("in sight").center();
        // What it takes to see that it is drawn is not scrolled.
        assert!((96.0..=121.0).contains(&(at.y - up.y)), "{turned}: {at:?} is at {up:?}");
        lifts(&mut driver, Point::new(sent.x + 8.0, sent.y + by));
        assert_eq!(driver.state.shell.settings, before, "nothing was pressed");
        // Where it lies now it is pressed.
        let sent = if turned { Point::new(1280.0 - up.x, 800.0 - up.y) } else { up };
        driver.tap_at(sent);
        assert_ne!(driver.state.shell.settings, before, "a tap still presses");
    }
}

#[test]
fn a_finger_that_trembles_presses() {
    let mut driver = driver::at("settings", 1280.0, 800.0);
    let before = driver.state.shell.settings.clone();
    let at = seen(&mut driver, "motion off").expect("a choice").center();
    draws(&mut driver, at, (4.0, -9.0));
    lifts(&mut driver, Point::new(at.x + 4.0, at.y - 9.0));
    assert_eq!(seen(&mut driver, "motion off").map(|seen| seen.center()), Some(at));
    assert_ne!(driver.state.shell.settings, before);
}

#[test]
fn two_fingers_scroll_nothing() {
    let mut driver = driver::at("settings", 1280.0, 800.0);
    let at = seen(&mut driver, "motion off").expect("a choice").center();
    let other = seen(&mut driver, "motion on").expect("another choice").center();
    driver.send(&[Event::Touch(touch::Event::FingerPressed { id: touch::Finger(8), position: other })]);
    draws(&mut driver, at, (0.0, -120.0));
    assert_eq!(seen(&mut driver, "motion off").map(|seen| seen.center()), Some(at));
}

#[test]
fn what_is_held_lets_go_once_the_finger_scrolls() {
    let mut hands = Hands::new(driver::at("links", 1280.0, 520.0));
    let links = hands.table().draft.links.clone();
    let mut names = links.iter().map(|(side, _)| format!("link-{}", side.name()));
    let held = names.find(|name| seen(&mut hands.driver, name).is_some()).expect("a link in sight");
    let at = seen(&mut hands.driver, &held).expect("a link").center();
    draws(&mut hands.driver, at, (0.0, -60.0));
    let up = seen(&mut hands.driver, &held).expect("in sight").center();
    assert!(up.y < at.y - 10.0, "{held}: {at:?} is at {up:?}");
    hands.driver.holds();
    lifts(&mut hands.driver, Point::new(at.x, at.y - 60.0));
    assert_eq!(hands.table().draft.links, links, "neither pressed nor held");
    // Held where it is, it does what holding does.
    hands.driver.send(&[Event::Touch(touch::Event::FingerPressed { id: ID, position: up })]);
    hands.driver.holds();
    lifts(&mut hands.driver, up);
    assert_ne!(hands.table().draft.links, links);
}

#[test]
fn a_number_in_a_list_is_dragged_and_scrolls_nothing() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 620.0));
    let gold = hands.game().seat(Colour::Red).expect("Red").gold;
    let at = seen(&mut hands.driver, "red-field-gold").expect("gold").center();
    draws(&mut hands.driver, at, (0.0, -50.0));
    assert_eq!(seen(&mut hands.driver, "red-field-gold").map(|seen| seen.center()), Some(at), "it stays where it is");
    lifts(&mut hands.driver, Point::new(at.x, at.y - 50.0));
    assert_eq!(hands.game().seat(Colour::Red).expect("Red").gold, gold + 300);
    // Beside it the same list is scrolled.
    let beside = seen(&mut hands.driver, "seat-red").expect("a head").center();
    draws(&mut hands.driver, beside, (0.0, -50.0));
    let up = seen(&mut hands.driver, "red-field-gold").expect("in sight").center();
    assert!(up.y < at.y - 30.0, "{at:?} is at {up:?}");
    lifts(&mut hands.driver, Point::new(beside.x, beside.y - 50.0));
    assert!(hands.table().panel.is_none(), "nothing opens");
}
