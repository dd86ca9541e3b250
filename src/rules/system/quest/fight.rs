//! Fights (MQ-CMB, MQ-HELP, MQ-RES and MQ-RUN rows): built from terms, rolled, won or lost, run away from. A table that
//! fights by itself tells only the result.

pub use crate::rules::fight::bargain::Bargain;
pub use crate::rules::fight::fighter::{Fighter, Term, Throw};
pub use crate::rules::fight::going::{current, kept, under_way};
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
pub mod standing;
pub mod worth;

use crate::rules::engine::Facts;
use crate::rules::event::Event;
use crate::rules::game::Game;
use crate::rules::seat::Until;

/// What waited for somebody's next fight has counted in this one, and is over (MQ-CURSE-05, MQ-CURSE-06); the cards of
/// monsters that live pass to the players of their bases (MQ-MON-07).
pub(crate) fn counted(game: &Game, fight: &Fight, won: bool, out: &mut Facts) {
    let fought = fight.monsters(game).into_iter().filter_map(|id| game.foes.get(id));
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
