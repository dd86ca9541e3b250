//! What dice that lie on the table decide, and what another face would: nothing is changed by asking.

use crate::rules::book::Book;
use crate::rules::dice::turning::Turning;
use crate::rules::game::Game;
use crate::rules::ids::Colour;

/// The dice that lie and can still be changed, each with the faces that would turn what is decided: a fight won or
/// lost, what a search finds, a run, a power, where monsters go and who draws for them. Empty if no single die could.
pub fn turning(book: &Book, game: &Game) -> Vec<Turning> {
    book.system.turning(book, game)
}

/// Whether changing up to so many of the dice that lie could turn what is decided.
pub fn turns(book: &Book, game: &Game, changes: usize) -> bool {
    book.system.dice_turn(book, game, changes)
}

/// Whether a seat holds cards that change dice and could turn with them what the dice decide.
pub fn can_turn(book: &Book, game: &Game, seat: Colour) -> bool {
    let cards = game.seat(seat).map_or(0, |s| s.held.shared(book.cards.dice()));
    cards > 0 && turns(book, game, cards as usize)
}
