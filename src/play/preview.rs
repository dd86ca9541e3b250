//! What a fix of an earlier entry would do: seen by the table before anything is taken over.

use crate::play::record::Deed;
use crate::play::timeline::Point;
use crate::rules::event::Fact;
use crate::rules::game::Game;
use crate::rules::question::Question;
use crate::rules::refusal::Refusal;

/// What became of one later entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// The same facts as before.
    Same,
    /// It still fits, with other facts.
    Differs(Vec<Fact>),
    /// It no longer fits and is left out.
    Dropped(Refusal),
    /// It only counted the card down that the entry was, and goes with it.
    GoesWith,
    /// A later version wrote it; this one cannot decide it again.
    Unreadable,
}

/// What a fix would do.
#[derive(Clone, Debug)]
pub struct Preview {
    /// The point before the entry.
    pub from: Point,
    /// The deeds of the new branch.
    pub deeds: Vec<Deed>,
    /// Of which entry each of them is; 0 for what nobody had to say then.
    pub points: Vec<Point>,
    /// What became of each later entry.
    pub later: Vec<(Point, Fate)>,
    /// What nobody had to say then and is still to be said, so that what came after it stays.
    pub unsaid: Option<Question>,
    /// The state it leads to.
    pub game: Game,
}

impl Preview {
    /// How many later entries no longer fit.
    pub fn dropped(&self) -> usize {
        self.later.iter().filter(|(_, fate)| matches!(fate, Fate::Dropped(_) | Fate::Unreadable)).count()
    }

    /// How many later entries come out the same.
    pub fn same(&self) -> usize {
        self.later.iter().filter(|(_, fate)| *fate == Fate::Same).count()
    }

    /// How many later entries come out differently.
    pub fn differing(&self) -> usize {
        self.later.iter().filter(|(_, fate)| matches!(fate, Fate::Differs(_))).count()
    }
}

/// Why an entry cannot be fixed like this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FixFault {
    /// It is not on the way from the start to where the game stands.
    NotOnTheWay,
    /// The new command is refused at that point.
    Refused(Refusal),
}
