//! A Monster card is drawn for a room (MQ-EXPL-10, MQ-KW-06).

use crate::rules::answer::Answer;
use crate::rules::asking::unasked;
use crate::rules::book::Book;
use crate::rules::cards::deck::Deck;
use crate::rules::cards::stock;
use crate::rules::dungeon;
use crate::rules::dungeon::explore;
use crate::rules::dungeon::search;
use crate::rules::dungeon::step::Arrival;
use crate::rules::effect::Effect;
use crate::rules::effect::interpret;
use crate::rules::effect::mode::Mode;
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::fight::foe::card::MonsterDef;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::ids::RoomId;
use crate::rules::refusal::Refusal;
use crate::rules::refusal::ensure;
use crate::rules::table;
use std::sync::Arc;

pub(crate) fn new_monster(
    book: &Book,
    game: &Game,
    (room, seat, why): (RoomId, Colour, Arrival),
    answer: &Answer,
    out: &mut Facts,
) -> Result<(), Refusal> {
    let Some(def) = drawn(book, game, answer, out)? else { return Ok(()) };
    let monster = if why == Arrival::Boss {
        explore::boss(book, game, room, def, out)?
    } else {
        explore::monster(game, room, def, None, out)?
    };
    if why == Arrival::Searched {
        search::found(game, (seat, room), monster, out);
    }
    out.owe(dungeon::Step::BaseRoll { monster, seat });
    Ok(())
}

/// The monster that was drawn; none where deck and discards are empty: nobody can draw, and the room stays empty
/// (MQ-SET-05, OQ-26).
fn drawn<'a>(
    book: &Book,
    game: &Game,
    answer: &'a Answer,
    out: &mut Facts,
) -> Result<Option<&'a Arc<MonsterDef>>, Refusal> {
    if let Answer::Dungeon(dungeon::Answer::Nothing) = answer {
        out.say(table::Event::Settled, cites!["MQ-SET-05"]);
        return Ok(None);
    }
    let Answer::Fight(fight::Answer::Monster(def)) = answer else { return Err(unasked()) };
    in_deck(book, game, def)?;
    out.settle();
    Ok(Some(def))
}

/// The monster drawn for an empty room (MQ-KW-06, MQ-KW-07).
pub(crate) fn lurker(book: &Book, game: &Game, seat: Colour, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    let Some(def) = drawn(book, game, answer, out)? else { return Ok(()) };
    let effect = Effect::Dungeon(dungeon::Effect::EmptyRoomMonster { seat, def: Box::new(MonsterDef::clone(def)) });
    interpret::run(book, &out.on(game), "", &[effect], Mode::Play, out)
}

/// A Monster card the app keeps can be drawn only from its deck (MQ-SET-02).
pub(crate) fn in_deck(book: &Book, game: &Game, def: &MonsterDef) -> Result<(), Refusal> {
    let Some(stock) = &game.stock else { return Ok(()) };
    let deck = stock.draw.and(book.cards.stack(Deck::MONSTER));
    let kept = stock.all.meets(book.cards.stack(Deck::MONSTER));
    ensure(!kept || def.card.is_some_and(|card| deck.has(card)), || {
        Refusal::new("other-cards", cites!["MQ-SET-02"]).with("count", 1)
    })
}

/// Where no Monster card is left to draw, the discards are shuffled and become the deck (MQ-SET-04).
pub(crate) fn refill(book: &Book, game: &Game, out: &mut Facts) {
    stock::refill(book, game, Deck::MONSTER, out);
}
