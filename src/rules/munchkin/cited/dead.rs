//! Death, and what the dead may not do, as each rule set has it in its ledger.

use crate::rules::cite::Cites;

/// Nobody is brought back by what comes too late.
pub(crate) const DYING: Cites = by! {
    quest: "MQ-DEATH-02",
    others: none("it does not say that a death cannot be undone"),
};

/// Who wishes to dies.
pub(crate) const DIES_AT_WILL: Cites = by! { quest: "MQ-ANY-12", others: none("nobody in it dies at will") };

/// Without Health a munchkin dies.
pub(crate) const DIES: Cites = by! { quest: ["MQ-DEATH-01", "MQ-HP-03"], others: none("nobody in it has Health") };

/// The dead are not cursed.
pub(crate) const DEAD_ARE_SPARED: Cites = by! {
    quest: ["MQ-DEATH-13", "MQ-CURSE-01"],
    classic: ["MC-DEATH-08", "MC-CURSE-03"],
    short: "MS-CURSE-01",
    shadowrun: ["SR-DEATH-13", "SR-TRAP-02"],
};

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
