//! What becomes of owed steps when something comes in between. Each belongs to somebody or something: it ends with
//! that, outlasts everything else, or passes to whoever the rules name. What was owed first happens first.
//!
//! The law has three sentences, and stands nowhere else:
//!
//! 1. A step ends with whose it is ([`Whose`](crate::rules::table::whose::Whose)): a death, a turn broken off, a player
//!    who leaves and a jump each take what is theirs out of the agenda, and leave the rest as it lies.
//! 2. What somebody does for a room, a monster or the table passes, when that player leaves, to whoever goes on.
//! 3. What a step is about may vanish, a monster, a room, a fight, or be told meanwhile (`owed/stands.rs`): that is asked when
//!    the step comes up, for until then it may come back or be wanted for what lies above it.

mod stands;

pub(crate) use stands::stands;

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::book::Book;
use crate::rules::dice::lying;
use crate::rules::dungeon;
use crate::rules::dungeon::step::Coming;
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::seat::Seat;
use crate::rules::table;
use crate::rules::table::step::About;
use crate::rules::table::whose::End;

/// Whether dice that are cast are still for something: who rolled to run away may be gone, or whom it ran from.
pub(crate) fn cast_stands(book: &Book, game: &Game) -> bool {
    let (Some(step), Some((_, roll, _))) = (lying::asked(game), lying::open(game)) else { return false };
    let runs = match (step, roll) {
        (Step::Fight(fight::Step::RunAway { seat, way, .. }), Answer::Fight(fight::Answer::Ran { monster, .. })) => {
            let goes_on = |s: &Seat| way.is_none_or(|way| way.taken || s.room == Some(way.room));
            let there = game.seat(*seat).is_some_and(|s| !s.dead && goes_on(s));
            there && game.foes.get(*monster).is_some()
        }
        _ => true,
    };
    runs && stands(book, game, step)
}

/// What is owed without the steps that end; dice that are cast go with what they were cast for.
fn without(game: &Game, end: End) -> Vec<Step> {
    let mut kept: Vec<Step> = Vec::with_capacity(game.agenda.len());
    let mut below_ends = false;
    for step in &game.agenda {
        let cast = matches!(step, Step::Table(table::Step::Cast { .. }));
        let over_cast = matches!(step, Step::Table(table::Step::Window { about: About::Dice, .. }));
        below_ends = step.whose().ends_with(end, game.turn.seat) || (below_ends && (cast || over_cast));
        if !below_ends {
            kept.push(step.clone());
        }
    }
    kept
}

/// What is owed once the active munchkin has died: the Monster Turn of its turn, and what others owe or are owed first
/// (MQ-DEATH-10, OQ-57).
pub(crate) fn after_death(game: &Game, dead: Colour, rest: Vec<Step>) -> Vec<Step> {
    rest.into_iter().chain(without(game, End::Life(dead))).collect()
}

/// What is owed once the active player's turn is over in mid-Movement: others finish first (MQ-RUN-09, OQ-44).
pub(crate) fn turn_over(game: &Game, seat: Colour) -> Vec<Step> {
    let end = Step::Table(table::Step::TurnEnd { seat });
    std::iter::once(end).chain(without(game, End::Turn(seat))).collect()
}

/// What is owed once the table goes on from a phase, whatever was owed: it has seen to that.
pub(crate) fn after_jump(game: &Game, rest: Vec<Step>) -> Vec<Step> {
    rest.into_iter().chain(without(game, End::Jump)).collect()
}

/// What is owed once somebody has left the table: what only that player could do falls away, what anybody can do passes
/// to the next, and a turn broken off is followed by its Monster Turn (MQ-TURN-03, MQ-SET-25).
pub(crate) fn after_leaving(game: &Game, gone: Colour, next: Colour) -> Vec<Step> {
    let mut kept = without(game, End::Stay(gone));
    // Whoever is on the move does for the room what the leaver would have done.
    let heir = game.active().map(|s| s.colour).filter(|c| *c != gone).unwrap_or(next);
    for step in &mut kept {
        step.leaves(gone, heir);
    }
    if game.turn.seat != Some(gone) {
        return kept;
    }
    let unbegun = kept.iter().any(|s| {
        matches!(
            s,
            Step::Table(table::Step::TurnStart { .. })
                | Step::Table(table::Step::Opening)
                | Step::Table(table::Step::Arrange)
        )
    });
    if unbegun {
        return kept;
    }
    // The next turn is found from the leaver's place, so it is named before the seat goes.
    kept.retain(|s| !matches!(s, Step::Table(table::Step::NextTurn)));
    let moved = game
        .agenda
        .iter()
        .any(|s| matches!(s, Step::Dungeon(dungeon::Step::March { .. }) | Step::Dungeon(dungeon::Step::Moving)));
    let owed = kept.iter().any(|s| matches!(s, Step::Dungeon(dungeon::Step::MonsterRoll { .. })));
    let over = !game.agenda.iter().any(|s| {
        matches!(
            s,
            Step::Table(table::Step::Move { .. })
                | Step::Table(table::Step::TurnEnd { .. })
                | Step::Munchkin(munchkin::Step::Charity { .. })
                | Step::Dungeon(dungeon::Step::MonsterRoll { .. })
        )
    });
    let rolls = game.has_map() && !moved && !owed && !over;
    let base = [
        Some(Step::Table(table::Step::TurnStart { seat: next })),
        rolls.then_some(Step::Dungeon(dungeon::Step::MonsterRoll { seat: next })),
    ];
    base.into_iter().flatten().chain(kept).collect()
}

/// What is to be done about an encounter.
pub(crate) enum Meeting {
    /// Nothing comes first.
    Now,
    /// The fight that goes on has it in it.
    Fought,
    /// Something was owed before: it comes in this order.
    Later(Vec<Step>),
}

/// What comes before what a munchkin meets: all that is owed already, such as the rest of the last fight, a helper's
/// flight, the Boss leaving (MQ-HELP-20, MQ-BOSS-18). Only what a search left lying comes after (MQ-PICK-03).
pub(crate) fn meeting(game: &Game, colour: Colour, how: Coming) -> Meeting {
    let its_turn = |step: &Step| matches!(step, Step::Table(table::Step::Move { seat }) if *seat == colour);
    let Some(turn) = game.agenda.iter().position(its_turn) else { return Meeting::Now };
    let Some((_, owed)) = game.agenda[turn + 1..].split_last() else { return Meeting::Now };
    if owed.iter().all(|s| matches!(s, Step::Dungeon(dungeon::Step::Collect { .. }))) {
        return Meeting::Now;
    }
    let fought = owed.iter().any(|s| matches!(s, Step::Fight(fight::Step::Fight { .. })));
    if fought && fight::under_way(game).is_some() {
        return Meeting::Fought;
    }
    let mut how = how;
    let mut order = game.agenda[..=turn].to_vec();
    order.extend(owed.iter().filter(|s| matches!(s, Step::Dungeon(dungeon::Step::Collect { .. }))).cloned());
    let at = order.len();
    for step in owed {
        if let Step::Dungeon(dungeon::Step::Arrive { seat, how: before }) = step
            && *seat == colour
        {
            how = both(*before, how);
        } else if !matches!(step, Step::Dungeon(dungeon::Step::Collect { .. })) {
            order.push(step.clone());
        }
    }
    order.insert(at, Step::Dungeon(dungeon::Step::Arrive { seat: colour, how }));
    Meeting::Later(order)
}

/// How somebody comes to be where it is, coming in two ways at once.
fn both(before: Coming, now: Coming) -> Coming {
    match (before, now) {
        (_, Coming::Entered | Coming::Ran) | (Coming::Began, _) => now,
        _ => before,
    }
}
