//! Chances to react, one player after the other, until all pass (OQ-41).

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::asking::unasked;
use crate::rules::book::Book;
use crate::rules::command::Command;
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::fight::Stage;
use crate::rules::fight::build;
use crate::rules::game::Game;
use crate::rules::hand::fresh;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::row::Row;
use crate::rules::seat::Seat;
use crate::rules::table;
use crate::rules::table::step::About;
use crate::rules::table::window;
use crate::rules::wish::{Wish, Wishes};

/// Whether who is asked rolls a fight, and may go back to asking for help instead: somebody reacted (MQ-CMB-42).
fn may_go_back(game: &Game, about: About, waiting: &[Colour]) -> bool {
    let rolls = |c: &Colour| fight::current(game).is_some_and(|f| f.stage == Stage::Announced && f.main == *c);
    about == About::Fight && waiting.first().is_some_and(rolls)
}

/// What who is asked may answer: pass, or not roll yet.
pub fn answers(game: &Game, about: About, waiting: &[Colour]) -> impl Iterator<Item = Answer> + use<> {
    let not_yet = may_go_back(game, about, waiting).then_some(Answer::Table(table::Answer::Done));
    std::iter::once(Answer::Table(table::Answer::No)).chain(not_yet)
}

/// The same as wishes.
pub(crate) fn wishes(game: &Game, about: About, waiting: &[Colour], out: &mut Wishes) {
    out.wish(Wish::No);
    if may_go_back(game, about, waiting) {
        out.wish(Wish::Done);
    }
}

/// Who is asked passes, or does not roll yet.
///
/// # Errors
/// A refusal: what stands in the way, and the rule.
pub fn answer(game: &Game, (about, waiting): (About, &Row), answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    if matches!(answer, Answer::Table(table::Answer::Done)) && may_go_back(game, about, waiting) {
        out.settle();
        return build::not_yet(game, out);
    }
    ensure(matches!(answer, Answer::Table(table::Answer::No)), unasked)?;
    let mut rest = *waiting;
    rest.leave_first();
    if rest.is_empty() {
        out.say(table::Event::Settled, window::rules(about));
    } else {
        out.note(table::Event::Noted(Step::Table(table::Step::Window { about, waiting: rest })));
    }
    Ok(())
}

/// Whether others are still asked whether to react once who is asked has passed: then that is all there is to it.
pub(crate) fn passed(game: &Game) -> bool {
    matches!(game.top(), Some(Step::Table(table::Step::Window { waiting, .. })) if waiting.len() > 1)
}

/// A chance to react to a fight that is over is over.
pub fn advance(book: &Book, game: &Game, about: About, waiting: &[Colour], out: &mut Facts) {
    let stale = match about {
        About::Fight => !fight::current(game).is_some_and(|f| match f.goes_on(game) {
            true => f.stage == Stage::Announced,
            // A new monster may still come.
            false => f.emptied,
        }),
        About::Dice => {
            !book.system.cast_stands(book, game)
                && !fight::current(game).is_some_and(|f| f.goes_on(game) && matches!(f.stage, Stage::Rolled(_)))
        }
        About::Opening | About::Turn | About::Came | About::End => false,
    };
    if stale || waiting.is_empty() {
        out.settle();
        return;
    }
    let played = |s: &Seat| about == About::Came && !fresh::holds(s);
    let passed_over = |s: &Seat| s.away || (s.dead && book.system.spares_the_dead()) || played(s);
    let here = game.seats.iter().filter(|s| !passed_over(s)).fold(0_u8, |here, s| here | 1 << s.colour.index());
    let stays = |c: &Colour| here & 1 << c.index() != 0;
    if !waiting.iter().all(stays) {
        let waiting = waiting.iter().copied().filter(stays).collect();
        out.note(table::Event::Noted(Step::Table(table::Step::Window { about, waiting })));
    }
}

/// Who plays something while others may react goes on, and gives them the chance anew.
pub(crate) fn reacted(game: &Game, command: &Command, out: &mut Facts) {
    let by = match command {
        Command::Munchkin(munchkin::Command::PlayCard { seat, .. } | munchkin::Command::UsePower { seat, .. })
        | Command::Fight(fight::Command::DriveOff { seat, .. } | fight::Command::Withdraw { seat }) => *seat,
        Command::Table(_)
        | Command::Turn(_)
        | Command::Munchkin(_)
        | Command::Fight(_)
        | Command::Doors(_)
        | Command::Dungeon(_)
        | Command::Track(_) => return,
    };
    if game.agenda.iter().any(|s| matches!(s, Step::Table(table::Step::Window { .. }))) {
        out.note(table::Event::Reopened { by });
    }
}
