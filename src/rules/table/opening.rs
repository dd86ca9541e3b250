//! Before the first turn.

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::asking::unasked;
use crate::rules::book::Book;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::refusal::Refusal;
use crate::rules::refusal::ensure;
use crate::rules::table;
use crate::rules::table::cited;
use crate::rules::table::phase::Phase;
use crate::rules::table::step::About;
use crate::rules::table::window;

/// All have their cards.
pub(crate) fn opening(game: &Game, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    ensure(*answer == Answer::Table(table::Answer::Done), unasked)?;
    open(game, out)
}

/// "Play from here, Blue's move."
pub(crate) fn arrange(book: &Book, game: &Game, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    let Answer::Table(table::Answer::Seat(seat)) = answer else { return Err(unasked()) };
    game.find(*seat)?;
    out.settle();
    out.note(table::Event::Turn { seat: *seat, number: 1 });
    out.note(table::Event::Phase(Phase::Movement));
    out.owe(table::Step::Move { seat: *seat });
    // What stands in the room is met as at the beginning of a turn (MQ-CMB-04).
    book.system.arrives(*seat, out);
    Ok(())
}

/// All have their cards: the first turn begins. Where the app keeps the cards, each in turn first puts down what it wants
/// of its starting hand (MQ-SET-21).
pub(crate) fn open(game: &Game, out: &mut Facts) -> Result<(), Refusal> {
    // Where nobody has rolled yet the first seat puts down first.
    let rolls = game.agenda.iter().any(|step| matches!(step, Step::Table(table::Step::FirstPlayer { .. })));
    let first = game.seats.first().map(|seat| seat.colour).filter(|_| rolls);
    let seat = game.turn.seat.or(first).ok_or_else(|| Refusal::new("not-started", cites![]))?;
    out.say(table::Event::Settled, cited::OPENING);
    if !rolls {
        out.owe(table::Step::TurnStart { seat });
    }
    window::open(game, About::Opening, seat, None, out);
    Ok(())
}
