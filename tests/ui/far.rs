//! Table mode, and the screen turned for the other side of the table: what is drawn, how large, and what a touch hits.

use crate::hands::Hands;
use crate::support::driver::{self, Driver, Window};
use iced_test::core::keyboard::key::Named;
use iced_test::core::keyboard::{Key, Modifiers};
use iced_test::core::{Point, Rectangle, widget};
use standie::app::Message;
use standie::app::table::action::Action;
use standie::app::table::{Message as Wish, Panel};
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
    inked(driver, text, found.visible_bounds())
}

/// How high the ink of something is, all of which can be seen.
fn inked(driver: &mut Driver<impl Window>, text: &str, bounds: Option<Rectangle>) -> f32 {
    let bounds = bounds.unwrap_or_else(|| panic!("out of sight: {text}"));
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
        // What is drawn there instead may have opened a seat.
        hands.driver.message(Message::Table(Wish::Ask(Action::Close)));
        hands.waits();
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

/// Table mode of a preset.
fn far(preset: &str, size: (f32, f32)) -> Hands<impl Window> {
    let mut hands = Hands::new(driver::at(preset, size.0, size.1));
    hands.driver.message(Message::Table(Wish::Ask(Action::Far)));
    hands
}

#[test]
fn a_fight_is_read_from_two_metres_totals_chance_fighters_and_dice() {
    for size in SIZES {
        for (preset, figures, fighters, dice) in [
            ("helped", &["9", "7", "95%"][..], &["blue", "red", "1"][..], 0),
            ("group", &["3", "6"][..], &["blue", "1", "2"][..], 0),
            ("falling", &["7", "2", "67%"][..], &["blue", "1"][..], 1),
            ("rolled", &["5", "7", "Lost"][..], &["blue", "1"][..], 2),
        ] {
            let mut hands = far(preset, size);
            let place = format!("{preset} at {size:?}");
            for figure in figures {
                let high = ink(&mut hands.driver, figure);
                assert!(high >= 0.05, "{place}: {figure} is {high} of the height");
            }
            let stage = hands.driver.find(widget::Id::from("stage".to_owned())).expect("a fight").bounds();
            for who in fighters {
                let found = hands.driver.find(widget::Id::from(format!("far-{who}")));
                let found = found.unwrap_or_else(|| panic!("{place}: {who} is not there"));
                let (all, seen) = (found.bounds(), found.visible_bounds());
                assert!(seen.is_some_and(|seen| seen.height >= all.height - 1.0), "{place}: {who} {all:?} {seen:?}");
                assert!(all.x >= stage.x && all.x + all.width <= stage.x + stage.width, "{place}: {who} {all:?}");
                let high = inked(&mut hands.driver, who, seen);
                assert!(high >= 0.035, "{place}: {who} is {high} of the height");
            }
            let lie = hands.driver.find_all(widget::Id::from("far-die".to_owned()));
            assert_eq!(lie.len(), dice, "{place}");
            for die in lie {
                let high = inked(&mut hands.driver, "a die", die.visible_bounds());
                assert!(high >= 0.05, "{place}: a die is {high} of the height");
            }
        }
    }
}

#[test]
fn the_seats_are_there_with_their_levels_in_table_mode_too() {
    for size in SIZES {
        for preset in ["table", "fight", "roll", "six"] {
            let mut hands = far(preset, size);
            for (colour, level) in hands.game().seats.iter().map(|s| (s.colour, s.level)).collect::<Vec<_>>() {
                let place = format!("{preset} at {size:?}: {colour:?}, Level {level}");
                let id = widget::Id::from(format!("seat-{}", colour.name()));
                let seat = hands.driver.find(id).unwrap_or_else(|| panic!("{place}")).bounds();
                let level = level.to_string();
                let told = hands.driver.find_all(level.as_str()).into_iter();
                let told: Vec<Rectangle> = told.map(|t| t.bounds()).filter(|b| seat.contains(b.center())).collect();
                assert_eq!(told.len(), 1, "{place}: {told:?}");
                let high = inked(&mut hands.driver, &level, Some(told[0]));
                assert!(high >= 0.05, "{place}: {high} of the height");
            }
        }
    }
    let mut hands = far("fight", SIZES[0]);
    hands.taps("seat-red");
    assert!(matches!(hands.table().panel, Some(Panel::Seat(Colour::Red))));
}

#[test]
fn the_map_can_be_looked_at_in_a_fight_and_the_fight_again() {
    let mut hands = far("fight", SIZES[0]);
    let is = |hands: &mut Hands<_>, id: &str| hands.driver.find(widget::Id::from(id.to_owned())).is_some();
    assert!(is(&mut hands, "stage") && !is(&mut hands, "map"));
    hands.taps("swap");
    assert!(!is(&mut hands, "stage") && is(&mut hands, "map"));
    hands.taps("swap");
    assert!(is(&mut hands, "stage"));
}
