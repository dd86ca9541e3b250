//! Steps of a munchkin: Curses, losses, charity, death.

use crate::rules::card::CardId;
use crate::rules::effect::Effect;
use crate::rules::ids::Colour;
use crate::rules::munchkin::gear::Gear;
use crate::rules::plain::is_default;
use crate::rules::table::whose::Whose;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Steps of a munchkin: Curses, losses, charity, death.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Cards beyond the hand limit go (MQ-CHAR-01).
    Charity {
        /// Whose hand.
        seat: Colour,
    },
    /// A Curse is about to hit somebody (MQ-CURSE-02 to MQ-CURSE-04).
    Cursed {
        /// Whom.
        seat: Colour,
        /// What the table calls it; may be empty.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        name: String,
        /// What it does.
        effects: Vec<Effect>,
        /// Its card, where the app keeps cards.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<CardId>,
        /// Who played it, if anybody did.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Colour>,
        /// Whether the ten-sided die has failed to avert it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        tried: bool,
    },
    /// The ten-sided die decides whether the power of a Class works (MQ-CLASS-07).
    PowerRoll {
        /// Whose.
        seat: Colour,
        /// Of which Class.
        class: String,
        /// What it does.
        effects: Vec<Effect>,
    },
    /// A die decides whether a thief gets away with an Item (MC-CLASS-07).
    Theft {
        /// The thief.
        seat: Colour,
        /// Whose Item.
        from: Colour,
        /// Which.
        item: Arc<Gear>,
    },
    /// One of several Items goes; its owner says which (MQ-CURSE-08, MQ-ITEM-07).
    LoseItem {
        /// Whose.
        seat: Colour,
        /// What sort: a slot, a keyword, or none for any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sort: Option<String>,
        /// Whether it is dropped where the munchkin stands, not discarded.
        #[serde(default, skip_serializing_if = "is_default")]
        dropped: bool,
    },
    /// All Health is gone (MQ-DEATH-01).
    Death {
        /// Whose.
        seat: Colour,
    },
}

impl Step {
    /// Whose it is.
    pub fn whose(&self) -> Whose {
        match self {
            Step::Charity { seat } => Whose::Turn(*seat),
            // The dead are spared a Curse and a power as they come, not before (MQ-DEATH-13, OQ-82).
            Step::Cursed { seat, .. } | Step::PowerRoll { seat, .. } | Step::Theft { seat, .. } => Whose::Player(*seat),
            Step::LoseItem { seat, .. } => Whose::Life(*seat),
            Step::Death { seat } => Whose::Death(*seat),
        }
    }

    /// A player has left: what they played at somebody else goes on without them.
    pub fn leaves(&mut self, gone: Colour, _heir: Colour) {
        match self {
            Step::Cursed { by, .. } => *by = by.filter(|c| *c != gone),
            Step::Charity { .. }
            | Step::PowerRoll { .. }
            | Step::Theft { .. }
            | Step::LoseItem { .. }
            | Step::Death { .. } => {}
        }
    }
}
