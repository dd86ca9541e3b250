//! How long a game will be: what has been played, and how far the best has come; and how long it has been.

use crate::play::session::Session;
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

/// A break this long is a break, and nobody's time: fifteen minutes, in milliseconds.
pub const BREAK: i64 = 15 * 60 * 1_000;

/// A minute, in milliseconds.
pub const MINUTE: i64 = 60_000;

/// How long people have been playing by a moment, in milliseconds, long breaks not counted.
pub fn played(session: &Session, now: i64) -> i64 {
    let timeline = session.timeline();
    let path = timeline.path(timeline.here());
    let moments = path.iter().filter_map(|point| Some(timeline.node(*point)?.at)).chain([now]);
    let (mut last, mut sum) = (None, 0);
    for at in moments {
        let passed = at - last.unwrap_or(at);
        sum += if (0..BREAK).contains(&passed) { passed } else { 0 };
        last = Some(at);
    }
    sum
}

/// What is left of the time a table plays for, in milliseconds and never less than nothing; none where it does not play by
/// the clock (HR-05).
pub fn left(session: &Session, now: i64) -> Option<i64> {
    let limit = session.book().house(session.game()).time_limit();
    (limit > 0).then(|| (i64::from(limit) * MINUTE - played(session, now)).max(0))
}
