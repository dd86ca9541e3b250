//! What running away and Bad Stuff go by, as each rule set has it in its ledger.

use crate::rules::cite::Cites;

/// A roll for each monster.
pub(crate) const ASKS_WHETHER_IT_GETS_AWAY: Cites = by! {
    quest: ["MQ-RUN-06", "MQ-RUN-07", "MQ-RUN-12"],
    classic: ["MC-RUN-03", "MC-RUN-14", "MC-RUN-15"],
    short: ["MS-RUN-01", "MS-RUN-03"],
    shadowrun: ["SR-RUN-03", "SR-RUN-08", "SR-RUN-09"],
};

/// What a monster does to whom it catches.
pub(crate) const ASKS_FOR_BAD_STUFF: Cites = by! {
    quest: ["MQ-RUN-13", "MQ-RUN-14"],
    classic: ["MC-RUN-04", "MC-RUN-10"],
    short: "MS-RUN-02",
    shadowrun: ["SR-RUN-06", "SR-RUN-07"],
};

/// From each monster by itself.
pub(crate) const FROM_EACH: Cites = by! {
    quest: "MQ-RUN-06",
    classic: "MC-RUN-14",
    short: "MS-RUN-03",
    shadowrun: "SR-RUN-08",
};

/// In whatever order whoever runs likes.
pub(crate) const IN_ANY_ORDER: Cites = by! {
    quest: "MQ-RUN-07",
    classic: "MC-RUN-15",
    short: "MS-RUN-03",
    shadowrun: "SR-RUN-09",
};

/// A die says whether a munchkin gets away; what it has on may better it.
pub(crate) const ROLLS_TO_GET_AWAY: Cites = by! {
    quest: ["MQ-RUN-11", "MQ-RUN-12"],
    classic: ["MC-RUN-03", "MC-RUN-06"],
    short: "MS-RUN-01",
    shadowrun: ["SR-RUN-03", "SR-RUN-04"],
};

/// Who is caught suffers Bad Stuff.
pub(crate) const CAUGHT: Cites = by! {
    quest: "MQ-RUN-13",
    classic: ["MC-RUN-04", "MC-RUN-10"],
    short: "MS-RUN-02",
    shadowrun: "SR-RUN-06",
};

/// Who has lost runs, and whoever helped does too.
pub(crate) const ALL_RUN: Cites = by! {
    quest: ["MQ-RES-19", "MQ-RUN-01", "MQ-HELP-20"],
    classic: ["MC-RUN-12", "MC-RUN-14", "MC-RUN-17"],
    short: "MS-RUN-03",
    shadowrun: ["SR-RUN-08", "SR-RUN-11"],
};

/// A monster that does not go after whoever runs.
pub(crate) const SPARED: Cites = by! {
    quest: "MQ-RUN-06",
    classic: ["MC-CARD-13", "MC-RUN-14"],
    short: "MS-RUN-03",
    shadowrun: "SR-RUN-08",
};

/// What a card does even to those who get away.
pub(crate) const HURTS_ALL_THE_SAME: Cites = by! {
    quest: "MQ-RUN-12",
    classic: "MC-RUN-09",
    short: "MS-RUN-01",
    shadowrun: "SR-RUN-05",
};
