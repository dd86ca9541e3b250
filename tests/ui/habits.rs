//! What every screen and every control keeps to.

use crate::hands::Hands;
use crate::support::driver::{self, Driver, Window};
use crate::support::pseudo;
use iced_test::core::keyboard::key::Named;
use iced_test::core::keyboard::{Key, Modifiers};
use iced_test::core::{Event, Point, mouse, touch, widget, window};
use iced_test::selector::Candidate;
use standie::app::{presets, table::Panel};
use standie::rules::dungeon;
use standie::rules::ids::Colour;
use standie::rules::munchkin;
use standie::rules::question::Ask;
use standie::rules::table;
use standie::store::settings::Placed;
use std::time::{Duration, Instant};

const SIZES: [(f32, f32); 4] = [(1280.0, 800.0), (1920.0, 1080.0), (800.0, 1280.0), (1024.0, 768.0)];

/// What is to be touched and is too small for a finger, as large as it is seen, or not all on the screen.
fn untouchable(driver: &mut Driver<impl Window>, told: &str) -> Vec<String> {
    let seen = |c: Candidate<'_>| match c {
        Candidate::Focusable { id, bounds, .. } => Some((id.cloned(), bounds)),
        _ => None,
    };
    let (wide, scale) = (driver.logical().width + 0.5, driver.state.shell.scale().max(1.0));
    let wrong = driver.find_all(seen).into_iter().filter(|(_, bounds)| {
        let small = bounds.width * scale < 40.0 || bounds.height * scale < 44.0;
        small || bounds.x < -0.5 || bounds.x + bounds.width > wide
    });
    wrong.map(|(id, bounds)| format!("{told}: {id:?} {bounds:?}")).collect()
}

#[test]
fn everything_to_be_touched_is_large_enough_and_inside_the_screen() {
    let mut wrong = Vec::new();
    for name in presets::names() {
        for (width, height) in SIZES {
            let mut driver = driver::at(name, width, height);
            wrong.extend(untouchable(&mut driver, &format!("{name} at {width}x{height}")));
        }
    }
    assert!(wrong.is_empty(), "{} things:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn it_is_so_in_a_language_a_third_longer_as_large_as_there_is_room_for() {
    let mut wrong = Vec::new();
    let windows = [(1280.0, 800.0, 1.4), (800.0, 1280.0, 2.0), (1024.0, 768.0, 1.0)];
    // Each at one of them; all at all with STANDIE_ALL.
    let all = std::env::var("STANDIE_ALL").is_ok();
    for (index, name) in presets::names().into_iter().enumerate() {
        for (place, (width, height, scale)) in windows.into_iter().enumerate() {
            if !all && index % windows.len() != place {
                continue;
            }
            let mut driver = driver::at(name, width, height);
            let shell = &mut driver.state.shell;
            shell.settings.scale = scale;
            shell.settings.window = Some(Placed { at: None, size: (width, height) });
            shell.apply_settings();
            shell.words = pseudo::words();
            wrong.extend(untouchable(&mut driver, &format!("{name} at {width}x{height}, {scale}")));
        }
    }
    assert!(wrong.is_empty(), "{} things:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn the_whole_screen_is_a_key_and_a_touch_away_and_remembered() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    hands.driver.key(Key::Named(Named::F11), Modifiers::default());
    assert!(hands.driver.state.shell.settings.full);
    hands.taps("menu");
    hands.taps_word("menu-window");
    assert!(!hands.driver.state.shell.settings.full && hands.table().panel.is_none());
    hands.taps("menu");
    hands.taps_word("menu-full");
    assert!(hands.driver.state.shell.settings.full);
}

#[test]
fn a_double_tap_does_not_skip_a_step() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    let at = hands.driver.place(widget::Id::from("context".to_owned()));
    hands.waits();
    hands.driver.tap_at(at);
    let after = hands.table().question.clone();
    // The second tap of the same hand, no time later.
    hands.driver.tap_at(at);
    assert_eq!(hands.table().question, after);
    hands.waits();
    if matches!(after.ask, Ask::Munchkin(munchkin::Ask::Charity { .. })) {
        hands.driver.tap_at(at);
        assert_ne!(hands.table().question, after, "a second later it counts");
    }
}

#[test]
fn the_screen_stays_awake_while_a_game_lies_on_the_table() {
    let mut driver = driver::at("home", 1280.0, 800.0);
    assert!(!driver.state.stays_awake());
    driver = driver::at("home", 1280.0, 800.0);
    driver.state.lay_out(presets::evening("middle"), standie::app::table::Keeping::Memory);
    assert!(driver.state.stays_awake());
    driver.state.go(standie::app::Route::Settings);
    assert!(driver.state.stays_awake(), "the game goes on meanwhile");
    driver.state.go(standie::app::Route::Home);
    assert!(!driver.state.stays_awake());
}

#[test]
fn a_number_is_dragged_as_one_step() {
    for finger in [false, true] {
        let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
        let records = hands.table().session.records();
        let gold = hands.game().seat(Colour::Red).expect("Red").gold;
        let from = hands.driver.place(widget::Id::from("red-field-gold".to_owned()));
        let to = Point::new(from.x, from.y - 50.0);
        let events = if finger {
            let id = touch::Finger(1);
            let event = |e| Event::Touch(e);
            vec![
                event(touch::Event::FingerPressed { id, position: from }),
                event(touch::Event::FingerMoved { id, position: Point::new(from.x, from.y - 20.0) }),
                event(touch::Event::FingerMoved { id, position: to }),
                event(touch::Event::FingerLifted { id, position: to }),
            ]
        } else {
            vec![
                Event::Mouse(mouse::Event::CursorMoved { position: from }),
                Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)),
                Event::Mouse(mouse::Event::CursorMoved { position: Point::new(from.x, from.y - 20.0) }),
                Event::Mouse(mouse::Event::CursorMoved { position: to }),
                Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left)),
            ]
        };
        hands.driver.send(&events);
        let now = hands.game().seat(Colour::Red).expect("Red").gold;
        assert_eq!(now, gold + 300, "three steps of a hundred");
        assert_eq!(hands.table().session.records(), records + 1, "one undo step");
        hands.driver.key(Key::Character("z".into()), Modifiers::CTRL);
        assert_eq!(hands.game().seat(Colour::Red).expect("Red").gold, gold);
    }
}

#[test]
fn a_turned_wheel_is_one_step_once_it_rests() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    let records = hands.table().session.records();
    let level = hands.game().seat(Colour::Blue).expect("Blue").level;
    let at = hands.driver.place(widget::Id::from("blue-field-level".to_owned()));
    for _ in 0..2 {
        hands.driver.wheels(at, -1.0);
        // A frame shows it, and another comes before the wheel is turned on.
        for later in [0, 200] {
            let at = Instant::now() + Duration::from_millis(later);
            hands.driver.send(&[Event::Window(window::Event::RedrawRequested(at))]);
        }
    }
    assert_eq!(hands.game().seat(Colour::Blue).expect("Blue").level, level, "not while it turns");
    let rests = Instant::now() + Duration::from_secs(1);
    hands.driver.send(&[Event::Window(window::Event::RedrawRequested(rests))]);
    assert_eq!(hands.game().seat(Colour::Blue).expect("Blue").level, level + 2);
    assert_eq!(hands.table().session.records(), records + 1);
}

#[test]
fn two_fingers_zoom_the_map_and_one_drags_it() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    let before = hands.game().clone();
    let (a, b) = (touch::Finger(1), touch::Finger(2));
    let at = |x: f32, y: f32| Point::new(x, y);
    let event = |e| Event::Touch(e);
    hands.driver.send(&[
        event(touch::Event::FingerPressed { id: a, position: at(500.0, 400.0) }),
        event(touch::Event::FingerPressed { id: b, position: at(600.0, 400.0) }),
        event(touch::Event::FingerMoved { id: b, position: at(700.0, 400.0) }),
        event(touch::Event::FingerLifted { id: b, position: at(700.0, 400.0) }),
        event(touch::Event::FingerLifted { id: a, position: at(500.0, 400.0) }),
    ]);
    let zoomed = hands.table().camera.expect("another view").zoom;
    hands.driver.send(&[
        event(touch::Event::FingerPressed { id: a, position: at(500.0, 400.0) }),
        event(touch::Event::FingerMoved { id: a, position: at(540.0, 440.0) }),
        event(touch::Event::FingerLifted { id: a, position: at(540.0, 440.0) }),
    ]);
    let moved = hands.table().camera.expect("another view");
    assert!((moved.zoom - zoomed).abs() < 0.01, "dragging does not zoom");
    assert_eq!(hands.game(), &before, "looking changes nothing");
    assert_eq!(hands.table().chosen, None);
}

#[test]
fn keys_do_what_fingers_do() {
    let mut hands = Hands::new(driver::at("roll", 1280.0, 800.0));
    hands.driver.key(Key::Character("4".into()), Modifiers::default());
    let march = hands.game().dungeon.as_deref().and_then(|d| d.march.clone()).expect("a Monster Turn");
    assert_eq!(march.roll, Colour::ALL[3], "4 is the fourth colour");
    hands.waits();
    hands.driver.key(Key::Named(Named::Space), Modifiers::default());
    assert!(matches!(hands.table().question.ask, Ask::Table(table::Ask::Turn { .. })), "space is what comes next");
    hands.driver.key(Key::Character("z".into()), Modifiers::CTRL);
    assert!(matches!(hands.table().question.ask, Ask::Dungeon(dungeon::Ask::Moving { .. })));
    hands.driver.key(Key::Character("z".into()), Modifiers::CTRL | Modifiers::SHIFT);
    assert!(matches!(hands.table().question.ask, Ask::Table(table::Ask::Turn { .. })));
    hands.waits();
    hands.driver.key(Key::Character("k".into()), Modifiers::CTRL);
    assert!(matches!(hands.table().panel, Some(Panel::Palette(_))));
    hands.driver.key(Key::Named(Named::Escape), Modifiers::default());
    assert_eq!(hands.table().panel, None);
}

#[test]
fn everything_is_reached_by_tab_and_pressed_by_enter() {
    let mut driver = driver::at("home", 1280.0, 800.0);
    let count = driver.find_all(|c: Candidate<'_>| matches!(c, Candidate::Focusable { .. }).then_some(())).len();
    assert!(count >= 4, "new table, Box, rules, settings");
    let mut reached = std::collections::BTreeSet::new();
    for _ in 0..count {
        driver.key(Key::Named(Named::Tab), Modifiers::default());
        let bounds = driver.find(iced_test::selector::is_focused()).expect("something has the focus").bounds();
        reached.insert((bounds.x as i32, bounds.y as i32));
    }
    assert_eq!(reached.len(), count, "each of them once");
    let mut driver = driver::at("home", 1280.0, 800.0);
    driver.key(Key::Named(Named::Tab), Modifiers::default());
    driver.key(Key::Named(Named::Enter), Modifiers::default());
    assert_eq!(driver.state.route, standie::app::Route::Setup, "the first is a new table");
}

#[test]
fn what_has_the_focus_can_be_seen() {
    for (preset, size) in [("setup", (1280.0, 800.0)), ("box", (1024.0, 768.0)), ("seat", (1024.0, 768.0))] {
        let mut driver = driver::at(preset, size.0, size.1);
        let count = driver.find_all(|c: Candidate<'_>| matches!(c, Candidate::Focusable { .. }).then_some(())).len();
        for _ in 0..count.min(60) {
            driver.key(Key::Named(Named::Tab), Modifiers::default());
            let Some(focus) = driver.find(iced_test::selector::is_focused()) else { continue };
            let seen = focus.visible_bounds().map_or(0.0, |b| b.height);
            assert!(seen > focus.bounds().height * 0.9, "{preset}: {focus:?}");
        }
    }
}
