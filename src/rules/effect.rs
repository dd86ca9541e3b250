//! The one vocabulary of change: what a card, a room, a rule or the table does to seats, rooms and monsters.
//!
//! Virtual cards will be data made of these; at the cardboard table people tap the very same ones by hand, and a
//! correction is made of them too. There is no second way to change a game.

pub mod interpret;
pub(crate) mod kinds;
pub mod mode;

use crate::rules::card::CardId;
use crate::rules::card::deck::Deck;
use crate::rules::gear::Gear;
use crate::rules::ids::{Colour, MonsterId, RoomId, Side, Square};
use crate::rules::plain::is_default;
use crate::rules::seat::{Condition, Sex};
use crate::rules::system::{Arrow, Bargain, Enhancer, Face, Fighter, LinkKind, Mark, MonsterDef, Pile, Term, Tile};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;

/// By how much a number changes, or to what. In files `"+1"`, `"-2"` or `"=5"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// Up or down by so much.
    By(i32),
    /// To exactly this.
    To(i32),
}

impl Amount {
    /// The wished-for value, before any limit.
    pub fn from(self, now: i32) -> i32 {
        match self {
            Amount::By(n) => now.saturating_add(n),
            Amount::To(n) => n,
        }
    }
}

impl Serialize for Amount {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        match self {
            Amount::By(n) => s.collect_str(&format_args!("{n:+}")),
            Amount::To(n) => s.collect_str(&format_args!("={n}")),
        }
    }
}

impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = Cow::<str>::deserialize(d)?;
        let number = |digits: &str| digits.parse::<i32>().ok();
        let amount = match text.split_at_checked(1) {
            Some(("=", digits)) => number(digits).map(Amount::To),
            Some(("+" | "-", _)) => number(&text).map(Amount::By),
            _ => None,
        };
        amount.ok_or_else(|| D::Error::custom("a change is written \"+1\", \"-2\" or \"=5\""))
    }
}

/// One change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// Levels gained or lost.
    Level {
        /// Whose.
        seat: Colour,
        /// How many.
        change: Amount,
        /// Whether they come from killing a monster (MQ-FIX-07).
        #[serde(default)]
        kill: bool,
    },
    /// Hits taken (down) or restored (up).
    Health {
        /// Whose.
        seat: Colour,
        /// How many.
        change: Amount,
    },
    /// Health tokens gained or lost.
    MaxHealth {
        /// Whose.
        seat: Colour,
        /// How many.
        change: Amount,
    },
    /// A munchkin dies: killed by a card or by Bad Stuff, or of its own will on its own turn (MQ-ANY-12); as a
    /// correction, one is not dead after all, or is.
    Life {
        /// Whose.
        seat: Colour,
        /// Dead from now on.
        dead: bool,
        /// Of its own will.
        #[serde(default, skip_serializing_if = "is_default")]
        wish: bool,
    },
    /// Move tokens gained or lost.
    Moves {
        /// Whose.
        seat: Colour,
        /// How many.
        change: Amount,
    },
    /// Move marked as spent this turn.
    Spent {
        /// Whose.
        seat: Colour,
        /// How much.
        change: Amount,
    },
    /// Gold gained or lost.
    Gold {
        /// Whose.
        seat: Colour,
        /// How much.
        change: Amount,
    },
    /// Cards drawn into a hand or gone from it.
    Hand {
        /// Whose.
        seat: Colour,
        /// Of which deck.
        deck: Deck,
        /// How many.
        change: Amount,
    },
    /// A card of a deck's discards comes to a hand; with none there, the top card of that deck (MQ-CARD-14).
    Fetch {
        /// Whose.
        seat: Colour,
        /// Of which deck.
        deck: Deck,
        /// Which, where the app keeps the cards.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<CardId>,
    },
    /// A monster is drawn for an empty room (MQ-KW-06, MQ-KW-07).
    Lurker {
        /// Who brought it, and chooses the room.
        seat: Colour,
    },
    /// The races in play, in place of the ones before.
    Races {
        /// Whose.
        seat: Colour,
        /// In lower case; none is human.
        races: Vec<String>,
    },
    /// The classes in play, in place of the ones before.
    Classes {
        /// Whose.
        seat: Colour,
        /// In lower case.
        classes: Vec<String>,
    },
    /// Another sex.
    Sex {
        /// Whose.
        seat: Colour,
        /// Which.
        sex: Option<Sex>,
    },
    /// Combat bonus as one number, beside the listed Items.
    Bonus {
        /// Whose.
        seat: Colour,
        /// How much.
        change: Amount,
    },
    /// Big Items, beside the listed ones.
    Big {
        /// Whose.
        seat: Colour,
        /// How many.
        change: Amount,
    },
    /// An Item put on the list.
    Gear {
        /// Whose.
        seat: Colour,
        /// Which.
        add: Gear,
    },
    /// An Item taken off the list.
    GearGone {
        /// Whose.
        seat: Colour,
        /// Its place in the list, from 0.
        index: usize,
    },
    /// An Item of a sort goes; its owner chooses among several (MQ-CURSE-08).
    LoseItem {
        /// Whose.
        seat: Colour,
        /// A slot, a keyword, `big` or `weapon`; none for any Item in play, packed or not (MQ-ITEM-06, MQ-ITEM-07).
        #[serde(default)]
        sort: Option<String>,
        /// Whether it is dropped where the munchkin stands, not discarded.
        #[serde(default)]
        dropped: bool,
    },
    /// What an Item's card says, and whether it is packed.
    Item {
        /// Whose.
        seat: Colour,
        /// Its place in the list, from 0.
        index: usize,
        /// The Item.
        now: Gear,
    },
    /// A Half-Breed card beside the Races (MQ-HALF-01), or no longer.
    HalfBreed {
        /// Whose.
        seat: Colour,
        /// Whether it lies there from now on.
        on: bool,
    },
    /// A Super Munchkin card beside the Classes (MQ-HALF-02), or no longer.
    SuperMunchkin {
        /// Whose.
        seat: Colour,
        /// Whether it lies there from now on.
        on: bool,
    },
    /// Hands gained or lost for good (MQ-ITEM-20).
    Hands {
        /// Whose.
        seat: Colour,
        /// How many.
        change: Amount,
    },
    /// Something that hangs over a munchkin from now on.
    Condition {
        /// Whose.
        seat: Colour,
        /// What.
        add: Condition,
    },
    /// Something that no longer hangs over a munchkin.
    Lift {
        /// Whose.
        seat: Colour,
        /// Its place in the list, from 0.
        index: usize,
    },
    /// A player's name.
    Name {
        /// Whose.
        seat: Colour,
        /// The name; may be empty.
        name: String,
    },
    /// A munchkin moved to another room, whatever lies between.
    Stand {
        /// Whose.
        seat: Colour,
        /// Where.
        room: RoomId,
    },
    /// A room put on the map.
    PlaceRoom {
        /// On which square.
        at: Square,
        /// What is printed on it; nothing known by default.
        #[serde(default)]
        tile: Tile,
    },
    /// A room moved to another square.
    MoveRoom {
        /// Which.
        room: RoomId,
        /// Where.
        at: Square,
    },
    /// A room turned over.
    FlipRoom {
        /// Which.
        room: RoomId,
        /// What the other face shows, if it has not been seen before.
        #[serde(default)]
        face: Option<Face>,
    },
    /// A room taken off the map.
    RemoveRoom {
        /// Which.
        room: RoomId,
    },
    /// What is printed on the face that lies up.
    Print {
        /// Of which room.
        room: RoomId,
        /// The face.
        face: Face,
    },
    /// One arrow of the face that lies up.
    Arrow {
        /// Of which room.
        room: RoomId,
        /// Of which colour.
        colour: Colour,
        /// Where it points.
        to: Arrow,
    },
    /// A link.
    Link {
        /// Of which room.
        room: RoomId,
        /// On which side.
        side: Side,
        /// Of which kind.
        kind: LinkKind,
    },
    /// Ransacked, Looted Out or neither.
    Mark {
        /// Which room.
        room: RoomId,
        /// The token.
        mark: Option<Mark>,
    },
    /// What lies dropped in a room.
    Pile {
        /// Which room.
        room: RoomId,
        /// What lies there from now on.
        pile: Option<Pile>,
    },
    /// A monster put on the map.
    PlaceMonster {
        /// Where.
        room: RoomId,
        /// What its card says.
        #[serde(default)]
        def: MonsterDef,
        /// Its base; by default the Monster Die decides.
        #[serde(default)]
        base: Option<Colour>,
    },
    /// A monster put into an empty room; without one, a room is added to the map for it (MQ-KW-07).
    EmptyRoomMonster {
        /// Who drew the card, and chooses.
        seat: Colour,
        /// What the monster's card says.
        #[serde(default)]
        def: Box<MonsterDef>,
    },
    /// A monster moved to another room.
    MoveMonster {
        /// Which.
        monster: MonsterId,
        /// Where.
        room: RoomId,
    },
    /// A monster pushed through a side of its room, by the ways it could walk; through the Entrance it goes straight
    /// on (MQ-FIX-13, OQ-72).
    Push {
        /// Which.
        monster: MonsterId,
        /// Through which side.
        side: Side,
    },
    /// A monster put on another base.
    Base {
        /// Which.
        monster: MonsterId,
        /// The colour.
        base: Colour,
    },
    /// What a monster's card says.
    Card {
        /// Which monster.
        monster: MonsterId,
        /// The card.
        def: MonsterDef,
    },
    /// A card played on a monster.
    Enhance {
        /// Which.
        monster: MonsterId,
        /// The card.
        add: Enhancer,
    },
    /// A card taken off a monster.
    Strip {
        /// Which.
        monster: MonsterId,
        /// Its place in the list, from 0.
        index: usize,
    },
    /// A monster taken off the map.
    RemoveMonster {
        /// Which.
        monster: MonsterId,
    },
    /// A monster of the fight that goes on is killed at once, before the dice.
    Slay {
        /// Which.
        monster: MonsterId,
    },
    /// Something added to a side of the fight that goes on.
    Term {
        /// What, and to whom.
        add: Term,
    },
    /// Something added to the fight is struck again.
    Unterm {
        /// Its place in the list, from 0.
        index: usize,
    },
    /// A power or a card gives ties to the munchkins, or no longer does.
    Ties {
        /// Whether ties are the munchkins'.
        won: bool,
    },
    /// What was agreed for the help.
    Bargain {
        /// The terms.
        terms: Bargain,
    },
    /// A monster that ignores the main player is left alone, or attacked after all.
    LeaveAlone {
        /// Which.
        monster: MonsterId,
        /// Whether it is left alone.
        alone: bool,
    },
    /// A die of the fight is rolled again or turned, after the roll.
    Face {
        /// Whose die.
        who: Fighter,
        /// Which of its dice, from 0.
        index: usize,
        /// What it shows now.
        to: u8,
    },
}
