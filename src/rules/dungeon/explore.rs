//! Exploring (MQ-EXPL rows): from the step into the darkness to the monster that waits there.

use crate::rules::answer::Answer;
use crate::rules::asking::{self, unasked};
use crate::rules::book::Book;
use crate::rules::cards;
use crate::rules::cards::deck::Deck;
use crate::rules::dungeon;
use crate::rules::dungeon::link::LinkKind;
use crate::rules::dungeon::map::Dungeon;
use crate::rules::dungeon::movement;
use crate::rules::dungeon::room::{Face, Room, Tile};
use crate::rules::dungeon::step::{Arrival, Coming};
use crate::rules::dungeon::walk;
use crate::rules::dungeon::walk::Mover;
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::fight::foe::Monster;
use crate::rules::fight::foe::card::MonsterDef;
use crate::rules::fight::foe::sound::{check_against, check_def, range, sound};
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId, RoomId, Side, Square};
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::rulings::ExploreDxm;
use crate::rules::table;
use std::sync::Arc;

/// Most rooms or monsters a map can hold.
pub const MAP_LIMIT: usize = 10_000;

/// The step into the darkness: it is paid, and a tile is owed.
pub(crate) fn explore(book: &Book, game: &Game, side: Side, all: bool, out: &mut Facts) -> Result<(), Refusal> {
    let Mover { seat, dungeon, room } = walk::mover(game)?;
    let link = room.link(side);
    ensure(dungeon.neighbour(room, side).is_none(), || {
        Refusal::new("explore-known-room", cites!["MQ-EXPL-01"]).with("side", side)
    })?;
    ensure(!dungeon.fully_explored(), || Refusal::new("fully-explored", cites!["MQ-EXPL-22", "MQ-EXPL-21"]))?;
    ensure(room.at.step(side).in_range() && room.at.step(side) != room.at, || Refusal::new("map-edge", cites![]))?;
    let (spent, cites) = walk::fare(book, game, (seat, room), link, all)?;
    let cites = cites.iter().fold(cites!["MQ-EXPL-01"], |all, rule| all.and(rule));
    out.say(dungeon::Event::Ventured { seat: seat.colour, from: room.id, side, link, spent, all }, cites);
    out.owe(dungeon::Step::Tile { seat: seat.colour, from: room.id, side, was: all.then_some(seat.spent) });
    Ok(())
}

/// A room as it lies on a square: links that meet a neighbour's are the neighbour's (MQ-EXPL-06), the others passages
/// until somebody says otherwise.
pub(crate) fn room_on(dungeon: &Dungeon, at: Square, tile: Tile) -> (Room, Vec<Side>) {
    let mut links = [LinkKind::Passage; 4];
    let mut open = Vec::new();
    for side in Side::ALL {
        match dungeon.room_at(at.step(side)) {
            Some(next) => links[side.index()] = next.link(side.opposite()),
            None => open.push(side),
        }
    }
    let id = RoomId(dungeon.next_room);
    (Room { id, at, entrance: false, tile: tile.into(), links, mark: None, pile: None }, open)
}

/// The tile drawn for the exploring munchkin: it lies on the map, and the rest of the steps is owed.
pub(crate) fn tile(
    game: &Game,
    (seat, from, side): (Colour, RoomId, Side),
    tile: &Tile,
    out: &mut Facts,
) -> Result<(), Refusal> {
    let dungeon = game.dungeon.as_deref().ok_or_else(|| Refusal::new("no-map", cites![]))?;
    let origin = dungeon.room(from).ok_or_else(|| Refusal::new("no-such-room", cites![]))?;
    let at = origin.at.step(side);
    ensure(dungeon.room_at(at).is_none(), || Refusal::new("square-taken", cites![]))?;
    ensure(dungeon.rooms.len() < MAP_LIMIT, || Refusal::new("map-full", cites![]).with("limit", MAP_LIMIT as i64))?;
    check_tile(tile)?;
    let (room, open) = room_on(dungeon, at, tile.clone());
    let id = room.id;
    out.settle();
    out.say(dungeon::Event::RoomPlaced(Box::new(room)), cites!["MQ-EXPL-02", "MQ-EXPL-03", "MQ-EXPL-06"]);
    out.say(dungeon::Event::Stood { seat, room: id }, cites!["MQ-EXPL-04", "MQ-MOVE-02"]);
    out.owe(dungeon::Step::Arrive { seat, how: Coming::Stayed });
    out.owe(dungeon::Step::NewMonster { room: id, seat, why: Arrival::Explored });
    out.owe(dungeon::Step::Heed { seat, room: Some(id) });
    out.owe(dungeon::Step::ExploreDxm { seat });
    // Nobody reads costs before the room has its name.
    walk::owe_cost_check(game, seat, origin.link(side), out);
    if !open.is_empty() {
        out.owe(dungeon::Step::Links { room: id, sides: open });
    }
    Ok(())
}

/// The links drawn for the free sides of a new room (MQ-EXPL-05). Sides not named stay as they are.
pub(crate) fn links(
    game: &Game,
    room: RoomId,
    sides: &[Side],
    drawn: &[(Side, LinkKind)],
    out: &mut Facts,
) -> Result<(), Refusal> {
    let placed = game.dungeon.as_deref().and_then(|d| d.room(room));
    let placed = placed.ok_or_else(|| Refusal::new("no-such-room", cites![]))?;
    let each_once =
        drawn.iter().enumerate().all(|(i, (s, _))| sides.contains(s) && !drawn[..i].iter().any(|d| d.0 == *s));
    ensure(each_once, || Refusal::new("link-not-asked", cites!["MQ-EXPL-06"]))?;
    out.settle();
    for (side, to) in drawn {
        let from = placed.link(*side);
        if from != *to {
            out.say(dungeon::Event::Link { room, side: *side, from, to: *to }, cites!["MQ-EXPL-05", "MQ-LINK-06"]);
        }
    }
    Ok(())
}

/// A monster put on the map, its base still to be found.
pub(crate) fn monster(
    game: &Game,
    room: RoomId,
    def: &Arc<MonsterDef>,
    base: Option<Colour>,
    out: &mut Facts,
) -> Result<MonsterId, Refusal> {
    let dungeon = game.dungeon.as_deref().ok_or_else(|| Refusal::new("no-map", cites![]))?;
    ensure(dungeon.room(room).is_some(), || Refusal::new("no-such-room", cites![]))?;
    ensure(game.foes.all.len() < MAP_LIMIT, || Refusal::new("map-full", cites![]).with("limit", MAP_LIMIT as i64))?;
    check_def(def)?;
    let id = MonsterId(game.foes.next);
    let monster = Monster {
        id,
        def: Arc::clone(def),
        room: Some(room),
        base,
        met: game.turn.seat,
        enhancers: Vec::new(),
        boss: false,
        mate: None,
    };
    out.say(fight::Event::MonsterPlaced(Box::new(monster)), cites!["MQ-EXPL-11", "MQ-EXPL-10"]);
    Ok(id)
}

/// The Boss: whatever its card says, its level is the book's (MQ-BOSS-03, MQ-BOSS-07).
pub(crate) fn boss(
    book: &Book,
    game: &Game,
    room: RoomId,
    def: &MonsterDef,
    out: &mut Facts,
) -> Result<MonsterId, Refusal> {
    ensure(game.dungeon.is_some(), || Refusal::new("no-map", cites![]))?;
    check_def(def)?;
    let id = MonsterId(game.foes.next);
    let def = MonsterDef { level: Some(book.boss_level(game)), ..def.clone() };
    let monster = Monster {
        id,
        def: def.into(),
        room: Some(room),
        base: None,
        met: game.turn.seat,
        enhancers: Vec::new(),
        boss: true,
        mate: None,
    };
    out.say(fight::Event::MonsterPlaced(Box::new(monster)), cites!["MQ-BOSS-01", "MQ-BOSS-03", "MQ-BOSS-07"]);
    Ok(id)
}

/// Checks that a face can be kept and shown.
pub fn check_face(face: &Face) -> Result<(), Refusal> {
    sound(&face.name)?;
    sound(&face.note)?;
    range(face.icons.len() as i64, 0, 20)?;
    check_against(&face.fight)?;
    range(face.enter.len() as i64, 0, 20)?;
    range(face.link_cost.unwrap_or(0).into(), 0, 9)?;
    for entry in &face.enter {
        sound(&entry.who)?;
        range(entry.gold.into(), -1_000_000, 1_000_000)?;
    }
    face.icons.iter().try_for_each(|icon| sound(&icon.who))
}

/// Checks that a tile can be kept and shown.
pub fn check_tile(tile: &Tile) -> Result<(), Refusal> {
    check_face(&tile.up)?;
    tile.down.iter().try_for_each(|down| check_face(down))
}

/// A tile is drawn, or none is left.
pub(crate) fn tile_drawn(
    book: &Book,
    game: &Game,
    step: (Colour, RoomId, Side),
    was: Option<u8>,
    answer: &Answer,
    out: &mut Facts,
) -> Result<(), Refusal> {
    if let Some(drawn) = tile_or_none(answer, out)? {
        return tile(game, step, drawn, out);
    }
    give_back(book, game, step, was, out);
    Ok(())
}

/// The tile that was drawn; none where that was the last of them.
pub(crate) fn tile_or_none<'a>(answer: &'a Answer, out: &mut Facts) -> Result<Option<&'a Tile>, Refusal> {
    if let Answer::Dungeon(dungeon::Answer::Tile(tile)) = answer {
        return Ok(Some(tile));
    }
    let Answer::Dungeon(dungeon::Answer::Nothing) = answer else { return Err(unasked()) };
    out.settle();
    out.say(dungeon::Event::TilesGone, cites!["MQ-EXPL-21"]);
    Ok(None)
}

/// The link led nowhere after all: it was a wall, and the step is not paid (MQ-EXPL-22).
pub(crate) fn give_back(
    book: &Book,
    game: &Game,
    (colour, from, side): (Colour, RoomId, Side),
    was: Option<u8>,
    out: &mut Facts,
) {
    let room = game.dungeon.as_deref().and_then(|d| d.room(from));
    let (Some(seat), Some(room)) = (game.seat(colour), room) else { return };
    if let Some(spent) = was.filter(|_| seat.exit_used) {
        out.say(dungeon::Event::TurnedBack { seat: colour, spent }, cites!["MQ-EXPL-22", "MQ-MOVE-06"]);
        return;
    }
    let Some((cost, _)) = movement::fare(book, game, seat, room, room.link(side)) else { return };
    let to = seat.spent.saturating_sub(cost);
    if to != seat.spent {
        out.say(dungeon::Event::Spent { seat: colour, from: seat.spent, to }, cites!["MQ-EXPL-22"]);
    }
}

/// The links of a new room, as they lie.
pub(crate) fn links_drawn(
    game: &Game,
    room: RoomId,
    sides: &[Side],
    answer: &Answer,
    out: &mut Facts,
) -> Result<(), Refusal> {
    if let Answer::Dungeon(dungeon::Answer::Links(drawn)) = answer {
        return links(game, room, sides, drawn, out);
    }
    let Answer::Table(table::Answer::Done) = answer else { return Err(unasked()) };
    links(game, room, sides, &[], out)
}

/// Whether a card is drawn for a room explored, where the table asks.
pub(crate) fn explore_dxm(seat: Colour, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    if asking::yes(answer)? {
        draws_card(seat, out)
    } else {
        out.settle()
    }
    Ok(())
}

/// The card for a room explored is drawn unasked, unless the table asks each time (MQ-EXPL-07).
pub(crate) fn draws_unasked(book: &Book, game: &Game, seat: Colour, out: &mut Facts) {
    if book.house(game).explore_dxm() != ExploreDxm::Ask {
        draws_card(seat, out);
    }
}

fn draws_card(seat: Colour, out: &mut Facts) {
    out.settle();
    out.say(cards::Event::Drew { seat, deck: Deck::DXM, cards: 1, open: false }, cites!["MQ-EXPL-07"]);
}
