//! Who has died: it is said until it is touched, or until everybody at the screen has had a turn to read it in.

use crate::rules::event::{Event, Fact};
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;

/// Somebody who has died.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dead {
    /// Who.
    pub seat: Colour,
    /// In which turn.
    turn: u32,
    /// Who has had no turn of their own since.
    unread: Vec<Colour>,
}

/// What some facts do to what is said of the dead, among these people.
pub fn follow(all: &mut Vec<Dead>, (before, now): (&Game, &Game), facts: &[Fact], people: &[Colour]) {
    if before.turn.number != now.turn.number {
        for dead in all.iter_mut().filter(|dead| dead.turn < before.turn.number) {
            // Whoever is up again knows.
            let back = |seat: Colour| seat == dead.seat && now.turn.seat == Some(seat);
            dead.unread.retain(|seat| before.turn.seat != Some(*seat) && !back(*seat));
        }
        all.retain(|dead| !dead.unread.is_empty());
    }
    for fact in facts {
        if let Event::Munchkin(munchkin::Event::Died { seat }) = fact.event {
            all.retain(|dead| dead.seat != seat);
            all.push(Dead { seat, turn: before.turn.number, unread: people.to_vec() });
        }
    }
}
