//! Why not: the message, the rule, and through the text's `.instead` the way out.

use crate::rules::cite::Cites;
use crate::rules::ids::Colour;
use crate::rules::message::{Arg, Message};
use std::fmt;

/// A command that was not carried out. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// What stands in the way; its text's attribute `.instead` says what would make it legal.
    pub message: Message,
    /// The rules behind it; none where the engine, not the book, sets the limit.
    pub cites: Cites,
}

impl Refusal {
    /// A refusal that cites rules.
    pub fn new(id: &'static str, cites: Cites) -> Refusal {
        Refusal { message: Message::new(id), cites }
    }

    /// The refusal with one more argument for its text.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Refusal {
        self.message = self.message.with(name, value);
        self
    }

    /// The refusal about a player.
    #[must_use]
    pub fn seat(mut self, colour: Colour) -> Refusal {
        self.message = self.message.seat(colour);
        self
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message.id)
    }
}

impl std::error::Error for Refusal {}

/// Refuses, unless something holds.
pub(crate) fn ensure(holds: bool, refusal: impl FnOnce() -> Refusal) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(refusal()) }
}
