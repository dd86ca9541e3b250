//! Who picks first from what a dead munchkin leaves: the highest Level, and among the same Level the better roll
//! (MC-DEATH-03, MC-DEATH-05).

use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::row::Row;
use std::cmp::Reverse;

/// What somebody has rolled so far, roll after roll.
pub type Rolls = Vec<(Colour, Vec<u8>)>;

fn faces(rolls: &Rolls, seat: Colour) -> &[u8] {
    rolls.iter().find(|(who, _)| *who == seat).map_or(&[], |(_, faces)| faces)
}

/// All who pick from what somebody leaves, in their order: by Level; those of the same Level roll for it (MC-DEATH-05).
pub fn all(game: &Game, dead: Colour, rolls: &Rolls) -> Row {
    let at = game.seats.iter().position(|seat| seat.colour == dead).unwrap_or_default();
    let others = game.clockwise(at).filter(|seat| seat.colour != dead && !seat.dead && !seat.away);
    sorted(game, &others.map(|seat| seat.colour).collect(), rolls)
}

/// Who still has to roll: whoever is level with somebody, and has not rolled more than they have.
pub fn open(game: &Game, picks: &Row, rolls: &Rolls) -> Row {
    let level = |seat: Colour| game.seat(seat).map(|seat| seat.level);
    let behind = |seat: Colour| {
        let others = picks.iter().copied().filter(|other| *other != seat && level(*other) == level(seat));
        let mine = faces(rolls, seat);
        others.map(|other| faces(rolls, other)).any(|other| other.starts_with(mine))
    };
    picks.iter().copied().filter(|seat| behind(*seat)).collect()
}

/// The same with one more roll.
pub(crate) fn rolled(rolls: &Rolls, seat: Colour, face: u8) -> Rolls {
    let mut rolls = rolls.clone();
    match rolls.iter_mut().find(|(who, _)| *who == seat) {
        Some((_, faces)) => faces.push(face),
        None => rolls.push((seat, vec![face])),
    }
    rolls
}

/// In the order they pick: the highest Level first, then the best roll.
pub fn sorted(game: &Game, picks: &Row, rolls: &Rolls) -> Row {
    let mut all: Vec<Colour> = picks.iter().copied().collect();
    all.sort_by_key(|seat| (Reverse(game.seat(*seat).map(|s| s.level)), Reverse(faces(rolls, *seat).to_vec())));
    all.into_iter().collect()
}
