//! When a card may be played, by what it says itself and by how far a fight has come.

use crate::rules::book::Book;
use crate::rules::card::price::When;
use crate::rules::fight;
use crate::rules::fight::cited as in_fights;
use crate::rules::fight::state::Fight;
use crate::rules::fight::state::Stage;
use crate::rules::game::Game;
use crate::rules::hand::cited;
use crate::rules::ids::Colour;
use crate::rules::munchkin::timing::{own_turn, peace};
use crate::rules::refusal::Refusal;
use crate::rules::refusal::ensure;
use crate::rules::seat::Seat;

/// Refuses once the dice of a fight are cast (MQ-CMB-46), unless the table lets cards for any time be played (OQ-86).
pub(crate) fn not_after_roll(book: &Book, game: &Game) -> Result<(), Refusal> {
    let late = fight::under_way(game).is_some_and(|f| matches!(f.stage, Stage::Rolled(_)));
    let allowed = book.house(game).any_time_after_roll();
    ensure(!late || allowed, || Refusal::new("dice-are-cast", in_fights::DICE_ARE_CAST))
}

/// Whether somebody fights in a fight, as its main player or its helper.
pub fn fights(game: &Game, fight: &Fight, colour: Colour) -> bool {
    fight.main == colour || fight.helping(game) == Some(colour)
}

/// Refuses what is not to be played now, by what it says itself.
pub(crate) fn when(book: &Book, game: &Game, seat: &Seat, when: When) -> Result<(), Refusal> {
    let cast = |f: &Fight| matches!(f.stage, Stage::Rolled(_));
    match when {
        When::Any => Ok(()),
        When::Peace => peace(book, game, seat.colour, cited::ANY_TIME_BUT_FIGHTS),
        When::OwnTurn => ensure(own_turn(game, seat.colour), || Refusal::new("only-on-own-turn", cited::ITS_OWN_TIME)),
        When::Fight => ensure(fight::under_way(game).is_some(), || Refusal::new("no-fight", cited::ITS_OWN_TIME)),
        When::AfterRoll => {
            ensure(fight::under_way(game).is_some_and(cast), || Refusal::new("no-dice-yet", in_fights::DICE_ARE_CAST))
        }
    }
}
