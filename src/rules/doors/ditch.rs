//! A Vehicle that only slows its owner down is left behind before the roll (SR-VEHICLE-04).

use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::doors::Command;
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin::{pay, timing, vehicle};
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::wish::Wishes;

/// Whether somebody is about to roll: before each roll, not only the first (SR-OQ-18).
fn is_about_to_roll(game: &Game, colour: Colour) -> bool {
    matches!(game.top(), Some(Step::Fight(fight::Step::RunAway { seat, .. })) if *seat == colour)
}

/// It is left behind.
///
/// # Errors
/// That nobody rolls, or that it does not slow anybody down.
pub(crate) fn ditches(
    book: &Book,
    game: &Game,
    (colour, index): (Colour, usize),
    out: &mut Facts,
) -> Result<(), Refusal> {
    let seat = game.find(colour)?;
    timing::alive(seat)?;
    ensure(is_about_to_roll(game, colour), || {
        Refusal::new("ditch-when-running", cites!["SR-VEHICLE-04"]).seat(colour)
    })?;
    let slows = vehicle::ditched(book, game, seat).contains(&index);
    ensure(slows, || Refusal::new("ditch-what-slows", cites!["SR-VEHICLE-04"]).seat(colour))?;
    pay::discard_gear(seat, &[index], cites!["SR-VEHICLE-04"], out)?;
    Ok(())
}

/// What whoever runs could leave behind.
pub(crate) fn wishes(book: &Book, game: &Game, out: &mut Wishes) {
    let Some(Step::Fight(fight::Step::RunAway { seat, .. })) = game.top() else { return };
    let Some(runs) = game.seat(*seat) else { return };
    let behind = vehicle::ditched(book, game, runs);
    behind.into_iter().for_each(|gear| out.push(Command::Ditch { seat: *seat, gear }.into()));
}
