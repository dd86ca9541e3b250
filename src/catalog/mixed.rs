//! Decks of two games shuffled together (SR-CARD-20). A mix is a value: the same rule set with more cards. Nothing knows that it
//! plays with a mix; a saved game holds its cards like any.

use crate::catalog;
use crate::rules::book::{Book, Rulings};
use crate::rules::card::{CardBox, CardDef, CardId, KindDef, MonsterCard};
use std::sync::Arc;

/// What is added to the numbers of the cards that are shuffled in: those below it are the game's own.
const FROM: u16 = 200;

/// The book a table plays by: with classic's cards besides where its house rules say so.
pub fn of_table(book: &Arc<Book>, rulings: &Rulings) -> Arc<Book> {
    if is_mixed(book, rulings) != Some(true) {
        return Arc::clone(book);
    }
    let both = both(&book.cards, &catalog::classic().cards);
    Arc::new(Book::clone(book).with_cards(both))
}

/// The house rule that shuffles decks together.
const SWITCH: &str = "mixed_decks";

/// Whether a table shuffles other decks in; none where its game knows no such thing.
pub fn is_mixed(book: &Book, rulings: &Rulings) -> Option<bool> {
    book.ruling_def(SWITCH).map(|_| rulings.get(SWITCH).is_some_and(|value| value == "yes"))
}

/// A table shuffles other decks in, or plays with its own.
pub fn set(mixed: bool, rulings: &mut Rulings) {
    match mixed {
        true => rulings.insert(SWITCH.to_owned(), "yes".to_owned()),
        false => rulings.remove(SWITCH),
    };
}

/// The cards of a game, and those of another under numbers of their own. What both have is there once for the rules and twice
/// in the deck: an Elf is an Elf.
fn both(own: &CardBox, other: &CardBox) -> CardBox {
    let moved = |card: CardId| CardId(card.0.saturating_add(FROM));
    let monsters = other.monsters.iter().map(|monster| {
        let mut monster = MonsterCard::clone(monster);
        let def = Arc::make_mut(&mut monster.def);
        def.card = def.card.map(moved);
        monster
    });
    let monsters = own.monsters.iter().cloned().chain(monsters).collect();
    let mut cards: Vec<CardDef> = own.cards.clone();
    for card in &other.cards {
        let numbers = card.numbers.iter().copied().map(moved);
        match cards.iter_mut().find(|same| same.name == card.name && same.is == card.is) {
            Some(same) => same.numbers.extend(numbers),
            None => cards.push(CardDef { numbers: numbers.collect(), ..card.clone() }),
        }
    }
    let new = |kind: &&KindDef| own.kinds.iter().all(|known| known.name != kind.name);
    let kinds = own.kinds.iter().chain(other.kinds.iter().filter(new)).cloned().collect();
    let whole = CardBox::new(own.tiles.clone(), monsters, cards, kinds);
    whole.with_track(own.track.clone()).with_players(own.players.clone())
}
