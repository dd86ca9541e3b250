//! Steps on the map: exploring, searching, arriving, the Monster Turn.

use crate::rules::dungeon::link::LinkKind;
use crate::rules::fight::foe::card::MonsterDef;
use crate::rules::ids::{Colour, MonsterId, RoomId, Side};
use crate::rules::plain::is_default;
use crate::rules::table::whose::{Whose, passes};
use serde::{Deserialize, Serialize};

/// Steps on the map: exploring, searching, arriving, the Monster Turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The Monster Die decides the Monster Turn (MQ-MON-01).
    MonsterRoll {
        /// Who rolls.
        seat: Colour,
    },
    /// The Monster Turn of a rolled colour is to be worked out.
    March {
        /// The colour.
        roll: Colour,
        /// Rooms whose arrow nobody would say.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        unasked_rooms: Vec<RoomId>,
        /// Monsters whose movement nobody would say.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        unasked_monsters: Vec<MonsterId>,
    },
    /// The standies on the table are to be moved as shown.
    Moving,
    /// A munchkin has entered a room, whose rule is read (MQ-ICON-01, MQ-EXPL-09).
    Heed {
        /// Whose.
        seat: Colour,
        /// Which room; the one it stands in if none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        room: Option<RoomId>,
    },
    /// A munchkin is where it stands, and looks about.
    Arrive {
        /// Whose.
        seat: Colour,
        /// How it comes to be there.
        #[serde(default, skip_serializing_if = "is_default")]
        how: Coming,
    },
    /// A monster appears in an empty room; without one, a room is added to the map first (MQ-KW-06 to MQ-KW-08).
    EmptyRoom {
        /// Who chooses.
        seat: Colour,
        /// The monster.
        def: Box<MonsterDef>,
    },
    /// The tile of a room added to the map without anybody exploring (MQ-KW-07).
    AddedTile {
        /// Who chose where.
        seat: Colour,
        /// From which room.
        from: RoomId,
        /// Through which side.
        side: Side,
    },
    /// The tile of a room being explored (MQ-EXPL-02).
    Tile {
        /// Who explores.
        seat: Colour,
        /// From which room.
        from: RoomId,
        /// Through which side.
        side: Side,
        /// Move spent before the step, where all of it went on this one: it comes back if there is no room
        /// (MQ-EXPL-22).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        was: Option<u8>,
    },
    /// Links for the free sides of a new room (MQ-EXPL-05).
    Links {
        /// The new room.
        room: RoomId,
        /// Its sides without a link.
        sides: Vec<Side>,
    },
    /// The DxM for exploring (MQ-EXPL-07).
    ExploreDxm {
        /// Who explored.
        seat: Colour,
    },
    /// A monster from the Monster deck (MQ-EXPL-10).
    NewMonster {
        /// Where it appears.
        room: RoomId,
        /// Who met it.
        seat: Colour,
        /// Why.
        why: Arrival,
    },
    /// The Monster Die decides a new monster's base (MQ-DIE-03).
    BaseRoll {
        /// Which monster.
        monster: MonsterId,
        /// Who chooses if the die cannot (MQ-EXPL-14).
        seat: Colour,
    },
    /// The base of the rolled colour, or of another (MQ-EXPL-12 to MQ-EXPL-18).
    Base {
        /// Which monster.
        monster: MonsterId,
        /// The colour rolled.
        roll: Colour,
        /// Who chooses if the die could not.
        seat: Colour,
        /// Monsters whose level nobody would say; they count as the lowest.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        unasked: Vec<MonsterId>,
    },
    /// A munchkin that lost a fight names the room to run to (MQ-RUN-01).
    Refuge {
        /// Who.
        seat: Colour,
        /// Where it fought.
        room: RoomId,
        /// Whom it runs from.
        left: Vec<MonsterId>,
    },
    /// The Boss has won, and leaves with those beside it once everybody has run (MQ-BOSS-18).
    BossLeaves {
        /// Who leaves.
        monsters: Vec<MonsterId>,
    },
    /// A search is being rolled (MQ-SRCH-01).
    SearchRoll {
        /// Who searches.
        seat: Colour,
        /// Where.
        room: RoomId,
    },
    /// Dropped Items may be taken along (MQ-SRCH-02).
    Collect {
        /// Who.
        seat: Colour,
        /// Where.
        room: RoomId,
        /// The monster the search turned up, until it is killed (MQ-PICK-03).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        found: Option<MonsterId>,
    },
    /// A monster may be drawn in a fully explored dungeon (MQ-EXPL-24).
    Automatic {
        /// Who entered.
        seat: Colour,
        /// Where.
        room: RoomId,
    },
    /// The owner checks the link costs against the box, after the first link that is not a passage (OQ-01).
    LinkCosts {
        /// Who went through.
        seat: Colour,
        /// What kind of link it was.
        link: LinkKind,
    },
    /// Which way an arrow points, needed now.
    AskArrow {
        /// In which room.
        room: RoomId,
        /// Of which colour.
        colour: Colour,
    },
    /// How a monster moves, needed now.
    AskGait {
        /// Which monster.
        monster: MonsterId,
    },
    /// A monster is drawn for an empty room (MQ-KW-06, MQ-KW-07).
    Lurker {
        /// Who brought it, and chooses the room.
        seat: Colour,
    },
    /// The pack holds more than it can: Items have to be given away or dropped (MQ-ITEM-26).
    Overfull {
        /// Whose.
        seat: Colour,
    },
}

impl Step {
    /// Whose it is.
    pub fn whose(&self) -> Whose {
        match self {
            Step::March { .. }
            | Step::Moving
            | Step::Links { .. }
            | Step::BossLeaves { .. }
            | Step::AskArrow { .. }
            | Step::AskGait { .. } => Whose::Table,
            Step::MonsterRoll { seat }
            | Step::EmptyRoom { seat, .. }
            | Step::AddedTile { seat, .. }
            | Step::BaseRoll { seat, .. }
            | Step::Base { seat, .. }
            | Step::Lurker { seat } => Whose::DoneBy(*seat),
            Step::Heed { seat, .. }
            | Step::Arrive { seat, .. }
            | Step::Tile { seat, .. }
            | Step::ExploreDxm { seat }
            | Step::Refuge { seat, .. }
            | Step::SearchRoll { seat, .. }
            | Step::Collect { seat, .. }
            | Step::Automatic { seat, .. }
            | Step::LinkCosts { seat, .. } => Whose::Turn(*seat),
            Step::Overfull { seat } => Whose::Life(*seat),
            // The Boss, and whatever comes beside it, comes for whoever fights there (MQ-BOSS-01, MQ-FIX-12).
            Step::NewMonster { seat, why: Arrival::Boss, .. }
            | Step::NewMonster { seat, why: Arrival::Card, room: RoomId::ENTRANCE } => Whose::Turn(*seat),
            // The others come to live in a room, whoever has found it (MQ-EXPL-10).
            Step::NewMonster {
                seat,
                why: Arrival::Explored | Arrival::Searched | Arrival::Automatic | Arrival::Card,
                ..
            } => Whose::DoneBy(*seat),
        }
    }

    /// A player has left: what is done for a room, a monster or the table somebody else does.
    pub fn leaves(&mut self, gone: Colour, heir: Colour) {
        match self {
            Step::MonsterRoll { seat }
            | Step::EmptyRoom { seat, .. }
            | Step::AddedTile { seat, .. }
            | Step::NewMonster { seat, .. }
            | Step::BaseRoll { seat, .. }
            | Step::Base { seat, .. }
            | Step::Lurker { seat } => passes(seat, gone, heir),
            Step::March { .. }
            | Step::Moving
            | Step::Heed { .. }
            | Step::Arrive { .. }
            | Step::Tile { .. }
            | Step::Links { .. }
            | Step::ExploreDxm { .. }
            | Step::Refuge { .. }
            | Step::BossLeaves { .. }
            | Step::SearchRoll { .. }
            | Step::Collect { .. }
            | Step::Automatic { .. }
            | Step::LinkCosts { .. }
            | Step::AskArrow { .. }
            | Step::AskGait { .. }
            | Step::Overfull { .. } => {}
        }
    }
}

/// Why a new monster is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Arrival {
    /// A newly explored room always gets one (MQ-EXPL-10).
    Explored,
    /// A search turned it up (MQ-SRCH-16, MQ-SRCH-22).
    Searched,
    /// Chosen in a fully explored dungeon (MQ-EXPL-24).
    Automatic,
    /// A card brought it.
    Card,
    /// It is the Boss (MQ-BOSS-01).
    Boss,
}

/// How a munchkin comes to meet what is in its room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Coming {
    /// Its turn begins there (MQ-CMB-04).
    #[default]
    Began,
    /// It has entered the room (MQ-CMB-05).
    Entered,
    /// It has run away into the room (MQ-RUN-16).
    Ran,
    /// It was there, and the room has changed about it (MQ-CMB-06, MQ-CMB-07).
    Stayed,
}
