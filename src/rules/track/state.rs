//! The track as it lies there.

use crate::rules::card::id::CardId;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::plain::is_default;
use crate::rules::track::deed::Deed;
use serde::{Deserialize, Serialize};

/// The row, the tokens, and what of the turn counts on it.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Track {
    /// The cards of the row, the first first, as far as they lie there; none where they lie on the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub row: Vec<CardId>,
    /// On which card each token stands, by the place of its colour; the first is 0.
    #[serde(default)]
    pub tokens: [u8; Colour::ALL.len()],
    /// Up to where each has been rewarded (SR-OQ-27).
    #[serde(default, skip_serializing_if = "is_default")]
    pub paid: [u8; Colour::ALL.len()],
    /// What the active player has done that has not been looked at yet: in a fight it waits for its end (SR-OQ-28).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deeds: Vec<Deed>,
    /// Who has done what the card under the own token asks for, in this turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub done: Option<Colour>,
    /// Who waits behind the last card, while being fought.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub god: Option<MonsterId>,
    /// It has been beaten: the game ended by that.
    #[serde(default, skip_serializing_if = "is_default")]
    pub beaten: bool,
}

impl Track {
    /// On which card somebody's token stands.
    pub const fn token(&self, seat: Colour) -> u8 {
        self.tokens[seat.index()]
    }

    /// The card at a place of the row, where it is known.
    pub fn card(&self, place: u8) -> Option<CardId> {
        self.row.get(usize::from(place)).copied()
    }
}
