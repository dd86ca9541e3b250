//! Who fights, and what counts for whom.

use crate::rules::ids::{Colour, MonsterId};
use serde::{Deserialize, Serialize};

/// Somebody who fights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fighter {
    /// A munchkin.
    Seat(Colour),
    /// A monster.
    Monster(MonsterId),
}

/// What the table adds to somebody's side: a card, a thrown Item, a power.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Term {
    /// Whose side, and whose dice.
    pub who: Fighter,
    /// What it is; it may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Added to the strength.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub strength: i16,
    /// Dice more or fewer.
    #[serde(default, skip_serializing_if = "no_dice")]
    pub dice: i8,
}

/// The dice one fighter has rolled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Throw {
    /// Who.
    pub who: Fighter,
    /// The faces, 1 to 6.
    pub faces: Vec<u8>,
}

fn is_zero(n: &i16) -> bool {
    *n == 0
}

fn no_dice(n: &i8) -> bool {
    *n == 0
}
