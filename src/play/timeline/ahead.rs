//! What lies ahead of where the game stands: redo goes there a step at a time, and only ever forward.

use crate::play::reacting;
use crate::play::record::Who;
use crate::play::timeline::{Node, Point, Timeline};
use std::collections::BTreeSet;

impl Timeline {
    /// Where redo leads: past the next thing a person did, on the way to the place that was left; for a fix, to what it
    /// came to.
    pub fn redo(&self) -> Option<Point> {
        let to = *self.ahead.last()?;
        if !self.leads_to(self.here, to) {
            return Some(to);
        }
        let steps: Vec<&Node> = self.between(self.here, to).filter(|node| node.who != Who::App).collect();
        let rests = steps.into_iter().rev().map(|node| self.rests_before(node));
        Some(rests.into_iter().find(|rest| *rest > self.here).unwrap_or(to))
    }

    /// Whether going to a point is going back.
    pub fn is_back(&self, to: Point) -> bool {
        let ahead = self.leads_to(self.here, to);
        to < self.here && !ahead
    }

    /// Back by undo: what is left lies ahead.
    pub(super) fn goes_back(&mut self, to: Point) {
        let known = self.ahead.last().is_some_and(|last| self.leads_to(self.here, *last) && self.leads_to(to, *last));
        if !known {
            self.ahead.push(self.here);
        }
        self.here = to;
    }

    /// Anywhere: on the way that is gone, what lies beyond it is ahead; elsewhere, what came of it there.
    pub(super) fn goes_to(&mut self, to: Point) {
        if !self.ahead.last().is_some_and(|last| self.leads_to(self.here, *last)) {
            self.ahead.push(self.here);
        }
        while let Some(last) = self.ahead.last().copied() {
            if self.leads_to(to, last) {
                break;
            }
            if let Some(way) = self.by_fixes(to, last, &mut BTreeSet::new()) {
                self.ahead.extend(way);
                break;
            }
            self.ahead.pop();
        }
        if self.ahead.is_empty() {
            self.ahead.extend(self.tip(to));
        }
        self.ahead.pop_if(|last| *last == to);
        self.here = to;
    }

    /// Whether a point is on the way to another, or is that.
    fn leads_to(&self, from: Point, to: Point) -> bool {
        let mut at = to;
        // Every point is numbered after the one it came from.
        while at > from {
            at = self.parent(at);
        }
        at == from
    }

    /// What led from one point to another, the last first.
    fn between(&self, from: Point, to: Point) -> impl Iterator<Item = &Node> {
        self.back(to).take_while(move |(at, _)| *at > from).map(|(_, node)| node)
    }

    /// The fixes between a point and one that undo would have led back from to it, the last first; none if there are no
    /// such.
    fn by_fixes(&self, to: Point, from: Point, seen: &mut BTreeSet<Point>) -> Option<Vec<Point>> {
        let fixes: Vec<(Point, Point)> =
            self.back(from).filter_map(|(at, node)| Some((at, node.before_fix?))).collect();
        for (fix, before) in fixes {
            if !seen.insert(fix) {
                continue;
            }
            let own = (fix != from).then_some(fix);
            if self.leads_to(to, before) {
                return Some(own.into_iter().chain([before]).collect());
            }
            if let Some(way) = self.by_fixes(to, before, seen) {
                return Some(own.into_iter().chain([before]).chain(way).collect());
            }
        }
        None
    }

    /// The last point that came of one; that itself if nothing did.
    fn tip(&self, of: Point) -> Option<Point> {
        let mut of_it: BTreeSet<Point> = [of].into();
        for point in of + 1..=self.last() {
            if of_it.contains(&self.parent(point)) {
                of_it.insert(point);
            }
        }
        of_it.last().copied()
    }

    /// Where the game stood when a person did something, as undo finds it.
    fn rests_before(&self, node: &Node) -> Point {
        let passes = |node: &Node| node.command.read().is_ok_and(|command| command == reacting::PASSES);
        let passed = self.node(node.parent).is_some_and(|before| before.who == Who::App && passes(before));
        if passed { self.before_passes(node) } else { node.parent }
    }
}
