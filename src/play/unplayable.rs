//! Why a card of a hand cannot be played now.

use crate::rules::book::Book;
use crate::rules::card::does::Does;
use crate::rules::card::{CardId, CardKind, Choice};
use crate::rules::cards;
use crate::rules::cards::deck::Deck;
use crate::rules::command::Command;
use crate::rules::doors;
use crate::rules::engine;
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::question::Ask;
use crate::rules::refusal::Refusal;
use crate::rules::table;
use crate::rules::table::step::About;

/// Refusals whose way out is to enter something else: where the app keeps the cards there is nothing to enter.
pub const ENTERED: [&str; 7] = [
    "level-floor",
    "level-top",
    "level-needs-kill",
    "play-from-hand",
    "card-not-in-hand",
    "same-kind-twice",
    "nothing-changes",
];

/// Why a card cannot be played by whoever holds it or has it on the table, where there is no way to: what the rules say.
///
/// # Errors
/// Where the rules say nothing of use, the id of a text that does.
pub fn why(book: &Book, game: &Game, ask: &Ask, (seat, card): (Colour, CardId)) -> Result<Refusal, &'static str> {
    if game.seat(seat).is_some_and(|own| own.laid.has(card)) {
        return Err("hand-laid");
    }
    // While cards have to go, that is what it is no good for.
    if let Ask::Cards(cards::Ask::Cards { drawn: false, deck, .. }) = ask {
        return Err(if *deck == Deck::TREASURE { "hand-goes-treasure" } else { "hand-goes-door" });
    }
    if book.cards.monster(card).is_some() {
        return Err(monster_waits(book, game, ask, seat));
    }
    let def = book.cards.card(card);
    // What the dead have left is put on once it is shared out.
    let looted = matches!(ask, Ask::Doors(doors::Ask::Corpse { .. }));
    if looted && def.is_some_and(|def| matches!(def.is, CardKind::Item { .. })) {
        return Err("hand-loot");
    }
    // What only lifts a Curse one has is no good against one that strikes.
    let cursed = matches!(ask, Ask::Munchkin(munchkin::Ask::Cursed { .. }));
    if cursed && def.is_some_and(|def| def.is.does().iter().any(lifts)) {
        return Err("hand-lifts");
    }
    let first = game.seats.iter().map(|own| own.colour).find(|own| *own != seat);
    // Whatever it asks for is there, as far as it can be: then it is the rules that speak.
    let monster = game.foes.all.first().map(|monster| monster.id);
    // A Level is for whoever plays it.
    let level = def.is_some_and(|def| def.is == CardKind::Level);
    let choice = Choice { on: first.filter(|_| !level), monster, item: Some(0), ..Choice::default() };
    let plays = Command::Munchkin(munchkin::Command::PlayCard { seat, card, choice });
    engine::decide(book, game, &plays)
        .err()
        .filter(|refused| !matches!(refused.message.id, "choice-missing" | "no-effects" | "no-such-item" | "no-fight"))
        .ok_or("hand-nothing")
}

/// What a monster in a hand waits for: the own turn, and in it for an open door with nobody behind it.
fn monster_waits(book: &Book, game: &Game, ask: &Ask, seat: Colour) -> &'static str {
    if game.turn.seat != Some(seat) {
        return "hand-monster-waits";
    }
    if fight::current(game).is_some() {
        return "foe-in-fight";
    }
    let begins = matches!(ask, Ask::Table(table::Ask::Window { about: About::Turn, .. }));
    let closed = || engine::moves(book, game).contains(&Command::Doors(doors::Command::OpenDoor));
    if begins || closed() { "hand-monster-own" } else { "hand-nothing" }
}

fn lifts(does: &Does) -> bool {
    matches!(does, Does::Munchkin(munchkin::Does::Lift { .. }))
}
