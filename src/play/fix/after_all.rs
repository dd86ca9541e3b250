//! An entry put right from now on, and a fight that came out the other way after all, as their corrections are written:
//! each says which entry or fight it is for, and the fight is called that.

use crate::play::timeline::Point;
use crate::rules::amount::Amount;
use crate::rules::effect::Effect;
use crate::rules::event::{Event, Fact, FightTold};
use crate::rules::fight;
use crate::rules::ids::Colour;
use crate::rules::{cards, dungeon, munchkin};

/// How the note of a correction for a fight begins.
const FIGHT: &str = "fight ";
/// How that for any other entry does.
const ENTRY: &str = "entry ";

/// What a correction is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum For {
    /// The fight that ended at a point.
    Fight(Point),
    /// The entry that led to a point.
    Entry(Point),
}

impl For {
    /// What a note says a correction is for; nothing if it is none of an entry.
    pub fn read(note: &str) -> Option<For> {
        let point = |text: &str| text.parse::<Point>().ok();
        let fight = note.strip_prefix(FIGHT).and_then(point).map(For::Fight);
        fight.or_else(|| note.strip_prefix(ENTRY).and_then(point).map(For::Entry))
    }

    /// The note that says so.
    pub fn note(self) -> String {
        match self {
            For::Fight(point) => format!("{FIGHT}{point}"),
            For::Entry(point) => format!("{ENTRY}{point}"),
        }
    }

    /// The point it is about.
    pub fn point(self) -> Point {
        let (For::Fight(point) | For::Entry(point)) = self;
        point
    }

    /// The same for what is numbered so.
    pub(super) fn at(self, point: Point) -> For {
        match self {
            For::Fight(_) => For::Fight(point),
            For::Entry(_) => For::Entry(point),
        }
    }
}

/// How the fight came out that ended so.
pub(super) fn came_out(facts: &[Fact]) -> Option<bool> {
    facts.iter().find_map(|fact| {
        let Event::Fight(fight::Event::Fight { what: FightTold::Over { won, .. }, .. }) = &fact.event else {
            return None;
        };
        Some(*won)
    })
}

/// Whether a correction says of a fight that it was won after all or lost, and of whom; nothing if it is none of that.
pub fn read(note: &str, effects: &[Effect]) -> Option<(bool, Vec<Colour>)> {
    let Some(For::Fight(_)) = For::read(note) else { return None };
    let mut who: Vec<Colour> = Vec::new();
    let mut won = false;
    for (seat, by) in effects.iter().filter_map(change) {
        // Whoever lost it gives back, and nothing else.
        won |= by > 0;
        if !who.contains(&seat) {
            who.push(seat);
        }
    }
    (!who.is_empty()).then_some((won, who))
}

/// Of whom such a correction changes a number, and by how much.
fn change(effect: &Effect) -> Option<(Colour, i32)> {
    if let Effect::Munchkin(munchkin::Effect::Gear { seat, .. }) = effect {
        return Some((*seat, 1));
    }
    let (Effect::Munchkin(
        munchkin::Effect::Level { seat, change: Amount::By(by), .. }
        | munchkin::Effect::Bonus { seat, change: Amount::By(by) },
    )
    | Effect::Cards(cards::Effect::Hand { seat, change: Amount::By(by), .. })
    | Effect::Dungeon(dungeon::Effect::Health { seat, change: Amount::By(by) })) = effect
    else {
        return None;
    };
    Some((*seat, *by))
}
