//! The names of the map, for the files of this rule set.

pub use crate::rules::dungeon::arrow::{Arrow, Arrows};
pub use crate::rules::dungeon::gait::Gait;
pub use crate::rules::dungeon::link::LinkKind;
pub use crate::rules::dungeon::map::Dungeon;
pub use crate::rules::dungeon::room::{Face, Icon, Mark, OnEntry, Pile, Room, SearchIcon, Tile};
pub use crate::rules::foe::card::{Against, Benefit, Enhancer, MonsterDef, Size};
pub use crate::rules::foe::{Foes, Monster};
