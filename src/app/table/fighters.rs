//! Who fights, by name.

use crate::app::shell::Shell;
use crate::app::table::state::Table;
use crate::play::narrate::asking;
use crate::rules::fight::Fighter;

/// What a fighter is called.
pub fn name(table: &Table, shell: &Shell, who: Fighter) -> String {
    asking::fighter(&shell.words, table.game(), who)
}

/// A fighter in the name of a control.
pub fn key(who: Fighter) -> String {
    match who {
        Fighter::Seat(colour) => colour.name().to_owned(),
        Fighter::Monster(id) => id.0.to_string(),
    }
}
