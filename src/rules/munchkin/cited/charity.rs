//! What Charity goes by, as each rule set has it in its ledger.

use crate::rules::cite::Cites;

/// So many cards a hand may keep.
pub(crate) const HAND_LIMIT: Cites = by! {
    quest: "MQ-CHAR-01",
    classic: ["MC-CARD-06", "MC-CHAR-01"],
    short: "MS-CHAR-01",
    shadowrun: "SR-CHAR-01",
};

/// What is too much goes to the lowest.
pub(crate) const TO_THE_LOWEST: Cites = by! {
    quest: "MQ-CHAR-02",
    classic: "MC-CHAR-01",
    short: "MS-CHAR-03",
    shadowrun: "SR-CHAR-03",
};

/// What is too much goes to the lowest, or, from the lowest, to nobody.
pub(crate) const TO_THE_LOWEST_OR_NOBODY: Cites = by! {
    quest: ["MQ-CHAR-02", "MQ-CHAR-04"],
    classic: ["MC-CHAR-01", "MC-CHAR-05"],
    short: ["MS-CHAR-03", "MS-CHAR-04"],
    shadowrun: ["SR-CHAR-03", "SR-CHAR-06"],
};

/// Several of the lowest get as much each.
pub(crate) const EVENLY: Cites = by! {
    quest: "MQ-CHAR-03",
    classic: ["MC-CHAR-03", "MC-CHAR-04"],
    short: none("it does not say how several of the lowest share"),
    shadowrun: ["SR-CHAR-04", "SR-CHAR-05"],
};

/// All that is too much goes, and no more.
pub(crate) const ALL_THAT_IS_TOO_MUCH: Cites = by! {
    quest: ["MQ-CHAR-01", "MQ-CHAR-02"],
    classic: ["MC-CHAR-01", "MC-CHAR-06"],
    short: ["MS-CHAR-01", "MS-CHAR-03"],
    shadowrun: ["SR-CHAR-01", "SR-CHAR-03"],
};

/// What is given to the lowest, to each as much.
pub(crate) const GIVEN_EVENLY: Cites = by! {
    quest: ["MQ-CHAR-02", "MQ-CHAR-03"],
    classic: ["MC-CHAR-01", "MC-CHAR-03"],
    short: "MS-CHAR-03",
    shadowrun: ["SR-CHAR-03", "SR-CHAR-04"],
};

/// The lowest discards what is too much.
pub(crate) const DISCARDED_BY_THE_LOWEST: Cites = by! {
    quest: ["MQ-CHAR-04", "MQ-SET-03"],
    classic: ["MC-CHAR-05", "MC-CARD-01"],
    short: "MS-CHAR-04",
    shadowrun: ["SR-CHAR-06", "SR-CARD-10"],
};

/// With Charity the turn is over.
pub(crate) const CHARITY_OVER: Cites = by! {
    quest: "MQ-CHAR-06",
    classic: ["MC-TURN-03", "MC-CHAR-06"],
    short: "MS-TURN-01",
    shadowrun: "SR-TURN-17",
};

/// What becomes of what is too much.
pub(crate) const CHARITY: Cites = by! {
    quest: ["MQ-CHAR-01", "MQ-CHAR-02", "MQ-CHAR-03"],
    classic: ["MC-CHAR-01", "MC-CHAR-03"],
    short: ["MS-CHAR-01", "MS-CHAR-03"],
    shadowrun: ["SR-CHAR-01", "SR-CHAR-03", "SR-CHAR-04"],
};
