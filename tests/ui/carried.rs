//! The map follows whoever goes somewhere, also where somebody has looked elsewhere before; and a figure is taken and
//! carried to where it goes.

use crate::hands::Hands;
use crate::support::driver::{self, Window};
use iced_test::core::{Event, Point, Rectangle, Vector, touch};
use standie::app::map::Spot;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::engine;
use standie::rules::ids::{Colour, RoomId, Side, Square};
use standie::rules::question::Ask;

const ID: touch::Finger = touch::Finger(4);

/// A finger goes from one point to another, and is let go there.
fn drags(hands: &mut Hands<impl Window>, from: Point, to: Point) {
    hands.waits();
    hands.driver.send(&[Event::Touch(touch::Event::FingerPressed { id: ID, position: from })]);
    for step in 1..=10 {
        let position = from + (to - from) * (step as f32 / 10.0);
        hands.driver.send(&[Event::Touch(touch::Event::FingerMoved { id: ID, position })]);
    }
    hands.driver.send(&[Event::Touch(touch::Event::FingerLifted { id: ID, position: to })]);
}

fn active(hands: &Hands<impl Window>) -> (Colour, RoomId) {
    let seat = hands.game().active().expect("somebody's turn");
    (seat.colour, seat.room.expect("a room"))
}

fn square(hands: &Hands<impl Window>, room: RoomId) -> Square {
    hands.game().dungeon.as_deref().and_then(|dungeon| dungeon.room(room)).expect("a room").at
}

/// The middle of a square on the screen.
fn middle(hands: &mut Hands<impl Window>, at: Square) -> Point {
    let (map, camera) = hands.map();
    camera.centre(at, map.size()) + Vector::new(map.x, map.y)
}

/// The ways whoever's turn it is can take, and whether they explore.
fn ways(hands: &Hands<impl Window>) -> Vec<(Side, bool)> {
    let moves = engine::moves(hands.table().session.book(), hands.game());
    let way = |command: &Command| match command {
        Command::Dungeon(dungeon::Command::Walk { side, .. }) => Some((*side, false)),
        Command::Dungeon(dungeon::Command::Explore { side, .. }) => Some((*side, true)),
        _ => None,
    };
    moves.iter().filter_map(way).collect()
}

/// Whether whoever's turn it is is seen on the map.
fn is_seen(hands: &mut Hands<impl Window>) -> bool {
    let at = square(hands, active(hands).1);
    let (map, camera) = hands.map();
    camera.cell(at, map.size()).is_within(&Rectangle::with_size(map.size()))
}

/// Pans the map, from its corner, where nobody stands.
fn pans(hands: &mut Hands<impl Window>, by: Vector) {
    let (map, _) = hands.map();
    let from = map.position() + Vector::new(if by.x < 0.0 { map.width - 12.0 } else { 8.0 }, 8.0);
    let from = if by.y < 0.0 { Point::new(from.x, map.y + map.height - 130.0) } else { from };
    drags(hands, from, from + by);
}

#[test]
fn the_map_follows_again_once_somebody_goes_out_of_sight() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0), (1024.0, 768.0)] {
        for preset in ["hot_turn", "table"] {
            let mut hands = Hands::new(driver::at(preset, width, height));
            let Some((side, _)) = ways(&hands).first().copied() else { panic!("{preset}: nowhere to go") };
            pans(&mut hands, Vector::new(0.0, 3_000.0));
            pans(&mut hands, Vector::new(-3_000.0, 0.0));
            assert!(!is_seen(&mut hands), "{preset}: it was thrown away");
            hands.taps(&format!("way-{}", side.name()));
            assert!(is_seen(&mut hands), "{preset} {width}x{height}: {:?}", hands.table().camera);
        }
    }
}

#[test]
fn a_look_at_the_map_is_kept_as_long_as_all_that_happens_is_in_sight() {
    let mut hands = Hands::new(driver::at("hot_turn", 1280.0, 800.0));
    let (side, _) = ways(&hands).into_iter().find(|(_, explores)| !explores).expect("a way");
    pans(&mut hands, Vector::new(6.0, 20.0));
    let looked = hands.table().camera.expect("it was moved");
    hands.taps(&format!("way-{}", side.name()));
    assert_eq!(hands.table().camera, Some(looked), "nothing has moved under anybody's fingers");
    // Back again, from far away.
    pans(&mut hands, Vector::new(0.0, 3_000.0));
    hands.taps("undo");
    assert!(is_seen(&mut hands), "a step back is seen as well");
}

#[test]
fn a_figure_is_carried_to_where_it_goes_and_the_map_stays() {
    for preset in ["hot_turn", "table"] {
        for explores in [false, true] {
            let mut hands = Hands::new(driver::at(preset, 1280.0, 800.0));
            let Some((side, _)) = ways(&hands).into_iter().find(|way| way.1 == explores) else { continue };
            let (who, room) = active(&hands);
            let (here, camera) = (square(&hands, room), hands.map().1);
            let from = hands.spot(Spot::Munchkin(who));
            // Elsewhere it goes back.
            let (records, far) = (hands.table().session.records(), middle(&mut hands, here) + Vector::new(24.0, 30.0));
            drags(&mut hands, from, far);
            assert_eq!(hands.table().session.records(), records, "{preset}: it was let go at home");
            assert_eq!((hands.table().camera, hands.map().1), (None, camera), "{preset}: the map stays");
            let to = middle(&mut hands, here.step(side));
            drags(&mut hands, from, to);
            assert_eq!(hands.table().camera, None, "{preset}: the map was not pulled away");
            let asks_room = matches!(hands.table().question.ask, Ask::Dungeon(dungeon::Ask::Tile { .. }));
            let gone = active(&hands).1 != room || asks_room;
            assert!(gone, "{preset}: nobody went {side:?}, {:?}", hands.table().question.ask);
        }
    }
}

#[test]
fn whoever_flees_is_carried_as_well_and_others_stay_where_they_are() {
    let mut hands = Hands::new(driver::at("refuge", 1280.0, 800.0));
    let Ask::Dungeon(dungeon::Ask::Refuge { sides }) = hands.table().question.ask.clone() else { panic!("a refuge") };
    let who = hands.table().question.seat.expect("somebody");
    let room = hands.game().seat(who).and_then(|seat| seat.room).expect("a room");
    let from = hands.spot(Spot::Munchkin(who));
    let at = square(&hands, room).step(sides[0]);
    let to = middle(&mut hands, at);
    drags(&mut hands, from, to);
    let asks = &hands.table().question.ask;
    assert!(!matches!(asks, Ask::Dungeon(dungeon::Ask::Refuge { .. })), "{asks:?}");
    assert_eq!(hands.table().camera, None);
    // Whoever has nothing to go for is no handle: the map moves.
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    let (turn, _) = active(&hands);
    let other = hands.game().seats.iter().map(|seat| seat.colour).find(|seat| *seat != turn).expect("another");
    let (from, records) = (hands.spot(Spot::Munchkin(other)), hands.table().session.records());
    drags(&mut hands, from, from + Vector::new(60.0, 40.0));
    assert!(hands.table().camera.is_some() && hands.table().session.records() == records);
}
