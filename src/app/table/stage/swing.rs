//! What a deed did to the chance of a fight.

use crate::app::table::Table;
use crate::odds::Odds;
use crate::odds::fight::known;
use crate::rules::fight::under_way;
use crate::rules::game::Game;

/// A deed, and the chance before and after it.
#[derive(Clone, Debug, PartialEq)]
pub struct Swing {
    /// What was done, as it was told.
    pub what: String,
    /// The chance before.
    pub before: Odds,
    /// The chance after.
    pub after: Odds,
}

impl Table {
    /// Keeps what a deed, told from this line of the log on, has done to the chance of the fight.
    pub(in crate::app::table) fn swings(&mut self, before: &Game, from: usize) {
        let chance = |game: &Game| known(self.session.book(), game, under_way(game)?);
        let (Some(was), Some(is)) = (chance(before), chance(self.session.game())) else { return };
        let line = self.log.get(from);
        if let (Some(line), true) = (line, was != is) {
            self.swing = Some(Swing { what: line.text.clone(), before: was, after: is });
        }
    }
}
