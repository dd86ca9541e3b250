//! What is asked at the doors.

use crate::rules::card::{CardId, CardSet};
use crate::rules::ids::Colour;
use serde::Serialize;

/// What is asked at the doors.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Which card somebody takes of what a dead munchkin has left (MC-DEATH-03, MC-DEATH-04).
    Corpse {
        /// Whose it was.
        dead: Colour,
        /// What lies there.
        left: CardSet,
    },
    /// Who is first among those of the same Level (MC-DEATH-05).
    LootRoll {
        /// Who has not rolled, or has to roll again.
        open: Vec<Colour>,
    },
    /// Whether somebody else wants the card on top of the discards too, for a level card (MC-FAST-05).
    Claim {
        /// The card.
        card: CardId,
        /// Who wants it so far.
        by: Vec<Colour>,
    },
    /// Which of too many Big Items somebody gives up (MC-BIG-05).
    Surplus {
        /// The Big ones, by their places in the list.
        among: Vec<usize>,
        /// Who gets it; nobody on one's own turn (MC-BIG-06, MC-BIG-07).
        to: Option<Colour>,
    },
    /// Which Power goes where there are more Ranks than Levels (SR-POWER-10).
    Ranks {
        /// Those that could, by their places in the list.
        among: Vec<usize>,
    },
}
