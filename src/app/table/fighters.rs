//! Who fights, by name.

use crate::app::shell::Shell;
use crate::app::table::Table;
use crate::catalog::words::{Names, capitalised};
use crate::rules::fight::Fighter;

/// What a fighter is called.
pub fn name(table: &Table, shell: &Shell, who: Fighter) -> String {
    let names = Names::of(table.game());
    match who {
        Fighter::Seat(colour) => shell.words.seat(colour, names),
        Fighter::Monster(id) => capitalised(shell.words.monster(id, names)),
    }
}

/// A fighter in the name of a control.
pub fn key(who: Fighter) -> String {
    match who {
        Fighter::Seat(colour) => colour.name().to_owned(),
        Fighter::Monster(id) => id.0.to_string(),
    }
}
