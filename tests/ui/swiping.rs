//! A finger drawn over buttons scrolls what they lie in; one that stays presses, holds, drags.

use crate::hands::Hands;
use crate::support::driver::{self, Driver, Window};
use iced_test::core::keyboard::{Key, Modifiers, key::Named};
use iced_test::core::time::{Duration, Instant};
use iced_test::core::{Event, Point, Rectangle, touch, widget, window};
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
    // So low that four seats are not all seen.
    let mut hands = Hands::new(driver::at("table", 1280.0, 310.0));
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

/// A picture is drawn so many milliseconds after a time.
fn picture(driver: &mut Driver<impl Window>, then: Instant, later: u64) {
    let at = then + Duration::from_millis(later);
    driver.send(&[Event::Window(window::Event::RedrawRequested(at))]);
}

/// A finger goes up 120 pixels in a tenth of a second, rests for some milliseconds, and is off; then pictures are drawn for a while.
fn flicks(driver: &mut Driver<impl Window>, from: Point, then: Instant, rests: u64) {
    driver.send(&[Event::Touch(touch::Event::FingerPressed { id: ID, position: from })]);
    for step in 1..=10 {
        picture(driver, then, step * 10);
        let position = Point::new(from.x, from.y - step as f32 * 12.0);
        driver.send(&[Event::Touch(touch::Event::FingerMoved { id: ID, position })]);
    }
    picture(driver, then, 100 + rests);
    lifts(driver, Point::new(from.x, from.y - 120.0));
}

#[test]
fn what_was_scrolled_quickly_goes_on_for_a_while() {
    // From a choice, which our own layer scrolls, and from between, where the toolkit does.
    for aside in [0.0, 60.0] {
        let mut driver = driver::at("settings", 1280.0, 620.0);
        driver.state.shell.settings.motion = Some(true);
        let before = driver.state.shell.settings.clone();
        let then = Instant::now() + Duration::from_secs(10);
        let at = seen(&mut driver, "motion off").expect("a choice").center();
        let place = |driver: &mut _| seen(driver, "motion off").map_or(-999.0, |seen| seen.center().y);
        flicks(&mut driver, Point::new(at.x, at.y + aside), then, 0);
        let off = place(&mut driver);
        assert!(off < at.y - 90.0, "{aside}: scrolled to {off}");
        for frame in 1..=8 {
            picture(&mut driver, then, 100 + frame * 16);
        }
        let on = place(&mut driver);
        assert!(on < off - 40.0, "{aside}: {off} went on to {on}");
        // A touch stops it, and presses nothing.
        driver.tap_at(Point::new(at.x, on.max(100.0)));
        for frame in 1..=50 {
            picture(&mut driver, then, 300 + frame * 16);
        }
        assert!((place(&mut driver) - on).abs() < 1.0, "{aside}: it stopped");
        assert_eq!(driver.state.shell.settings, before);
    }
}

#[test]
fn nothing_goes_on_after_a_rest_or_where_less_is_to_move() {
    for (rests, moves) in [(300, true), (0, false)] {
        let mut driver = driver::at("settings", 1280.0, 620.0);
        driver.state.shell.settings.motion = Some(moves);
        let then = Instant::now() + Duration::from_secs(10);
        let at = seen(&mut driver, "motion off").expect("a choice").center();
        flicks(&mut driver, at, then, rests);
        let off = seen(&mut driver, "motion off").expect("in sight");
        for frame in 1..=20 {
            picture(&mut driver, then, 400 + frame * 16);
        }
        assert_eq!(seen(&mut driver, "motion off"), Some(off), "{rests} {moves}");
    }
}

#[test]
fn nothing_scrolls_below_what_lies_over_it() {
    let mut hands = Hands::new(driver::at("table", 660.0, 620.0));
    let at = seen(&mut hands.driver, "red-field-gold").expect("gold").center();
    hands.driver.click(widget::Id::new("menu"));
    assert!(hands.table().panel.is_some(), "the menu is open");
    draws(&mut hands.driver, at, (0.0, -50.0));
    lifts(&mut hands.driver, Point::new(at.x, at.y - 50.0));

    assert!(hands.table().panel.is_some(), "it lies under the finger");
    hands.driver.key(Key::Named(Named::Escape), Modifiers::empty());
    assert_eq!(seen(&mut hands.driver, "red-field-gold").map(|seen| seen.center()), Some(at));
}
