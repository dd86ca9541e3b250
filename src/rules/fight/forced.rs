//! Help that nobody was asked for: whoever is compelled comes, and may go again once the game would be won by it
//! (SR-HELP-17, SR-HELP-18).

use crate::rules::book::Book;
use crate::rules::event::{Event, FightTold};
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::fight::state::Fight;
use crate::rules::fight::{build, cited, roll, standing};
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::refusal::{Refusal, ensure};
use std::sync::Arc;

/// Whether a fight, once won, wins the game.
fn is_for_the_win(book: &Book, game: &Game, fight: &Fight) -> bool {
    !roll::winners_of(book, game, fight).is_empty()
}

/// Somebody has to help, like it or not.
///
/// # Errors
/// That they cannot, or that the game would be won by it.
pub(crate) fn compel(book: &Book, game: &Game, colour: Colour, out: &mut Facts) -> Result<(), Refusal> {
    let fight = standing::going_on(game)?;
    let with = Fight { helper: Some(colour), ..fight.clone() };
    ensure(!is_for_the_win(book, game, &with), || Refusal::new("win-at-stake", cited::NOT_FOR_THE_WIN).seat(colour))?;
    let before = out.0.len();
    build::help(book, game, Some(colour), out)?;
    for fact in &mut out.0[before..] {
        if let Event::Fight(fight::Event::Fight { fight: Some(fight), what: what @ FightTold::Helped(_) }) =
            &mut fact.event
        {
            Arc::make_mut(fight).forced = true;
            *what = FightTold::Compelled(colour);
        }
    }
    Ok(())
}

/// Whether somebody helps because they have to, and need not any more.
pub fn may_withdraw(book: &Book, game: &Game, fight: &Fight, colour: Colour) -> bool {
    fight.forced && fight.helping(game) == Some(colour) && is_for_the_win(book, game, fight)
}

/// Whoever was compelled goes again. What they have played stays; a claim that does not hold without them is void
/// (SR-OQ-30).
///
/// # Errors
/// That they came of their own will, or that no win is at stake.
pub(crate) fn withdraw(book: &Book, game: &Game, colour: Colour, out: &mut Facts) -> Result<(), Refusal> {
    let fight = standing::standing(game)?;
    standing::in_time(fight, crate::rules::effect::mode::Mode::Play)?;
    ensure(fight.helping(game) == Some(colour), || Refusal::new("not-in-the-fight", cited::WITHDRAWS).seat(colour))?;
    ensure(fight.forced, || Refusal::new("help-was-promised", cited::STAYS).seat(colour))?;
    ensure(is_for_the_win(book, game, fight), || Refusal::new("no-win-at-stake", cited::WITHDRAWS).seat(colour))?;
    let alone = Fight { helper: None, bargain: None, agreed: None, forced: false, ..fight.clone() };
    standing::now(alone, FightTold::Withdrew(colour), cited::WITHDRAWS, out);
    Ok(())
}
