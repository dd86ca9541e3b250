//! Table mode, and the screen turned for the other side of the table: what is drawn, how large, and what a touch hits.

use crate::hands::Hands;
use crate::support::driver::{self, Driver, Window};
use iced_test::core::keyboard::key::Named;
use iced_test::core::keyboard::{Key, Modifiers};
use iced_test::core::{Point, Rectangle, widget};
use standie::app::Message;
use standie::app::table::Message as Wish;
use standie::app::table::action::Action;
use standie::rules::command::Command;
use standie::rules::effect::Effect;
use standie::rules::fight;
use standie::rules::fight::{Fighter, Term};
use standie::rules::ids::{Colour, MonsterId};
use standie::rules::question::Ask;
use standie::rules::table;

const SIZES: [(f32, f32); 3] = [(1280.0, 800.0), (1920.0, 1080.0), (800.0, 1280.0)];

/// How high the ink of a text is, in parts of the window's height.
fn ink(driver: &mut Driver<impl Window>, text: &str) -> f32 {
    let found = driver.find(text).unwrap_or_else(|| panic!("not on the screen: {text}"));
    let bounds: Rectangle = found.visible_bounds().unwrap_or_else(|| panic!("out of sight: {text}"));
    let scale = driver.size.height / driver.logical().height;
    let (pixels, width, height) = driver.screenshot();
    let (left, right) = ((bounds.x * scale) as usize, ((bounds.x + bounds.width) * scale) as usize);
    let (top, bottom) = ((bounds.y * scale) as usize, ((bounds.y + bounds.height) * scale) as usize);
    let at = |x: usize, y: usize| &pixels[(y * width as usize + x) * 4..][..3];
    let ground = at(left, top + 1).to_vec();
    let right = right.min(width as usize);
    let inked = |y: &usize| (left..right).any(|x| at(x, *y).iter().zip(&ground).any(|(a, b)| a.abs_diff(*b) > 60));
    let rows: Vec<usize> = (top..bottom.min(height as usize)).filter(inked).collect();
    let (Some(first), Some(last)) = (rows.first(), rows.last()) else { panic!("nothing written: {text}") };
    (last - first + 1) as f32 / height as f32
}

#[test]
fn figures_of_table_mode_are_a_twentieth_of_the_height() {
    for (width, height) in SIZES {
        for (preset, figures) in [
            ("far", &["Ada"][..]),
            ("farfight", &["Ada", "3", "2", "+1", "58%"][..]),
            ("farrolled", &["Ada", "5", "7", "Lost"][..]),
        ] {
            let mut driver = driver::at(preset, width, height);
            for figure in figures {
                let high = ink(&mut driver, figure);
                assert!(high >= 0.05, "{preset} at {width}x{height}: {figure} is {high} of the height");
            }
        }
    }
}

#[test]
fn the_turned_picture_is_the_upright_one_the_other_way_round() {
    for (width, height) in SIZES {
        for preset in ["farfight", "table", "menu"] {
            let mut upright = driver::at(preset, width, height);
            let (expected, ..) = upright.screenshot();
            let mut turned = driver::at(preset, width, height);
            turned.state.shell.settings.turned = true;
            let (shown, ..) = turned.screenshot();
            let expected: Vec<[u8; 4]> = expected.as_chunks::<4>().0.iter().rev().copied().collect();
            let shown = shown.as_chunks::<4>().0;
            // Half a pixel's rounding where the corners of quads are smoothed.
            let off = expected.iter().zip(shown).filter(|(a, b)| (0..3).any(|i| a[i].abs_diff(b[i]) > 2)).count();
            assert_eq!(off, 0, "{preset} at {width}x{height}");
        }
    }
}

#[test]
fn a_touch_on_the_turned_screen_hits_what_is_drawn_there() {
    for (width, height) in SIZES {
        let mut hands = Hands::new(driver::at("across", width, height));
        assert!(hands.driver.state.shell.settings.turned);
        hands.waits();
        let across = |driver: &Driver<_>, at: Point| {
            let size = driver.logical();
            Point::new(size.width - at.x, size.height - at.y)
        };
        let die = hands.driver.place(widget::Id::from("die-5".to_owned()));
        hands.driver.tap_at(die);
        let told = &hands.table().draft.throws;
        assert!(told.len() == 1 && told[0].faces.is_empty(), "it is not drawn there: {width}x{height} {told:?}");
        let die = across(&hands.driver, die);
        hands.driver.tap_at(die);
        assert_eq!(hands.table().draft.throws[0].faces, [5]);
        hands.waits();
        let die = hands.driver.place(widget::Id::from("die-1".to_owned()));
        let die = across(&hands.driver, die);
        hands.driver.click_at(die);
        assert_eq!(hands.table().question.ask, Ask::Fight(fight::Ask::FightRolled { ours: 8, theirs: 3 }));
        hands.waits();
        let next = hands.driver.place(widget::Id::from("context".to_owned()));
        let next = across(&hands.driver, next);
        hands.driver.tap_at(next);
        assert!(
            matches!(hands.table().question.ask, Ask::Table(table::Ask::Turn { .. })),
            "{:?}",
            hands.table().question
        );
    }
}

#[test]
fn table_mode_is_a_key_a_button_and_a_setting() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    hands.driver.key(Key::Character("t".into()), Modifiers::default());
    assert!(hands.driver.state.shell.settings.far);
    let whole = hands.driver.logical();
    assert!(whole.width < 1000.0, "everything is larger: {whole:?}");
    hands.taps("across");
    assert!(hands.driver.state.shell.settings.turned);
    hands.driver.key(Key::Character("o".into()), Modifiers::default());
    assert!(!hands.driver.state.shell.settings.turned);
    hands.taps("near");
    assert!(!hands.driver.state.shell.settings.far);
    hands.taps("menu");
    hands.taps_word("menu-far");
    assert!(hands.driver.state.shell.settings.far && hands.table().panel.is_none());
    hands.driver.message(Message::Table(Wish::Ask(Action::Far)));
}

#[test]
fn nothing_but_what_has_changed_is_drawn_anew_on_a_turned_screen() {
    let mut driver = driver::at("across", 1280.0, 800.0);
    driver.screenshot();
    let before = driver.layers();
    driver.screenshot();
    let after = driver.layers();
    let images = |layers: &[iced_tiny_skia::Layer]| layers.iter().map(|l| l.images.clone()).collect::<Vec<_>>();
    assert!(images(&before).iter().any(|i| !i.is_empty()));
    assert_eq!(images(&before), images(&after), "the same picture is shown again");
}

#[test]
fn a_fight_out_of_all_bounds_still_fits_into_table_mode() {
    let cards =
        |who| Effect::Fight(fight::Effect::Term { add: Term { who, name: String::new(), strength: 120, dice: 12 } });
    let effects = vec![cards(Fighter::Seat(Colour::Blue)), cards(Fighter::Monster(MonsterId(1)))];
    for (width, height) in SIZES {
        let mut driver = driver::at("farfight", width, height);
        let effects = Command::Table(table::Command::Effects { note: String::new(), effects: effects.clone() });
        driver.message(Message::Table(Wish::does(effects)));
        for figure in ["123", "122", "+13"] {
            let high = ink(&mut driver, figure);
            assert!(high >= 0.05, "{width}x{height}: {figure} is {high} of the height");
            let bounds = driver.find(figure).expect("it").bounds();
            let right = bounds.x + bounds.width;
            assert!(bounds.x >= 0.0 && right <= driver.logical().width, "{width}x{height}: {figure} {bounds:?}");
        }
    }
}

#[test]
fn escape_leads_out_of_table_mode() {
    let mut hands = Hands::new(driver::at("farfight", 1280.0, 800.0));
    assert!(hands.driver.state.shell.settings.far);
    hands.driver.key(Key::Named(Named::Escape), Modifiers::default());
    assert!(!hands.driver.state.shell.settings.far && hands.table().panel.is_none());
    hands.driver.key(Key::Named(Named::Escape), Modifiers::default());
    assert!(hands.table().panel.is_some(), "then the menu");
}
