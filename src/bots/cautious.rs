//! A player who weighs risks, keeps what the Boss will ask for, and thinks a turn through before a step.

use crate::bots::Bot;
use crate::bots::greedy::{best, message};
use crate::bots::temper::Temper;
use crate::bots::view::View;
use crate::rules::command::Command;
use crate::rules::message::Message;
use rand_pcg::Pcg64Mcg;

/// Weighs every wish with what may follow from it.
#[derive(Clone, Debug)]
pub struct Cautious {
    temper: Temper,
    why: Option<Message>,
}

impl Default for Cautious {
    fn default() -> Cautious {
        Cautious::with(Temper::CAUTIOUS)
    }
}

impl Cautious {
    /// One of another temper.
    pub const fn with(temper: Temper) -> Cautious {
        Cautious { temper, why: None }
    }
}

impl Bot for Cautious {
    fn pick(&mut self, view: &View, wishes: &[Command], _rng: &mut Pcg64Mcg) -> usize {
        let (pick, thought) = best(view, wishes, &self.temper);
        self.why = Some(message(thought));
        pick
    }

    fn why(&self) -> Option<Message> {
        self.why.clone()
    }
}
