//! Whom a card is about, and what it is aimed at.

use serde::{Deserialize, Serialize};

/// Whom a card's words mean.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// Who plays the card; for a Curse, Bad Stuff and rooms, who suffers it.
    #[default]
    You,
    /// Who was chosen.
    Target,
    /// Every other player.
    Others,
    /// Every player.
    All,
}

/// What somebody has to choose as a card is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// Nothing.
    #[default]
    None,
    /// Another player.
    Other,
    /// Any player, oneself too.
    Player,
    /// A monster on the map.
    Monster,
    /// Anybody in the fight, on either side.
    Fighter,
    /// An explored room.
    Room,
    /// A side of the room one stands in.
    Side,
    /// A monster on the map, and a side of its room to push it through.
    Push,
    /// An Item that lies before somebody else.
    Loot,
    /// One of the cards in the discards of a deck; with none there, the top card of that deck (MQ-CARD-14).
    Discard,
}
