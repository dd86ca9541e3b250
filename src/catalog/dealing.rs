//! How many cards of each deck are dealt at the start, where boxes differ: as the book has it, or four, as newer ones do.

use crate::rules::book::Book;
use crate::rules::rulings::Rulings;

/// What newer boxes deal of each deck (MC-FAST-01).
pub const NEWER: u8 = 4;

/// The house rule that says so.
pub const RULE: &str = "hand_dealt";

/// How many a book has a table deal.
pub fn boxed(book: &Book) -> Option<u8> {
    book.set_to(&Rulings::new(), book.ruling_def(RULE)?).parse().ok()
}

/// How many a table deals, and how many it could; none where the box deals so many itself.
pub fn ways(book: &Book, rulings: &Rulings) -> Option<(u8, Vec<u8>)> {
    let boxed = boxed(book).filter(|boxed| *boxed != NEWER)?;
    let now = book.set_to(rulings, book.ruling_def(RULE)?).parse().ok()?;
    let mut ways = vec![boxed, NEWER];
    if !ways.contains(&now) {
        ways.push(now);
    }
    Some((now, ways))
}

/// A table deals so many.
pub fn set(book: &Book, count: u8, rulings: &mut Rulings) {
    if boxed(book) == Some(count) {
        rulings.remove(RULE);
    } else {
        rulings.insert(RULE.to_owned(), count.to_string());
    }
}
