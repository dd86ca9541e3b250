//! The measures of a stage on which a fight stands, by how many are in it.

use crate::app::table::stage::asks;
use crate::app::table::stage::measures::Measures;
use crate::app::table::state::Table;
use crate::play::narrate::parted;
use crate::rules::fight::sides::sides;
use crate::rules::fight::sum::{Sides, Sum};
use iced::Size;

/// What is told of a monster of cardboard besides its terms takes a line, where others have a joke and a line.
const TOLD: usize = 1;

/// On a stage lower than that there is no room for what losing would mean; where there is, it has at most so much, and more
/// on a stage so high.
const LOW: f32 = 330.0;
const SAID: f32 = 96.0;
const HIGH: f32 = 450.0;
const MORE: f32 = 144.0;

/// Height of a line that is only read.
const SPOKEN: f32 = 30.0;

/// The measures of a fight on a stage so large.
pub fn measures(table: &Table, all: &Sides, size: Size) -> Measures {
    let terms = |sums: &[Sum], besides: usize| -> Vec<usize> {
        let own = |sum: &Sum| all.parts.iter().filter(|part| part.who == sum.who).count();
        sums.iter().map(|sum| own(sum) + besides).collect()
    };
    let told = if table.is_cardboard() && all.monsters.len() > 1 { TOLD } else { 0 };
    // Whoever is run from takes a line beside the others.
    let fled = table.staged().map_or(0, |fight| parted::left(table.game(), fight).count());
    let theirs: Vec<usize> = terms(&all.monsters, told).into_iter().chain(std::iter::repeat_n(1, fled)).collect();
    let m = Measures::of(size).crowded(size, [&terms(&all.munchkins, 0), &theirs]);
    // Without dice what losing would mean is said, however many fight; they scroll.
    let rolls = table.session.book().system.rolls();
    let spoken = table.hot.is_some() && !rolls;
    let beside = table.is_cardboard() && !rolls && !all.is_open();
    let says = (spoken || beside) && size.height >= LOW;
    let least = says.then_some(if size.height >= HIGH { MORE } else { SAID });
    let foot = m.foot.into_iter().chain(least).reduce(f32::max);
    // Above what is said there whoever fights is seen whole, or without what is only to be smiled at.
    let m = Measures { foot, brief: m.brief || (says && spoken && !Measures { foot, ..m }.has_room(size)), ..m };
    // What is said there is nothing to touch: those who fight have that room.
    let m = if spoken { Measures { said: m.said.min(SPOKEN), ..m } } else { m };
    let open = all.is_open();
    let asks = (m.stamped && table.hot.is_none()).then(|| asks::whole(m.side));
    let m = asks.map_or(m, |asks| m.asked(size, (&terms(&all.monsters, told), asks), open));
    // While something is not known, it is asked; there is nothing to tell at a foot yet.
    if all.is_open() && !m.stamped { Measures { foot: None, ..m } } else { m }
}

/// How far what floats over the stage stays above its lower edge: what stands at the foot of a fight is read.
pub fn above(table: &Table, size: Size) -> f32 {
    table.staged().map_or(0.0, |fight| {
        let all = sides(table.session.book(), table.game(), fight, None);
        measures(table, &all, size).above()
    })
}
