//! Just counting: the seats are the screen, and every figure can be reached.

use crate::hands::Hands;
use crate::support::driver::{self, Window};
use iced_test::core::{Event, Point, mouse, widget};
use iced_test::selector::Candidate;
use standie::app::Message;
use standie::app::table::{Field, Message as Wish, Panel};
use standie::app::widget::turned::across;
use standie::rules::command::Command;
use standie::rules::effect::Effect;
use standie::rules::ids::Colour;
use standie::rules::munchkin;
use standie::rules::munchkin::outfit;
use standie::rules::turn;
use standie::store::settings::Settings;

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

/// Where something of a turned tile is drawn: it is found where it would be upright.
fn drawn(hands: &mut Hands<impl Window>, (seat, at): (Colour, Point)) -> Point {
    let tile = hands.driver.find(widget::Id::from(format!("tile-{}", seat.name()))).expect("a tile").bounds();
    let back = (4 - hands.driver.state.shell.settings.tile(seat)) % 4;
    across(at, tile, back)
}

#[test]
fn each_tile_is_turned_to_whoever_sits_there_and_is_touched_where_it_is_drawn() {
    let mut hands = Hands::new(driver::at("count_turned", 1280.0, 800.0));
    let seats: Vec<Colour> = hands.game().seats.iter().map(|seat| seat.colour).collect();
    let turns = |settings: &Settings| -> Vec<u8> { seats.iter().map(|seat| settings.tile(*seat)).collect() };
    assert_eq!(turns(&hands.driver.state.shell.settings), [0, 1, 2, 3]);
    for seat in &seats {
        hands.waits();
        let level = hands.driver.find(id(*seat, "level")).expect("a Level").bounds().center();
        let before = hands.game().seat(*seat).expect("a seat").level;
        let moved = |position| Event::Mouse(mouse::Event::CursorMoved { position });
        let begin = drawn(&mut hands, (*seat, level));
        hands.driver.send(&[moved(begin), Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))]);
        for step in 1..=10 {
            // Upwards, for whoever reads it that way.
            let to = drawn(&mut hands, (*seat, Point::new(level.x, level.y - 4.0 * step as f32)));
            hands.driver.send(&[moved(to)]);
        }
        hands.driver.send(&[Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))]);
        let after = hands.game().seat(*seat).expect("a seat").level;
        assert!(after > before, "up is more for {}: {before}, {after}", seat.name());
    }
    let mut places = Vec::new();
    for _ in 0..4 {
        hands.waits();
        let yellow = hands.driver.find(widget::Id::from("turn-yellow".to_owned())).expect("a button").bounds().center();
        // It stays in its corner, however the tile lies.
        hands.driver.tap_at(yellow);
        places.push((turns(&hands.driver.state.shell.settings)[3], yellow));
    }
    assert_eq!(places.iter().map(|(turns, _)| *turns).collect::<Vec<_>>(), [0, 1, 2, 3]);
    assert!(places.iter().all(|(_, place)| *place == places[0].1), "{places:?}");
    assert_eq!(turns(&hands.driver.state.shell.settings), [0, 1, 2, 3], "four quarters are a whole");
}

#[test]
fn a_turned_tile_is_the_upright_one_pixel_by_pixel() {
    let pixels = |turns: u8| {
        let mut hands = Hands::new(driver::at("count", 1280.0, 800.0));
        for _ in 0..turns {
            hands.driver.state.shell.settings.turn_tile(Colour::Green);
        }
        hands.waits();
        let tile = hands.driver.find(widget::Id::from("tile-green".to_owned())).expect("a tile").bounds();
        let (all, width, _) = hands.driver.screenshot();
        let at = move |x: u32, y: u32| all[((y * width + x) * 4) as usize..][..4].to_vec();
        (tile, at)
    };
    let ((tile, upright), (_, turned)) = (pixels(0), pixels(2));
    let (left, top) = (tile.x.round() as u32, tile.y.round() as u32);
    let (wide, high) = (tile.width.round() as u32, tile.height.round() as u32);
    let mut written = 0;
    // Where the name and the Level stand: what turns a tile has the corner that is free as it lies.
    for x in 3..wide - 60 {
        for y in 3..high * 3 / 5 {
            let (a, b) = (upright(left + x, top + y), turned(left + wide - 1 - x, top + high - 1 - y));
            let far = a.iter().zip(&b).any(|(a, b)| a.abs_diff(*b) > 60);
            written += u32::from(a[0] > 150);
            assert!(!far, "{x} {y}: {a:?} {b:?}");
        }
    }
    assert!(written > 1_000, "nothing stands there");
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
    let brings = |hands: &Hands<_>| {
        let seat = hands.game().seat(seat).expect("a seat");
        (outfit::standing(hands.table().session.book(), hands.game(), seat).total(), i32::from(seat.bonus))
    };
    let (before, told) = brings(&hands);
    assert_ne!(before, told, "Items and what hangs over it bring some of it");
    // What is typed is what the seat shows, whatever the rest brings.
    hands.sets(seat, Field::Bonus, 9);
    assert_eq!(brings(&hands), (9, 9 - (before - told)));
    assert!(hands.driver.sees("+9"));
}

/// What is written that a table which only counts does not want to hear of.
fn too_much(hands: &mut Hands<impl Window>) -> Vec<String> {
    let texts: Vec<String> = hands.driver.find_all(|c: Candidate<'_>| match c {
        Candidate::Text { content, .. } => Some(content.to_owned()),
        _ => None,
    });
    let not_kept = ["gold", "treasure", "dxm", "item", "card", "room", "deal", "hand"];
    let is = |text: &String| {
        text.to_lowercase()
            .split(|c: char| !c.is_alphabetic())
            .any(|word| not_kept.iter().any(|kept| word.trim_end_matches('s') == *kept))
    };
    texts.into_iter().filter(is).collect()
}

#[test]
fn just_counting_speaks_of_nothing_that_it_does_not_keep() {
    let mut hands = Hands::new(driver::at("count_new", 1280.0, 800.0));
    assert_eq!(too_much(&mut hands), Vec::<String>::new(), "at the beginning");
    hands.next();
    let mut dead = None;
    for turn in 0..6 {
        let seat = hands.game().turn.seat.expect("somebody");
        hands.sets(seat, Field::Level, 2);
        hands.sets(seat, Field::Bonus, 3);
        assert_eq!(too_much(&mut hands), Vec::<String>::new(), "in turn {turn}");
        if turn == 1 {
            let effect = Effect::Munchkin(munchkin::Effect::Life { seat, dead: true, wish: true });
            let dies = hands.table().played(vec![effect]);
            hands.driver.message(Message::Table(Wish::does(dies)));
            assert_eq!(too_much(&mut hands), Vec::<String>::new(), "after a death");
            dead = Some(seat);
        }
        if hands.game().turn.seat == Some(seat) {
            hands.driver.message(Message::Table(Wish::does(Command::Turn(turn::Command::EndTurn))));
        }
    }
    let dead = dead.and_then(|seat| hands.game().seat(seat)).expect("somebody died");
    assert!(!dead.dead, "and is back");
    let seat = hands.game().seats[0].colour;
    for panel in [Panel::Seat(seat), Panel::Menu, Panel::Palette(Default::default()), Panel::Join] {
        hands.driver.message(Message::Table(Wish::opens(panel.clone())));
        assert_eq!(too_much(&mut hands), Vec::<String>::new(), "{panel:?}");
    }
}

#[test]
fn the_panel_of_a_seat_has_its_bonus_where_a_table_only_counts() {
    let mut hands = Hands::new(driver::at("count", 1280.0, 800.0));
    let seat = hands.game().seats[1].colour;
    hands.driver.message(Message::Table(Wish::opens(Panel::Seat(seat))));
    let figures = hands.driver.find_all(id(seat, "bonus"));
    assert_eq!(figures.len(), 1, "in the panel; what lies below it cannot be reached");
}
