//! Monster bases: three a colour in play, and what happens when none is left (MQ-EXPL-12 to MQ-EXPL-19).

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::asking::unasked;
use crate::rules::book::Book;
use crate::rules::dungeon;
use crate::rules::dungeon::monster_die;
use crate::rules::event::Gone;
use crate::rules::event::Roll;
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::fight::foe::Monster;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::refusal::Refusal;
use crate::rules::refusal::ensure;
use crate::rules::table;

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
    let fight = game.agenda.iter().find_map(|s| {
        let Step::Fight(fight::Step::Fight { place, .. }) = s else { return None };
        *place
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

pub(crate) fn base_roll(
    book: &Book,
    game: &Game,
    (monster, seat): (MonsterId, Colour),
    answer: &Answer,
    out: &mut Facts,
) -> Result<(), Refusal> {
    let Answer::Table(table::Answer::Colour(colour)) = answer else { return Err(unasked()) };
    out.say(table::Event::Rolled { roll: Roll::Monster(*colour), seat: Some(seat) }, cites!["MQ-EXPL-12", "MQ-DIE-03"]);
    let always = book.house(game).dxm_when_rolled_base_unavailable();
    if always || free(book, game, *colour) > 0 {
        monster_die::draws_for(game, *colour, cites!["MQ-EXPL-13", "MQ-DIE-05"], out);
    }
    out.settle();
    out.owe(dungeon::Step::Base { monster, roll: *colour, seat, unasked: Vec::new() });
    Ok(())
}

pub(crate) fn base_colour(
    book: &Book,
    game: &Game,
    monster: MonsterId,
    answer: &Answer,
    out: &mut Facts,
) -> Result<(), Refusal> {
    let Answer::Table(table::Answer::Colour(base)) = answer else { return Err(unasked()) };
    ensure(free(book, game, *base) > 0, || {
        Refusal::new("no-free-base", cites!["MQ-EXPL-14", "MQ-CMB-35"]).with("colour", *base)
    })?;
    out.settle();
    out.say(dungeon::Event::Based { monster, base: *base }, cites!["MQ-EXPL-14", "MQ-EXPL-15"]);
    Ok(())
}

/// The base of the rolled colour; another one, chosen; or one freed by sending the highest away.
pub(crate) fn base(
    book: &Book,
    game: &Game,
    (monster, roll): (MonsterId, Colour),
    unasked: &[MonsterId],
    out: &mut Facts,
) {
    if game.foes.get(monster).is_none() {
        out.settle();
        return;
    }
    if free(book, game, roll) > 0 {
        out.settle();
        out.say(dungeon::Event::Based { monster, base: roll }, cites!["MQ-EXPL-12", "MQ-DIE-03"]);
        return;
    }
    match free_colours(book, game)[..] {
        [] => match purge(book, game, monster, unasked) {
            Purge::NeedsLevel(monster) => out.owe(fight::Step::AskLevel { monster }),
            Purge::Go(highest) if highest.is_empty() => out.settle(),
            Purge::Go(highest) => {
                for monster in highest {
                    let why = Gone::FreedBase;
                    out.say(
                        fight::Event::MonsterGone { monster, why },
                        cites!["MQ-EXPL-16", "MQ-EXPL-17", "MQ-EXPL-19"],
                    );
                }
            }
        },
        // A choice of one is no choice.
        [only] => {
            out.settle();
            out.say(dungeon::Event::Based { monster, base: only }, cites!["MQ-EXPL-14", "MQ-EXPL-18"]);
        }
        _ => {}
    }
}
