//! What munchkins and what they have go by, as each rule set has it in its ledger.

pub(crate) mod charity;
pub(crate) mod dead;

use crate::rules::cite::Cites;

/// At most one Race, two with what allows it.
pub(crate) const RACES: Cites = by! {
    quest: ["MQ-RACE-03", "MQ-HALF-01"],
    classic: ["MC-RACE-09", "MC-HALF-01"],
    short: "MS-HALF-02",
    shadowrun: "SR-RACE-08",
};

/// A Race is put down.
pub(crate) const RACE: Cites = by! {
    quest: "MQ-RACE-02",
    classic: ["MC-RACE-01", "MC-RACE-05"],
    short: "MS-TURN-10",
    shadowrun: ["SR-RACE-01", "SR-RACE-03"],
};

/// At most one Class, two with what allows it.
pub(crate) const CLASSES: Cites = by! {
    quest: ["MQ-CLASS-02", "MQ-HALF-02"],
    classic: ["MC-CLASS-11", "MC-HALF-02"],
    short: "MS-HALF-01",
    shadowrun: ["SR-POWER-05", "SR-POWER-08"],
};

/// A Class is put down.
pub(crate) const CLASS: Cites = by! {
    quest: "MQ-CLASS-01",
    classic: ["MC-CLASS-01", "MC-CLASS-03"],
    short: "MS-TURN-11",
    shadowrun: ["SR-POWER-01", "SR-POWER-05"],
};

/// Two Races or Classes at most.
pub(crate) const TWO_KINDS: Cites = by! {
    quest: ["MQ-HALF-01", "MQ-HALF-02"],
    classic: ["MC-HALF-01", "MC-HALF-02"],
    short: ["MS-HALF-02", "MS-HALF-01"],
    shadowrun: "SR-SURGE-06",
};

/// Two Races or Classes are two different ones.
pub(crate) const OTHER_KINDS: Cites = by! {
    quest: "MQ-HALF-07",
    classic: ["MC-RACE-10", "MC-CLASS-12"],
    short: none("it does not speak of the same kind twice"),
    shadowrun: "SR-RACE-09",
};

/// What allows two Races.
pub(crate) const HALF_BREED: Cites = by! {
    quest: "MQ-HALF-01",
    classic: "MC-HALF-01",
    short: "MS-HALF-02",
    shadowrun: "SR-SURGE-01",
};

/// What allows two Races needs one.
pub(crate) const HALF_BREED_NEEDS: Cites = by! {
    quest: ["MQ-HALF-03", "MQ-RACE-03"],
    classic: ["MC-HALF-03", "MC-RACE-09"],
    short: "MS-HALF-02",
    shadowrun: ["SR-SURGE-02", "SR-RACE-08"],
};

/// Without a Race nothing allows two.
pub(crate) const HALF_BREED_LOST: Cites = by! {
    quest: "MQ-HALF-08",
    classic: "MC-HALF-07",
    short: none("it does not say when Half-Breed is lost"),
    shadowrun: "SR-SURGE-07",
};

/// The same Power is had once.
pub(crate) const SAME_POWER: Cites = by! {
    quest: "MQ-CLASS-02",
    classic: "MC-CLASS-12",
    short: none("its Classes are had as its parent has them"),
    shadowrun: ["SR-POWER-15", "SR-POWER-03"],
};

/// What lies on a Power goes with it.
pub(crate) const EDGE_GONE: Cites = by! {
    quest: "MQ-ITEM-16",
    classic: none("nothing lies on its Classes"),
    short: none("nothing lies on its Classes"),
    shadowrun: ["SR-POWER-02", "SR-ITEM-12"],
};

/// A Power has a Rank.
pub(crate) const RANK: Cites = by! {
    quest: "MQ-CLASS-01",
    classic: none("its Classes have no Ranks"),
    short: none("its Classes have no Ranks"),
    shadowrun: "SR-POWER-04",
};

/// A hand is shown by a card that names it.
pub(crate) const HAND_SHOWN: Cites = by! {
    quest: "MQ-CARD-03",
    classic: "MC-CARD-05",
    short: none("it does not speak of hands that are shown"),
    shadowrun: "SR-CARD-16",
};

/// What allows two Classes.
pub(crate) const SUPER: Cites = by! {
    quest: "MQ-HALF-02",
    classic: "MC-HALF-02",
    short: "MS-HALF-01",
    shadowrun: none("it has no Classes"),
};

/// What allows two Classes needs one.
pub(crate) const SUPER_NEEDS: Cites = by! {
    quest: ["MQ-HALF-10", "MQ-HALF-03", "MQ-CLASS-02"],
    classic: ["MC-HALF-08", "MC-CLASS-11"],
    short: "MS-HALF-01",
    shadowrun: none("it has no Classes"),
};

/// Without a Class nothing allows two.
pub(crate) const SUPER_LOST: Cites = by! {
    quest: ["MQ-HALF-10", "MQ-HALF-08"],
    classic: "MC-HALF-09",
    short: none("it does not say when Super Munchkin is lost"),
    shadowrun: none("it has no Classes"),
};

/// One of two Races or Classes has to go.
pub(crate) const ONE_KIND_GOES: Cites = by! {
    quest: ["MQ-RACE-03", "MQ-CLASS-02"],
    classic: ["MC-HALF-12", "MC-RACE-09", "MC-CLASS-11"],
    short: ["MS-HALF-02", "MS-HALF-01"],
    shadowrun: "SR-RACE-08",
};

/// A Race or Class is given up.
pub(crate) const GIVEN_UP: Cites = by! {
    quest: ["MQ-ANY-05", "MQ-RACE-06", "MQ-CLASS-04"],
    classic: ["MC-RACE-07", "MC-CLASS-09"],
    short: "MS-TURN-03",
    shadowrun: ["SR-TURN-05", "SR-RACE-06", "SR-POWER-09"],
};

/// A second one put down with what allows it.
pub(crate) const SECOND_KIND: Cites = by! {
    quest: "MQ-HALF-06",
    classic: "MC-HALF-05",
    short: "MS-HALF-02",
    shadowrun: "SR-SURGE-06",
};

/// A second one is of the kind that is allowed twice.
pub(crate) const SECOND_OF_ITS_KIND: Cites = by! {
    quest: ["MQ-HALF-06", "MQ-HALF-10"],
    classic: ["MC-HALF-05", "MC-HALF-08"],
    short: ["MS-HALF-02", "MS-HALF-01"],
    shadowrun: "SR-SURGE-06",
};

/// The sex of a munchkin.
pub(crate) const SEX: Cites = by! {
    quest: "MQ-SET-23",
    classic: "MC-START-04",
    short: none("it does not speak of sexes"),
    shadowrun: none("it does not speak of sexes"),
};

/// Hands to hold Items with.
pub(crate) const HANDS: Cites = by! {
    quest: "MQ-ITEM-20",
    classic: "MC-ITEM-09",
    short: none("it does not count hands"),
    shadowrun: "SR-ITEM-11",
};

/// Big Items beyond the first.
pub(crate) const BIG: Cites = by! {
    quest: "MQ-ITEM-35",
    classic: "MC-BIG-01",
    short: "MS-BIG-01",
    shadowrun: "SR-BIG-01",
};

/// What a Level is.
pub(crate) const LEVEL: Cites = by! {
    quest: "MQ-LVL-01",
    classic: "MC-LVL-01",
    short: "MS-LVL-02",
    shadowrun: "SR-SET-15",
};

/// Nobody falls below Level 1.
pub(crate) const FLOOR: Cites = by! {
    quest: "MQ-FIX-05",
    classic: "MC-LVL-05",
    short: "MS-LVL-02",
    shadowrun: "SR-LVL-04",
};

/// Nobody rises beyond the last Level.
pub(crate) const TOP: Cites = by! {
    quest: ["MQ-LVL-02", "MQ-LVL-01"],
    classic: "MC-LVL-01",
    short: "MS-LVL-04",
    shadowrun: "SR-LVL-06",
};

/// Levels are lost as a card says.
pub(crate) const LEVEL_LOST: Cites = by! {
    quest: "MQ-LVL-21",
    classic: "MC-LVL-04",
    short: none("it does not say how Levels are lost"),
    shadowrun: "SR-LVL-03",
};

/// Levels are gained by cards.
pub(crate) const LEVEL_GAINED: Cites = by! {
    quest: "MQ-LVL-14",
    classic: "MC-LVL-03",
    short: "MS-TURN-04",
    shadowrun: "SR-LVL-02",
};

/// Only a kill brings the last Level.
pub(crate) const LAST_LEVEL: Cites = by! {
    quest: "MQ-FIX-07",
    classic: ["MC-LVL-08", "MC-LVL-09"],
    short: "MS-LVL-01",
    shadowrun: "SR-CARD-07",
};

/// A kill brings Levels, the last one too.
pub(crate) const BY_A_KILL: Cites = by! {
    quest: ["MQ-FIX-07", "MQ-LVL-04"],
    classic: ["MC-LVL-08", "MC-CMB-14"],
    short: ["MS-LVL-01", "MS-CMB-05"],
    shadowrun: ["SR-CARD-07", "SR-CMB-05"],
};

/// How much Health there can be.
pub(crate) const HEALTH: Cites = by! { quest: ["MQ-HP-01", "MQ-HP-02"], others: none("nobody in it has Health") };

/// There is no more Health than there can be.
pub(crate) const HEALTH_FULL: Cites = by! { quest: "MQ-HP-07", others: none("nobody in it has Health") };

/// A hit takes Health.
pub(crate) const HIT: Cites = by! { quest: "MQ-HP-03", others: none("nobody in it has Health") };

/// Health comes back.
pub(crate) const HEALED: Cites = by! { quest: "MQ-HP-06", others: none("nobody in it has Health") };

/// How much Move somebody has.
pub(crate) const MOVE: Cites = by! { quest: ["MQ-MOVE-15", "MQ-MOVE-09"], others: none("nobody in it moves") };

/// What Move is spent for.
pub(crate) const SPENT: Cites = by! { quest: "MQ-TURN-06", others: none("nobody in it moves") };

/// What hangs over a munchkin may slow it.
pub(crate) const SLOWED: Cites = by! { quest: ["MQ-MOVE-09", "MQ-CURSE-07"], others: none("nobody in it moves") };

/// Gold weighs nothing.
pub(crate) const GOLD: Cites = by! { quest: "MQ-ITEM-11", others: none("nobody in it has gold") };

/// Gold counts towards a Level.
pub(crate) const GOLD_PAID: Cites = by! { quest: "MQ-LVL-16", others: none("nobody in it has gold") };

/// Gold is given as Items are.
pub(crate) const GOLD_GIVEN: Cites = by! {
    quest: ["MQ-ITEM-09", "MQ-TRADE-01"],
    others: none("nobody in it has gold"),
};

/// An Item that is put down is in play.
pub(crate) const PUT_DOWN: Cites = by! {
    quest: "MQ-ITEM-04",
    classic: "MC-CARD-09",
    short: "MS-TURN-13",
    shadowrun: "SR-ITEM-03",
};

/// What hangs over a munchkin stays until it is lifted.
pub(crate) const LIFTED: Cites = by! {
    quest: "MQ-CURSE-07",
    classic: "MC-CURSE-06",
    short: "MS-CARD-06",
    shadowrun: "SR-TRAP-04",
};

/// What waits for somebody's next fight stays till then.
pub(crate) const KEPT_FOR_A_FIGHT: Cites = by! {
    quest: ["MQ-CURSE-06", "MQ-CURSE-05"],
    classic: "MC-CURSE-05",
    short: "MS-CARD-06",
    shadowrun: ["SR-TRAP-04", "SR-TRAP-05"],
};

/// A Curse hits at once.
pub(crate) const CURSED: Cites = by! {
    quest: "MQ-CURSE-02",
    classic: "MC-CURSE-04",
    short: "MS-DOOR-03",
    shadowrun: "SR-TRAP-03",
};

/// An Item averts a Curse.
pub(crate) const AVERTED: Cites = by! { quest: "MQ-CURSE-03", others: none("only its cards avert Curses") };

/// An Item that averts a Curse is discarded.
pub(crate) const AVERTS_AND_GOES: Cites = by! {
    quest: ["MQ-CURSE-03", "MQ-ITEM-02"],
    others: none("only its cards avert Curses"),
};

/// An Item or a Class averts a Curse.
pub(crate) const AVERTED_BY_ANY: Cites = by! {
    quest: ["MQ-CURSE-03", "MQ-CURSE-04"],
    others: none("only its cards avert Curses"),
};

/// A Class averts a Curse.
pub(crate) const AVERTED_BY_A_CLASS: Cites = by! { quest: "MQ-CURSE-04", others: none("only its cards avert Curses") };

/// The die did not avert it.
pub(crate) const NOT_AVERTED: Cites = by! {
    quest: ["MQ-CURSE-04", "MQ-CLASS-08"],
    others: none("only its cards avert Curses"),
};

/// A Curse that finds nothing does nothing.
pub(crate) const FINDS_NOTHING: Cites = by! {
    quest: "MQ-CURSE-09",
    classic: "MC-CURSE-08",
    short: none("it does not say what a Curse without a mark does"),
    shadowrun: "SR-TRAP-07",
};

/// Who has no such Item loses none.
pub(crate) const NOTHING_TO_LOSE: Cites = by! {
    quest: ["MQ-CURSE-09", "MQ-RUN-14"],
    classic: "MC-CURSE-08",
    short: none("it does not say what a Curse without a mark does"),
    shadowrun: "SR-TRAP-07",
};

/// Whose Item goes says which.
pub(crate) const VICTIM_CHOOSES: Cites = by! {
    quest: ["MQ-CURSE-08", "MQ-ITEM-07"],
    classic: "MC-CURSE-07",
    short: "MS-CURSE-02",
    shadowrun: "SR-TRAP-06",
};

/// Only one of those it can hit.
pub(crate) const ONE_OF_THEM: Cites = by! {
    quest: "MQ-CURSE-08",
    classic: "MC-CURSE-07",
    short: "MS-CURSE-02",
    shadowrun: "SR-TRAP-06",
};

/// An Item is lost, also in a fight.
pub(crate) const LOST_TO_A_CURSE: Cites = by! {
    quest: ["MQ-CMB-23", "MQ-ITEM-07"],
    classic: ["MC-INTF-06", "MC-CURSE-07"],
    short: "MS-CURSE-02",
    shadowrun: ["SR-INTF-04", "SR-TRAP-06"],
};

/// An Item is lost to whoever has caught its owner.
pub(crate) const LOST_TO_BAD_STUFF: Cites = by! {
    quest: ["MQ-RUN-13", "MQ-ITEM-07"],
    classic: ["MC-RUN-04", "MC-RUN-10"],
    short: "MS-RUN-02",
    shadowrun: "SR-RUN-06",
};

/// An Item is lost where one stands.
pub(crate) const DROPPED: Cites = by! { quest: ["MQ-DROP-02", "MQ-ITEM-07"], others: none("it has no map") };

/// What is in use is changed outside fights.
pub(crate) const CHANGED_IN_PEACE: Cites = by! {
    quest: ["MQ-CMB-31", "MQ-ANY-08", "MQ-ITEM-29"],
    classic: ["MC-ITEM-14", "MC-ITEM-16"],
    short: ["MS-ITEM-02", "MS-TURN-08"],
    shadowrun: ["SR-CMB-16", "SR-TURN-09", "SR-ITEM-06"],
};

/// Nothing is changed while running away.
pub(crate) const NOT_WHILE_RUNNING: Cites = by! {
    quest: "MQ-ITEM-29",
    classic: "MC-ITEM-14",
    short: "MS-ITEM-02",
    shadowrun: "SR-ITEM-06",
};

/// How much a pack holds.
pub(crate) const PACK: Cites = by! {
    quest: ["MQ-ITEM-25", "MQ-ITEM-26"],
    others: none("what is not in use is only turned sideways"),
};

/// What is in use is changed.
pub(crate) const CHANGED: Cites = by! {
    quest: ["MQ-ANY-08", "MQ-ITEM-24"],
    classic: ["MC-ITEM-16", "MC-ITEM-13"],
    short: ["MS-TURN-08", "MS-ITEM-01"],
    shadowrun: ["SR-TURN-09", "SR-ITEM-05"],
};

/// Some Items are for some.
pub(crate) const NOT_FOR_EVERYBODY: Cites = by! {
    quest: ["MQ-ITEM-13", "MQ-ITEM-24"],
    classic: ["MC-ITEM-04", "MC-ITEM-12"],
    short: none("only its cards say who may use an Item"),
    shadowrun: ["SR-ITEM-13", "SR-ITEM-05"],
};

/// No more Items than hands.
pub(crate) const NO_FREE_HANDS: Cites = by! {
    quest: ["MQ-ITEM-21", "MQ-ITEM-20"],
    classic: "MC-ITEM-09",
    short: none("it does not count hands"),
    shadowrun: "SR-ITEM-11",
};

/// One on the head, one on the body, one on the feet.
pub(crate) const ONE_OF_A_SORT: Cites = by! {
    quest: "MQ-ITEM-17",
    classic: ["MC-ITEM-06", "MC-ITEM-07", "MC-ITEM-08"],
    short: "MS-ITEM-03",
    shadowrun: ["SR-ITEM-08", "SR-ITEM-09", "SR-ITEM-10"],
};

/// Nothing is traded in a fight.
pub(crate) const TRADED_IN_PEACE: Cites = by! {
    quest: ["MQ-CMB-22", "MQ-ANY-09"],
    classic: ["MC-CMB-09", "MC-TRADE-03"],
    short: "MS-TURN-07",
    shadowrun: ["SR-CMB-17", "SR-TURN-08"],
};

/// Who is far away gets nothing.
pub(crate) const TOO_FAR: Cites = by! { quest: ["MQ-TRADE-02", "MQ-TRADE-03"], others: none("it has no map") };

/// What is given is in play with who gets it.
pub(crate) const TRADED: Cites = by! {
    quest: ["MQ-TRADE-01", "MQ-TRADE-04", "MQ-TRADE-05"],
    classic: ["MC-TRADE-01", "MC-TRADE-04", "MC-TRADE-06"],
    short: ["MS-TRADE-01", "MS-TRADE-02"],
    shadowrun: ["SR-TRADE-01", "SR-TRADE-04", "SR-TRADE-05"],
};

/// Items are sold on one's own turn, outside fights.
pub(crate) const SOLD_ON_OWN_TURN: Cites = by! {
    quest: "MQ-ANY-14",
    classic: ["MC-SELL-08", "MC-SELL-07"],
    short: ["MS-TURN-12", "MS-SELL-02"],
    shadowrun: "SR-SELL-01",
};

/// What is in hand is not sold.
pub(crate) const NOT_FROM_THE_HAND: Cites = by! {
    quest: "MQ-CARD-04",
    others: none("it does not forbid to sell from the hand"),
};

/// One sale, so many Levels.
pub(crate) const ONE_LEVEL: Cites = by! {
    quest: ["MQ-LVL-19", "MQ-ANY-14"],
    classic: ["MC-SELL-02", "MC-SELL-03"],
    short: "MS-SELL-01",
    shadowrun: ["SR-SELL-02", "SR-SELL-03"],
};

/// The last Level is not for sale.
pub(crate) const NOT_THE_LAST: Cites = by! {
    quest: ["MQ-LVL-20", "MQ-FIX-07"],
    classic: ["MC-SELL-09", "MC-LVL-09"],
    short: "MS-LVL-01",
    shadowrun: ["SR-SELL-07", "SR-CARD-07"],
};

/// What is sold has a price.
pub(crate) const PRICED: Cites = by! {
    quest: "MQ-LVL-17",
    classic: "MC-SELL-05",
    short: "MS-SELL-01",
    shadowrun: "SR-SELL-06",
};

/// What a Level costs.
pub(crate) const PRICE: Cites = by! {
    quest: ["MQ-ANY-14", "MQ-LVL-16"],
    classic: "MC-SELL-01",
    short: "MS-SELL-01",
    shadowrun: "SR-SELL-01",
};

/// What is sold from the hand is discarded.
pub(crate) const SOLD_FROM_THE_HAND: Cites = by! {
    quest: ["MQ-LVL-17", "MQ-LVL-18"],
    classic: "MC-SELL-05",
    short: "MS-SELL-01",
    shadowrun: ["SR-SELL-06", "SR-SELL-01"],
};

/// What is sold is discarded, without change.
pub(crate) const SOLD: Cites = by! {
    quest: ["MQ-LVL-18", "MQ-LVL-19"],
    classic: ["MC-SELL-01", "MC-SELL-03"],
    short: "MS-SELL-01",
    shadowrun: ["SR-SELL-01", "SR-SELL-03"],
};

/// Cards that are sold are discarded.
pub(crate) const SOLD_CARDS: Cites = by! {
    quest: ["MQ-SET-03", "MQ-LVL-18"],
    classic: ["MC-CARD-01", "MC-SELL-05"],
    short: "MS-SELL-01",
    shadowrun: ["SR-CARD-10", "SR-SELL-01"],
};

/// An ability is paid with any card.
pub(crate) const PAID_BY_DISCARDING: Cites = by! {
    quest: "MQ-CARD-13",
    classic: "MC-CLASS-05",
    short: none("only its cards say how an ability is paid"),
    shadowrun: ["SR-RACE-05", "SR-POWER-12"],
};

/// What pays for an ability is discarded.
pub(crate) const DISCARDED_TO_PAY: Cites = by! {
    quest: ["MQ-SET-03", "MQ-CARD-13"],
    classic: ["MC-CARD-01", "MC-CLASS-05"],
    short: none("only its cards say how an ability is paid"),
    shadowrun: ["SR-CARD-10", "SR-POWER-12"],
};

/// Items are put down outside fights.
pub(crate) const ITEMS_IN_PEACE: Cites = by! {
    quest: ["MQ-CMB-30", "MQ-ANY-13", "MQ-PLAY-04"],
    classic: ["MC-TREAS-06", "MC-CMB-22"],
    short: ["MS-TURN-13", "MS-TREAS-01"],
    shadowrun: ["SR-TURN-16", "SR-CMB-18"],
};

/// Items are put down on one's own turn, or as they come.
pub(crate) const ITEMS_ON_OWN_TURN: Cites = by! {
    quest: ["MQ-ANY-13", "MQ-ANY-11"],
    classic: ["MC-TREAS-06", "MC-TREAS-05"],
    short: ["MS-TURN-13", "MS-TURN-09"],
    shadowrun: ["SR-TURN-15", "SR-TURN-10"],
};

/// A Curse comes, unless something averts it.
pub(crate) const CURSE_COMES: Cites = by! {
    quest: ["MQ-CURSE-02", "MQ-CURSE-03", "MQ-CURSE-04"],
    classic: "MC-CURSE-04",
    short: "MS-DOOR-03",
    shadowrun: "SR-TRAP-03",
};

/// An Item that a thief takes: what it takes for that is on the card.
pub(crate) const THEFT: Cites = by! {
    quest: "MQ-CLASS-05",
    classic: ["MC-CLASS-07", "MC-CLASS-14"],
    short: none("it does not speak of theft"),
    shadowrun: none("it has no Classes"),
};

/// Nobody steals while a monster is out.
pub(crate) const NO_THEFT: Cites = by! {
    quest: "MQ-CMB-31",
    classic: ["MC-CLASS-08", "MC-CMB-08", "MC-ITEM-15"],
    short: none("it does not speak of theft"),
    shadowrun: none("it has no Classes"),
};

/// The one card that brings the last Level.
pub(crate) const LAST_BY_A_CARD: Cites = by! {
    quest: "MQ-FIX-07",
    classic: ["MC-LVL-11", "MC-LVL-08"],
    short: "MS-LVL-01",
    shadowrun: "SR-CARD-07",
};

/// A power that costs the whole hand needs one.
pub(crate) const WHOLE_HAND: Cites = by! {
    quest: "MQ-CLASS-05",
    classic: "MC-CLASS-06",
    short: none("it does not speak of powers"),
    shadowrun: "SR-POWER-13",
};
