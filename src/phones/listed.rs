//! Everything a seat can do while it is waited for.

use crate::play::reacting;
use crate::play::widen::widen;
use crate::rules::book::Book;
use crate::rules::card::CardId;
use crate::rules::command::Command;
use crate::rules::engine;
use crate::rules::fight;
use crate::rules::fight::Bargain;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::question::Ask;

/// What a seat can do while it is waited for: what the rules list, and what only people do.
pub fn moves(book: &Book, game: &Game, seat: Colour) -> Vec<Command> {
    let mut moves = engine::moves(book, game);
    widen(book, game, Some(seat), &mut moves);
    offers(book, game, &mut moves);
    moves
}

/// What a seat could play at once while everybody may react, whoever is asked before it; what gives up what somebody is waits
/// until it is asked.
pub(super) fn reacts(book: &Book, game: &Game, seat: Colour) -> Vec<Command> {
    let Some(then) = reacting::asked_at_once(book, game, seat) else { return Vec::new() };
    let mut moves = moves(book, &then, seat);
    moves.retain(|command| reacting::plays(command) && !reacting::gives_up(&then, command));
    moves
}

/// What can still be played from a hand before cards of it are given away: it need not go.
pub(super) fn spares(book: &Book, game: &Game, ask: &Ask, seat: Colour) -> Vec<Command> {
    if !matches!(ask, Ask::Munchkin(munchkin::Ask::Charity { .. })) {
        return Vec::new();
    }
    let held = |card: CardId| game.seat(seat).is_some_and(|own| own.held.has(card));
    let mut moves = moves(book, game, seat);
    moves.retain(|command| match command {
        Command::Munchkin(munchkin::Command::PlayCard { seat: whose, card, .. }) => *whose == seat && held(*card),
        _ => false,
    });
    moves
}

/// Whoever may be asked for help may be offered any number of Treasures, not only those a bot would think of.
fn offers(book: &Book, game: &Game, moves: &mut Vec<Command>) {
    let Some(now) = fight::current(game) else { return };
    let all = fight::roll::spoils(book, game, now).treasures;
    let asks = |command: &Command| match command {
        Command::Fight(fight::Command::AskHelp { seat, terms }) if terms.gold == 0 && terms.items.is_empty() => {
            Some((*seat, terms.treasures))
        }
        _ => None,
    };
    let listed: Vec<(Colour, u8)> = moves.iter().filter_map(asks).collect();
    let mut seats: Vec<Colour> = listed.iter().map(|(seat, _)| *seat).collect();
    seats.dedup();
    for (seat, treasures) in seats.into_iter().flat_map(|seat| (1..=all).map(move |count| (seat, count))) {
        let terms = Bargain { treasures, helper_first: Some(true), ..Bargain::default() };
        let ask = Command::Fight(fight::Command::AskHelp { seat, terms });
        if !listed.contains(&(seat, treasures)) && !moves.contains(&ask) && engine::decide(book, game, &ask).is_ok() {
            moves.push(ask);
        }
    }
}
