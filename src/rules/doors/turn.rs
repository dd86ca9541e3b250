//! What the active player can do at the doors besides playing cards, and what a fight keeps in its place.

use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::cards::deck::Deck;
use crate::rules::doors::Command;
use crate::rules::doors::decide::closed;
use crate::rules::fight::going;
use crate::rules::game::Game;
use crate::rules::hand::moves;
use crate::rules::ids::Colour;
use crate::rules::legal::Legal;
use crate::rules::munchkin::on_turn;
use crate::rules::wish::Wishes;
use crate::rules::{command, fight, turn};

/// What there is to be done: a door, or trouble and the room behind it.
fn all(book: &Book, game: &Game, seat: Colour) -> Vec<command::Command> {
    if closed(game) {
        return vec![Command::OpenDoor.into()];
    }
    let held = game.seat(seat).map(|seat| seat.held.and(book.cards.stack(Deck::DOOR))).unwrap_or_default();
    let monsters = held.iter().filter(|card| book.cards.monster(*card).is_some());
    let mut all: Vec<command::Command> = monsters.map(|card| Command::LookForTrouble { card }.into()).collect();
    all.push(Command::SearchRoom.into());
    all
}

/// What may be done now.
pub(crate) fn actions(book: &Book, game: &Game, seat: Colour, legal: &mut Legal) {
    if game.stock.is_none() {
        legal.offer_if_accepted(Some(seat), Command::Meet { def: Box::default() }.into());
        legal.offer_if_accepted(Some(seat), turn::Command::EndTurn.into());
        return;
    }
    all(book, game, seat).into_iter().for_each(|command| legal.offer_if_accepted(Some(seat), command));
}

/// The same where the app keeps the cards, with what can be played and sold.
pub(crate) fn wishes(book: &Book, game: &Game, colour: Colour, out: &mut Wishes) {
    let Some(seat) = game.seat(colour) else { return };
    all(book, game, colour).into_iter().for_each(|command| out.push(command));
    if !seat.dead && seat.level.saturating_add(1) < book.top_level(game) {
        on_turn::levels(book, seat, out);
    }
    if !seat.dead {
        // What one has become fits something else (MC-ITEM-16).
        on_turn::repacks(seat, out);
    }
    moves::plays(book, game, seat, out);
}

/// Whether Items stay where they are: of whoever fights or helps, and of all who run (MC-ITEM-14, MC-ITEM-15).
pub(crate) fn locked(game: &Game, colour: Colour) -> bool {
    game.agenda.iter().any(|step| match step {
        Step::Fight(fight::Step::Fight { seat, .. }) => {
            *seat == colour || going::kept(game).is_some_and(|fight| fight.helping(game) == Some(colour))
        }
        Step::Fight(fight::Step::RunAway { seat, .. }) => *seat == colour,
        Step::Table(_) | Step::Cards(_) | Step::Munchkin(_) | Step::Fight(_) | Step::Doors(_) | Step::Dungeon(_) => {
            false
        }
    })
}
