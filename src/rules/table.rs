//! The table: who keeps which components, how much is kept, whose turn it is.

pub mod answer;
pub mod ask;
pub(crate) mod cited;
pub mod command;
pub mod decide;
pub mod effect;
pub mod event;
pub mod opening;
pub mod order;
pub mod phase;
pub mod seating;
pub mod step;
pub mod waive;
pub mod whose;
pub mod window;

pub use answer::Answer;
pub use ask::Ask;
pub use command::Command;
pub use effect::Effect;
pub use event::Event;
pub use step::Step;

use crate::rules::ids::{Colour, MonsterId};
use crate::rules::plain::is_default;
use crate::rules::rulings::{Rulings, Set};
use crate::rules::table::phase::Phase;
use serde::{Deserialize, Serialize};

/// Where a kind of component is: with the people or with the app.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// On the table: people answer.
    #[default]
    Table,
    /// In the app: a seed answers.
    App,
}

/// A kind of component that can be on the table or in the app.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Component {
    /// All dice.
    Dice,
    /// Room tiles and links.
    Rooms,
    /// Standies and Monster cards.
    Monsters,
    /// Treasure and DxM cards.
    Cards,
}

impl Component {
    /// All kinds.
    pub const ALL: [Component; 4] = [Component::Dice, Component::Rooms, Component::Monsters, Component::Cards];

    /// The name used in files and text ids.
    pub const fn name(self) -> &'static str {
        match self {
            Component::Dice => "dice",
            Component::Rooms => "rooms",
            Component::Monsters => "monsters",
            Component::Cards => "cards",
        }
    }
}

/// Where each kind of component is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Components {
    /// All dice.
    pub dice: Place,
    /// Room tiles and links.
    pub rooms: Place,
    /// Standies and Monster cards.
    pub monsters: Place,
    /// Treasure and DxM cards.
    pub cards: Place,
}

impl Components {
    /// All of them in one place.
    pub const fn all(place: Place) -> Components {
        Components { dice: place, rooms: place, monsters: place, cards: place }
    }

    /// Where one kind is.
    pub const fn of(&self, component: Component) -> Place {
        match component {
            Component::Dice => self.dice,
            Component::Rooms => self.rooms,
            Component::Monsters => self.monsters,
            Component::Cards => self.cards,
        }
    }

    /// Whether the app rolls or draws anything by itself.
    pub fn any_in_app(self) -> bool {
        [self.dice, self.rooms, self.monsters, self.cards].contains(&Place::App)
    }

    pub(crate) fn set(&mut self, component: Component, place: Place) {
        match component {
            Component::Dice => self.dice = place,
            Component::Rooms => self.rooms = place,
            Component::Monsters => self.monsters = place,
            Component::Cards => self.cards = place,
        }
    }
}

/// How much of the game the table wants kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Care {
    /// *Just count*: seats and whose turn it is.
    Count,
    /// *Map and monsters*: no hands, no gold, no Items.
    Map,
    /// *Everything*.
    #[default]
    Everything,
}

impl Care {
    /// All three, from least to most.
    pub const ALL: [Care; 3] = [Care::Count, Care::Map, Care::Everything];

    /// The name used in files and text ids.
    pub const fn name(self) -> &'static str {
        match self {
            Care::Count => "count",
            Care::Map => "map",
            Care::Everything => "everything",
        }
    }
}

/// What the table agreed on.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(from = "Written")]
pub struct Table {
    /// What is on the table and what is in the app.
    pub components: Components,
    /// How much is kept.
    pub care: Care,
    /// House rules that differ from the default.
    #[serde(default, skip_serializing_if = "Rulings::is_empty")]
    pub rulings: Rulings,
    /// The same, read: what rules ask.
    #[serde(skip)]
    pub set: Set,
    /// Whether the expansion's pieces are in the box.
    #[serde(default, skip_serializing_if = "is_default")]
    pub expansion: bool,
    /// Whether the owner has checked the link costs against the box (OQ-01).
    #[serde(default, skip_serializing_if = "is_default")]
    pub costs_checked: bool,
}

/// A table as files hold it: its house rules are words.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    components: Components,
    care: Care,
    #[serde(default)]
    rulings: Rulings,
    #[serde(default)]
    expansion: bool,
    #[serde(default)]
    costs_checked: bool,
}

impl From<Written> for Table {
    fn from(Written { components, care, rulings, expansion, costs_checked }: Written) -> Table {
        Table { components, care, set: Set::of(&rulings), rulings, expansion, costs_checked }
    }
}

/// Whose turn it is, and where in it the table is.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// Turns begun so far, everybody's counted; 0 before the first.
    pub number: u32,
    /// The active player.
    pub seat: Option<Colour>,
    /// The phase.
    pub phase: Phase,
    /// Monsters the active munchkin has left alone where it stands; forgotten when it moves or its turn ends
    /// (MQ-IGN-02, MQ-IGN-08).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left_alone: Vec<MonsterId>,
    /// Whether an Item has been sold at twice its worth in this turn (MC-SELL-06).
    #[serde(default, skip_serializing_if = "is_default")]
    pub sold_high: bool,
    /// Whether a friendly monster has been met in this turn: no trouble is looked for after it (MC-TROUBLE-02).
    #[serde(default, skip_serializing_if = "is_default")]
    pub met: bool,
    /// Whether a fight has been decided in this turn, where there is no map: no other is looked for (MC-TROUBLE-02).
    #[serde(default, skip_serializing_if = "is_default")]
    pub fought: bool,
    /// Who shares a win by the fight of this turn (SR-FAST-05).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shares: Option<Colour>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// All were dead at the same moment: the monsters win (MQ-END-04).
    Monsters,
    /// These players won.
    Players(Vec<Colour>),
}
