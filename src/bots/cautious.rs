//! A player like the greedy one who holds on to what is used once, expects others to meddle with the Boss, and adds up
//! several cards of a fight before it plays the first. It looks no further ahead than that.

use crate::bots::Bot;
use crate::bots::greedy::{best, message};
use crate::bots::temper::Temper;
use crate::bots::view::View;
use crate::rules::command::Command;
use crate::rules::message::Message;
use rand_pcg::Pcg64Mcg;

/// Weighs every wish, and the cards of a fight together.
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
