//! The monsters in play: those on the map, or, where there is none, those of the fight that goes on.

pub mod card;
pub mod sound;

use crate::rules::fight::foe::card::{Enhancer, MonsterDef, Size};
use crate::rules::ids::{Colour, MonsterId, RoomId};
use crate::rules::plain::is_default;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A monster in play; on a map, one standie (MQ-CMB-24).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Monster {
    /// Which monster.
    pub id: MonsterId,
    /// What its card says.
    pub def: Arc<MonsterDef>,
    /// Where it stands, in a rule set with a map.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub room: Option<RoomId>,
    /// The colour of its base; none only while the base is still being found.
    pub base: Option<Colour>,
    /// Who met it: its card lies before them until its first fight is over (MQ-MON-06, MQ-MON-07).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub met: Option<Colour>,
    /// Cards played on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub enhancers: Vec<Enhancer>,
    /// Whether it is the Boss (MQ-BOSS-01).
    #[serde(default, skip_serializing_if = "is_default")]
    pub boss: bool,
    /// Whose mate it is: what lies on one of them counts for all (MC-ENH-06).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mate: Option<MonsterId>,
}

impl Monster {
    /// Printed level plus enhancers, never below 1 (MQ-FIX-06); none while the printed level is unknown.
    pub fn level(&self) -> Option<i32> {
        let printed = i32::from(self.def.level?);
        Some((printed + self.enhancers.iter().map(|e| i32::from(e.level)).sum::<i32>()).max(1))
    }

    /// Its size with what lies on it: human where its line names none (MQ-KW-15, MQ-KW-16).
    pub fn size(&self) -> Size {
        let steps: i32 = self.enhancers.iter().map(|e| i32::from(e.size)).sum();
        let place = self.def.size.unwrap_or(Size::Human) as i32 + steps;
        Size::ALL[place.clamp(0, 3) as usize]
    }

    /// With whom it belongs together: itself, or whose mate it is.
    pub fn pair(&self) -> MonsterId {
        self.mate.unwrap_or(self.id)
    }

    /// Before whom its card lies, for all to see (MQ-MON-06 to MQ-MON-08).
    pub fn card_with(&self) -> Option<Colour> {
        self.met.or(self.base)
    }

    /// Whether it is Fearsome: worth two levels (MQ-LVL-05).
    pub fn is_fearsome(&self) -> bool {
        self.def.keywords.iter().any(|k| k == "fearsome")
    }

    /// Levels it is worth to who kills it alone: its card's, with what lies on it (MQ-LVL-03 to MQ-LVL-06).
    pub fn levels(&self) -> u8 {
        let card = self.def.levels.unwrap_or(if self.is_fearsome() { 2 } else { 1 });
        let sum = i32::from(card) + self.enhancers.iter().map(|e| i32::from(e.levels)).sum::<i32>();
        u8::try_from(sum.clamp(0, 99)).unwrap_or(0)
    }

    /// Treasures that lie on it, whatever is printed on its own card.
    pub fn brings(&self) -> u8 {
        let sum: i32 = self.enhancers.iter().map(|e| i32::from(e.treasures)).sum();
        u8::try_from(sum.max(0)).unwrap_or(u8::MAX)
    }

    /// Treasures it yields with its enhancers, never below 0 (OQ-49); none while the card's number is unknown.
    pub fn treasures(&self) -> Option<u8> {
        let sum = i32::from(self.def.treasures?) + self.enhancers.iter().map(|e| i32::from(e.treasures)).sum::<i32>();
        Some(u8::try_from(sum.max(0)).unwrap_or(u8::MAX))
    }
}

/// All monsters in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Foes {
    /// In the order they came.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub all: Vec<Monster>,
    /// Number of the next new one.
    pub next: u32,
}

impl Default for Foes {
    /// None yet; the first will be number 1.
    fn default() -> Self {
        Foes { all: Vec::new(), next: 1 }
    }
}

impl Foes {
    /// A monster by id.
    pub fn get(&self, id: MonsterId) -> Option<&Monster> {
        self.all.iter().find(|m| m.id == id)
    }

    pub(crate) fn get_mut(&mut self, id: MonsterId) -> Option<&mut Monster> {
        self.all.iter_mut().find(|m| m.id == id)
    }

    /// The monsters at a place: in a room, or, without a map, all there are.
    pub fn at(&self, place: Option<RoomId>) -> impl Iterator<Item = &Monster> {
        self.all.iter().filter(move |m| m.room == place)
    }

    /// The monsters in a room.
    pub fn in_room(&self, room: RoomId) -> impl Iterator<Item = &Monster> {
        self.at(Some(room))
    }

    /// Whether any of some monsters is the Boss.
    pub fn boss_among(&self, monsters: &[MonsterId]) -> Option<MonsterId> {
        monsters.iter().copied().find(|id| self.get(*id).is_some_and(|m| m.boss))
    }
}
