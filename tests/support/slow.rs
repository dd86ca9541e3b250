//! A Monster Turn by the plainest reading of the rules, square by square and far too slow to ship: what the engine's is
//! held against.

use crate::support::random::{self, KINDS, Rng, SIDES};
use rand::RngExt as _;
use rand::seq::IndexedRandom as _;
use standie::rules::dungeon::arrow::{Arrow, Arrows};
use standie::rules::dungeon::gait::Gait;
use standie::rules::dungeon::link::LinkKind;
use standie::rules::dungeon::map::Dungeon;
use standie::rules::dungeon::march::Stop;
use standie::rules::dungeon::monster_turn::MarchRules;
use standie::rules::dungeon::room::{Face, Room, Tile};
use standie::rules::fight::foe::Monster;
use standie::rules::fight::foe::card::MonsterDef;
use standie::rules::game::Game;
use standie::rules::ids::{Colour, RoomId, Side, Square};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;

struct Board<'a> {
    rooms: HashMap<Square, &'a Room>,
    links: HashMap<(Square, Side), LinkKind>,
    game: &'a Game,
    rules: MarchRules,
    roll: Colour,
    smashed: usize,
}

fn dungeon(game: &Game) -> &Dungeon {
    game.dungeon.as_deref().expect("a map")
}

impl Board<'_> {
    /// The room a monster would come to: next door, over a gap, or round the edge; and whether they touch.
    fn ahead(&self, from: Square, side: Side) -> (Square, bool) {
        let reach = 60;
        let mut at = from;
        for n in 1..=reach {
            at = at.step(side);
            if self.rooms.contains_key(&at) {
                return (at, n == 1);
            }
        }
        let mut far = from;
        let mut back = from;
        for _ in 1..=reach {
            back = back.step(side.opposite());
            if self.rooms.contains_key(&back) {
                far = back;
            }
        }
        (far, false)
    }

    fn target(&self, monster: &Monster) -> Option<RoomId> {
        let seat = self.game.seat(monster.base?)?;
        let counts = !seat.dead || self.rules.dead_counts_as_present;
        seat.room.filter(|_| counts)
    }

    /// Tries one step. The squares entered, or why not.
    fn step(
        &mut self,
        monster: &Monster,
        from: Square,
        side: Side,
        been: &HashSet<Square>,
    ) -> Result<Vec<Square>, Stop> {
        let (to, touching) = self.ahead(from, side);
        let link = self.links[&(from, side)];
        let ordinary = |l: LinkKind| l == LinkKind::Passage || l == LinkKind::Door || monster.def.passes.has(l);
        let of_entrance = self.rooms[&from].entrance || (touching && self.rooms[&to].entrance);
        let smashes = monster.def.smashes.has(link) && !of_entrance;
        let needs = touching || self.rules.edge_exit_needs_passable_link;
        if needs && !smashes && !ordinary(link) {
            return Err(Stop::BlockedLink);
        }
        if been.contains(&to) {
            return Err(Stop::WouldRetrace);
        }
        let mut entered = vec![to];
        if self.rooms[&to].entrance {
            let (beyond, next_door) = self.ahead(to, side);
            if !next_door || !ordinary(self.links[&(to, side)]) || been.contains(&beyond) {
                return Err(Stop::EntranceBlocked);
            }
            entered.push(beyond);
        }
        if smashes && link != LinkKind::Passage {
            self.smashed += 1;
            self.links.insert((from, side), LinkKind::Passage);
            if touching {
                self.links.insert((to, side.opposite()), LinkKind::Passage);
            }
        }
        Ok(entered)
    }

    fn route(&mut self, monster: &Monster) -> (Vec<RoomId>, Stop) {
        let start = self.rooms.values().find(|r| Some(r.id) == monster.room).expect("it stands in a room");
        let (start_at, start_id, start_entrance) = (start.at, start.id, start.entrance);
        let gait = |g| monster.def.gait.is_some_and(|f| f.has(g));
        let target = self.target(monster);
        if gait(Gait::Lurking) {
            return (Vec::new(), Stop::Lurking);
        }
        if target == Some(start_id) && !start_entrance {
            return (Vec::new(), Stop::TargetHere);
        }
        let fast = gait(Gait::Fast) && !gait(Gait::Slow);
        let slow = gait(Gait::Slow) && !gait(Gait::Fast);
        let mut been: HashSet<Square> = [start_at].into();
        let mut path = Vec::new();
        let mut at = start_at;
        let mut last_side = None;
        let stop = loop {
            let side = match self.rooms[&at].tile.up.arrows.of(self.roll) {
                Arrow::None => break Stop::NoArrow,
                Arrow::Unknown => break Stop::UnknownArrow,
                Arrow::To(side) => side,
            };
            let first = path.is_empty();
            let mut way = side;
            let mut step;
            if gait(Gait::Contrary) && first {
                way = side.opposite();
                step = self.step(monster, at, way, &been);
                if step.is_err() && self.rules.contrary_blocked_follows_arrow {
                    way = side;
                    step = self.step(monster, at, way, &been);
                }
            } else {
                step = self.step(monster, at, way, &been);
            }
            match step {
                Err(stop) => break stop,
                Ok(entered) => {
                    last_side = Some(way);
                    for square in entered {
                        been.insert(square);
                        path.push(self.rooms[&square].id);
                        at = square;
                    }
                }
            }
            if target == Some(self.rooms[&at].id) && !self.rooms[&at].entrance {
                break Stop::TargetReached;
            }
            if slow {
                break Stop::Slow;
            }
        };
        if !fast || stop == Stop::TargetReached || stop == Stop::UnknownArrow {
            return (path, stop);
        }
        let onward = match (last_side, self.rooms[&start_at].tile.up.arrows.of(self.roll)) {
            (Some(side), _) => side,
            (None, Arrow::To(side)) if self.rules.fast_extra_without_regular_move => side,
            _ => return (path, stop),
        };
        match self.step(monster, at, onward, &been) {
            Err(_) => (path, stop),
            Ok(entered) => {
                path.extend(entered.iter().map(|square| self.rooms[square].id));
                let reached = target.is_some() && target == path.last().copied();
                (path, if reached { Stop::TargetReached } else { Stop::FastDone })
            }
        }
    }
}

/// What every monster does: the rooms it enters and why it stops, in the order of the dungeon's list; and how many links
/// were smashed.
pub fn march(game: &Game, rules: MarchRules, roll: Colour) -> (Vec<(Vec<RoomId>, Stop)>, usize) {
    let dungeon = dungeon(game);
    let rooms: HashMap<Square, &Room> = dungeon.rooms.iter().map(|r| (r.at, r)).collect();
    let sides = |r: &Room| SIDES.map(|side| ((r.at, side), r.links[side as usize]));
    let links = dungeon.rooms.iter().flat_map(sides).collect();
    let mut board = Board { rooms, links, game, rules, roll, smashed: 0 };
    let mut routes = BTreeMap::new();
    loop {
        let before = board.smashed;
        for (i, monster) in game.foes.all.iter().enumerate().filter(|(_, m)| !m.def.smashes.is_empty()) {
            routes.insert(i, board.route(monster));
        }
        if !rules.changers_to_fixpoint || board.smashed == before {
            break;
        }
    }
    for (i, monster) in game.foes.all.iter().enumerate().filter(|(_, m)| m.def.smashes.is_empty()) {
        routes.insert(i, board.route(monster));
    }
    (routes.into_values().collect(), board.smashed)
}

/// A board nobody would build: rooms in clumps with gaps, links of every kind, monsters of every kind.
pub fn board(rng: &mut Rng) -> Game {
    let mut game = random::four().game(&standie::catalog::book()).expect("a sound set-up");
    let spread = rng.random_range(1..5);
    let count = rng.random_range(1..22);
    let map = game.dungeon.as_deref_mut().expect("a map");
    for side in SIDES {
        Arc::make_mut(&mut map.rooms)[0].links[side as usize] =
            *[LinkKind::Passage, LinkKind::Door, LinkKind::Locked].choose(rng).expect("one");
    }
    for _ in 0..count {
        let at = Square { col: rng.random_range(-spread..=spread), row: rng.random_range(-spread..=spread) };
        if map.rooms.iter().any(|r| r.at == at) {
            continue;
        }
        let mut links = SIDES.map(|_| KINDS[[0, 0, 0, 0, 1, 1, 2, 3, 4][rng.random_range(0..9)]]);
        for side in SIDES {
            if let Some(next) = map.rooms.iter().find(|r| r.at == at.step(side)) {
                links[side as usize] = next.links[side.opposite() as usize];
            }
        }
        let mut arrows = Arrows::NONE;
        for arrow in &mut arrows.0 {
            *arrow = match rng.random_range(0..20) {
                0 => Arrow::Unknown,
                1..=4 => Arrow::None,
                n => Arrow::To(SIDES[n % 4]),
            };
        }
        let id = RoomId(map.next_room);
        map.next_room += 1;
        let tile = Tile { up: Face { arrows, ..Face::default() }.into(), down: None };
        Arc::make_mut(&mut map.rooms).push(Room {
            id,
            at,
            entrance: false,
            tile: tile.into(),
            links,
            mark: None,
            pile: None,
        });
    }
    let rooms: Vec<RoomId> = map.rooms.iter().map(|r| r.id).collect();
    let outside: Vec<RoomId> = rooms.iter().copied().filter(|r| *r != RoomId::ENTRANCE).collect();
    let some = |rng: &mut Rng| KINDS.into_iter().filter(|_| rng.random_range(0..3) == 0).collect();
    for n in 0..rng.random_range(0..10) {
        let Some(room) = outside.choose(rng) else { break };
        let gait = [Gait::Fast, Gait::Slow, Gait::Lurking, Gait::Contrary];
        let gait = gait.into_iter().filter(|_| rng.random_range(0..4) == 0).collect();
        let mut def = MonsterDef { gait: Some(gait), ..MonsterDef::default() };
        if rng.random_range(0..3) == 0 {
            def.passes = some(rng);
        }
        if rng.random_range(0..3) == 0 {
            def.smashes = some(rng);
        }
        let base = Some(Colour::ALL[rng.random_range(0..4)]);
        game.foes.all.push(Monster {
            id: standie::rules::ids::MonsterId(n + 1),
            def: def.into(),
            room: Some(*room),
            base,
            met: None,
            enhancers: Vec::new(),
            boss: false,
            mate: None,
        });
    }
    game.foes.next = 20;
    for seat in game.seats.iter_mut() {
        seat.room = rooms.choose(rng).copied();
        seat.dead = rng.random_range(0..5) == 0;
    }
    game
}

/// Random house rules for a Monster Turn.
pub fn rules(rng: &mut Rng) -> MarchRules {
    let mut coin = || rng.random_range(0..2) == 0;
    MarchRules {
        edge_exit_needs_passable_link: coin(),
        fast_extra_without_regular_move: coin(),
        contrary_blocked_follows_arrow: coin(),
        changers_to_fixpoint: coin(),
        dead_counts_as_present: coin(),
    }
}
