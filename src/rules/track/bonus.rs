//! What a token's Layer adds in a fight.

use crate::rules::book::Book;
use crate::rules::fight::fighter::Fighter;
use crate::rules::fight::sum::Terms;
use crate::rules::game::Game;
use crate::rules::ids::Colour;

/// The last place of the row.
pub fn last(book: &Book) -> u8 {
    book.rules.layers.iter().fold(0, |all: u8, cards| all.saturating_add(*cards)).saturating_sub(1)
}

/// The Layer of a place of the row; 0 where there is no row.
pub fn layer(book: &Book, place: u8) -> u8 {
    let mut left = place;
    for (layer, cards) in (1..).zip(&book.rules.layers) {
        if left < *cards {
            return layer;
        }
        left -= cards;
    }
    u8::try_from(book.rules.layers.len()).unwrap_or(0)
}

/// The Layer that somebody's token stands on.
pub fn of(book: &Book, game: &Game, seat: Colour) -> Option<u8> {
    game.track.as_deref().map(|track| layer(book, track.token(seat)))
}

/// What that adds to somebody in every fight, where the table counts it; else nothing (SR-CMB-27, SR-OQ-01).
pub fn brings(book: &Book, game: &Game, seat: Colour) -> i32 {
    of(book, game, seat).filter(|_| book.house(game).layer_bonus()).map_or(0, i32::from)
}

/// Whoever fights or helps is as much stronger as the Layer under the own token (SR-CMB-27, SR-OQ-01).
pub(crate) fn terms(book: &Book, game: &Game, who: Fighter, terms: &mut Terms) {
    let Fighter::Seat(seat) = who else { return };
    let layer = brings(book, game, seat);
    if layer > 0 {
        terms.add(who, ("term-layer", &layer.to_string()), (layer, 0), cites!["SR-CMB-27"]);
    }
}
