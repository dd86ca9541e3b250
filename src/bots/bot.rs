//! What a player of the app is asked.

use crate::bots::view::View;
use crate::rules::command::Command;
use rand_pcg::Pcg64Mcg;

/// A player of the app.
pub trait Bot {
    /// Which of the wishes to try: a place in the list, which is never empty. A wish that is refused is taken out, and
    /// the bot is asked again.
    fn pick(&mut self, view: &View, wishes: &[Command], rng: &mut Pcg64Mcg) -> usize;

    /// The same of so many wishes, for a bot that looks at none of them.
    fn blind(&mut self, _wishes: usize, _rng: &mut Pcg64Mcg) -> Option<usize> {
        None
    }

    /// Why it did what it picked last: a text id and what it counted, for people to read; none if it just did.
    fn why(&self) -> Option<crate::rules::message::Message> {
        None
    }
}
