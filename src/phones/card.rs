//! A card in words.

use crate::catalog::words::Words;
use crate::play::narrate::card as told;
use crate::rules::book::Book;
use crate::rules::card::{CardDef, CardId};

/// A card of one's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// Which.
    pub card: CardId,
    /// What it is called.
    pub name: String,
    /// What it says.
    pub lines: Vec<String>,
    /// What makes it funny.
    pub flavour: String,
    /// Whether it has come since the seat did something last.
    pub new: bool,
}

/// A card of the hand, in words: a monster as well.
pub(super) fn lies(words: &Words, book: &Book, id: CardId) -> Option<Card> {
    let card = |name: &str, lines: Vec<String>, flavour: &str| Card {
        card: id,
        name: words.printed(name).into_owned(),
        lines,
        flavour: words.printed(flavour).into_owned(),
        new: false,
    };
    let def: Option<&CardDef> = book.cards.card(id);
    if let Some(monster) = book.cards.monster(id) {
        let lines = told::monster(words, monster);
        return Some(card(&monster.def.name, lines, &monster.def.note));
    }
    let def = def?;
    Some(card(&def.name, told::all(words, book, def), &def.flavour))
}
