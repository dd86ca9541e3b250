//! What becomes of the track.

use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::track::event::{By, God};
use crate::rules::track::{Event, Track};

impl Game {
    pub(super) fn apply_to_track(&mut self, event: &Event) {
        if let (Event::RowCard { card }, Some(stock)) = (event, &mut self.stock) {
            stock.all.insert(*card);
        }
        let Some(track) = self.track.as_deref_mut() else { return };
        match event {
            Event::RowCard { card } => track.row.push(*card),
            Event::Deed(deed) => track.deeds.push(deed.clone()),
            Event::Weighed { seat, done } => {
                track.deeds.clear();
                if *done {
                    track.done = Some(*seat);
                }
            }
            Event::Token { seat, to, by, .. } => {
                track.tokens[seat.index()] = *to;
                if track.done == Some(*seat) {
                    track.done = None;
                }
                if matches!(by, By::Deed | By::Five) {
                    let paid = &mut track.paid[seat.index()];
                    *paid = (*paid).max(*to);
                }
            }
            Event::God { stands, .. } => match stands {
                God::Comes(monster) => track.god = Some(*monster),
                God::Beaten => track.beaten = true,
                God::Wins | God::Removed => {}
            },
        }
    }

    /// The row that lies there is among the cards the app keeps.
    pub(super) fn keeps_row(&mut self) {
        if let (Some(track), Some(stock)) = (self.track.as_deref(), &mut self.stock) {
            stock.all.extend(track.row.iter().copied());
        }
    }

    /// A turn begins: what was done in the last one counts no more.
    pub(super) fn track_forgets(&mut self) {
        self.with_track(
            |track| !track.deeds.is_empty() || track.done.is_some(),
            |track| {
                track.deeds.clear();
                track.done = None;
            },
        );
    }

    /// Nobody's token stands anywhere.
    pub(super) fn token_leaves(&mut self, seat: Colour) {
        self.with_track(
            |_| true,
            |track| {
                track.tokens[seat.index()] = 0;
                track.paid[seat.index()] = 0;
            },
        );
    }

    /// Who waits at the end is no longer fought.
    pub(super) fn god_leaves(&mut self, gone: MonsterId) {
        self.with_track(|track| track.god == Some(gone), |track| track.god = None);
    }

    /// What copies share is copied only if it changes.
    fn with_track(&mut self, changes: impl FnOnce(&Track) -> bool, change: impl FnOnce(&mut Track)) {
        if self.track.as_deref().is_some_and(changes)
            && let Some(track) = self.track.as_deref_mut()
        {
            change(track);
        }
    }
}
