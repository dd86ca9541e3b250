//! What decks, hands and discards go by, as each rule set has it in its ledger.

use crate::rules::cite::Cites;

/// The decks the cards are sorted into.
pub(crate) const DECKS: Cites = by! {
    quest: "MQ-SET-02",
    classic: "MC-SET-04",
    short: "MS-SET-01",
    shadowrun: "SR-SET-04",
};

/// The door that is opened, with whatever is behind it; rooms have no cards behind theirs.
pub(crate) const BEHIND_THE_DOOR: Cites = by! {
    quest: "MQ-SET-02",
    classic: "MC-DOOR-01",
    short: "MS-DOOR-01",
    shadowrun: "SR-DOOR-01",
};

/// The decks, and the discards beside them.
pub(crate) const DECKS_AND_DISCARDS: Cites = by! {
    quest: ["MQ-SET-02", "MQ-SET-03"],
    classic: ["MC-SET-04", "MC-CARD-01"],
    short: "MS-SET-01",
    shadowrun: ["SR-SET-04", "SR-CARD-10"],
};

/// Each deck has discards of its own.
pub(crate) const DISCARDS: Cites = by! {
    quest: "MQ-SET-03",
    classic: "MC-CARD-01",
    short: none("it does not speak of discards"),
    shadowrun: "SR-CARD-10",
};

/// What leaves play goes to the discards.
pub(crate) const LEAVES_PLAY: Cites = by! {
    quest: ["MQ-SET-03", "MQ-CARD-09"],
    classic: ["MC-CARD-01", "MC-CARD-12"],
    short: none("it does not speak of discards"),
    shadowrun: ["SR-CARD-10", "SR-CARD-19"],
};

/// A deck that is empty is its discards, shuffled.
pub(crate) const SHUFFLED_ANEW: Cites = by! {
    quest: "MQ-SET-04",
    classic: "MC-CARD-02",
    short: none("it does not say what becomes of an empty deck"),
    shadowrun: "SR-CARD-12",
};

/// With deck and discards empty nobody draws.
pub(crate) const ALL_OUT: Cites = by! {
    quest: "MQ-SET-05",
    classic: "MC-CARD-03",
    short: none("it does not say what becomes of an empty deck"),
    shadowrun: none("it does not say what becomes of a deck without discards"),
};

/// Which cards there are, and that a hand loses only what names the hand.
pub(crate) const FROM_THE_HAND: Cites = by! {
    quest: ["MQ-SET-02", "MQ-CARD-03"],
    classic: ["MC-SET-04", "MC-CARD-05"],
    short: "MS-SET-01",
    shadowrun: ["SR-SET-04", "SR-CARD-16"],
};

/// A card that comes from the discards, or from the deck if there are none.
pub(crate) const FETCHED: Cites = by! {
    quest: "MQ-CARD-14",
    classic: none("only a card says that discards are drawn from"),
    short: none("only a card says that discards are drawn from"),
    shadowrun: "SR-CARD-11",
};

/// A card that is not among the discards.
pub(crate) const NOT_FETCHED: Cites = by! {
    quest: ["MQ-CARD-14", "MQ-SET-03"],
    classic: "MC-CARD-01",
    short: none("it does not speak of discards"),
    shadowrun: ["SR-CARD-11", "SR-CARD-10"],
};

/// What lies on the table is in play, once.
pub(crate) const IN_PLAY: Cites = by! {
    quest: "MQ-CARD-07",
    classic: "MC-CARD-09",
    short: "MS-CARD-06",
    shadowrun: "SR-CARD-13",
};

/// The decks, as far as they are not in play.
pub(crate) const DEALT_AGAIN: Cites = by! {
    quest: ["MQ-SET-02", "MQ-CARD-07"],
    classic: ["MC-SET-04", "MC-CARD-09"],
    short: ["MS-SET-01", "MS-CARD-06"],
    shadowrun: ["SR-SET-04", "SR-CARD-13"],
};

/// In play is what lies on the table, and nothing in hand.
pub(crate) const ON_THE_TABLE: Cites = by! {
    quest: ["MQ-CARD-02", "MQ-CARD-07"],
    classic: ["MC-CARD-04", "MC-CARD-09"],
    short: "MS-CARD-06",
    shadowrun: ["SR-CARD-15", "SR-CARD-13"],
};

/// What is in hand, and in nobody else's.
pub(crate) const HELD: Cites = by! {
    quest: "MQ-CARD-02",
    classic: "MC-CARD-04",
    short: "MS-CARD-06",
    shadowrun: "SR-CARD-15",
};

/// A card that is used is discarded.
pub(crate) const USED_ONCE: Cites = by! {
    quest: "MQ-PLAY-06",
    classic: "MC-TREAS-09",
    short: none("it does not say when a card is discarded"),
    shadowrun: "SR-TREAS-10",
};

/// A card that says otherwise is right.
pub(crate) const CARD_BEATS_RULE: Cites = by! {
    quest: "MQ-FIX-02",
    classic: "MC-CARD-13",
    short: none("it does not set cards against rules"),
    shadowrun: "SR-CARD-01",
};
