//! Going from room to room (MQ-MOVE rows): what a step costs, how it may be paid, where it leads.

use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::cite::{Cites, Rule};
use crate::rules::dungeon;
use crate::rules::dungeon::link::LinkKind;
use crate::rules::dungeon::map::Dungeon;
use crate::rules::dungeon::movement;
use crate::rules::dungeon::room::Room;
use crate::rules::dungeon::step::Coming;
use crate::rules::event::Event;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, RoomId, Side};
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::seat::Seat;
use crate::rules::table;

/// The active munchkin, free to act on its turn, and the map it stands on.
pub(crate) struct Mover<'a> {
    pub seat: &'a Seat,
    pub dungeon: &'a Dungeon,
    pub room: &'a Room,
}

/// Who may act now: the active player, while the game waits for their next action.
pub(crate) fn mover(game: &Game) -> Result<Mover<'_>, Refusal> {
    ensure(game.ending.is_none(), || Refusal::new("game-over", cites!["MQ-END-03"]))?;
    let seat = match game.top() {
        Some(Step::Table(table::Step::Move { seat })) => game.seat(*seat),
        _ => None,
    };
    let seat = seat.ok_or_else(|| Refusal::new("not-now", cites!["MQ-TURN-02"]))?;
    ensure(!seat.dead, || Refusal::new("dead-cannot-act", cites!["MQ-DEATH-14"]).seat(seat.colour))?;
    let on_map = game.dungeon.as_deref().filter(|_| game.has_map());
    let on_map = on_map.and_then(|d| Some((d, d.room(seat.room?)?)));
    let (dungeon, room) = on_map.ok_or_else(|| Refusal::new("no-map", cites![]))?;
    Ok(Mover { seat, dungeon, room })
}

/// Checks that so much Move is left for an action inside a room.
pub(crate) fn afford(book: &Book, game: &Game, seat: &Seat, cost: u8) -> Result<(), Refusal> {
    let left = movement::left(book, game, seat);
    ensure(cost <= left, || {
        Refusal::new("not-enough-move", cites!["MQ-TURN-06", "MQ-MOVE-11"]).with("cost", cost).with("left", left)
    })
}

/// The event of Move being spent on an action inside a room.
pub(crate) fn spend(seat: &Seat, cost: u8) -> Event {
    Event::Dungeon(dungeon::Event::Spent { seat: seat.colour, from: seat.spent, to: seat.spent.saturating_add(cost) })
}

/// What going through a link takes: the Move then spent this turn, and whose word decides it.
pub(crate) fn fare(
    book: &Book,
    game: &Game,
    (seat, room): (&Seat, &Room),
    link: LinkKind,
    all: bool,
) -> Result<(u8, Cites), Refusal> {
    let cost = movement::fare(book, game, seat, room, link);
    let (cost, word) = cost.ok_or_else(|| Refusal::new("wall", cites!["MQ-MOVE-04", "MQ-MOVE-08"]))?;
    if all {
        ensure(movement::all_move_exit(book, game, seat), || {
            Refusal::new("all-move-spent", cites!["MQ-MOVE-06"]).seat(seat.colour)
        })?;
        return Ok((seat.spent.max(movement::allowance(book, game, seat)), cites!["MQ-MOVE-06"]));
    }
    let left = movement::left(book, game, seat);
    ensure(cost <= left, || {
        Refusal::new("link-too-dear", cites!["MQ-MOVE-03", "MQ-MOVE-11"])
            .with("link", link)
            .with("cost", cost)
            .with("left", left)
    })?;
    Ok((seat.spent.saturating_add(cost), word.cites()))
}

/// Owes the owner's look at the printed link costs, the first time one matters that is not certain (OQ-01).
pub(crate) fn owe_cost_check(game: &Game, seat: Colour, link: LinkKind, out: &mut Facts) {
    if !game.table.costs_checked && link != LinkKind::Passage {
        out.owe(dungeon::Step::LinkCosts { seat, link });
    }
}

/// One step into an explored room.
pub(crate) fn walk(book: &Book, game: &Game, side: Side, all: bool, out: &mut Facts) -> Result<(), Refusal> {
    let Mover { seat, dungeon, room } = mover(game)?;
    let link = room.link(side);
    let to = dungeon
        .neighbour(room, side)
        .ok_or_else(|| Refusal::new("walk-into-darkness", cites!["MQ-EXPL-01"]).with("side", side))?;
    let (spent, cites) = fare(book, game, (seat, room), link, all)?;
    let cites = cites.and(const { Rule::new("MQ-MOVE-01") });
    out.say(dungeon::Event::Walked { seat: seat.colour, from: room.id, side, to: to.id, link, spent, all }, cites);
    out.owe(dungeon::Step::Arrive { seat: seat.colour, how: Coming::Entered });
    out.owe(dungeon::Step::Heed { seat: seat.colour, room: Some(to.id) });
    owe_cost_check(game, seat.colour, link, out);
    Ok(())
}

/// Rooms one exit away, whatever its kind (MQ-LINK-05): what help, throwing and running away reach.
pub fn adjacent(dungeon: &Dungeon, room: RoomId) -> impl Iterator<Item = (Side, &Room)> {
    dungeon.room(room).into_iter().flat_map(move |room| {
        let sides = Side::ALL.into_iter().zip(dungeon.neighbours(room));
        sides.filter_map(move |(side, next)| next.filter(|_| room.link(side).is_exit()).map(|next| (side, next)))
    })
}

/// Pays Move for something, if it costs any.
pub(crate) fn charge(book: &Book, game: &Game, seat: &Seat, cost: u8, out: &mut Facts) -> Result<(), Refusal> {
    if cost > 0 {
        afford(book, game, seat, cost)?;
        out.say(spend(seat, cost), cites!["MQ-TURN-06"]);
    }
    Ok(())
}
