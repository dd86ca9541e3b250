//! What is left out, or done by hand at the table.

use crate::rules::agenda::Step;
use crate::rules::dungeon;
use crate::rules::dungeon::boss;
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::fight::roll;
use crate::rules::game::Game;
use crate::rules::table;

/// What follows at once from leaving a step out.
pub(crate) fn waived(game: &Game, step: &Step, out: &mut Facts) {
    if matches!(step, Step::Fight(fight::Step::Fight { .. })) {
        boss::broken_off(game, out);
    }
    // Who picks first is left out: the main player does.
    if matches!(step, Step::Fight(fight::Step::PickOrder { .. })) {
        roll::main_picks(game, out);
    }
    // What asked for a missing fact goes on without it, and must not ask again.
    let below = game.agenda.len().checked_sub(2).and_then(|i| game.agenda.get(i));
    match (step, below) {
        (
            Step::Dungeon(dungeon::Step::AskArrow { room, .. }),
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
            Step::Dungeon(dungeon::Step::AskGait { monster }),
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
            Step::Fight(fight::Step::AskLevel { monster: asked }),
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
        (Step::Dungeon(dungeon::Step::Moving), _) => out.note(dungeon::Event::AllMoved),
        (Step::Dungeon(dungeon::Step::Overfull { seat }), _) => {
            out.note(dungeon::Event::PackLetBe { seat: *seat, on: true });
        }
        (
            Step::Table(_)
            | Step::Cards(_)
            | Step::Munchkin(_)
            | Step::Fight(_)
            | Step::Doors(_)
            | Step::Dungeon(_)
            | Step::Track(_),
            _,
        ) => {}
    }
}
