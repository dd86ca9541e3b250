//! Bad Stuff as it is printed on a monster's card (MQ-RUN-13, MQ-RUN-14).

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::book::Book;
use crate::rules::card::{Choice, bind};
use crate::rules::dungeon;
use crate::rules::dungeon::flight;
use crate::rules::event::{Event, Fact};
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::hand::says::speaker;
use crate::rules::hand::says::strike;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::table;

/// Bad Stuff strikes who was caught; if nothing of it applies, it is one more hit. Whether the card says what it is.
pub(crate) fn bad(book: &Book, game: &Game, (seat, monster): (Colour, MonsterId), out: &mut Facts) -> bool {
    let met = game.foes.get(monster);
    let printed = met.and_then(|m| Some((m, book.cards.monster(m.def.card?)?)));
    let Some((monster, card)) = printed.filter(|_| game.stock.is_some()) else { return false };
    if card.bad.is_empty() {
        out.say(table::Event::Settled, cites!["MQ-RUN-13"]);
        return true;
    }
    let effects = bind(game, speaker(seat, &monster.def.name), &Choice::default(), &card.bad);
    let mut over = Facts::default();
    over.say(table::Event::Settled, cites!["MQ-RUN-13"]);
    let caught = over.on(game);
    let mut struck = Facts::default();
    if strike(book, &caught, &monster.def.name, &effects, &mut struck).is_err() {
        // Nothing applied: the answer a table would give.
        let _ = flight::bad_stuff(game, seat, &Answer::Table(table::Answer::No), out);
        return true;
    }
    let room = |game: &Game| game.seat(seat).and_then(|s| s.room);
    let moves = |f: &Fact| {
        matches!(f.event, Event::Dungeon(dungeon::Event::Stood { .. }) | Event::Dungeon(dungeon::Event::Walked { .. }))
    };
    if struck.0.iter().any(moves)
        && room(&struck.on(&caught)) != room(game)
        && let Some(Step::Fight(fight::Step::RunAway { seat: runs, room, to, left, taken: false })) = caught.top()
        && *runs == seat
    {
        let (room, to, left) = (*room, *to, left.clone());
        over.note(table::Event::Noted(Step::Fight(fight::Step::RunAway { seat, room, to, left, taken: true })));
    }
    out.0.extend(over.0);
    out.0.extend(struck.0);
    true
}
