//! Running away: a roll for each monster, and what whoever rolls too low is owed. Where to, a rule set with a map says.

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::asking::unasked;
use crate::rules::book::Book;
use crate::rules::event::Roll;
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::fight::Fight;
use crate::rules::fight::cited::flight as cited;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::munchkin::kind::traits;
use crate::rules::munchkin::outfit;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::table;
use crate::rules::table::cited as at_the_table;

/// Everybody who has lost a fight has to get away from each monster in it: the main player first, whose step is owed last.
pub fn all_run(game: &Game, fight: &Fight, out: &mut Facts) {
    let left = fight.monsters(game);
    for seat in fight.helping(game).into_iter().chain([fight.main]) {
        let runs = fight::Step::RunAway { seat, way: None, left: left.clone() };
        out.say(table::Event::Owed(Step::Fight(runs)), cited::ALL_RUN);
    }
}

/// What follows without anybody's choice: the dead run no further, and who has rolled for each monster has run. Where
/// there is a way, the rule set sees to all of it.
pub fn advance(book: &Book, game: &Game, out: &mut Facts) {
    let Some(Step::Fight(fight::Step::RunAway { seat, way, left })) = game.top() else { return };
    if let Some(way) = way {
        return book.system.flees(game, *seat, *way, left, out);
    }
    let dead = game.seat(*seat).is_none_or(|s| s.dead);
    if dead || is_shaken_off(game, left) {
        out.settle();
    }
}

/// Whether none of them is left to get away from.
pub fn is_shaken_off(game: &Game, left: &[MonsterId]) -> bool {
    left.iter().all(|id| game.foes.get(*id).is_none())
}

/// A roll to get away from one monster, in whatever order the munchkin likes (MQ-RUN-06, MQ-RUN-07).
///
/// # Errors
/// A refusal: what stands in the way, and the rule.
pub fn run(book: &Book, game: &Game, step: &fight::Step, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    let (fight::Step::RunAway { seat, way, left }, Answer::Fight(fight::Answer::Ran { monster, face })) =
        (step, answer)
    else {
        return Err(unasked());
    };
    let (seat, way) = (*seat, *way);
    ensure(left.contains(monster), || Refusal::new("no-such-monster", cited::FROM_EACH))?;
    ensure((1..=6).contains(face), || Refusal::new("no-such-face", at_the_table::SIX_SIDES))?;
    out.say(table::Event::Rolled { roll: Roll::Six(*face), seat: Some(seat) }, cited::ROLLS_TO_GET_AWAY);
    let left = left.iter().copied().filter(|m| m != monster).collect();
    out.note(table::Event::Settled);
    out.owe(fight::Step::RunAway { seat, way, left });
    if i32::from(*face) < away_from(book, game, seat) {
        let caught = fight::Step::BadStuff { seat, monster: *monster };
        out.say(table::Event::Owed(Step::Fight(caught)), cited::CAUGHT);
    }
    Ok(())
}

/// The face from which on a munchkin gets away: Items in use, its Race and its Class better the roll (MQ-RUN-12).
pub fn away_from(book: &Book, game: &Game, seat: Colour) -> i32 {
    let from = i32::from(book.rules.away_from);
    from - game.seat(seat).map_or(0, |s| outfit::run_bonus(s) + traits(book, game, s, |t| t.run.into()))
}
