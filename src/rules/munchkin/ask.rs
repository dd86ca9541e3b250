//! What is asked about a munchkin.

use crate::rules::ids::Colour;
use serde::Serialize;

/// What is asked about a munchkin.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Which cards go.
    Charity {
        /// How many.
        surplus: u32,
        /// To whom, as evenly as possible; nobody means the discards.
        to: Vec<Colour>,
    },
    /// Whether a Curse takes effect, or is averted by one of these Items.
    Cursed {
        /// Items that avert it, by their places in the list.
        averting: Vec<usize>,
    },
    /// What the ten-sided die shows.
    PowerDie,
    /// The six-sided die that decides a theft.
    TheftDie,
    /// Which Item goes.
    LoseItem {
        /// Those that could.
        among: Vec<usize>,
    },
}
