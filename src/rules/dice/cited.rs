//! What dice that lie go by, as each rule set has it in its ledger.

use crate::rules::cite::Cites;

/// What the ten-sided die shows.
pub(crate) const TEN_SIDES_FALLEN: Cites = by! {
    quest: ["MQ-DIE-07", "MQ-CLASS-07"],
    others: none("no ten-sided die is rolled in it"),
};

/// Any die can be turned.
pub(crate) const TURNS_ANY_DIE: Cites = by! {
    quest: "MQ-DIE-11",
    others: none("it does not say which dice a card turns"),
};

/// A game that is over is over.
pub(crate) const OVER: Cites = by! {
    quest: "MQ-END-03",
    classic: "MC-LVL-07",
    short: "MS-LVL-04",
    shadowrun: "SR-LVL-06",
};
