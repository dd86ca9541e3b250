//! What people may ask on the track.

use crate::rules::card::Choice;
use crate::rules::fight::foe::card::MonsterDef;
use crate::rules::ids::Colour;
use crate::rules::munchkin::goods::Cards;
use crate::rules::plain::is_default;
use serde::{Deserialize, Serialize};

/// How a card of the track is hacked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// By doing what it asks for (SR-MATRIX-02).
    #[default]
    Deed,
    /// By discarding five cards (SR-MATRIX-05).
    Five,
}

/// What people may ask on the track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// The card under somebody's token is hacked: the token goes on to the next.
    Hack {
        /// Whose token.
        seat: Colour,
        /// How.
        #[serde(default, skip_serializing_if = "is_default")]
        how: How,
        /// The cards discarded for it, where any are.
        #[serde(default, skip_serializing_if = "is_default")]
        pays: Cards,
        /// What is chosen for what it gives.
        #[serde(default, skip_serializing_if = "is_default")]
        choice: Choice,
    },
    /// From the end of the track: who waits there is fought instead of a door being opened (SR-MATRIX-11).
    FaceGod {
        /// At a table of cardboard: what is known of who waits there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        def: Option<Box<MonsterDef>>,
    },
}
