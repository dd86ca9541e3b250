//! A running game without any I/O of its own: its records, undo, chance from a seed, journal lines, and the telling.

// A new word is told, asked, listed and weighed, or it does not compile.
#![deny(clippy::wildcard_enum_match_arm)]

pub mod absent;
pub mod arranged;
pub mod barter;
pub mod came;
pub mod chance;
pub mod clinic;
pub mod daily;
pub mod dice;
pub mod fair;
pub mod feats;
pub mod figures;
pub mod first;
pub mod fix;
pub mod journal;
pub mod narrate;
pub mod old_words;
pub mod oracle;
pub mod pace;
pub mod player;
pub mod playout;
pub mod preview;
pub mod reacting;
pub mod record;
pub mod serving;
pub mod session;
pub mod stab;
pub mod story;
pub mod talk;
pub mod timeline;
pub mod unplayable;
pub mod wares;
pub mod widen;

pub use session::Session;
