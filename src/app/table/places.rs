//! What is asked about a place, answered on the map: where somebody runs, where a monster appears, which way an arrow
//! points.

use crate::app::map::Spot;
use crate::app::map::scene::Lit;
use crate::app::table::state::Table;
use crate::rules::answer::Answer;
use crate::rules::dungeon;
use crate::rules::dungeon::arrow::Arrow;
use crate::rules::ids::{RoomId, Side};
use crate::rules::question::Ask;

impl Table {
    /// The places that answer the question, each with its answer; none where it is not about places, or where nobody is
    /// to answer it here.
    pub(super) fn places(&self) -> Vec<(Lit, Answer)> {
        if !self.is_open() || !self.may_move() {
            return Vec::new();
        }
        let room = |id: &RoomId| (Lit::Room(*id), Answer::Dungeon(dungeon::Answer::Room(*id)));
        match &self.question.ask {
            Ask::Dungeon(dungeon::Ask::Refuge { sides }) => {
                let seat = self.question.seat.and_then(|seat| self.game().seat(seat));
                let Some(here) = seat.and_then(|seat| seat.room) else { return Vec::new() };
                let way = |side: &Side| (Lit::Side(here, *side), Answer::Dungeon(dungeon::Answer::Side(*side)));
                sides.iter().map(way).collect()
            }
            Ask::Dungeon(dungeon::Ask::EmptyRoom { rooms, exits }) => {
                let exit = |(room, side): &(RoomId, Side)| {
                    let answer = dungeon::Answer::Exit { room: *room, side: *side };
                    (Lit::Side(*room, *side), Answer::Dungeon(answer))
                };
                rooms.iter().map(room).chain(exits.iter().map(exit)).collect()
            }
            Ask::Dungeon(dungeon::Ask::Arrow { room, .. }) => {
                let way = |side| (Lit::Side(*room, side), Answer::Dungeon(dungeon::Answer::Arrow(Arrow::To(side))));
                Side::ALL.into_iter().map(way).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The answer that touching a spot gives: the place itself, or what lies beyond its side.
    pub(super) fn answer_at(&self, spot: Spot) -> Option<Answer> {
        let dungeon = self.game().dungeon.as_deref()?;
        let meant = |lit: &Lit| match *lit {
            Lit::Room(id) => spot == Spot::Room(id),
            Lit::Side(id, side) => {
                let beyond = dungeon.room(id).map(|room| room.at.step(side));
                match spot {
                    Spot::Link(at, of) => self.asked_side(id, at, of) == Some(side),
                    Spot::Room(at) => dungeon.room(at).map(|room| room.at) == beyond,
                    Spot::Dark(at) => Some(at) == beyond,
                    Spot::Monster(_) | Spot::Munchkin(_) => false,
                }
            }
        };
        self.places().into_iter().find(|(lit, _)| meant(lit)).map(|(_, answer)| answer)
    }
}
