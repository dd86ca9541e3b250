//! The fight that goes on: found in what the game waits for.

use crate::rules::agenda::Step;
use crate::rules::fight::state::Fight;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId};
use std::sync::Arc;

/// What a fight is where it is fought.
impl Fight {
    /// Who helps, as long as that munchkin lives and is there.
    pub fn helping(&self, game: &Game) -> Option<Colour> {
        self.helper.filter(|c| game.seat(*c).is_some_and(|s| game.counts(s) && s.room == Some(self.room)))
    }

    /// Whether there is still somebody to fight, and the main player there to do it (MQ-CMB-18, MQ-CMB-19).
    pub fn goes_on(&self, game: &Game) -> bool {
        let there = game.seat(self.main).is_some_and(|s| !s.dead && s.room == Some(self.room));
        there && !self.monsters(game).is_empty()
    }

    /// The monsters fought, as one group (MQ-CMB-25).
    pub fn monsters(&self, game: &Game) -> Vec<MonsterId> {
        let here = game.dungeon.iter().flat_map(|d| d.monsters_in(self.room)).map(|m| m.id);
        here.filter(|id| !self.left_alone.contains(id)).collect()
    }
}

/// The fight that goes on, if the game waits for one.
pub fn current(game: &Game) -> Option<Arc<Fight>> {
    let top = game.agenda.iter().rev().find(|s| !matches!(s, Step::Window { .. }));
    matches!(top, Some(Step::Fight { .. })).then(|| kept(game)).flatten()
}

/// The fight that goes on, if it does, whatever smaller question lies on top of it.
pub fn under_way(game: &Game) -> Option<Arc<Fight>> {
    kept(game).filter(|f| f.goes_on(game))
}

/// The fight that goes on, also while something else is asked first; and one that is over, until that is settled.
pub fn kept(game: &Game) -> Option<Arc<Fight>> {
    let step = game.agenda.iter().rev().find(|s| matches!(s, Step::Fight { .. }));
    let Some(Step::Fight { seat, room }) = step else { return None };
    let dungeon = game.dungeon.as_deref()?;
    let kept = dungeon.fight.as_ref().filter(|f| f.main == *seat && f.room == *room).cloned();
    let begun = || Arc::new(Fight { left_alone: dungeon.left_alone.clone(), ..Fight::new(*seat, *room) });
    Some(kept.unwrap_or_else(begun))
}
