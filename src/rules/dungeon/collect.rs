//! What lies in a room that was searched is had along with what was found (MQ-SRCH-02, MQ-PICK-03).

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::asking::unasked;
use crate::rules::dungeon;
use crate::rules::dungeon::piles;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::ids::MonsterId;
use crate::rules::ids::RoomId;
use crate::rules::refusal::Refusal;
use crate::rules::table;
pub(crate) fn collect(
    game: &Game,
    seat: Colour,
    room: RoomId,
    answer: &Answer,
    out: &mut Facts,
) -> Result<(), Refusal> {
    let pile = game.dungeon.as_deref().and_then(|d| d.room(room)?.pile.as_ref());
    match (answer, pile) {
        (Answer::Table(table::Answer::No), _) => {
            out.settle();
            Ok(())
        }
        (Answer::Dungeon(dungeon::Answer::Take(some)), _) => {
            out.settle();
            piles::take(game, seat, room, some, out)
        }
        (Answer::Table(table::Answer::Done), Some(pile)) => {
            out.settle();
            piles::take(game, seat, room, &piles::all_of(pile), out)
        }
        _ => Err(unasked()),
    }
}

/// What lies in a room that was searched is had unless a monster keeps it; whatever has come into the room is met first
/// (MQ-CMB-08, MQ-IGN-05).
pub(crate) fn collected(game: &Game, (seat, room): (Colour, RoomId), found: Option<MonsterId>, out: &mut Facts) {
    let below = game.agenda.len().checked_sub(2).and_then(|i| game.agenda.get(i));
    match below {
        Some(Step::Dungeon(dungeon::Step::Arrive { seat: meets, how })) if *meets == seat => {
            out.say(table::Event::Settled, cites!["MQ-CMB-08", "MQ-IGN-05"]);
            out.settle();
            out.owe(dungeon::Step::Collect { seat, room, found });
            out.owe(dungeon::Step::Arrive { seat, how: *how });
        }
        _ if found.is_some() || !piles::can_collect(game, seat, room) => {
            out.say(table::Event::Settled, cites!["MQ-PICK-03"]);
        }
        _ => {}
    }
}
