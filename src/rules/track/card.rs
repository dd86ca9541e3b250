//! Cards of the track: a Layer, what they ask for, what they give.

use crate::rules::card::does::Does;
use crate::rules::card::id::CardId;
use crate::rules::card::who::Target;
use crate::rules::plain::is_default;
use serde::{Deserialize, Serialize};

/// Sorts of cards that a card of the track may ask for to be discarded; any other word is a keyword of an Item.
pub const SORTS: [&str; 8] = ["any", "item", "once", "race", "power", "curse", "monster", "level"];

/// What a card of the track asks for (SR-MATRIX-02).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Need {
    /// A monster killed on one's own turn; counted once the fight is over (SR-OQ-28).
    Killed {
        /// Of this Level at least, with what lies on it.
        #[serde(default, skip_serializing_if = "is_default")]
        level: i16,
        /// With this keyword.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        keyword: Option<String>,
        /// Without anybody's help.
        #[serde(default, skip_serializing_if = "is_default")]
        alone: bool,
    },
    /// One sale of Items for Levels, worth at least so much together.
    Sold {
        /// Gold pieces.
        worth: u32,
    },
    /// So many Items given or traded away at once.
    Gave {
        /// How many.
        items: u8,
    },
    /// Cards discarded for it, from the hand or from play.
    Discards {
        /// How many.
        cards: u8,
        /// Of which sort: one of [`SORTS`], or a keyword of an Item.
        of: String,
    },
    /// Levels given up for it.
    Loses {
        /// How many.
        levels: u8,
    },
    /// So many powers in play.
    Powers {
        /// How many at least.
        count: u8,
    },
    /// So many Items in use.
    Items {
        /// How many at least.
        count: u8,
        /// With this keyword.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        keyword: Option<String>,
    },
    /// To be of a Level.
    Level {
        /// At least this one.
        from: u8,
    },
    /// To hold cards in the hand.
    Holds {
        /// How many at least.
        cards: u8,
    },
}

/// A card of the track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrackCard {
    /// Its number, as every card of the box has one of its own.
    pub number: CardId,
    /// Its name.
    pub name: String,
    /// Its Layer, 1 to 4; that of Layer 4 is two-sided, and a monster has the same number (SR-SET-07).
    pub layer: u8,
    /// What it asks for; none on the last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asks: Option<Need>,
    /// What has to be chosen for what it gives.
    #[serde(default, skip_serializing_if = "is_default")]
    pub target: Target,
    /// What it gives whoever has done it (SR-MATRIX-09).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gives: Vec<Does>,
    /// A line to laugh at; it has no effect.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub flavour: String,
}
