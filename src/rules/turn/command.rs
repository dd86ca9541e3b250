//! What people may ask of the turn.

use crate::rules::event::Roll;
use crate::rules::ids::Colour;
use crate::rules::table::phase::Phase;
use serde::{Deserialize, Serialize};

/// What people may ask of the turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// The active player's turn is over.
    EndTurn,
    /// The table goes on from this phase, whatever is owed.
    Jump {
        /// The phase.
        phase: Phase,
        /// Whose turn; by default the active player's.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Colour>,
    },
    /// The Monster Die of the last Monster Turn shows another colour.
    Reroll {
        /// Which.
        colour: Colour,
        /// Why.
        why: Rerolled,
    },
    /// A die was rolled for something Standie does not follow; its consequences are.
    Roll(Roll),
}

/// Why a Monster Die that has been rolled shows another colour now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rerolled {
    /// A card changed it (MQ-DIE-11).
    Card,
    /// It was entered wrongly.
    Mistake,
}
