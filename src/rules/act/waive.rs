//! A cardboard table goes on without the app: any owed step can be answered "done by hand" or be left out.

use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::cards;
use crate::rules::cite::Cites;
use crate::rules::dungeon;
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::table;

/// Whether the step that stands can be done by hand or left out. The frame of the game cannot: somebody has to
/// start, and a turn has to end before the next.
pub fn can_waive(game: &Game) -> bool {
    game.ending.is_none()
        && match game.top() {
            None
            | Some(
                Step::Table(table::Step::FirstPlayer { .. })
                | Step::Table(table::Step::Opening)
                | Step::Table(table::Step::Arrange)
                | Step::Table(table::Step::Move { .. })
                | Step::Table(table::Step::NextTurn)
                // The decks in the app have to come right, and dice that are cast count.
                | Step::Cards(cards::Step::NameCards { .. })
                | Step::Fight(fight::Step::Spoils { .. })
                | Step::Table(table::Step::Cast { .. })
                | Step::Table(table::Step::Over),
            ) => false,
            Some(_) => true,
        }
}

/// Takes the step that stands off the agenda.
pub(crate) fn waive(book: &Book, game: &Game, out: &mut Facts) -> Result<(), Refusal> {
    ensure(can_waive(game), || Refusal::new("cannot-skip", Cites::NONE))?;
    out.note(table::Event::Waived);
    // What asked for a missing fact goes on without it, and must not ask again.
    let below = game.agenda.len().checked_sub(2).and_then(|i| game.agenda.get(i));
    match (game.top(), below) {
        (
            Some(Step::Dungeon(dungeon::Step::AskArrow { room, .. })),
            Some(Step::Dungeon(dungeon::Step::March { roll, unasked_rooms, unasked_monsters })),
        ) => {
            let mut rooms = unasked_rooms.clone();
            rooms.push(*room);
            let unasked_monsters = unasked_monsters.clone();
            out.note(table::Event::Noted(Step::Dungeon(dungeon::Step::March {
                roll: *roll,
                unasked_rooms: rooms,
                unasked_monsters,
            })));
        }
        (
            Some(Step::Dungeon(dungeon::Step::AskGait { monster })),
            Some(Step::Dungeon(dungeon::Step::March { roll, unasked_rooms, unasked_monsters })),
        ) => {
            let mut monsters = unasked_monsters.clone();
            monsters.push(*monster);
            let unasked_rooms = unasked_rooms.clone();
            out.note(table::Event::Noted(Step::Dungeon(dungeon::Step::March {
                roll: *roll,
                unasked_rooms,
                unasked_monsters: monsters,
            })));
        }
        (
            Some(Step::Fight(fight::Step::AskLevel { monster: asked })),
            Some(Step::Dungeon(dungeon::Step::Base { monster, roll, seat, unasked })),
        ) => {
            let mut unasked = unasked.clone();
            unasked.push(*asked);
            out.note(table::Event::Noted(Step::Dungeon(dungeon::Step::Base {
                monster: *monster,
                roll: *roll,
                seat: *seat,
                unasked,
            })));
        }
        (Some(Step::Dungeon(dungeon::Step::Moving)), _) => out.note(dungeon::Event::AllMoved),
        (Some(Step::Dungeon(dungeon::Step::Overfull { seat })), _) => {
            out.note(dungeon::Event::PackLetBe { seat: *seat, on: true })
        }
        (Some(step), _) => book.system.waived(game, step, out),
        (None, _) => {}
    }
    Ok(())
}
