//! Players of the app: each is shown what its seat may see, and nothing else.

pub mod greedy;
pub mod mind;
pub mod random;
pub mod temper;
pub mod view;

use crate::bots::view::View;
use crate::rules::command::Command;
use rand_pcg::Pcg64Mcg;

/// A player of the app.
pub trait Bot {
    /// Which of the wishes to try: a place in the list, which is never empty. A wish that is refused is taken out, and
    /// the bot is asked again.
    fn pick(&mut self, view: &View, wishes: &[Command], rng: &mut Pcg64Mcg) -> usize;

    /// Why it did what it picked last: a text id and what it counted, for people to read; none if it just did.
    fn why(&self) -> Option<crate::rules::message::Message> {
        None
    }
}

/// The bots there are, by the names of the command line.
pub const NAMES: [&str; 3] = ["random", "greedy", "cautious"];

/// A bot by name.
pub fn bot(name: &str) -> Option<Box<dyn Bot + Send>> {
    match name {
        "random" => Some(Box::new(random::Random)),
        // It weighs all six Monster Turns before it stays anywhere and what its death would mean while others may die
        // too, holds on to what a Boss fight will ask for, and adds up several cards of a fight before the first.
        "cautious" => Some(Box::new(greedy::Greedy::with(temper::Temper::CAUTIOUS))),
        "greedy" => Some(Box::<greedy::Greedy>::default()),
        _ => None,
    }
}
