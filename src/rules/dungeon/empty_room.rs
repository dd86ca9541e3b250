//! Cards that need an empty room (MQ-KW-06 to MQ-KW-08, OQ-29): where there is none, one is added to the map.

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::asking::unasked;
use crate::rules::book::Book;
use crate::rules::dungeon;
use crate::rules::dungeon::explore;
use crate::rules::dungeon::map::Dungeon;
use crate::rules::dungeon::step::{Arrival, Coming};
use crate::rules::facts::Facts;
use crate::rules::fight::foe::card::MonsterDef;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, RoomId, Side};
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::table;
use std::sync::Arc;

/// Rooms with neither munchkins nor monsters in them; never the Entrance (MQ-KW-06, OQ-59).
pub fn empty_rooms(game: &Game) -> Vec<RoomId> {
    let Some(dungeon) = &game.dungeon else { return Vec::new() };
    let empty = |id: RoomId| game.munchkins_in(id).next().is_none() && game.foes.in_room(id).next().is_none();
    dungeon.rooms.iter().filter(|r| !r.entrance && empty(r.id)).map(|r| r.id).collect()
}

/// Links into the darkness where a room can be added: exits of any room (MQ-KW-08).
pub fn dark_exits(dungeon: &Dungeon) -> Vec<(RoomId, Side)> {
    let rooms = dungeon.rooms.iter().filter(|_| !dungeon.fully_explored());
    let sides = rooms.flat_map(|r| Side::ALL.into_iter().map(move |side| (r, side)));
    let open = sides.filter(|(r, side)| r.link(*side).is_exit() && dungeon.neighbour(r, *side).is_none());
    open.filter(|(r, side)| r.at.step(*side).in_range()).map(|(r, side)| (r.id, side)).collect()
}

/// Nothing can be chosen: no room is empty and none can be added, so the card does nothing (OQ-29).
pub fn is_hopeless(game: &Game) -> bool {
    empty_rooms(game).is_empty() && game.dungeon.as_deref().is_none_or(|d| dark_exits(d).is_empty())
}

/// The room the monster appears in, or the link at which a room is added for it.
pub(crate) fn answer(
    game: &Game,
    (seat, def): (Colour, &MonsterDef),
    answer: &Answer,
    out: &mut Facts,
) -> Result<(), Refusal> {
    let dungeon = game.dungeon.as_deref().ok_or_else(|| Refusal::new("no-map", cites![]))?;
    let empty = empty_rooms(game);
    if let Answer::Dungeon(dungeon::Answer::Room(room)) = answer {
        ensure(empty.contains(room), || Refusal::new("room-not-free", cites!["MQ-KW-06"]))?;
        out.settle();
        return appears(game, *room, (seat, def), out);
    }
    let Answer::Dungeon(dungeon::Answer::Exit { room, side }) = answer else { return Err(unasked()) };
    ensure(empty.is_empty(), unasked)?;
    ensure(dark_exits(dungeon).contains(&(*room, *side)), || {
        Refusal::new("not-into-darkness", cites!["MQ-KW-08", "MQ-KW-04"])
    })?;
    out.say(
        table::Event::Owed(Step::Dungeon(dungeon::Step::AddedTile { seat, from: *room, side: *side })),
        cites!["MQ-KW-07", "MQ-KW-08"],
    );
    Ok(())
}

/// The monster stands in its room, its base still to be found.
fn appears(game: &Game, room: RoomId, (seat, def): (Colour, &MonsterDef), out: &mut Facts) -> Result<(), Refusal> {
    let monster = explore::monster(game, room, &Arc::new(def.clone()), None, out)?;
    let actor = game.active().map_or(seat, |s| s.colour);
    out.owe(dungeon::Step::Arrive { seat: actor, how: Coming::Stayed });
    out.owe(dungeon::Step::BaseRoll { monster, seat: actor });
    Ok(())
}

/// The tile of the added room: links as usual, but nobody moves, draws or meets anything (OQ-29); the monster it was
/// added for appears in it.
pub(crate) fn tile(
    book: &Book,
    game: &Game,
    (seat, from, side): (Colour, RoomId, Side),
    answer: &Answer,
    out: &mut Facts,
) -> Result<(), Refusal> {
    let Some(tile) = explore::tile_or_none(answer, out)? else { return Ok(()) };
    let dungeon = game.dungeon.as_deref().ok_or_else(|| Refusal::new("no-map", cites![]))?;
    let origin = dungeon.room(from).ok_or_else(|| Refusal::new("no-such-room", cites![]))?;
    let at = origin.at.step(side);
    ensure(dungeon.room_at(at).is_none(), || Refusal::new("square-taken", cites![]))?;
    explore::check_tile(tile)?;
    let (room, open) = explore::room_on(dungeon, at, tile.clone());
    let id = room.id;
    out.settle();
    out.say(dungeon::Event::RoomPlaced(Box::new(room)), cites!["MQ-KW-07", "MQ-EXPL-03", "MQ-EXPL-06"]);
    if let Some(Step::Dungeon(dungeon::Step::EmptyRoom { seat, def })) = game.agenda.iter().rev().nth(1) {
        out.settle();
        let now = out.on(game);
        appears(&now, id, (*seat, def), out)?;
    }
    if book.house(game).added_room_gets_monster() {
        out.owe(dungeon::Step::NewMonster { room: id, seat, why: Arrival::Card });
    }
    if !open.is_empty() {
        out.owe(dungeon::Step::Links { room: id, sides: open });
    }
    Ok(())
}

/// Where the monster of an empty room can go: an empty room, or a dark exit where there is none.
pub(crate) fn answers(game: &Game, mut say: impl FnMut(Answer)) {
    let rooms = empty_rooms(game);
    if let (true, Some(dungeon)) = (rooms.is_empty(), &game.dungeon) {
        dark_exits(dungeon).into_iter().for_each(|(room, side)| say(dungeon::Answer::Exit { room, side }.into()));
    }
    rooms.into_iter().for_each(|room| say(dungeon::Answer::Room(room).into()));
}
