//! Fights (MQ-CMB, MQ-HELP, MQ-RES and MQ-RUN rows): built from terms, rolled, won or lost, run away from. A table that
//! fights by itself tells only the result.

pub use crate::rules::fight::bargain::Bargain;
pub use crate::rules::fight::fighter::{Fighter, Term, Throw};
pub use crate::rules::fight::state::{Fight, Slain, Stage};

pub mod boss;
pub mod build;
pub mod ending;
pub mod flight;
pub mod interfere;
pub mod result;
pub mod roll;
pub mod sides;
pub mod slain;

use crate::rules::agenda::Step;
use crate::rules::engine::Facts;
use crate::rules::event::Event;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::seat::Until;
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
    let dungeon = game.dungeon.as_ref()?;
    let kept = dungeon.fight.as_ref().filter(|f| f.main == *seat && f.room == *room).cloned();
    let begun = || Arc::new(Fight { left_alone: dungeon.left_alone.clone(), ..Fight::new(*seat, *room) });
    Some(kept.unwrap_or_else(begun))
}

/// What waited for somebody's next fight has counted in this one, and is over (MQ-CURSE-05, MQ-CURSE-06); the cards of
/// monsters that live pass to the players of their bases (MQ-MON-07).
pub(crate) fn counted(game: &Game, fight: &Fight, won: bool, out: &mut Facts) {
    let fought = fight.monsters(game).into_iter().filter_map(|id| game.dungeon.as_ref()?.monster(id));
    for monster in fought.filter(|m| m.met.is_some() && !won) {
        out.say(Event::CardPassed { monster: monster.id }, cites!["MQ-MON-07"]);
    }
    for seat in std::iter::once(fight.main).chain(fight.helping(game)).filter_map(|c| game.seat(c)) {
        // From the end of the list, so that the places of those still to go stay true.
        for (index, _) in seat.conditions.iter().enumerate().rev().filter(|(_, c)| c.until == Until::NextFight) {
            out.say(Event::Lifted { seat: seat.colour, index }, cites!["MQ-CURSE-05", "MQ-CURSE-02"]);
        }
    }
}
