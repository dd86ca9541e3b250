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
