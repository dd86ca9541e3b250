//! The rule sets. Shared files take what they need of one from here and never name it.

pub mod quest;

pub use crate::rules::fight::{Bargain, Fight, Fighter, Term, Throw};
pub use quest::dungeon::{
    Against, Arrow, Arrows, Benefit, Dungeon, Enhancer, Face, Gait, Icon, LinkKind, Mark, Monster, MonsterDef, OnEntry,
    Pile, Room, SearchIcon, Size, Tile,
};
pub use quest::march::March;
pub use quest::phase::Phase;
pub use quest::search::Finds;

/// The rule sets this build knows, by the names of files; the first is the one a table starts with.
pub const NAMES: [&str; 1] = ["quest"];
