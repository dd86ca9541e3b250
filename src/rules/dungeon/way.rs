//! Where somebody runs.

use crate::rules::ids::{RoomId, Side};
use crate::rules::plain::is_default;
use serde::{Deserialize, Serialize};

/// Where somebody runs who has lost a fight (MQ-RUN-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Way {
    /// Where it fought.
    pub room: RoomId,
    /// Where it runs.
    pub to: Side,
    /// Whether Bad Stuff has taken it elsewhere: then it ends there, not in the room it named (OQ-43).
    #[serde(default, skip_serializing_if = "is_default")]
    pub taken: bool,
}

impl Way {
    /// The same, for somebody whom Bad Stuff has taken elsewhere.
    #[must_use]
    pub const fn off(self) -> Way {
        Way { taken: true, ..self }
    }
}
