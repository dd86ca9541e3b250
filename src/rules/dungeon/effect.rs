//! What is changed on the map, and in Health, Move and gold.

use crate::rules::amount::Amount;
use crate::rules::dungeon::arrow::Arrow;
use crate::rules::dungeon::link::LinkKind;
use crate::rules::dungeon::room::{Face, Mark, Pile, Tile};
use crate::rules::fight::foe::card::MonsterDef;
use crate::rules::ids::{Colour, MonsterId, RoomId, Side, Square};
use serde::{Deserialize, Serialize};

/// What is changed on the map, and in Health, Move and gold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// Hits taken (down) or restored (up).
    Health {
        /// Whose.
        seat: Colour,
        /// How many.
        change: Amount,
    },
    /// Health tokens gained or lost.
    MaxHealth {
        /// Whose.
        seat: Colour,
        /// How many.
        change: Amount,
    },
    /// Move tokens gained or lost.
    Moves {
        /// Whose.
        seat: Colour,
        /// How many.
        change: Amount,
    },
    /// Move marked as spent this turn.
    Spent {
        /// Whose.
        seat: Colour,
        /// How much.
        change: Amount,
    },
    /// Gold gained or lost.
    Gold {
        /// Whose.
        seat: Colour,
        /// How much.
        change: Amount,
    },
    /// A monster is drawn for an empty room (MQ-KW-06, MQ-KW-07).
    Lurker {
        /// Who brought it, and chooses the room.
        seat: Colour,
    },
    /// A munchkin moved to another room, whatever lies between.
    Stand {
        /// Whose.
        seat: Colour,
        /// Where.
        room: RoomId,
    },
    /// A room put on the map.
    PlaceRoom {
        /// On which square.
        at: Square,
        /// What is printed on it; nothing known by default.
        #[serde(default)]
        tile: Tile,
    },
    /// A room moved to another square.
    MoveRoom {
        /// Which.
        room: RoomId,
        /// Where.
        at: Square,
    },
    /// A room turned over.
    FlipRoom {
        /// Which.
        room: RoomId,
        /// What the other face shows, if it has not been seen before.
        #[serde(default)]
        face: Option<Face>,
    },
    /// A room taken off the map.
    RemoveRoom {
        /// Which.
        room: RoomId,
    },
    /// What is printed on the face that lies up.
    Print {
        /// Of which room.
        room: RoomId,
        /// The face.
        face: Face,
    },
    /// One arrow of the face that lies up.
    Arrow {
        /// Of which room.
        room: RoomId,
        /// Of which colour.
        colour: Colour,
        /// Where it points.
        to: Arrow,
    },
    /// A link.
    Link {
        /// Of which room.
        room: RoomId,
        /// On which side.
        side: Side,
        /// Of which kind.
        kind: LinkKind,
    },
    /// Ransacked, Looted Out or neither.
    Mark {
        /// Which room.
        room: RoomId,
        /// The token.
        mark: Option<Mark>,
    },
    /// What lies dropped in a room.
    Pile {
        /// Which room.
        room: RoomId,
        /// What lies there from now on.
        pile: Option<Pile>,
    },
    /// A monster put on the map.
    PlaceMonster {
        /// Where.
        room: RoomId,
        /// What its card says.
        #[serde(default)]
        def: MonsterDef,
        /// Its base; by default the Monster Die decides.
        #[serde(default)]
        base: Option<Colour>,
    },
    /// A monster put into an empty room; without one, a room is added to the map for it (MQ-KW-07).
    EmptyRoomMonster {
        /// Who drew the card, and chooses.
        seat: Colour,
        /// What the monster's card says.
        #[serde(default)]
        def: Box<MonsterDef>,
    },
    /// A monster moved to another room.
    MoveMonster {
        /// Which.
        monster: MonsterId,
        /// Where.
        room: RoomId,
    },
    /// A monster pushed through a side of its room, by the ways it could walk; through the Entrance it goes straight
    /// on (MQ-FIX-13, OQ-72).
    Push {
        /// Which.
        monster: MonsterId,
        /// Through which side.
        side: Side,
    },
    /// A monster put on another base.
    Base {
        /// Which.
        monster: MonsterId,
        /// The colour.
        base: Colour,
    },
}
