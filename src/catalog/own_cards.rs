//! Cards of a table's own among those that ship: a game is played with both.

use crate::catalog::pack::Pack;
use crate::rules::book::Book;
use crate::rules::card::{CardBox, CardId, MonsterCard};
use crate::rules::cards::deck::Deck;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The book with the cards of a pack: what has the number or the name of one of the pack's makes room for it.
pub fn with(book: &Arc<Book>, pack: Pack) -> Arc<Book> {
    let ours = &book.cards;
    let of_cards = pack.cards.iter().flat_map(|card| card.numbers.iter().copied());
    let numbers: BTreeSet<CardId> = of_cards.chain(pack.monsters.iter().filter_map(|m| m.number)).collect();
    let of_cards = pack.cards.iter().map(|card| card.name.to_lowercase());
    let names: BTreeSet<String> = of_cards.chain(pack.monsters.iter().map(|m| m.name.to_lowercase())).collect();
    let free = |name: &str| !names.contains(&name.to_lowercase());
    let faces: BTreeSet<&str> = pack.rooms.iter().flat_map(|room| room.faces.iter().map(|f| f.name.as_str())).collect();
    let stays = |name: &str| !faces.contains(name);

    let mut tiles: Vec<_> = ours.tiles.to_vec();
    tiles.retain(|tile| stays(&tile.up.name) && tile.down.as_ref().is_none_or(|down| stays(&down.name)));
    tiles.extend(pack.tiles());

    let mut monsters: Vec<MonsterCard> = ours.monsters.clone();
    monsters.retain(|m| free(&m.def.name) && m.def.card.is_none_or(|card| !numbers.contains(&card)));
    // Where there is a deck of monsters alone, they lie there; else behind doors.
    let deck = if book.rules.decks.contains(&Deck::MONSTER) { Deck::MONSTER } else { Deck::DOOR };
    monsters.extend(pack.monsters.into_iter().map(|monster| monster.card(deck)));

    let mut cards = ours.cards.clone();
    cards.iter_mut().for_each(|card| card.numbers.retain(|number| !numbers.contains(number)));
    cards.retain(|card| free(&card.name) && !card.numbers.is_empty());
    cards.extend(pack.cards);

    let mut kinds = ours.kinds.clone();
    kinds.retain(|kind| pack.kinds.iter().all(|own| own.name != kind.name));
    kinds.extend(pack.kinds);
    let whole = CardBox::new(tiles, monsters, cards, kinds);
    // The track and the cards of the seats stay what they are.
    let whole = whole.with_track(ours.track.clone()).with_players(ours.players.clone());
    Arc::new(Book::clone(book).with_cards(whole))
}
