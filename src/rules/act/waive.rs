//! A cardboard table goes on without the app: any owed step can be answered "done by hand" or be left out.

use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::cite::Cites;
use crate::rules::engine::Facts;
use crate::rules::event::Event;
use crate::rules::game::Game;
use crate::rules::refusal::{Refusal, ensure};

/// Whether the step that stands can be done by hand or left out. The frame of the game cannot: somebody has to
/// start, and a turn has to end before the next.
pub fn can_waive(game: &Game) -> bool {
    game.ending.is_none()
        && match game.top() {
            None
            | Some(
                Step::FirstPlayer { .. }
                | Step::Opening
                | Step::Arrange
                | Step::Move { .. }
                | Step::NextTurn
                // The decks in the app have to come right, and dice that are cast count.
                | Step::NameCards { .. }
                | Step::Spoils { .. }
                | Step::Cast { .. }
                | Step::Over,
            ) => false,
            Some(_) => true,
        }
}

/// Takes the step that stands off the agenda.
pub(crate) fn waive(book: &Book, game: &Game, out: &mut Facts) -> Result<(), Refusal> {
    ensure(can_waive(game), || Refusal::new("cannot-skip", Cites::NONE))?;
    out.note(Event::Waived);
    // What asked for a missing fact goes on without it, and must not ask again.
    let below = game.agenda.len().checked_sub(2).and_then(|i| game.agenda.get(i));
    match (game.top(), below) {
        (Some(Step::AskArrow { room, .. }), Some(Step::March { roll, unasked_rooms, unasked_monsters })) => {
            let mut rooms = unasked_rooms.clone();
            rooms.push(*room);
            let unasked_monsters = unasked_monsters.clone();
            out.note(Event::Noted(Step::March { roll: *roll, unasked_rooms: rooms, unasked_monsters }));
        }
        (Some(Step::AskGait { monster }), Some(Step::March { roll, unasked_rooms, unasked_monsters })) => {
            let mut monsters = unasked_monsters.clone();
            monsters.push(*monster);
            let unasked_rooms = unasked_rooms.clone();
            out.note(Event::Noted(Step::March { roll: *roll, unasked_rooms, unasked_monsters: monsters }));
        }
        (Some(Step::AskLevel { monster: asked }), Some(Step::Base { monster, roll, seat, unasked })) => {
            let mut unasked = unasked.clone();
            unasked.push(*asked);
            out.note(Event::Noted(Step::Base { monster: *monster, roll: *roll, seat: *seat, unasked }));
        }
        (Some(Step::Moving), _) => out.note(Event::AllMoved),
        (Some(Step::Overfull { seat }), _) => out.note(Event::PackLetBe { seat: *seat, on: true }),
        (Some(step), _) => book.system.waived(game, step, out),
        _ => {}
    }
    Ok(())
}
