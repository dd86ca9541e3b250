//! Things that change hands.

use crate::rules::card::set::CardSet;
use crate::rules::cards::tally::Hand;
use crate::rules::ids::Colour;
use crate::rules::plain::is_default;
use serde::{Deserialize, Serialize};

/// Cards that Charity takes out of a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gift {
    /// Who gets them; none for the discards.
    #[serde(default)]
    pub to: Option<Colour>,
    /// How many of each deck; in files the decks stand among these words.
    #[serde(flatten)]
    pub hand: Hand,
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
    /// Combat bonus of Items nobody listed, 1 to 99: kept as one number, it changes hands as one. Only what is given has it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub bonus: u8,
}

/// Cards given up to pay for something (MQ-CARD-13): from the hand or from play, never gold.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Cards {
    /// Cards from the hand by name, where the app keeps them; the numbers follow from them.
    #[serde(default, skip_serializing_if = "CardSet::is_empty")]
    pub cards: CardSet,
    /// How many from the hand, of each deck; in files the decks stand among these words.
    #[serde(flatten, serialize_with = "Hand::some")]
    pub hand: Hand,
    /// Listed Items, by their place in the list.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gear: Vec<usize>,
    /// Items nobody listed.
    #[serde(default, skip_serializing_if = "is_default")]
    pub others: u8,
    /// Races and classes in play; `half_breed` and `super_munchkin` too.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kinds: Vec<String>,
}

impl Cards {
    /// How many cards these are.
    pub fn count(&self) -> usize {
        self.hand.total() as usize + self.items() + self.kinds.len()
    }

    /// How many of them are Items in play.
    pub fn items(&self) -> usize {
        self.gear.len() + usize::from(self.others)
    }
}
