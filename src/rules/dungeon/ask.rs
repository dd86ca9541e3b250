//! What is asked about the map.

use crate::rules::dungeon::link::LinkKind;
use crate::rules::dungeon::step::Arrival;
use crate::rules::ids::{Colour, MonsterId, RoomId, Side};
use serde::Serialize;

/// What is asked about the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// What the Monster Die shows.
    MonsterDie(DieFor),
    /// Whether the standies have been moved.
    Moving {
        /// Those that have not.
        left: Vec<MonsterId>,
    },
    /// Which tile was drawn.
    Tile {
        /// From which room.
        from: RoomId,
        /// Through which side.
        side: Side,
    },
    /// In which empty room a monster appears; without one, at which link into the darkness a room is added.
    EmptyRoom {
        /// Empty rooms.
        rooms: Vec<RoomId>,
        /// Links into the darkness, if no room is empty.
        exits: Vec<(RoomId, Side)>,
    },
    /// Which links were drawn.
    Links {
        /// For which room.
        room: RoomId,
        /// For which sides.
        sides: Vec<Side>,
    },
    /// Whether the DxM for exploring is drawn.
    ExploreDxm,
    /// Which monster was drawn.
    NewMonster {
        /// Where it appears.
        room: RoomId,
        /// Why.
        why: Arrival,
    },
    /// Which base a new monster gets.
    BaseColour {
        /// The monster.
        monster: MonsterId,
        /// Colours with a free base.
        options: Vec<Colour>,
    },
    /// Which room somebody runs to.
    Refuge {
        /// Through which sides of the room.
        sides: Vec<Side>,
    },
    /// What the search dice show.
    SearchDice {
        /// Where.
        room: RoomId,
        /// How many dice.
        dice: u8,
        /// Added to their sum.
        modifier: i32,
    },
    /// What is taken along from a pile.
    Collect {
        /// Where.
        room: RoomId,
    },
    /// Whether a monster is drawn in a fully explored dungeon.
    Automatic {
        /// Where.
        room: RoomId,
    },
    /// Whether the link costs are those printed in the box.
    LinkCosts {
        /// The kind just used.
        link: LinkKind,
    },
    /// Which way an arrow points.
    Arrow {
        /// In which room.
        room: RoomId,
        /// Of which colour.
        colour: Colour,
    },
    /// How a monster moves.
    Gait {
        /// Which.
        monster: MonsterId,
    },
    /// Which monster comes to an empty room.
    Lurker,
    /// What leaves a pack that is too full.
    Overfull {
        /// How many have to go.
        surplus: usize,
    },
}

/// Why the Monster Die is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DieFor {
    /// A new monster's base.
    Base(MonsterId),
    /// The Monster Turn.
    Monsters,
}
