//! Lists of reminders, each with the test whether its moment is now.

use crate::rules::book::Book;
use crate::rules::remind::{Happened, Reminder};
use std::ops::Deref;

/// A row, its text, and whether its moment is now.
pub type Entry = (&'static str, &'static str, fn(&Moment<'_>) -> bool);

/// What has just happened, by which book.
#[derive(Clone, Copy, Debug)]
pub struct Moment<'a> {
    /// The book.
    pub book: &'a Book,
    /// What has happened.
    pub happened: &'a Happened<'a>,
}

impl<'a> Deref for Moment<'a> {
    type Target = Happened<'a>;

    fn deref(&self) -> &Happened<'a> {
        self.happened
    }
}

/// All reminders of a list.
pub fn all(list: &[Entry]) -> Vec<Reminder> {
    list.iter().map(|(rule, text, _)| Reminder::new(rule, text)).collect()
}

/// Those of a list whose moment is now.
pub fn due(list: &[Entry], book: &Book, happened: &Happened<'_>) -> Vec<Reminder> {
    let moment = Moment { book, happened };
    let now = list.iter().filter(|(_, _, is_due)| is_due(&moment));
    now.map(|(rule, text, _)| Reminder::new(rule, text)).collect()
}
