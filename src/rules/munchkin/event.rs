//! What happens to a munchkin: levels, kinds, Items, conditions, death.

use crate::rules::card::CardId;
use crate::rules::event::told::PlayedAs;
use crate::rules::ids::Colour;
use crate::rules::munchkin::gear::{Gear, ItemAt, ItemChange};
use crate::rules::seat::{Condition, Sex};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What happens to a munchkin: levels, kinds, Items, conditions, death.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A level changed.
    Level {
        /// Whose.
        seat: Colour,
        /// From.
        from: u8,
        /// To.
        to: u8,
    },
    /// Races in play: what a munchkin is from now on, told as a whole because there are never more than two, and a table
    /// that says one anew says it of the whole munchkin.
    Races {
        /// Whose.
        seat: Colour,
        /// All of them.
        races: Vec<String>,
    },
    /// Classes in play, as a whole like Races.
    Classes {
        /// Whose.
        seat: Colour,
        /// All of them.
        classes: Vec<String>,
    },
    /// An Edge! lies on a Power, or no longer (SR-DEATH-04).
    Edged {
        /// Whose.
        seat: Colour,
        /// On which Power.
        power: String,
        /// The card, where the app keeps cards.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<CardId>,
        /// Whether it lies there.
        on: bool,
    },
    /// The table tells the Rank of a Power (SR-POWER-04).
    Ranked {
        /// Whose.
        seat: Colour,
        /// Of which Power.
        power: String,
        /// 1 to 3.
        rank: u8,
    },
    /// A sex.
    Sex {
        /// Whose.
        seat: Colour,
        /// Which.
        sex: Option<Sex>,
    },
    /// The combat bonus kept as one number.
    Bonus {
        /// Whose.
        seat: Colour,
        /// From.
        from: i16,
        /// To.
        to: i16,
    },
    /// Big Items kept as a number.
    Big {
        /// Whose.
        seat: Colour,
        /// From.
        from: u8,
        /// To.
        to: u8,
    },
    /// A Half-Breed card beside the Races, or no longer.
    HalfBreed {
        /// Whose.
        seat: Colour,
        /// Whether it lies there.
        on: bool,
    },
    /// A Super Munchkin card beside the Classes, or no longer.
    SuperMunchkin {
        /// Whose.
        seat: Colour,
        /// Whether it lies there.
        on: bool,
    },
    /// A card was played; what it did follows.
    Played {
        /// By whom.
        seat: Colour,
        /// What the table calls it; may be empty.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        name: String,
        /// What it is.
        what: PlayedAs,
        /// On whom, if on somebody else.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        on: Option<Colour>,
    },
    /// What was about to happen to a munchkin did nothing: there was nothing to lose.
    NoEffect {
        /// Whose.
        seat: Colour,
    },
    /// A Curse was averted.
    Averted {
        /// By whom.
        seat: Colour,
    },
    /// The power of a Class was tried.
    Power {
        /// By whom.
        seat: Colour,
        /// Of which Class.
        class: String,
        /// Whether it works.
        works: bool,
    },
    /// A thief reaches for an Item of somebody else's.
    Theft {
        /// The thief.
        seat: Colour,
        /// Whose.
        from: Colour,
        /// What it is called; may be empty.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        item: String,
    },
    /// How that went.
    Stole {
        /// The thief.
        seat: Colour,
        /// Whether it worked.
        worked: bool,
    },
    /// Hands to hold Items with.
    Hands {
        /// Whose.
        seat: Colour,
        /// From.
        from: u8,
        /// To.
        to: u8,
    },
    /// Items came or went, or some came for others: those that go leave the list before those that come join its end.
    Items {
        /// Whose.
        seat: Colour,
        /// Those that go, by their places before any goes.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        gone: Vec<ItemAt>,
        /// Those that come.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        got: Vec<Arc<Gear>>,
    },
    /// Items are packed, put on, cheated with, or their cards say something else.
    ItemsChanged {
        /// Whose.
        seat: Colour,
        /// Which, and how.
        items: Vec<ItemChange>,
    },
    /// Listed Items. Files of earlier versions say this whatever has happened to them; nothing is told by it any more.
    Gear {
        /// Whose.
        seat: Colour,
        /// All of them.
        gear: Vec<Arc<Gear>>,
    },
    /// Something hangs over a munchkin.
    Condition {
        /// Whose.
        seat: Colour,
        /// What.
        add: Condition,
    },
    /// Something no longer does.
    Lifted {
        /// Whose.
        seat: Colour,
        /// Its place in the list.
        index: usize,
    },
    /// A munchkin died.
    Died {
        /// Whose.
        seat: Colour,
    },
    /// A munchkin returned to life.
    Revived {
        /// Whose.
        seat: Colour,
    },
}
