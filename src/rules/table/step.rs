//! Steps of the table: the beginning, the turn and its end, reactions, somebody leaving.

use crate::rules::answer::Answer;
use crate::rules::ids::Colour;
use crate::rules::row::Row;
use crate::rules::table::whose::{Whose, passes};
use serde::{Deserialize, Serialize};

/// Steps of the table: the beginning, the turn and its end, reactions, somebody leaving.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Who starts: a die each, or the table's choice (MQ-SET-24).
    FirstPlayer {
        /// Who still has a chance.
        among: Vec<Colour>,
        /// What has been rolled.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        rolls: Vec<(Colour, u8)>,
    },
    /// Cards of the starting hand may be put on the table (MQ-SET-21).
    Opening,
    /// A game under way is being laid out; everything can be placed freely.
    Arrange,
    /// A turn begins.
    TurnStart {
        /// Whose.
        seat: Colour,
    },
    /// Movement: the active player acts until they end the turn.
    Move {
        /// Who.
        seat: Colour,
    },
    /// A turn ends.
    TurnEnd {
        /// Whose.
        seat: Colour,
    },
    /// The turn passes to the left (MQ-SET-25).
    NextTurn,
    /// What becomes of a leaving player's monsters and goods.
    Leaver {
        /// Who leaves.
        seat: Colour,
    },
    /// Others may react, one after the other, until all pass (OQ-41).
    Window {
        /// To what.
        about: About,
        /// Who has not passed, in the order they are asked.
        waiting: Row,
    },
    /// Dice are cast and may still be changed by a card, before they count (MQ-DIE-11).
    Cast {
        /// Who rolled.
        seat: Colour,
        /// What they show: the answer that will count.
        roll: Box<Answer>,
        /// Which of them is being rolled again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        again: Option<usize>,
    },
    /// The game is over.
    Over,
}

impl Step {
    /// Whose it is.
    pub fn whose(&self) -> Whose {
        match self {
            Step::FirstPlayer { .. } | Step::Opening | Step::Arrange | Step::NextTurn | Step::Over => Whose::Table,
            Step::TurnStart { seat } | Step::Cast { seat, .. } => Whose::DoneBy(*seat),
            Step::Move { seat } | Step::TurnEnd { seat } => Whose::Turn(*seat),
            Step::Leaver { seat } => Whose::Player(*seat),
            Step::Window { about: About::Turn, .. } => Whose::OnTheMove,
            Step::Window { about: About::Opening | About::Fight | About::Dice | About::Came | About::End, .. } => {
                Whose::Table
            }
        }
    }

    /// A player has left: somebody else does what is done for the table, and nobody waits for who is gone.
    pub fn leaves(&mut self, gone: Colour, heir: Colour) {
        match self {
            Step::TurnStart { seat } | Step::Cast { seat, .. } => passes(seat, gone, heir),
            Step::Window { waiting, .. } => {
                if waiting.contains(&gone) {
                    *waiting = waiting.iter().copied().filter(|c| *c != gone).collect();
                }
            }
            // Nobody leaves before it is known who starts.
            Step::FirstPlayer { .. }
            | Step::Opening
            | Step::Arrange
            | Step::Move { .. }
            | Step::TurnEnd { .. }
            | Step::NextTurn
            | Step::Leaver { .. }
            | Step::Over => {}
        }
    }
}

/// What everybody gets a chance to react to, where the app keeps cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum About {
    /// The starting hands: what can be put down is (MQ-SET-21).
    Opening,
    /// A turn that has begun (MQ-ANY-01 to MQ-ANY-04).
    Turn,
    /// A fight about to be rolled (MQ-CMB-41).
    Fight,
    /// Dice that are cast (MQ-CMB-46, MQ-DIE-11).
    Dice,
    /// What others have received in a turn that is about to end, and may play at once (MC-TREAS-05).
    Came,
    /// A turn that is about to end: whoever's it is can still do what is done on one's own turn (MC-TREAS-06, MC-SELL-08).
    End,
}

impl About {
    /// The name used in text ids.
    pub const fn name(self) -> &'static str {
        match self {
            About::Opening => "opening",
            About::Turn => "turn",
            About::Fight => "fight",
            About::Dice => "dice",
            About::Came => "came",
            About::End => "end",
        }
    }
}
