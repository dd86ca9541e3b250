//! What people may ask in a fight.

use crate::rules::fight::Bargain;
use crate::rules::ids::{Colour, MonsterId};
use serde::{Deserialize, Serialize};

/// What people may ask in a fight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Somebody is asked to help in the fight, and answers (MQ-HELP-01, MQ-BRIBE-01).
    AskHelp {
        /// Who is asked.
        seat: Colour,
        /// What is offered.
        #[serde(default)]
        terms: Bargain,
    },
    /// Whoever fights and is what a monster runs from drives it off: nothing is compared (MC-HELP-13).
    DriveOff {
        /// Who.
        seat: Colour,
        /// Which.
        monster: MonsterId,
    },
    /// Whoever was compelled to help goes, now that the game would be won by it (SR-HELP-18).
    Withdraw {
        /// Who.
        seat: Colour,
    },
    /// Somebody helps in the fight, as asked (MQ-HELP-06); none for nobody after all.
    Help {
        /// Who.
        seat: Option<Colour>,
    },
}
