//! What a token is worth: the more the further on it stands, for whoever beats who waits at the end has won.

use crate::bots::mind::Mind;
use crate::rules::ids::Colour;
use crate::rules::track::bonus;

impl Mind<'_> {
    /// What a token at a place is worth, in gold: its Layer counts in every fight, and the end is near.
    fn place(&self, place: u8) -> f64 {
        let book = self.view.book();
        let layer = f64::from(bonus::layer(book, place).saturating_sub(1));
        let near = f64::from(place) / f64::from(bonus::last(book).max(1));
        layer * self.temper.bonus + near * near * self.temper.track
    }

    /// What somebody's token is worth where it stands.
    pub fn token(&self, seat: Colour) -> f64 {
        self.view.track().map_or(0.0, |track| self.place(track.token(seat)))
    }

    /// What moving it by so many cards is worth.
    pub fn steps(&self, seat: Colour, by: i8) -> f64 {
        let Some(track) = self.view.track() else { return 0.0 };
        let from = track.token(seat);
        let to = from.saturating_add_signed(by).min(bonus::last(self.view.book()));
        self.place(to) - self.place(from)
    }
}
