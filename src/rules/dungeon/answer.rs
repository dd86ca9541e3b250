//! Answers about the map.

use crate::rules::dungeon::arrow::Arrow;
use crate::rules::dungeon::gait::Gait;
use crate::rules::dungeon::link::LinkKind;
use crate::rules::dungeon::room::Tile;
use crate::rules::few::Few;
use crate::rules::ids::{Colour, MonsterId, RoomId, Side};
use crate::rules::munchkin::goods::Goods;
use serde::{Deserialize, Serialize};

/// Answers about the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Answer {
    /// The room tile drawn.
    Tile(Box<Tile>),
    /// There was none left to draw.
    Nothing,
    /// The links drawn.
    Links(Vec<(Side, LinkKind)>),
    /// Which way an arrow points.
    Arrow(Arrow),
    /// How a monster moves.
    Gait(Few<Gait>),
    /// A side of the room.
    Side(Side),
    /// A room of the map.
    Room(RoomId),
    /// A link into the darkness.
    Exit {
        /// Of which room.
        room: RoomId,
        /// On which side.
        side: Side,
    },
    /// What is taken from a pile.
    Take(Goods),
    /// What becomes of a leaver's things.
    Leaver {
        /// The monsters.
        monsters: OrphanMonsters,
        /// The goods.
        goods: OrphanGoods,
    },
    /// The link costs as printed in the box.
    Costs {
        /// Passage.
        passage: u8,
        /// Regular door.
        door: u8,
        /// Locked door.
        locked: u8,
        /// Hidden door.
        hidden: u8,
    },
    /// A standie was moved on the table.
    Moved(MonsterId),
}

/// What becomes of the monsters of a player who leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OrphanMonsters {
    /// They stay on their bases until they are killed or leave.
    Stay,
    /// They leave the map.
    Go,
}

/// What becomes of the goods of a player who leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OrphanGoods {
    /// They are dropped where the munchkin stands.
    Drop,
    /// They go back to the box.
    Box,
    /// Somebody gets them.
    Give(Colour),
}
