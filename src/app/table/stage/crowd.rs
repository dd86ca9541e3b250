//! The measures of a stage on which a fight stands, by how many are in it.

use crate::app::table::Table;
use crate::app::table::stage::measures::Measures;
use crate::rules::fight::sides::sides;
use crate::rules::fight::sum::{Sides, Sum};
use iced::Size;

/// The measures of a fight on a stage so large.
pub fn measures(all: &Sides, size: Size) -> Measures {
    let terms = |sums: &[Sum]| -> Vec<usize> {
        sums.iter().map(|sum| all.parts.iter().filter(|part| part.who == sum.who).count()).collect()
    };
    let m = Measures::of(size).crowded(size, [&terms(&all.munchkins), &terms(&all.monsters)]);
    // While something is not known, it is asked; there is nothing to tell at a foot yet.
    if all.is_open() && !m.stamped { Measures { foot: None, ..m } } else { m }
}

/// How far what floats over the stage stays above its lower edge: what stands at the foot of a fight is read.
pub fn above(table: &Table, size: Size) -> f32 {
    table.staged().map_or(0.0, |fight| {
        let all = sides(table.session.book(), table.game(), fight, None);
        measures(&all, size).above()
    })
}
