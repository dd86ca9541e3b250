//! What happens on the track.

use crate::rules::card::id::CardId;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::track::deed::Deed;
use serde::{Deserialize, Serialize};

/// Why a token moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The card was hacked by a deed.
    Deed,
    /// It was hacked with five cards.
    Five,
    /// A card or the table moves it: it brings no reward (SR-MATRIX-10).
    Card,
    /// The fight at the end was lost (SR-OQ-06).
    Loss,
}

/// How it stands with who waits at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum God {
    /// It is fought.
    Comes(MonsterId),
    /// It is beaten: the game is won (SR-MATRIX-01).
    Beaten,
    /// It has won.
    Wins,
    /// It is gone, and nobody has beaten it (SR-OQ-13).
    Removed,
}

/// What happens on the track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// One more card lies in the row (SR-SET-06).
    RowCard {
        /// Which.
        card: CardId,
    },
    /// The active player has done something a card may ask for.
    Deed(Deed),
    /// What was done has been looked at.
    Weighed {
        /// Whose deeds.
        seat: Colour,
        /// Whether the card under the token asked for one of them.
        done: bool,
    },
    /// A token stands on another card.
    Token {
        /// Whose.
        seat: Colour,
        /// Where it stood, from 0.
        from: u8,
        /// Where it stands.
        to: u8,
        /// Why.
        by: By,
        /// The card that was hacked, where it is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<CardId>,
    },
    /// Somebody and who waits at the end.
    God {
        /// Who fights it.
        seat: Colour,
        /// How it stands.
        stands: God,
    },
}
