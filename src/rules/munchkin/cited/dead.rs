//! What the dead may not do, as each rule set has it in its ledger.

use crate::rules::cite::Cites;

/// Nothing is played for the dead.
pub(crate) const NOT_FOR_THE_DEAD: Cites = by! {
    quest: "MQ-DEATH-13",
    classic: "MC-DEATH-08",
    short: none("it does not speak of what the dead play"),
    shadowrun: "SR-DEATH-13",
};

/// The dead gain no Level.
pub(crate) const GAIN_NOTHING: Cites = by! {
    quest: "MQ-DEATH-13",
    classic: "MC-DEATH-09",
    short: none("it does not speak of what the dead gain"),
    shadowrun: "SR-DEATH-14",
};
