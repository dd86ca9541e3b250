//! What a card does.

use crate::rules::card::deck::Deck;
use crate::rules::card::price::Price;
use crate::rules::dungeon::link::LinkKind;
use crate::rules::plain::is_default;
use crate::rules::seat::Condition;
use serde::{Deserialize, Serialize};

/// Whom a card's words mean.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// Who plays the card; for a Curse, Bad Stuff and rooms, who suffers it.
    #[default]
    You,
    /// Who was chosen.
    Target,
    /// Every other player.
    Others,
    /// Every player.
    All,
}

/// What somebody has to choose as a card is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// Nothing.
    #[default]
    None,
    /// Another player.
    Other,
    /// Any player, oneself too.
    Player,
    /// A monster on the map.
    Monster,
    /// Anybody in the fight, on either side.
    Fighter,
    /// An explored room.
    Room,
    /// A side of the room one stands in.
    Side,
    /// A monster on the map, and a side of its room to push it through.
    Push,
    /// One of the cards in the discards of a deck; with none there, the top card of that deck (MQ-CARD-14).
    Discard,
}

/// One thing a card does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Does {
    /// Levels gained or lost; never the last one up (MQ-FIX-07).
    Level {
        /// Whose.
        #[serde(default)]
        who: Who,
        /// How many.
        by: i8,
    },
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
    /// Cards drawn.
    Draw {
        /// By whom.
        #[serde(default)]
        who: Who,
        /// From which deck.
        deck: Deck,
        /// How many.
        cards: u8,
    },
    /// Cards discarded from the hand, chosen by their owner, as far as there are any.
    Discard {
        /// Whose.
        #[serde(default)]
        who: Who,
        /// Of which deck.
        deck: Deck,
        /// How many.
        cards: u8,
    },
    /// The chosen card of the discards comes to one's hand.
    Fetch {
        /// From whose discards.
        deck: Deck,
    },
    /// An Item goes; its owner chooses among several (MQ-CURSE-08).
    LoseItem {
        /// Whose.
        #[serde(default)]
        who: Who,
        /// `headgear`, `armor`, `footgear`, `weapon`, `big`, any keyword; none for any Item in play.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sort: Option<String>,
        /// Whether it is dropped where the munchkin stands, not discarded.
        #[serde(default, skip_serializing_if = "is_default")]
        dropped: bool,
    },
    /// Every Race goes.
    LoseRaces {
        /// Whose.
        #[serde(default)]
        who: Who,
    },
    /// Every Class goes.
    LoseClasses {
        /// Whose.
        #[serde(default)]
        who: Who,
    },
    /// The other sex.
    SwapSex {
        /// Whose.
        #[serde(default)]
        who: Who,
    },
    /// Something that hangs over a munchkin from now on; its text is the card's name where it has none.
    Condition {
        /// Over whom.
        #[serde(default)]
        who: Who,
        /// What.
        add: Condition,
    },
    /// The latest of what hangs over a munchkin no longer does.
    Lift {
        /// From whom.
        #[serde(default)]
        who: Who,
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
    /// The munchkin dies.
    Die {
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
    /// Something added to the chosen fighter, or else to one's own side of the fight.
    Term {
        /// Added to the strength.
        #[serde(default, skip_serializing_if = "is_default")]
        strength: i16,
        /// Dice more or fewer.
        #[serde(default, skip_serializing_if = "is_default")]
        dice: i8,
    },
    /// Ties are the munchkins' in this fight.
    Ties,
    /// The chosen monster of the fight is killed at once.
    Slay,
    /// The chosen monster leaves the map; nobody gains anything.
    Banish,
    /// The chosen monster goes through the chosen side of its room.
    Push,
    /// The chosen monster comes to stand on another base: that of who plays the card.
    Rebase,
    /// A new monster appears in an empty room of one's choice (MQ-KW-07).
    Lurker,
}

impl Does {
    /// Move of one's own that is asked for: what a power costs besides the die or the card.
    pub fn price(&self) -> u8 {
        match self {
            Does::Spent { who: Who::You, by } => u8::try_from(*by).unwrap_or(0),
            _ => 0,
        }
    }

    /// Whom it is done to, if it is done to munchkins.
    pub const fn whom(&self) -> Option<Who> {
        match self {
            Does::Level { who, .. }
            | Does::Health { who, .. }
            | Does::MaxHealth { who, .. }
            | Does::Moves { who, .. }
            | Does::Spent { who, .. }
            | Does::Gold { who, .. }
            | Does::Draw { who, .. }
            | Does::Discard { who, .. }
            | Does::LoseItem { who, .. }
            | Does::LoseRaces { who }
            | Does::LoseClasses { who }
            | Does::SwapSex { who }
            | Does::Condition { who, .. }
            | Does::Lift { who }
            | Does::ToEntrance { who }
            | Does::ToRoom { who }
            | Does::Die { who } => Some(*who),
            _ => None,
        }
    }
}

/// A Deal a room offers (MQ-DEAL-01).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DealDef {
    /// Move it costs; 1 unless it says otherwise (MQ-DEAL-03).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cost: Option<u8>,
    /// Whether it can be made only once a turn (MQ-DEAL-06).
    #[serde(default, skip_serializing_if = "is_default")]
    pub once: bool,
    /// What it asks for.
    pub asks: Price,
    /// What it gives.
    pub does: Vec<Does>,
}
