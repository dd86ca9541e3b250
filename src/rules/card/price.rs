//! When a card can be played, and what something costs.

use serde::{Deserialize, Serialize};

/// When a card says it may be played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum When {
    /// At any time, on anybody's turn (MQ-ANY-03, MQ-PLAY-05).
    #[default]
    Any,
    /// At any time except in combat (MQ-ANY-06).
    Peace,
    /// On one's own turn.
    OwnTurn,
    /// In a fight.
    Fight,
    /// After the dice of a fight are cast (MQ-CMB-46).
    AfterRoll,
}

impl When {
    /// As one bit, to be told with others in one go.
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// What a Deal asks for (MQ-DEAL-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Price {
    /// Gold pieces.
    Gold(u32),
    /// Items worth so much together.
    Items(u32),
    /// So many cards of any type.
    Cards(u8),
    /// So many Treasure cards from the hand.
    Treasures(u8),
    /// So many DxM cards from the hand.
    Dxm(u8),
}

/// In which of the ways there are the power of a Class is had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Paying {
    /// With a discarded card.
    Card,
    /// With a discarded card, the second of the powers that are (MC-CLASS-05).
    Other,
    /// With the whole hand (MC-CLASS-06).
    Hand,
    /// By the ten-sided die.
    Ten,
}

impl Paying {
    /// All of them, in the order they are shown.
    pub const ALL: [Paying; 4] = [Paying::Card, Paying::Other, Paying::Hand, Paying::Ten];

    /// The name used in ids of texts and widgets.
    pub const fn name(self) -> &'static str {
        match self {
            Paying::Card => "power",
            Paying::Other => "other",
            Paying::Hand => "hand",
            Paying::Ten => "ten",
        }
    }
}
