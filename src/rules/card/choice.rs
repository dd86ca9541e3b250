//! What is chosen as a card is played.

use crate::rules::card::id::CardId;
use crate::rules::fight::fighter::Fighter;
use crate::rules::ids::{Colour, MonsterId, RoomId, Side};
use crate::rules::plain::is_default;
use serde::{Deserialize, Serialize};

/// What somebody chooses as a card is played or a power is used; what the card does not ask for stays away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Choice {
    /// A player.
    #[serde(skip_serializing_if = "is_default")]
    pub on: Option<Colour>,
    /// Somebody in the fight.
    #[serde(skip_serializing_if = "is_default")]
    pub fighter: Option<Fighter>,
    /// A monster on the map.
    #[serde(skip_serializing_if = "is_default")]
    pub monster: Option<MonsterId>,
    /// An explored room.
    #[serde(skip_serializing_if = "is_default")]
    pub room: Option<RoomId>,
    /// A side of a room.
    #[serde(skip_serializing_if = "is_default")]
    pub side: Option<Side>,
    /// A listed Item, by its place in the list: of one's own, or of the player who is chosen.
    #[serde(skip_serializing_if = "is_default")]
    pub item: Option<usize>,
    /// A second card from the hand, put down at once with the first (MQ-HALF-06).
    #[serde(skip_serializing_if = "is_default")]
    pub with: Option<CardId>,
    /// Whether an Item used once is put on the belt instead of being used (MQ-ITEM-05).
    #[serde(skip_serializing_if = "is_default")]
    pub down: bool,
    /// A card of the discards.
    #[serde(skip_serializing_if = "is_default")]
    pub pick: Option<CardId>,
    /// Which of the dice, from 0.
    #[serde(skip_serializing_if = "is_default")]
    pub die: Option<usize>,
    /// The face a die is turned to, from 1; of the Monster Die, the place of its colour.
    #[serde(skip_serializing_if = "is_default")]
    pub face: Option<u8>,
}
