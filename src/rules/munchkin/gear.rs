//! Items: what their cards say, and how a munchkin keeps them (MQ-ITEM rows).

use crate::rules::card::CardId;
use crate::rules::plain::is_default;
use crate::rules::text::sound_name;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What a body has room for only once (MQ-ITEM-17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Slot {
    /// On the head.
    Headgear,
    /// On the body.
    Armor,
    /// On the feet.
    Footgear,
}

/// The keyword of a Hireling.
const HIRELING: &str = "hireling";

impl Slot {
    /// All three.
    pub const ALL: [Slot; 3] = [Slot::Headgear, Slot::Armor, Slot::Footgear];

    /// The name used in files and text ids.
    pub const fn name(self) -> &'static str {
        match self {
            Slot::Headgear => "headgear",
            Slot::Armor => "armor",
            Slot::Footgear => "footgear",
        }
    }
}

/// How an Item in play is kept: exactly one of these (MQ-STAT-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kept {
    /// In Hands or on the belt (MQ-ITEM-22).
    Carried,
    /// On the body: what has a slot, and what is Shiny or Clothing (MQ-ITEM-18, MQ-ITEM-19).
    Worn,
    /// In the pack, of no use (MQ-ITEM-24, MQ-ITEM-28).
    Packed,
}

impl Kept {
    /// The name used in text ids.
    pub const fn name(self) -> &'static str {
        match self {
            Kept::Carried => "carried",
            Kept::Worn => "worn",
            Kept::Packed => "packed",
        }
    }
}

/// A better bonus for some.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Better {
    /// A race, a class or a sex, in lower case.
    pub who: String,
    /// The combat bonus they have of it instead.
    pub bonus: i16,
}

/// An Item on the table: what its card says, as far as the table cares to tell, and how it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gear {
    /// What the table calls it; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Its combat bonus.
    #[serde(default, skip_serializing_if = "is_default")]
    pub bonus: i16,
    /// Whether its card says Big (MQ-ITEM-33).
    #[serde(default, skip_serializing_if = "is_default")]
    pub big: bool,
    /// The slot it takes when worn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub slot: Option<Slot>,
    /// Hands it takes (MQ-ITEM-21).
    #[serde(default, skip_serializing_if = "is_default")]
    pub hands: u8,
    /// Gold pieces printed on it, if it has a price.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<u32>,
    /// Keywords in lower case: `throwable`, `potion`, `shiny`, `flaming`, ... (MQ-KW-13).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keywords: Vec<String>,
    /// Powers in lower case: `flight`, `flame`, ... (MQ-ITEM-30).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub powers: Vec<String>,
    /// Races, classes or sexes that alone can use it; anybody if none (MQ-ITEM-13).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub only: Vec<String>,
    /// Races, classes or sexes that cannot use it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub never: Vec<String>,
    /// Better bonuses for some.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub better: Vec<Better>,
    /// Whether it is used once and then discarded (MQ-CMB-29).
    #[serde(default, skip_serializing_if = "is_default")]
    pub once: bool,
    /// Combat dice more or fewer.
    #[serde(default, skip_serializing_if = "is_default")]
    pub dice: i8,
    /// Move more or less.
    #[serde(default, skip_serializing_if = "is_default")]
    pub moves: i8,
    /// Added to rolls to Run Away.
    #[serde(default, skip_serializing_if = "is_default")]
    pub run: i8,
    /// Whether a Cheat card lies on it (MQ-ITEM-15).
    #[serde(default, skip_serializing_if = "is_default")]
    pub cheat: bool,
    /// Whether it is in the pack.
    #[serde(default, skip_serializing_if = "is_default")]
    pub packed: bool,
    /// Its card, where the app keeps cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<CardId>,
    /// The Cheat card on it, where the app keeps cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cheat_card: Option<CardId>,
}

/// Words an Item can list of one sort.
const WORDS_LIMIT: usize = 20;

impl Gear {
    /// Whether it is a Hireling, who is put down at any time, in a fight too (MS-TURN-05).
    pub fn is_hireling(&self) -> bool {
        self.is(HIRELING)
    }

    /// Whether it has a keyword.
    pub fn is(&self, keyword: &str) -> bool {
        self.keywords.iter().any(|k| k == keyword)
    }

    /// How it is kept.
    pub fn kept(&self) -> Kept {
        if self.packed {
            Kept::Packed
        } else if self.slot.is_some() || self.is("shiny") || self.is("clothing") {
            Kept::Worn
        } else {
            Kept::Carried
        }
    }

    /// Its card and the Cheat card on it, where the app keeps cards.
    pub fn cards(&self) -> impl Iterator<Item = CardId> + use<> {
        [self.card, self.cheat_card].into_iter().flatten()
    }

    /// The Item, in the pack or out of it.
    #[must_use]
    pub fn put(self: &Arc<Self>, packed: bool) -> Arc<Gear> {
        if self.packed == packed { Arc::clone(self) } else { Arc::new(Gear { packed, ..Gear::clone(self) }) }
    }

    /// Whether it can be kept and shown: sound words, numbers in range.
    pub fn is_sound(&self) -> bool {
        let lists = [&self.keywords, &self.powers, &self.only, &self.never];
        let words = lists.iter().flat_map(|l| l.iter()).chain(self.better.iter().map(|b| &b.who));
        lists.iter().all(|l| l.len() <= WORDS_LIMIT)
            && self.better.len() <= WORDS_LIMIT
            && words.into_iter().chain(std::iter::once(&self.name)).all(|w| sound_name(w))
            && self.better.iter().all(|b| b.bonus.unsigned_abs() <= 999)
            && self.bonus.unsigned_abs() <= 999
            && self.hands <= 9
            && self.value.is_none_or(|v| v <= 1_000_000)
            && [self.dice, self.moves, self.run].iter().all(|n| n.unsigned_abs() <= 20)
    }
}

/// An Item and its place in the list it lies in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ItemAt {
    /// The place.
    pub at: usize,
    /// The Item.
    pub item: Arc<Gear>,
}

/// An Item that stays in its place and is otherwise from now on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ItemChange {
    /// The place.
    pub at: usize,
    /// As it was.
    pub from: Arc<Gear>,
    /// As it is.
    pub to: Arc<Gear>,
}

/// Every Item of a list, in its place.
pub fn in_place(list: &[Arc<Gear>]) -> Vec<ItemAt> {
    list.iter().enumerate().map(|(at, item)| ItemAt { at, item: Arc::clone(item) }).collect()
}

/// What is otherwise in a list, place by place.
pub fn changes<'a>(from: &[Arc<Gear>], to: impl IntoIterator<Item = &'a Arc<Gear>>) -> Vec<ItemChange> {
    let pairs = from.iter().zip(to).enumerate().filter(|(_, (from, to))| from != to);
    pairs.map(|(at, (from, to))| ItemChange { at, from: Arc::clone(from), to: Arc::clone(to) }).collect()
}

/// Takes Items out of a list by their places; a place that is not there takes none.
pub fn take_out(list: &mut Vec<Arc<Gear>>, gone: &[ItemAt]) {
    let mut place = 0..;
    list.retain(|_| place.next().is_none_or(|at| gone.iter().all(|gone| gone.at != at)));
}
