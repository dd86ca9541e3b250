//! Why not: the message, the rule, and through the text's `.instead` the way out.

use crate::rules::cite::Cites;
use crate::rules::ids::Colour;
use crate::rules::message::{Arg, Message};
use std::fmt;
use std::ops::{Deref, DerefMut};

/// A command that was not carried out. Nothing has changed. What most commands come back without takes one word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal(Box<Why>);

/// What a refusal says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    /// What stands in the way; its text's attribute `.instead` says what would make it legal.
    pub message: Message,
    /// The rules behind it; none where the engine, not the book, sets the limit.
    pub cites: Cites,
}

impl Refusal {
    /// A refusal that cites rules.
    #[cold]
    #[inline(never)]
    pub fn new(id: &'static str, cites: Cites) -> Refusal {
        Refusal(Box::new(Why { message: Message::new(id), cites }))
    }

    /// That nobody plays a colour.
    #[cold]
    pub(crate) fn no_such_seat(colour: Colour) -> Refusal {
        Refusal::new("no-such-seat", Cites::NONE).with("colour", colour)
    }

    /// The refusal with one more argument for its text.
    #[must_use]
    #[cold]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Refusal {
        self.0.message = self.0.message.with(name, value);
        self
    }

    /// The refusal about a player.
    #[must_use]
    #[cold]
    pub fn seat(mut self, colour: Colour) -> Refusal {
        self.0.message = self.0.message.seat(colour);
        self
    }
}

impl Deref for Refusal {
    type Target = Why;
    fn deref(&self) -> &Why {
        &self.0
    }
}

impl DerefMut for Refusal {
    fn deref_mut(&mut self) -> &mut Why {
        &mut self.0
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message.id)
    }
}

impl std::error::Error for Refusal {}

/// Refuses, unless something holds.
#[inline]
pub(crate) fn ensure(holds: bool, refusal: impl FnOnce() -> Refusal) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(refusal()) }
}
