//! How long a game will be: what has been played, and how far the best has come.

use crate::rules::book::Book;
use crate::rules::game::Game;

/// How many turns the game will have had when it is over, as most games go; none before the first turn, once it is over, and
/// where nobody has counted how games go. In a shorter game Levels count for more.
pub fn projected(book: &Book, game: &Game) -> Option<u32> {
    if game.turn.number == 0 || game.ending.is_some() {
        return None;
    }
    let pace = &book.rules.pace;
    let best = game.seats.iter().map(|seat| seat.level).max()?;
    let (done, last) = (usize::from(best.saturating_sub(1)), usize::from(book.top_level(game)).checked_sub(2)?);
    let longest = pace.len().checked_sub(1)?;
    let place = (done * longest).checked_div(last).unwrap_or(longest);
    let over = u32::from(*pace.get(place.min(longest))?);
    let turns = game.turn.number.saturating_mul(100) / over.max(1);
    Some(turns.max(game.turn.number))
}
