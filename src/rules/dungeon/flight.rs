//! After a lost fight: hits, where to run, and what becomes of whoever runs there; the rolls are the fight's.

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::asking::unasked;
use crate::rules::book::Book;
use crate::rules::dungeon;
use crate::rules::dungeon::boss;
use crate::rules::dungeon::map::Dungeon;
use crate::rules::dungeon::owed;
use crate::rules::dungeon::room::Room;
use crate::rules::dungeon::step::Coming;
use crate::rules::dungeon::walk;
use crate::rules::dungeon::way::Way;
use crate::rules::event::Event;
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::fight::Fight;
use crate::rules::fight::ending;
use crate::rules::fight::flight::is_shaken_off;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId, RoomId, Side};
use crate::rules::munchkin;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::rulings::LossHits;
use crate::rules::seat::{Health, Seat};
use crate::rules::table;

/// Every munchkin in the fight takes its hits; those who live have to run (MQ-RES-16 to MQ-RES-19).
pub(crate) fn lose(book: &Book, game: &Game, fight: &Fight, out: &mut Facts) -> Result<(), Refusal> {
    let room = fight.place.ok_or_else(|| Refusal::new("no-map", cites![]))?;
    let monsters = fight.monsters(game);
    let boss = boss::is_among(game, &monsters);
    let hits = hits(book, game, fight);
    let fighters = || std::iter::once(fight.main).chain(fight.helping(game)).filter_map(|c| game.seat(c));
    let mut living = Vec::new();
    let mut dying = Vec::new();
    for seat in fighters() {
        let to = struck(seat, hits, out);
        levels(book, game, fight, (seat, boss), out);
        if to.red == 0 { dying.push(seat.colour) } else { living.push(seat.colour) }
    }
    ending::settles(book, game, fight, false, out);
    out.settle();
    // Those beside a Boss that went before the end may not stay in the Entrance either (MQ-FIX-12).
    let entrance = game.dungeon.as_ref().and_then(|d| d.room(room)).is_some_and(|r| r.entrance);
    if boss || entrance {
        out.say(
            table::Event::Owed(Step::Dungeon(dungeon::Step::BossLeaves { monsters: monsters.clone() })),
            cites!["MQ-BOSS-18"],
        );
    }
    // The main player runs first: its step is owed last.
    for seat in living.into_iter().rev() {
        out.say(
            table::Event::Owed(Step::Dungeon(dungeon::Step::Refuge { seat, room, left: monsters.clone() })),
            if seat == fight.main { cites!["MQ-RES-19", "MQ-RUN-01"] } else { cites!["MQ-HELP-20", "MQ-RUN-01"] },
        );
    }
    for seat in dying {
        out.owe(munchkin::Step::Death { seat });
    }
    Ok(())
}

/// Levels in a lost fight: those of kills before the dice are kept, by who dies too unless the table rules otherwise
/// (OQ-40), then the Boss takes one (MQ-BOSS-16).
pub(crate) fn levels(book: &Book, game: &Game, fight: &Fight, (seat, boss): (&Seat, bool), out: &mut Facts) {
    let dies = out.0.iter().rev().find_map(|fact| {
        let Event::Dungeon(dungeon::Event::Health { seat: whose, to, .. }) = fact.event else { return None };
        (whose == seat.colour).then_some(to.red == 0)
    });
    let before = out.0.len();
    if dies != Some(true) || ending::dead_keep_kills(book, game) {
        ending::gains_though_lost(book, game, fight, seat, out);
    }
    if boss {
        let gained = out.0[before..].iter().find_map(|fact| {
            let Event::Munchkin(munchkin::Event::Level { to, .. }) = fact.event else { return None };
            Some(to)
        });
        boss::takes_a_level(book, seat.colour, gained.unwrap_or(seat.level), out);
    }
}

/// Hits for everybody in a lost fight: one for each monster in it (MQ-RES-16, OQ-37, OQ-51).
pub fn hits(book: &Book, game: &Game, fight: &Fight) -> u8 {
    let monsters = fight.foes(game).count();
    let each = book.house(game).loss_hits() != LossHits::OneEach;
    let usual = if each { u8::try_from(monsters).unwrap_or(u8::MAX) } else { 1 };
    let more = fight.meets_boss(game) && book.house(game).boss_extra_hit();
    usual.saturating_add(u8::from(more))
}

/// Hits for somebody who has lost, and the Health left.
pub(crate) fn struck(seat: &Seat, hits: u8, out: &mut Facts) -> Health {
    let to = Health { red: seat.health.red.saturating_sub(hits), max: seat.health.max };
    let cites = cites!["MQ-RES-16", "MQ-RES-17", "MQ-HP-03"];
    out.say(dungeon::Event::Health { seat: seat.colour, from: seat.health, to }, cites);
    to
}

/// Where somebody can run to: an explored room through any link but a wall (MQ-RUN-02, OQ-43).
pub fn ways(game: &Game, room: RoomId) -> impl Iterator<Item = Side> + '_ {
    game.dungeon.iter().flat_map(move |d| walk::adjacent(d, room)).map(|(side, _)| side)
}

/// Whether one side is such a way.
fn is_way(game: &Game, room: RoomId, side: Side) -> bool {
    let dungeon = game.dungeon.as_deref();
    let leads = |d: &Dungeon, room: &Room| room.link(side).is_exit() && d.neighbour(room, side).is_some();
    dungeon.is_some_and(|d| d.room(room).is_some_and(|room| leads(d, room)))
}

/// All of them.
pub fn refuges(game: &Game, room: RoomId) -> Vec<Side> {
    ways(game, room).collect()
}

/// Whether somebody who runs from a room does so no more: it is dead, or was taken elsewhere. Whatever waits there is met.
fn is_elsewhere(game: &Game, (colour, room): (Colour, RoomId), on_its_way: Option<Way>, out: &mut Facts) -> bool {
    let at = game.seat(colour).filter(|s| !s.dead).and_then(|s| s.room);
    let taken = on_its_way.is_some_and(|way| way.taken);
    if at.is_some() && (at == Some(room) || taken) {
        return false;
    }
    out.say(table::Event::Settled, cites!["MQ-DEATH-04", "MQ-RUN-04", "MQ-RUN-05"]);
    if at.is_some() && game.turn.seat == Some(colour) && on_its_way.is_some() {
        out.owe(dungeon::Step::Arrive { seat: colour, how: Coming::Ran });
    }
    true
}

/// Without a refuge there is no roll (MQ-RUN-09).
pub(crate) fn cornered(game: &Game, (seat, room): (Colour, RoomId), left: &[MonsterId], out: &mut Facts) {
    if is_elsewhere(game, (seat, room), None, out) || Side::ALL.into_iter().any(|side| is_way(game, room, side)) {
        return;
    }
    out.settle();
    if game.turn.seat == Some(seat) {
        out.say(table::Event::Agenda(owed::turn_over(game, seat)), cites!["MQ-RUN-09"]);
    }
    for monster in left.iter().rev() {
        let caught = fight::Step::BadStuff { seat, monster: *monster };
        out.say(table::Event::Owed(Step::Fight(caught)), cites!["MQ-RUN-09"]);
    }
}

/// What becomes of whoever runs some way: the dead run no further, and after the last roll a munchkin is in the room it
/// named (MQ-RUN-03, MQ-RUN-16).
pub(crate) fn flees(game: &Game, seat: Colour, way: Way, left: &[MonsterId], out: &mut Facts) {
    let Way { room, to, taken } = way;
    let main = game.turn.seat == Some(seat);
    if is_elsewhere(game, (seat, room), Some(way), out) {
        return;
    }
    if !taken && !is_way(game, room, to) {
        // The way it named is there no more: it names another.
        out.settle();
        let refuge = dungeon::Step::Refuge { seat, room, left: left.to_vec() };
        out.say(table::Event::Owed(Step::Dungeon(refuge)), cites!["MQ-RUN-01", "MQ-RUN-02"]);
        return;
    }
    if !is_shaken_off(game, left) {
        return;
    }
    out.settle();
    if taken {
        if main {
            out.owe(dungeon::Step::Arrive { seat, how: Coming::Ran });
        }
        return;
    }
    let next = game.dungeon.as_deref().and_then(|d| d.neighbour(d.room(room)?, to));
    if let Some(next) = next {
        out.say(dungeon::Event::Stood { seat, room: next.id }, cites!["MQ-RUN-03", "MQ-RUN-16", "MQ-RUN-10"]);
        if main {
            out.owe(dungeon::Step::Arrive { seat, how: Coming::Ran });
        }
        out.owe(dungeon::Step::Heed { seat, room: Some(next.id) });
    }
}

/// The room to run to.
pub(crate) fn refuge(
    game: &Game,
    (seat, room): (Colour, RoomId),
    left: &[MonsterId],
    answer: &Answer,
    out: &mut Facts,
) -> Result<(), Refusal> {
    let Answer::Dungeon(dungeon::Answer::Side(to)) = answer else { return Err(unasked()) };
    ensure(is_way(game, room, *to), || Refusal::new("nowhere-to-run", cites!["MQ-RUN-02", "MQ-MOVE-04"]))?;
    out.settle();
    let way = Some(Way { room, to: *to, taken: false });
    let runs = fight::Step::RunAway { seat, way, left: left.to_vec(), next: None };
    out.say(table::Event::Owed(Step::Fight(runs)), cites!["MQ-RUN-01", "MQ-RUN-06"]);
    Ok(())
}

/// Nothing of Bad Stuff applied: it is one more hit (MQ-RUN-14).
pub(crate) fn hit_instead(seat: &Seat, out: &mut Facts) {
    let to = Health { red: seat.health.red.saturating_sub(1), max: seat.health.max };
    let dies = to.red == 0;
    let cites = if dies { cites!["MQ-RUN-14", "MQ-HP-03", "MQ-RUN-17"] } else { cites!["MQ-RUN-14", "MQ-HP-03"] };
    out.say(dungeon::Event::Health { seat: seat.colour, from: seat.health, to }, cites);
    if dies {
        out.owe(munchkin::Step::Death { seat: seat.colour });
    }
}
