//! What a table does well to be reminded of: rows of the ledger that nobody enforces, each with the moment it matters.
//! Which they are, each rule set says itself.

pub(crate) mod moment;

use crate::rules::agenda::Step;
use crate::rules::cite::Rule;
use crate::rules::event::{Event, Fact, FightTold, PlayedAs};
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::munchkin;
use crate::rules::seat::Seat;
use crate::rules::table;

/// Something to be reminded of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reminder {
    /// The row of the ledger.
    pub rule: Rule,
    /// Id of the text.
    pub text: &'static str,
}

impl Reminder {
    /// The reminder of a row in the words of a text.
    pub const fn new(rule: &str, text: &'static str) -> Reminder {
        Reminder { rule: Rule::new(rule), text }
    }
}

/// What has just happened, and what it has led to.
#[derive(Clone, Copy, Debug)]
pub struct Happened<'a> {
    /// The game before it.
    pub before: &'a Game,
    /// The game now.
    pub game: &'a Game,
    /// What led from one to the other; nothing if it just lies there.
    pub facts: &'a [Fact],
}

impl Happened<'_> {
    /// Whether such a thing has happened.
    pub fn told(&self, is: impl Fn(&Event) -> bool) -> bool {
        self.facts.iter().any(|fact| is(&fact.event))
    }

    /// Whether that has happened to a fight.
    pub fn fought(&self, is: impl Fn(&FightTold) -> bool) -> bool {
        self.told(|e| matches!(e, Event::Fight(fight::Event::Fight { what, .. }) if is(what)))
    }

    /// Whether a card was played, as anything or as this.
    pub fn played(&self, as_what: Option<PlayedAs>) -> bool {
        self.told(|e| matches!(e, Event::Munchkin(munchkin::Event::Played { what, .. }) if as_what.is_none_or(|wanted| *what == wanted)))
    }

    /// Whether some seat has more of something than it had.
    pub fn more(&self, count: impl Fn(&Seat) -> usize) -> bool {
        self.game.seats.iter().any(|s| self.before.seat(s.colour).is_some_and(|was| count(s) > count(was)))
    }

    /// Whether the cards are just being laid out.
    pub fn opening(&self) -> bool {
        matches!(self.game.top(), Some(Step::Table(table::Step::Opening)))
    }

    /// Whether not everybody has had a turn yet.
    pub fn first_round(&self) -> bool {
        self.game.turn.number as usize <= self.game.seats.len()
    }
}
