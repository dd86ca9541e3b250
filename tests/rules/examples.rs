//! The six movement examples of the rulebook on one board (MQ-EX-36 to MQ-EX-55).

use crate::support::proofs::proves;
use standie::catalog;
use standie::cli::board::Board;
use standie::rules::cite::Cites;
use standie::rules::dungeon::arrow::Arrow;
use standie::rules::dungeon::link::LinkKind;
use standie::rules::dungeon::map::Dungeon;
use standie::rules::dungeon::march::{Between, By, Hop, Route, Stop};
use standie::rules::dungeon::monster_turn::MarchRules;
use standie::rules::dungeon::monster_turn::resolve;
use standie::rules::dungeon::monster_turn::targets;
use standie::rules::game::Game;
use standie::rules::ids::{Colour, Side};

const PRINTED: &str = include_str!("../support/printed.json");

fn board() -> (Board, Game) {
    let board: Board = serde_json::from_str(PRINTED).expect("the printed board parses");
    let game = board.game(&catalog::book(), "printed.json").expect("the printed board is sound");
    (board, game)
}

fn dungeon(game: &Game) -> &Dungeon {
    game.dungeon.as_deref().expect("a map")
}

/// What the monster of a name does on a roll: the rooms it enters, and its route.
fn route(name: &str, roll: Colour) -> (Vec<String>, Route) {
    let (board, game) = board();
    let rules = MarchRules::of(&catalog::book(), &game);
    let march = resolve(dungeon(&game), &game.foes, targets(&game, rules), rules, roll);
    let of = |r: &&Route| board.monster_name(r.monster) == name;
    let route = march.routes.iter().find(of).expect("the monster is on the board").clone();
    (route.hops.0.iter().map(|hop| board.room_id(hop.to).to_owned()).collect(), route)
}

fn has(cites: Cites, row: &str) -> bool {
    cites.iter().any(|r| r.as_str() == row)
}

/// The link on a side of a room, by the board's ids.
fn link(room: &str, side: Side) -> LinkKind {
    let (board, game) = board();
    let at = board.room_ids().iter().position(|id| *id == room).expect("that room");
    dungeon(&game).rooms[at].link(side)
}

fn arrow(room: &str, colour: Colour) -> Arrow {
    let (board, game) = board();
    let at = board.room_ids().iter().position(|id| *id == room).expect("that room");
    dungeon(&game).rooms[at].tile.up.arrows.of(colour)
}

#[test]
fn the_board_is_the_printed_one() {
    let _row = proves("MQ-EX-36");
    let _row = proves("MQ-EX-55");
    let (board, game) = board();
    // Four columns, three rows, numbered row by row, without a room 10.
    for (id, room) in board.room_ids().iter().zip(dungeon(&game).rooms.iter()) {
        let number: i32 = id.parse().expect("a number");
        assert_eq!((room.at.col, room.at.row), ((number - 1) % 4, (number - 1) / 4));
    }
    assert_eq!(dungeon(&game).rooms.len(), 11);
    assert!(!board.room_ids().contains(&"10"));
    use Colour::{Blue, Green, Orange, Purple, Red};
    use Side::{East, North, South, West};
    for (room, colour, side) in [
        ("1", Green, East),
        ("2", Orange, South),
        ("2", Green, East),
        ("3", Purple, South),
        ("3", Green, East),
        ("4", Purple, West),
        ("4", Green, East),
        ("5", Green, North),
        ("5", Red, East),
        ("8", Green, East),
        ("9", Red, South),
        ("11", Blue, West),
        ("12", Blue, West),
    ] {
        assert_eq!(arrow(room, colour), Arrow::To(side), "room {room}, {colour:?}");
    }
    for (room, colour) in [("6", Orange), ("11", Purple), ("9", Blue)] {
        assert!(matches!(arrow(room, colour), Arrow::To(_)));
    }
    assert_eq!((arrow("7", Purple), arrow("6", Red)), (Arrow::None, Arrow::None));
}

#[test]
fn the_gazebo_lurks() {
    let _row = proves("MQ-EX-37");
    for roll in Colour::ALL {
        let (path, route) = route("Gazebo", roll);
        assert!(path.is_empty());
        assert_eq!(route.stop, Stop::Lurking);
    }
}

#[test]
fn the_horror_goes_through_a_wall_and_over_the_gap() {
    let _row = proves("MQ-EX-38");
    let _row = proves("MQ-EX-39");
    let _row = proves("MQ-EX-40");
    let _row = proves("MQ-EX-41");
    let (path, route) = route("Horror", Colour::Blue);
    assert_eq!(path, ["11", "9"]);
    assert_eq!(link("12", Side::West), LinkKind::Wall);
    let first = route.hops.0[0];
    assert_eq!((first.link, first.by), (LinkKind::Wall, By::Arrow));
    assert!(has(first.cites(true), "MQ-SPEC-11"));
    let second = route.hops.0[1];
    assert_eq!(second.over, Between::Gap);
    assert!(has(second.cites(false), "MQ-MMOV-20"));
    assert_eq!(link("9", Side::East), LinkKind::Wall, "the link on 9's gap side is disregarded");
    assert_eq!(link("9", Side::West), LinkKind::Hidden);
    assert_eq!(route.stop, Stop::BlockedLink);
    assert!(has(route.cites, "MQ-MMOV-08"));
}

#[test]
fn the_psycho_squirrel_is_fast() {
    let _row = proves("MQ-EX-42");
    let _row = proves("MQ-EX-43");
    let _row = proves("MQ-EX-44");
    let _row = proves("MQ-EX-45");
    let _row = proves("MQ-EX-46");
    let (path, route) = route("Psycho Squirrel", Colour::Purple);
    assert_eq!(path, ["3", "7", "11"]);
    let by: Vec<By> = route.hops.0.iter().map(|hop| hop.by).collect();
    assert_eq!(by, [By::Arrow, By::Arrow, By::Fast]);
    assert_eq!(route.hops.0[1].side, route.hops.0[2].side, "straight on");
    let ordinary = |hop: &Hop| matches!(hop.link, LinkKind::Passage | LinkKind::Door);
    assert!(route.hops.0.iter().all(ordinary));
    assert!(matches!(arrow("11", Colour::Purple), Arrow::To(_)));
    assert_eq!(route.stop, Stop::FastDone);
    assert!(has(route.cites, "MQ-SPEC-03"));
}

#[test]
fn the_shadow_nose_is_slow() {
    let _row = proves("MQ-EX-47");
    let _row = proves("MQ-EX-48");
    let (path, route) = route("Shadow Nose", Colour::Orange);
    assert_eq!(path, ["6"]);
    assert_eq!((route.hops.0[0].side, route.hops.0[0].over), (Side::South, Between::Nothing));
    assert_eq!(route.stop, Stop::Slow);
    assert!(has(route.cites, "MQ-SPEC-05"));
    assert!(matches!(arrow("6", Colour::Orange), Arrow::To(Side::East)));
    assert_eq!(link("6", Side::East), LinkKind::Locked, "which its card would let it pass");
}

#[test]
fn the_lame_goblin_goes_round_the_edge() {
    let _row = proves("MQ-EX-49");
    let _row = proves("MQ-EX-50");
    let _row = proves("MQ-EX-51");
    let (path, route) = route("Lame Goblin", Colour::Green);
    assert_eq!(path, ["5", "1", "2", "3", "4"]);
    assert_eq!(route.hops.0[0].over, Between::Edge);
    assert_eq!(route.hops.0[0].cites(true).iter().map(|r| r.to_string()).collect::<Vec<_>>(), ["MQ-MMOV-21"]);
    assert_eq!(link("5", Side::West), LinkKind::Wall, "the link it comes back through is disregarded");
    assert_eq!(route.stop, Stop::WouldRetrace);
    assert!(has(route.cites, "MQ-MMOV-17"));
}

#[test]
fn the_fungus_is_contrary() {
    let _row = proves("MQ-EX-52");
    let _row = proves("MQ-EX-53");
    let _row = proves("MQ-EX-54");
    let (path, route) = route("Fungus", Colour::Red);
    assert_eq!(path, ["5", "6"]);
    let by: Vec<By> = route.hops.0.iter().map(|hop| hop.by).collect();
    assert_eq!(by, [By::Contrary, By::Arrow]);
    assert!(has(route.hops.0[0].cites(true), "MQ-SPEC-08"));
    assert_eq!(route.stop, Stop::NoArrow);
}
