//! A running game without any I/O of its own: its records, undo, chance from a seed, journal lines, and the telling.

pub mod chance;
pub mod clinic;
pub mod dice;
pub mod fair;
pub mod fix;
pub mod journal;
pub mod narrate;
pub mod oracle;
pub mod player;
pub mod playout;
pub mod preview;
pub mod record;
pub mod session;
pub mod timeline;

pub use session::Session;
