//! What the table goes by, as each rule set has it in its ledger.

use crate::rules::cite::Cites;

/// What may be put down of a starting hand.
pub(crate) const OPENING: Cites = by! {
    quest: "MQ-SET-21",
    classic: ["MC-START-05", "MC-START-06", "MC-START-07"],
    short: ["MS-START-01", "MS-START-03"],
    shadowrun: ["SR-START-03", "SR-START-04", "SR-START-05"],
};

/// What may be played on any turn.
pub(crate) const AT_ANY_TIME: Cites = by! {
    quest: ["MQ-ANY-03", "MQ-ANY-02", "MQ-ANY-04"],
    classic: ["MC-TREAS-08", "MC-CURSE-03"],
    short: ["MS-TURN-04", "MS-TURN-05", "MS-TURN-06"],
    shadowrun: ["SR-TURN-06", "SR-TURN-07"],
};

/// A fight leaves others a moment before it counts.
pub(crate) const BEFORE_IT_COUNTS: Cites = by! {
    quest: ["MQ-CMB-41", "MQ-CMB-40"],
    classic: "MC-CMB-19",
    short: none("it asks for no pause"),
    shadowrun: "SR-CMB-20",
};

/// Dice that lie may still be changed.
pub(crate) const DICE_LIE: Cites = by! {
    quest: ["MQ-CMB-46", "MQ-DIE-11"],
    classic: none("its fights are decided without dice"),
    short: none("its fights are decided without dice"),
    shadowrun: none("its fights are decided without dice"),
};

/// What has just been received may be played at once, whoever's turn it is.
pub(crate) const JUST_CAME: Cites = by! {
    quest: "MQ-ANY-11",
    classic: "MC-TREAS-05",
    short: "MS-TURN-09",
    shadowrun: "SR-TURN-10",
};

/// A turn is not over before its player has done what is done on one's own turn.
pub(crate) const STILL_ON_TURN: Cites = by! {
    quest: ["MQ-ANY-13", "MQ-ANY-14"],
    classic: ["MC-TREAS-06", "MC-SELL-08"],
    short: ["MS-TURN-12", "MS-TURN-13"],
    shadowrun: ["SR-TURN-14", "SR-TURN-15"],
};

/// Each has a colour.
pub(crate) const OWN_COLOUR: Cites = by! {
    quest: "MQ-SET-10",
    classic: none("it has no colours"),
    short: none("it has no colours"),
    shadowrun: "SR-SET-09",
};

/// Each has another colour.
pub(crate) const OTHER_COLOURS: Cites = by! {
    quest: "MQ-SET-09",
    classic: none("it has no colours"),
    short: none("it has no colours"),
    shadowrun: "SR-SET-09",
};

/// Who sits down has a colour of its own.
pub(crate) const SITS_DOWN: Cites = by! {
    quest: ["MQ-SET-10", "MQ-SET-09"],
    classic: none("it has no colours"),
    short: none("it has no colours"),
    shadowrun: "SR-SET-09",
};

/// How many can play.
pub(crate) const HOW_MANY: Cites = by! {
    quest: "MQ-SET-01",
    classic: "MC-SET-02",
    short: none("it does not say how many can play"),
    shadowrun: "SR-SET-01",
};

/// The turn passes to the left.
pub(crate) const CLOCKWISE: Cites = by! {
    quest: "MQ-SET-25",
    classic: "MC-TURN-02",
    short: none("it does not say whose turn follows"),
    shadowrun: "SR-TURN-01",
};

/// The map at the beginning.
pub(crate) const MAP: Cites = by! { quest: "MQ-SET-06", others: none("it has no map") };

/// Where all begin.
pub(crate) const STANDS: Cites = by! { quest: "MQ-SET-17", others: none("it has no map") };

/// The highest roll starts.
pub(crate) const WHO_STARTS: Cites = by! {
    quest: "MQ-SET-24",
    classic: "MC-START-09",
    short: "MS-START-04",
    shadowrun: "SR-START-06",
};

/// A die is rolled for the first turn.
pub(crate) const ROLLED_TO_START: Cites = by! {
    quest: ["MQ-SET-24", "MQ-DIE-09"],
    classic: "MC-START-09",
    short: "MS-START-04",
    shadowrun: "SR-START-06",
};

/// What somebody does on a turn.
pub(crate) const OWN_TURN: Cites = by! {
    quest: "MQ-TURN-02",
    classic: ["MC-TURN-01", "MC-TURN-04"],
    short: "MS-TURN-01",
    shadowrun: ["SR-TURN-04", "SR-TURN-03"],
};

/// A die has six sides.
pub(crate) const SIX_SIDES: Cites = by! {
    quest: "MQ-DIE-09",
    classic: none("it does not say how many sides a die has"),
    short: none("it does not say how many sides a die has"),
    shadowrun: "SR-SET-03",
};
