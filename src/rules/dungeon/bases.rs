//! Monster bases: three a colour in play, and what happens when none is left (MQ-EXPL-12 to MQ-EXPL-19).

use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::fight;
use crate::rules::foe::Monster;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId};

/// Free bases of a colour; none for a colour nobody plays (MQ-CMB-35).
pub fn free(book: &Book, game: &Game, colour: Colour) -> usize {
    if game.seat(colour).is_none() || game.dungeon.is_none() {
        return 0;
    }
    let used = game.foes.all.iter().filter(|m| m.base == Some(colour)).count();
    book.rules.pieces(game.table.expansion).bases_per_colour.saturating_sub(used)
}

/// Colours with a free base, in seat order.
pub fn free_colours(book: &Book, game: &Game) -> Vec<Colour> {
    game.seats.iter().map(|s| s.colour).filter(|c| free(book, game, *c) > 0).collect()
}

/// What stands in the way of freeing a base, or who has to go.
#[derive(Debug, PartialEq, Eq)]
pub enum Purge {
    /// A level has to be known first.
    NeedsLevel(MonsterId),
    /// These leave play: all that tie for the highest level (MQ-EXPL-17).
    Go(Vec<MonsterId>),
}

/// Which monsters leave play so that a newcomer gets a base: the highest level, enhancers counted (MQ-EXPL-16, OQ-25);
/// never the Boss, which nothing moves and nothing stops from fighting (MQ-FIX-15, MQ-FIX-17, OQ-55).
/// Monsters nobody would tell the level of count as the lowest.
pub fn purge(book: &Book, game: &Game, newcomer: MonsterId, unasked: &[MonsterId]) -> Purge {
    let monsters = game.foes.all.iter();
    let fight = game.agenda.iter().find_map(|s| match s {
        Step::Fight(fight::Step::Fight { place, .. }) => *place,
        _ => None,
    });
    let exempt = fight.filter(|_| book.house(game).base_purge_exempts_current_fight());
    // A base of a colour nobody plays any more is out of the game and frees nothing.
    let played = |m: &Monster| m.base.is_some_and(|c| game.seat(c).is_some());
    let stays = |m: &Monster| m.id == newcomer || m.boss || !played(m) || (exempt.is_some() && m.room == exempt);
    let candidates: Vec<&Monster> = monsters.filter(|m| !stays(m)).collect();
    if let Some(open) = candidates.iter().find(|m| m.level().is_none() && !unasked.contains(&m.id)) {
        return Purge::NeedsLevel(open.id);
    }
    let highest = candidates.iter().map(|m| m.level().unwrap_or(0)).max();
    Purge::Go(candidates.iter().filter(|m| Some(m.level().unwrap_or(0)) == highest).map(|m| m.id).collect())
}
