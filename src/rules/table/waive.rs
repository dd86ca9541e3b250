//! A cardboard table goes on without the app: any owed step can be answered "done by hand" or be left out.

use crate::rules::book::Book;
use crate::rules::cite::Cites;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::table;

/// Whether the step that stands can be done by hand or left out. The frame of the game cannot: somebody has to
/// start, and a turn has to end before the next.
pub fn can_waive(game: &Game) -> bool {
    game.ending.is_none() && game.top().is_some_and(|step| !step.is_frame())
}

/// Takes the step that stands off the agenda.
pub(crate) fn waive(book: &Book, game: &Game, out: &mut Facts) -> Result<(), Refusal> {
    ensure(can_waive(game), || Refusal::new("cannot-skip", Cites::NONE))?;
    out.note(table::Event::Waived);
    if let Some(step) = game.top() {
        book.system.waived(game, step, out);
    }
    Ok(())
}
