//! Hands: how many cards are too many, and who gets them.

use crate::rules::book::Book;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::query::kind;
use crate::rules::seat::Seat;

/// Cards beyond the hand limit (MQ-CHAR-01); none where hands are not kept.
pub fn surplus(book: &Book, game: &Game, seat: &Seat) -> u32 {
    if !game.keeps_goods() {
        return 0;
    }
    let more = kind::traits(book, game, seat, |t| t.hand.into());
    seat.hand.total().saturating_sub(book.rules.hand_limit.saturating_add_signed(more))
}

/// Who gets the surplus: the others of the lowest level, dead ones too (MQ-CHAR-02, MQ-CHAR-03, MQ-CHAR-07); nobody
/// if no one is of lower level than the giver (MQ-CHAR-04).
pub fn charity_to(game: &Game, giver: &Seat) -> Vec<Colour> {
    let others = || game.seats.iter().filter(|s| s.colour != giver.colour);
    let Some(lowest) = others().map(|s| s.level).min() else { return Vec::new() };
    if lowest >= giver.level {
        return Vec::new();
    }
    others().filter(|s| s.level == lowest).map(|s| s.colour).collect()
}
