//! What events tell besides what they change: dice, why a monster left, what became of a fight, what was played.

use crate::rules::fight::{Bargain, Fighter, Term};
use crate::rules::ids::{Colour, MonsterId};
use serde::{Deserialize, Serialize};

/// A die that was rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Roll {
    /// The Monster Die (MQ-DIE-01).
    Monster(Colour),
    /// A six-sided die, 1 to 6 (MQ-DIE-09).
    Six(u8),
    /// The ten-sided die, 1 to 10.
    Ten(u8),
}

/// Why a monster left the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Gone {
    /// Killed in a fight.
    Killed,
    /// Defeated in a fight without being killed (MQ-LVL-09).
    DrivenOff,
    /// Taken off to free its base (MQ-EXPL-16).
    FreedBase,
    /// An effect took it off.
    Effect,
    /// Its room was taken off, or its player left.
    Swept,
}

/// What a card that was played is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayedAs {
    /// An Item put on the table.
    Item,
    /// An Item used.
    Used,
    /// An Item thrown into a fight.
    Thrown,
    /// A Go Up A Level card.
    Level,
    /// A Race or a Class, or what lets one have two.
    Kind,
    /// A Curse.
    Curse,
    /// A card on a monster.
    Enhancer,
    /// A card that brings a monster.
    Monster,
    /// A Cheat card.
    Cheat,
    /// Any other.
    Card,
}

impl PlayedAs {
    /// The name used in text ids.
    pub const fn name(self) -> &'static str {
        match self {
            PlayedAs::Item => "item",
            PlayedAs::Used => "used",
            PlayedAs::Thrown => "thrown",
            PlayedAs::Level => "level",
            PlayedAs::Kind => "kind",
            PlayedAs::Curse => "curse",
            PlayedAs::Enhancer => "enhancer",
            PlayedAs::Monster => "monster",
            PlayedAs::Cheat => "cheat",
            PlayedAs::Card => "card",
        }
    }
}

/// What happened to a fight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FightTold {
    /// Somebody helps.
    Helped(Colour),
    /// Nobody helps after all.
    Alone,
    /// Somebody helps because they have to (SR-HELP-17).
    Compelled(Colour),
    /// Whoever had to help goes (SR-HELP-18).
    Withdrew(Colour),
    /// The fight is off.
    CalledOff,
    /// Somebody was asked and does not help.
    Declined(Colour),
    /// Something was added.
    Term(Box<Term>),
    /// Something added was struck.
    Struck(Box<Term>),
    /// A monster is left alone, or attacked after all.
    LeftAlone {
        /// Which.
        monster: MonsterId,
        /// Whether it is left alone.
        alone: bool,
    },
    /// A monster was killed before the dice.
    Slain(MonsterId),
    /// A card has taken a monster out of the fight; its Treasure stays (MC-TREAS-10).
    Sent(MonsterId),
    /// Something was agreed for the help.
    Bargain(Bargain),
    /// Ties are the munchkins', or no longer.
    Ties(bool),
    /// The roll is announced.
    Announced,
    /// Who says that they run: the last moment to save them (MC-CMB-21).
    Yields(Colour),
    /// Who does not run after all (MC-CMB-21).
    Stays(Colour),
    /// Not yet after all.
    Waits,
    /// The same, and who has got something.
    Stopped(Colour),
    /// The dice are cast.
    Rolled,
    /// A die was rolled again or turned.
    Turned {
        /// Whose.
        who: Fighter,
        /// What it showed.
        from: u8,
        /// What it shows.
        to: u8,
    },
    /// It is decided.
    Over {
        /// What the munchkins came to.
        ours: i32,
        /// What the monsters came to.
        theirs: i32,
        /// Whether the munchkins won.
        won: bool,
    },
}
