//! The dungeon on the table: rooms, links, arrows, and the last Monster Turn.
//!
//! Every printed fact is known, none, or unknown: a room stands on the map before anyone has typed its arrows.

use crate::rules::dungeon::march::March;
use crate::rules::dungeon::room::Room;
use crate::rules::ids::{RoomId, Side, Square};
use crate::rules::plain::is_default;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The map of one game.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dungeon {
    /// The rooms in play, by id; shared by games that think ahead until one of them changes a room.
    pub rooms: Arc<Vec<Room>>,
    /// Number of the next new room.
    pub next_room: u32,
    /// Room tiles in the box besides the Entrance (MQ-COMP-09).
    pub tiles: u32,
    /// The table said that no tile is left, whatever the count.
    #[serde(default, skip_serializing_if = "is_default")]
    pub tiles_gone: bool,
    /// Bosses that have come so far (MQ-BOSS-01), where a house rule wears them down.
    #[serde(default, skip_serializing_if = "is_default")]
    pub bosses: u8,
    /// The last Monster Turn, until the next one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub march: Option<March>,
}

impl Dungeon {
    /// A room by id.
    pub fn room(&self, id: RoomId) -> Option<&Room> {
        self.room_index(id).and_then(|i| self.rooms.get(i))
    }

    /// Position of a room in [`Dungeon::rooms`].
    pub fn room_index(&self, id: RoomId) -> Option<usize> {
        // Numbers go up by one, but where a room was taken off.
        let guess = id.0.checked_sub(self.rooms.first()?.id.0)? as usize;
        match self.rooms.get(guess) {
            Some(room) if room.id == id => Some(guess),
            _ => self.rooms.binary_search_by_key(&id, |r| r.id).ok(),
        }
    }

    pub(crate) fn room_mut(&mut self, id: RoomId) -> Option<&mut Room> {
        self.room_index(id).and_then(|i| Arc::make_mut(&mut self.rooms).get_mut(i))
    }

    /// The room on a square.
    pub fn room_at(&self, at: Square) -> Option<&Room> {
        self.rooms.iter().find(|r| r.at == at)
    }

    /// The explored room next door on a side, whatever the link between.
    pub fn neighbour(&self, room: &Room, side: Side) -> Option<&Room> {
        self.room_at(room.at.step(side))
    }

    /// The explored rooms next door, by [`Side`]: those of all sides in one go.
    pub fn neighbours(&self, room: &Room) -> [Option<&Room>; 4] {
        let mut found = [None; 4];
        for next in self.rooms.iter() {
            let (east, south) = (next.at.col.wrapping_sub(room.at.col), next.at.row.wrapping_sub(room.at.row));
            // Most rooms are further away.
            if (-1..=1).contains(&east)
                && (-1..=1).contains(&south)
                && let Some(side) = Side::ALL.into_iter().find(|side| room.at.step(*side) == next.at)
            {
                found[side.index()] = Some(next);
            }
        }
        found
    }

    /// Whether a link is one of the Entrance's, which stay as they are (MQ-FIX-11).
    pub fn leads_to_entrance(&self, room: &Room, side: Side) -> bool {
        room.entrance || self.neighbour(room, side).is_some_and(|next| next.entrance)
    }

    /// The Entrance.
    pub fn entrance(&self) -> Option<&Room> {
        self.rooms.iter().find(|r| r.entrance)
    }

    /// Whether the stock of room tiles is used up (MQ-EXPL-21).
    pub fn fully_explored(&self) -> bool {
        let placed = || self.rooms.iter().filter(|r| !r.entrance).count() as u64;
        // As many rooms, the Entrance among them, have to lie there before they are counted.
        let tiles = u64::from(self.tiles);
        self.tiles_gone || (self.rooms.len() as u64 >= tiles && placed() >= tiles)
    }
}
