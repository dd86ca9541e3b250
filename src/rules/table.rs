//! The table: who keeps which components, how much is kept, whose turn it is.

pub mod answer;
pub mod ask;
pub mod care;
pub(crate) mod cited;
pub mod command;
pub mod components;
pub mod decide;
pub mod effect;
pub mod ending;
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
pub use care::Care;
pub use command::Command;
pub use components::{Component, Components, Place};
pub use effect::Effect;
pub use ending::Ending;
pub use event::Event;
pub use step::Step;

use crate::rules::ids::{Colour, MonsterId};
use crate::rules::plain::is_default;
use crate::rules::rulings::{Rulings, Set};
use crate::rules::table::phase::Phase;
use serde::{Deserialize, Serialize};

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
