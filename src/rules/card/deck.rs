//! Decks, and what lies in the box in stacks.

use serde::{Deserialize, Serialize};

/// The decks a hand is drawn from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    /// Treasure cards.
    Treasure,
    /// Deus ex Munchkin cards.
    Dxm,
}

impl Deck {
    /// Both decks.
    pub const ALL: [Deck; 2] = [Deck::Treasure, Deck::Dxm];

    /// The name used in files and text ids.
    pub const fn name(self) -> &'static str {
        match self {
            Deck::Treasure => "treasure",
            Deck::Dxm => "dxm",
        }
    }
}

/// The three decks (MQ-SET-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stack {
    /// Monster cards.
    Monster,
    /// Treasure cards.
    Treasure,
    /// Deus ex Munchkin cards.
    Dxm,
}

impl Stack {
    /// All three.
    pub const ALL: [Stack; 3] = [Stack::Monster, Stack::Treasure, Stack::Dxm];

    /// The name used in files and text ids.
    pub const fn name(self) -> &'static str {
        match self {
            Stack::Monster => "monster",
            Stack::Treasure => "treasure",
            Stack::Dxm => "dxm",
        }
    }
}

impl From<Deck> for Stack {
    fn from(deck: Deck) -> Stack {
        match deck {
            Deck::Treasure => Stack::Treasure,
            Deck::Dxm => Stack::Dxm,
        }
    }
}
