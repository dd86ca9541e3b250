//! What happens at the table: who sits there, whose turn it is, what is owed.

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::event::told::Roll;
use crate::rules::ids::Colour;
use crate::rules::seat::Seat;
use crate::rules::table::phase::Phase;
use crate::rules::table::{Care, Component, Ending, Place};
use serde::{Deserialize, Serialize};

/// What happens at the table: who sits there, whose turn it is, what is owed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A step is owed; it is now on top.
    Owed(Step),
    /// The step on top is done.
    Settled,
    /// The step on top was done by hand or left out.
    Waived,
    /// The step on top now stands like this.
    Noted(Step),
    /// The agenda was set anew: the table jumped to another phase, or a turn broke off.
    Agenda(Vec<Step>),
    /// A game that was over goes on all the same.
    PlaysOn,
    /// A turn began.
    Turn {
        /// Whose.
        seat: Colour,
        /// Its number.
        number: u32,
    },
    /// A phase began.
    Phase(Phase),
    /// A die was rolled.
    Rolled {
        /// What came up.
        roll: Roll,
        /// By whom, if it matters.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Colour>,
    },
    /// The game ended.
    Ended(Ending),
    /// Dice that do not count yet show something else, or one of them is rolled again.
    Recast {
        /// What they show.
        roll: Box<Answer>,
        /// Which is rolled again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        again: Option<usize>,
    },
    /// Somebody reacted: who it was may go on, and all others may again.
    Reopened {
        /// Who.
        by: Colour,
    },
    /// A player joined.
    Joined {
        /// The new seat.
        seat: Box<Seat>,
        /// Its place in the order, from 0.
        index: usize,
    },
    /// A player left.
    Left {
        /// Who.
        seat: Colour,
    },
    /// A seat is passed over from now on, or no longer.
    Away {
        /// Whose.
        seat: Colour,
        /// Passed over.
        away: bool,
    },
    /// A bot plays a seat from now on, or a person.
    Botted {
        /// Whose.
        seat: Colour,
        /// Which bot; a person if none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<String>,
    },
    /// The seats stand in another order.
    Order(Vec<Colour>),
    /// A house rule was set.
    Ruled {
        /// Which.
        name: String,
        /// To what.
        value: String,
    },
    /// A kind of component is now on the table or in the app.
    Kept {
        /// Which.
        component: Component,
        /// Where.
        place: Place,
    },
    /// How much is kept changed.
    Cared(Care),
    /// A player's name.
    Named {
        /// Whose.
        seat: Colour,
        /// The name.
        name: String,
    },
}
