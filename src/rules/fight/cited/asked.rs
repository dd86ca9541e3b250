//! What the questions of a fight go by, as each rule set has it in its ledger.

use crate::rules::cite::Cites;

/// All monsters there are fought together.
pub(crate) const ASKS_WHAT_NOW: Cites = by! {
    quest: ["MQ-CMB-25", "MQ-EXPL-20"],
    classic: ["MC-CMB-10", "MC-DOOR-02"],
    short: ["MS-CMB-06", "MS-DOOR-02"],
    shadowrun: ["SR-CMB-22", "SR-DOOR-02"],
};

/// All who fight roll, a monster's player for it.
pub(crate) const ASKS_FOR_DICE: Cites = by! {
    quest: ["MQ-CMB-40", "MQ-CMB-43", "MQ-CMB-36"],
    others: none("its fights are decided without dice"),
};

/// What both sides come to.
pub(crate) const ASKS_WHETHER_IT_STANDS: Cites = by! {
    quest: ["MQ-CMB-46", "MQ-RES-03", "MQ-RES-04"],
    classic: ["MC-CMB-03", "MC-CMB-04"],
    short: ["MS-CMB-02", "MS-CMB-03"],
    shadowrun: ["SR-CMB-02", "SR-CMB-03"],
};

/// Which Treasure is picked.
pub(crate) const ASKS_WHICH_ONE: Cites = by! {
    quest: ["MQ-BRIBE-04", "MQ-BRIBE-03"],
    classic: ["MC-HELP-06", "MC-HELP-05"],
    short: "MS-HELP-04",
    shadowrun: ["SR-HELP-08", "SR-HELP-06"],
};

/// A Level nobody has told.
pub(crate) const ASKS_FOR_A_LEVEL: Cites = by! {
    quest: "MQ-EXPL-16",
    classic: "MC-CMB-02",
    short: "MS-CARD-02",
    shadowrun: "SR-CMB-12",
};

/// Whether somebody helps for what is offered.
pub(crate) const ASKS_FOR_HELP: Cites = by! {
    quest: ["MQ-HELP-01", "MQ-BRIBE-01"],
    classic: ["MC-HELP-03", "MC-HELP-04"],
    short: ["MS-HELP-01", "MS-HELP-03"],
    shadowrun: ["SR-HELP-01", "SR-HELP-05"],
};
