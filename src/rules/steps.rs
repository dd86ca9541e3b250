//! Steps that are owed, each part's in a file: what follows from one by itself, what it asks, who answers, which answers
//! there are, and what an answer does. One line a step; how it is done lies with what it is done to.
//!
//! What takes long stands out of line: most of what is asked is whether somebody reacts, and that is told in few words.

mod cards;
mod fight;
mod munchkin;
mod open;
mod table;

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::asking::Say;
use crate::rules::book::Book;
use crate::rules::command::Command;
use crate::rules::decider::Decider;
use crate::rules::doors::steps as doors;
use crate::rules::dungeon::owed;
use crate::rules::dungeon::steps as dungeon;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::hand::{moves, window};
use crate::rules::legal::{Legal, Template};
use crate::rules::question::Question;
use crate::rules::refusal::Refusal;
use crate::rules::track::steps as track;
use crate::rules::wish::Wishes;
use crate::rules::{dungeon as map, munchkin as munchkins, table as seats};

/// What follows by itself from the step on top, once all else is in order.
pub fn advance(book: &Book, game: &Game, out: &mut Facts) {
    let Some(step) = game.top() else { return recover(game, out) };
    if !owed::stands(book, game, step) {
        // What it was about is gone: it owes nothing.
        return out.settle();
    }
    match step {
        Step::Table(step) => table::advance(book, game, step, out),
        Step::Cards(step) => cards::advance(game, step, out),
        Step::Munchkin(step) => munchkin::advance(book, game, step, out),
        Step::Fight(step) => fight::advance(book, game, step, out),
        Step::Doors(step) => doors::advance(book, game, step, out),
        Step::Dungeon(step) => dungeon::advance(book, game, step, out),
        Step::Track(step) => track::advance(book, game, step, out),
    }
}

/// Nothing is owed although the game goes on: the active player acts, or the turn passes.
fn recover(game: &Game, out: &mut Facts) {
    match game.active() {
        Some(seat) => out.owe(seats::Step::Move { seat: seat.colour }),
        None => out.owe(seats::Step::NextTurn),
    }
}

/// The question that stands.
pub fn question(book: &Book, game: &Game) -> Option<Question> {
    match game.top()? {
        Step::Table(step) => table::question(book, game, step),
        Step::Cards(step) => cards::question(book, game, step),
        Step::Munchkin(step) => munchkin::question(book, game, step),
        Step::Fight(step) => fight::question(book, game, step),
        Step::Doors(step) => doors::question(book, game, step),
        Step::Dungeon(step) => dungeon::question(book, game, step),
        Step::Track(step) => track::question(book, game, step),
    }
}

/// Who answers what stands: chance, a seat, or nobody in particular.
pub fn waits_for(book: &Book, game: &Game) -> Decider {
    match game.top() {
        None => Decider::Table,
        Some(Step::Table(step)) => table::waits_for(step),
        Some(Step::Cards(step)) => cards::waits_for(book, game, step),
        Some(Step::Munchkin(step)) => munchkin::waits_for(step),
        Some(Step::Fight(step)) => fight::waits_for(book, game, step),
        Some(Step::Doors(step)) => doors::waits_for(game, step),
        Some(Step::Dungeon(step)) => dungeon::waits_for(step),
        Some(Step::Track(step)) => track::waits_for(step),
    }
}

/// Every answer there is that can be listed.
///
/// What is told of a fight that the app has not followed is left out where nobody reads it.
fn answers(book: &Book, game: &Game, (top, told): (&Step, bool), say: Say) {
    match top {
        Step::Table(step) => table::answers(game, step, say),
        Step::Cards(_) | Step::Track(_) => {}
        Step::Munchkin(step) => munchkin::answers(game, step, say),
        Step::Fight(step) => fight::answers(book, game, (step, told), say),
        Step::Doors(step) => doors::answers(book, game, step, say),
        Step::Dungeon(step) => dungeon::answers(book, game, step, say),
    }
}

/// The answer that has more values than can be listed, if the question takes one.
fn template(book: &Book, game: &Game, top: &Step) -> Option<Template> {
    match top {
        Step::Table(_) | Step::Doors(_) => None,
        Step::Track(_) => Some(Template::Cards),
        Step::Cards(step) => cards::template(step),
        Step::Munchkin(step) => munchkin::template(step),
        Step::Fight(step) => fight::template(step),
        Step::Dungeon(step) => dungeon::template(book, game, step),
    }
}

/// What an answer to a step does, whatever cards could still change about it.
///
/// # Errors
/// A refusal: what stands in the way, and the rule.
pub fn answer(book: &Book, game: &Game, top: &Step, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    match top {
        Step::Table(step) => table::answer(book, game, step, answer, out),
        Step::Cards(step) => cards::answer(book, game, step, answer, out),
        Step::Munchkin(step) => munchkin::answer(book, game, step, answer, out),
        Step::Fight(step) => fight::answer(book, game, step, answer, out),
        Step::Doors(step) => doors::answer(book, game, step, answer, out),
        Step::Dungeon(step) => dungeon::answer(book, game, step, answer, out),
        Step::Track(step) => track::answer(book, game, step, answer, out),
    }
}

/// Commands that may be accepted now from whoever has to decide, in a game the app keeps whole; a few are refused when
/// tried. The answers are those there are, but for what is told of a fight or a march that the app has not followed.
pub fn wishes(book: &Book, game: &Game, out: &mut Wishes) {
    let Some(top) = game.top().filter(|_| game.ending.is_none()) else { return };
    // Most of what is asked; who waits there is a seat, and what may be answered is told at once.
    if let Step::Table(step @ seats::Step::Window { about, waiting }) = top {
        window::wishes(game, *about, waiting, out);
        return table::wishes(book, game, step, out);
    }
    besides(book, game, top, out);
}

/// The same for everything but a chance to react.
#[inline(never)]
fn besides(book: &Book, game: &Game, top: &Step, out: &mut Wishes) {
    let theirs = match waits_for(book, game) {
        Decider::Seat(_) => true,
        Decider::Chance => false,
        Decider::Table => matches!(top, Step::Table(seats::Step::Opening) | Step::Dungeon(map::Step::Moving)),
    };
    if theirs {
        answers(book, game, (top, false), &mut |_, answer| {
            if !matches!(answer, Answer::Dungeon(map::Answer::Moved(_))) {
                out.say(answer);
            }
        });
    }
    match top {
        Step::Table(step) => table::wishes(book, game, step, out),
        Step::Cards(step) => cards::wishes(book, game, step, out),
        Step::Munchkin(step) => munchkin::wishes(book, game, step, out),
        Step::Fight(step) => fight::wishes(book, game, step, out),
        Step::Doors(step) => doors::wishes(book, game, step, out),
        Step::Dungeon(step) => dungeon::wishes(game, step, out),
        Step::Track(_) => {}
    }
}

/// What may be done now: every closed command that is accepted, and the kinds too many to list.
pub fn legal(book: &Book, game: &Game, legal: &mut Legal) {
    if let Some(top) = game.top().filter(|_| game.ending.is_none()) {
        legal.templates.extend(template(book, game, top));
        answers(book, game, (top, true), &mut |seat, answer| legal.offer(seat, seats::Command::Answer(answer)));
        match top {
            Step::Table(step) => table::legal(book, game, step, legal),
            Step::Fight(step) => fight::legal(game, step, legal),
            Step::Cards(_) | Step::Munchkin(_) | Step::Doors(_) | Step::Dungeon(_) | Step::Track(_) => {}
        }
    }
    book.system.anytime(book, game, legal);
    open::open(book, game, legal);
    if game.stock.is_some() && game.ending.is_none() {
        kept(book, game, legal);
    }
}

/// Where the app keeps the cards: what whoever is asked can do, and what every other seat could play besides.
fn kept(book: &Book, game: &Game, legal: &mut Legal) {
    let mut wished = Wishes::default();
    wishes(book, game, &mut wished);
    let decider = match waits_for(book, game) {
        Decider::Seat(seat) => Some(seat),
        Decider::Chance | Decider::Table => None,
    };
    let asked = legal.offers.len();
    for command in wished.all(&book.cards) {
        let seat = if let Command::Munchkin(
            munchkins::Command::PlayCard { seat, .. } | munchkins::Command::UsePower { seat, .. },
        ) = &command
        {
            Some(*seat)
        } else {
            decider
        };
        let known = legal.offers[..asked].iter().any(|o| o.command == command);
        if !known {
            legal.offer_if_accepted(seat, command);
        }
    }
    for seat in &game.seats {
        wished.clear();
        moves::plays(book, game, seat, &mut wished);
        moves::rare(book, game, seat, &mut wished);
        for command in wished.all(&book.cards) {
            if !legal.offers.iter().any(|o| o.command == command) {
                legal.offer_if_accepted(Some(seat.colour), command);
            }
        }
    }
}
