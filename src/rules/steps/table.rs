//! Steps of the table: the beginning, the turn, reactions, dice that lie, somebody leaving.

use crate::rules::agenda;
use crate::rules::answer::Answer;
use crate::rules::asking::{Say, asked, unasked};
use crate::rules::book::Book;
use crate::rules::cite::Cites;
use crate::rules::decider::Decider;
use crate::rules::dice::cited as of_dice;
use crate::rules::dice::{cast, lying, recast};
use crate::rules::dungeon;
use crate::rules::dungeon::ask::DieFor;
use crate::rules::dungeon::leaver;
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::hand::{moves, window};
use crate::rules::legal::Legal;
use crate::rules::munchkin;
use crate::rules::question::{Ask, Question};
use crate::rules::refusal::Refusal;
use crate::rules::table::cited;
use crate::rules::table::step::About;
use crate::rules::table::{self, Step, opening, order};
use crate::rules::wish::Wishes;

/// What follows by itself.
pub(super) fn advance(book: &Book, game: &Game, step: &Step, out: &mut Facts) {
    match step {
        Step::FirstPlayer { among, rolls } => order::first_rolled(book, among, rolls, out),
        Step::Opening => {
            if game.stock.is_some() {
                // Nobody begins where nobody is; then it is asked.
                let _ = opening::open(game, out);
            }
        }
        Step::TurnStart { seat } => book.system.turn_starts(book, game, *seat, out),
        Step::TurnEnd { seat } => book.system.turn_ends(book, game, *seat, out),
        Step::NextTurn => order::follows(game, out),
        // The cards went back to the table meanwhile: nothing is waited for.
        Step::Window { .. } if game.stock.is_none() => out.settle(),
        Step::Window { about, waiting } => window::advance(book, game, *about, waiting, out),
        // What the dice were cast for is owed no more.
        Step::Cast { .. } if !book.system.cast_stands(book, game) => out.settle(),
        Step::Cast { roll, again: None, .. } => cast::count(book, game, roll, out),
        Step::Cast { again: Some(_), .. } | Step::Arrange | Step::Move { .. } | Step::Leaver { .. } | Step::Over => {}
    }
}

/// What is asked.
pub(super) fn question(book: &Book, game: &Game, step: &Step) -> Option<Question> {
    match step {
        Step::FirstPlayer { among, rolls } => {
            let open = among.iter().copied().filter(|c| !rolls.iter().any(|(r, _)| r == c)).collect();
            asked(None, table::Ask::FirstPlayer { open, rolls: rolls.clone() }, cited::WHO_STARTS)
        }
        Step::Opening => asked(None, table::Ask::Opening, cited::OPENING),
        Step::Arrange => asked(None, table::Ask::Arrange, Cites::NONE),
        Step::Move { seat } => {
            let left = game.seat(*seat).map_or(0, |s| book.system.left(book, game, s));
            asked(Some(*seat), table::Ask::Turn { left }, cited::OWN_TURN)
        }
        Step::NextTurn => asked(None, table::Ask::NobodyHere, cited::CLOCKWISE),
        Step::Leaver { seat } => asked(Some(*seat), table::Ask::Leaver, Cites::NONE),
        Step::Window { about, waiting } => {
            let ask = table::Ask::Window { about: *about, waiting: *waiting };
            asked(waiting.first().copied(), ask, table::window::rules(*about))
        }
        Step::Cast { seat, roll, again: Some(_) } => asked(Some(*seat), again(game, roll), of_dice::TURNS_ANY_DIE),
        Step::Cast { again: None, .. } | Step::TurnStart { .. } | Step::TurnEnd { .. } | Step::Over => None,
    }
}

/// Who answers.
#[inline]
pub(super) fn waits_for(step: &Step) -> Decider {
    match step {
        Step::FirstPlayer { .. } | Step::Cast { .. } => Decider::Chance,
        Step::Move { seat } | Step::Leaver { seat } => Decider::Seat(*seat),
        Step::Window { waiting, .. } => waiting.first().map_or(Decider::Table, |seat| Decider::Seat(*seat)),
        Step::Opening | Step::Arrange | Step::TurnStart { .. } | Step::TurnEnd { .. } | Step::NextTurn | Step::Over => {
            Decider::Table
        }
    }
}

/// The answers there are.
pub(super) fn answers(game: &Game, step: &Step, say: Say) {
    match step {
        Step::FirstPlayer { among, rolls } => {
            for seat in among.iter().filter(|c| !rolls.iter().any(|(r, _)| r == *c)) {
                for face in 1..=6 {
                    say(Some(*seat), table::Answer::Die { seat: *seat, face }.into());
                }
            }
            for seat in &game.seats {
                say(None, table::Answer::Seat(seat.colour).into());
            }
        }
        Step::Opening => say(None, table::Answer::Done.into()),
        Step::Arrange | Step::NextTurn => {
            game.seats.iter().for_each(|s| say(None, table::Answer::Seat(s.colour).into()))
        }
        Step::Leaver { seat } => leaver::answers(game, *seat, |answer| say(Some(*seat), answer)),
        Step::Window { about, waiting } => {
            window::answers(game, *about, waiting).for_each(|answer| say(waiting.first().copied(), answer));
        }
        Step::Cast { seat, roll, again: Some(_) } => {
            lying::faces(game, roll).for_each(|answer| say(Some(*seat), answer));
        }
        Step::Cast { again: None, .. }
        | Step::Move { .. }
        | Step::TurnStart { .. }
        | Step::TurnEnd { .. }
        | Step::Over => {}
    }
}

/// What may be done besides answering.
pub(super) fn legal(book: &Book, game: &Game, step: &Step, legal: &mut Legal) {
    if let Step::Move { seat } = step {
        book.system.actions(book, game, *seat, legal);
    }
}

/// What players of the app may wish besides the answers there are.
pub(super) fn wishes(book: &Book, game: &Game, step: &Step, out: &mut Wishes) {
    match step {
        Step::Move { seat } => book.system.wishes_of_turn(book, game, *seat, out),
        Step::Window { about, waiting } => {
            let Some(seat) = waiting.first().and_then(|c| game.seat(*c)) else { return };
            if *about == About::End {
                return book.system.wishes_of_turn(book, game, seat.colour, out);
            }
            let lies = if *about == About::Dice { lying::open(game) } else { None };
            match lies {
                Some((_, roll, None)) => moves::dice(book, game, seat, roll, out),
                _ => moves::plays(book, game, seat, out),
            }
        }
        Step::FirstPlayer { .. }
        | Step::Opening
        | Step::Arrange
        | Step::TurnStart { .. }
        | Step::TurnEnd { .. }
        | Step::NextTurn
        | Step::Leaver { .. }
        | Step::Cast { .. }
        | Step::Over => {}
    }
}

/// What an answer does.
#[inline(never)]
pub(super) fn answer(book: &Book, game: &Game, step: &Step, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    match step {
        Step::FirstPlayer { among, rolls } => order::first_player(book, game, (among, rolls), answer, out),
        Step::Opening => opening::opening(game, answer, out),
        Step::Arrange => opening::arrange(book, game, answer, out),
        Step::NextTurn => order::next_turn(game, answer, out),
        Step::Leaver { seat } => leaver::leaver(book, game, *seat, answer, out),
        Step::Window { about, waiting } => window::answer(game, (*about, waiting), answer, out),
        Step::Cast { seat, roll, again } => recast::rolled_again(game, (*seat, roll, *again), answer, out),
        Step::Move { .. } | Step::TurnStart { .. } | Step::TurnEnd { .. } | Step::Over => Err(unasked()),
    }
}

/// What is asked for a die that is rolled again.
fn again(game: &Game, roll: &Answer) -> Ask {
    match (roll, lying::asked(game)) {
        (Answer::Table(table::Answer::Number(_)), Some(agenda::Step::Munchkin(munchkin::Step::Theft { .. }))) => {
            munchkin::Ask::TheftDie.into()
        }
        (Answer::Table(table::Answer::Number(_)), _) => munchkin::Ask::PowerDie.into(),
        (
            Answer::Table(table::Answer::Colour(_)),
            Some(agenda::Step::Dungeon(dungeon::Step::BaseRoll { monster, .. })),
        ) => dungeon::Ask::MonsterDie(DieFor::Base(*monster)).into(),
        (Answer::Table(table::Answer::Colour(_)), _) => dungeon::Ask::MonsterDie(DieFor::Monsters).into(),
        _ => fight::Ask::DieAgain.into(),
    }
}
