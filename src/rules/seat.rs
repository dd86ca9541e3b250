//! A seat at the table: the player, the munchkin, and everything counted for them.

use crate::rules::card::{CardId, CardSet};
use crate::rules::cards::deck::Deck;
use crate::rules::cards::tally::Hand;
use crate::rules::ids::{Colour, RoomId};
use crate::rules::munchkin::gear::Gear;
use crate::rules::plain::is_default;
use crate::rules::rulings::{House, Set, TwoCardsDrawbacks};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Who plays a seat whose player is away from a table of cardboard: told like a bot, and it knows numbers alone.
pub const ABSENT: &str = "absent";

fn two() -> u8 {
    2
}

fn is_two(n: &u8) -> bool {
    *n == 2
}

/// A munchkin's sex: at the start that of the player, then whatever the cards make of it (MQ-SET-23).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sex {
    /// Female.
    Female,
    /// Male.
    Male,
}

/// Health tokens (MQ-HP-01): how many, and how many of them red.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Health {
    /// Red tokens: hits that can still be taken.
    pub red: u8,
    /// All tokens.
    pub max: u8,
}

/// How long a condition lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Until {
    /// Until somebody lifts it.
    #[default]
    Lifted,
    /// Until the seat's own next turn begins.
    OwnTurn,
    /// Until its next fight is over; it waits through death (MQ-CURSE-06, OQ-82).
    NextFight,
}

/// Something that hangs over a munchkin, in the table's own words ("-1 Move until uncursed").
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Condition {
    /// What it says.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// Added to the Move allowance while it lasts.
    #[serde(default, skip_serializing_if = "is_default")]
    pub moves: i8,
    /// Added to the combat strength while it lasts.
    #[serde(default, skip_serializing_if = "is_default")]
    pub bonus: i16,
    /// Combat dice more or fewer.
    #[serde(default, skip_serializing_if = "is_default")]
    pub dice: i8,
    /// Hands more or fewer (MQ-ITEM-20).
    #[serde(default, skip_serializing_if = "is_default")]
    pub hands: i8,
    /// Added to rolls to Run Away.
    #[serde(default, skip_serializing_if = "is_default")]
    pub run: i8,
    /// Whether it forbids picking up dropped Items (MQ-PICK-05).
    #[serde(default, skip_serializing_if = "is_default")]
    pub no_pick_up: bool,
    /// What going through any link costs while it lasts (MQ-FIX-03).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub link_cost: Option<u8>,
    /// Whether it lets one search where a room forbids it (MQ-FIX-03).
    #[serde(default, skip_serializing_if = "is_default")]
    pub may_search: bool,
    /// To whom a Treasure is promised, if that is what it is: nobody enforces it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owes: Option<Colour>,
    /// When it ends.
    #[serde(default, skip_serializing_if = "is_default")]
    pub until: Until,
    /// Whether it came in the middle of a fight and waits for the one after it (CL-OQ-46).
    #[serde(default, skip_serializing_if = "is_default")]
    pub waits: bool,
    /// The card kept as a reminder, where the app keeps cards (MQ-CURSE-06).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<CardId>,
}

/// How a table reads a munchkin of half a Race, and one of two Races or Classes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Halves {
    /// Half a human is human enough for what only humans use (CL-OQ-11).
    #[serde(default, skip_serializing_if = "is_default")]
    pub human: bool,
    /// Half a Race has its disadvantages too (CL-OQ-10).
    #[serde(default, skip_serializing_if = "is_default")]
    pub drawbacks: bool,
    /// Who has two of a kind with the card for it has the disadvantages of neither (MS-HALF-01, MS-HALF-02).
    #[serde(default, skip_serializing_if = "is_default")]
    pub spared: bool,
}

impl Halves {
    /// As the house rules say.
    pub fn of(house: House) -> Halves {
        let spared = house.two_cards_drawbacks() == TwoCardsDrawbacks::No;
        let human = house.half_human_is_human() || house.surged_is_human();
        Halves { human, drawbacks: house.half_human_drawbacks(), spared }
    }

    /// The same once a table has set some of them.
    #[must_use]
    pub fn ruled(self, own: &Set) -> Halves {
        Halves {
            human: own.half_human_is_human.or(own.surged_is_human).unwrap_or(self.human),
            drawbacks: own.half_human_drawbacks.unwrap_or(self.drawbacks),
            spared: own.two_cards_drawbacks.map_or(self.spared, |two| two == TwoCardsDrawbacks::No),
        }
    }

    /// Whether somebody with the card for a second kind, who has so many, is spared what is against them.
    pub const fn spares(self, kinds: usize) -> bool {
        match kinds {
            1 => !self.drawbacks,
            _ => self.spared,
        }
    }
}

/// An Edge! on a Power (SR-DEATH-04).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edge {
    /// The Power.
    pub power: String,
    /// The card, where the app keeps cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<CardId>,
}

/// The Rank of a Power as the table has told it, where no card of the app prints it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ranked {
    /// The Power.
    pub power: String,
    /// Its Rank, 1 to 3.
    pub rank: u8,
}

/// A player and a munchkin. Seats are known by colour and listed in table order, clockwise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seat {
    /// The colour of the figure, the dice and the bases.
    pub colour: Colour,
    /// The player's name; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The munchkin's sex, if the table cares to say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sex: Option<Sex>,
    /// Which bot plays the seat; a person if none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// Level, 1 to 10.
    pub level: u8,
    /// Health tokens.
    pub health: Health,
    /// Move tokens (MQ-MOVE-15).
    pub moves: u8,
    /// Move spent this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub spent: u8,
    /// Whether the exit paid with all of one's Move was used this turn (MQ-MOVE-06).
    #[serde(default, skip_serializing_if = "is_default")]
    pub exit_used: bool,
    /// Gold pieces.
    pub gold: u32,
    /// Cards in hand.
    pub hand: Hand,
    /// Races, in lower case; none is human (MQ-RACE-01).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub races: Vec<String>,
    /// Classes, in lower case.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub classes: Vec<String>,
    /// Ranks of Powers, which are Classes by another name, as the table has told them (SR-POWER-04).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ranks: Vec<Ranked>,
    /// What lies on Powers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub edges: Vec<Edge>,
    /// Whether a Half-Breed card lies beside the Races (MQ-HALF-01).
    #[serde(default, skip_serializing_if = "is_default")]
    pub half_breed: bool,
    /// What that means at this table.
    #[serde(default, skip_serializing_if = "is_default")]
    pub halves: Halves,
    /// Whether a Super Munchkin card lies beside the Classes (MQ-HALF-02).
    #[serde(default, skip_serializing_if = "is_default")]
    pub super_munchkin: bool,
    /// Hands to hold Items with, before conditions (MQ-ITEM-20).
    #[serde(default = "two", skip_serializing_if = "is_two")]
    pub hands: u8,
    /// Combat bonus as one number, beside what [`Seat::gear`] lists.
    #[serde(default, skip_serializing_if = "is_default")]
    pub bonus: i16,
    /// Items listed by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gear: Vec<Arc<Gear>>,
    /// Big Items, beside those [`Seat::gear`] lists.
    #[serde(default, skip_serializing_if = "is_default")]
    pub big: u8,
    /// What hangs over the munchkin.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub conditions: Vec<Condition>,
    /// Where the munchkin stands or lies; none without a map.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub room: Option<RoomId>,
    /// Whether the munchkin lies dead until its next turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub dead: bool,
    /// Whether new cards are drawn when the own turn begins: who died stands there again before (MC-DEATH-08, MC-DEATH-10).
    #[serde(default, skip_serializing_if = "is_default")]
    pub due: bool,
    /// Whether the seat is passed over for now.
    #[serde(default, skip_serializing_if = "is_default")]
    pub away: bool,
    /// Rooms searched this turn (MQ-SRCH-13).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub searched: Vec<RoomId>,
    /// Rooms whose once-a-turn Deal was made this turn (MQ-DEAL-06).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dealt: Vec<RoomId>,
    /// Whether the table has let a pack be that holds too much (MQ-ITEM-26).
    #[serde(default, skip_serializing_if = "is_default")]
    pub pack_let_be: bool,
    /// Treasure cards in hand that were received just now (MQ-ANY-11, OQ-19).
    #[serde(default, skip_serializing_if = "is_default")]
    pub fresh: u8,
    /// How lately a Door has come into the hand: 2 in this turn, 1 in the turn before (MC-RACE-11, MC-CLASS-13).
    #[serde(default, skip_serializing_if = "is_default")]
    pub came: u8,
    /// Whether the cards just drawn, which the app is about to name, lie there for all to see (MC-TREAS-04).
    #[serde(default, skip_serializing_if = "is_default")]
    pub shown: bool,
    /// The cards in hand, where the app keeps them.
    #[serde(default, skip_serializing_if = "CardSet::is_empty")]
    pub held: CardSet,
    /// Race and Class cards and what allows two of them, lying before the player, where the app keeps them.
    #[serde(default, skip_serializing_if = "CardSet::is_empty")]
    pub laid: CardSet,
}

impl Seat {
    /// Whether whoever sits there is away, and is answered for.
    pub fn is_absent(&self) -> bool {
        self.bot.as_deref() == Some(ABSENT)
    }

    /// Whether a person sits there, be it that they are away just now.
    pub fn is_persons(&self) -> bool {
        self.bot.is_none() || self.is_absent()
    }

    /// Cards of a deck have come into the hand.
    pub(crate) fn got(&mut self, deck: Deck) {
        if deck == Deck::DOOR {
            self.came = 2;
        }
    }
}
