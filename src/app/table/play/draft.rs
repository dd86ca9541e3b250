//! A card as it is being told.

use crate::rules::cards::deck::Deck;
use crate::rules::fight::fighter::Fighter;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::munchkin::gear::{Gear, Slot};
use serde::{Deserialize, Serialize};

/// What sort of card it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Sort {
    /// An Item that stays on the table.
    Item,
    /// An Item used once.
    Once,
    /// A Go Up A Level card.
    Level,
    /// A Race or Class, or what lets one have two.
    Kind,
    /// A Curse.
    Curse,
    /// A card on a monster.
    Enhancer,
    /// One more monster.
    Monster,
    /// Cheat.
    Cheat,
}

impl Sort {
    /// All of them, in the order they are shown.
    pub const ALL: [Sort; 8] =
        [Sort::Item, Sort::Once, Sort::Level, Sort::Kind, Sort::Curse, Sort::Enhancer, Sort::Monster, Sort::Cheat];

    /// Whether the table can call it something.
    pub const fn is_named(self) -> bool {
        !matches!(self, Sort::Monster | Sort::Cheat | Sort::Kind)
    }

    /// The name used in text ids.
    pub const fn name(self) -> &'static str {
        match self {
            Sort::Item => "item",
            Sort::Once => "once",
            Sort::Level => "level",
            Sort::Kind => "kind",
            Sort::Curse => "curse",
            Sort::Enhancer => "enhancer",
            Sort::Monster => "monster",
            Sort::Cheat => "cheat",
        }
    }
}

/// What a Curse does, of what Curses do most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ill {
    /// A level is lost.
    Level,
    /// Two levels are lost.
    Levels,
    /// An Item nobody listed is lost: so much less combat bonus.
    Bonus(u8),
    /// The Race is lost.
    Race,
    /// The Class is lost; all of them where there are several.
    Class,
    /// One of several Classes is lost, by its place.
    ClassAt(u8),
    /// Another sex, and weaker in the next fight.
    Sex,
    /// One less on rolls to run away, until it is lifted.
    Run,
    /// A hit.
    Hit,
    /// What is worn in a slot is lost.
    Slot(Slot),
    /// Any Item is lost.
    Item,
    /// A Big Item is lost.
    Big,
    /// A Move less until it is lifted.
    Move,
    /// A Hand less until it is lifted.
    Hand,
    /// Weaker in the next fight.
    Fight,
    /// Gold is lost.
    Gold,
    /// The token goes back a card.
    Place,
    /// A card of a deck goes from the hand.
    Card(Deck),
    /// The whole hand goes.
    Cards,
}

/// A card being played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CardDraft {
    /// By whom.
    pub seat: Colour,
    /// Nobody has said yet by whom; where no hands are kept it need not be said.
    pub unsaid: bool,
    /// It was turned up behind a door: nobody had it in hand.
    pub turned_up: bool,
    /// What sort of card it is, once that is said.
    pub sort: Option<Sort>,
    /// What the table calls it.
    pub name: String,
    /// Whether the letter pad is open.
    pub typing: bool,
    /// The Item, if it is one.
    pub item: Gear,
    /// For whose side an Item is used.
    pub on: Option<Fighter>,
    /// The Race, Class or other card of the kind.
    pub kind: String,
    /// The Power that a card for one lies on, if it lies on no Item.
    pub edge: Option<String>,
    /// Whom a Curse hits.
    pub victim: Option<Colour>,
    /// What a Curse does.
    pub ill: Ill,
    /// What was touched that would find nothing.
    pub vain: Option<Ill>,
    /// On which monster a card is played.
    pub monster: Option<MonsterId>,
    /// What a card on a monster adds to its level.
    pub level: i16,
    /// What it adds to its Treasures.
    pub treasures: i8,
    /// On which listed Item Cheat is played.
    pub gear: usize,
}
