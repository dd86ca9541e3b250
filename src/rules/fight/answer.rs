//! Answers in a fight.

use crate::rules::fight::fighter::Throw;
use crate::rules::fight::foe::card::MonsterDef;
use crate::rules::fight::outcome::Outcome;
use crate::rules::ids::MonsterId;
use serde::{Deserialize, Serialize};

/// Answers in a fight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Answer {
    /// The monster drawn.
    Monster(Box<MonsterDef>),
    /// A monster's printed level.
    Level(i16),
    /// How a fight came out.
    Fight(Outcome),
    /// All dice of a fight.
    Throws(Vec<Throw>),
    /// A roll to get away from one monster.
    Ran {
        /// From whom.
        monster: MonsterId,
        /// 1 to 6.
        face: u8,
    },
}
