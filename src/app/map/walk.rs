//! Standies and munchkins on their way from square to square.

use crate::app::map::camera::towards;
use crate::app::map::scene::{Scene, Spot};
use crate::rules::dungeon::map::Dungeon;
use crate::rules::dungeon::march::{March, Route};
use crate::rules::ids::{Side, Square};

/// How long a way from one room to the next is seen, in milliseconds.
pub const ROOM: f32 = 250.0;
/// How far out into the darkness somebody is seen to go, in squares.
pub const OUT: f32 = 0.68;

/// A point of the grid: column and row, squares have their centres at whole numbers.
pub type Place = (f32, f32);

/// A straight piece of a way.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Piece {
    from: Place,
    to: Place,
    /// How long it is seen, in milliseconds.
    long: f32,
}

/// The way of one of them.
#[derive(Clone, Debug, PartialEq)]
struct Way {
    who: Spot,
    pieces: Vec<Piece>,
}

/// All who walk at once, after one deed.
#[derive(Clone, Debug, PartialEq)]
pub struct Walks {
    /// Since when, in milliseconds since 1970.
    pub since: i64,
    /// Whether it is a Monster Turn.
    pub march: bool,
    ways: Vec<Way>,
}

/// Who stands where: in which square, and at which point.
pub fn stands(scene: &Scene) -> Vec<(Spot, Square, Place)> {
    let stands = scene.tokens.iter().map(|(square, place, token)| {
        let middle = place.center();
        (token.spot(), *square, (square.col as f32 + middle.x, square.row as f32 + middle.y))
    });
    stands.collect()
}

impl Walks {
    /// Who has come from where to where: a scene before a deed and after it, and the Monster Turn it was, if it was one.
    /// None if all stay in their squares.
    pub fn between(
        since: i64,
        (before, after): (&[(Spot, Square, Place)], &Scene),
        dungeon: &Dungeon,
        march: Option<&March>,
    ) -> Option<Walks> {
        let all = stands(after).into_iter().filter_map(|(who, square, to)| {
            let (_, was, from) = before.iter().find(|(other, ..)| *other == who)?;
            let route = march.and_then(|march| march.routes.iter().find(|r| Spot::Monster(r.monster) == who));
            let pieces = match route.filter(|route| !route.hops.0.is_empty()) {
                Some(route) => along(dungeon, route, *from, to)?,
                None if *was != square => vec![Piece { from: *from, to, long: ROOM }],
                None => return None,
            };
            Some(Way { who, pieces })
        });
        let ways: Vec<Way> = all.collect();
        (!ways.is_empty()).then_some(Walks { since, march: march.is_some(), ways })
    }

    /// How long all of it is seen, in milliseconds.
    pub fn length(&self) -> f32 {
        let long = |way: &Way| way.pieces.iter().map(|piece| piece.long).sum();
        self.ways.iter().map(long).fold(0.0, f32::max)
    }

    /// Where one of them is after so many milliseconds; none who does not walk, or has arrived.
    pub fn place(&self, who: Spot, gone: f32) -> Option<Place> {
        let mut left = gone.max(0.0);
        for piece in &self.ways.iter().find(|way| way.who == who)?.pieces {
            if left < piece.long {
                let (from, to, share) = (piece.from, piece.to, left / piece.long);
                return Some((from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share));
            }
            left -= piece.long;
        }
        None
    }
}

/// The pieces of a route; what goes over a gap or the edge goes out into the darkness and comes in from it.
fn along(dungeon: &Dungeon, route: &Route, from: Place, to: Place) -> Option<Vec<Piece>> {
    let mut pieces = Vec::new();
    let (mut here, last) = (from, route.hops.0.len() - 1);
    for (i, hop) in route.hops.0.iter().enumerate() {
        let square = dungeon.room(hop.to)?.at;
        let next = if i == last { to } else { (square.col as f32, square.row as f32) };
        if hop.darkness() {
            pieces.push(Piece { from: here, to: out(here, hop.side), long: ROOM / 2.0 });
            pieces.push(Piece { from: out(next, hop.side.opposite()), to: next, long: ROOM / 2.0 });
        } else {
            pieces.push(Piece { from: here, to: next, long: ROOM });
        }
        here = next;
    }
    Some(pieces)
}

fn out((x, y): Place, side: Side) -> Place {
    let way = towards(side) * OUT;
    (x + way.x, y + way.y)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::ids::{Colour, MonsterId};

    #[test]
    fn a_way_is_walked_piece_by_piece_and_ends() {
        let who = Spot::Monster(MonsterId(1));
        let piece = |from, to, long| Piece { from, to, long };
        let pieces = vec![piece((0.0, 0.0), (1.0, 0.0), 250.0), piece((5.0, 0.0), (5.0, 2.0), 125.0)];
        let walks = Walks { since: 0, march: true, ways: vec![Way { who, pieces }] };
        assert_eq!(walks.length(), 375.0);
        assert_eq!(walks.place(who, -9.0), Some((0.0, 0.0)));
        assert_eq!(walks.place(who, 125.0), Some((0.5, 0.0)));
        assert_eq!(walks.place(who, 312.5), Some((5.0, 1.0)));
        assert_eq!(walks.place(who, 375.0), None);
        assert_eq!(walks.place(Spot::Munchkin(Colour::Red), 0.0), None);
    }
}
