//! Whoever was caught, and what Bad Stuff has done to them so far.

use crate::app::shell::Shell;
use crate::app::table::log;
use crate::app::table::state::Table;
use crate::play::timeline::{Node, Point};
use crate::rules::agenda::Step;
use crate::rules::command::Command;
use crate::rules::event::told::Roll;
use crate::rules::event::{Event, Fact};
use crate::rules::fight::flight;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::{fight, table};

/// Whether somebody is caught by this.
fn catches(fact: &Fact) -> bool {
    matches!(fact.event, Event::Table(table::Event::Owed(Step::Fight(fight::Step::BadStuff { .. }))))
}

/// When somebody was caught, and what has been done since, as long as Bad Stuff is asked about.
fn since(table: &Table) -> (Point, Vec<Point>) {
    let timeline = table.session.timeline();
    let after = |(_, node): &(Point, &Node)| !node.facts.iter().any(catches);
    let mut done: Vec<Point> = timeline.back(timeline.here()).take_while(after).map(|(at, _)| at).collect();
    let caught = done.last().map_or(timeline.here(), |first| timeline.parent(*first));
    done.reverse();
    (caught, done)
}

/// The game as it was when somebody was caught.
pub fn before(table: &Table) -> Game {
    table.session.timeline().state(since(table).0)
}

/// By how much the roll fell short that a monster has caught somebody by; none where no die was told.
pub fn short(table: &Table, seat: Colour, monster: MonsterId) -> Option<i32> {
    let timeline = table.session.timeline();
    let node = timeline.node(since(table).0)?;
    let rolled = node.facts.iter().find_map(|fact| match fact.event {
        Event::Table(table::Event::Rolled { roll: Roll::Six(face), seat: Some(who) }) => (who == seat).then_some(face),
        _ => None,
    })?;
    let then = timeline.state(node.parent);
    let short = flight::away_from_it(table.session.book(), &then, seat, monster) - i32::from(rolled);
    (short > 0).then_some(short)
}

/// Whether anything has been entered since somebody was caught.
pub fn suffered(table: &Table) -> bool {
    let entered = |point: &Point| {
        let command = table.session.timeline().node(*point).and_then(|node| node.command.read().ok());
        matches!(command, Some(Command::Table(table::Command::Effects { .. } | table::Command::Amend { .. })))
    };
    since(table).1.iter().any(entered)
}

/// What it has done so far to whoever was caught, as the log tells it: what was entered of others meanwhile is none of it.
pub fn taken(table: &Table, shell: &Shell) -> Vec<String> {
    let timeline = table.session.timeline();
    let theirs = |point: &Point| {
        let (before, after) = (timeline.state(timeline.parent(*point)), timeline.state(*point));
        // So is the token that goes back.
        let token = |game: &Game, seat: Colour| game.track.as_deref().map(|track| track.token(seat));
        let changed = |seat| before.seat(seat) != after.seat(seat) || token(&before, seat) != token(&after, seat);
        table.question.seat.is_some_and(changed)
    };
    let done = since(table).1.into_iter().filter(theirs);
    done.flat_map(|point| log::lines(shell, &table.session, point)).collect()
}
