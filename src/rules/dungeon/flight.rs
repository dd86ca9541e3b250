//! After a lost fight: hits, then running away from each monster, Bad Stuff from those that catch one.
#![allow(clippy::wildcard_enum_match_arm, reason = "these read one of its words, and nothing else")]

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::asking::unasked;
use crate::rules::book::Book;
use crate::rules::dungeon;
use crate::rules::dungeon::boss;
use crate::rules::dungeon::owed;
use crate::rules::dungeon::step::Coming;
use crate::rules::dungeon::walk;
use crate::rules::event::{Event, Roll};
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::fight::Fight;
use crate::rules::fight::ending;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId, RoomId, Side};
use crate::rules::munchkin;
use crate::rules::munchkin::kind::traits;
use crate::rules::munchkin::outfit;
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

/// All of them.
pub fn refuges(game: &Game, room: RoomId) -> Vec<Side> {
    ways(game, room).collect()
}

/// What follows without anybody's choice: the dead run no further; without a refuge there is no roll (MQ-RUN-09); after
/// the last roll a munchkin is in the room it named (MQ-RUN-03, MQ-RUN-16).
pub(crate) fn advance(game: &Game, out: &mut Facts) {
    let Some(step) = game.top() else { return };
    let (seat, room) = match step {
        Step::Dungeon(dungeon::Step::Refuge { seat, room, .. })
        | Step::Fight(fight::Step::RunAway { seat, room, .. }) => (*seat, *room),
        _ => return,
    };
    let main = game.turn.seat == Some(seat);
    let at = game.seat(seat).filter(|s| !s.dead).and_then(|s| s.room);
    let taken = matches!(step, Step::Fight(fight::Step::RunAway { taken: true, .. }));
    if at.is_none() || (at != Some(room) && !taken) {
        out.say(table::Event::Settled, cites!["MQ-DEATH-04", "MQ-RUN-04", "MQ-RUN-05"]);
        if at.is_some() && main && matches!(step, Step::Fight(fight::Step::RunAway { .. })) {
            out.owe(dungeon::Step::Arrive { seat, how: Coming::Ran });
        }
        return;
    }
    match step {
        Step::Dungeon(dungeon::Step::Refuge { left, .. }) if ways(game, room).next().is_none() => {
            out.settle();
            if main {
                out.say(table::Event::Agenda(owed::turn_over(game, seat)), cites!["MQ-RUN-09"]);
            }
            for monster in left.iter().rev() {
                out.say(
                    table::Event::Owed(Step::Fight(fight::Step::BadStuff { seat, monster: *monster })),
                    cites!["MQ-RUN-09"],
                );
            }
        }
        // The way it named is there no more: it names another.
        Step::Fight(fight::Step::RunAway { to, left, .. }) if !taken && !ways(game, room).any(|side| side == *to) => {
            out.settle();
            out.say(
                table::Event::Owed(Step::Dungeon(dungeon::Step::Refuge { seat, room, left: left.clone() })),
                cites!["MQ-RUN-01", "MQ-RUN-02"],
            );
        }
        Step::Fight(fight::Step::RunAway { to, left, .. }) if left.iter().all(|id| is_gone(game, *id)) => {
            out.settle();
            if taken {
                if main {
                    out.owe(dungeon::Step::Arrive { seat, how: Coming::Ran });
                }
                return;
            }
            let next = game.dungeon.as_deref().and_then(|d| d.neighbour(d.room(room)?, *to));
            if let Some(next) = next {
                out.say(dungeon::Event::Stood { seat, room: next.id }, cites!["MQ-RUN-03", "MQ-RUN-16", "MQ-RUN-10"]);
                if main {
                    out.owe(dungeon::Step::Arrive { seat, how: Coming::Ran });
                }
                out.owe(dungeon::Step::Heed { seat, room: Some(next.id) });
            }
        }
        _ => {}
    }
}

fn is_gone(game: &Game, monster: MonsterId) -> bool {
    game.foes.get(monster).is_none()
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
    ensure(ways(game, room).any(|side| side == *to), || {
        Refusal::new("nowhere-to-run", cites!["MQ-RUN-02", "MQ-MOVE-04"])
    })?;
    out.settle();
    let step = Step::Fight(fight::Step::RunAway { seat, room, to: *to, left: left.to_vec(), taken: false });
    out.say(table::Event::Owed(step), cites!["MQ-RUN-01", "MQ-RUN-06"]);
    Ok(())
}

/// A roll to get away from one monster, in whatever order the munchkin likes (MQ-RUN-06, MQ-RUN-07).
pub(crate) fn run(
    book: &Book,
    game: &Game,
    (seat, room, to, taken): (Colour, RoomId, Side, bool),
    left: &[MonsterId],
    answer: &Answer,
    out: &mut Facts,
) -> Result<(), Refusal> {
    let Answer::Fight(fight::Answer::Ran { monster, face }) = answer else {
        return Err(unasked());
    };
    ensure(left.contains(monster), || Refusal::new("no-such-monster", cites!["MQ-RUN-06"]))?;
    ensure((1..=6).contains(face), || Refusal::new("no-such-face", cites!["MQ-DIE-09"]))?;
    out.say(table::Event::Rolled { roll: Roll::Six(*face), seat: Some(seat) }, cites!["MQ-RUN-11", "MQ-RUN-12"]);
    let left = left.iter().copied().filter(|m| m != monster).collect();
    out.note(table::Event::Settled);
    out.owe(fight::Step::RunAway { seat, room, to, left, taken });
    if i32::from(*face) < away_from(book, game, seat) {
        out.say(
            table::Event::Owed(Step::Fight(fight::Step::BadStuff { seat, monster: *monster })),
            cites!["MQ-RUN-13"],
        );
    }
    Ok(())
}

/// The face from which on a munchkin gets away: Items in use, its Race and its Class better the roll (MQ-RUN-12).
pub fn away_from(book: &Book, game: &Game, seat: Colour) -> i32 {
    let from = i32::from(book.rules.away_from);
    from - game.seat(seat).map_or(0, |s| outfit::run_bonus(s) + traits(book, game, s, |t| t.run.into()))
}

/// Bad Stuff: its effects were entered, or nothing of it applied and it is one more hit (MQ-RUN-13, MQ-RUN-14).
pub(crate) fn bad_stuff(game: &Game, seat: Colour, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    match answer {
        Answer::Table(table::Answer::Done) => {
            out.say(table::Event::Settled, cites!["MQ-RUN-13"]);
            let below = game.agenda.iter().rev().nth(1);
            if let Some(Step::Fight(fight::Step::RunAway { seat: runs, room, to, left, taken: false })) = below
                && *runs == seat
                && game.seat(seat).is_some_and(|s| s.room != Some(*room))
            {
                let (room, to, left) = (*room, *to, left.clone());
                out.note(table::Event::Noted(Step::Fight(fight::Step::RunAway { seat, room, to, left, taken: true })));
            }
            Ok(())
        }
        Answer::Table(table::Answer::No) => {
            let munchkin = game.find(seat)?;
            out.settle();
            let to = Health { red: munchkin.health.red.saturating_sub(1), max: munchkin.health.max };
            let dies = to.red == 0;
            let cites =
                if dies { cites!["MQ-RUN-14", "MQ-HP-03", "MQ-RUN-17"] } else { cites!["MQ-RUN-14", "MQ-HP-03"] };
            out.say(dungeon::Event::Health { seat, from: munchkin.health, to }, cites);
            if dies {
                out.owe(munchkin::Step::Death { seat });
            }
            Ok(())
        }
        _ => Err(unasked()),
    }
}
