//! A Monster card is drawn for a room (MQ-EXPL-10, MQ-KW-06).
#![allow(clippy::wildcard_enum_match_arm, reason = "these read one of its words, and nothing else")]

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
pub(crate) fn new_monster(
    book: &Book,
    game: &Game,
    (room, seat, why): (RoomId, Colour, Arrival),
    answer: &Answer,
    out: &mut Facts,
) -> Result<(), Refusal> {
    match answer {
        Answer::Fight(fight::Answer::Monster(def)) => {
            in_deck(book, game, def)?;
            out.settle();
            let monster = match why {
                Arrival::Boss => explore::boss(book, game, room, def, out)?,
                _ => explore::monster(game, room, def, None, out)?,
            };
            if why == Arrival::Searched {
                search::found(game, (seat, room), monster, out);
            }
            out.owe(dungeon::Step::BaseRoll { monster, seat });
            Ok(())
        }
        // Deck and discards empty: nobody can draw, the room stays empty (MQ-SET-05, OQ-26).
        Answer::Dungeon(dungeon::Answer::Nothing) => {
            out.say(table::Event::Settled, cites!["MQ-SET-05"]);
            Ok(())
        }
        _ => Err(unasked()),
    }
}

/// The monster drawn for an empty room (MQ-KW-06, MQ-KW-07).
pub(crate) fn lurker(book: &Book, game: &Game, seat: Colour, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    match answer {
        Answer::Fight(fight::Answer::Monster(def)) => {
            in_deck(book, game, def)?;
            out.settle();
            let effect = Effect::Dungeon(dungeon::Effect::EmptyRoomMonster { seat, def: def.clone() });
            interpret::run(book, &out.on(game), "", &[effect], Mode::Play, out)
        }
        Answer::Dungeon(dungeon::Answer::Nothing) => {
            out.say(table::Event::Settled, cites!["MQ-SET-05"]);
            Ok(())
        }
        _ => Err(unasked()),
    }
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
