//! What is asked in a fight.

use crate::rules::card::CardSet;
use crate::rules::fight::{Bargain, Fighter};
use crate::rules::ids::{Colour, MonsterId, RoomId};
use serde::Serialize;

/// What is asked in a fight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// How the fight came out.
    Fight {
        /// Where, in a rule set with a map.
        #[serde(rename = "room", skip_serializing_if = "Option::is_none")]
        place: Option<RoomId>,
        /// Against whom.
        monsters: Vec<MonsterId>,
    },
    /// What all dice of the fight show.
    FightDice {
        /// Who rolls, and how many dice; none where any number is told.
        rollers: Vec<(Fighter, Option<u32>)>,
    },
    /// Whether the dice of the fight stand.
    FightRolled {
        /// What the munchkins come to.
        ours: i32,
        /// What the monsters come to.
        theirs: i32,
    },
    /// Whom somebody gets away from.
    RunAway {
        /// Monsters still to get away from.
        monsters: Vec<MonsterId>,
    },
    /// From whom somebody rolls to get away first, where the app throws the die.
    RunFirst {
        /// Monsters still to get away from.
        monsters: Vec<MonsterId>,
    },
    /// What a monster's Bad Stuff does.
    BadStuff {
        /// Whose.
        monster: MonsterId,
    },
    /// What a die of the fight shows that is rolled again.
    DieAgain,
    /// Who picks first.
    PickOrder {
        /// The main player and the helper.
        among: [Colour; 2],
    },
    /// What level a monster has.
    Level {
        /// Which.
        monster: MonsterId,
    },
    /// Whether somebody helps.
    Asked {
        /// Whom.
        main: Colour,
        /// What is offered.
        terms: Bargain,
    },
    /// Which of the Treasures that were won together somebody picks.
    Spoils {
        /// What lies there.
        up: CardSet,
        /// How many picks they have in all, this one included.
        picks: u8,
    },
}
