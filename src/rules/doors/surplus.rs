//! More Big Items than somebody can carry: whoever is a Dwarf no more keeps one (MC-BIG-05 to MC-BIG-07).

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::asking::unasked;
use crate::rules::book::Book;
use crate::rules::doors;
use crate::rules::doors::opening;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::munchkin::gear::Gear;
use crate::rules::munchkin::{kind, pay, receive, vehicle};
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::seat::Seat;
use crate::rules::seen::Whose;
use crate::rules::table;
use std::sync::Arc;

/// How many Big Items somebody carries at most.
pub(crate) fn room(book: &Book, game: &Game, seat: &Seat) -> usize {
    let room = 1 + kind::traits(book, game, seat, |traits| traits.big.into());
    usize::try_from(room).unwrap_or(1)
}

/// The Big Items somebody carries, by their places in the list; a Vehicle is none of them (SR-VEHICLE-01).
pub(crate) fn big(seat: &Seat) -> impl Iterator<Item = usize> {
    let counts = |gear: &Gear| gear.big && !gear.once && !vehicle::is_vehicle(gear);
    let carried = seat.gear.iter().enumerate().filter(move |(_, gear)| counts(gear));
    carried.map(|(index, _)| index)
}

/// Whether somebody can carry one more Item, as far as Big ones and Vehicles go.
pub(crate) fn has_room(book: &Book, game: &Game, seat: &Seat, item: &Gear) -> bool {
    if vehicle::is_vehicle(item) {
        return vehicle::vehicles(seat).count() < vehicle::room(seat);
    }
    !item.big || big(seat).count() < room(book, game, seat)
}

/// Whether somebody carries more Big Items than they can.
fn too_big(book: &Book, game: &Game, seat: &Seat) -> bool {
    // Nearly everybody carries one at most.
    let carried = big(seat).count();
    carried > 1 && carried > room(book, game, seat)
}

/// Whether somebody has more Vehicles than may be (SR-VEHICLE-02).
fn too_many_vehicles(seat: &Seat) -> bool {
    let parked = vehicle::vehicles(seat).count();
    parked > 1 && parked > vehicle::room(seat)
}

/// Whether somebody carries more than they can.
pub(crate) fn overloaded(book: &Book, game: &Game, seat: &Seat) -> bool {
    too_big(book, game, seat) || too_many_vehicles(seat)
}

/// What somebody could give up who carries too much, by their places in the list: one of the Big ones, or else one of the
/// Vehicles.
pub(crate) fn among(book: &Book, game: &Game, seat: &Seat) -> Vec<usize> {
    if too_big(book, game, seat) || !too_many_vehicles(seat) {
        big(seat).collect()
    } else {
        vehicle::vehicles(seat).collect()
    }
}

/// Somebody has to give one up, unless that is asked already; of those whose goods are in order that is known. Whether it was
/// said.
pub(crate) fn owed(book: &Book, game: &Game, in_order: Whose, out: &mut Facts) -> bool {
    if is_asked(game) || is_before_hands(game) {
        return false;
    }
    let changed = |seat: &&Seat| !seat.dead && !in_order.has(seat.colour);
    let Some(seat) = game.seats.iter().filter(changed).find(|seat| overloaded(book, game, seat)) else { return false };
    out.owe(doors::Step::Surplus { seat: seat.colour });
    true
}

/// Whether somebody is asked already which one goes: the next is looked for once that is answered.
pub(crate) fn is_asked(game: &Game) -> bool {
    game.agenda.iter().any(|step| matches!(step, Step::Doors(doors::Step::Surplus { .. })))
}

/// Whether there are no hands yet to put anything down from: who starts is decided after them (MC-START-07).
pub(crate) fn is_before_hands(game: &Game) -> bool {
    game.agenda.iter().any(Step::is_before_all_turns) && !opening::now(game)
}

/// Nothing is given up where everything can be carried.
pub(crate) fn advance(book: &Book, game: &Game, colour: Colour, out: &mut Facts) {
    let over = game.seat(colour).is_some_and(|seat| !seat.dead && overloaded(book, game, seat));
    if !over {
        out.say(table::Event::Settled, cites!["MC-BIG-05"]);
    }
}

/// Who gets what is not sold, on one's own turn (MC-BIG-06) or another's (MC-BIG-07): the lowest of those who can carry it, the
/// next to the left among several; nobody where nobody can, and it is discarded.
pub(crate) fn heir(book: &Book, game: &Game, colour: Colour) -> Option<Colour> {
    heirs(book, game, colour).first().copied()
}

/// All who could get it, the next to the left first: the lowest of those who can carry it (MC-BIG-07).
pub(crate) fn heirs(book: &Book, game: &Game, colour: Colour) -> Vec<Colour> {
    lowest_able(book, game, colour).unwrap_or_default()
}

fn lowest_able(book: &Book, game: &Game, colour: Colour) -> Option<Vec<Colour>> {
    let at = game.seats.iter().position(|seat| seat.colour == colour)?;
    let others = game.clockwise(at).filter(|seat| seat.colour != colour && !seat.dead && !seat.away);
    let own = game.seat(colour)?;
    let goes = among(book, game, own).first().and_then(|index| own.gear.get(*index))?;
    let able: Vec<&Seat> = others.filter(|seat| has_room(book, game, seat, goes)).collect();
    let lowest = able.iter().map(|seat| seat.level).min()?;
    Some(able.iter().filter(|seat| seat.level == lowest).map(|seat| seat.colour).collect())
}

/// One of them goes.
pub(crate) fn answer(
    book: &Book,
    game: &Game,
    colour: Colour,
    answer: &Answer,
    out: &mut Facts,
) -> Result<(), Refusal> {
    let (index, to) = match answer {
        Answer::Munchkin(munchkin::Answer::Item(index)) => (index, heir(book, game, colour)),
        Answer::Munchkin(munchkin::Answer::ItemTo { index, to }) => {
            let may = heirs(book, game, colour).contains(to);
            ensure(may, || Refusal::new("no-heir", cites!["MC-BIG-07"]).seat(*to))?;
            (index, Some(*to))
        }
        Answer::Table(_) | Answer::Cards(_) | Answer::Munchkin(_) | Answer::Fight(_) | Answer::Dungeon(_) => {
            return Err(unasked());
        }
    };
    let seat = game.find(colour)?;
    ensure(among(book, game, seat).contains(index), || Refusal::new("no-such-item", cites!["MC-BIG-05"]))?;
    let gone = pay::named(&seat.gear, &[*index])?;
    let items = gone.iter().map(|at| Arc::clone(&at.item)).collect();
    match to.and_then(|heir| game.seat(heir)) {
        Some(heir) => {
            out.say(munchkin::Event::Items { seat: colour, gone, got: vec![] }, cites!["MC-BIG-07"]);
            receive::receive(heir, Vec::new(), items, cites!["MC-BIG-07"], out);
        }
        None => out.say(munchkin::Event::Items { seat: colour, gone, got: vec![] }, cites!["MC-BIG-05", "MC-BIG-06"]),
    }
    Ok(())
}
