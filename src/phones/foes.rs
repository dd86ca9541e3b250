//! The monsters of a fight, each with all its card says: what counts against whom, and whom it lets be.

use crate::bots::view::View;
use crate::catalog::words::{Names, Words, capitalised};
use crate::play::narrate::{outlook, parted};
use crate::rules::game::Game;
use crate::rules::ids::MonsterId;

/// A monster of the fight that goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foe {
    /// Which.
    pub id: MonsterId,
    /// What it is called.
    pub name: String,
    /// What its card says.
    pub lines: Vec<String>,
}

/// The monsters of the fight that goes on, as far as their cards are known.
pub(super) fn foes(words: &Words, view: &View<'_>, game: &Game) -> Vec<Foe> {
    let Some(now) = view.fight() else { return Vec::new() };
    let foe = |id: MonsterId| Foe {
        id,
        name: capitalised(words.monster(id, Names::of(game))),
        lines: outlook::card_says(words, (view.book(), game), id),
    };
    // Whom they run from is on the table until it is over.
    let all = view.monsters(now).chain(parted::left(game, now));
    all.map(|monster| foe(monster.id)).filter(|foe| !foe.lines.is_empty()).collect()
}
