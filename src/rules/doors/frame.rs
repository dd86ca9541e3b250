//! The frame of a turn at the doors: it begins, it ends.

use crate::rules::book::Book;
use crate::rules::cards;
use crate::rules::cards::deck::Deck;
use crate::rules::doors;
use crate::rules::event::Gone;
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::hand::fresh;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::row::Row;
use crate::rules::seat::{Seat, Until};
use crate::rules::setup;
use crate::rules::table;
use crate::rules::table::phase::Phase;
use crate::rules::table::step::About;

/// A turn begins: whoever was dead has new cards (MC-DEATH-10), and a door waits.
pub(crate) fn turn_starts(book: &Book, game: &Game, colour: Colour, out: &mut Facts) {
    out.settle();
    let Some(seat) = game.seat(colour) else { return };
    out.say(table::Event::Turn { seat: colour, number: game.turn.number.saturating_add(1) }, cites!["MC-TURN-02"]);
    out.say(table::Event::Phase(Phase::Draw), cites!["MC-TURN-01"]);
    // What was kept when it came waits for its owner's own turn (MC-TREAS-06).
    game.seats.iter().for_each(|seat| fresh::over(seat, out));
    for (index, _) in seat.conditions.iter().enumerate().rev().filter(|(_, c)| c.until == Until::OwnTurn) {
        out.say(munchkin::Event::Lifted { seat: colour, index }, cites!["MC-TURN-01"]);
    }
    // The others who died stand there again, and have nothing yet (MC-DEATH-08, MC-DEATH-09).
    for dead in game.seats.iter().filter(|other| other.dead && other.colour != colour) {
        out.say(doors::Event::Stands { seat: dead.colour }, cites!["MC-DEATH-08", "MC-DEATH-09"]);
    }
    if seat.dead || seat.due {
        out.say(munchkin::Event::Revived { seat: colour }, cites!["MC-DEATH-08", "MC-DEATH-10"]);
        let hand = setup::first_hand(book, &game.table.rulings, book.rules.back.hand);
        for (deck, cards) in hand.iter().filter(|_| game.keeps_goods()) {
            out.say(cards::Event::Drew { seat: colour, deck, cards, open: false }, cites!["MC-DEATH-10"]);
        }
    }
    // Who listens at the door first has one card more to put down or to keep (SR-FAST-01, SR-FAST-02).
    if book.house(game).listen_phase() && game.stock.is_some() {
        out.say(cards::Event::Drew { seat: colour, deck: Deck::DOOR, cards: 1, open: false }, cites!["SR-FAST-01"]);
    }
    out.owe(table::Step::Move { seat: colour });
    table::window::open(game, About::Turn, colour, Some(colour), out);
}

/// A turn ends: monsters that are left are discarded, what is done on one's own turn can still be done (MC-TREAS-06,
/// MC-SELL-08), then Charity, then the next (MC-CHAR-01, MC-TURN-02).
pub(crate) fn turn_ends(game: &Game, colour: Colour, out: &mut Facts) {
    out.settle();
    for monster in &game.foes.all {
        out.say(fight::Event::MonsterGone { monster: monster.id, why: Gone::Effect }, cites!["MC-RUN-08"]);
    }
    out.say(table::Event::Phase(Phase::Charity), cites!["MC-CHAR-01"]);
    out.owe(table::Step::NextTurn);
    if game.seat(colour).is_some_and(|seat| !seat.dead) {
        out.owe(munchkin::Step::Charity { seat: colour });
        // Whoever's turn it is says when it ends, whatever is in the hand: nobody learns anything from being asked.
        if game.stock.is_some() {
            table::window::alone(About::End, colour, out);
        }
    }
    others_play(game, colour, out);
}

/// Whoever else has received Treasures in this turn may play them before it is over (MC-TREAS-05): asked by what everybody
/// has seen them get, whatever it is.
fn others_play(game: &Game, colour: Colour, out: &mut Facts) {
    let Some(at) = game.seats.iter().position(|seat| seat.colour == colour).filter(|_| game.stock.is_some()) else {
        return;
    };
    let may = |seat: &&Seat| seat.colour != colour && !seat.away && !seat.dead && fresh::holds(seat);
    let waiting: Row = game.clockwise(at).filter(may).map(|seat| seat.colour).collect();
    if !waiting.is_empty() {
        table::window::among(About::Came, waiting, out);
    }
}
