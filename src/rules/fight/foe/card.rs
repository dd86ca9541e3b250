//! Monsters: what their cards and standies say, and what is played on them.

use crate::rules::card::id::CardId;
use crate::rules::dungeon::gait::Gait;
use crate::rules::dungeon::link::LinkKind;
use crate::rules::few::Few;
use crate::rules::plain::is_default;
use serde::{Deserialize, Serialize};

/// The size on a monster's keyword line (MQ-KW-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Size {
    /// Tiny.
    Tiny,
    /// Small.
    Small,
    /// Human-sized: not a keyword (MQ-KW-16).
    Human,
    /// Huge.
    Huge,
}

impl Size {
    /// All four, from the smallest up.
    pub const ALL: [Size; 4] = [Size::Tiny, Size::Small, Size::Human, Size::Huge];
}

/// What a monster's card and standie say, as far as it is known.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MonsterDef {
    /// The printed name; empty until somebody gave it ("Monster 3" until then).
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Printed level, 1 to 20 on cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<i16>,
    /// Six-sided dice it rolls in a fight.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<u8>,
    /// Treasures it yields.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub treasures: Option<u8>,
    /// Its size.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<Size>,
    /// Its footprints; an empty set is an ordinary walker, none is unknown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gait: Option<Few<Gait>>,
    /// Kinds of link it can pass beyond passages and doors.
    #[serde(default, skip_serializing_if = "is_default")]
    pub passes: Few<LinkKind>,
    /// Kinds of link it turns into passages as it goes through.
    #[serde(default, skip_serializing_if = "is_default")]
    pub smashes: Few<LinkKind>,
    /// Type and power keywords, in lower case.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keywords: Vec<String>,
    /// Bonuses and penalties against some munchkins (MQ-CMB-14).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub against: Vec<Against>,
    /// Levels on its card, where that is neither one nor, for a Fearsome one, two (MQ-LVL-03).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub levels: Option<u8>,
    /// What its card gives who defeats it, besides Treasures (MQ-RES-08).
    #[serde(default, skip_serializing_if = "is_default")]
    pub benefit: Benefit,
    /// Added to rolls to get away from it (MC-RUN-07); where nobody gets away at all, far below nothing.
    #[serde(default, skip_serializing_if = "is_default")]
    pub run: i8,
    /// The highest Level of those it does not go after once they run.
    #[serde(default, skip_serializing_if = "is_default")]
    pub spares: u8,
    /// Whom it is friendly to and does not fight: Races, Classes, a sex, `human` (MC-LOOT-04).
    #[serde(default, skip_serializing_if = "is_default")]
    pub friendly: Box<[String]>,
    /// Who drives it off without comparing anything (MC-HELP-13).
    #[serde(default, skip_serializing_if = "is_default")]
    pub flees: Box<[String]>,
    /// Whether nothing but Levels counts for those who fight it, and whatever else is in the fight (SR-CMB-23).
    #[serde(default, skip_serializing_if = "is_default")]
    pub only_levels: bool,
    /// Its card, where the app keeps monsters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<CardId>,
    /// Anything else worth remembering, in the table's own words.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
}

/// A special benefit on a monster's card (MQ-RES-08).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Benefit {
    /// Gold pieces.
    #[serde(default, skip_serializing_if = "is_default")]
    pub gold: u32,
    /// DxM cards.
    #[serde(default, skip_serializing_if = "is_default")]
    pub dxm: u8,
    /// Health restored.
    #[serde(default, skip_serializing_if = "is_default")]
    pub health: u8,
}

/// What a monster adds against munchkins of a kind; it counts once, whoever of them it meets (MQ-HELP-15, MQ-HELP-16).
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Against {
    /// A race, a class or a sex in lower case, `human`, or `everyone`.
    pub who: String,
    /// Added to its strength.
    #[serde(default, skip_serializing_if = "is_default")]
    pub strength: i16,
    /// Dice more or fewer.
    #[serde(default, skip_serializing_if = "is_default")]
    pub dice: i8,
}

impl Against {
    /// Whether a bonus of this kind is bad for those it names.
    pub fn is_bane(&self) -> bool {
        self.strength < 0 || self.dice < 0
    }
}

/// A card that stays on a monster until it is killed or leaves (MQ-ENH-08).
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Enhancer {
    /// What the table calls it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Added to the monster's level.
    #[serde(default, skip_serializing_if = "is_default")]
    pub level: i16,
    /// Added to its Treasures.
    #[serde(default, skip_serializing_if = "is_default")]
    pub treasures: i8,
    /// Steps of size up or down.
    #[serde(default, skip_serializing_if = "is_default")]
    pub size: i8,
    /// Added to its strength in a fight, beside its level (MQ-ENH-01).
    #[serde(default, skip_serializing_if = "is_default")]
    pub strength: i16,
    /// Dice it rolls more or fewer.
    #[serde(default, skip_serializing_if = "is_default")]
    pub dice: i8,
    /// Levels it is worth more or fewer to who kills it (MQ-LVL-06).
    #[serde(default, skip_serializing_if = "is_default")]
    pub levels: i8,
    /// Its card, where the app keeps cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<CardId>,
}
