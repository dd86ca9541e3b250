//! Rooms: what their tiles say, and what lies in them.

use crate::rules::card::does::DealDef;
use crate::rules::dungeon::arrow::Arrows;
use crate::rules::dungeon::link::LinkKind;
use crate::rules::fight::foe::card::Against;
use crate::rules::ids::{Colour, RoomId, Side, Square};
use crate::rules::munchkin::gear::Gear;
use crate::rules::plain::is_default;
use crate::rules::shared::Shared;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A race or class icon printed in a room: one die more, or one less, for those it matches (MQ-ICON-05, MQ-ICON-06).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Icon {
    /// `everyone`, a race or a class, in lower case.
    pub who: String,
    /// Green (good) or red (bad).
    pub good: bool,
}

/// A Search icon (MQ-SRCH-06, MQ-SRCH-07).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SearchIcon {
    /// Searching is forbidden here.
    Cannot,
    /// Added to the search roll: -2, -1, +1 or +2.
    By(i8),
}

/// One printed side of a room tile, as far as it is known.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Face {
    /// The printed name; empty until somebody gave it ("Room 7" until then).
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The Monster Movement Arrows.
    #[serde(default, skip_serializing_if = "is_default")]
    pub arrows: Arrows,
    /// Race and class icons.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub icons: Vec<Icon>,
    /// What the room's text gives those who fight in it: a race, a class, a sex, `odd`, `even`, `everyone`,
    /// `monsters`, a monster's keyword, or `monster:human` for monsters of that type (MQ-CMB-15, MQ-KW-21).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fight: Vec<Against>,
    /// What its rule does to those who enter (MQ-EXPL-09, MQ-ICON-01).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub enter: Vec<OnEntry>,
    /// What its rule makes every link out of it cost, whatever its kind (MQ-FIX-01).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub link_cost: Option<u8>,
    /// The Search icon, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub search: Option<SearchIcon>,
    /// The Deal it offers, if that is known (MQ-DEAL-01).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<Box<DealDef>>,
    /// Anything else worth remembering, in the table's own words.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
}

/// What a room's rule does to a munchkin that enters.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OnEntry {
    /// Whom: a race, a class, a sex, `odd`, `even`, `everyone`, or those with a Power, as `power:flight`.
    pub who: String,
    /// Health restored, or hits below nothing.
    #[serde(default, skip_serializing_if = "is_default")]
    pub health: i8,
    /// Gold pieces gained, or lost below nothing, as far as there are any.
    #[serde(default, skip_serializing_if = "is_default")]
    pub gold: i32,
}

/// A room tile: the face that lies up, and the other one if it has been seen (OQ-03).
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tile {
    /// The face that lies up; whoever turns the tile over copies neither.
    pub up: Shared<Face>,
    /// The face underneath, once seen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub down: Option<Shared<Face>>,
}

/// A token a search leaves in a room (MQ-SRCH-08 to MQ-SRCH-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// Searched well: a further Ransacked result loots it out.
    Ransacked,
    /// Nothing more to find.
    LootedOut,
}

/// What lies dropped in a room (MQ-DROP-03, MQ-DROP-04).
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pile {
    /// The letter of its token; none when only gold lies there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub letter: Option<char>,
    /// Items known by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gear: Vec<Arc<Gear>>,
    /// Further Items nobody named.
    #[serde(default, skip_serializing_if = "is_default")]
    pub others: u8,
    /// Gold pieces.
    #[serde(default, skip_serializing_if = "is_default")]
    pub gold: u32,
    /// Who has died here where the cardboard alone knows what they had: all of that, whatever it was.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub of: Vec<Colour>,
}

impl Pile {
    /// Whether any Item lies in it, as far as anybody knows.
    pub fn has_items(&self) -> bool {
        !self.gear.is_empty() || self.others > 0 || !self.of.is_empty()
    }

    /// Whether nothing lies in it.
    pub fn is_empty(&self) -> bool {
        !self.has_items() && self.gold == 0
    }

    /// Whether it holds something of which nobody has told what it is.
    pub fn is_untold(&self) -> bool {
        !self.of.is_empty()
    }
}

/// A room on the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Room {
    /// Which room.
    pub id: RoomId,
    /// Where it lies.
    pub at: Square,
    /// Whether it is the Entrance: nothing may move, flip or remove it, or change its links (MQ-FIX-08 to MQ-FIX-11).
    #[serde(default, skip_serializing_if = "is_default")]
    pub entrance: bool,
    /// What is printed on it.
    pub tile: Arc<Tile>,
    /// What stands on its sides, by [`Side`]. Neighbours hold the same link twice, always alike.
    pub links: [LinkKind; 4],
    /// Ransacked or Looted Out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mark: Option<Mark>,
    /// What lies dropped there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pile: Option<Pile>,
}

impl Room {
    /// The link on a side.
    pub const fn link(&self, side: Side) -> LinkKind {
        self.links[side.index()]
    }
}
