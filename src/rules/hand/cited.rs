//! What is played from the hand goes by, as each rule set has it in its ledger.

use crate::rules::cite::Cites;

/// What has just come may be played.
pub(crate) const JUST_RECEIVED: Cites = by! {
    quest: "MQ-ANY-11",
    classic: "MC-TREAS-05",
    short: "MS-TURN-09",
    shadowrun: "SR-TURN-10",
};

/// What may be played at any time, but for fights.
pub(crate) const ANY_TIME_BUT_FIGHTS: Cites = by! {
    quest: "MQ-ANY-06",
    classic: "MC-CARD-10",
    short: none("only its cards say when they may be played"),
    shadowrun: "SR-TREAS-13",
};

/// Each card has its time.
pub(crate) const ITS_OWN_TIME: Cites = by! {
    quest: "MQ-PLAY-05",
    classic: "MC-CARD-10",
    short: none("only its cards say when they may be played"),
    shadowrun: "SR-TREAS-13",
};

/// What powers a Class has.
pub(crate) const POWERS: Cites = by! {
    quest: ["MQ-CLASS-05", "MQ-CLASS-07"],
    classic: ["MC-CLASS-07", "MC-CLASS-14"],
    short: none("only its cards say what a Class can do"),
    shadowrun: ["SR-POWER-01", "SR-POWER-03"],
};

/// A card that gives a Level.
pub(crate) const LEVEL_CARD: Cites = by! {
    quest: ["MQ-ANY-01", "MQ-LVL-14", "MQ-CMB-29"],
    classic: ["MC-TREAS-07", "MC-TREAS-08", "MC-CMB-07"],
    short: ["MS-TURN-04", "MS-LVL-03"],
    shadowrun: ["SR-TREAS-14", "SR-TURN-06"],
};

/// A Curse from the hand.
pub(crate) const CURSE_CARD: Cites = by! {
    quest: ["MQ-CURSE-01", "MQ-ANY-02", "MQ-CURSE-02"],
    classic: ["MC-CURSE-02", "MC-CURSE-03", "MC-CURSE-04"],
    short: ["MS-CURSE-01", "MS-TURN-06"],
    shadowrun: ["SR-TRAP-02", "SR-TURN-07", "SR-TRAP-03"],
};

/// A Curse that was turned up hits whoever opened the door.
pub(crate) const CURSE_TURNED_UP: Cites = by! {
    quest: "MQ-CURSE-01",
    classic: ["MC-CURSE-01", "MC-DOOR-04"],
    short: "MS-DOOR-03",
    shadowrun: "SR-TRAP-03",
};

/// A card on a monster.
pub(crate) const ENHANCER_CARD: Cites = by! {
    quest: ["MQ-ENH-01", "MQ-ENH-02", "MQ-INTF-03"],
    classic: ["MC-ENH-01", "MC-ENH-04", "MC-INTF-03"],
    short: none("it does not speak of what is played on monsters"),
    shadowrun: ["SR-ENH-01", "SR-ENH-03", "SR-INTF-02"],
};

/// What brings a monster is for a fight.
pub(crate) const ONE_MONSTER_MORE: Cites = by! {
    quest: "MQ-ENH-05",
    classic: "MC-ENH-03",
    short: "MS-CMB-08",
    shadowrun: "SR-INTF-03",
};

/// A card that brings one more monster.
pub(crate) const BRINGS_A_MONSTER: Cites = by! {
    quest: ["MQ-ENH-05", "MQ-INTF-02"],
    classic: ["MC-ENH-03", "MC-INTF-04"],
    short: "MS-CMB-08",
    shadowrun: "SR-INTF-03",
};

/// An Item in hand is not in play.
pub(crate) const NOT_FROM_PLAY: Cites = by! {
    quest: "MQ-CARD-10",
    classic: "MC-ITEM-02",
    short: "MS-TURN-13",
    shadowrun: "SR-CARD-15",
};

/// An Item is put down.
pub(crate) const ITEM_CARD: Cites = by! {
    quest: ["MQ-ITEM-04", "MQ-ANY-13", "MQ-ANY-11"],
    classic: ["MC-CARD-09", "MC-TREAS-06", "MC-TREAS-05"],
    short: ["MS-TURN-13", "MS-TURN-09"],
    shadowrun: ["SR-ITEM-03", "SR-TURN-15", "SR-TURN-10"],
};

/// A Hireling comes whenever it is called; where the rules do not know them, its card says so.
pub(crate) const HIRELING: Cites = by! {
    quest: ["MQ-FIX-02"],
    classic: ["MC-CARD-13"],
    short: ["MS-TURN-05"],
    shadowrun: ["SR-CARD-01"],
};

/// How far things are thrown.
pub(crate) const OUT_OF_RANGE: Cites = by! { quest: ["MQ-THROW-04", "MQ-INTF-05"], others: none("it has no map") };

/// Not everything is thrown.
pub(crate) const NOT_THROWN: Cites = by! {
    quest: ["MQ-THROW-01", "MQ-KW-25"],
    classic: ["MC-INTF-01", "MC-INTF-02"],
    short: none("only its cards say what is played into a fight"),
    shadowrun: "SR-INTF-01",
};

/// What is thrown is used once.
pub(crate) const THROWN_ONCE: Cites = by! {
    quest: "MQ-THROW-06",
    others: none("nothing in it is thrown from elsewhere"),
};

/// What is thrown into a fight counts for a side.
pub(crate) const THROWN: Cites = by! {
    quest: ["MQ-THROW-02", "MQ-THROW-03", "MQ-THROW-06"],
    classic: ["MC-INTF-01", "MC-INTF-02"],
    short: none("only its cards say what is played into a fight"),
    shadowrun: "SR-INTF-01",
};

/// What is used once is used in a fight.
pub(crate) const USED: Cites = by! {
    quest: ["MQ-CMB-27", "MQ-CMB-28", "MQ-PLAY-01"],
    classic: "MC-CMB-06",
    short: "MS-TREAS-01",
    shadowrun: ["SR-TREAS-08", "SR-TREAS-09"],
};

/// What is used once is discarded.
pub(crate) const THROWN_AND_GONE: Cites = by! {
    quest: ["MQ-THROW-06", "MQ-CMB-29"],
    classic: "MC-CMB-07",
    short: none("it does not say when a card is discarded"),
    shadowrun: ["SR-TREAS-07", "SR-TREAS-10"],
};

/// From the hand only what is used once is used.
pub(crate) const ONLY_WHAT_IS_USED_ONCE: Cites = by! {
    quest: ["MQ-PLAY-02", "MQ-CMB-27", "MQ-KW-25"],
    classic: ["MC-ITEM-02", "MC-CMB-06"],
    short: "MS-TREAS-01",
    shadowrun: ["SR-TURN-16", "SR-TREAS-08"],
};

/// Some Items are for some.
pub(crate) const FOR_SOME: Cites = by! {
    quest: "MQ-ITEM-13",
    classic: "MC-ITEM-04",
    short: none("only its cards say who may use an Item"),
    shadowrun: "SR-ITEM-13",
};

/// What is not in use is of no use.
pub(crate) const NOT_IN_USE: Cites = by! {
    quest: ["MQ-ITEM-28", "MQ-ITEM-03"],
    classic: ["MC-ITEM-12", "MC-ITEM-13"],
    short: "MS-ITEM-01",
    shadowrun: ["SR-ITEM-04", "SR-ITEM-05"],
};

/// Who cannot use an Item has no use for it.
pub(crate) const OF_NO_USE: Cites = by! {
    quest: ["MQ-ITEM-13", "MQ-ITEM-21"],
    classic: ["MC-ITEM-04", "MC-ITEM-09"],
    short: none("only its cards say who may use an Item"),
    shadowrun: ["SR-ITEM-13", "SR-ITEM-11"],
};

/// An Item is in play before it is used.
pub(crate) const IN_PLAY_FIRST: Cites = by! {
    quest: "MQ-PLAY-02",
    classic: "MC-ITEM-02",
    short: "MS-ITEM-01",
    shadowrun: "SR-ITEM-03",
};

/// A Race or Class from the hand.
pub(crate) const KIND_CARD: Cites = by! {
    quest: ["MQ-ANY-04", "MQ-CARD-11", "MQ-RACE-05"],
    classic: ["MC-RACE-11", "MC-CLASS-13", "MC-RACE-05"],
    short: ["MS-TURN-10", "MS-TURN-11"],
    shadowrun: ["SR-TURN-12", "SR-RACE-03"],
};

/// What allows two Races or Classes, from the hand.
pub(crate) const TWO_OF_A_KIND_CARD: Cites = by! {
    quest: ["MQ-HALF-03", "MQ-HALF-06"],
    classic: ["MC-HALF-03", "MC-HALF-05"],
    short: "MS-HALF-02",
    shadowrun: ["SR-SURGE-01", "SR-SURGE-02"],
};

/// What lifts the limits of an Item.
pub(crate) const CHEAT_CARD: Cites = by! {
    quest: "MQ-ITEM-15",
    classic: "MC-ITEM-10",
    short: none("nothing in it lifts the limits of an Item"),
    shadowrun: "SR-ITEM-12",
};

/// A card that may be played at any time.
pub(crate) const PLAYED_AT_ANY_TIME: Cites = by! {
    quest: ["MQ-ANY-03", "MQ-PLAY-05", "MQ-TIME-03"],
    classic: ["MC-CARD-10", "MC-TREAS-08"],
    short: none("only its cards say when they may be played"),
    shadowrun: "SR-TREAS-13",
};

/// A Class is good for something while it is in play.
pub(crate) const CLASS_IN_PLAY: Cites = by! {
    quest: ["MQ-CLASS-03", "MQ-CLASS-04"],
    classic: ["MC-CLASS-03", "MC-CLASS-04"],
    short: "MS-START-02",
    shadowrun: ["SR-POWER-01", "SR-POWER-02"],
};

/// A power is paid with a card.
pub(crate) const POWER_PAID: Cites = by! {
    quest: "MQ-CLASS-05",
    classic: "MC-CLASS-05",
    short: none("only its cards say how an ability is paid"),
    shadowrun: "SR-POWER-12",
};

/// What a power is paid with.
pub(crate) const PAID_WITH: Cites = by! {
    quest: ["MQ-CLASS-05", "MQ-CARD-13", "MQ-CLASS-06"],
    classic: ["MC-CLASS-05", "MC-CARD-17"],
    short: none("only its cards say how an ability is paid"),
    shadowrun: ["SR-POWER-12", "SR-RACE-05"],
};

/// A power that a ten-sided die decides.
pub(crate) const TEN_SIDES: Cites = by! { quest: "MQ-CLASS-07", others: none("no ten-sided die is rolled in it") };

/// The ten-sided die is cast for a power.
pub(crate) const TEN_SIDES_CAST: Cites = by! {
    quest: ["MQ-CLASS-07", "MQ-DIE-07"],
    others: none("no ten-sided die is rolled in it"),
};

/// What a ten-sided die can show.
pub(crate) const TEN_FACES: Cites = by! { quest: "MQ-DIE-07", others: none("no ten-sided die is rolled in it") };

/// At the last Level the power always works.
pub(crate) const ALWAYS_WORKS: Cites = by! { quest: "MQ-CLASS-09", others: none("no ten-sided die is rolled in it") };

/// Above the Level the power does not work.
pub(crate) const WORKS_NOT: Cites = by! { quest: "MQ-CLASS-08", others: none("no ten-sided die is rolled in it") };

/// A die that was cast is turned.
pub(crate) const CAST_AND_TURNED: Cites = by! {
    quest: ["MQ-DIE-11", "MQ-DIE-09"],
    others: none("its fights are decided without dice"),
};
