//! What a card does to munchkins.

use crate::rules::card::who::Who;
use crate::rules::plain::is_default;
use crate::rules::seat::Condition;
use serde::{Deserialize, Serialize};

/// What a card does to munchkins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Does {
    /// Levels gained or lost; never the last one up (MQ-FIX-07).
    Level {
        /// Whose.
        #[serde(default)]
        who: Who,
        /// How many.
        by: i8,
    },
    /// A Level, though it be the last one (MC-LVL-11).
    Ascend {
        /// Whose.
        #[serde(default)]
        who: Who,
        /// Only of those of a kind: a Race, a Class, a sex, `human`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        of: Option<String>,
    },
    /// The chosen Item of somebody else comes to one's own, while nobody fights (MC-CMB-08, MC-CLASS-08).
    Steal {
        /// Whether nothing can go wrong; else a die decides, and being caught costs a Level.
        #[serde(default, skip_serializing_if = "is_default")]
        sure: bool,
    },
    /// An Item goes; its owner chooses among several (MQ-CURSE-08).
    LoseItem {
        /// Whose.
        #[serde(default)]
        who: Who,
        /// `headgear`, `armor`, `footgear`, `weapon`, `big`, any keyword; none for any Item in play.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sort: Option<String>,
        /// Whether it is dropped where the munchkin stands, not discarded.
        #[serde(default, skip_serializing_if = "is_default")]
        dropped: bool,
    },
    /// Every Race goes.
    LoseRaces {
        /// Whose.
        #[serde(default)]
        who: Who,
    },
    /// Every Class goes.
    LoseClasses {
        /// Whose.
        #[serde(default)]
        who: Who,
    },
    /// The other sex.
    SwapSex {
        /// Whose.
        #[serde(default)]
        who: Who,
    },
    /// Something that hangs over a munchkin from now on; its text is the card's name where it has none.
    Condition {
        /// Over whom.
        #[serde(default)]
        who: Who,
        /// What.
        add: Condition,
    },
    /// The latest of what hangs over a munchkin no longer does.
    Lift {
        /// From whom.
        #[serde(default)]
        who: Who,
    },
    /// The munchkin dies.
    Die {
        /// Whose.
        #[serde(default)]
        who: Who,
    },
}
