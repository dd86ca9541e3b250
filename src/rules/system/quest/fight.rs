//! Fights (MQ-CMB, MQ-HELP, MQ-RES and MQ-RUN rows): built from terms, rolled, won or lost, run away from. A table that
//! fights by itself tells only the result.

pub mod boss;
pub mod build;
pub mod ending;
pub mod flight;
pub mod interfere;
pub mod result;
pub mod roll;
pub mod sides;
pub mod slain;

use crate::rules::agenda::Step;
use crate::rules::engine::Facts;
use crate::rules::event::Event;
use crate::rules::game::Game;
use crate::rules::gear::Gear;
use crate::rules::ids::{Colour, MonsterId, RoomId};
use crate::rules::seat::Until;
use crate::rules::system::quest::dungeon::Benefit;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Somebody who fights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fighter {
    /// A munchkin.
    Seat(Colour),
    /// A monster.
    Monster(MonsterId),
}

/// What the table adds to somebody's side: a card, a thrown Item, a power.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Term {
    /// Whose side, and whose dice.
    pub who: Fighter,
    /// What it is; it may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Added to the strength.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub strength: i16,
    /// Dice more or fewer.
    #[serde(default, skip_serializing_if = "no_dice")]
    pub dice: i8,
}

fn one() -> u8 {
    1
}

fn is_zero(n: &i16) -> bool {
    *n == 0
}

fn is_plain(benefit: &Benefit) -> bool {
    *benefit == Benefit::default()
}

fn no_dice(n: &i8) -> bool {
    *n == 0
}

/// The dice one fighter has rolled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Throw {
    /// Who.
    pub who: Fighter,
    /// The faces, 1 to 6.
    pub faces: Vec<u8>,
}

/// What was agreed for the help (MQ-BRIBE-01, MQ-BRIBE-03, MQ-BRIBE-04).
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bargain {
    /// Treasures for the helper, of those the monsters yield.
    #[serde(default)]
    pub treasures: u8,
    /// Gold from the main player to the helper; below nothing, the other way.
    #[serde(default)]
    pub gold: i32,
    /// Whether the helper picks first; none while nobody has said (MQ-BRIBE-04).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub helper_first: Option<bool>,
    /// Items of the main player's that go to the helper (MQ-BRIBE-02).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub items: Vec<Gear>,
}

/// A monster killed before the dice: what it is worth waits for the end of the fight (MQ-CMB-17, OQ-40).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slain {
    /// Levels it is worth to who kills it alone (MQ-LVL-03).
    #[serde(default = "one")]
    pub levels: u8,
    /// Whether it was worth two levels (MQ-LVL-05).
    #[serde(default)]
    pub fearsome: bool,
    /// Whether it was the Boss.
    #[serde(default)]
    pub boss: bool,
    /// Treasures it yields.
    #[serde(default)]
    pub treasures: u8,
    /// What its card gives besides (MQ-RES-08).
    #[serde(default, skip_serializing_if = "is_plain")]
    pub benefit: Benefit,
}

/// How far a fight has come.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Both sides are being built (MQ-CMB-40).
    #[default]
    Building,
    /// The roll is announced; others may still act (MQ-CMB-41, MQ-CMB-42).
    Announced,
    /// The dice are cast; only what is used after the roll can still change it (MQ-CMB-46).
    Rolled(Vec<Throw>),
}

/// A fight that goes on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fight {
    /// The one whose turn it is (MQ-CMB-39).
    pub main: Colour,
    /// Where.
    pub room: RoomId,
    /// Who helps (MQ-HELP-01).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub helper: Option<Colour>,
    /// Whether the helper came from another room (MQ-HELP-09).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub came: bool,
    /// What was agreed for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bargain: Option<Bargain>,
    /// With whom; none if that was agreed before anybody helped, and whoever does is meant.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub agreed: Option<Colour>,
    /// Monsters that ignore the main player and are left alone (MQ-IGN-01, OQ-47).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left_alone: Vec<MonsterId>,
    /// Monsters killed before the dice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub slain: Vec<Slain>,
    /// What the table has added.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub terms: Vec<Term>,
    /// Whether a power or a card gives ties to the munchkins (MQ-RES-04).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ties_won: bool,
    /// Who was asked to help and said no, once for each time.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub refused: Vec<Colour>,
    /// How far it has come.
    #[serde(default)]
    pub stage: Stage,
}

impl Fight {
    /// A fight that has just begun.
    pub fn new(main: Colour, room: RoomId) -> Fight {
        Fight {
            main,
            room,
            helper: None,
            came: false,
            bargain: None,
            agreed: None,
            left_alone: Vec::new(),
            slain: Vec::new(),
            terms: Vec::new(),
            ties_won: false,
            refused: Vec::new(),
            stage: Stage::Building,
        }
    }

    /// Who helps, as long as that munchkin lives and is there.
    pub fn helping(&self, game: &Game) -> Option<Colour> {
        self.helper.filter(|c| game.seat(*c).is_some_and(|s| game.counts(s) && s.room == Some(self.room)))
    }

    /// How many of so many Treasures go to whoever helps: at most what there is (MQ-BRIBE-03).
    pub fn share(&self, treasures: u8) -> u8 {
        self.bargain.as_ref().map_or(0, |b| b.treasures).min(treasures)
    }

    /// Whether there is still somebody to fight, and the main player there to do it (MQ-CMB-18, MQ-CMB-19).
    pub fn goes_on(&self, game: &Game) -> bool {
        let there = game.seat(self.main).is_some_and(|s| !s.dead && s.room == Some(self.room));
        there && !self.monsters(game).is_empty()
    }

    /// The monsters fought, as one group (MQ-CMB-25).
    pub fn monsters(&self, game: &Game) -> Vec<MonsterId> {
        let here = game.dungeon.iter().flat_map(|d| d.monsters_in(self.room)).map(|m| m.id);
        here.filter(|id| !self.left_alone.contains(id)).collect()
    }
}

/// The fight that goes on, if the game waits for one.
pub fn current(game: &Game) -> Option<Arc<Fight>> {
    let top = game.agenda.iter().rev().find(|s| !matches!(s, Step::Window { .. }));
    matches!(top, Some(Step::Fight { .. })).then(|| kept(game)).flatten()
}

/// The fight that goes on, if it does, whatever smaller question lies on top of it.
pub fn under_way(game: &Game) -> Option<Arc<Fight>> {
    kept(game).filter(|f| f.goes_on(game))
}

/// The fight that goes on, also while something else is asked first; and one that is over, until that is settled.
pub fn kept(game: &Game) -> Option<Arc<Fight>> {
    let step = game.agenda.iter().rev().find(|s| matches!(s, Step::Fight { .. }));
    let Some(Step::Fight { seat, room }) = step else { return None };
    let dungeon = game.dungeon.as_ref()?;
    let kept = dungeon.fight.as_ref().filter(|f| f.main == *seat && f.room == *room).cloned();
    let begun = || Arc::new(Fight { left_alone: dungeon.left_alone.clone(), ..Fight::new(*seat, *room) });
    Some(kept.unwrap_or_else(begun))
}

/// What waited for somebody's next fight has counted in this one, and is over (MQ-CURSE-05, MQ-CURSE-06); the cards of
/// monsters that live pass to the players of their bases (MQ-MON-07).
pub(crate) fn counted(game: &Game, fight: &Fight, won: bool, out: &mut Facts) {
    let fought = fight.monsters(game).into_iter().filter_map(|id| game.dungeon.as_ref()?.monster(id));
    for monster in fought.filter(|m| m.met.is_some() && !won) {
        out.say(Event::CardPassed { monster: monster.id }, cites!["MQ-MON-07"]);
    }
    for seat in std::iter::once(fight.main).chain(fight.helping(game)).filter_map(|c| game.seat(c)) {
        // From the end of the list, so that the places of those still to go stay true.
        for (index, _) in seat.conditions.iter().enumerate().rev().filter(|(_, c)| c.until == Until::NextFight) {
            out.say(Event::Lifted { seat: seat.colour, index }, cites!["MQ-CURSE-05", "MQ-CURSE-02"]);
        }
    }
}
