//! Wishes: what people may ask of the game, one type a topic, in the form the command line reads.

pub use crate::rules::answer::{Answer, Gift, Goods, NewSeat, OrphanGoods, OrphanMonsters};
pub use crate::rules::card::price::{Price, When};

pub use crate::rules::fight::outcome::{Beaten, HelperShare, Outcome, Won};

use crate::rules::card::deck::Deck;
use crate::rules::card::{CardId, CardSet, Choice};
use crate::rules::effect::Effect;
use crate::rules::event::Roll;
use crate::rules::game::{Care, Component, Place};
use crate::rules::gear::{Cards, Gear};
use crate::rules::ids::{Colour, MonsterId, Side};
use crate::rules::plain::is_default;
use crate::rules::system::{Bargain, Enhancer, Fighter, Phase};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Where a card that is played comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Source {
    /// The hand: a card of this deck.
    Hand(Deck),
    /// The table: a listed Item, by its place in the list.
    Table(usize),
}

/// What a card that is played is, and does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Played {
    /// An Item, put on the table (MQ-ITEM-04).
    Item(Gear),
    /// An Item that is used: once, or thrown, or as its card says.
    Use {
        /// What it is, if it comes from the hand.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        item: Option<Gear>,
        /// For whose side in the fight its bonus counts (MQ-THROW-03).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        on: Option<Fighter>,
        /// What it does besides.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        effects: Vec<Effect>,
    },
    /// A Go Up A Level card (MQ-LVL-14).
    Level,
    /// A Race (MQ-CARD-11).
    Race(String),
    /// A Class.
    Class(String),
    /// A Half-Breed card, with a second Race if one is put down at once (MQ-HALF-06).
    HalfBreed {
        /// Which.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        with: Option<String>,
    },
    /// A Super Munchkin card, with a second Class if one is put down at once (MQ-HALF-10).
    SuperMunchkin {
        /// Which.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        with: Option<String>,
    },
    /// A Curse (MQ-CURSE-01).
    Curse {
        /// Whose.
        on: Colour,
        /// What it does.
        effects: Vec<Effect>,
    },
    /// A card on a monster (MQ-ENH-01).
    Enhancer {
        /// Which monster.
        monster: MonsterId,
        /// The card.
        add: Enhancer,
    },
    /// A card that brings one more monster into the fight (MQ-ENH-05).
    Monster,
    /// A Cheat card on an Item of one's own (MQ-ITEM-15).
    Cheat {
        /// Its place in the list.
        gear: usize,
    },
    /// A card that turns a die of the fight, or has it rolled again (MQ-DIE-11, OQ-14).
    Die {
        /// Whose die.
        who: Fighter,
        /// Which of its dice.
        index: usize,
        /// The face it is turned to; none where the table has it rolled again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<u8>,
    },
    /// Any other card.
    Card {
        /// When it may be played.
        #[serde(default, skip_serializing_if = "is_default")]
        when: When,
        /// What it does.
        effects: Vec<Effect>,
    },
}

/// What pays for the power of a Class, or decides whether it works.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum PowerBy {
    /// A card is discarded, of any type, from hand or from play (MQ-CLASS-05).
    Discard(Cards),
    /// The ten-sided die shows one's Level or less (MQ-CLASS-07).
    Ten,
}

/// Why a Monster Die that has been rolled shows another colour now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rerolled {
    /// A card changed it (MQ-DIE-11).
    Card,
    /// It was entered wrongly.
    Mistake,
}

/// A wish.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// An answer to the question that stands.
    Answer(Answer),
    /// The step that stands was done by hand.
    ByHand,
    /// The step that stands is left out.
    Skip,

    /// A card, a room, a rule or the table did this; within the unchangeable rules.
    Effects {
        /// What did it, in the table's own words.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        note: String,
        /// What it did.
        effects: Vec<Effect>,
    },
    /// The table puts things right; refused only for impossible shapes.
    Amend {
        /// Why, in the table's own words.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        note: String,
        /// What is true from now on.
        effects: Vec<Effect>,
    },

    /// A player joins.
    Join {
        /// Who.
        seat: NewSeat,
        /// Place in the order, from 0; last by default.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        index: Option<usize>,
    },
    /// A player leaves.
    Leave {
        /// Who.
        seat: Colour,
    },
    /// A seat is passed over, or plays again.
    Away {
        /// Whose.
        seat: Colour,
        /// Passed over.
        away: bool,
    },
    /// A bot plays a seat from now on, or a person again.
    Bot {
        /// Whose.
        seat: Colour,
        /// Which bot; a person if none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<String>,
    },
    /// The seats stand in this order.
    Order(Vec<Colour>),
    /// A house rule is set.
    Rule {
        /// Which.
        name: String,
        /// To what.
        value: String,
    },
    /// A kind of component is on the table or in the app from now on.
    Keep {
        /// Which.
        component: Component,
        /// Where.
        place: Place,
    },
    /// So much is kept from now on.
    Care(Care),

    /// The active player's turn is over.
    EndTurn,
    /// The table goes on from this phase, whatever is owed.
    Jump {
        /// The phase.
        phase: Phase,
        /// Whose turn; by default the active player's.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Colour>,
    },
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
    /// A card the app keeps is played: what it is and does is printed on it.
    PlayCard {
        /// By whom.
        seat: Colour,
        /// Which: from the hand, or an Item on the table.
        card: CardId,
        /// What is chosen.
        #[serde(default, skip_serializing_if = "is_default")]
        choice: Choice,
    },
    /// A power of a Class is used as it is printed.
    UsePower {
        /// By whom.
        seat: Colour,
        /// Of which Class.
        class: Arc<str>,
        /// By which of its two powers.
        by: PowerBy,
        /// What is chosen.
        #[serde(default, skip_serializing_if = "is_default")]
        choice: Choice,
    },
    /// The active munchkin makes the Deal its room offers (MQ-DEAL-01).
    RoomDeal {
        /// Cards that pay for it.
        #[serde(default, skip_serializing_if = "is_default")]
        pays: Cards,
        /// What is chosen.
        #[serde(default, skip_serializing_if = "is_default")]
        choice: Choice,
    },
    /// Somebody is asked to help in the fight, and answers (MQ-HELP-01, MQ-BRIBE-01).
    AskHelp {
        /// Who is asked.
        seat: Colour,
        /// What is offered.
        #[serde(default)]
        terms: Bargain,
    },
    /// Somebody helps in the fight, as asked (MQ-HELP-06); none for nobody after all.
    Help {
        /// Who.
        seat: Option<Colour>,
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
    /// A card is played.
    Play {
        /// By whom.
        seat: Colour,
        /// From where.
        from: Source,
        /// What the table calls it; may be empty.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        name: String,
        /// What it is.
        what: Box<Played>,
    },
    /// A player says which listed Items are packed; the others are in use (MQ-ANY-08).
    Pack {
        /// Whose.
        seat: Colour,
        /// All that are packed, by their places in the list.
        packed: Vec<usize>,
    },
    /// Things are given to somebody near, or traded (MQ-TRADE-01).
    Give {
        /// Who gives.
        from: Colour,
        /// Who gets.
        to: Colour,
        /// What.
        goods: Goods,
        /// What is given back.
        #[serde(default, skip_serializing_if = "is_default")]
        back: Goods,
    },
    /// A level is bought with Items, gold making up what is missing (MQ-ANY-14).
    BuyLevel {
        /// By whom.
        seat: Colour,
        /// Listed Items, by their places in the list.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        gear: Vec<usize>,
        /// What Items on the table that nobody listed are worth, each.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        others: Vec<u32>,
        /// What Item cards from the hand are worth, each (MQ-LVL-17).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        hand: Vec<u32>,
        /// Item cards from the hand by name, where the app keeps them.
        #[serde(default, skip_serializing_if = "CardSet::is_empty")]
        cards: CardSet,
        /// How many levels; 1 by default.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        levels: Option<u8>,
    },
    /// A level is given up for Health (MQ-ANY-07).
    Heal {
        /// By whom.
        seat: Colour,
    },
    /// The power of a Class is used (MQ-CLASS-05, MQ-CLASS-07).
    Power {
        /// By whom.
        seat: Colour,
        /// Of which Class.
        class: String,
        /// By which of its two powers.
        by: PowerBy,
        /// What it does.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        effects: Vec<Effect>,
    },
    /// The Monster Die of the last Monster Turn shows another colour.
    Reroll {
        /// Which.
        colour: Colour,
        /// Why.
        why: Rerolled,
    },
    /// A die was rolled for something Standie does not follow; its consequences are.
    Roll(Roll),
}
