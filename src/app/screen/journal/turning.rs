//! A fight that came out the other way after all, as it is touched and read before anything is taken over.

use crate::app::shell::Shell;
use crate::app::table::{Table, log};
use crate::catalog::words::Names;
use crate::play::fix::turned::{Turned, turned, turned_already};
use crate::play::timeline::Point;
use crate::rules::command::Command;
use crate::rules::ids::Colour;

/// Where something is still to be entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Enters {
    /// On somebody's sheet, which lies open then.
    Sheet(Colour),
    /// On the table, of everybody who fought: nothing lies over what they have to do.
    Table,
}

/// A fight that came out the other way, in words.
#[derive(Clone, Debug)]
pub struct Turning {
    /// The correction.
    pub does: Option<Command>,
    /// Where something is still to be entered, if it is.
    pub enters: Option<Enters>,
    /// What the button says.
    pub label: String,
    /// What is told of it.
    pub line: String,
    /// What it changes.
    pub changes: Option<String>,
}

impl Turning {
    /// The fight an entry belongs to, if that can be turned.
    pub fn of(shell: &Shell, table: &Table, point: Point) -> Option<Turning> {
        let Turned { won, who, does } = turned(&table.session, point)?;
        let (words, names) = (&shell.words, Names::of(table.game()));
        let label = label(shell, won);
        let called: Vec<String> = who.iter().map(|seat| words.seat(*seat, names)).collect();
        let told = if won { "fix-won-told" } else { "fix-lost-told" };
        let changes = does.as_ref().and_then(|does| log::would_tell(shell, table, does));
        Some(Turning {
            enters: (!won).then_some(Enters::Table),
            label,
            line: words.with(told, &[("who", words.list(&called).into()), ("count", called.len().into())]),
            changes: changes.map(|what| words.with("fix-from-now-told", &[("what", what.into())])),
            does,
        })
    }
}

/// What was offered of a fight that was turned already.
pub fn done(shell: &Shell, table: &Table, point: Point) -> Option<String> {
    Some(label(shell, turned_already(&table.session, point)?))
}

fn label(shell: &Shell, won: bool) -> String {
    shell.words.get(if won { "fix-fight-won" } else { "fix-fight-lost" })
}
