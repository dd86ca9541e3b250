//! Steps of a fight, of help in it and of what comes after.

use crate::rules::card::CardSet;
use crate::rules::dungeon::way::Way;
use crate::rules::fight::{Bargain, Fighter};
use crate::rules::ids::{Colour, MonsterId, RoomId};
use crate::rules::table::whose::{Whose, passes};
use serde::{Deserialize, Serialize};

/// Steps of a fight, of help in it and of what comes after.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// A fight, until its result is entered.
    Fight {
        /// The main player.
        seat: Colour,
        /// Where, in a rule set with a map.
        #[serde(default, rename = "room", skip_serializing_if = "Option::is_none")]
        place: Option<RoomId>,
    },
    /// It rolls to get away from each monster (MQ-RUN-06).
    RunAway {
        /// Who.
        seat: Colour,
        /// Where to, in a rule set with a map; in files its words stand among these.
        #[serde(flatten)]
        way: Option<Way>,
        /// From whom it has yet to get away.
        left: Vec<MonsterId>,
        /// From whom it rolls next, where the app throws the die and somebody has chosen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        next: Option<MonsterId>,
    },
    /// A monster has caught it (MQ-RUN-13).
    BadStuff {
        /// Who.
        seat: Colour,
        /// By whom.
        monster: MonsterId,
    },
    /// A die of the fight is rolled again by a card (OQ-14).
    DieAgain {
        /// Who rolls.
        seat: Colour,
        /// Whose die.
        who: Fighter,
        /// Which of its dice.
        index: usize,
    },
    /// Treasures were promised without saying who picks first (MQ-BRIBE-04, OQ-36).
    PickOrder {
        /// The main player, who is asked.
        seat: Colour,
    },
    /// Treasures won with a helper, where the app keeps the cards: they are turned up and picked by turns (MQ-BRIBE-04).
    Spoils {
        /// Who has how many picks, whoever is next first.
        picks: [(Colour, u8); 2],
        /// How many are still to be turned up.
        turn: u8,
        /// What lies there.
        up: CardSet,
    },
    /// What level a monster has, needed now.
    AskLevel {
        /// Which monster.
        monster: MonsterId,
    },
    /// Somebody is asked to help in the fight (MQ-HELP-01, MQ-BRIBE-01).
    Asked {
        /// Who is asked.
        seat: Colour,
        /// What is offered.
        terms: Bargain,
    },
}

impl Step {
    /// Whose it is.
    pub fn whose(&self) -> Whose {
        match self {
            Step::Fight { seat, .. }
            | Step::RunAway { seat, .. }
            | Step::BadStuff { seat, .. }
            | Step::PickOrder { seat }
            | Step::Asked { seat, .. } => Whose::Turn(*seat),
            Step::DieAgain { seat, .. } => Whose::DoneBy(*seat),
            Step::Spoils { .. } => Whose::Won,
            Step::AskLevel { .. } => Whose::Table,
        }
    }

    /// A player has left: somebody else rolls a die of the fight that goes on.
    pub fn leaves(&mut self, gone: Colour, heir: Colour) {
        match self {
            Step::DieAgain { seat, .. } => passes(seat, gone, heir),
            // Who is gone picks nothing: that is seen as the next card is picked.
            Step::Spoils { .. }
            | Step::Fight { .. }
            | Step::RunAway { .. }
            | Step::BadStuff { .. }
            | Step::PickOrder { .. }
            | Step::AskLevel { .. }
            | Step::Asked { .. } => {}
        }
    }
}
