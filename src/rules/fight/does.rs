//! What a card does in a fight.

use crate::rules::plain::is_default;
use serde::{Deserialize, Serialize};

/// What a card does in a fight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Does {
    /// Something added to the chosen fighter, or else to one's own side of the fight.
    Term {
        /// Added to the strength.
        #[serde(default, skip_serializing_if = "is_default")]
        strength: i16,
        /// Dice more or fewer.
        #[serde(default, skip_serializing_if = "is_default")]
        dice: i8,
    },
    /// Ties are the munchkins' in this fight.
    Ties,
    /// The chosen monster of the fight is killed at once.
    Slay,
    /// The chosen monster leaves the map or the fight; nobody gains anything, and its Treasure goes with it.
    Banish,
    /// The chosen monster leaves the fight: nobody has killed it, and its Treasure stays (MC-CMB-17, MC-TREAS-10).
    SendAway,
    /// The chosen player has to help, unless the game would be won by it (SR-HELP-17).
    Compel,
    /// The fight is off: every monster leaves, and nobody gains anything.
    CallOff,
    /// What the best Power of the chosen player always adds counts for one's own side of the fight (SR-CMB-32).
    Copy,
    /// Another just like the chosen monster comes along (MC-ENH-11).
    Mate,
}
