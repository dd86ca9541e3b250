//! How the map begins: the Entrance alone, in the middle (MQ-SET-06).

use crate::rules::book::{Book, Rulings};
use crate::rules::dungeon;
use crate::rules::dungeon::arrow::Arrows;
use crate::rules::dungeon::link::LinkKind;
use crate::rules::dungeon::map::Dungeon;
use crate::rules::dungeon::room::{Face, Room, Tile};
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::ids::{RoomId, Side, Square};
use crate::rules::rulings::Switch;

fn kind(word: &str) -> LinkKind {
    match word {
        "door" => LinkKind::Door,
        "locked" => LinkKind::Locked,
        "hidden" => LinkKind::Hidden,
        "wall" => LinkKind::Wall,
        _ => LinkKind::Passage,
    }
}

/// The four links of the Entrance from a ruling: one kind for all sides, or four, clockwise from north (OQ-02).
fn entrance_links(value: &str) -> [LinkKind; 4] {
    let words: Vec<&str> = value.split(' ').collect();
    match words[..] {
        [n, e, s, w] => [kind(n), kind(e), kind(s), kind(w)],
        _ => [kind(value); 4],
    }
}

/// A map with nothing on it but the Entrance.
pub(crate) fn dungeon(book: &Book, expansion: bool, rulings: &Rulings) -> Dungeon {
    let entrance = Room {
        id: RoomId::ENTRANCE,
        at: Square { col: 0, row: 0 },
        entrance: true,
        tile: Tile { up: Face { arrows: Arrows::NONE, ..Face::default() }.into(), down: None }.into(),
        links: entrance_links(book.ruling(rulings, Switch::EntranceLinks)),
        mark: None,
        pile: None,
    };
    Dungeon {
        rooms: vec![entrance].into(),
        next_room: 1,
        tiles: book.rules.pieces(expansion).tiles,
        tiles_gone: false,
        bosses: 0,
        march: None,
    }
}

/// Setting the Entrance's links as a house rule lays them out on the map too: the one way to say what is printed there.
pub(crate) fn ruled(game: &Game, name: &str, value: &str, out: &mut Facts) {
    let Some(entrance) = game.dungeon.as_deref().and_then(Dungeon::entrance) else { return };
    if name != "entrance_links" {
        return;
    }
    for (side, to) in Side::ALL.into_iter().zip(entrance_links(value)) {
        let from = entrance.link(side);
        if from != to {
            out.note(dungeon::Event::Link { room: entrance.id, side, from, to });
        }
    }
}
