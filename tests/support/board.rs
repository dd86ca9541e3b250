//! The board that speed is measured on.

use crate::support::random;
use rand::RngExt as _;
use standie::catalog;
use standie::play::Session;
use standie::play::record::Who;
use standie::rules::agenda::Step;
use standie::rules::answer::Answer;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::arrow::{Arrow, Arrows};
use standie::rules::dungeon::gait::Gait;
use standie::rules::dungeon::link::LinkKind;
use standie::rules::dungeon::map::Dungeon;
use standie::rules::dungeon::room::{Face, Room, Tile};
use standie::rules::effect::Effect;
use standie::rules::fight::foe::Monster;
use standie::rules::fight::foe::card::MonsterDef;
use standie::rules::game::Game;
use standie::rules::ids::{Colour, MonsterId, RoomId, Side, Square};
use standie::rules::setup::Setup;
use standie::rules::table;
use standie::rules::table::phase::Phase;

/// Twenty-five rooms in a square, twelve monsters, four munchkins; arrows, doors and gaits at random, from one seed.
pub fn board() -> Game {
    let mut rng = random::rng(25);
    let mut game = random::begin(random::four()).game().clone();
    let mut rooms = Vec::new();
    for i in 0..25 {
        let arrows = Arrows(std::array::from_fn(|_| match rng.random_range(0..5) {
            0 => Arrow::None,
            n => Arrow::To(Side::ALL[n - 1]),
        }));
        let up = Face { name: format!("Room of Needs {i}"), arrows, ..Face::default() };
        rooms.push(Room {
            id: RoomId(i),
            at: Square { col: (i % 5) as i32, row: (i / 5) as i32 },
            entrance: i == 12,
            tile: Tile { up: up.into(), down: None }.into(),
            links: [LinkKind::Passage; 4],
            mark: None,
            pile: None,
        });
    }
    for i in 0..25_usize {
        for (side, step) in [(Side::East, 1), (Side::South, 5)] {
            let kind =
                if i == 12 || i + step == 12 { LinkKind::Passage } else { random::KINDS[rng.random_range(0..3)] };
            rooms[i].links[side.index()] = kind;
            if (side == Side::East && i % 5 < 4) || (side == Side::South && i < 20) {
                rooms[i + step].links[side.opposite().index()] = kind;
            }
        }
    }
    let dungeon = Dungeon { rooms: rooms.into(), next_room: 25, tiles: 24, ..Dungeon::default() };
    for (id, i) in (1..=12).zip([0, 1, 3, 5, 7, 9, 11, 14, 16, 18, 20, 23]) {
        let gait =
            [vec![], vec![Gait::Fast], vec![], vec![Gait::Slow], vec![], vec![Gait::Contrary]][id as usize % 6].clone();
        let def = MonsterDef {
            name: format!("Monster of the Week {id}"),
            level: Some(id as i16),
            gait: Some(gait.into_iter().collect()),
            ..MonsterDef::default()
        };
        let base = Some(game.seats[id as usize % 4].colour);
        let (id, room) = (MonsterId(id), RoomId(i));
        game.foes.all.push(Monster {
            id,
            def: def.into(),
            room: Some(room),
            base,
            met: None,
            enhancers: Vec::new(),
            boss: false,
            mate: None,
        });
    }
    for (seat, room) in game.seats.iter_mut().zip([12, 24, 4, 10]) {
        seat.room = Some(RoomId(room));
    }
    game.dungeon = Some(dungeon.into());
    game.foes.next = 13;
    game.turn.number = 40;
    game.turn.seat = Some(Colour::Blue);
    game.turn.phase = Phase::Monsters;
    game.agenda =
        vec![Step::Table(table::Step::NextTurn), Step::Dungeon(dungeon::Step::MonsterRoll { seat: Colour::Blue })];
    game
}

/// The same board laid out at a table, as a running game, Blue on the move.
pub fn laid_out() -> Session {
    let board = board();
    let dungeon = board.dungeon.as_deref().expect("a map");
    let middle = dungeon.rooms.iter().find(|r| r.entrance).expect("an Entrance").at;
    let mut effects = Vec::new();
    // Rooms get their numbers in the order they are laid, after the Entrance's.
    let number = |id: RoomId| RoomId(if id.0 == 12 { 0 } else { id.0 + u32::from(id.0 < 12) });
    for room in dungeon.rooms.iter().filter(|r| !r.entrance) {
        let at = Square { col: room.at.col - middle.col, row: room.at.row - middle.row };
        effects.push(Effect::Dungeon(dungeon::Effect::PlaceRoom { at, tile: room.tile.as_ref().clone() }));
    }
    for room in dungeon.rooms.iter().filter(|r| !r.entrance) {
        for side in [Side::East, Side::South] {
            let beside_entrance = dungeon.neighbour(room, side).is_some_and(|r| r.entrance);
            if !beside_entrance {
                effects.push(Effect::Dungeon(dungeon::Effect::Link {
                    room: number(room.id),
                    side,
                    kind: room.links[side.index()],
                }));
            }
        }
    }
    for monster in &board.foes.all {
        let (room, def) = (number(monster.room.expect("a room")), monster.def.as_ref().clone());
        effects.push(Effect::Dungeon(dungeon::Effect::PlaceMonster { room, def, base: monster.base }));
    }
    for seat in &board.seats {
        effects.push(Effect::Dungeon(dungeon::Effect::Stand {
            seat: seat.colour,
            room: number(seat.room.expect("a room")),
        }));
    }
    let colours: Vec<Colour> = board.seats.iter().map(|s| s.colour).collect();
    let setup = Setup { under_way: true, costs_checked: true, ..Setup::new(&colours) };
    let (mut session, _) = Session::begin(catalog::book(), setup, "", 7, 0).expect("a sound set-up");
    for effect in effects {
        let amend = Command::Table(table::Command::Amend { note: String::new(), effects: vec![effect] });
        match session.submit(&amend, Who::Table, 0) {
            Ok(_) => {}
            Err(refusal) => assert_eq!(refusal.message.id, "nothing-changes", "it can be laid out"),
        }
    }
    session
        .submit(
            &Command::Table(table::Command::Answer(Answer::Table(table::Answer::Seat(Colour::Blue)))),
            Who::Table,
            0,
        )
        .expect("Blue's move");
    session
}
