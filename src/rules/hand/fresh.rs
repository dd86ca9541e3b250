//! Items that have just been received, and may be put down at once (MQ-ANY-11, OQ-19).

use crate::rules::book::Book;
use crate::rules::cards;
use crate::rules::cards::deck::Deck;
use crate::rules::command::Command;
use crate::rules::event::Event;
use crate::rules::event::Fact;
use crate::rules::event::told::PlayedAs;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::hand::cited;
use crate::rules::munchkin;
use crate::rules::munchkin::played::Played;
use crate::rules::rulings::ReceivedItemWindow;
use crate::rules::seat::Seat;
use crate::rules::turn;

/// Whether somebody holds what has just been received, by what everybody sees.
pub(crate) fn holds(seat: &Seat) -> bool {
    seat.fresh.min(seat.hand.of(Deck::ITEMS)) > 0
}

/// The time in which what somebody has just received can be played is over.
pub(crate) fn over(seat: &Seat, out: &mut Facts) {
    if seat.fresh > 0 {
        out.say(cards::Event::Fresh { seat: seat.colour, from: seat.fresh, to: 0 }, cited::JUST_RECEIVED);
    }
}

/// A player's decision ends the time in which what they have just received can be played (OQ-19); an Item put down is
/// one of those received.
pub(crate) fn decided(book: &Book, game: &Game, command: &Command, out: &mut Facts) {
    let actor = match command {
        Command::Turn(turn::Command::EndTurn) => game.turn.seat,
        Command::Munchkin(munchkin::Command::Play { seat, .. })
        | Command::Munchkin(munchkin::Command::PlayCard { seat, .. })
        | Command::Munchkin(munchkin::Command::UsePower { seat, .. })
        | Command::Munchkin(munchkin::Command::Pack { seat, .. })
        | Command::Munchkin(munchkin::Command::BuyLevel { seat, .. })
        | Command::Munchkin(munchkin::Command::Power { seat, .. })
        | Command::Munchkin(munchkin::Command::Give { from: seat, .. }) => Some(*seat),
        Command::Dungeon(_) | Command::Track(_) | Command::Doors(_) => book.system.actor(game, command),
        Command::Table(_) | Command::Turn(_) | Command::Fight(_) => None,
    };
    let Some(seat) = actor.and_then(|c| game.seat(c)).filter(|s| s.fresh > 0) else { return };
    let laid = |f: &Fact| matches!(f.event, Event::Munchkin(munchkin::Event::Played { what: PlayedAs::Item, .. }));
    let played = if let Command::Munchkin(munchkin::Command::Play { what, .. }) = command {
        matches!(**what, Played::Item(_))
    } else {
        matches!(command, Command::Munchkin(munchkin::Command::PlayCard { .. })) && out.0.iter().any(laid)
    };
    // A card that has just left the hand may have been one of them.
    let hand = out.0.iter().rev().find_map(|fact| {
        let Event::Cards(cards::Event::Hand { seat: whose, to, .. }) = fact.event else { return None };
        (whose == seat.colour).then_some(to)
    });
    let now = seat.fresh.min(hand.unwrap_or(seat.hand).of(Deck::ITEMS));
    let until_end = book.house(game).received_item_window() == ReceivedItemWindow::UntilEndOfTurn;
    let to = match (played, until_end) {
        (true, _) => now.min(seat.fresh - 1),
        (false, true) => return,
        (false, false) => 0,
    };
    if to != now {
        out.say(cards::Event::Fresh { seat: seat.colour, from: now, to }, cited::JUST_RECEIVED);
    }
}
