//! The phases of a turn (MQ-TURN-01) and the Monster Turn after it (MQ-TURN-03).

use serde::{Deserialize, Serialize};

/// A phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// DxM Draw (MQ-TURN-04).
    #[default]
    Draw,
    /// Movement: exploring, fights, Deals and searches too (MQ-TURN-02).
    Movement,
    /// Charity.
    Charity,
    /// Monster Turn.
    Monsters,
}

impl Phase {
    /// All four, in order.
    pub const ALL: [Phase; 4] = [Phase::Draw, Phase::Movement, Phase::Charity, Phase::Monsters];

    /// The name used in files and text ids.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Draw => "draw",
            Phase::Movement => "movement",
            Phase::Charity => "charity",
            Phase::Monsters => "monsters",
        }
    }
}
