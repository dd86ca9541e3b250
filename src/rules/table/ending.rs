//! How a game ended.

use crate::rules::ids::Colour;
use serde::{Deserialize, Serialize};

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// All were dead at the same moment: the monsters win (MQ-END-04).
    Monsters,
    /// These players won.
    Players(Vec<Colour>),
}
