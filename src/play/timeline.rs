//! History: points linked to the one they came from, and where in it the game stands. Nothing is ever taken out;
//! undo, redo and jumps move the place, and are records themselves.

mod ahead;

use crate::play::reacting;
use crate::play::record::{Act, Deed, Drawn, Kept, Record, Who};
use crate::rules::agenda::Step;
use crate::rules::event::Fact;
use crate::rules::game::Game;
use crate::rules::table;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, PoisonError};

/// A point of history: the state after a deed. Point 0 is the start.
pub type Point = u32;

/// How far apart states are kept to start folding from.
const CHECKPOINT: usize = 64;
/// How far apart states are kept that were folded anew: after opening, and on the way that a fix leaves.
const STRIDE: usize = 1_024;

/// What led to a point.
#[derive(Clone, Debug)]
pub struct Node {
    /// The point before.
    pub parent: Point,
    /// Number of the record that made it.
    pub record: u32,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// By whom.
    pub who: Who,
    /// What was asked.
    pub command: Kept,
    /// What happened.
    pub facts: Vec<Fact>,
    /// What it was picked from, where it is an answer of chance.
    pub drawn: Option<Drawn>,
    /// Whether it is part of a fix of an earlier entry.
    pub fixed: bool,
    /// For the last deed of a fix of an earlier entry: where the game stood before the fix.
    pub before_fix: Option<Point>,
    /// Deeds from the start to here.
    depth: u32,
}

/// The history of a game.
#[derive(Clone, Debug)]
pub struct Timeline {
    start: Game,
    nodes: Vec<Node>,
    here: Point,
    /// Places that were left and that redo leads to, the next one last.
    ahead: Vec<Point>,
    /// States on the way, by point.
    kept: Vec<(Point, Game)>,
    /// States met while folding a long way, by point: nobody waits for the same way twice.
    met: Met,
}

/// States that were met on the way to others.
#[derive(Debug, Default)]
struct Met(Mutex<BTreeMap<Point, Game>>);

impl Met {
    fn at(&self, point: Point) -> Option<Game> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&point).cloned()
    }

    fn keep(&self, point: Point, game: &Game) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(point, game.clone());
    }
}

impl Clone for Met {
    fn clone(&self) -> Met {
        // From here on the two histories go their own ways, and number their points alike.
        Met(Mutex::new(self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()))
    }
}

/// A record that does not fit the history so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a record refers to a point that does not exist")]
pub struct Misfit;

impl Timeline {
    /// A history that has only begun.
    pub fn new(start: Game) -> Timeline {
        Timeline { start, nodes: Vec::new(), here: 0, ahead: Vec::new(), kept: Vec::new(), met: Met::default() }
    }

    /// Where the game stands.
    pub fn here(&self) -> Point {
        self.here
    }

    /// What led to a point; nothing led to the start.
    pub fn node(&self, point: Point) -> Option<&Node> {
        self.nodes.get((point as usize).checked_sub(1)?)
    }

    /// The last point made.
    pub fn last(&self) -> Point {
        self.nodes.len() as Point
    }

    /// The point before one; the start for the start.
    pub fn parent(&self, point: Point) -> Point {
        self.node(point).map_or(0, |n| n.parent)
    }

    /// The points from one back to the start, the start not included, each with what led to it.
    pub fn back(&self, from: Point) -> impl Iterator<Item = (Point, &Node)> {
        let with = |at: Point| Some((at, self.node(at)?));
        std::iter::successors(with(from), move |(_, node)| with(node.parent))
    }

    /// The points from the start to one, the start not included.
    pub fn path(&self, to: Point) -> Vec<Point> {
        let mut path: Vec<Point> = self.back(to).map(|(at, _)| at).collect();
        path.reverse();
        path
    }

    /// Deeds on the way to a point, which is what the picks of chance go by at a cardboard table.
    pub fn depth(&self, point: Point) -> u32 {
        self.node(point).map_or(0, |n| n.depth)
    }

    /// Whether the app has rolled or drawn anything since a record, taken back or not.
    pub fn has_drawn_since(&self, record: u32) -> bool {
        self.nodes.iter().rev().take_while(|node| node.record > record).any(|node| node.drawn.is_some())
    }

    /// Where undo leads: before the last thing a person did, past what the app did by itself; for a fix, to where the
    /// game stood before it.
    pub fn undo(&self) -> Option<Point> {
        let node = self.node(self.undone_by_undo()?)?;
        Some(node.before_fix.unwrap_or_else(|| self.before_passes(node)))
    }

    /// Whether undo leads anywhere.
    pub fn can_undo(&self) -> bool {
        self.undone_by_undo().is_some()
    }

    /// Before what a person did; where that was played while all might react, before those were passed for who would have been
    /// asked first: they are asked again as well.
    fn before_passes(&self, node: &Node) -> Point {
        let plays = node.command.read().is_ok_and(|command| reacting::plays(&command));
        let window = |point| matches!(self.state(point).top(), Some(Step::Table(table::Step::Window { .. })));
        let passes = |node: &Node| {
            let passes = node.who == Who::App && node.command.read().is_ok_and(|command| command == reacting::PASSES);
            passes && window(node.parent)
        };
        if !plays || !window(node.parent) {
            return node.parent;
        }
        self.back(node.parent).find(|(_, node)| !passes(node)).map_or(0, |(at, _)| at)
    }

    /// The entries whose place a fix has taken.
    pub fn replaced(&self) -> BTreeSet<Point> {
        let fixes = (1..=self.last()).filter_map(|point| Some((point, self.node(point)?.before_fix?)));
        let of = |(point, before): (Point, Point)| {
            let way: BTreeSet<Point> = self.back(point).map(|(at, _)| at).collect();
            self.back(before).map(|(at, _)| at).take_while(|at| !way.contains(at)).collect::<Vec<_>>()
        };
        fixes.flat_map(of).collect()
    }

    /// The thing a person did that undo would take back.
    pub fn undone_by_undo(&self) -> Option<Point> {
        self.back(self.here).find(|(_, node)| node.who != Who::App).map(|(at, _)| at)
    }

    /// The state at a point, folded from the nearest state kept.
    pub fn state(&self, point: Point) -> Game {
        let mut path = Vec::new();
        let mut at = point;
        let (mut game, _) = loop {
            if let Ok(i) = self.kept.binary_search_by_key(&at, |(p, _)| *p) {
                break (self.kept[i].1.clone(), at);
            }
            if let Some(game) = self.met.at(at) {
                break (game, at);
            }
            match self.node(at) {
                Some(node) => {
                    path.push(at);
                    at = node.parent;
                }
                None => break (self.start.clone(), 0),
            }
        };
        for (folded, point) in path.iter().rev().enumerate() {
            for fact in self.node(*point).iter().flat_map(|node| &node.facts) {
                game.apply(&fact.event);
            }
            if (folded + 1).is_multiple_of(STRIDE) {
                self.met.keep(*point, &game);
            }
        }
        game
    }

    /// Takes a record in without working out the state.
    ///
    /// # Errors
    /// If it refers to a point that does not exist.
    pub fn take(&mut self, record: Record) -> Result<(), Misfit> {
        let Record { number, at, who, act } = record;
        let exists = |point: Point| if point <= self.last() { Ok(point) } else { Err(Misfit) };
        match act {
            Act::Do(deed, drawn) => {
                self.ahead.clear();
                self.here = self.push(self.here, (number, at, who), deed, false);
                if let Some(node) = self.nodes.last_mut() {
                    node.drawn = drawn;
                }
            }
            Act::Seal(_) | Act::Said(_) | Act::Reveal(_) | Act::WentOn(_) => {}
            Act::Undo(to) => {
                let to = exists(to)?;
                self.goes_back(to);
            }
            Act::Redo(to) | Act::Jump(to) => {
                let to = exists(to)?;
                self.goes_to(to);
            }
            Act::Fix { from, deeds } => {
                let mut tip = exists(from)?;
                let (before, made) = (self.here, !deeds.is_empty());
                for deed in deeds {
                    tip = self.push(tip, (number, at, who), deed, true);
                }
                if let Some(node) = self.nodes.last_mut().filter(|_| made) {
                    node.before_fix = Some(before);
                }
                self.ahead = if made { Vec::new() } else { vec![before] };
                self.here = tip;
            }
        }
        Ok(())
    }

    fn push(&mut self, parent: Point, (record, at, who): (u32, i64, Who), deed: Deed, fixed: bool) -> Point {
        let depth = self.depth(parent) + 1;
        let Deed { command, facts, at: own } = deed;
        let at = own.unwrap_or(at);
        let (drawn, before_fix) = (None, None);
        self.nodes.push(Node { parent, record, at, who, command, facts, drawn, fixed, before_fix, depth });
        self.last()
    }

    /// Keeps the state of a point to fold from, every so many deeds.
    pub fn keep(&mut self, point: Point, game: &Game) {
        let due = (self.depth(point) as usize).is_multiple_of(CHECKPOINT) && point > 0;
        if let (true, Err(place)) = (due, self.kept.binary_search_by_key(&point, |(p, _)| *p)) {
            self.kept.insert(place, (point, game.clone()));
        }
    }
}
