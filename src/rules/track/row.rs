//! The row is laid: cards of each Layer are shuffled by themselves, and so many of them lie there, face up
//! (SR-SET-05 to SR-SET-08).

use crate::rules::agenda;
use crate::rules::answer::Answer;
use crate::rules::asking::unasked;
use crate::rules::book::Book;
use crate::rules::card::{CardId, CardSet};
use crate::rules::cards;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::track::card::Need;
use crate::rules::track::{Event, Step, bonus};

/// The place that is laid next, and its Layer; none once the row is whole.
pub(crate) fn next(book: &Book, game: &Game) -> Option<u8> {
    let laid = u8::try_from(game.track.as_deref()?.row.len()).ok()?;
    (laid <= bonus::last(book)).then(|| bonus::layer(book, laid))
}

/// The cards that can come next: of the Layer, and not in the row yet.
pub fn left(book: &Book, game: &Game) -> CardSet {
    let (Some(layer), Some(track)) = (next(book, game), game.track.as_deref()) else { return CardSet::EMPTY };
    let cards = book.cards.track.iter().filter(|card| card.layer == layer);
    cards.map(|card| card.number).filter(|card| !track.row.contains(card)).collect()
}

/// The cards that chance picks from: in a shorter game none that asks for a Level nobody has before the game is won.
pub fn dealt(book: &Book, game: &Game) -> CardSet {
    let all = left(book, game);
    let most = book.top_level(game);
    let out_of_reach = |card: CardId| matches!(book.cards.track_card(card).and_then(|card| card.asks.as_ref()), Some(Need::Level { from }) if *from >= most);
    let within: CardSet = all.iter().filter(|card| !out_of_reach(*card)).collect();
    if within.is_empty() { all } else { within }
}

/// Cards that come to the app in the middle of a game bring their row along. Whether it is owed now.
pub(crate) fn missing(book: &Book, game: &Game, out: &mut Facts) -> bool {
    let bare = game.track.as_deref().is_some_and(|track| track.row.is_empty()) && game.stock.is_some();
    let lies = game.agenda.iter().any(|step| matches!(step, agenda::Step::Track(Step::LayRow)));
    // A box without such cards has no row to lay.
    if !bare || lies || game.turn.number == 0 || left(book, game).is_empty() {
        return false;
    }
    out.owe(Step::LayRow);
    true
}

/// The row is whole, or nothing is left to lay.
pub(crate) fn advance(book: &Book, game: &Game, out: &mut Facts) {
    if game.stock.is_none() || left(book, game).is_empty() {
        out.settle();
    }
}

/// The next card lies there.
///
/// # Errors
/// That it is none of those.
pub(crate) fn answer(book: &Book, game: &Game, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    let Answer::Cards(cards::Answer::Cards(cards)) = answer else { return Err(unasked()) };
    let card = cards.only().filter(|card| left(book, game).has(*card));
    let other = || Refusal::new("other-cards", cites!["SR-SET-05", "SR-SET-06"]).with("count", 1);
    let card = card.ok_or_else(other)?;
    ensure(game.stock.is_some(), other)?;
    out.say(Event::RowCard { card }, cites!["SR-SET-05", "SR-SET-06", "SR-SET-07"]);
    Ok(())
}
