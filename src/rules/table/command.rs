//! What people may ask of the table: answers, corrections, seats, house rules.

use crate::rules::answer::Answer;
use crate::rules::effect::Effect;
use crate::rules::ids::Colour;
use crate::rules::table::seating::NewSeat;
use crate::rules::table::{Care, Component, Place};
use serde::{Deserialize, Serialize};

/// What people may ask of the table: answers, corrections, seats, house rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// An answer to the question that stands.
    Answer(Answer),
    /// The step that stands was done by hand.
    ByHand,
    /// The step that stands is left out.
    Skip,
    /// A card, a room, a rule or the table did this; within the unchangeable rules.
    Effects {
        /// What did it, in the table's own words.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        note: String,
        /// What it did.
        effects: Vec<Effect>,
    },
    /// The table puts things right; refused only for impossible shapes.
    Amend {
        /// Why, in the table's own words.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        note: String,
        /// What is true from now on.
        effects: Vec<Effect>,
    },
    /// A player joins.
    Join {
        /// Who.
        seat: NewSeat,
        /// Place in the order, from 0; last by default.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        index: Option<usize>,
    },
    /// A player leaves.
    Leave {
        /// Who.
        seat: Colour,
    },
    /// A seat is passed over, or plays again.
    Away {
        /// Whose.
        seat: Colour,
        /// Passed over.
        away: bool,
    },
    /// A bot plays a seat from now on, or a person again.
    Bot {
        /// Whose.
        seat: Colour,
        /// Which bot; a person if none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<String>,
    },
    /// The seats stand in this order.
    Order(Vec<Colour>),
    /// A house rule is set.
    Rule {
        /// Which.
        name: String,
        /// To what.
        value: String,
    },
    /// All house rules are as in the book again.
    ByTheBook,
    /// The evening is over, where the table plays by the clock: whoever has the highest Level has won.
    TimeUp,
    /// A kind of component is on the table or in the app from now on.
    Keep {
        /// Which.
        component: Component,
        /// Where.
        place: Place,
    },
    /// So much is kept from now on.
    Care(Care),
}
