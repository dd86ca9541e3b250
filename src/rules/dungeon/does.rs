//! What a card does on the map.

use crate::rules::card::who::Who;
use crate::rules::dungeon::link::LinkKind;
use serde::{Deserialize, Serialize};

/// What a card does on the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Does {
    /// Hits taken (down) or Health restored (up).
    Health {
        /// Whose.
        #[serde(default)]
        who: Who,
        /// How many.
        by: i8,
    },
    /// Health tokens gained or lost for good.
    MaxHealth {
        /// Whose.
        #[serde(default)]
        who: Who,
        /// How many.
        by: i8,
    },
    /// Move tokens gained or lost for good (MQ-MOVE-15).
    Moves {
        /// Whose.
        #[serde(default)]
        who: Who,
        /// How many.
        by: i8,
    },
    /// Move spent this turn: down gives some back.
    Spent {
        /// Whose.
        #[serde(default)]
        who: Who,
        /// How much.
        by: i8,
    },
    /// Gold gained or lost, as far as there is any.
    Gold {
        /// Whose.
        #[serde(default)]
        who: Who,
        /// How much.
        by: i32,
    },
    /// The munchkin stands in the Entrance.
    ToEntrance {
        /// Whose.
        #[serde(default)]
        who: Who,
    },
    /// The munchkin stands in the chosen room.
    ToRoom {
        /// Whose.
        #[serde(default)]
        who: Who,
    },
    /// The link on the chosen side becomes another one.
    Link {
        /// Of which kind.
        to: LinkKind,
    },
    /// Ransacked or Looted Out is taken off the chosen room, or off one's own.
    Tidy,
    /// The chosen room is turned over.
    Flip,
    /// The chosen monster goes through the chosen side of its room.
    Push,
    /// The chosen monster comes to stand on another base: that of who plays the card.
    Rebase,
    /// A new monster appears in an empty room of one's choice (MQ-KW-07).
    Lurker,
}
