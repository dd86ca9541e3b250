//! How a fight came out, where a table fights by itself and tells only that.

use crate::rules::ids::{Colour, MonsterId, Side};
use serde::{Deserialize, Serialize};

/// How a fight came out, as people tell it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Outcome {
    /// The munchkins won.
    Won(Won),
    /// The monsters won.
    Lost(Vec<Beaten>),
    /// There was no fight after all: the monsters ignore the munchkin, or magic took it away.
    None,
}

/// What a won fight brings.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Won {
    /// Monsters killed: their bases go back, their cards are discarded.
    #[serde(default)]
    pub killed: Vec<MonsterId>,
    /// Monsters defeated without being killed: they leave too, but give no level (MQ-LVL-09).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub driven_off: Vec<MonsterId>,
    /// Levels for the main player.
    #[serde(default)]
    pub levels: u8,
    /// Treasures for the main player.
    #[serde(default)]
    pub treasures: u8,
    /// The helper, if there was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub helper: Option<HelperShare>,
}

/// What a helper got.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HelperShare {
    /// Who helped.
    pub seat: Colour,
    /// Levels.
    #[serde(default)]
    pub levels: u8,
    /// Treasures.
    #[serde(default)]
    pub treasures: u8,
}

/// What a lost fight cost one munchkin.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Beaten {
    /// Whose munchkin.
    pub seat: Colour,
    /// Hits, all told.
    #[serde(default)]
    pub hits: u8,
    /// Through which side it ran; none if there was nowhere to run.
    #[serde(default)]
    pub ran: Option<Side>,
}
