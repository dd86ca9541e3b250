//! What is printed on cards, and what Races, Classes and Powers are good for.

use crate::rules::card::does::Does;
use crate::rules::card::id::CardId;
use crate::rules::card::price::{Paying, When};
use crate::rules::card::who::Target;
use crate::rules::cards::deck::Deck;
use crate::rules::fight::foe::card::Enhancer;
use crate::rules::munchkin::gear::Gear;
use crate::rules::plain::is_default;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What is printed on a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum CardKind {
    /// An Item; one used once does what it says as it is used.
    Item {
        /// The Item; its name is the card's.
        gear: Gear,
        /// What it does besides its bonus as it is used.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        does: Vec<Does>,
    },
    /// A Go Up A Level card (MQ-LVL-14).
    Level,
    /// A Race (MQ-RACE-02).
    Race(String),
    /// A Class (MQ-CLASS-01), or a Power (SR-POWER-04).
    #[serde(alias = "power")]
    Class(String),
    /// Half-Breed (MQ-HALF-01), or what else allows a second Race (SR-SURGE-01).
    #[serde(alias = "surged")]
    HalfBreed,
    /// Super Munchkin (MQ-HALF-02).
    SuperMunchkin,
    /// A Curse, or a Trap: what it does to its victim, who is *you* (MQ-CURSE-01, SR-TRAP-01).
    #[serde(alias = "trap")]
    Curse(Vec<Does>),
    /// A card on a monster; its name is the card's (MQ-ENH-01).
    Enhancer(Enhancer),
    /// Brings one more monster into a fight (MQ-ENH-05).
    Monster,
    /// A Cheat card on an Item of one's own (MQ-ITEM-15); one that lies on a Power too (SR-DEATH-04).
    #[serde(alias = "edge")]
    Cheat,
    /// Turns a die, or has it rolled again, as the table rules (MQ-DIE-11, OQ-14).
    Die,
    /// Any other card.
    Card {
        /// When it may be played.
        #[serde(default, skip_serializing_if = "is_default")]
        when: When,
        /// What has to be chosen.
        #[serde(default, skip_serializing_if = "is_default")]
        target: Target,
        /// What it does.
        does: Vec<Does>,
    },
}

/// A Treasure or DxM card of the box, in as many copies as it has numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardDef {
    /// The numbers of its copies, each used once in the box and never given to another card.
    pub numbers: Vec<CardId>,
    /// Its name.
    pub name: String,
    /// Which deck it belongs to.
    pub deck: Deck,
    /// What it is and does.
    pub is: CardKind,
    /// A line to laugh at; it has no effect.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub flavour: String,
}

impl CardKind {
    /// What is done by what is printed on a card that is no monster's.
    pub fn does(&self) -> &[Does] {
        match self {
            CardKind::Item { does, .. } | CardKind::Curse(does) | CardKind::Card { does, .. } => does,
            CardKind::Level
            | CardKind::Race(_)
            | CardKind::Class(_)
            | CardKind::HalfBreed
            | CardKind::SuperMunchkin
            | CardKind::Enhancer(_)
            | CardKind::Monster
            | CardKind::Cheat
            | CardKind::Die => &[],
        }
    }
}

impl CardDef {
    /// Gold pieces printed on it, if it is an Item with a price.
    pub fn value(&self) -> Option<u32> {
        let CardKind::Item { gear, .. } = &self.is else { return None };
        gear.value
    }
}

/// What a Race or Class is always good for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Traits {
    /// Added to rolls to Run Away.
    pub run: i8,
    /// Move more or less.
    pub moves: i8,
    /// Cards more at the hand limit.
    pub hand: i8,
    /// Added to search rolls.
    pub search: i8,
    /// Added to the strength in a fight.
    pub strength: i16,
    /// Big Items more that cost no Move.
    pub big: i8,
}

impl Traits {
    /// Nothing where both are nothing, and something where either is something.
    pub(super) const fn either(self, other: Traits) -> Traits {
        Traits {
            run: self.run | other.run,
            moves: self.moves | other.moves,
            hand: self.hand | other.hand,
            search: self.search | other.search,
            strength: self.strength | other.strength,
            big: self.big | other.big,
        }
    }
}

/// One of the two powers of a Class (MQ-CLASS-05, MQ-CLASS-07).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Power {
    /// When it may be used.
    #[serde(default, skip_serializing_if = "is_default")]
    pub when: When,
    /// What has to be chosen.
    #[serde(default, skip_serializing_if = "is_default")]
    pub target: Target,
    /// What it does.
    pub does: Vec<Does>,
    /// Whether it can be aimed only once at each of those in a fight.
    #[serde(default, skip_serializing_if = "is_default")]
    pub once: bool,
    /// How many cards pay for it; one where it does not say.
    #[serde(default, skip_serializing_if = "is_default")]
    pub cards: u8,
}

/// What a Race, a Class or a Power adds to the strength for each Item in use that has a keyword, such as the corporation
/// that made it (SR-CORP-03).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Per {
    /// The keyword.
    pub item: String,
    /// Added to the strength for each of them.
    pub strength: i16,
}

impl Power {
    /// How many cards pay for it.
    pub fn price_in_cards(&self) -> usize {
        usize::from(self.cards.max(1))
    }

    /// The Move it asks for.
    pub fn price(&self) -> u8 {
        self.does.iter().map(Does::price).fold(0, u8::saturating_add)
    }

    /// The Move it asks for, and what it does beside that, if it is one thing.
    pub fn in_short(&self) -> (u8, Option<&Does>) {
        let (mut price, mut only, mut deeds) = (0_u8, None, 0);
        for does in &self.does {
            match does.price() {
                0 => (only, deeds) = (Some(does), deeds + 1),
                more => price = price.saturating_add(more),
            }
        }
        (price, only.filter(|_| deeds == 1))
    }

    /// What it does beside asking for its price.
    pub fn deeds(&self) -> impl Iterator<Item = &Does> {
        self.does.iter().filter(|does| does.price() == 0)
    }
}

/// A Race or a Class: its traits and, for a Class, its two powers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KindDef {
    /// Its name in lower case, as rules call it.
    pub name: Arc<str>,
    /// The Rank of a Power, 1 to 3 (SR-POWER-04); none of a Race or a Class.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<u8>,
    /// What it is always good for.
    #[serde(default, skip_serializing_if = "is_default")]
    pub traits: Traits,
    /// What it adds for each of some Items in use.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub per: Vec<Per>,
    /// The power paid with a discarded card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub discard: Option<Power>,
    /// A second power that is paid with a discarded card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other: Option<Power>,
    /// The power paid with the whole hand, of one card at least (MC-CLASS-06).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<Power>,
    /// The power the ten-sided die decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ten: Option<Power>,
    /// A line to laugh at.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub flavour: String,
}

impl KindDef {
    /// When its powers may be used, bit by bit.
    pub(crate) fn times(&self) -> u8 {
        let powers = [&self.discard, &self.other, &self.hand, &self.ten];
        powers.into_iter().flatten().fold(0, |times, power| times | power.when.bit())
    }

    /// The power that is had in a way, if there is one.
    pub const fn power(&self, paying: Paying) -> Option<&Power> {
        match paying {
            Paying::Card => self.discard.as_ref(),
            Paying::Other => self.other.as_ref(),
            Paying::Hand => self.hand.as_ref(),
            Paying::Ten => self.ten.as_ref(),
        }
    }
}
