//! What is changed about a munchkin.

use crate::rules::amount::Amount;
use crate::rules::ids::Colour;
use crate::rules::munchkin::gear::Gear;
use crate::rules::plain::is_default;
use crate::rules::seat::{Condition, Sex};
use serde::{Deserialize, Serialize};

/// What is changed about a munchkin.
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
    /// A Level by a card that may bring the last one too (MC-LVL-11).
    Ascend {
        /// Whose.
        seat: Colour,
    },
    /// An Item of somebody else's comes to a thief, while nobody fights (MC-CMB-08, MC-CLASS-08).
    Steal {
        /// The thief.
        seat: Colour,
        /// Whose Item.
        from: Colour,
        /// Its place in their list, from 0.
        index: usize,
        /// Whether nothing can go wrong; else a die decides, and being caught costs a Level.
        #[serde(default, skip_serializing_if = "is_default")]
        sure: bool,
        /// What it adds where nobody has listed it: so much of the number goes over, and no place counts.
        #[serde(default, skip_serializing_if = "is_default")]
        bonus: u8,
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
    /// The Rank of a Power in play, where no card of the app prints it (SR-POWER-04).
    Rank {
        /// Whose.
        seat: Colour,
        /// Which Power.
        power: String,
        /// 1 to 3.
        rank: u8,
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
        /// Whether it was sold, for what it is worth on the table.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        sold: bool,
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
}
