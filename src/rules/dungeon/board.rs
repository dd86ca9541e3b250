//! A map as files tell it: with the monsters on it and the fight that goes on there.

use crate::rules::dungeon::map::Dungeon;
use crate::rules::dungeon::march::March;
use crate::rules::dungeon::room::Room;
use crate::rules::fight::foe::{Foes, Monster};
use crate::rules::fight::state::Fight;
use crate::rules::ids::MonsterId;
use crate::rules::plain::is_default;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A map and what is on it, as one thing of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    rooms: Arc<Vec<Room>>,
    monsters: Vec<Monster>,
    next_room: u32,
    next_monster: u32,
    tiles: u32,
    #[serde(default, skip_serializing_if = "is_default")]
    tiles_gone: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    march: Option<March>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    fight: Option<Arc<Fight>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    left_alone: Vec<MonsterId>,
}

/// What of a game lies on a map.
#[derive(Clone, Debug)]
pub struct Laid {
    /// The map itself.
    pub dungeon: Dungeon,
    /// The monsters on it.
    pub foes: Foes,
    /// The fight that goes on there.
    pub fight: Option<Arc<Fight>>,
    /// Monsters left alone this turn.
    pub left_alone: Vec<MonsterId>,
}

impl From<Dungeon> for Board {
    /// A map on which nobody stands yet.
    fn from(dungeon: Dungeon) -> Board {
        // A map that is laid out has seen no Boss yet.
        let Dungeon { rooms, next_room, tiles, tiles_gone, bosses: _, march } = dungeon;
        let Foes { all: monsters, next: next_monster } = Foes::default();
        let (fight, left_alone) = (None, Vec::new());
        Board { rooms, monsters, next_room, next_monster, tiles, tiles_gone, march, fight, left_alone }
    }
}

impl From<Board> for Laid {
    fn from(board: Board) -> Laid {
        let Board { rooms, monsters, next_room, next_monster, tiles, tiles_gone, march, fight, left_alone } = board;
        let dungeon = Dungeon { rooms, next_room, tiles, tiles_gone, bosses: 0, march };
        Laid { dungeon, foes: Foes { all: monsters, next: next_monster }, fight, left_alone }
    }
}
