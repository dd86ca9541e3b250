//! Answers to questions.

use crate::rules::card::set::CardSet;
use crate::rules::dungeon::arrow::Arrow;
use crate::rules::dungeon::gait::Gait;
use crate::rules::dungeon::link::LinkKind;
use crate::rules::dungeon::room::Tile;
use crate::rules::few::Few;
use crate::rules::fight::fighter::Throw;
use crate::rules::fight::outcome::Outcome;
use crate::rules::foe::card::MonsterDef;
use crate::rules::ids::{Colour, MonsterId, RoomId, Side};
use crate::rules::plain::is_default;
use crate::rules::seat::Sex;
use serde::{Deserialize, Serialize};

/// A player to be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewSeat {
    /// The colour of the pieces.
    pub colour: Colour,
    /// The name; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The munchkin's sex, if the table cares to say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sex: Option<Sex>,
    /// Which bot plays it; a person if none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

/// Cards that Charity takes out of a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gift {
    /// Who gets them; none for the discards.
    #[serde(default)]
    pub to: Option<Colour>,
    /// Treasure cards.
    #[serde(default)]
    pub treasure: u8,
    /// DxM cards.
    #[serde(default)]
    pub dxm: u8,
    /// The cards by name, where the app keeps them; the numbers follow from them.
    #[serde(default, skip_serializing_if = "CardSet::is_empty")]
    pub cards: CardSet,
}

/// A part of what is on the table or lies in a room.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Goods {
    /// Listed Items, by their place in the list.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gear: Vec<usize>,
    /// Items nobody listed.
    #[serde(default, skip_serializing_if = "is_default")]
    pub others: u8,
    /// Gold pieces.
    #[serde(default, skip_serializing_if = "is_default")]
    pub gold: u32,
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

/// An answer to the question that stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Answer {
    /// Done, ready, all moved, yes as shown.
    Done,
    /// No, thank you.
    No,
    /// A colour: of the Monster Die, or of a base to choose.
    Colour(Colour),
    /// A die of one seat.
    Die {
        /// Whose.
        seat: Colour,
        /// 1 to 6.
        face: u8,
    },
    /// All dice of one roll.
    Dice(Vec<u8>),
    /// A number.
    Number(i32),
    /// A player.
    Seat(Colour),
    /// The room tile drawn.
    Tile(Box<Tile>),
    /// There was none left to draw.
    Nothing,
    /// The links drawn.
    Links(Vec<(Side, LinkKind)>),
    /// The monster drawn.
    Monster(Box<MonsterDef>),
    /// Which way an arrow points.
    Arrow(Arrow),
    /// How a monster moves.
    Gait(Few<Gait>),
    /// A monster's printed level.
    Level(i16),
    /// How a fight came out.
    Fight(Outcome),
    /// All dice of a fight.
    Throws(Vec<Throw>),
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
    /// A roll to get away from one monster.
    Ran {
        /// From whom.
        monster: MonsterId,
        /// 1 to 6.
        face: u8,
    },
    /// What is taken from a pile.
    Take(Goods),
    /// What Charity does.
    Gave(Vec<Gift>),
    /// A listed Item, by its place in the list.
    Item(usize),
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
    /// Cards by name: drawn from a deck, or chosen from a hand.
    Cards(CardSet),
}
