//! What a dead munchkin's body has on it at a table of cardboard, as far as the table has told: listed Items, and how many
//! cards of each deck the hand had (MC-DEATH-03).

use crate::rules::cards::deck::Deck;
use crate::rules::cards::tally::Hand;
use crate::rules::munchkin::gear::Gear;
use crate::rules::plain::is_default;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What lies there.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lies {
    /// Listed Items.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gear: Vec<Arc<Gear>>,
    /// Cards of the hand, of each deck.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hand: Hand,
}

impl Lies {
    /// Whether nothing is left that was told.
    pub fn is_empty(&self) -> bool {
        self.gear.is_empty() && self.hand.total() == 0
    }

    /// Without an Item, which is said; none if there is no such Item.
    pub(crate) fn without(&self, index: usize) -> Option<(Arc<Gear>, Lies)> {
        let mut left = self.clone();
        (index < left.gear.len()).then(|| (left.gear.remove(index), left))
    }

    /// Without a card of a deck; none if there is none.
    pub(crate) fn less(&self, deck: Deck) -> Option<Lies> {
        let fewer = self.hand.of(deck).checked_sub(1)?;
        Some(Lies { hand: self.hand.with(deck, fewer), ..self.clone() })
    }
}

/// Whether nothing was told: files leave it out.
pub(crate) fn nothing(lies: &Lies) -> bool {
    lies.is_empty()
}
