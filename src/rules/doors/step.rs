//! Steps at the doors.

use crate::rules::card::CardSet;
use crate::rules::doors::bought::Claim;
use crate::rules::doors::lies::{self, Lies};
use crate::rules::doors::looters::Rolls;
use crate::rules::ids::Colour;
use crate::rules::row::Row;
use crate::rules::table::whose::Whose;
use serde::{Deserialize, Serialize};

fn none_rolled(rolls: &Rolls) -> bool {
    rolls.is_empty()
}

/// Steps at the doors.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// A door has been opened: its card is turned up.
    Door {
        /// Who opened it.
        seat: Colour,
        /// What they held before.
        before: CardSet,
    },
    /// What a dead munchkin has left lies there, to be picked from (MC-DEATH-03 to MC-DEATH-07).
    Corpse {
        /// Whose it was.
        dead: Colour,
        /// What is left of it.
        left: CardSet,
        /// Who still picks, in order.
        picks: Row,
        /// What those of the same Level have rolled for who is first (MC-DEATH-05); kept apart, since it would make every
        /// step of every game larger.
        #[serde(default, skip_serializing_if = "none_rolled")]
        rolls: Box<Rolls>,
        /// What the table has told of it; kept apart, too.
        #[serde(default, skip_serializing_if = "lies::nothing")]
        lies: Box<Lies>,
    },
    /// Trouble was looked for, and the room can still be searched if nothing comes of it (CL-OQ-07).
    Trouble {
        /// Who looked for it.
        seat: Colour,
    },
    /// Somebody wants the card on top of the discards (MC-FAST-03).
    Claim(Box<Claim>),
    /// Somebody carries more Big Items than they can (MC-BIG-05).
    Surplus {
        /// Who.
        seat: Colour,
    },
    /// Somebody has more Ranks than Levels, and says which Power goes (SR-POWER-10).
    Ranks {
        /// Who.
        seat: Colour,
    },
}

impl Step {
    /// Whose it is.
    pub fn whose(&self) -> Whose {
        match self {
            Step::Door { seat, .. } | Step::Trouble { seat } => Whose::Turn(*seat),
            Step::Corpse { .. } => Whose::Won,
            Step::Claim(_) => Whose::Table,
            Step::Surplus { seat } => Whose::Life(*seat),
            // The dead keep their Powers, and what is too much of them goes too.
            Step::Ranks { seat } => Whose::Player(*seat),
        }
    }

    /// A player has left: nobody waits for who is gone.
    pub fn leaves(&mut self, gone: Colour, _heir: Colour) {
        match self {
            // Who is gone wants nothing: that is seen as it goes on.
            Step::Door { .. } | Step::Surplus { .. } | Step::Ranks { .. } | Step::Trouble { .. } | Step::Claim(_) => {}
            Step::Corpse { picks, .. } => *picks = picks.iter().copied().filter(|seat| *seat != gone).collect(),
        }
    }
}
