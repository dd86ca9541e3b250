//! Cards the app keeps: what is printed on them, as data, and sets of them.
//!
//! A card has a number of its own, so that two of a name are two cards. What it does is written in [`Does`]: the same
//! effects people tap by hand at a cardboard table, with *you* and *the target* in the place of colours.

mod bind;
mod boxed;
mod set;

pub use bind::{Choice, Speaker, bind};
pub use boxed::{CardBox, MonsterCard};
pub use set::CardSet;

use crate::rules::command::{Price, When};
use crate::rules::gear::Gear;
use crate::rules::seat::{Condition, Deck};
use crate::rules::system::{Enhancer, LinkKind};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A card of the box, by its number: 1 to 255.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardId(pub u8);

/// The three decks (MQ-SET-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stack {
    /// Monster cards.
    Monster,
    /// Treasure cards.
    Treasure,
    /// Deus ex Munchkin cards.
    Dxm,
}

impl Stack {
    /// All three.
    pub const ALL: [Stack; 3] = [Stack::Monster, Stack::Treasure, Stack::Dxm];

    /// The name used in files and text ids.
    pub const fn name(self) -> &'static str {
        match self {
            Stack::Monster => "monster",
            Stack::Treasure => "treasure",
            Stack::Dxm => "dxm",
        }
    }
}

impl From<Deck> for Stack {
    fn from(deck: Deck) -> Stack {
        match deck {
            Deck::Treasure => Stack::Treasure,
            Deck::Dxm => Stack::Dxm,
        }
    }
}

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

/// What is printed on a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum CardKind {
    /// An Item; one used once does what it says as it is used.
    Item {
        /// The Item; its name is the card's.
        gear: Gear,
        /// What it does besides its bonus as it is used.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        does: Vec<Does>,
    },
    /// A Go Up A Level card (MQ-LVL-14).
    Level,
    /// A Race (MQ-RACE-02).
    Race(String),
    /// A Class (MQ-CLASS-01).
    Class(String),
    /// Half-Breed (MQ-HALF-01).
    HalfBreed,
    /// Super Munchkin (MQ-HALF-02).
    SuperMunchkin,
    /// A Curse: what it does to its victim, who is *you* (MQ-CURSE-01).
    Curse(Vec<Does>),
    /// A card on a monster; its name is the card's (MQ-ENH-01).
    Enhancer(Enhancer),
    /// Brings one more monster into a fight (MQ-ENH-05).
    Monster,
    /// A Cheat card on an Item of one's own (MQ-ITEM-15).
    Cheat,
    /// Turns a die, or has it rolled again, as the table rules (MQ-DIE-11, OQ-14).
    Die,
    /// Any other card.
    Card {
        /// When it may be played.
        #[serde(default, skip_serializing_if = "is_default")]
        when: When,
        /// What has to be chosen.
        #[serde(default, skip_serializing_if = "is_default")]
        target: Target,
        /// What it does.
        does: Vec<Does>,
    },
}

/// A Treasure or DxM card of the box, in as many copies as it has numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardDef {
    /// The numbers of its copies, each used once in the box and never given to another card.
    pub numbers: Vec<CardId>,
    /// Its name.
    pub name: String,
    /// Which deck it belongs to.
    pub deck: Deck,
    /// What it is and does.
    pub is: CardKind,
    /// A line to laugh at; it has no effect.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub flavour: String,
}

impl CardDef {
    /// Gold pieces printed on it, if it is an Item with a price.
    pub fn value(&self) -> Option<u32> {
        match &self.is {
            CardKind::Item { gear, .. } => gear.value,
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

/// What a Race or Class is always good for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Traits {
    /// Added to rolls to Run Away.
    pub run: i8,
    /// Move more or less.
    pub moves: i8,
    /// Cards more at the hand limit.
    pub hand: i8,
    /// Added to search rolls.
    pub search: i8,
    /// Added to the strength in a fight.
    pub strength: i16,
    /// Big Items more that cost no Move.
    pub big: i8,
}

/// One of the two powers of a Class (MQ-CLASS-05, MQ-CLASS-07).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Power {
    /// When it may be used.
    #[serde(default, skip_serializing_if = "is_default")]
    pub when: When,
    /// What has to be chosen.
    #[serde(default, skip_serializing_if = "is_default")]
    pub target: Target,
    /// What it does.
    pub does: Vec<Does>,
}

impl Power {
    /// The Move it asks for.
    pub fn price(&self) -> u8 {
        self.does.iter().map(Does::price).fold(0, u8::saturating_add)
    }

    /// What it does beside asking for its price.
    pub fn deeds(&self) -> impl Iterator<Item = &Does> {
        self.does.iter().filter(|does| does.price() == 0)
    }
}

/// A Race or a Class: its traits and, for a Class, its two powers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KindDef {
    /// Its name in lower case, as rules call it.
    pub name: Arc<str>,
    /// What it is always good for.
    #[serde(default, skip_serializing_if = "is_default")]
    pub traits: Traits,
    /// The power paid with a discarded card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub discard: Option<Power>,
    /// The power the ten-sided die decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ten: Option<Power>,
    /// A line to laugh at.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub flavour: String,
}
