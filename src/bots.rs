//! Players of the app: each is shown what its seat may see, and nothing else.

// A new word is told, asked, listed and weighed, or it does not compile.
#![deny(clippy::wildcard_enum_match_arm)]

mod bot;
pub mod greedy;
pub mod mind;
pub mod random;
pub mod temper;
pub mod view;

pub use bot::Bot;

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
