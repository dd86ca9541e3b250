//! Answers in a fight.

use crate::rules::fight::fighter::Throw;
use crate::rules::fight::foe::card::MonsterDef;
use crate::rules::fight::outcome::Outcome;
use crate::rules::ids::{Colour, MonsterId};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Answers in a fight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Answer {
    /// The monster drawn.
    Monster(Arc<MonsterDef>),
    /// A monster's printed level.
    Level(i16),
    /// How a fight came out.
    Fight(Outcome),
    /// All dice of a fight.
    Throws(Vec<Throw>),
    /// Somebody has got something, and what was announced waits (MQ-CMB-42, MC-CMB-19).
    Stopped {
        /// Who.
        by: Colour,
    },
    /// From whom it rolls to get away next.
    RunsFrom {
        /// From whom.
        monster: MonsterId,
    },
    /// A roll to get away from one monster.
    Ran {
        /// From whom.
        monster: MonsterId,
        /// 1 to 6.
        face: u8,
    },
}
