//! What was put right from now on: it is not put right again from the same line, whatever was entered since, and a fix of
//! what came before it keeps in mind what it was for.

use crate::play::fix::after_all::{For, came_out};
use crate::play::session::Session;
use crate::play::timeline::{Node, Point};
use crate::rules::command::Command;
use crate::rules::doors;
use crate::rules::fight;
use crate::rules::table;
use std::collections::BTreeSet;

/// What stands in the file of every correction.
const AMENDS: &str = "\"amend\"";

/// What a correction is for.
pub(super) fn of(command: &Command) -> Option<For> {
    let Command::Table(table::Command::Amend { note, .. }) = command else { return None };
    For::read(note)
}

/// All that was put right from now on, on the way to where the game stands.
fn all(session: &Session) -> BTreeSet<For> {
    let timeline = session.timeline();
    // Few entries are corrections: the others are not read for it.
    let read = |node: &Node| {
        Some(&node.command).filter(|kept| kept.json().contains(AMENDS))?.read().ok().as_ref().and_then(of)
    };
    timeline.back(timeline.here()).filter_map(|(_, node)| read(node)).collect()
}

/// Whether this was.
pub fn is_righted(session: &Session, what: For) -> bool {
    all(session).contains(&what)
}

/// The points at which fights ended that came out the other way after all.
pub fn turned_fights(session: &Session) -> BTreeSet<Point> {
    let fight = |what| if let For::Fight(over) = what { Some(over) } else { None };
    all(session).into_iter().filter_map(fight).collect()
}

/// The entries that were put right from now on; of a fight all lines of it.
pub fn righted(session: &Session) -> BTreeSet<Point> {
    all(session).into_iter().flat_map(|what| lines(session, what)).collect()
}

/// The lines of the journal that something belongs to.
fn lines(session: &Session, what: For) -> Vec<Point> {
    let For::Fight(over) = what else { return vec![what.point()] };
    let timeline = session.timeline();
    let mut lines = vec![over];
    for (at, node) in timeline.back(over) {
        let is_fought = fight::kept(&timeline.state(node.parent)).is_some();
        if at != over && node.command.read().is_ok_and(|command| is_line(&command)) {
            lines.push(at);
        }
        if !is_fought {
            break;
        }
    }
    lines
}

/// Whether a fight is put right from an entry that belongs to it.
pub(super) fn is_line(command: &Command) -> bool {
    matches!(command, Command::Table(table::Command::Answer(_)) | Command::Doors(doors::Command::Meet { .. }))
}

/// What becomes of a correction once all from a point on is decided again.
pub(super) enum Becomes {
    /// It stands as it is.
    Stands,
    /// It is for an entry that is numbered otherwise now.
    IsFor(Command),
    /// What it was for is as it says by now, or is not there any more.
    Goes,
}

/// What becomes of a correction: of the entries from a point on each has its place among what was decided again, or none;
/// one of them is another now.
pub(super) fn becomes(
    session: &Session,
    (from, other): (Point, Option<Point>),
    command: &Command,
    at: impl Fn(Point) -> Option<(Point, Option<bool>)>,
) -> Becomes {
    let Some(what) = of(command).filter(|what| what.point() > from) else { return Becomes::Stands };
    let Some((point, won)) = at(what.point()) else { return Becomes::Goes };
    let goes = match what {
        For::Entry(was) => other == Some(was),
        For::Fight(was) => session.timeline().node(was).and_then(|node| came_out(&node.facts)) != won,
    };
    if goes {
        return Becomes::Goes;
    }
    let mut command = command.clone();
    if let Command::Table(table::Command::Amend { note, .. }) = &mut command {
        *note = what.at(point).note();
    }
    Becomes::IsFor(command)
}
