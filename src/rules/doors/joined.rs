//! A Super Munchkin joins a second Class to the first, and is none without either (MC-HALF-08, MC-HALF-09).

use crate::rules::book::Book;
use crate::rules::card::CardKind;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::munchkin::{self, Command};
use crate::rules::refusal::{Refusal, ensure};

/// Refuses the card without a Class in play, or without a second one to join to it.
///
/// # Errors
/// What is missing.
pub(crate) fn check(book: &Book, game: &Game, command: &Command) -> Result<(), Refusal> {
    let Command::PlayCard { seat, card, choice } = command else { return Ok(()) };
    let is = book.cards.card(*card).is_some_and(|def| def.is == CardKind::SuperMunchkin);
    let player = game.find(*seat)?;
    let joins = !player.classes.is_empty() && choice.with.is_some();
    ensure(!is || player.laid.has(*card) || joins, || Refusal::new("nothing-to-join", cites!["MC-HALF-08"]).seat(*seat))
}

/// Whoever has lost one of two Classes is no Super Munchkin any more. Whether anything was said.
pub(crate) fn parted(game: &Game, out: &mut Facts) -> bool {
    let parted = game.seats.iter().find(|seat| seat.super_munchkin && seat.classes.len() < 2);
    let Some(seat) = parted.filter(|_| game.stock.is_some()) else { return false };
    out.say(munchkin::Event::SuperMunchkin { seat: seat.colour, on: false }, cites!["MC-HALF-09"]);
    true
}
