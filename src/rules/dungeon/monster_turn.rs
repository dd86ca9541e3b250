//! The Monster Turn (rulebook pages 13 and 14): from one rolled colour, what every monster does.
//!
//! All monsters move at the same time (MQ-MMOV-14) and take no notice of each other (MQ-MMOV-02), so each is
//! resolved by itself; only those that smash links go first, because the others meet the board they leave
//! (MQ-MMOV-15, MQ-MMOV-16, OQ-71).

use crate::rules::book::Book;
use crate::rules::cite::{Cites, Rule};
use crate::rules::dungeon::arrow::Arrow;
use crate::rules::dungeon::gait::Gait;
use crate::rules::dungeon::link::LinkKind;
use crate::rules::dungeon::map::Dungeon;
use crate::rules::dungeon::march::{Between, By, Hop, Hops, LinkChange, March, Route, Stop};
use crate::rules::few::{Few, Member};
use crate::rules::fight::foe::card::MonsterDef;
use crate::rules::fight::foe::{Foes, Monster};
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId, RoomId, Side, Square};
use crate::rules::rulings::{BoardChangers, ContraryBlocked, FastExtraWithoutRegularMove};
use std::ops::ControlFlow;

/// The house-rule switches of section G of the open questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MarchRules {
    /// OQ-64: the link out into the darkness must be one the monster can pass.
    pub edge_exit_needs_passable_link: bool,
    /// OQ-66: a Fast monster that made no regular move may still go one room along the arrow.
    pub fast_extra_without_regular_move: bool,
    /// OQ-68: a Contrary monster that cannot go against the arrow follows it instead.
    pub contrary_blocked_follows_arrow: bool,
    /// OQ-71: those that smash links are worked out again until nothing more changes.
    pub changers_to_fixpoint: bool,
    /// OQ-59: a dead figure counts as a munchkin, so it can hold its monster.
    pub dead_counts_as_present: bool,
}

impl MarchRules {
    /// The switches as a game has them.
    pub fn of(book: &Book, game: &Game) -> MarchRules {
        let house = book.house(game);
        MarchRules {
            edge_exit_needs_passable_link: house.edge_exit_needs_passable_link(),
            fast_extra_without_regular_move: house.fast_extra_without_regular_move()
                == FastExtraWithoutRegularMove::ArrowDirection,
            contrary_blocked_follows_arrow: house.contrary_blocked() == ContraryBlocked::FollowArrow,
            changers_to_fixpoint: house.board_changers() == BoardChangers::Fixpoint,
            dead_counts_as_present: house.dead_counts_as_present(),
        }
    }
}

/// Where each colour's munchkin stands, for Gotcha! (MQ-MMOV-18); none if it is out of reach or does not count.
pub type Targets = [Option<RoomId>; 6];

/// The munchkins that can hold their monsters.
pub fn targets(game: &Game, rules: MarchRules) -> Targets {
    let mut targets = [None; 6];
    for seat in &game.seats {
        if !seat.dead || rules.dead_counts_as_present {
            targets[seat.colour.index()] = seat.room;
        }
    }
    targets
}

/// Rooms up to which a line is looked through each time; on a larger board all lines are laid out first.
const SMALL: usize = 64;

/// What a monster could enter from each side of each room, gaps and edges included (OQ-63).
struct Lines {
    /// All of it, for a large board.
    ahead: Vec<[(u32, Between); 4]>,
    /// The squares of the rooms, for a small one: side by side they are quickly looked through.
    squares: Vec<Square>,
}

impl Lines {
    fn of(dungeon: &Dungeon) -> Lines {
        if dungeon.rooms.len() <= SMALL {
            return Lines { ahead: Vec::new(), squares: dungeon.rooms.iter().map(|room| room.at).collect() };
        }
        let mut ahead: Vec<[(u32, Between); 4]> =
            (0..dungeon.rooms.len() as u32).map(|i| [(i, Between::Edge); 4]).collect();
        // The sign bit is flipped so that the packed keys sort as the signed numbers do.
        let key = |n: i32| u64::from(n as u32 ^ 0x8000_0000);
        let mut order: Vec<(u64, u32)> = Vec::with_capacity(dungeon.rooms.len());
        for (along, back) in [(Side::East, Side::West), (Side::South, Side::North)] {
            order.clear();
            order.extend(dungeon.rooms.iter().zip(0u32..).map(|(room, i)| {
                let (row, col) = (key(room.at.row), key(room.at.col));
                (if along == Side::East { row << 32 | col } else { col << 32 | row }, i)
            }));
            order.sort_unstable();
            for line in order.chunk_by(|a, b| a.0 >> 32 == b.0 >> 32) {
                for pair in line.windows(2) {
                    let over = if pair[1].0 - pair[0].0 == 1 { Between::Nothing } else { Between::Gap };
                    ahead[pair[0].1 as usize][along.index()] = (pair[1].1, over);
                    ahead[pair[1].1 as usize][back.index()] = (pair[0].1, over);
                }
                let (first, last) = (line[0].1, line[line.len() - 1].1);
                ahead[last as usize][along.index()] = (first, Between::Edge);
                ahead[first as usize][back.index()] = (last, Between::Edge);
            }
        }
        Lines { ahead, squares: Vec::new() }
    }

    /// What lies beyond a side of a room.
    fn beyond(&self, from: u32, side: Side) -> (u32, Between) {
        if let Some(ahead) = self.ahead.get(from as usize) {
            return ahead[side.index()];
        }
        // Mostly it is the room next door.
        let next = self.squares[from as usize].step(side);
        match self.squares.iter().position(|at| *at == next) {
            Some(next) if next != from as usize => (next as u32, Between::Nothing),
            Some(_) | None => self.look(from, side),
        }
    }

    /// The same, looked for: the next room on the line, or past the edge the first one on it.
    fn look(&self, from: u32, side: Side) -> (u32, Between) {
        // How far along a line that goes this way, and on which line.
        let place = |at: Square| match side {
            Side::East => (i64::from(at.col), at.row),
            Side::West => (-i64::from(at.col), at.row),
            Side::South => (i64::from(at.row), at.col),
            Side::North => (-i64::from(at.row), at.col),
        };
        let (here, line) = place(self.squares[from as usize]);
        let (mut next, mut first) = ((i64::MAX, from), (here, from));
        for (at, index) in self.squares.iter().zip(0u32..) {
            let (along, on) = place(*at);
            if on != line {
                continue;
            }
            if along > here && along < next.0 {
                next = (along, index);
            } else if along < first.0 {
                first = (along, index);
            }
        }
        match next.0 {
            i64::MAX => (first.1, Between::Edge),
            along if along == here + 1 => (next.1, Between::Nothing),
            _ => (next.1, Between::Gap),
        }
    }
}

/// A step that can be taken: at most two rooms, the Entrance and the one beyond.
struct Way {
    entrance: Option<u32>,
    to: u32,
    over: Between,
    link: LinkKind,
    smash: bool,
}

/// One Monster Turn being worked out.
struct Resolver<'a> {
    dungeon: &'a Dungeon,
    rules: MarchRules,
    roll: Colour,
    targets: [Option<u32>; 6],
    lines: Lines,
    /// The links as they stand, smashed ones included; filled only when somebody smashes.
    links: Option<Vec<[LinkKind; 4]>>,
    changed: Vec<LinkChange>,
    /// For each room, the last monster (counted from 1) that was in it.
    visited: Vec<u32>,
    stamp: u32,
}

impl<'a> Resolver<'a> {
    fn new(dungeon: &'a Dungeon, foes: &Foes, targets: Targets, rules: MarchRules, roll: Colour) -> Self {
        let index = |room: Option<RoomId>| room.and_then(|id| dungeon.room_index(id)).map(|i| i as u32);
        let smashers = foes.all.iter().any(|m| !m.def.smashes.is_empty());
        Resolver {
            dungeon,
            rules,
            roll,
            targets: targets.map(index),
            lines: Lines::of(dungeon),
            links: smashers.then(|| dungeon.rooms.iter().map(|r| r.links).collect()),
            changed: Vec::new(),
            visited: vec![0; dungeon.rooms.len()],
            stamp: 0,
        }
    }

    fn link(&self, room: u32, side: Side) -> LinkKind {
        match &self.links {
            Some(links) => links[room as usize][side.index()],
            None => self.dungeon.rooms[room as usize].links[side.index()],
        }
    }

    fn is_entrance(&self, room: u32) -> bool {
        self.dungeon.rooms[room as usize].entrance
    }

    fn been_in(&self, room: u32) -> bool {
        self.visited[room as usize] == self.stamp
    }

    fn meets_target(&self, monster: &Monster, room: u32) -> bool {
        !self.is_entrance(room) && monster.base.is_some_and(|base| self.targets[base.index()] == Some(room))
    }

    /// Whether the monster can leave a room by a side, and where that leads.
    fn way(&self, monster: &Monster, from: u32, side: Side) -> Result<Way, (Stop, Cites)> {
        let link = self.link(from, side);
        let (to, over) = self.lines.beyond(from, side);
        let dark = over != Between::Nothing;
        // The Entrance's links are never changed, so a smasher needs leave to pass them (MQ-FIX-11).
        let fixed = self.is_entrance(from) || (!dark && self.is_entrance(to));
        let smash = monster.def.smashes.has(link) && !fixed;
        let passes =
            |kind: LinkKind| matches!(kind, LinkKind::Passage | LinkKind::Door) || monster.def.passes.has(kind);
        if !smash && !passes(link) && (!dark || self.rules.edge_exit_needs_passable_link) {
            let why = if dark { cites!["MQ-MMOV-08", "MQ-MMOV-23"] } else { cites!["MQ-MMOV-08"] };
            return Err((Stop::BlockedLink, why));
        }
        if self.been_in(to) {
            return Err((Stop::WouldRetrace, cites!["MQ-MMOV-17"]));
        }
        if !self.is_entrance(to) {
            return Ok(Way { entrance: None, to, over, link, smash });
        }
        let (beyond, gap) = self.lines.beyond(to, side);
        if gap != Between::Nothing {
            return Err((Stop::EntranceBlocked, cites!["MQ-FIX-14"]));
        }
        if !passes(self.link(to, side)) {
            return Err((Stop::EntranceBlocked, cites!["MQ-FIX-13", "MQ-MMOV-06"]));
        }
        if self.been_in(beyond) {
            return Err((Stop::EntranceBlocked, cites!["MQ-FIX-13", "MQ-MMOV-17"]));
        }
        Ok(Way { entrance: Some(to), to: beyond, over, link, smash })
    }

    fn take(&mut self, from: u32, side: Side, way: &Way, by: By, hops: &mut Vec<Hop>) {
        if way.smash {
            self.smash(from, side, way.link);
        }
        let id = |room: u32| self.dungeon.rooms[room as usize].id;
        let first = way.entrance.unwrap_or(way.to);
        hops.push(Hop { to: id(first), side, by, over: way.over, link: way.link });
        self.visited[first as usize] = self.stamp;
        if way.entrance.is_some() {
            let link = self.link(first, side);
            hops.push(Hop { to: id(way.to), side, by: By::Entrance, over: Between::Nothing, link });
            self.visited[way.to as usize] = self.stamp;
        }
    }

    fn smash(&mut self, room: u32, side: Side, from: LinkKind) {
        let (to, over) = self.lines.beyond(room, side);
        let Some(links) = &mut self.links else { return };
        if from == LinkKind::Passage {
            return;
        }
        links[room as usize][side.index()] = LinkKind::Passage;
        if over == Between::Nothing {
            links[to as usize][side.opposite().index()] = LinkKind::Passage;
        }
        let room = self.dungeon.rooms[room as usize].id;
        self.changed.push(LinkChange { room, side, from, to: LinkKind::Passage });
    }

    /// What a monster does that stands on the map.
    fn route(&mut self, monster: &Monster) -> Option<Route> {
        let from = monster.room?;
        let mut route =
            Route { monster: monster.id, from, hops: Hops::default(), stop: Stop::NoArrow, cites: Cites::NONE };
        (route.stop, route.cites) = match self.dungeon.room_index(from) {
            Some(start) => self.walk(monster, start as u32, &mut route.hops.0),
            None => (Stop::NoArrow, cites!["MQ-MMOV-09"]),
        };
        Some(route)
    }

    fn walk(&mut self, monster: &Monster, start: u32, hops: &mut Vec<Hop>) -> (Stop, Cites) {
        let gait = monster.def.gait.unwrap_or(Few::EMPTY);
        if gait.has(Gait::Lurking) {
            return (Stop::Lurking, cites!["MQ-SPEC-06"]);
        }
        if self.meets_target(monster, start) {
            return (Stop::TargetHere, cites!["MQ-MMOV-19"]);
        }
        self.stamp += 1;
        self.visited[start as usize] = self.stamp;
        // Slow and Fast together cancel (OQ-69).
        let slow = gait.has(Gait::Slow) && !gait.has(Gait::Fast);
        let fast = gait.has(Gait::Fast) && !gait.has(Gait::Slow);
        let contrary = gait.has(Gait::Contrary);
        let (here, stop) = self.regular(monster, start, contrary, slow, hops);
        if !fast || matches!(stop.0, Stop::TargetReached | Stop::UnknownArrow) {
            return stop;
        }
        let side = match (hops.last(), self.dungeon.rooms[start as usize].tile.up.arrows.of(self.roll)) {
            (Some(last), _) => last.side,
            (None, Arrow::To(side)) if self.rules.fast_extra_without_regular_move => side,
            _ => return stop,
        };
        let Ok(way) = self.way(monster, here, side) else { return stop };
        self.take(here, side, &way, By::Fast, hops);
        if self.meets_target(monster, way.to) {
            (Stop::TargetReached, cites!["MQ-MMOV-18"])
        } else {
            (Stop::FastDone, cites!["MQ-SPEC-03"])
        }
    }

    /// The regular move: where it ended, and why.
    fn regular(
        &mut self,
        monster: &Monster,
        start: u32,
        contrary: bool,
        slow: bool,
        hops: &mut Vec<Hop>,
    ) -> (u32, (Stop, Cites)) {
        let mut here = start;
        loop {
            let against = contrary && hops.is_empty();
            let arrow = match self.dungeon.rooms[here as usize].tile.up.arrows.of(self.roll) {
                Arrow::To(side) => side,
                Arrow::Unknown if hops.is_empty() => return (here, (Stop::UnknownArrow, cites!["MQ-MMOV-04"])),
                Arrow::Unknown => return (here, (Stop::UnknownArrow, cites!["MQ-MMOV-07"])),
                Arrow::None if against => return (here, (Stop::NoArrow, cites!["MQ-SPEC-10"])),
                Arrow::None => return (here, (Stop::NoArrow, cites!["MQ-MMOV-09"])),
            };
            let (mut side, mut by) = if against { (arrow.opposite(), By::Contrary) } else { (arrow, By::Arrow) };
            let mut way = self.way(monster, here, side);
            if against && way.is_err() {
                if self.rules.contrary_blocked_follows_arrow {
                    (side, by) = (arrow, By::Arrow);
                    way = self.way(monster, here, side);
                } else {
                    way = way.map_err(|(stop, why)| (stop, why.and(const { Rule::new("MQ-SPEC-08") })));
                }
            }
            let way = match way {
                Ok(way) => way,
                Err(stop) => return (here, stop),
            };
            self.take(here, side, &way, by, hops);
            here = way.to;
            if self.meets_target(monster, here) {
                return (here, (Stop::TargetReached, cites!["MQ-MMOV-18"]));
            }
            if slow {
                return (here, (Stop::Slow, cites!["MQ-SPEC-05"]));
            }
        }
    }
}

/// Works out a Monster Turn and hands each route over as soon as it is known, in the dungeon's order, so that
/// a board of any size needs no more memory than the routes of its smashers. Returns the links changed.
pub fn resolve_each(
    dungeon: &Dungeon,
    foes: &Foes,
    targets: Targets,
    rules: MarchRules,
    roll: Colour,
    mut take: impl FnMut(Route) -> ControlFlow<()>,
) -> Vec<LinkChange> {
    let mut resolver = Resolver::new(dungeon, foes, targets, rules, roll);
    let mut first: Vec<Route> = Vec::new();
    if resolver.links.is_some() {
        loop {
            let before = resolver.changed.len();
            first.clear();
            let smashers = foes.all.iter().filter(|m| !m.def.smashes.is_empty());
            first.extend(smashers.filter_map(|monster| resolver.route(monster)));
            if !rules.changers_to_fixpoint || resolver.changed.len() == before {
                break;
            }
        }
    }
    let mut first = first.into_iter();
    for monster in foes.all.iter().filter(|m| m.room.is_some()) {
        let route = if monster.def.smashes.is_empty() { resolver.route(monster) } else { first.next() };
        if route.is_some_and(|route| take(route).is_break()) {
            break;
        }
    }
    resolver.changed
}

/// Works out a Monster Turn. Nothing is changed; what comes back says what would be.
pub fn resolve(dungeon: &Dungeon, foes: &Foes, targets: Targets, rules: MarchRules, roll: Colour) -> March {
    let mut routes = Vec::with_capacity(foes.all.len());
    let links_changed = resolve_each(dungeon, foes, targets, rules, roll, |route| {
        routes.push(route);
        ControlFlow::Continue(())
    });
    let to_move = routes.iter().filter(|r| !r.hops.0.is_empty()).map(|r| r.monster).collect();
    March { roll, routes, links_changed, to_move }
}

/// Why a monster whose arrow nobody knows stays where it is, where there is no way for it on any side; nothing where there
/// is one, or where others change links.
pub fn stuck(
    dungeon: &Dungeon,
    foes: &Foes,
    (targets, rules): (Targets, MarchRules),
    roll: Colour,
    route: &Route,
) -> Option<(Stop, Cites)> {
    let monster = foes.get(route.monster).filter(|_| route.stop == Stop::UnknownArrow && route.hops.0.is_empty())?;
    let start = dungeon.room_index(route.from)? as u32;
    let mut resolver = Resolver::new(dungeon, foes, targets, rules, roll);
    if resolver.links.is_some() {
        return None;
    }
    resolver.stamp += 1;
    resolver.visited[start as usize] = resolver.stamp;
    let whys: Vec<_> = Side::ALL.into_iter().filter_map(|side| resolver.way(monster, start, side).err()).collect();
    if whys.len() < Side::ALL.len() {
        return None;
    }
    let entrance = whys.iter().find(|(stop, _)| *stop == Stop::EntranceBlocked);
    entrance.or(whys.first()).copied()
}

/// Whether it makes no difference which way the arrow of a room points: whoever would follow it has no way on any side.
pub fn is_idle_arrow(book: &Book, game: &Game, room: RoomId, roll: Colour) -> bool {
    let Some(dungeon) = game.dungeon.as_deref() else { return false };
    let rules = MarchRules::of(book, game);
    let law = (targets(game, rules), rules);
    let march = resolve(dungeon, &game.foes, law.0, rules, roll);
    let mut follow = march.routes.iter().filter(|route| route.stop == Stop::UnknownArrow && route.to() == room);
    follow.all(|route| stuck(dungeon, &game.foes, law, roll, route).is_some())
}

/// Whether a monster would go anywhere by any footprint, where the others have gone as they do: only then it matters which
/// it has.
pub fn is_steered(
    dungeon: &Dungeon,
    foes: &Foes,
    (targets, rules): (Targets, MarchRules),
    march: &March,
    id: MonsterId,
) -> bool {
    let Some(monster) = foes.get(id) else { return false };
    let Some(start) = monster.room.and_then(|room| dungeon.room_index(room)) else { return false };
    let mut resolver = Resolver::new(dungeon, foes, targets, rules, march.roll);
    for change in &march.links_changed {
        if let Some(room) = dungeon.room_index(change.room) {
            resolver.smash(room as u32, change.side, change.from);
        }
    }
    let links = resolver.links.clone();
    let mut footprints = std::iter::once(Few::EMPTY).chain(Gait::ALL.iter().map(|gait| Few::EMPTY.with(*gait)));
    footprints.any(|gait| {
        let def = MonsterDef { gait: Some(gait), ..MonsterDef::clone(&monster.def) };
        let monster = Monster { def: def.into(), ..monster.clone() };
        resolver.links.clone_from(&links);
        let mut hops = Vec::new();
        resolver.walk(&monster, start as u32, &mut hops);
        !hops.is_empty()
    })
}

/// What each of the six colours would do, in the order of [`Colour::ALL`].
pub fn forecast(book: &Book, game: &Game) -> Option<[March; 6]> {
    let dungeon = game.dungeon.as_deref()?;
    let rules = MarchRules::of(book, game);
    let targets = targets(game, rules);
    Some(Colour::ALL.map(|roll| resolve(dungeon, &game.foes, targets, rules, roll)))
}
