//! Where somebody would run, and into whom.

use crate::rules::game::Game;
use crate::rules::ids::Side;
use crate::rules::message::{Arg, Message};
use crate::rules::seat::Seat;

/// Out of a side of the room somebody is in: the room there, and the monsters that wait in it.
pub(super) fn to(game: &Game, own: Option<&Seat>, side: Side) -> Message {
    let dungeon = game.dungeon.as_deref();
    let next = own.and_then(|own| dungeon?.neighbour(dungeon?.room(own.room?)?, side));
    let Some(next) = next else { return Message::new("move-run").with("side", side) };
    let waits: Vec<Arg> = game.foes.in_room(next.id).map(|monster| Arg::Monster(monster.id)).collect();
    let id = if waits.is_empty() { "move-run-to" } else { "move-run-into" };
    Message::new(id).with("side", side).with("room", next.id).with("monsters", Arg::List(waits))
}
