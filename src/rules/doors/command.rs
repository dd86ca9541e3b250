//! What people may ask at the doors.

use crate::rules::card::CardId;
use crate::rules::fight::foe::card::MonsterDef;
use crate::rules::ids::{Colour, MonsterId};
use serde::{Deserialize, Serialize};

/// What people may ask at the doors.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// The active player opens a door (MC-TURN-01).
    OpenDoor,
    /// With nobody behind the door, a monster of the own hand is fought (MC-TROUBLE-01).
    LookForTrouble {
        /// Which.
        card: CardId,
    },
    /// At a table of cardboard: a monster is met behind the door or comes out of somebody's hand, or joins the fight that goes
    /// on (MC-DOOR-02, MC-INTF-04).
    Meet {
        /// What is known of it.
        #[serde(default)]
        def: Box<MonsterDef>,
    },
    /// A monster of the hand joins others of its kind in the fight that goes on, without another card (MS-CMB-08).
    SendIn {
        /// Whose hand.
        seat: Colour,
        /// Which.
        card: CardId,
    },
    /// Some of the monsters are beaten, and the munchkins run from the others (MS-CMB-07).
    Split {
        /// Whom they beat.
        monsters: Vec<MonsterId>,
    },
    /// Items are thrown away for nothing (MC-CARD-12).
    ThrowAway {
        /// Whose.
        seat: Colour,
        /// Which, by their places in the list.
        gear: Vec<usize>,
    },
    /// A Vehicle that only slows its owner down is left behind before a roll to get away (SR-VEHICLE-04).
    Ditch {
        /// Whose.
        seat: Colour,
        /// Which, by its place in the list.
        gear: usize,
    },
    /// A level card of the hand is paid for the card on top of the Door discards (MC-FAST-03).
    ClaimDiscard {
        /// Who wants it.
        seat: Colour,
        /// The level card.
        pays: CardId,
    },
    /// With nobody met, the room is searched: one more Door card, face down (MC-LOOT-03).
    SearchRoom,
}
