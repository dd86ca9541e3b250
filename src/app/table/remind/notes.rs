//! Reminders that are on the table.

use crate::rules::question::{Ask, Question};
use crate::rules::remind::Reminder;
use crate::rules::table;

/// The reminders of a table.
#[derive(Debug, Default)]
pub struct Notes {
    /// Those on the screen, the earliest first.
    pub shown: Vec<Reminder>,
    /// What else is due now, while there is no room for it.
    pub(super) waiting: Vec<Reminder>,
    /// Whether they are unfolded though a fight goes on.
    pub open: bool,
    /// The question those on the screen came with.
    pub(super) asked: Option<Question>,
}

/// Whether the table is still at what it was at: a fight is built and standies are ticked in many steps, but each step
/// of a turn is something else.
pub(super) fn is_same(was: &Question, now: &Question) -> bool {
    was == now || (!matches!(now.ask, Ask::Table(table::Ask::Turn { .. })) && was.ask.name() == now.ask.name())
}

impl Notes {
    /// None any more.
    pub fn clear(&mut self) {
        *self = Notes::default();
    }

    /// Whether somebody unfolded them to read them.
    pub fn are_unfolded(&self) -> bool {
        self.open && !self.shown.is_empty()
    }
}
