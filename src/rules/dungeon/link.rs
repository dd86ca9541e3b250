//! What stands between two rooms.

use crate::rules::few::Member;
use serde::{Deserialize, Serialize};

/// What stands on a side of a room (MQ-LINK-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LinkKind {
    /// Open passageway.
    #[default]
    Passage,
    /// Regular door.
    Door,
    /// Locked door.
    Locked,
    /// Hidden door.
    Hidden,
    /// Wall: not an exit (MQ-LINK-04).
    Wall,
}

impl LinkKind {
    /// The name used in files and text ids.
    pub const fn name(self) -> &'static str {
        match self {
            LinkKind::Passage => "passage",
            LinkKind::Door => "door",
            LinkKind::Locked => "locked",
            LinkKind::Hidden => "hidden",
            LinkKind::Wall => "wall",
        }
    }

    /// Whether munchkins can go through it at all (MQ-LINK-04).
    pub const fn is_exit(self) -> bool {
        !matches!(self, LinkKind::Wall)
    }
}

impl Member for LinkKind {
    const ALL: &'static [Self] =
        &[LinkKind::Passage, LinkKind::Door, LinkKind::Locked, LinkKind::Hidden, LinkKind::Wall];
    fn position(self) -> usize {
        self as usize
    }
}
