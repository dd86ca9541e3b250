//! The books a build knows: a game is begun and opened with the one its rule set names.

use crate::rules::book::Book;
use std::sync::Arc;

/// Books by the names of their rule sets.
#[derive(Clone, Debug)]
pub struct Books(Vec<Arc<Book>>);

/// A rule set that nobody here has the book of.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("found {found:?}, allowed is {allowed}", allowed = .known.join(", "))]
pub struct NoSuchSet {
    /// What the game calls its rule set.
    pub found: String,
    /// The rule sets there are.
    pub known: Vec<String>,
}

impl Books {
    /// Several books; of two of one name the first counts.
    pub fn new(books: impl IntoIterator<Item = Arc<Book>>) -> Books {
        Books(books.into_iter().collect())
    }

    /// The names of the rule sets, in their order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|book| book.rules.system.as_str())
    }

    /// The book of a rule set.
    ///
    /// # Errors
    /// That it is not among these, and which are.
    pub fn find(&self, set: &str) -> Result<&Arc<Book>, NoSuchSet> {
        let found = self.0.iter().find(|book| book.rules.system == set);
        found.ok_or_else(|| NoSuchSet { found: set.to_owned(), known: self.names().map(str::to_owned).collect() })
    }
}

impl From<Arc<Book>> for Books {
    fn from(book: Arc<Book>) -> Books {
        Books(vec![book])
    }
}
