//! What is no part of the game any more, folded away behind a line.

use crate::play::narrate::title;
use crate::play::reacting::PASSES;
use crate::play::record::Who;
use crate::play::timeline::{Point, Timeline};
use crate::rules::agenda::Step;
use crate::rules::event::{Event, Fact};
use crate::rules::ids::Colour;
use crate::rules::table;
use std::collections::BTreeSet;

/// What became of an entry that a fix has replaced, as a text id.
pub(super) const REPLACED: &str = "journal-replaced";
/// What became of one that was taken back.
pub(super) const UNDONE: &str = "journal-undone";

/// The points in their order, what was replaced or taken back together as one line before it, or instead of it.
pub(super) fn in_lines(
    all: impl Iterator<Item = Point>,
    gone: impl Fn(Point) -> Option<&'static str>,
    unfolded: &BTreeSet<Point>,
) -> Vec<(Point, usize)> {
    let mut points: Vec<(Point, usize)> = Vec::new();
    let mut head: Option<(usize, &'static str)> = None;
    // What was taken back alone says so itself.
    let alone = |points: &mut Vec<(Point, usize)>, head: Option<(usize, &'static str)>| {
        if let Some((at, UNDONE)) = head
            && points[at].1 == 1
        {
            points.truncate(at + 1);
            points[at].1 = 0;
        }
    };
    for point in all {
        let own = gone(point);
        if head.map(|(_, id)| id) != own {
            alone(&mut points, head.take());
        }
        let Some(id) = own else {
            points.push((point, 0));
            continue;
        };
        let (at, _) = *head.get_or_insert((points.len(), id));
        if at == points.len() {
            points.push((point, 0));
        }
        points[at].1 += 1;
        if unfolded.contains(&points[at].0) {
            points.push((point, 0));
        }
    }
    alone(&mut points, head);
    points
}

/// The records of the fixes in whose place stands again what they had replaced.
pub(super) fn fixes_taken_back(timeline: &Timeline, path: &[Point]) -> BTreeSet<u32> {
    let record = |point: Point| timeline.node(point).filter(|node| node.fixed).map(|node| node.record);
    let firsts = (1..=timeline.last()).filter(|point| record(*point).is_some() && record(*point) != record(point - 1));
    let is_taken = |first: &Point| {
        let from = timeline.parent(*first);
        let on_way = |point: &Point| *point == 0 || path.binary_search(point).is_ok();
        on_way(&from) && !on_way(first) && path.last().is_some_and(|here| *here > from)
    };
    firsts.filter(is_taken).filter_map(record).collect()
}

/// Whether the app only said for somebody that they had nothing to play: they were not asked, and did nothing.
pub(super) fn is_passed_for(timeline: &Timeline, point: Point) -> bool {
    let Some(node) = timeline.node(point).filter(|node| node.who == Who::App) else { return false };
    if !node.command.read().is_ok_and(|command| command == PASSES) {
        return false;
    }
    let before = timeline.state(timeline.parent(point));
    let asked = match before.top() {
        Some(Step::Table(table::Step::Window { waiting, .. })) => waiting.first().and_then(|seat| before.seat(*seat)),
        _ => None,
    };
    asked.is_some_and(|seat| seat.bot.is_none())
}

/// The turn an entry begins that is called by nothing else: it stands below the head of that turn.
pub(super) fn begun_by(timeline: &Timeline, point: Point) -> Option<(u32, Option<Colour>)> {
    let node = timeline.node(point)?;
    let begins = |fact: &Fact| match fact.event {
        Event::Table(table::Event::Turn { seat, number }) if number > 0 => Some((number, Some(seat))),
        _ => None,
    };
    let begun = node.facts.iter().find_map(begins)?;
    (title::title(&timeline.state(node.parent), node).id == "told-turn").then_some(begun)
}
