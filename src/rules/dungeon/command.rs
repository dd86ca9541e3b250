//! What people may ask on the map.

use crate::rules::card::Choice;
use crate::rules::card::price::Price;
use crate::rules::effect::Effect;
use crate::rules::ids::{Colour, Side};
use crate::rules::munchkin::goods::Cards;
use crate::rules::munchkin::goods::Goods;
use crate::rules::plain::is_default;
use serde::{Deserialize, Serialize};

/// What people may ask on the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// The active munchkin goes through a link into an explored room.
    Walk {
        /// Out of which side.
        side: Side,
        /// Paying with all of its Move (MQ-MOVE-06).
        #[serde(default, skip_serializing_if = "is_default")]
        all: bool,
    },
    /// The active munchkin goes through a link into the darkness (MQ-EXPL-01).
    Explore {
        /// Out of which side.
        side: Side,
        /// Paying with all of its Move (MQ-MOVE-06).
        #[serde(default, skip_serializing_if = "is_default")]
        all: bool,
    },
    /// The active munchkin searches its room (MQ-SRCH-01).
    Search,
    /// The active munchkin makes the Deal its room offers (MQ-DEAL-01).
    RoomDeal {
        /// Cards that pay for it.
        #[serde(default, skip_serializing_if = "is_default")]
        pays: Cards,
        /// What is chosen.
        #[serde(default, skip_serializing_if = "is_default")]
        choice: Choice,
    },
    /// The active munchkin makes a Deal (MQ-DEAL-01).
    Deal {
        /// Move it costs; 1 unless the room says otherwise (MQ-DEAL-03).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cost: Option<u8>,
        /// Whether it can be made only once a turn (MQ-DEAL-06).
        #[serde(default, skip_serializing_if = "is_default")]
        once: bool,
        /// What it asks for, if Standie is to check the payment.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        asks: Option<Price>,
        /// Cards that pay for it.
        #[serde(default, skip_serializing_if = "is_default")]
        pays: Cards,
        /// What is exchanged besides.
        #[serde(default)]
        effects: Vec<Effect>,
    },
    /// The active munchkin picks up what lies dropped in its room (MQ-PICK-01).
    PickUp(Goods),
    /// A player drops things where the munchkin stands (MQ-DROP-01).
    Drop {
        /// Whose.
        seat: Colour,
        /// What.
        goods: Goods,
    },
    /// A level is given up for Health (MQ-ANY-07).
    Heal {
        /// By whom.
        seat: Colour,
    },
}
