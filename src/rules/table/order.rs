//! Whose turn comes first, and whose next.

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::asking::unasked;
use crate::rules::book::Book;
use crate::rules::event::Roll;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::refusal::Refusal;
use crate::rules::refusal::ensure;
use crate::rules::table;
use crate::rules::table::cited;

/// The highest roll starts; those who tie roll again (MQ-SET-24, OQ-24).
pub(crate) fn first_rolled(book: &Book, among: &[Colour], rolls: &[(Colour, u8)], out: &mut Facts) {
    if rolls.len() < among.len() {
        return;
    }
    let highest = rolls.iter().map(|(_, face)| *face).max();
    let best: Vec<Colour> = rolls.iter().filter(|(_, face)| Some(*face) == highest).map(|(c, _)| *c).collect();
    match best[..] {
        [seat] => {
            out.say(table::Event::Settled, cited::WHO_STARTS);
            out.say(table::Event::Turn { seat, number: 0 }, cited::WHO_STARTS);
            begins(book, seat, out);
        }
        _ => out.say(
            table::Event::Noted(Step::Table(table::Step::FirstPlayer { among: best, rolls: Vec::new() })),
            cited::WHO_STARTS,
        ),
    }
}

/// Whose turn comes after this one: the next seat clockwise that is not passed over.
pub(crate) fn next(game: &Game) -> Option<Colour> {
    let at = game.turn.seat.and_then(|c| game.seats.iter().position(|s| s.colour == c));
    let start = at.map_or(0, |i| i + 1);
    game.clockwise(start).find(|s| !s.away).map(|s| s.colour)
}

/// Its turn begins.
pub(crate) fn follows(game: &Game, out: &mut Facts) {
    if let Some(seat) = next(game) {
        out.say(table::Event::Settled, cited::CLOCKWISE);
        out.owe(table::Step::TurnStart { seat });
    }
}

/// A roll for who begins, or who the table says begins.
pub(crate) fn first_player(
    book: &Book,
    game: &Game,
    (among, rolls): (&[Colour], &[(Colour, u8)]),
    answer: &Answer,
    out: &mut Facts,
) -> Result<(), Refusal> {
    if let Answer::Table(table::Answer::Die { seat, face }) = answer {
        let open = among.contains(seat) && !rolls.iter().any(|(c, _)| c == seat);
        ensure(open, || Refusal::new("not-your-roll", cited::WHO_STARTS).seat(*seat))?;
        ensure((1..=6).contains(face), || Refusal::new("no-such-face", cited::SIX_SIDES))?;
        out.say(table::Event::Rolled { roll: Roll::Six(*face), seat: Some(*seat) }, cited::ROLLED_TO_START);
        let mut rolls = rolls.to_vec();
        rolls.push((*seat, *face));
        out.note(table::Event::Noted(Step::Table(table::Step::FirstPlayer { among: among.to_vec(), rolls })));
        return Ok(());
    }
    let Answer::Table(table::Answer::Seat(seat)) = answer else { return Err(unasked()) };
    game.find(*seat)?;
    out.settle();
    out.note(table::Event::Turn { seat: *seat, number: 0 });
    begins(book, *seat, out);
    Ok(())
}

/// It is known who begins: hands come down, unless they have.
fn begins(book: &Book, seat: Colour, out: &mut Facts) {
    match book.system.opens_first() {
        true => out.owe(table::Step::TurnStart { seat }),
        false => out.owe(table::Step::Opening),
    }
}

/// Who goes on, where everybody is passed over.
pub(crate) fn next_turn(game: &Game, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    let Answer::Table(table::Answer::Seat(seat)) = answer else { return Err(unasked()) };
    game.find(*seat)?;
    out.settle();
    out.owe(table::Step::TurnStart { seat: *seat });
    Ok(())
}
