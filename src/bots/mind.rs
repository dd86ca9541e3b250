//! What a player of the app makes of what it sees: everything weighed in gold.

pub mod cards;
pub mod doors;
pub mod fight;
pub mod map;
pub mod price;
pub mod track;
pub mod worth;

use crate::bots::temper::Temper;
use crate::bots::view::View;
use crate::rules::seat::Seat;

/// A view with a temper.
#[derive(Clone, Copy, Debug)]
pub struct Mind<'a> {
    /// What is seen.
    pub view: View<'a>,
    /// One's own seat.
    pub me: &'a Seat,
    /// What is wanted.
    pub temper: &'a Temper,
}

impl<'a> Mind<'a> {
    /// A mind for a view; none for a seat that is not at the table.
    pub fn of(view: View<'a>, temper: &'a Temper) -> Option<Mind<'a>> {
        Some(Mind { view, me: view.own()?, temper })
    }
}

/// What a wish comes to, and why.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thought {
    /// What it is worth.
    pub worth: f64,
    /// Text id of the reason.
    pub why: &'static str,
    /// A chance that was counted.
    pub chance: Option<f64>,
}

impl Thought {
    /// A worth and its reason.
    pub const fn new(worth: f64, why: &'static str) -> Thought {
        Thought { worth, why, chance: None }
    }

    /// With the chance behind it.
    #[must_use]
    pub const fn at(self, chance: f64) -> Thought {
        Thought { chance: Some(chance), ..self }
    }
}
