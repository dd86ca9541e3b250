//! Players of the app: each is shown what its seat may see, and nothing else.

// A new word is told, asked, listed and weighed, or it does not compile.
#![deny(clippy::wildcard_enum_match_arm)]

pub mod absent;
mod bot;
pub mod greedy;
pub mod grudge;
pub mod mind;
pub mod people;
pub mod random;
pub mod temper;
pub mod view;

pub use bot::Bot;

/// The bots that are only that, by the names of the command line; besides them it knows [`people`] by their ids.
pub const NAMES: [&str; 3] = ["random", "greedy", "cautious"];

/// All bots, by the names of the command line.
pub fn names() -> Vec<&'static str> {
    NAMES.into_iter().chain(people::people().iter().map(|person| person.id.as_str())).collect()
}

/// What a bot is after; none of one that is after nothing.
pub fn temper(name: &str) -> Option<temper::Tempers> {
    match name {
        "cautious" => Some(temper::Tempers::cautious()),
        "greedy" => Some(temper::Tempers::greedy()),
        _ => people::person(name).map(|person| person.tempers),
    }
}

/// A bot by name.
pub fn bot(name: &str) -> Option<Box<dyn Bot + Send>> {
    if name == "random" {
        return Some(Box::new(random::Random));
    }
    // The cautious one weighs all six Monster Turns before it stays anywhere and what its death would mean while others may
    // die too, holds on to what a Boss fight will ask for, and adds up several cards of a fight before the first.
    let bot: Box<dyn Bot + Send> = Box::new(greedy::Greedy::with(temper(name)?));
    Some(bot)
}
