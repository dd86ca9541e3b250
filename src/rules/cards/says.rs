//! What a card says is done, as far as it can be, and who says it.

use crate::rules::book::Book;
use crate::rules::card::Speaker;
use crate::rules::cards::cited;
use crate::rules::effect::Effect;
use crate::rules::effect::interpret;
use crate::rules::event::Event;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::refusal::Refusal;
use crate::rules::table;

/// What can be done of what a card says is done.
///
/// # Errors
/// Why the last could not be, if none could.
pub fn strike(book: &Book, game: &Game, effects: &[Effect], out: &mut Facts) -> Result<(), Refusal> {
    let before = out.0.len();
    interpret::run_each(book, game, effects, out)?;
    // What nothing else stands behind the card itself does.
    let plain = |e: &Event| {
        matches!(
            e,
            Event::Table(table::Event::Owed(_))
                | Event::Table(table::Event::Settled)
                | Event::Table(table::Event::Noted(_))
        )
    };
    for fact in out.0[before..].iter_mut().filter(|f| f.cites.is_empty() && !plain(&f.event)) {
        fact.cites = cited::CARD_BEATS_RULE;
    }
    Ok(())
}

/// Somebody who says what a card says.
pub const fn speaker(you: Colour, name: &str) -> Speaker<'_> {
    Speaker { you, name, card: None }
}
