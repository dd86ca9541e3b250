//! The places of the cards in a hand.

use crate::rules::card::id::CardId;
use crate::rules::ids::Colour;
use crate::rules::table::step::About;

/// Where the cards on the screen lie.
#[derive(Debug, Default)]
pub struct Spread {
    /// Places from left to right; where a card has gone there is none.
    pub places: Vec<Option<CardId>>,
    /// Whose they are, whether those on the table, and what was asked when they were laid out.
    pub(super) of: Option<(Colour, bool, Asked)>,
}

/// In which turn who was asked what. A chance to react that begins anew because of a card is the same to whoever played.
pub(super) type Asked = (u32, Option<Colour>, &'static str, Option<About>);
