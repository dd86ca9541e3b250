//! Facts as they are gathered.

use crate::rules::agenda::Step;
use crate::rules::cite::{Cited, Cites};
use crate::rules::event::{Event, Fact};
use crate::rules::game::Game;
use crate::rules::table;

/// Facts being gathered.
#[derive(Clone, Debug, Default)]
pub struct Facts(pub Vec<Fact>);

impl Facts {
    /// Adds a fact and the rules behind it.
    pub fn say(&mut self, event: impl Into<Event>, cites: Cites) {
        self.0.push(Fact { event: event.into(), cites });
    }

    /// Adds a fact that needs no rule: bookkeeping of the engine, or the table's own doing.
    pub fn note(&mut self, event: impl Into<Event>) {
        self.say(event, Cites::NONE);
    }

    /// Gives the facts that name no rule one, but for bookkeeping: what the table does by hand follows by itself here.
    pub(crate) fn rest_by(&mut self, cites: Cites) {
        let own = |event: &Event| {
            matches!(
                event,
                Event::Table(table::Event::Owed(_))
                    | Event::Table(table::Event::Settled)
                    | Event::Table(table::Event::Noted(_))
            )
        };
        for fact in self.0.iter_mut().filter(|f| f.cites.is_empty() && !own(&f.event)) {
            fact.cites = cites;
        }
    }

    /// The facts as the ledger of the set that is played has their rules.
    pub(crate) fn in_ledger(&mut self, cited: &Cited) {
        for fact in &mut self.0 {
            fact.cites = fact.cites.in_ledger(cited);
        }
    }

    /// Owes a step: it will be on top.
    pub fn owe(&mut self, step: impl Into<Step>) {
        self.note(table::Event::Owed(step.into()));
    }

    /// The step on top is done.
    pub fn settle(&mut self) {
        self.note(table::Event::Settled);
    }

    /// The game as these facts leave it: for what must count from there within the same command.
    #[must_use]
    pub fn on(&self, game: &Game) -> Game {
        let mut then = game.clone();
        self.0.iter().for_each(|fact| then.apply(&fact.event));
        then
    }
}
