//! Where a banner lies: over nothing that is asked for.

use crate::app::map::scene::LIGHT;
use crate::app::shell::Shell;
use crate::app::table::stage::measures::{BAR, Measures};
use crate::app::table::stage::{asks, crowd};
use crate::app::table::state::Table;
use crate::rules::dungeon;
use crate::rules::fight::sides::sides;
use crate::rules::ids::Square;
use crate::rules::question::Ask;
use iced::Size;

/// What is asked for keeps so much around it.
const AROUND: f32 = 8.0;

/// Whether anything is touched on the ground a banner lies over, to answer what is asked.
pub fn is_asked(table: &Table, shell: &Shell) -> bool {
    match table.is_staged(shell) {
        true => told(table, Size::ZERO).is_some(),
        false => !table.scene.lit.is_empty() || links(table).is_some(),
    }
}

/// The part of a ground so large that a banner may take, from its top to its lower edge: the larger of what lies above and
/// below everything that is asked for there.
pub fn free(table: &Table, shell: &Shell, size: Size) -> (f32, f32) {
    if table.is_staged(shell) {
        return (0.0, told(table, size).unwrap_or(size.height));
    }
    let camera = table.scene.camera(table.camera, table.turns, size);
    let lit = table.scene.lit.iter().filter_map(|lit| table.scene.lit_spot(*lit, &camera, size));
    let lit = lit.map(|(at, reach)| (at.y - reach * LIGHT, at.y + reach * LIGHT));
    let links = links(table).map(|at| camera.cell(at, size)).map(|cell| (cell.y, cell.y + cell.height));
    let (top, low) = lit.chain(links).fold((size.height, 0.0), |(top, low), (from, to)| (from.min(top), to.max(low)));
    let (above, below) = (top - AROUND, low + AROUND);
    match above >= size.height - below {
        true => (0.0, above),
        false => (below, size.height),
    }
}

/// The room whose links are asked for.
fn links(table: &Table) -> Option<Square> {
    let Ask::Dungeon(dungeon::Ask::Links { room, .. }) = table.question.ask else { return None };
    table.game().dungeon.as_deref()?.room(room).map(|room| room.at)
}

/// Where the numbers of a fight end above those who fight, while something is asked of one of them there.
fn told(table: &Table, size: Size) -> Option<f32> {
    let fight = table.staged()?;
    let all = sides(table.session.book(), table.game(), fight, None);
    asks::now(table, &all)?;
    let m: Measures = crowd::measures(table, &all, size);
    Some(m.top() + BAR)
}
