//! What a munchkin meets where it has come to.

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::asking;
use crate::rules::book::Book;
use crate::rules::dungeon;
use crate::rules::dungeon::boss;
use crate::rules::dungeon::owed;
use crate::rules::dungeon::owed::Meeting;
use crate::rules::dungeon::step::Arrival;
use crate::rules::dungeon::step::Coming;
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::ids::RoomId;
use crate::rules::refusal::Refusal;
use crate::rules::table;
use crate::rules::table::phase::Phase;

/// What a munchkin meets where it has come to, on its own turn, once all that was owed before is settled.
pub(crate) fn arrive(book: &Book, game: &Game, colour: Colour, how: Coming, out: &mut Facts) {
    let seat = game.seat(colour).filter(|s| !s.dead && game.has_map());
    let own_turn = game.turn.seat == Some(colour) && game.turn.phase == Phase::Movement;
    let acts = own_turn && game.on_the_move(colour);
    let place = seat.and_then(|s| Some((s, game.dungeon.as_deref()?)));
    let place = place.and_then(|(s, d)| Some((s, d, d.room(s.room?)?)));
    let Some((seat, dungeon, room)) = place.filter(|_| acts) else { return out.settle() };
    match owed::meeting(game, colour, how) {
        Meeting::Now => out.settle(),
        Meeting::Fought => return out.settle(),
        Meeting::Later(order) => {
            return out.say(table::Event::Agenda(order), cites!["MQ-CMB-08", "MQ-HELP-20", "MQ-BOSS-18"]);
        }
    }
    let entered = matches!(how, Coming::Entered | Coming::Ran);
    // What has been left alone this turn starts no fight of its own accord (MQ-IGN-02).
    if game.foes.in_room(room.id).any(|m| !game.turn.left_alone.contains(&m.id)) {
        let cites = match how {
            Coming::Began => cites!["MQ-TURN-11", "MQ-CMB-04"],
            Coming::Entered | Coming::Ran => cites!["MQ-CMB-05", "MQ-CMB-08"],
            Coming::Stayed => cites!["MQ-CMB-06", "MQ-CMB-07", "MQ-CMB-08"],
        };
        out.say(table::Event::Owed(Step::Fight(fight::Step::Fight { seat: colour, place: Some(room.id) })), cites);
    } else if boss::comes(book, game, seat, room, entered) {
        boss::call(seat, room, out);
    } else if entered && dungeon.fully_explored() && !room.entrance && {
        // Also for those who have run away into the room, unless the table rules otherwise (OQ-28).
        how != Coming::Ran || book.house(game).automatic_monster_after_run_away()
    } {
        out.say(
            table::Event::Owed(Step::Dungeon(dungeon::Step::Automatic { seat: colour, room: room.id })),
            cites!["MQ-EXPL-24"],
        );
    }
}

pub(crate) fn automatic(seat: Colour, room: RoomId, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    if !asking::yes(answer)? {
        out.settle();
        return Ok(());
    }
    out.say(table::Event::Settled, cites!["MQ-EXPL-24", "MQ-EXPL-25"]);
    out.owe(dungeon::Step::Arrive { seat, how: Coming::Stayed });
    out.owe(dungeon::Step::NewMonster { room, seat, why: Arrival::Automatic });
    Ok(())
}
