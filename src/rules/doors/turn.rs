//! What the active player can do at the doors besides playing cards, and what a fight keeps in its place.

use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::cards::deck::Deck;
use crate::rules::doors::decide::closed;
use crate::rules::doors::door::on_the_move;
use crate::rules::doors::{Command, arrivals, some};
use crate::rules::fight::{Stage, forced, going};
use crate::rules::game::Game;
use crate::rules::hand::moves;
use crate::rules::ids::Colour;
use crate::rules::legal::Legal;
use crate::rules::munchkin::on_turn;
use crate::rules::rulings::{CombatLock, SearchRoom};
use crate::rules::table;
use crate::rules::wish::{Wish, Wishes};
use crate::rules::{command, fight, turn};

/// What there is to be done: a door, or trouble and the room behind it.
fn all(book: &Book, game: &Game, seat: Colour, mut each: impl FnMut(command::Command)) {
    if closed(game) {
        return each(Command::OpenDoor.into());
    }
    let held = game.seat(seat).map(|seat| seat.held.and(book.cards.stack(Deck::DOOR))).unwrap_or_default();
    let monsters = held.iter().filter(|card| book.cards.monster(*card).is_some());
    monsters.for_each(|card| each(Command::LookForTrouble { card }.into()));
    each(Command::SearchRoom.into());
    if book.house(game).search_room() == SearchRoom::Optional {
        each(turn::Command::EndTurn.into());
    }
}

/// What may be done now.
pub(crate) fn actions(book: &Book, game: &Game, seat: Colour, legal: &mut Legal) {
    if game.stock.is_none() {
        legal.offer_if_accepted(Some(seat), Command::Meet { def: Box::default() }.into());
        legal.offer_if_accepted(Some(seat), turn::Command::EndTurn.into());
        return;
    }
    all(book, game, seat, |command| legal.offer_if_accepted(Some(seat), command));
}

/// What a fight offers besides: monsters that join their kind, and some of them alone to beat.
pub(crate) fn of_a_fight(book: &Book, game: &Game, out: &mut Wishes) {
    let Some(fight) = going::kept(game).filter(|_| game.stock.is_some()) else { return };
    match game.top() {
        Some(Step::Table(table::Step::Window { waiting, .. })) => {
            waiting.first().into_iter().for_each(|seat| arrivals::wishes(book, game, *seat, out));
            let goes = |seat: &&Colour| forced::may_withdraw(book, game, fight, **seat);
            let goes = waiting.first().filter(goes);
            goes.into_iter().for_each(|seat| out.push(fight::Command::Withdraw { seat: *seat }.into()));
        }
        Some(Step::Fight(fight::Step::Fight { .. })) if fight.stage == Stage::Building => {
            arrivals::wishes(book, game, fight.main, out);
            some::wishes(book, game, out);
            if book.house(game).run_while_winning() && some::wins(book, game, fight) {
                out.wish(Wish::No);
            }
        }
        _ => {}
    }
}

/// The same where the app keeps the cards, with what can be played and sold.
pub(crate) fn wishes(book: &Book, game: &Game, colour: Colour, out: &mut Wishes) {
    let Some(seat) = game.seat(colour) else { return };
    if on_the_move(game).is_some() {
        all(book, game, colour, |command| out.push(command));
    }
    if !seat.dead && seat.level.saturating_add(1) < book.top_level(game) && on_turn::affords(book, seat) {
        on_turn::levels(book, seat, out);
        on_turn::least(book, seat, out);
    }
    if !seat.dead {
        // What one has become fits something else (MC-ITEM-16).
        on_turn::repacks(seat, out);
    }
    moves::plays(book, game, seat, out);
}

/// Whether Items stay where they are: of whoever fights or helps, and of all who run (MC-ITEM-14, MC-ITEM-15); of the whole
/// table where it rules so (CL-OQ-41).
pub(crate) fn locked(book: &Book, game: &Game, colour: Colour) -> bool {
    let all = book.house(game).combat_lock() == CombatLock::Table;
    game.agenda.iter().any(|step| match step {
        Step::Fight(fight::Step::Fight { seat, .. }) => {
            all || *seat == colour || going::kept(game).is_some_and(|fight| fight.helping(game) == Some(colour))
        }
        Step::Fight(fight::Step::RunAway { seat, .. }) => all || *seat == colour,
        Step::Table(_)
        | Step::Cards(_)
        | Step::Munchkin(_)
        | Step::Fight(_)
        | Step::Doors(_)
        | Step::Dungeon(_)
        | Step::Track(_) => false,
    })
}
