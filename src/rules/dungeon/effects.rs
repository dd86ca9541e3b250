//! Effects on the map: rooms, links, piles and monsters.

use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::cite::Cites;
use crate::rules::dungeon;
use crate::rules::dungeon::arrow::Arrow;
use crate::rules::dungeon::bases;
use crate::rules::dungeon::boss;
use crate::rules::dungeon::empty_room;
use crate::rules::dungeon::explore;
use crate::rules::dungeon::link::LinkKind;
use crate::rules::dungeon::map::Dungeon;
use crate::rules::dungeon::room::{Face, Pile, Room, Tile};
use crate::rules::dungeon::step::{Arrival, Coming};
use crate::rules::effect::Effect;
use crate::rules::effect::mode::Mode;
use crate::rules::event::Gone;
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::fight::foe::Monster;
use crate::rules::fight::foe::card::MonsterDef;
use crate::rules::fight::foe::sound;
use crate::rules::fight::{build, on_monsters};
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId, RoomId, Side, Square};
use crate::rules::munchkin;
use crate::rules::munchkin::items;
use crate::rules::munchkin::timing;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::seat::Seat;
use crate::rules::shared::Shared;
use crate::rules::table;
use crate::rules::text::sound_name;
use std::sync::Arc;

/// Whether something stands in the way of an effect that is played: dice that are cast, or a munchkin that is dead
/// (MQ-DEATH-13, OQ-82).
pub(crate) fn allows(book: &Book, game: &Game, effect: &Effect) -> Result<(), Refusal> {
    let brings_a_monster = matches!(
        effect,
        Effect::Dungeon(
            dungeon::Effect::PlaceMonster { .. } | dungeon::Effect::MoveMonster { .. } | dungeon::Effect::Push { .. }
        )
    );
    build::late(book, game, effect, brings_a_monster)?;
    boss_stays(game, effect)?;
    if let Effect::Munchkin(munchkin::Effect::Life { seat, dead: true, wish: true }) = effect {
        let own = timing::own_turn(game, *seat);
        return ensure(own, || Refusal::new("only-on-own-turn", cites!["MQ-ANY-12"]).seat(*seat));
    }
    let Some(colour) = whose_life(effect) else { return Ok(()) };
    let Some(dead) = game.seat(colour).filter(|s| s.dead) else { return Ok(()) };
    let cursed = book.house(game).curse_dead() && takes(effect, dead);
    ensure(cursed, || Refusal::new("dead-is-spared", cites!["MQ-DEATH-13"]).seat(colour))
}

/// Whom an effect finds only alive (MQ-DEATH-13).
fn whose_life(effect: &Effect) -> Option<Colour> {
    match effect {
        Effect::Munchkin(effect) => match effect {
            munchkin::Effect::Condition { seat, .. }
            | munchkin::Effect::Level { seat, .. }
            | munchkin::Effect::Ascend { seat }
            | munchkin::Effect::Steal { seat, .. }
            | munchkin::Effect::Gear { seat, .. }
            | munchkin::Effect::Races { seat, .. }
            | munchkin::Effect::Classes { seat, .. }
            | munchkin::Effect::Bonus { seat, .. }
            | munchkin::Effect::HalfBreed { seat, .. }
            | munchkin::Effect::SuperMunchkin { seat, .. }
            | munchkin::Effect::LoseItem { seat, .. } => Some(*seat),
            munchkin::Effect::Life { .. }
            | munchkin::Effect::Sex { .. }
            | munchkin::Effect::Rank { .. }
            | munchkin::Effect::Big { .. }
            | munchkin::Effect::GearGone { .. }
            | munchkin::Effect::Item { .. }
            | munchkin::Effect::Hands { .. }
            | munchkin::Effect::Lift { .. } => None,
        },
        Effect::Dungeon(effect) => match effect {
            dungeon::Effect::Moves { seat, .. } => Some(*seat),
            dungeon::Effect::Health { .. }
            | dungeon::Effect::MaxHealth { .. }
            | dungeon::Effect::Spent { .. }
            | dungeon::Effect::Gold { .. }
            | dungeon::Effect::Lurker { .. }
            | dungeon::Effect::Stand { .. }
            | dungeon::Effect::PlaceRoom { .. }
            | dungeon::Effect::MoveRoom { .. }
            | dungeon::Effect::FlipRoom { .. }
            | dungeon::Effect::RemoveRoom { .. }
            | dungeon::Effect::Print { .. }
            | dungeon::Effect::Arrow { .. }
            | dungeon::Effect::Link { .. }
            | dungeon::Effect::Mark { .. }
            | dungeon::Effect::Pile { .. }
            | dungeon::Effect::PlaceMonster { .. }
            | dungeon::Effect::EmptyRoomMonster { .. }
            | dungeon::Effect::MoveMonster { .. }
            | dungeon::Effect::Push { .. }
            | dungeon::Effect::Base { .. } => None,
        },
        // Cards, a fight and a name are not what a life is needed for.
        Effect::Table(_) | Effect::Cards(_) | Effect::Fight(_) | Effect::Track(_) => None,
    }
}

/// Whether an effect is of the kind Curses are: it hangs something over a munchkin, or takes something away (OQ-82).
fn takes(effect: &Effect, seat: &Seat) -> bool {
    match effect {
        Effect::Munchkin(munchkin::Effect::Condition { .. }) | Effect::Munchkin(munchkin::Effect::LoseItem { .. }) => {
            true
        }
        Effect::Munchkin(munchkin::Effect::Level { change, .. }) => change.from(seat.level.into()) < seat.level.into(),
        Effect::Dungeon(dungeon::Effect::Moves { change, .. }) => change.from(seat.moves.into()) < seat.moves.into(),
        Effect::Munchkin(munchkin::Effect::Bonus { change, .. }) => change.from(seat.bonus.into()) < seat.bonus.into(),
        Effect::Munchkin(munchkin::Effect::Races { races, .. }) => races.len() < seat.races.len(),
        Effect::Munchkin(munchkin::Effect::Classes { classes, .. }) => classes.len() < seat.classes.len(),
        Effect::Munchkin(munchkin::Effect::HalfBreed { on, .. })
        | Effect::Munchkin(munchkin::Effect::SuperMunchkin { on, .. }) => !on,
        Effect::Munchkin(_)
        | Effect::Dungeon(_)
        | Effect::Track(_)
        | Effect::Table(_)
        | Effect::Cards(_)
        | Effect::Fight(_) => false,
    }
}

/// The Boss stays where it is and what it is, is nobody's to control, and is fought (MQ-FIX-15 to MQ-FIX-17, MQ-BOSS-05);
/// who fights it gets away only after a lost fight (OQ-52).
fn boss_stays(game: &Game, effect: &Effect) -> Result<(), Refusal> {
    let boss = |id: &MonsterId| game.foes.get(*id).filter(|m| m.boss);
    match effect {
        Effect::Dungeon(dungeon::Effect::MoveMonster { monster, .. })
        | Effect::Dungeon(dungeon::Effect::Push { monster, .. })
            if boss(monster).is_some() =>
        {
            Err(Refusal::new("boss-stays-put", cites!["MQ-FIX-15"]))
        }
        Effect::Fight(fight::Effect::Card { monster, def }) => {
            // What nobody has told yet can still be told.
            let other = |m: &Monster| m.def.level != def.level || (!m.def.name.is_empty() && m.def.name != def.name);
            ensure(!boss(monster).is_some_and(other), || Refusal::new("boss-stays-itself", cites!["MQ-FIX-16"]))
        }
        Effect::Dungeon(dungeon::Effect::Base { monster, .. }) if boss(monster).is_some_and(|m| m.base.is_some()) => {
            Err(Refusal::new("boss-is-nobodys", cites!["MQ-BOSS-05"]))
        }
        Effect::Fight(fight::Effect::RemoveMonster { monster, .. }) if boss(monster).is_some() => {
            Err(Refusal::new("no-way-round-the-boss", cites!["MQ-FIX-17", "MQ-BOSS-06"]))
        }
        Effect::Fight(fight::Effect::CallOff) => {
            let met = fight::kept(game).is_some_and(|fight| fight.meets_boss(game));
            ensure(!met, || Refusal::new("no-way-round-the-boss", cites!["MQ-FIX-17", "MQ-BOSS-06"]))
        }
        Effect::Dungeon(dungeon::Effect::Stand { seat, .. }) => {
            let fought = fight::kept(game).filter(|f| f.main == *seat);
            let met = fought.is_some_and(|f| f.meets_boss(game));
            let called = |s: &Step| matches!(s, Step::Dungeon(dungeon::Step::NewMonster { seat: s, why: Arrival::Boss, .. }) if s == seat);
            ensure(!met && !game.agenda.iter().any(called), || {
                Refusal::new("no-way-round-the-boss", cites!["MQ-FIX-17", "MQ-BOSS-06"]).seat(*seat)
            })
        }
        // Nothing of a Boss, or nothing of a Boss that it would resist.
        Effect::Table(_) | Effect::Cards(_) | Effect::Munchkin(_) | Effect::Track(_) => Ok(()),
        Effect::Fight(
            fight::Effect::RemoveMonster { .. }
            | fight::Effect::Compel { .. }
            | fight::Effect::Copy { .. }
            | fight::Effect::Enhance { .. }
            | fight::Effect::Strip { .. }
            | fight::Effect::Mate { .. }
            | fight::Effect::Slay { .. }
            | fight::Effect::Term { .. }
            | fight::Effect::Unterm { .. }
            | fight::Effect::Ties { .. }
            | fight::Effect::Bargain { .. }
            | fight::Effect::LeaveAlone { .. }
            | fight::Effect::Face { .. },
        ) => Ok(()),
        Effect::Dungeon(
            dungeon::Effect::MoveMonster { .. }
            | dungeon::Effect::Push { .. }
            | dungeon::Effect::Base { .. }
            | dungeon::Effect::Health { .. }
            | dungeon::Effect::MaxHealth { .. }
            | dungeon::Effect::Moves { .. }
            | dungeon::Effect::Spent { .. }
            | dungeon::Effect::Gold { .. }
            | dungeon::Effect::Lurker { .. }
            | dungeon::Effect::PlaceRoom { .. }
            | dungeon::Effect::MoveRoom { .. }
            | dungeon::Effect::FlipRoom { .. }
            | dungeon::Effect::RemoveRoom { .. }
            | dungeon::Effect::Print { .. }
            | dungeon::Effect::Arrow { .. }
            | dungeon::Effect::Link { .. }
            | dungeon::Effect::Mark { .. }
            | dungeon::Effect::Pile { .. }
            | dungeon::Effect::PlaceMonster { .. }
            | dungeon::Effect::EmptyRoomMonster { .. },
        ) => Ok(()),
    }
}

/// There is no map for it to be on.
fn no_map() -> Refusal {
    Refusal::new("no-map", cites![])
}

pub(crate) fn interpret(book: &Book, game: &Game, effect: &Effect, mode: Mode, out: &mut Facts) -> Result<(), Refusal> {
    if let Effect::Munchkin(munchkin::Effect::LoseItem { seat, sort, dropped }) = effect {
        return items::lose(book, game, (*seat, sort.as_deref(), *dropped), out);
    }
    let dungeon = game.dungeon.as_deref().ok_or_else(|| Refusal::new("no-map", cites![]))?;
    match effect {
        Effect::Dungeon(dungeon::Effect::Stand { seat, room }) => stand(game, dungeon, *seat, *room, mode, out),
        Effect::Dungeon(dungeon::Effect::PlaceRoom { at, tile }) => place_room(dungeon, *at, tile, mode, out),
        Effect::Dungeon(dungeon::Effect::MoveRoom { room, at }) => {
            move_room(find_room(dungeon, *room)?, dungeon, *at, out)
        }
        Effect::Dungeon(dungeon::Effect::FlipRoom { room, face }) => {
            flip_room(find_room(dungeon, *room)?, face.as_ref(), out)
        }
        Effect::Dungeon(dungeon::Effect::RemoveRoom { room }) => remove_room(game, find_room(dungeon, *room)?, out),
        Effect::Dungeon(dungeon::Effect::Print { room, face }) => {
            find_room(dungeon, *room)?;
            explore::check_face(face)?;
            out.note(dungeon::Event::Printed { room: *room, face: Box::new(face.clone()) });
            Ok(())
        }
        Effect::Dungeon(dungeon::Effect::Arrow { room, colour, to }) => {
            arrow(find_room(dungeon, *room)?, *colour, *to, out)
        }
        Effect::Dungeon(dungeon::Effect::Link { room, side, kind }) => {
            link(dungeon, find_room(dungeon, *room)?, *side, *kind, out)
        }
        Effect::Dungeon(dungeon::Effect::Mark { room, mark }) => {
            find_room(dungeon, *room)?;
            out.note(dungeon::Event::Marked { room: *room, mark: *mark });
            Ok(())
        }
        Effect::Dungeon(dungeon::Effect::Pile { room, pile }) => {
            lay_pile(find_room(dungeon, *room)?, pile.as_ref(), out)
        }
        Effect::Dungeon(dungeon::Effect::PlaceMonster { room, def, base }) => {
            place_monster(book, game, (*room, def, *base), mode, out)
        }
        Effect::Dungeon(dungeon::Effect::EmptyRoomMonster { seat, def }) => {
            game.find(*seat)?;
            sound::check_def(def)?;
            ensure(!empty_room::is_hopeless(game), || Refusal::new("no-empty-room", cites!["MQ-KW-07", "MQ-KW-06"]))?;
            out.say(
                table::Event::Owed(Step::Dungeon(dungeon::Step::EmptyRoom { seat: *seat, def: def.clone() })),
                cites!["MQ-KW-06", "MQ-KW-08"],
            );
            Ok(())
        }
        Effect::Dungeon(dungeon::Effect::Lurker { seat }) => {
            game.find(*seat)?;
            ensure(!empty_room::is_hopeless(game), || Refusal::new("no-empty-room", cites!["MQ-KW-07", "MQ-KW-06"]))?;
            out.say(
                table::Event::Owed(Step::Dungeon(dungeon::Step::Lurker { seat: *seat })),
                cites!["MQ-KW-06", "MQ-KW-08"],
            );
            Ok(())
        }
        Effect::Dungeon(dungeon::Effect::MoveMonster { monster, room }) => {
            move_monster(game, find_monster(game, *monster)?, find_room(dungeon, *room)?, mode, out)
        }
        Effect::Dungeon(dungeon::Effect::Push { monster, side }) => {
            push(game, dungeon, find_monster(game, *monster)?, *side, out)
        }
        Effect::Dungeon(dungeon::Effect::Base { monster, base }) => {
            let monster = find_monster(game, *monster)?;
            let free = mode == Mode::Amend || bases::free(book, game, *base) > 0;
            ensure(free, || Refusal::new("no-free-base", cites!["MQ-CMB-35", "MQ-EXPL-14"]).with("colour", *base))?;
            out.note(dungeon::Event::Based { monster: monster.id, base: *base });
            Ok(())
        }
        Effect::Fight(own) => in_a_fight(book, game, own, mode, out),
        Effect::Table(_) | Effect::Cards(_) | Effect::Munchkin(_) | Effect::Track(_) => Err(no_map()),
        Effect::Dungeon(
            dungeon::Effect::Health { .. }
            | dungeon::Effect::MaxHealth { .. }
            | dungeon::Effect::Moves { .. }
            | dungeon::Effect::Spent { .. }
            | dungeon::Effect::Gold { .. },
        ) => Err(Refusal::new("no-map", cites![])),
    }
}

/// What is changed in a fight, and about the monsters in it.
fn in_a_fight(book: &Book, game: &Game, own: &fight::Effect, mode: Mode, out: &mut Facts) -> Result<(), Refusal> {
    let fight::Effect::Card { monster, def } = own else { return on_monsters::change(book, game, own, mode, out) };
    let monster = find_monster(game, *monster)?;
    sound::check_def(def)?;
    out.note(fight::Event::MonsterCard { monster: monster.id, def: Box::new(def.clone()) });
    Ok(())
}

fn find_room(dungeon: &Dungeon, id: RoomId) -> Result<&Room, Refusal> {
    dungeon.room(id).ok_or_else(|| Refusal::new("no-such-room", cites![]))
}

fn find_monster(game: &Game, id: MonsterId) -> Result<&Monster, Refusal> {
    game.foes.get(id).ok_or_else(|| Refusal::new("no-such-monster", cites![]))
}

fn stand(
    game: &Game,
    dungeon: &Dungeon,
    colour: Colour,
    room: RoomId,
    mode: Mode,
    out: &mut Facts,
) -> Result<(), Refusal> {
    let seat = game.find(colour)?;
    let to = find_room(dungeon, room)?;
    ensure(seat.room != Some(room), || Refusal::new("nothing-changes", cites![]))?;
    // Moved, not walking: it costs no Move (MQ-MOVE-12, MQ-MOVE-13).
    out.say(dungeon::Event::Stood { seat: colour, room: to.id }, cites!["MQ-MOVE-12", "MQ-MOVE-13"]);
    if mode == Mode::Play {
        out.owe(dungeon::Step::Arrive { seat: colour, how: Coming::Entered });
        out.owe(dungeon::Step::Heed { seat: colour, room: Some(to.id) });
    }
    Ok(())
}

fn free_square(dungeon: &Dungeon, at: Square) -> Result<(), Refusal> {
    ensure(at.in_range(), || Refusal::new("map-edge", cites![]))?;
    ensure(dungeon.room_at(at).is_none(), || Refusal::new("square-taken", cites![]))
}

fn place_room(dungeon: &Dungeon, at: Square, tile: &Tile, mode: Mode, out: &mut Facts) -> Result<(), Refusal> {
    free_square(dungeon, at)?;
    ensure(dungeon.rooms.len() < explore::MAP_LIMIT, || {
        Refusal::new("map-full", cites![]).with("limit", explore::MAP_LIMIT as i64)
    })?;
    explore::check_tile(tile)?;
    let attached = Side::ALL.into_iter().any(|side| dungeon.room_at(at.step(side)).is_some());
    ensure(mode == Mode::Amend || attached, || Refusal::new("room-apart", cites!["MQ-KW-08"]))?;
    let (room, _) = explore::room_on(dungeon, at, tile.clone());
    out.say(dungeon::Event::RoomPlaced(Box::new(room)), cites!["MQ-EXPL-03", "MQ-EXPL-06"]);
    Ok(())
}

fn move_room(room: &Room, dungeon: &Dungeon, at: Square, out: &mut Facts) -> Result<(), Refusal> {
    ensure(!room.entrance, || Refusal::new("entrance-stays", cites!["MQ-FIX-08"]))?;
    free_square(dungeon, at)?;
    let mut links = room.links;
    for side in Side::ALL {
        if let Some(next) = dungeon.room_at(at.step(side)).filter(|r| r.id != room.id) {
            links[side.index()] = next.link(side.opposite());
        }
    }
    out.note(dungeon::Event::RoomMoved { room: room.id, at, links });
    Ok(())
}

fn flip_room(room: &Room, face: Option<&Face>, out: &mut Facts) -> Result<(), Refusal> {
    ensure(!room.entrance, || Refusal::new("entrance-stays", cites!["MQ-FIX-09"]))?;
    // What is printed on the tile has been checked.
    face.map_or(Ok(()), explore::check_face)?;
    let up = face.cloned().map(Shared::from).or_else(|| room.tile.down.clone()).unwrap_or_default();
    let tile = Box::new(Tile { up, down: Some(room.tile.up.clone()) });
    out.note(dungeon::Event::RoomTile { room: room.id, tile, flipped: true });
    Ok(())
}

fn remove_room(game: &Game, room: &Room, out: &mut Facts) -> Result<(), Refusal> {
    ensure(!room.entrance, || Refusal::new("entrance-stays", cites!["MQ-FIX-10"]))?;
    let inside = game.seats.iter().find(|s| s.room == Some(room.id));
    if let Some(seat) = inside {
        return Err(Refusal::new("room-not-empty", cites![]).seat(seat.colour));
    }
    for monster in game.foes.in_room(room.id) {
        out.say(fight::Event::MonsterGone { monster: monster.id, why: Gone::Swept }, cites!["MQ-MON-09"]);
    }
    out.note(dungeon::Event::RoomGone { room: room.id });
    Ok(())
}

fn arrow(room: &Room, colour: Colour, to: Arrow, out: &mut Facts) -> Result<(), Refusal> {
    out.say(dungeon::Event::ArrowSeen { room: room.id, colour, to }, cites!["MQ-KW-27"]);
    Ok(())
}

fn link(dungeon: &Dungeon, room: &Room, side: Side, to: LinkKind, out: &mut Facts) -> Result<(), Refusal> {
    ensure(!dungeon.leads_to_entrance(room, side), || Refusal::new("entrance-links-stay", cites!["MQ-FIX-11"]))?;
    let from = room.link(side);
    ensure(from != to, || Refusal::new("nothing-changes", cites![]))?;
    out.note(dungeon::Event::Link { room: room.id, side, from, to });
    Ok(())
}

fn lay_pile(room: &Room, pile: Option<&Pile>, out: &mut Facts) -> Result<(), Refusal> {
    if let Some(pile) = pile {
        let sound = pile.gear.len() <= 100
            && pile.gear.iter().all(|g| sound_name(&g.name))
            && pile.letter.is_none_or(|c| c.is_ascii_uppercase());
        ensure(sound, || Refusal::new("text-unsound", cites![]))?;
    }
    let pile = pile.filter(|p| !p.is_empty()).cloned().map(Box::new);
    out.say(dungeon::Event::Pile { room: room.id, pile }, cites!["MQ-DROP-03", "MQ-DROP-04"]);
    Ok(())
}

fn place_monster(
    book: &Book,
    game: &Game,
    (room, def, base): (RoomId, &MonsterDef, Option<Colour>),
    mode: Mode,
    out: &mut Facts,
) -> Result<(), Refusal> {
    let dungeon = game.dungeon.as_deref().ok_or_else(|| Refusal::new("no-map", cites![]))?;
    if mode == Mode::Play {
        let barred = find_room(dungeon, room)?.entrance && !boss::fought_in(game, room);
        ensure(!barred, || Refusal::new("no-monster-in-entrance", cites!["MQ-FIX-12"]))?;
        ensure(base.is_none_or(|c| bases::free(book, game, c) > 0), || {
            Refusal::new("no-free-base", cites!["MQ-CMB-35", "MQ-EXPL-14"])
        })?;
    }
    let monster = explore::monster(game, room, &Arc::new(def.clone()), base, out)?;
    if mode == Mode::Play {
        let actor = game.active().or(game.seats.first()).map(|s| s.colour);
        if let Some(seat) = actor {
            out.owe(dungeon::Step::Arrive { seat, how: Coming::Stayed });
            if base.is_none() {
                out.owe(dungeon::Step::BaseRoll { monster, seat });
            }
        }
    }
    Ok(())
}

fn move_monster(game: &Game, monster: &Monster, to: &Room, mode: Mode, out: &mut Facts) -> Result<(), Refusal> {
    ensure(monster.room != Some(to.id), || Refusal::new("nothing-changes", cites![]))?;
    let refused = mode == Mode::Play && to.entrance && !boss::fought_in(game, to.id);
    ensure(!refused, || Refusal::new("no-monster-in-entrance", cites!["MQ-FIX-12", "MQ-FIX-13"]))?;
    moved(game, monster, to.id, (mode, cites!["MQ-SPEC-07"]), out);
    Ok(())
}

/// A monster stands in another room, where the active munchkin may meet it (MQ-CMB-06).
fn moved(game: &Game, monster: &Monster, to: RoomId, (mode, cites): (Mode, Cites), out: &mut Facts) {
    let Some(from) = monster.room else { return };
    out.say(dungeon::Event::MonsterMoved { monster: monster.id, from, to }, cites);
    if let (Mode::Play, Some(seat)) = (mode, game.turn.seat) {
        out.owe(dungeon::Step::Arrive { seat, how: Coming::Stayed });
    }
}

/// A monster is pushed into the next room by a way it could walk; the Entrance it crosses, unless the Boss is fought
/// there (MQ-FIX-12 to MQ-FIX-14, OQ-72, OQ-73).
fn push(game: &Game, dungeon: &Dungeon, monster: &Monster, side: Side, out: &mut Facts) -> Result<(), Refusal> {
    let here = monster.room.and_then(|room| dungeon.room(room));
    let here = here.ok_or_else(|| Refusal::new("no-such-room", cites![]))?;
    let passes = |kind: LinkKind| matches!(kind, LinkKind::Passage | LinkKind::Door) || monster.def.passes.has(kind);
    let link = here.link(side);
    let smashes = monster.def.smashes.has(link) && !dungeon.leads_to_entrance(here, side);
    let next = dungeon.neighbour(here, side);
    let next = next.ok_or_else(|| Refusal::new("push-into-darkness", cites!["MQ-SPEC-07"]).with("side", side))?;
    ensure(smashes || passes(link), || Refusal::new("push-blocked", cites!["MQ-MMOV-08"]).with("link", link))?;
    let mut to = next;
    let mut cites = cites!["MQ-SPEC-07", "MQ-MMOV-08"];
    if next.entrance && !boss::fought_in(game, next.id) {
        cites = cites!["MQ-FIX-12", "MQ-FIX-13", "MQ-FIX-14"];
        let beyond = dungeon.neighbour(next, side).filter(|_| passes(next.link(side)));
        to = beyond.ok_or_else(|| Refusal::new("entrance-not-crossed", cites))?;
    }
    if smashes && link != LinkKind::Passage {
        out.note(dungeon::Event::Link { room: here.id, side, from: link, to: LinkKind::Passage });
    }
    moved(game, monster, to.id, (Mode::Play, cites), out);
    Ok(())
}
