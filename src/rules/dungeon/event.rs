//! What happens on the map: rooms, links, walks, searches, the Monster Turn, and what Health and Move are left.

use crate::rules::dungeon::arrow::Arrow;
use crate::rules::dungeon::board::Board;
use crate::rules::dungeon::link::LinkKind;
use crate::rules::dungeon::march::March;
use crate::rules::dungeon::room::Tile;
use crate::rules::dungeon::room::{Face, Mark, Pile, Room};
use crate::rules::ids::{Colour, MonsterId, RoomId, Side, Square};
use crate::rules::plain::is_default;
use crate::rules::seat::Health;
use serde::{Deserialize, Serialize};

/// What happens on the map: rooms, links, walks, searches, the Monster Turn, and what Health and Move are left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The owner checked the link costs.
    CostsChecked,
    /// A map was begun.
    Mapped(Box<Board>),
    /// Health changed.
    Health {
        /// Whose.
        seat: Colour,
        /// From.
        from: Health,
        /// To.
        to: Health,
    },
    /// Move tokens changed.
    Moves {
        /// Whose.
        seat: Colour,
        /// From.
        from: u8,
        /// To.
        to: u8,
    },
    /// Move spent this turn changed.
    Spent {
        /// Whose.
        seat: Colour,
        /// From.
        from: u8,
        /// To.
        to: u8,
    },
    /// All Move is unspent again, and no room counts as searched.
    Refreshed {
        /// Whose.
        seat: Colour,
    },
    /// Gold changed.
    Gold {
        /// Whose.
        seat: Colour,
        /// From.
        from: u32,
        /// To.
        to: u32,
    },
    /// A munchkin has entered a room with a rule of its own.
    RoomRule {
        /// Whose.
        seat: Colour,
        /// Which room.
        room: RoomId,
        /// What the table noted of it.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        text: String,
    },
    /// The card of a monster that lives lies before the player of its base from now on.
    CardPassed {
        /// Which monster's.
        monster: MonsterId,
    },
    /// A once-a-turn Deal was made.
    Dealt {
        /// By whom.
        seat: Colour,
        /// Where.
        room: RoomId,
    },
    /// A pack that holds too much is let be, or no longer.
    PackLetBe {
        /// Whose.
        seat: Colour,
        /// Whether it is.
        on: bool,
    },
    /// A munchkin stands in another room.
    Stood {
        /// Whose.
        seat: Colour,
        /// Where.
        room: RoomId,
    },
    /// A munchkin walked through a link.
    Walked {
        /// Who.
        seat: Colour,
        /// From which room.
        from: RoomId,
        /// Out of which side.
        side: Side,
        /// Into which room.
        to: RoomId,
        /// Through what.
        link: LinkKind,
        /// Move spent this turn, this step included.
        spent: u8,
        /// Paid with all of one's Move (MQ-MOVE-06).
        #[serde(default, skip_serializing_if = "is_default")]
        all: bool,
    },
    /// A munchkin set out into the darkness.
    Ventured {
        /// Who.
        seat: Colour,
        /// From which room.
        from: RoomId,
        /// Out of which side.
        side: Side,
        /// Through what.
        link: LinkKind,
        /// Move spent this turn, this step included.
        spent: u8,
        /// Paid with all of one's Move (MQ-MOVE-06).
        #[serde(default, skip_serializing_if = "is_default")]
        all: bool,
    },
    /// The darkness turned out to be a wall, and Move is again spent as it was before the step (MQ-EXPL-22).
    TurnedBack {
        /// Who.
        seat: Colour,
        /// Move spent this turn, without that step.
        spent: u8,
    },
    /// A room was searched.
    Searched {
        /// By whom.
        seat: Colour,
        /// Which.
        room: RoomId,
    },
    /// What a search came to.
    Found {
        /// Who searched.
        seat: Colour,
        /// The result, dice and modifiers.
        result: i32,
    },
    /// A room was put on the map.
    RoomPlaced(Box<Room>),
    /// A room was moved.
    RoomMoved {
        /// Which.
        room: RoomId,
        /// Where.
        at: Square,
        /// Its links there.
        links: [LinkKind; 4],
    },
    /// A room was turned over, or its tile became known.
    RoomTile {
        /// Which.
        room: RoomId,
        /// The tile.
        tile: Box<Tile>,
        /// Whether it was turned over.
        #[serde(default, skip_serializing_if = "is_default")]
        flipped: bool,
    },
    /// A room's upper face became known.
    Printed {
        /// Which.
        room: RoomId,
        /// The face.
        face: Box<Face>,
    },
    /// An arrow became known.
    ArrowSeen {
        /// In which room.
        room: RoomId,
        /// Of which colour.
        colour: Colour,
        /// Where it points.
        to: Arrow,
    },
    /// A room was taken off the map.
    RoomGone {
        /// Which.
        room: RoomId,
    },
    /// A link changed; its other side with it.
    Link {
        /// Of which room.
        room: RoomId,
        /// On which side.
        side: Side,
        /// From.
        from: LinkKind,
        /// To.
        to: LinkKind,
    },
    /// A search token was placed, turned or taken.
    Marked {
        /// Where.
        room: RoomId,
        /// The token.
        mark: Option<Mark>,
    },
    /// What lies dropped in a room: all of it. There is one pile a room, under one letter, and what a table has to know of
    /// it is what lies there now; what came from whom or went to whom is told of them.
    Pile {
        /// Where.
        room: RoomId,
        /// What lies there now.
        pile: Option<Box<Pile>>,
    },
    /// The stock of room tiles is used up.
    TilesGone,
    /// A monster was moved by an effect.
    MonsterMoved {
        /// Which.
        monster: MonsterId,
        /// From.
        from: RoomId,
        /// To.
        to: RoomId,
    },
    /// A monster's base.
    Based {
        /// Which.
        monster: MonsterId,
        /// The colour.
        base: Colour,
    },
    /// A Monster Turn.
    Marched(Box<March>),
    /// The last Monster Turn was taken back: the roll is another one.
    Unmarched,
    /// A standie was moved on the table.
    Ticked {
        /// Which monster's.
        monster: MonsterId,
    },
    /// All standies were moved on the table.
    AllMoved,
}
