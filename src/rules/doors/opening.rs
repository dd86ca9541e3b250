//! What comes down of the starting hands before the first turn (MC-START rows).

use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::card::{CardId, CardKind};
use crate::rules::game::Game;
use crate::rules::munchkin::Command;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::rulings::{OpeningExpanders, OpeningGroups};
use crate::rules::table;
use crate::rules::table::step::About;

/// Whether starting hands come down now.
pub(crate) fn now(game: &Game) -> bool {
    let opening = |step: &Step| matches!(step, Step::Table(table::Step::Window { about: About::Opening, .. }));
    game.agenda.iter().any(opening)
}

/// Refuses Half-Breed and Super Munchkin before the first turn, where the table has them wait (CL-OQ-02).
///
/// # Errors
/// That they wait.
pub(crate) fn check(book: &Book, game: &Game, command: &Command) -> Result<(), Refusal> {
    let Command::PlayCard { seat, card, .. } = command else { return Ok(()) };
    let expands = |is: &CardKind| matches!(is, CardKind::HalfBreed | CardKind::SuperMunchkin);
    let waits = book.cards.card(*card).is_some_and(|def| expands(&def.is))
        && book.house(game).opening_expanders() == OpeningExpanders::No
        && now(game);
    ensure(!waits, || Refusal::new("not-before-the-start", cites!["MC-START-08"]).seat(*seat))
}

/// Whether a Race and a Class have to come down before anybody passes: what the table has agreed on, whatever is held.
pub fn comes_down(book: &Book, game: &Game) -> bool {
    book.house(game).opening_groups() != OpeningGroups::Optional
}

/// Refuses to pass before the first turn while a Race or a Class could come down, where it has to (MS-START-01,
/// SH-OQ-05).
///
/// # Errors
/// What has to come down.
pub(crate) fn may_pass(book: &Book, game: &Game) -> Result<(), Refusal> {
    let Some(Step::Table(table::Step::Window { about: About::Opening, waiting })) = game.top() else { return Ok(()) };
    if !comes_down(book, game) {
        return Ok(());
    }
    let Some(seat) = waiting.first().and_then(|seat| game.seat(*seat)) else { return Ok(()) };
    let holds = |fits: fn(&CardKind) -> bool| {
        seat.held.iter().any(|card: CardId| book.cards.card(card).is_some_and(|def| fits(&def.is)))
    };
    let race = seat.races.is_empty() && holds(|is| matches!(is, CardKind::Race(_)));
    let class = seat.classes.is_empty() && holds(|is| matches!(is, CardKind::Class(_)));
    let refused = |id| Refusal::new(id, cites!["MC-START-08", "MS-START-01"]).seat(seat.colour);
    ensure(!race, || refused("race-comes-down"))?;
    ensure(!class, || refused("class-comes-down"))
}
