//! What a helper is promised.

use crate::rules::munchkin::gear::Gear;
use serde::{Deserialize, Serialize};

/// What was agreed for the help (MQ-BRIBE-01, MQ-BRIBE-03, MQ-BRIBE-04).
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bargain {
    /// Treasures for the helper, of those the monsters yield.
    #[serde(default)]
    pub treasures: u8,
    /// Gold from the main player to the helper; below nothing, the other way.
    #[serde(default)]
    pub gold: i32,
    /// Whether the helper picks first; none while nobody has said (MQ-BRIBE-04).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub helper_first: Option<bool>,
    /// Items of the main player's that go to the helper (MQ-BRIBE-02).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub items: Vec<Gear>,
}
