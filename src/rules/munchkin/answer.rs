//! Answers about a munchkin's cards and Items.

use crate::rules::ids::Colour;
use crate::rules::munchkin::goods::Gift;
use serde::{Deserialize, Serialize};

/// Answers about a munchkin's cards and Items.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Answer {
    /// What Charity does.
    Gave(Vec<Gift>),
    /// A listed Item, by its place in the list.
    Item(usize),
    /// A listed Item, by its place in the list, and who gets it where the table chooses among several, or says who has taken
    /// it.
    ItemTo {
        /// Its place in the list.
        index: usize,
        /// Who.
        to: Colour,
    },
    /// A Power in play, by its place in the list.
    Power(usize),
}
