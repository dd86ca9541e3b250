//! Names of the things a game is made of: colours, sides, squares, rooms, monsters.

use serde::{Deserialize, Serialize};

/// One of the six colours of the Monster Die (MQ-DIE-02). A seat is known by its colour, and so are the
/// bases of its monsters: there is no second number to confuse it with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// R, diamond.
    Red,
    /// Y, star.
    Yellow,
    /// G, circle.
    Green,
    /// B, square.
    Blue,
    /// O, triangle; a seat only with the expansion.
    Orange,
    /// P, hexagon; a seat only with the expansion.
    Purple,
}

impl Colour {
    /// All six, in the order of the contract.
    pub const ALL: [Colour; 6] =
        [Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue, Colour::Orange, Colour::Purple];

    /// Position in [`Colour::ALL`], 0 to 5.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name used in files and text ids: `red`, `yellow`, ...
    pub const fn name(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Yellow => "yellow",
            Colour::Green => "green",
            Colour::Blue => "blue",
            Colour::Orange => "orange",
            Colour::Purple => "purple",
        }
    }
}

/// A side of a square room. The map has a fixed reading direction (MQ-EXPL-03), so a side is a compass direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Towards smaller rows.
    North,
    /// Towards greater columns.
    East,
    /// Towards greater rows.
    South,
    /// Towards smaller columns.
    West,
}

impl Side {
    /// All four, clockwise from north.
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// Position in [`Side::ALL`], 0 to 3.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The side across the room.
    pub const fn opposite(self) -> Side {
        match self {
            Side::North => Side::South,
            Side::East => Side::West,
            Side::South => Side::North,
            Side::West => Side::East,
        }
    }

    /// The name used in files: `north`, ...
    pub const fn name(self) -> &'static str {
        match self {
            Side::North => "north",
            Side::East => "east",
            Side::South => "south",
            Side::West => "west",
        }
    }
}

/// A square of the grid, written `[column, row]`: columns grow eastwards, rows southwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "(i32, i32)", into = "(i32, i32)")]
pub struct Square {
    /// Column, growing eastwards.
    pub col: i32,
    /// Row, growing southwards.
    pub row: i32,
}

impl Square {
    /// Squares lie within plus or minus this many columns and rows.
    pub const LIMIT: i32 = 1_000_000;

    /// The neighbouring square on a side.
    pub const fn step(self, side: Side) -> Square {
        let Square { col, row } = self;
        match side {
            Side::North => Square { col, row: row.saturating_sub(1) },
            Side::East => Square { col: col.saturating_add(1), row },
            Side::South => Square { col, row: row.saturating_add(1) },
            Side::West => Square { col: col.saturating_sub(1), row },
        }
    }

    /// Whether the square lies within [`Square::LIMIT`].
    pub const fn in_range(self) -> bool {
        -Self::LIMIT <= self.col && self.col <= Self::LIMIT && -Self::LIMIT <= self.row && self.row <= Self::LIMIT
    }
}

impl From<(i32, i32)> for Square {
    fn from((col, row): (i32, i32)) -> Self {
        Square { col, row }
    }
}

impl From<Square> for (i32, i32) {
    fn from(at: Square) -> Self {
        (at.col, at.row)
    }
}

/// A room of this game. The Entrance is 0; the others are numbered in the order they came, so a room nobody
/// has named yet is "Room 7".
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RoomId(pub u32);

impl RoomId {
    /// The Entrance of a game set up by this engine.
    pub const ENTRANCE: RoomId = RoomId(0);
}

/// A monster of this game, numbered from 1 in the order they came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MonsterId(pub u32);
