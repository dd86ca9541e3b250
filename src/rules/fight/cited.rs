//! What a fight goes by, as each rule set has it in its ledger.

pub(crate) mod asked;
pub(crate) mod flight;

use crate::rules::cite::Cites;

/// One helper at most.
pub(crate) const ONE_HELPER: Cites = by! {
    quest: "MQ-HELP-01",
    classic: "MC-HELP-02",
    short: "MS-HELP-01",
    shadowrun: "SR-HELP-02",
};

/// Who is asked and agrees helps.
pub(crate) const HELPS: Cites = by! {
    quest: ["MQ-HELP-02", "MQ-HELP-06"],
    classic: ["MC-HELP-01", "MC-HELP-02"],
    short: ["MS-HELP-02", "MS-HELP-01"],
    shadowrun: ["SR-HELP-01", "SR-HELP-02"],
};

/// Somebody is asked, one after the other.
pub(crate) const IS_ASKED: Cites = by! {
    quest: ["MQ-HELP-01", "MQ-HELP-02", "MQ-BRIBE-01"],
    classic: ["MC-HELP-01", "MC-HELP-02"],
    short: ["MS-HELP-01", "MS-HELP-03"],
    shadowrun: ["SR-HELP-01", "SR-HELP-02"],
};

/// Who cannot be asked.
pub(crate) const CANNOT_HELP: Cites = by! {
    quest: ["MQ-HELP-03", "MQ-HELP-04", "MQ-HELP-10"],
    classic: "MC-HELP-01",
    short: "MS-HELP-02",
    shadowrun: ["SR-HELP-01", "SR-DEATH-16"],
};

/// A monster is sent away without a fight.
pub(crate) const SENT_AWAY: Cites = by! {
    quest: "MQ-MON-09",
    classic: ["MC-CMB-11", "MC-CMB-17"],
    short: none("it does not speak of sending monsters away"),
    shadowrun: "SR-CMB-24",
};

/// What a card takes out of the fight leaves its Treasure behind.
pub(crate) const LOOT_OF_REMOVED: Cites = by! {
    quest: "MQ-CMB-17",
    classic: ["MC-TREAS-10", "MC-CMB-11"],
    short: none("it does not speak of monsters that are taken away"),
    shadowrun: "SR-CMB-10",
};

/// Another just like a monster comes along, with everything that lies on it.
pub(crate) const MATE: Cites = by! {
    quest: "MQ-ENH-05",
    classic: ["MC-ENH-11", "MC-ENH-06"],
    short: none("it does not speak of mates"),
    shadowrun: none("it does not speak of mates"),
};

/// What is played on a monster adds up, and stays there.
pub(crate) const ENHANCER_LIES_THERE: Cites = by! {
    quest: ["MQ-ENH-06", "MQ-ENH-08"],
    classic: ["MC-ENH-04", "MC-ENH-05"],
    short: none("it does not speak of what is played on monsters"),
    shadowrun: "SR-ENH-04",
};

/// Only who agreed is the helper.
pub(crate) const NOT_A_HELPER: Cites = by! {
    quest: "MQ-HELP-06",
    classic: "MC-HELP-01",
    short: "MS-HELP-01",
    shadowrun: "SR-HELP-01",
};

/// Who has come has to help.
pub(crate) const HAS_COME: Cites = by! { quest: "MQ-HELP-09", others: none("it has no map") };

/// Nobody is asked once the dice are cast.
pub(crate) const ASKED_TOO_LATE: Cites = by! {
    quest: ["MQ-CMB-40", "MQ-HELP-01"],
    classic: ["MC-CMB-19", "MC-CMB-20"],
    short: "MS-HELP-04",
    shadowrun: "SR-CMB-20",
};

/// What can be offered for help.
pub(crate) const BARGAIN: Cites = by! {
    quest: ["MQ-BRIBE-01", "MQ-BRIBE-03", "MQ-BRIBE-04"],
    classic: ["MC-HELP-04", "MC-HELP-05", "MC-HELP-06"],
    short: ["MS-HELP-03", "MS-HELP-04"],
    shadowrun: ["SR-HELP-05", "SR-HELP-06", "SR-HELP-08"],
};

/// Gold can be offered, as much as there is.
pub(crate) const GOLD_OFFERED: Cites = by! {
    quest: "MQ-BRIBE-01",
    classic: ["MC-HELP-04", "MC-HELP-05"],
    short: "MS-HELP-08",
    shadowrun: "SR-HELP-05",
};

/// Only what is in play can be offered.
pub(crate) const ONLY_FROM_PLAY: Cites = by! {
    quest: ["MQ-BRIBE-02", "MQ-CARD-05"],
    classic: ["MC-HELP-04", "MC-TRADE-02"],
    short: "MS-TRADE-01",
    shadowrun: ["SR-HELP-05", "SR-TRADE-02"],
};

/// Items that were promised leave who promised them.
pub(crate) const ITEMS_GIVEN: Cites = by! {
    quest: ["MQ-BRIBE-02", "MQ-TRADE-04"],
    classic: "MC-HELP-04",
    short: "MS-TRADE-01",
    shadowrun: "SR-HELP-05",
};

/// Items that were promised lie before who helped.
pub(crate) const ITEMS_HAD: Cites = by! {
    quest: ["MQ-BRIBE-02", "MQ-TRADE-05"],
    classic: ["MC-HELP-04", "MC-TRADE-04"],
    short: "MS-TRADE-02",
    shadowrun: ["SR-HELP-05", "SR-TRADE-04"],
};

/// Who picks first is part of what is agreed.
pub(crate) const FIRST_PICK: Cites = by! {
    quest: "MQ-BRIBE-04",
    classic: "MC-HELP-06",
    short: "MS-HELP-04",
    shadowrun: "SR-HELP-08",
};

/// Treasures that are shared are turned up and picked.
pub(crate) const SHARED_SPOILS: Cites = by! {
    quest: ["MQ-BRIBE-04", "MQ-BRIBE-03", "MQ-RES-10"],
    classic: ["MC-HELP-06", "MC-HELP-05", "MC-TREAS-04"],
    short: "MS-HELP-04",
    shadowrun: ["SR-HELP-08", "SR-HELP-06", "SR-TREAS-04"],
};

/// The Treasures nobody else picks.
pub(crate) const LAST_PICK: Cites = by! {
    quest: ["MQ-RES-09", "MQ-BRIBE-04"],
    classic: ["MC-TREAS-02", "MC-HELP-06"],
    short: ["MS-CMB-09", "MS-HELP-04"],
    shadowrun: ["SR-CMB-08", "SR-HELP-08"],
};

/// A Treasure that is picked.
pub(crate) const PICKED: Cites = by! {
    quest: ["MQ-BRIBE-04", "MQ-BRIBE-03", "MQ-RES-09"],
    classic: ["MC-HELP-06", "MC-HELP-05", "MC-TREAS-02"],
    short: ["MS-HELP-04", "MS-CMB-09"],
    shadowrun: ["SR-HELP-08", "SR-HELP-06", "SR-CMB-08"],
};

/// Which Treasures can be turned up.
pub(crate) const TURNED_UP: Cites = by! {
    quest: ["MQ-SET-02", "MQ-RES-09"],
    classic: ["MC-SET-04", "MC-TREAS-02"],
    short: ["MS-SET-01", "MS-CMB-09"],
    shadowrun: ["SR-SET-04", "SR-CMB-08"],
};

/// Who is dead picks nothing.
pub(crate) const PICKS_NO_MORE: Cites = by! {
    quest: "MQ-DEATH-05",
    classic: "MC-DEATH-08",
    short: none("it does not say what a dead helper is owed"),
    shadowrun: "SR-DEATH-13",
};

/// The Treasures that were promised.
pub(crate) const HELPERS_SHARE: Cites = by! {
    quest: ["MQ-BRIBE-03", "MQ-RES-09", "MQ-RES-10"],
    classic: ["MC-HELP-05", "MC-TREAS-02", "MC-TREAS-04"],
    short: ["MS-HELP-08", "MS-CMB-09"],
    shadowrun: ["SR-HELP-06", "SR-HELP-16", "SR-TREAS-04"],
};

/// When there is a fight.
pub(crate) const NO_FIGHT: Cites = by! {
    quest: "MQ-CMB-01",
    classic: "MC-CMB-22",
    short: "MS-DOOR-02",
    shadowrun: "SR-DOOR-02",
};

/// It is announced, and others have a moment.
pub(crate) const ANNOUNCED: Cites = by! {
    quest: ["MQ-CMB-40", "MQ-CMB-41"],
    classic: "MC-CMB-19",
    short: none("it asks for no pause"),
    shadowrun: "SR-CMB-20",
};

/// Others have a moment to act.
pub(crate) const OTHERS_ACT: Cites = by! {
    quest: "MQ-CMB-41",
    classic: "MC-CMB-19",
    short: none("it asks for no pause"),
    shadowrun: "SR-CMB-20",
};

/// Who has announced may ask and play again instead.
pub(crate) const NOT_YET: Cites = by! {
    quest: "MQ-CMB-42",
    classic: "MC-CMB-21",
    short: "MS-CMB-04",
    shadowrun: "SR-HELP-01",
};

/// What counts for the munchkins.
pub(crate) const FOR_THE_MUNCHKINS: Cites = by! {
    quest: "MQ-RES-01",
    classic: "MC-CMB-01",
    short: "MS-CMB-01",
    shadowrun: "SR-CMB-01",
};

/// What counts for the monsters.
pub(crate) const FOR_THE_MONSTERS: Cites = by! {
    quest: "MQ-RES-02",
    classic: "MC-CMB-02",
    short: "MS-CARD-02",
    shadowrun: "SR-CMB-12",
};

/// What counts for either side.
pub(crate) const FOR_A_SIDE: Cites = by! {
    quest: ["MQ-RES-01", "MQ-RES-02"],
    classic: ["MC-CMB-01", "MC-CMB-02"],
    short: ["MS-CMB-01", "MS-CARD-02"],
    shadowrun: ["SR-CMB-01", "SR-CMB-12"],
};

/// What is played on a monster is for one of them.
pub(crate) const ON_ONE_MONSTER: Cites = by! {
    quest: "MQ-ENH-07",
    classic: "MC-ENH-09",
    short: none("it does not speak of what is played on monsters"),
    shadowrun: "SR-ENH-05",
};

/// What those who do not fight may do.
pub(crate) const FROM_OUTSIDE: Cites = by! {
    quest: ["MQ-INTF-04", "MQ-INTF-05", "MQ-THROW-04"],
    classic: ["MC-INTF-01", "MC-INTF-06"],
    short: "MS-TURN-06",
    shadowrun: ["SR-INTF-01", "SR-INTF-04"],
};

/// A monster that ignores a munchkin need not be fought.
pub(crate) const LEFT_ALONE: Cites = by! {
    quest: ["MQ-IGN-01", "MQ-IGN-02"],
    classic: "MC-LOOT-04",
    short: none("no monster of it is friendly"),
    shadowrun: none("no monster of it is friendly"),
};

/// A monster that ignores a munchkin can be fought.
pub(crate) const ATTACKED_ALL_THE_SAME: Cites = by! {
    quest: "MQ-IGN-07",
    others: none("what a friendly monster does is on its card"),
};

/// The helper counts as well.
pub(crate) const HELPERS_STRENGTH: Cites = by! {
    quest: ["MQ-HELP-11", "MQ-CMB-32"],
    classic: "MC-HELP-07",
    short: "MS-HELP-05",
    shadowrun: "SR-HELP-03",
};

/// Level and bonuses.
pub(crate) const STRENGTH: Cites = by! {
    quest: ["MQ-CMB-11", "MQ-CMB-32"],
    classic: "MC-CMB-01",
    short: "MS-CMB-01",
    shadowrun: "SR-CMB-01",
};

/// Bonuses besides.
pub(crate) const BONUS: Cites = by! {
    quest: "MQ-CMB-11",
    classic: "MC-CMB-01",
    short: "MS-CMB-01",
    shadowrun: "SR-CMB-01",
};

/// Items that are in use count.
pub(crate) const ITEMS_COUNT: Cites = by! {
    quest: ["MQ-CMB-11", "MQ-ITEM-03"],
    classic: ["MC-CMB-01", "MC-ITEM-02"],
    short: ["MS-CMB-01", "MS-ITEM-01"],
    shadowrun: ["SR-CMB-01", "SR-ITEM-04"],
};

/// What hangs over a munchkin counts.
pub(crate) const HANGS_OVER: Cites = by! {
    quest: ["MQ-CURSE-05", "MQ-KW-03"],
    classic: ["MC-CURSE-05", "MC-LVL-06"],
    short: "MS-CMB-01",
    shadowrun: ["SR-TRAP-05", "SR-CMB-01"],
};

/// What a Race or Class is good for counts.
pub(crate) const KINDS_COUNT: Cites = by! {
    quest: ["MQ-RACE-05", "MQ-CLASS-03"],
    classic: ["MC-RACE-05", "MC-CLASS-03"],
    short: "MS-START-02",
    shadowrun: ["SR-RACE-03", "SR-POWER-01"],
};

/// What kinds have against some monsters counts, the helper too.
pub(crate) const ABILITIES: Cites = by! {
    quest: ["MQ-HELP-13", "MQ-CLASS-03", "MQ-RACE-05"],
    classic: ["MC-HELP-09", "MC-CLASS-03", "MC-RACE-05"],
    short: "MS-HELP-05",
    shadowrun: ["SR-HELP-09", "SR-POWER-01", "SR-RACE-03"],
};

/// What a monster counts.
pub(crate) const LEVEL_OF_A_MONSTER: Cites = by! {
    quest: ["MQ-CMB-12", "MQ-CMB-33"],
    classic: "MC-CMB-02",
    short: "MS-CARD-02",
    shadowrun: "SR-CMB-22",
};

/// Enhancers add up.
pub(crate) const ENHANCED: Cites = by! {
    quest: ["MQ-ENH-06", "MQ-CMB-13"],
    classic: ["MC-ENH-05", "MC-CMB-02"],
    short: none("it does not speak of what is played on monsters"),
    shadowrun: ["SR-ENH-04", "SR-ENH-01"],
};

/// What lies on a monster counts for it.
pub(crate) const STRENGTHENED: Cites = by! {
    quest: ["MQ-ENH-01", "MQ-CMB-13"],
    classic: "MC-CMB-02",
    short: none("it does not speak of what is played on monsters"),
    shadowrun: "SR-ENH-01",
};

/// What a monster has against a kind counts once.
pub(crate) const AGAINST_A_KIND: Cites = by! {
    quest: ["MQ-CMB-14", "MQ-HELP-15", "MQ-HELP-16"],
    classic: ["MC-CMB-05", "MC-HELP-08", "MC-HELP-10"],
    short: none("only its cards say what a monster has against a kind"),
    shadowrun: ["SR-CMB-12", "SR-HELP-09", "SR-HELP-10"],
};

/// A monster is never below Level 1.
pub(crate) const LOWEST_OF_A_MONSTER: Cites = by! {
    quest: "MQ-FIX-06",
    classic: "MC-CARD-18",
    short: none("it has no lowest Level of monsters"),
    shadowrun: none("a strength may drop below 1 in it"),
};

/// What is played once the dice are cast comes too late.
pub(crate) const DICE_ARE_CAST: Cites = by! { quest: "MQ-CMB-46", others: none("its fights are decided without dice") };

/// A die of the fight is turned.
pub(crate) const DIE_TURNED: Cites = by! {
    quest: ["MQ-DIE-11", "MQ-CMB-46"],
    others: none("its fights are decided without dice"),
};

/// All who fight roll.
pub(crate) const ALL_ROLL: Cites = by! { quest: "MQ-CMB-45", others: none("its fights are decided without dice") };

/// Whose dice are rolled.
pub(crate) const WHICH_DICE: Cites = by! {
    quest: ["MQ-CMB-43", "MQ-CMB-45"],
    others: none("its fights are decided without dice"),
};

/// Each rolls its own dice.
pub(crate) const OWN_DICE: Cites = by! {
    quest: ["MQ-CMB-43", "MQ-DIE-09"],
    others: none("its fights are decided without dice"),
};

/// Who rolls for a monster, and how many dice.
pub(crate) const ROLLED_FOR_A_MONSTER: Cites = by! {
    quest: ["MQ-CMB-36", "MQ-CMB-33"],
    others: none("its fights are decided without dice"),
};

/// How many dice a monster rolls.
pub(crate) const HOW_MANY_DICE: Cites = by! { quest: "MQ-CMB-33", others: none("its fights are decided without dice") };

/// Who wins ties.
pub(crate) const TIES: Cites = by! {
    quest: "MQ-RES-04",
    classic: ["MC-CMB-04", "MC-HELP-11"],
    short: "MS-CMB-03",
    shadowrun: "SR-CMB-03",
};

/// A tie that is won.
pub(crate) const TIE_WON: Cites = by! {
    quest: ["MQ-RES-04", "MQ-RES-05"],
    classic: "MC-HELP-11",
    short: none("nothing in it wins a tie"),
    shadowrun: none("nothing in it wins a tie"),
};

/// More than the monsters is a win.
pub(crate) const WON: Cites = by! {
    quest: ["MQ-RES-03", "MQ-RES-05"],
    classic: "MC-CMB-03",
    short: "MS-CMB-02",
    shadowrun: ["SR-CMB-02", "SR-CMB-05"],
};

/// As much as the monsters is not enough.
pub(crate) const LOST: Cites = by! {
    quest: ["MQ-RES-03", "MQ-RES-04"],
    classic: ["MC-CMB-03", "MC-CMB-04"],
    short: ["MS-CMB-02", "MS-CMB-03"],
    shadowrun: ["SR-CMB-02", "SR-CMB-03"],
};

/// What a win is.
pub(crate) const BEATEN: Cites = by! {
    quest: "MQ-RES-05",
    classic: "MC-CMB-03",
    short: "MS-CMB-02",
    shadowrun: "SR-CMB-05",
};

/// A monster that is beaten leaves.
pub(crate) const GONE: Cites = by! {
    quest: ["MQ-RES-07", "MQ-MON-09"],
    classic: "MC-CMB-18",
    short: none("it does not say where a beaten monster goes"),
    shadowrun: "SR-CMB-19",
};

/// One of several monsters is taken out of the fight.
pub(crate) const REMOVED: Cites = by! {
    quest: "MQ-CMB-16",
    classic: "MC-CMB-11",
    short: none("nothing in it takes a monster out of a fight"),
    shadowrun: "SR-CMB-24",
};

/// One of several monsters is taken out; what it yields waits.
pub(crate) const SLAIN: Cites = by! {
    quest: ["MQ-CMB-16", "MQ-CMB-17"],
    classic: ["MC-CMB-11", "MC-TREAS-10"],
    short: none("nothing in it takes a monster out of a fight"),
    shadowrun: ["SR-CMB-24", "SR-CARD-06"],
};

/// Only a kill yields levels.
pub(crate) const NO_LEVEL_WITHOUT_A_KILL: Cites = by! {
    quest: "MQ-LVL-09",
    classic: "MC-CMB-17",
    short: "MS-CMB-05",
    shadowrun: "SR-CMB-09",
};

/// The levels of a kill.
pub(crate) const LEVELS: Cites = by! {
    quest: ["MQ-RES-14", "MQ-LVL-03"],
    classic: ["MC-CMB-14", "MC-CMB-15", "MC-CMB-16"],
    short: "MS-CMB-05",
    shadowrun: ["SR-CMB-05", "SR-CMB-06", "SR-CMB-07"],
};

/// The levels of a kill with a helper, who has one of them.
pub(crate) const LEVELS_SHARED: Cites = by! {
    quest: ["MQ-RES-14", "MQ-LVL-11"],
    classic: "MC-HELP-16",
    short: "MS-CMB-05",
    shadowrun: "SR-HELP-13",
};

/// The levels of who helped.
pub(crate) const HELPERS_LEVELS: Cites = by! {
    quest: ["MQ-LVL-08", "MQ-LVL-10", "MQ-LVL-13"],
    classic: "MC-HELP-18",
    short: "MS-HELP-07",
    shadowrun: "SR-HELP-15",
};

/// Levels for what fell before the end.
pub(crate) const LEVELS_KEPT: Cites = by! {
    quest: ["MQ-LVL-03", "MQ-CMB-17"],
    classic: ["MC-CMB-14", "MC-CMB-16"],
    short: "MS-CMB-05",
    shadowrun: ["SR-CMB-07", "SR-CMB-26"],
};

/// Levels of the helper for what fell before the end.
pub(crate) const HELPERS_LEVELS_KEPT: Cites = by! {
    quest: ["MQ-LVL-10", "MQ-LVL-13", "MQ-CMB-17"],
    classic: "MC-HELP-18",
    short: "MS-HELP-07",
    shadowrun: "SR-HELP-15",
};

/// Treasures that all see.
pub(crate) const WON_FOR_ALL_TO_SEE: Cites = by! {
    quest: ["MQ-RES-09", "MQ-RES-10"],
    classic: ["MC-TREAS-02", "MC-TREAS-04"],
    short: "MS-CMB-09",
    shadowrun: ["SR-CMB-08", "SR-TREAS-04"],
};

/// Treasures that nobody else sees.
pub(crate) const WON_UNSEEN: Cites = by! {
    quest: ["MQ-RES-09", "MQ-RES-11"],
    classic: ["MC-TREAS-02", "MC-TREAS-03"],
    short: "MS-CMB-09",
    shadowrun: ["SR-CMB-08", "SR-TREAS-03"],
};

/// What waited for the next fight has counted.
pub(crate) const HAS_COUNTED: Cites = by! {
    quest: ["MQ-CURSE-05", "MQ-CURSE-02"],
    classic: "MC-CURSE-05",
    short: none("only its cards say what waits for a fight"),
    shadowrun: "SR-TRAP-04",
};

/// Who may help against the Boss.
pub(crate) const BOSS_HELPER: Cites = by! { quest: "MQ-BOSS-11", others: none("it has no Boss") };

/// Nobody gets round the Boss.
pub(crate) const NO_WAY_ROUND: Cites = by! { quest: "MQ-BOSS-06", others: none("it has no Boss") };

/// The Boss is not left alone.
pub(crate) const NOT_LEFT_ALONE: Cites = by! { quest: ["MQ-BOSS-06", "MQ-BOSS-04"], others: none("it has no Boss") };

/// Who beats the Boss has won.
pub(crate) const BOSS_BEATEN: Cites = by! { quest: ["MQ-BOSS-13", "MQ-BOSS-14"], others: none("it has no Boss") };

/// A fight is over when nobody is left to fight, or to be fought.
pub(crate) const NOBODY_LEFT: Cites = by! {
    quest: ["MQ-CMB-18", "MQ-CMB-19"],
    classic: none("it does not say when a fight is over"),
    short: none("it does not say when a fight is over"),
    shadowrun: "SR-CMB-11",
};

/// What the card of a monster that was killed has its killer do.
pub(crate) const INSTRUCTED: Cites = by! {
    quest: "MQ-RES-08",
    classic: ["MC-CMB-23", "MC-HELP-15"],
    short: none("it does not speak of what else a card says"),
    shadowrun: none("it does not speak of what else a card says"),
};

/// A Race or Class before which a monster runs: no totals, no kill, but its Treasure.
pub(crate) const DRIVEN_OFF: Cites = by! {
    quest: "MQ-LVL-09",
    classic: ["MC-HELP-13", "MC-HELP-09", "MC-CMB-17"],
    short: none("it does not speak of monsters that are driven off"),
    shadowrun: "SR-CMB-24",
};

/// Nobody is compelled to help where the game would be won by it.
pub(crate) const NOT_FOR_THE_WIN: Cites = by! {
    quest: "MQ-HELP-02",
    classic: none("only a card says that somebody has to help"),
    short: none("only a card says that somebody has to help"),
    shadowrun: ["SR-HELP-17", "SR-CARD-08"],
};

/// Whoever was compelled may go once the game would be won.
pub(crate) const WITHDRAWS: Cites = by! {
    quest: "MQ-HELP-09",
    classic: none("only a card says that somebody has to help"),
    short: none("only a card says that somebody has to help"),
    shadowrun: "SR-HELP-18",
};

/// Whoever helps of their own will stays.
pub(crate) const STAYS: Cites = by! {
    quest: "MQ-HELP-09",
    classic: none("it does not say whether a helper may go"),
    short: none("it does not say whether a helper may go"),
    shadowrun: "SR-HELP-19",
};
