//! Just counting: the seats are the screen, and every figure can be reached.

use crate::hands::Hands;
use crate::support::driver::{self};
use iced_test::core::{Event, Point, mouse, widget};
use standie::app::table::Field;
use standie::rules::ids::Colour;

fn id(seat: Colour, field: &str) -> widget::Id {
    widget::Id::from(format!("{}-field-{field}", seat.name()))
}

const SIZES: [(f32, f32); 4] = [(1024.0, 768.0), (1280.0, 800.0), (1920.0, 1080.0), (800.0, 1280.0)];

#[test]
fn everybodys_figures_fill_the_screen_and_none_is_cut() {
    for (width, height) in SIZES {
        for preset in ["count", "count_six"] {
            let mut hands = Hands::new(driver::at(preset, width, height));
            let seats: Vec<Colour> = hands.game().seats.iter().map(|s| s.colour).collect();
            let mut filled = 0.0;
            for seat in &seats {
                for field in ["level", "health", "move-left", "bonus"] {
                    let found = hands.driver.find(id(*seat, field)).expect("a figure");
                    let (whole, seen) = (found.bounds(), found.visible_bounds().expect("to be seen"));
                    let place = format!("{preset} {width}x{height}: {field} of {}", seat.name());
                    assert!(seen.width >= whole.width - 0.5 && seen.height >= whole.height - 0.5, "{place}");
                    assert!(whole.height >= 44.0 && whole.width >= 44.0, "{place}: {whole:?}");
                    filled += whole.width * whole.height;
                }
            }
            assert!(filled > width * height * 0.15, "{preset} {width}x{height}: {filled}");
        }
    }
}

#[test]
fn a_level_is_dragged_anywhere_on_its_tile() {
    let mut hands = Hands::new(driver::at("count", 1280.0, 800.0));
    let seat = hands.game().seats[2].colour;
    let bounds = hands.driver.find(id(seat, "level")).expect("a Level").bounds();
    let before = hands.game().seat(seat).expect("a seat").level;
    let corner = Point::new(bounds.x + 12.0, bounds.y + bounds.height - 8.0);
    hands.waits();
    let moved = |position| Event::Mouse(mouse::Event::CursorMoved { position });
    hands.driver.send(&[moved(corner), Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))]);
    for step in 1..=10 {
        hands.driver.send(&[moved(Point::new(corner.x, corner.y - 4.0 * step as f32))]);
    }
    hands.driver.send(&[Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))]);
    assert!(hands.game().seat(seat).expect("a seat").level > before, "up is more");
    let undone = hands.table().undoes.clone();
    assert!(undone.is_some(), "and can be undone");
}

#[test]
fn a_tap_on_a_level_asks_for_the_number() {
    let mut hands = Hands::new(driver::at("count_six", 800.0, 1280.0));
    let seat = hands.game().seats[5].colour;
    hands.sets(seat, Field::Level, 7);
    assert_eq!(hands.game().seat(seat).map(|s| s.level), Some(7));
}

#[test]
fn with_map_and_monsters_everybodys_bonus_can_be_set() {
    let mut hands = Hands::new(driver::at("map_only", 1280.0, 800.0));
    let seat = hands.game().seats[1].colour;
    assert!(hands.driver.find(id(seat, "gold")).is_none(), "gold is left to the cardboard");
    hands.sets(seat, Field::Bonus, 9);
    assert_eq!(hands.game().seat(seat).map(|s| s.bonus), Some(9));
}
