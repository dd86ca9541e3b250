//! What a search finds.

use crate::rules::cite::Cites;
use crate::rules::dungeon::room::Mark;

/// What a result brings a munchkin in a room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finds {
    /// A monster comes, and is fought at once.
    pub monster: bool,
    /// The dice are rolled again: no monster can appear in the Entrance, and the table rules so (OQ-31).
    pub again: bool,
    /// Gold.
    pub gold: u32,
    /// Treasures.
    pub treasures: u8,
    /// The token the room gets, or that it has turned over, and the rule.
    pub mark: Option<(Mark, Cites)>,
    /// The line of the table.
    pub cite: Cites,
}

impl Finds {
    /// Whether another result brings the same, by whatever line of the table.
    pub fn brings_the_same(&self, other: &Finds) -> bool {
        let mark = |finds: &Finds| finds.mark.map(|(mark, _)| mark);
        (self.monster, self.again, self.gold, self.treasures, mark(self))
            == (other.monster, other.again, other.gold, other.treasures, mark(other))
    }
}
