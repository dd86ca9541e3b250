//! Everything that is true now. Plain data: comparable, serialisable, and changed by [`Game::apply`] alone.

use crate::rules::agenda::Step;
use crate::rules::cards::stock::piles::Shelf;
use crate::rules::cards::stock::piles::Stock;
use crate::rules::dungeon::map::Dungeon;
use crate::rules::fight::foe::Foes;
use crate::rules::fight::state::Fight;
use crate::rules::ids::{Colour, RoomId};
use crate::rules::refusal::Refusal;
use crate::rules::seat::Seat;
use crate::rules::shared::{List, Shared};
use crate::rules::table;
use crate::rules::table::{Care, Ending, Table, Turn};
use crate::rules::track::Track;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// One game: everything true now, what is still owed included.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Game {
    /// Which rule set.
    pub system: Arc<str>,
    /// What the table agreed on.
    pub table: Table,
    /// The seats, clockwise.
    pub seats: List<Seat>,
    /// Whose turn it is.
    pub turn: Turn,
    /// Owed steps; the last is on top.
    pub agenda: Vec<Step>,
    /// The map, where the rule set has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dungeon: Option<Shared<Dungeon>>,
    /// The monsters in play.
    #[serde(default)]
    pub foes: Shared<Foes>,
    /// The fight that goes on: begun when it is owed, over when nothing waits for it any more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fight: Option<Arc<Fight>>,
    /// The track, where the rule set has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub track: Option<Shared<Track>>,
    /// The decks and discards, where the app keeps them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stock: Option<Stock>,
    /// What the app kept when the cards went to the table, for when they come back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shelf: Option<Box<Shelf>>,
    /// How it ended, once it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
}

impl Game {
    /// A seat by colour.
    #[inline]
    pub fn seat(&self, colour: Colour) -> Option<&Seat> {
        self.seats.iter().find(|s| s.colour == colour)
    }

    /// A seat that has to be there.
    ///
    /// # Errors
    /// That nobody plays the colour.
    pub(crate) fn find(&self, colour: Colour) -> Result<&Seat, Refusal> {
        self.seat(colour).ok_or_else(|| Refusal::no_such_seat(colour))
    }

    /// The seats clockwise, from the place of one on; from the first if it is nobody's.
    pub(crate) fn clockwise(&self, from: usize) -> impl Iterator<Item = &Seat> {
        let count = self.seats.len();
        // Mostly it is one of them: to divide would take longer.
        let from = if from < count { from } else { from.checked_rem(count).unwrap_or(0) };
        let (before, after) = self.seats.split_at(from);
        after.chain(before)
    }

    pub(crate) fn seat_mut(&mut self, colour: Colour) -> Option<&mut Seat> {
        let place = self.seats.iter().position(|s| s.colour == colour)?;
        self.seats.get_mut(place)
    }

    /// Whose turn it is; before anybody has rolled for the start, the first seat.
    pub fn on_turn_or_first(&self) -> Option<Colour> {
        self.turn.seat.or(self.seats.first().map(|seat| seat.colour))
    }

    /// The active player's seat.
    pub fn active(&self) -> Option<&Seat> {
        self.turn.seat.and_then(|c| self.seat(c))
    }

    /// Whether somebody is on the move, whatever else is owed first.
    pub(crate) fn on_the_move(&self, colour: Colour) -> bool {
        self.agenda.iter().any(|step| matches!(step, Step::Table(table::Step::Move { seat }) if *seat == colour))
    }

    /// What the game waits for, or owes next.
    pub fn top(&self) -> Option<&Step> {
        self.agenda.last()
    }

    /// Whether the map and its monsters are kept.
    pub fn has_map(&self) -> bool {
        self.table.care != Care::Count && self.dungeon.is_some()
    }

    /// Whether hands, gold and Items are kept.
    pub fn keeps_goods(&self) -> bool {
        self.table.care == Care::Everything
    }

    /// Whether a figure counts as a munchkin where it stands: the dead do only if the table rules so (OQ-59).
    pub fn counts(&self, seat: &Seat) -> bool {
        !seat.dead || self.table.set.dead_counts_as_present == Some(true)
    }

    /// The munchkins in a room.
    pub fn munchkins_in(&self, room: RoomId) -> impl Iterator<Item = &Seat> {
        self.seats.iter().filter(move |s| s.room == Some(room) && self.counts(s))
    }
}
