//! What is changed in a fight and about its monsters.

use crate::rules::fight::foe::card::{Enhancer, MonsterDef};
use crate::rules::fight::{Bargain, Fighter, Term};
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::plain::is_default;
use serde::{Deserialize, Serialize};

/// What is changed in a fight and about its monsters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// What a monster's card says.
    Card {
        /// Which monster.
        monster: MonsterId,
        /// The card.
        def: MonsterDef,
    },
    /// A card played on a monster.
    Enhance {
        /// Which.
        monster: MonsterId,
        /// The card.
        add: Enhancer,
    },
    /// A card taken off a monster.
    Strip {
        /// Which.
        monster: MonsterId,
        /// Its place in the list, from 0.
        index: usize,
    },
    /// Another just like it comes along, with everything that lies on it.
    Mate {
        /// Like which.
        monster: MonsterId,
    },
    /// A monster taken off the map.
    RemoveMonster {
        /// Which.
        monster: MonsterId,
        /// Whether its Treasure goes with it.
        #[serde(default, skip_serializing_if = "is_default")]
        empty: bool,
    },
    /// The fight is off: every monster leaves it, and nobody gains anything.
    CallOff,
    /// Somebody has to help in the fight that goes on (SR-HELP-17).
    Compel {
        /// Who.
        seat: Colour,
    },
    /// What the best Power of somebody always adds counts for a side of the fight (SR-CMB-32).
    Copy {
        /// For whose side.
        seat: Colour,
        /// Whose Power.
        from: Colour,
        /// What it is told as.
        name: String,
    },
    /// A monster of the fight that goes on is killed at once, before the dice.
    Slay {
        /// Which.
        monster: MonsterId,
    },
    /// Something added to a side of the fight that goes on.
    Term {
        /// What, and to whom.
        add: Term,
    },
    /// Something added to the fight is struck again.
    Unterm {
        /// Its place in the list, from 0.
        index: usize,
    },
    /// A power or a card gives ties to the munchkins, or no longer does.
    Ties {
        /// Whether ties are the munchkins'.
        won: bool,
    },
    /// What was agreed for the help.
    Bargain {
        /// The terms.
        terms: Bargain,
    },
    /// A monster that ignores the main player is left alone, or attacked after all.
    LeaveAlone {
        /// Which.
        monster: MonsterId,
        /// Whether it is left alone.
        alone: bool,
    },
    /// A die of the fight is rolled again or turned, after the roll.
    Face {
        /// Whose die.
        who: Fighter,
        /// Which of its dice, from 0.
        index: usize,
        /// What it shows now.
        to: u8,
    },
}
