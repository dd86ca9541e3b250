//! The fight that goes on: found in what the game waits for.

use crate::rules::agenda::Step;
use crate::rules::fight;
use crate::rules::fight::foe::Monster;
use crate::rules::fight::state::Fight;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::table;

/// What a fight is where it is fought.
impl Fight {
    /// Who helps, as long as that munchkin lives and is there.
    pub fn helping(&self, game: &Game) -> Option<Colour> {
        self.helper.filter(|c| game.seat(*c).is_some_and(|s| game.counts(s) && s.room == self.place))
    }

    /// Whether there is still somebody to fight, and the main player there to do it (MQ-CMB-18, MQ-CMB-19).
    pub fn goes_on(&self, game: &Game) -> bool {
        let there = game.seat(self.main).is_some_and(|s| !s.dead && s.room == self.place);
        // Who is fought has mostly come last.
        there && game.foes.all.iter().rev().any(|m| self.meets(m))
    }

    /// The monsters fought, as one group (MQ-CMB-25).
    pub fn monsters(&self, game: &Game) -> Vec<MonsterId> {
        self.foes(game).map(|m| m.id).collect()
    }

    /// The same, each with what is known of it.
    pub fn foes<'a>(&'a self, game: &'a Game) -> impl Iterator<Item = &'a Monster> {
        game.foes.all.iter().filter(|m| self.meets(m))
    }

    /// Whether a monster is fought: it is there, and neither left alone nor run from.
    fn meets(&self, monster: &Monster) -> bool {
        monster.room == self.place && !self.left_alone.contains(&monster.id) && !self.fled.contains(&monster.id)
    }

    /// Whether the Boss is fought.
    pub fn meets_boss(&self, game: &Game) -> bool {
        self.foes(game).any(|m| m.boss)
    }
}

/// The fight that goes on, if the game waits for one.
pub fn current(game: &Game) -> Option<&Fight> {
    kept(game).filter(|_| waited_for(&game.agenda))
}

/// The fight that goes on, if the game waits for one once the step on top is done.
pub fn below(game: &Game) -> Option<&Fight> {
    kept(game).filter(|_| game.agenda.split_last().is_some_and(|(_, rest)| waited_for(rest)))
}

/// Whether what is owed is a fight, but for chances to react.
fn waited_for(agenda: &[Step]) -> bool {
    let top = agenda.iter().rev().find(|s| !matches!(s, Step::Table(table::Step::Window { .. })));
    matches!(top, Some(Step::Fight(fight::Step::Fight { .. })))
}

/// The fight that goes on, if it does, whatever smaller question lies on top of it.
pub fn under_way(game: &Game) -> Option<&Fight> {
    kept(game).filter(|f| f.goes_on(game))
}

/// The fight that goes on, also while something else is asked first; and one that is over, until that is settled.
pub fn kept(game: &Game) -> Option<&Fight> {
    game.fight.as_deref()
}
