//! The Boss (MQ-BOSS rows): called when a munchkin of the highest level is in the Entrance on its own turn.

use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::dungeon;
use crate::rules::dungeon::room::Room;
use crate::rules::dungeon::step::Arrival;
use crate::rules::event::Gone;
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId, RoomId};
use crate::rules::munchkin;
use crate::rules::rulings::BossTrigger;
use crate::rules::seat::Seat;
use crate::rules::table;

/// Whether the Boss comes out: the munchkin has the highest level, is in the Entrance, and no Boss is there yet
/// (MQ-BOSS-01, OQ-16).
pub fn comes(book: &Book, game: &Game, seat: &Seat, room: &Room, entered: bool) -> bool {
    let there = entered || book.house(game).boss_trigger() == BossTrigger::Presence;
    room.entrance && there && seat.level >= book.top_level(game)
}

/// A Monster card is drawn and becomes the Boss; the fight follows.
pub(crate) fn call(seat: &Seat, room: &Room, out: &mut Facts) {
    out.owe(fight::Step::Fight { seat: seat.colour, place: Some(room.id) });
    let draw = Step::Dungeon(dungeon::Step::NewMonster { room: room.id, seat: seat.colour, why: Arrival::Boss });
    out.say(table::Event::Owed(draw), cites!["MQ-BOSS-01", "MQ-BOSS-04"]);
}

/// Whether the Boss is among some monsters of a game.
pub fn is_among(game: &Game, monsters: &[MonsterId]) -> bool {
    game.foes.boss_among(monsters).is_some()
}

/// Whether the Boss is being fought in a room: only then may monsters come to rest in the Entrance (MQ-FIX-12,
/// MQ-BOSS-09).
pub fn fought_in(game: &Game, room: RoomId) -> bool {
    let fight = fight::kept(game).filter(|f| f.place == Some(room) && f.goes_on(game));
    fight.is_some_and(|f| f.meets_boss(game))
}

/// A level lost to the Boss, however well one gets away (MQ-BOSS-16).
pub(crate) fn takes_a_level(book: &Book, seat: Colour, level: u8, out: &mut Facts) {
    if level > book.rules.level_min {
        out.say(munchkin::Event::Level { seat, from: level, to: level - 1 }, cites!["MQ-BOSS-16"]);
    }
}

/// A Boss that has won leaves, with every monster that fought beside it (MQ-BOSS-18).
pub(crate) fn leaves(game: &Game, monsters: &[MonsterId], out: &mut Facts) {
    for monster in monsters.iter().filter(|id| game.foes.get(**id).is_some()) {
        out.say(fight::Event::MonsterGone { monster: *monster, why: Gone::Effect }, cites!["MQ-BOSS-18"]);
    }
}

/// Whether a fight of the Entrance still goes on there, up to the flight from it and the leaving of the Boss.
fn is_owed(game: &Game, entrance: RoomId) -> bool {
    game.agenda.iter().any(|step| {
        matches!(step, Step::Fight(fight::Step::Fight { place, .. }) if *place == Some(entrance))
            || matches!(step, Step::Dungeon(dungeon::Step::Refuge { room, .. }) if *room == entrance)
            || matches!(step, Step::Fight(fight::Step::RunAway { way: Some(way), .. }) if way.room == entrance)
            || matches!(step, Step::Dungeon(dungeon::Step::BossLeaves { .. }))
    })
}

/// Whether what stands in the Entrance is there with the Boss, whose fight is not over: it leaves with it (MQ-FIX-12,
/// MQ-BOSS-09, MQ-BOSS-18).
pub fn stands_with(game: &Game, entrance: RoomId) -> bool {
    is_owed(game, entrance) && game.foes.in_room(entrance).any(|m| m.boss)
}

/// Whether there is a Boss in play.
pub(crate) fn anywhere(game: &Game) -> bool {
    game.foes.all.iter().any(|m| m.boss)
}

/// A Boss whose fight was broken off, whatever broke it off, cannot stay in the Entrance; nor can those beside it
/// (MQ-FIX-12, MQ-BOSS-18). Another one comes with the next arrival (MQ-BOSS-19).
#[inline(never)]
pub(crate) fn stranded(game: &Game, out: &mut Facts) -> bool {
    if !anywhere(game) {
        return false;
    }
    let Some(entrance) = game.dungeon.as_ref().and_then(|d| d.entrance()).map(|r| r.id) else { return false };
    let there: Vec<MonsterId> = game.foes.in_room(entrance).map(|m| m.id).collect();
    if is_owed(game, entrance) || !is_among(game, &there) {
        return false;
    }
    gone(there, out);
    true
}

/// A fight in the Entrance is broken off: whoever stands there goes, the Boss or those that came beside it (MQ-FIX-12).
pub(crate) fn broken_off(game: &Game, out: &mut Facts) {
    let Some(dungeon) = &game.dungeon else { return };
    let room = fight::kept(game).and_then(|f| dungeon.room(f.place?)).filter(|r| r.entrance);
    if let Some(room) = room {
        gone(game.foes.in_room(room.id).map(|m| m.id).collect(), out);
    }
}

fn gone(monsters: Vec<MonsterId>, out: &mut Facts) {
    for monster in monsters {
        out.say(
            fight::Event::MonsterGone { monster, why: Gone::Effect },
            cites!["MQ-FIX-12", "MQ-BOSS-18", "MQ-BOSS-19"],
        );
    }
}
