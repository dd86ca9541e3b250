//! What a table without a map has met: monsters with what they did to whom they caught, Items, Curses.

use crate::rules::fight::foe::card::MonsterDef;
use crate::rules::munchkin::gear::Gear;
use crate::rules::plain::is_default;
use serde::{Deserialize, Serialize};

/// What a monster did to whom it caught, of what most of them do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BadStuff {
    /// So many Levels are lost.
    Levels(u8),
    /// Whoever is caught dies.
    Death,
}

/// A monster that was met. One nobody has named goes by its Level and its Treasures.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Foe {
    /// What is known of its card.
    pub def: MonsterDef,
    /// What it did to whom it caught, if that was told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bad: Option<BadStuff>,
}

impl Foe {
    /// Whether two are the same monster, for all that is known.
    pub fn is(&self, def: &MonsterDef) -> bool {
        match (self.def.name.is_empty(), def.name.is_empty()) {
            (true, true) => (self.def.level, self.def.treasures) == (def.level, def.treasures),
            (false, false) => self.def.name.to_lowercase() == def.name.to_lowercase(),
            _ => false,
        }
    }
}

/// A Curse that was played.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CurseCard {
    /// What the table calls it.
    pub name: String,
    /// What it does, by a word of the app's.
    pub does: String,
    /// How much of it, where that is a number.
    #[serde(default, skip_serializing_if = "is_default")]
    pub by: u8,
}

/// All of that, the latest met last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Met {
    foes: Vec<Foe>,
    items: Vec<Gear>,
    curses: Vec<CurseCard>,
}

fn same(a: &str, b: &str) -> bool {
    a.to_lowercase() == b.to_lowercase()
}

impl Met {
    /// A monster was met: what was known of it and is not told now stays.
    pub(super) fn foe(&mut self, foe: Foe) {
        let old = self.foes.iter().position(|known| known.is(&foe.def)).map(|at| self.foes.remove(at));
        let old = old.unwrap_or_default();
        let def = MonsterDef {
            level: foe.def.level.or(old.def.level),
            treasures: foe.def.treasures.or(old.def.treasures),
            levels: foe.def.levels.or(old.def.levels),
            against: if foe.def.against.is_empty() { old.def.against } else { foe.def.against },
            card: None,
            ..foe.def
        };
        self.foes.push(Foe { def, bad: foe.bad.or(old.bad) });
    }

    /// A monster was remembered by mistake.
    pub(super) fn forget_foe(&mut self, def: &MonsterDef) {
        self.foes.retain(|known| !known.is(def));
    }

    /// An Item was named.
    pub(super) fn item(&mut self, item: Gear) {
        if !item.name.is_empty() {
            self.items.retain(|known| !same(&known.name, &item.name));
            self.items.push(Gear { packed: false, cheat: false, card: None, cheat_card: None, ..item });
        }
    }

    /// A Curse was named.
    pub(super) fn curse(&mut self, curse: CurseCard) {
        if !curse.name.is_empty() {
            self.curses.retain(|known| !same(&known.name, &curse.name));
            self.curses.push(curse);
        }
    }

    /// An Item or a Curse was named by mistake.
    pub(super) fn forget(&mut self, name: &str) {
        self.items.retain(|known| !same(&known.name, name));
        self.curses.retain(|known| !same(&known.name, name));
    }

    /// What was met longest ago goes first.
    pub(super) fn limit(&mut self, most: usize) {
        self.foes.drain(..self.foes.len().saturating_sub(most));
        self.items.drain(..self.items.len().saturating_sub(most));
        self.curses.drain(..self.curses.len().saturating_sub(most));
    }

    /// The monsters, the latest met first.
    pub fn foes(&self) -> impl DoubleEndedIterator<Item = &Foe> {
        self.foes.iter().rev()
    }

    /// The Items, the latest named first.
    pub fn items(&self) -> impl DoubleEndedIterator<Item = &Gear> {
        self.items.iter().rev()
    }

    /// The Curses, the latest named first.
    pub fn curses(&self) -> impl DoubleEndedIterator<Item = &CurseCard> {
        self.curses.iter().rev()
    }

    /// The monster of a card, if it was met before.
    pub fn known(&self, def: &MonsterDef) -> Option<&Foe> {
        self.foes().find(|known| known.is(def))
    }
}
