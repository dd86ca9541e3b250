//! Questions about a place are answered on the map.

use crate::hands::Hands;
use crate::support::driver;
use iced_test::core::{Point, Rectangle, Size, widget};
use standie::app::map::Spot;
use standie::app::map::scene::Lit;
use standie::app::table;
use standie::app::table::highlight::moment::{Highlight, Kind};
use standie::app::{self};
use standie::rules::dungeon;
use standie::rules::dungeon::arrow::Arrow;
use standie::rules::ids::{Colour, RoomId, Side};
use standie::rules::question::Ask;

#[test]
fn an_arrow_points_where_the_map_is_touched() {
    for side in Side::ALL {
        let mut hands = Hands::new(driver::at("arrow", 1280.0, 800.0));
        let Ask::Dungeon(dungeon::Ask::Arrow { room, colour }) = hands.table().question.ask else {
            panic!("an arrow is asked for: {:?}", hands.table().question)
        };
        assert_eq!((room, colour), (RoomId(2), Colour::Red));
        let scene = &hands.table().scene;
        assert_eq!(scene.lit, Side::ALL.map(|side| Lit::Side(room, side)));
        assert_eq!(scene.arrow, Some(Colour::Red));
        // The sign lies beside the link, half on the room's own ground: every part of it answers.
        let exit = scene.way_out(room, side).expect("a way out");
        let (map, camera) = hands.map();
        let size = map.size();
        let (middle, reach) = exit.sign(&camera, size);
        for by in [(0.0, 0.0), (0.0, reach), (0.0, -reach), (reach, 0.0), (-reach, 0.0)] {
            let at = Point::new(middle.x + by.0, middle.y + by.1);
            assert_eq!(hands.table().scene.spot(&camera, at, size), Spot::Link(room, side), "{side:?} {by:?}");
        }
        hands.taps_spot(Spot::Link(room, side));
        let told = hands.game().dungeon.as_deref().and_then(|d| d.room(room)).expect("the room").tile.up.arrows;
        assert_eq!(told.of(Colour::Red), Arrow::To(side));
        assert!(hands.table().scene.lit.is_empty(), "nothing is lit that nobody asks about");
    }
}

#[test]
fn the_room_somebody_runs_to_is_touched() {
    let mut hands = Hands::new(driver::at("refuge", 1280.0, 800.0));
    let Ask::Dungeon(dungeon::Ask::Refuge { sides }) = hands.table().question.ask.clone() else {
        panic!("where to run: {:?}", hands.table().question)
    };
    assert!(sides.len() > 1, "there is something to choose: {sides:?}");
    let here = hands.game().active().and_then(|seat| seat.room).expect("a room");
    let lit: Vec<Lit> = sides.iter().map(|side| Lit::Side(here, *side)).collect();
    assert_eq!(hands.table().scene.lit, lit);
    let dungeon = hands.game().dungeon.as_deref().expect("a dungeon").clone();
    let there = dungeon.room(here).and_then(|room| dungeon.neighbour(room, sides[1])).expect("a room there");
    hands.taps_spot(Spot::Room(there.id));
    assert!(!matches!(hands.table().question.ask, Ask::Dungeon(dungeon::Ask::Refuge { .. })));
    assert!(hands.table().scene.lit.is_empty());
}

/// Whatever is celebrated or mourned, what is asked for on the map is seen, and so is what is asked of a monster.
#[test]
fn a_banner_lies_over_nothing_that_is_asked_for() {
    use iced_test::core::widget::Id;
    let (head, said) = ("Cleo bites the dust".to_owned(), "Whatever was carried lies there for the taking.".repeat(2));
    let mut seen = 0;
    for preset in ["arrow", "refuge", "links", "unknown_two"] {
        for (width, height) in [(1280.0, 800.0), (1920.0, 1080.0), (800.0, 1280.0), (1024.0, 768.0)] {
            let mut hands = Hands::new(driver::at(preset, width, height));
            let since = hands.driver.state.shell.clock.now();
            let shown = Highlight { kind: Kind::Death, head: head.clone(), said: said.clone(), seat: None, since };
            hands.driver.state.table.as_mut().expect("a table").highlight = Some(shown);
            let Some(banner) = hands.driver.find(Id::from("highlight")).map(|banner| banner.bounds()) else { continue };
            seen += 1;
            let place = format!("{preset} {width}x{height}");
            if preset == "unknown_two" {
                let asked = hands.driver.find(Id::from("asked here")).expect("what is asked").bounds();
                assert!(!asked.intersects(&banner), "{place}: {asked:?} {banner:?}");
                continue;
            }
            let (map, camera) = hands.map();
            let asks = match hands.table().question.ask {
                Ask::Dungeon(dungeon::Ask::Links { room, .. }) => vec![Lit::Room(room)],
                _ => hands.table().scene.lit.clone(),
            };
            assert!(!asks.is_empty(), "{place}: nothing is asked");
            for lit in asks {
                let (at, reach) = hands.table().scene.lit_spot(lit, &camera, map.size()).expect("a place");
                let corner = Point::new(map.x + at.x - reach, map.y + at.y - reach);
                let asked = Rectangle::new(corner, Size::new(2.0 * reach, 2.0 * reach));
                assert!(!asked.intersects(&banner), "{place}: {lit:?} {asked:?} {banner:?}");
            }
        }
    }
    assert!(seen > 11, "{seen}: hardly any banner is seen");
}

/// However far down somebody reads in a room, the way out is where it was.
#[test]
fn the_way_out_of_a_room_does_not_scroll_away() {
    let mut hands = Hands::new(driver::at("arrow", 1280.0, 800.0));
    hands.driver.message(app::Message::Table(table::Message::chooses(Some(Spot::Room(RoomId(2))))));
    let lower = hands.words.get("room-here");
    let out = |hands: &mut Hands<_>| hands.driver.place(widget::Id::from("close card"));
    let (before, low) = (out(&mut hands), hands.driver.find(lower.as_str()).expect("lower down").bounds());
    hands.driver.wheels(Point::new(before.x - 60.0, before.y + 120.0), 40.0);
    assert!(hands.driver.sees(&lower), "it was scrolled: {low:?}");
    assert_eq!(out(&mut hands), before);
    hands.driver.tap_at(before);
    assert_eq!(hands.table().chosen, None);
}
