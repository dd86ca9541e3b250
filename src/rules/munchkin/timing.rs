//! When a munchkin may do what, and when goods stay where they are.

use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::cite::Cites;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin::cited;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::seat::Seat;
use crate::rules::table;
use crate::rules::table::phase::Phase;
use crate::rules::table::step::About;

/// Whether goods stay where they are because of a fight (OQ-30, OQ-32).
pub fn locked(book: &Book, game: &Game, colour: Colour) -> bool {
    book.system.locked(book, game, colour)
}

/// Whether a munchkin is running away: its pack stays shut (MQ-ITEM-29).
pub fn runs(book: &Book, game: &Game, colour: Colour) -> bool {
    book.system.runs(game, colour)
}

/// Refuses while nobody may do anything, such as while the monsters move (MQ-MMOV-13).
pub(crate) fn not_amid_monsters(book: &Book, game: &Game) -> Result<(), Refusal> {
    book.system.hushed(game)
}

/// Refuses Items that come to somebody who runs away: like a packed one they should have been there before the fight,
/// unless the table lets them help (MQ-ITEM-29).
pub(crate) fn not_running(book: &Book, game: &Game, seat: &Seat) -> Result<(), Refusal> {
    let late = runs(book, game, seat.colour) && !book.house(game).items_while_running();
    ensure(!late, || Refusal::new("late-for-running", cited::NOT_WHILE_RUNNING).seat(seat.colour))
}

/// Refuses during combat.
pub(crate) fn peace(book: &Book, game: &Game, colour: Colour, cites: Cites) -> Result<(), Refusal> {
    ensure(!locked(book, game, colour), || Refusal::new("not-in-combat", cites))
}

/// Whether it is a player's own turn, up to Charity.
pub fn own_turn(game: &Game, colour: Colour) -> bool {
    game.turn.seat == Some(colour)
        && matches!(game.turn.phase, Phase::Draw | Phase::Movement | Phase::Charity)
        && !game
            .agenda
            .iter()
            .any(|s| matches!(s, Step::Table(table::Step::FirstPlayer { .. }) | Step::Table(table::Step::Opening)))
}

/// Refuses what a dead munchkin cannot do for itself (MQ-DEATH-13).
pub(crate) fn alive(seat: &Seat) -> Result<(), Refusal> {
    ensure(!seat.dead, || Refusal::new("dead-is-spared", cited::dead::NOT_FOR_THE_DEAD).seat(seat.colour))
}

/// Refuses what a munchkin that is not there cannot do with others (OQ-59).
pub(crate) fn present(game: &Game, seat: &Seat) -> Result<(), Refusal> {
    if game.counts(seat) { Ok(()) } else { alive(seat) }
}

/// Whether an Item may be put on the table from the hand now: before the first turn (MQ-SET-21), on one's own turn
/// outside combat (MQ-ANY-13), or as soon as it is received (MQ-ANY-11, OQ-19).
pub(crate) fn item_time(book: &Book, game: &Game, seat: &Seat) -> Result<(), Refusal> {
    if hands_come_down(game) {
        return Ok(());
    }
    let combat = cited::ITEMS_IN_PEACE;
    peace(book, game, seat.colour, combat)?;
    not_running(book, game, seat)?;
    let may = own_turn(game, seat.colour) || seat.fresh > 0;
    ensure(may, || Refusal::new("item-out-of-turn", cited::ITEMS_ON_OWN_TURN).seat(seat.colour))
}

/// Whether the starting hands can be put down.
pub(crate) fn hands_come_down(game: &Game) -> bool {
    game.agenda.iter().any(|step| {
        step.is_before_all_turns() || matches!(step, Step::Table(table::Step::Window { about: About::Opening, .. }))
    })
}

/// What is asked first where nobody reads why not: an Item comes down at the start, on one's own turn, or fresh.
pub(crate) fn may_be_item_time(game: &Game, seat: &Seat) -> bool {
    game.turn.seat == Some(seat.colour) || seat.fresh > 0 || hands_come_down(game)
}
