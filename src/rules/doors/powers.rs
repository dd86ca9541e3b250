//! More Ranks than Levels: Powers go until they fit, whichever their owner likes (SR-POWER-10).

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::asking::unasked;
use crate::rules::book::Book;
use crate::rules::doors;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::munchkin::ranks;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::seat::Seat;
use crate::rules::table;

/// Somebody's Powers have come to be too many: at once, whatever else waits. Whether anything was said.
pub(crate) fn owed(book: &Book, game: &Game, out: &mut Facts) -> bool {
    if !book.rules.ranks {
        return false;
    }
    if ranks::loose_edges(game, out) {
        return true;
    }
    let asked = |seat: &Seat| {
        game.agenda
            .iter()
            .any(|step| matches!(step, Step::Doors(doors::Step::Ranks { seat: of }) if *of == seat.colour))
    };
    let over = game.seats.iter().find(|seat| ranks::too_many(book, seat) && !asked(seat));
    let Some(seat) = over else { return false };
    // Where only one can go nobody is asked which.
    match only(seat) {
        Some(place) => goes(seat, place, out),
        None => out.owe(doors::Step::Ranks { seat: seat.colour }),
    }
    true
}

/// The Power that goes where there is no choice.
fn only(seat: &Seat) -> Option<usize> {
    let mut all = ranks::among(seat);
    all.next().filter(|_| all.next().is_none())
}

fn goes(seat: &Seat, place: usize, out: &mut Facts) {
    let classes = ranks::without(seat, place);
    out.say(munchkin::Event::Classes { seat: seat.colour, classes }, cites!["SR-POWER-10"]);
}

/// Nothing goes where everything fits; the last that could go does.
pub(crate) fn advance(book: &Book, game: &Game, colour: Colour, out: &mut Facts) {
    let over = game.seat(colour).filter(|seat| ranks::too_many(book, seat));
    match over.map(|seat| (seat, only(seat))) {
        None => out.say(table::Event::Settled, cites!["SR-POWER-10"]),
        Some((seat, Some(place))) => goes(seat, place, out),
        Some((_, None)) => {}
    }
}

/// One of them goes.
pub(crate) fn answer(game: &Game, colour: Colour, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    let Answer::Munchkin(munchkin::Answer::Power(place)) = answer else { return Err(unasked()) };
    let seat = game.find(colour)?;
    ensure(ranks::among(seat).any(|at| at == *place), || {
        Refusal::new("no-such-power", cites!["SR-POWER-10"]).seat(colour)
    })?;
    goes(seat, *place, out);
    Ok(())
}
