//! Who has died: it is said until it is touched, or until everybody at the screen has had a turn to read it in.

use crate::rules::event::{Event, Fact};
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::{dungeon, munchkin};

/// Somebody who has died.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dead {
    /// Who.
    pub seat: Colour,
    /// Whether something they had lies in the room.
    pub leaves: bool,
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
    for (at, fact) in facts.iter().enumerate() {
        if let Event::Munchkin(munchkin::Event::Died { seat }) = fact.event {
            all.retain(|dead| dead.seat != seat);
            // What they had comes down before anybody else dies.
            let own = facts[at + 1..].iter().map(|fact| &fact.event);
            let mut own = own.take_while(|event| !matches!(event, Event::Munchkin(munchkin::Event::Died { .. })));
            let leaves = own.any(|event| matches!(event, Event::Dungeon(dungeon::Event::Pile { pile: Some(_), .. })));
            all.push(Dead { seat, leaves, turn: before.turn.number, unread: people.to_vec() });
        }
    }
}
