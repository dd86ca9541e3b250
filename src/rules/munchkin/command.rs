//! What people may ask for a munchkin: cards, powers, trade, levels.

use crate::rules::card::{CardId, CardSet, Choice};
use crate::rules::effect::Effect;
use crate::rules::ids::Colour;
use crate::rules::munchkin::goods::Goods;
use crate::rules::munchkin::played::Played;
use crate::rules::munchkin::played::PowerBy;
use crate::rules::munchkin::played::Source;
use crate::rules::plain::is_default;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What people may ask for a munchkin: cards, powers, trade, levels.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// A card the app keeps is played: what it is and does is printed on it.
    PlayCard {
        /// By whom.
        seat: Colour,
        /// Which: from the hand, or an Item on the table.
        card: CardId,
        /// What is chosen.
        #[serde(default, skip_serializing_if = "is_default")]
        choice: Choice,
    },
    /// A power of a Class is used as it is printed.
    UsePower {
        /// By whom.
        seat: Colour,
        /// Of which Class.
        class: Arc<str>,
        /// By which of its two powers.
        by: PowerBy,
        /// What is chosen.
        #[serde(default, skip_serializing_if = "is_default")]
        choice: Choice,
    },
    /// A card is played.
    Play {
        /// By whom.
        seat: Colour,
        /// From where.
        from: Source,
        /// What the table calls it; may be empty.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        name: String,
        /// What it is.
        what: Box<Played>,
    },
    /// A player says which listed Items are packed; the others are in use (MQ-ANY-08).
    Pack {
        /// Whose.
        seat: Colour,
        /// All that are packed, by their places in the list.
        packed: Vec<usize>,
    },
    /// Things are given to somebody near, or traded (MQ-TRADE-01).
    Give {
        /// Who gives.
        from: Colour,
        /// Who gets.
        to: Colour,
        /// What.
        goods: Goods,
        /// What is given back.
        #[serde(default, skip_serializing_if = "is_default")]
        back: Goods,
    },
    /// A level is bought with Items, gold making up what is missing (MQ-ANY-14).
    BuyLevel {
        /// By whom.
        seat: Colour,
        /// Listed Items, by their places in the list.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        gear: Vec<usize>,
        /// What Items on the table that nobody listed are worth, each.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        others: Vec<u32>,
        /// What Item cards from the hand are worth, each (MQ-LVL-17).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        hand: Vec<u32>,
        /// Item cards from the hand by name, where the app keeps them.
        #[serde(default, skip_serializing_if = "CardSet::is_empty")]
        cards: CardSet,
        /// How many levels; 1 by default.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        levels: Option<u8>,
    },
    /// The power of a Class is used (MQ-CLASS-05, MQ-CLASS-07).
    Power {
        /// By whom.
        seat: Colour,
        /// Of which Class.
        class: String,
        /// By which of its two powers.
        by: PowerBy,
        /// What it does.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        effects: Vec<Effect>,
    },
}

impl Command {
    /// A level for listed Items, by their places, and for Item cards from the hand, by name; no others pay for it.
    pub const fn level_for(seat: Colour, gear: Vec<usize>, cards: CardSet, levels: Option<u8>) -> Command {
        Command::BuyLevel { seat, gear, others: Vec::new(), hand: Vec::new(), cards, levels }
    }
}
