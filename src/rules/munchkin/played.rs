//! Cards that are played, and what they are.

use crate::rules::card::price::{Paying, When};
use crate::rules::cards::deck::Deck;
use crate::rules::effect::Effect;
use crate::rules::fight::fighter::Fighter;
use crate::rules::fight::foe::card::Enhancer;
use crate::rules::ids::Colour;
use crate::rules::ids::MonsterId;
use crate::rules::munchkin::gear::Gear;
use crate::rules::munchkin::goods::Cards;
use crate::rules::plain::is_default;
use serde::{Deserialize, Serialize};

/// Where a card that is played comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Source {
    /// The hand: a card of this deck.
    Hand(Deck),
    /// The table: a listed Item, by its place in the list.
    Table(usize),
    /// The deck: a Curse that was turned up behind a door, and in nobody's hand (MC-DOOR-04).
    Door,
}

/// What a card that is played is, and does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Played {
    /// An Item, put on the table (MQ-ITEM-04).
    Item(Gear),
    /// An Item that is used: once, or thrown, or as its card says.
    Use {
        /// What it is, if it comes from the hand.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        item: Option<Gear>,
        /// For whose side in the fight its bonus counts (MQ-THROW-03).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        on: Option<Fighter>,
        /// What it does besides.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        effects: Vec<Effect>,
    },
    /// A Go Up A Level card (MQ-LVL-14).
    Level,
    /// A Race (MQ-CARD-11).
    Race(String),
    /// A Class.
    Class(String),
    /// A Half-Breed card, with a second Race if one is put down at once (MQ-HALF-06).
    HalfBreed {
        /// Which.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        with: Option<String>,
    },
    /// A Super Munchkin card, with a second Class if one is put down at once (MQ-HALF-10).
    SuperMunchkin {
        /// Which.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        with: Option<String>,
    },
    /// A Curse (MQ-CURSE-01).
    Curse {
        /// Whose.
        on: Colour,
        /// What it does.
        effects: Vec<Effect>,
    },
    /// A card on a monster (MQ-ENH-01).
    Enhancer {
        /// Which monster.
        monster: MonsterId,
        /// The card.
        add: Enhancer,
    },
    /// A card that brings one more monster into the fight (MQ-ENH-05).
    Monster,
    /// A Cheat card on an Item of one's own (MQ-ITEM-15).
    Cheat {
        /// Its place in the list.
        gear: usize,
    },
    /// An Edge! on a Power of one's own (SR-DEATH-04).
    Edge {
        /// The Power.
        power: String,
    },
    /// A card that turns a die of the fight, or has it rolled again (MQ-DIE-11, OQ-14).
    Die {
        /// Whose die.
        who: Fighter,
        /// Which of its dice.
        index: usize,
        /// The face it is turned to; none where the table has it rolled again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<u8>,
    },
    /// Any other card.
    Card {
        /// When it may be played.
        #[serde(default, skip_serializing_if = "is_default")]
        when: When,
        /// What it does.
        effects: Vec<Effect>,
    },
}

/// What pays for the power of a Class, or decides whether it works.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum PowerBy {
    /// A card is discarded, of any type, from hand or from play (MQ-CLASS-05).
    Discard(Cards),
    /// The same for the second power that is paid so.
    Other(Cards),
    /// The whole hand is discarded (MC-CLASS-06).
    Hand,
    /// The ten-sided die shows one's Level or less (MQ-CLASS-07).
    Ten,
}

impl PowerBy {
    /// In which of the ways there are it is paid for.
    pub const fn paying(&self) -> Paying {
        match self {
            PowerBy::Discard(_) => Paying::Card,
            PowerBy::Other(_) => Paying::Other,
            PowerBy::Hand => Paying::Hand,
            PowerBy::Ten => Paying::Ten,
        }
    }

    /// The cards that are named for it.
    pub const fn cards(&self) -> Option<&Cards> {
        match self {
            PowerBy::Discard(cards) | PowerBy::Other(cards) => Some(cards),
            PowerBy::Hand | PowerBy::Ten => None,
        }
    }
}
