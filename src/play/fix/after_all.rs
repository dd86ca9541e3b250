//! A fight that came out the other way after all, as its correction is written: it says which fight, and is called that.

use crate::play::timeline::Point;
use crate::rules::amount::Amount;
use crate::rules::effect::Effect;
use crate::rules::ids::Colour;
use crate::rules::{cards, dungeon, munchkin};

/// How the note of such a correction begins.
const FIGHT: &str = "fight ";

/// The note of the correction for the fight that ended at a point.
pub fn note(over: Point) -> String {
    format!("{FIGHT}{over}")
}

/// Whether a correction says of a fight that it was won after all or lost, and of whom; nothing if it is none of that.
pub fn read(note: &str, effects: &[Effect]) -> Option<(bool, Vec<Colour>)> {
    note.strip_prefix(FIGHT)?.parse::<Point>().ok()?;
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
