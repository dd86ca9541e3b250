//! Wishes: what people may ask of the game, one type a topic, in the form the command line reads.

use crate::rules::effect::Effect;
use crate::rules::event::Roll;
use crate::rules::few::Few;
use crate::rules::game::{Care, Component, Place};
use crate::rules::ids::{Colour, MonsterId, Side};
use crate::rules::seat::Sex;
use crate::rules::system::{Arrow, Gait, LinkKind, MonsterDef, Phase, Throw, Tile};
use serde::{Deserialize, Serialize};

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A player to be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewSeat {
    /// The colour of the pieces.
    pub colour: Colour,
    /// The name; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The munchkin's sex, if the table cares to say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sex: Option<Sex>,
}

/// How a fight came out, as people tell it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Outcome {
    /// The munchkins won.
    Won(Won),
    /// The monsters won.
    Lost(Vec<Beaten>),
    /// There was no fight after all: the monsters ignore the munchkin, or magic took it away.
    None,
}

/// What a won fight brings.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Won {
    /// Monsters killed: their bases go back, their cards are discarded.
    #[serde(default)]
    pub killed: Vec<MonsterId>,
    /// Monsters defeated without being killed: they leave too, but give no level (MQ-LVL-09).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub driven_off: Vec<MonsterId>,
    /// Levels for the main player.
    #[serde(default)]
    pub levels: u8,
    /// Treasures for the main player.
    #[serde(default)]
    pub treasures: u8,
    /// The helper, if there was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub helper: Option<HelperShare>,
}

/// What a helper got.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HelperShare {
    /// Who helped.
    pub seat: Colour,
    /// Levels.
    #[serde(default)]
    pub levels: u8,
    /// Treasures.
    #[serde(default)]
    pub treasures: u8,
}

/// What a lost fight cost one munchkin.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Beaten {
    /// Whose munchkin.
    pub seat: Colour,
    /// Hits, all told.
    #[serde(default)]
    pub hits: u8,
    /// Through which side it ran; none if there was nowhere to run.
    #[serde(default)]
    pub ran: Option<Side>,
}

/// Cards that Charity takes out of a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gift {
    /// Who gets them; none for the discards.
    #[serde(default)]
    pub to: Option<Colour>,
    /// Treasure cards.
    #[serde(default)]
    pub treasure: u8,
    /// DxM cards.
    #[serde(default)]
    pub dxm: u8,
}

/// A part of what is on the table or lies in a room.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Goods {
    /// Listed Items, by their place in the list.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gear: Vec<usize>,
    /// Items nobody listed.
    #[serde(default, skip_serializing_if = "is_default")]
    pub others: u8,
    /// Gold pieces.
    #[serde(default, skip_serializing_if = "is_default")]
    pub gold: u32,
}

/// What becomes of the monsters of a player who leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OrphanMonsters {
    /// They stay on their bases until they are killed or leave.
    Stay,
    /// They leave the map.
    Go,
}

/// What becomes of the goods of a player who leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OrphanGoods {
    /// They are dropped where the munchkin stands.
    Drop,
    /// They go back to the box.
    Box,
    /// Somebody gets them.
    Give(Colour),
}

/// An answer to the question that stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Answer {
    /// Done, ready, all moved, yes as shown.
    Done,
    /// No, thank you.
    No,
    /// A colour: of the Monster Die, or of a base to choose.
    Colour(Colour),
    /// A die of one seat.
    Die {
        /// Whose.
        seat: Colour,
        /// 1 to 6.
        face: u8,
    },
    /// All dice of one roll.
    Dice(Vec<u8>),
    /// A number.
    Number(i32),
    /// A player.
    Seat(Colour),
    /// The room tile drawn.
    Tile(Box<Tile>),
    /// There was none left to draw.
    Nothing,
    /// The links drawn.
    Links(Vec<(Side, LinkKind)>),
    /// The monster drawn.
    Monster(Box<MonsterDef>),
    /// Which way an arrow points.
    Arrow(Arrow),
    /// How a monster moves.
    Gait(Few<Gait>),
    /// A monster's printed level.
    Level(i16),
    /// How a fight came out.
    Fight(Outcome),
    /// All dice of a fight.
    Throws(Vec<Throw>),
    /// A side of the room.
    Side(Side),
    /// A roll to get away from one monster.
    Ran {
        /// From whom.
        monster: MonsterId,
        /// 1 to 6.
        face: u8,
    },
    /// What is taken from a pile.
    Take(Goods),
    /// What Charity does.
    Gave(Vec<Gift>),
    /// What becomes of a leaver's things.
    Leaver {
        /// The monsters.
        monsters: OrphanMonsters,
        /// The goods.
        goods: OrphanGoods,
    },
    /// The link costs as printed in the box.
    Costs {
        /// Passage.
        passage: u8,
        /// Regular door.
        door: u8,
        /// Locked door.
        locked: u8,
        /// Hidden door.
        hidden: u8,
    },
    /// A standie was moved on the table.
    Moved(MonsterId),
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
        /// What is paid and gained.
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
