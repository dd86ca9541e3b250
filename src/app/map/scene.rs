//! What there is to see on the map: rooms, links, tokens, ways out, routes; and what lies under a finger.

use crate::app::icon::foe;
use crate::app::map::camera::{Camera, READABLE, towards};
use crate::catalog::words::{Names, Words};
use crate::rules::book::Book;
use crate::rules::dungeon::arrow::Arrows;
use crate::rules::dungeon::link::LinkKind;
use crate::rules::dungeon::march::March;
use crate::rules::dungeon::room::{Mark, SearchIcon};
use crate::rules::dungeon::{movement, walk};
use crate::rules::fight::foe::card::Size as MonsterSize;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId, RoomId, Side, Square};
use iced::{Point, Rectangle, Size, Vector};
use std::sync::atomic::{AtomicU32, Ordering};

/// Something on the map that can be touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A room.
    Room(RoomId),
    /// A monster.
    Monster(MonsterId),
    /// A munchkin.
    Munchkin(Colour),
    /// A link of a room.
    Link(RoomId, Side),
    /// A square without a room.
    Dark(Square),
}

/// A room as it is shown.
#[derive(Clone, Debug)]
pub struct RoomSeen {
    /// Which room.
    pub id: RoomId,
    /// Where.
    pub at: Square,
    /// Its name or number.
    pub name: String,
    /// Whether it is the Entrance.
    pub entrance: bool,
    /// Its arrows.
    pub arrows: Arrows,
    /// Its links, and whether a room lies behind each.
    pub links: [(LinkKind, bool); 4],
    /// Ransacked or Looted Out.
    pub mark: Option<Mark>,
    /// Search icon.
    pub search: Option<SearchIcon>,
    /// Race and class icons: a few letters of whom, and whether it is a good one.
    pub icons: Vec<(String, bool)>,
    /// What lies there: the letter, or only gold.
    pub pile: Option<Option<char>>,
    /// Whether it is selected.
    pub chosen: bool,
}

/// A token in a room.
#[derive(Clone, Debug)]
pub enum Token {
    /// A munchkin.
    Munchkin {
        /// Whose.
        colour: Colour,
        /// The hat they wear.
        hat: Option<&'static str>,
        /// Lying dead.
        dead: bool,
        /// Whose turn it is.
        active: bool,
    },
    /// A monster.
    Monster {
        /// Which.
        id: MonsterId,
        /// Its base.
        base: Option<Colour>,
        /// Its silhouette.
        kind: &'static str,
        /// One or two letters of its name.
        letters: String,
        /// Its size, 1.0 human-sized.
        scale: f32,
        /// Whether its standie still waits to be moved on the table.
        waits: bool,
        /// Whether it is selected.
        chosen: bool,
    },
}

impl Token {
    /// What of the map it is.
    pub fn spot(&self) -> Spot {
        match self {
            Token::Munchkin { colour, .. } => Spot::Munchkin(*colour),
            Token::Monster { id, .. } => Spot::Monster(*id),
        }
    }
}

/// A way the active munchkin can take.
#[derive(Clone, Debug)]
pub struct Exit {
    /// From its room.
    pub from: Square,
    /// Out of this side.
    pub side: Side,
    /// Move it costs; none if it takes all of one's Move.
    pub cost: Option<u8>,
    /// Into the darkness.
    pub dark: bool,
}

impl Exit {
    /// Where its sign lies on the screen: the middle, and how far it reaches.
    pub fn sign(&self, camera: &Camera, size: Size) -> (Point, f32) {
        let (centre, s) = (camera.centre(self.from, size), camera.zoom);
        let way = towards(camera.shown(self.side));
        if self.dark {
            return (centre + way * (s * 0.66), s * 0.11);
        }
        // Beside the link, so that it stays readable.
        let along = Vector::new(way.y.abs(), way.x.abs());
        (centre + way * (s * 0.5) + along * (s * 0.29), s * 0.1)
    }
}

/// How many times as large a light is as a sign.
pub const LIGHT: f32 = 1.3;

/// A monster's way, shown on the map.
#[derive(Clone, Debug)]
pub struct RouteSeen {
    /// Number on the map and in the list, from 1.
    pub number: usize,
    /// Base colour.
    pub base: Option<Colour>,
    /// Straight pieces: from where to where. A gap or an edge breaks the line.
    pub legs: Vec<Leg>,
    /// Whether its standie has been moved.
    pub done: bool,
}

/// A straight piece of a route.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Leg {
    /// From the middle of one square to the middle of the next.
    Step(Square, Square),
    /// Out of a square towards the darkness.
    Out(Square, Side),
    /// Back in from the darkness, going this way.
    In(Square, Side),
}

/// A place that answers what is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lit {
    /// A room.
    Room(RoomId),
    /// What lies beyond a side of a room.
    Side(RoomId, Side),
}

/// Everything on the map.
#[derive(Clone, Debug, Default)]
pub struct Scene {
    /// Rooms.
    pub rooms: Vec<RoomSeen>,
    /// Tokens, with the square they stand on and their place in it.
    pub tokens: Vec<(Square, Rectangle, Token)>,
    /// Ways the active munchkin can take.
    pub exits: Vec<Exit>,
    /// Whether it is touched where to go, if there is anywhere.
    pub lights: bool,
    /// Places that answer what is asked.
    pub lit: Vec<Lit>,
    /// Whose arrow is asked for.
    pub arrow: Option<Colour>,
    /// Routes of the last Monster Turn, or of a forecast.
    pub routes: Vec<RouteSeen>,
    /// Whether the routes only might be.
    pub forecast: bool,
    /// The square that is followed where not all rooms can be read at once; none where all are to be seen.
    pub follows: Option<Square>,
    /// Whose figure can be taken and carried to where it goes.
    pub mover: Option<Colour>,
    /// Differs from scene to scene, so that a new one is seen to be new.
    pub drawn: u32,
}

/// What the scene needs to know besides the game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Focus<'a> {
    /// What is selected.
    pub chosen: Option<Spot>,
    /// Routes that might be, instead of those that were.
    pub forecast: Option<&'a March>,
    /// Whether the active munchkin's ways out are shown.
    pub exits: bool,
    /// Places that answer what is asked, and whose arrow is asked for.
    pub lit: (&'a [Lit], Option<Colour>),
    /// Links being chosen for a new room, before they are laid.
    pub drawn: Option<(RoomId, &'a [(Side, LinkKind)])>,
    /// The square that is followed.
    pub follows: Option<Square>,
    /// Whose figure can be taken and carried to where it goes.
    pub mover: Option<Colour>,
    /// The hats of the six colours.
    pub hats: [Option<&'static str>; 6],
    /// Whether the routes of the last Monster Turn are shown: until all standies have been moved.
    pub routes: bool,
}

impl Scene {
    /// The scene of a game.
    pub fn of(book: &Book, game: &Game, words: &Words, focus: Focus<'_>) -> Scene {
        let Some(dungeon) = game.dungeon.as_deref().filter(|_| game.has_map()) else { return Scene::default() };
        let names = Names::of(game);
        let rooms = dungeon.rooms.iter().map(|room| RoomSeen {
            id: room.id,
            at: room.at,
            name: if room.entrance { words.get("map-entrance") } else { words.room(room.id, names) },
            entrance: room.entrance,
            arrows: room.tile.up.arrows,
            links: Side::ALL.map(|side| {
                let drawn = focus.drawn.filter(|(id, _)| *id == room.id);
                let drawn = drawn.and_then(|(_, links)| links.iter().find(|(s, _)| *s == side));
                (drawn.map_or(room.link(side), |(_, kind)| *kind), dungeon.neighbour(room, side).is_some())
            }),
            mark: room.mark,
            search: room.tile.up.search,
            icons: room.tile.up.icons.iter().map(|icon| (short(words, &icon.who), icon.good)).collect(),
            pile: room.pile.as_ref().map(|p| p.letter),
            chosen: focus.chosen == Some(Spot::Room(room.id)),
        });
        static DRAWN: AtomicU32 = AtomicU32::new(0);
        let drawn = DRAWN.fetch_add(1, Ordering::Relaxed);
        let mut scene = Scene { rooms: rooms.collect(), drawn, follows: focus.follows, ..Scene::default() };
        scene.mover = focus.mover;
        for room in dungeon.rooms.iter() {
            scene.place_tokens(game, room.id, room.at, words, focus);
        }
        scene.lit = focus.lit.0.to_vec();
        scene.arrow = focus.lit.1;
        scene.lights = focus.exits;
        if focus.exits {
            scene.exits = exits(book, game);
        }
        let march = focus.forecast.or(dungeon.march.as_ref().filter(|_| focus.routes));
        if let Some(march) = march {
            scene.forecast = focus.forecast.is_some();
            scene.routes = routes(game, march, scene.forecast);
        }
        scene
    }

    /// Where it is looked at from, in a view of a size: from where somebody chose to, or from where whoever moves can be
    /// seen, or from where everything can.
    pub fn camera(&self, looked: Option<Camera>, turns: u8, size: Size) -> Camera {
        if let Some(camera) = looked {
            // Nobody throws the map out of sight.
            return camera.kept(self.rooms.iter().map(|room| room.at), size);
        }
        let corners = self.corners();
        let all = Camera::fit(corners.0, corners.1, size, turns);
        match self.follows {
            Some(at) if all.zoom < READABLE => Camera::following(at, corners, size, turns),
            _ => all,
        }
    }

    /// Where something has happened since: rooms that were not there, whoever stands elsewhere, what is followed now.
    pub fn changed(&self, before: &Scene) -> Vec<Square> {
        let rooms = self.rooms.iter().map(|room| room.at).filter(|at| !before.rooms.iter().any(|room| room.at == *at));
        let stood = |token: &Token, at: &Square| {
            before.tokens.iter().any(|(was, _, other)| other.spot() == token.spot() && was == at)
        };
        let moved = self.tokens.iter().filter(|(at, _, token)| !stood(token, at)).map(|(at, ..)| *at);
        rooms.chain(moved).chain(self.follows.filter(|_| self.follows != before.follows)).collect()
    }

    /// Whether this is the figure of whoever goes somewhere now.
    pub fn is_taken(&self, who: Spot) -> bool {
        self.mover.is_some_and(|mover| who == Spot::Munchkin(mover))
    }

    /// The way out that leads from whoever goes somewhere now to a square, if it can be gone.
    pub fn way_to(&self, to: Square) -> Option<Spot> {
        self.mover?;
        let room = |at: Square| self.rooms.iter().find(|room| room.at == at);
        let exit = self.exits.iter().find(|exit| exit.from.step(exit.side) == to);
        if let Some(exit) = exit {
            return Some(Spot::Link(room(exit.from)?.id, exit.side));
        }
        self.lit.iter().find_map(|lit| match *lit {
            Lit::Side(id, side) => {
                let from = self.rooms.iter().find(|room| room.id == id)?.at;
                (from.step(side) == to).then_some(Spot::Link(id, side))
            }
            Lit::Room(_) => None,
        })
    }

    fn place_tokens(&mut self, game: &Game, room: RoomId, at: Square, words: &Words, focus: Focus<'_>) {
        let Some(dungeon) = &game.dungeon else { return };
        let waits = |id| dungeon.march.as_ref().is_some_and(|m| m.to_move.contains(&id));
        let munchkins = game.seats.iter().filter(|s| s.room == Some(room)).map(|s| Token::Munchkin {
            colour: s.colour,
            hat: focus.hats[s.colour.index()],
            dead: s.dead,
            active: game.turn.seat == Some(s.colour),
        });
        let monsters = game.foes.in_room(room).map(|m| Token::Monster {
            id: m.id,
            base: m.base,
            kind: foe(&m.def),
            letters: initials(&words.monster(m.id, Names::of(game))),
            scale: match m.size() {
                MonsterSize::Tiny => 0.78,
                MonsterSize::Small => 0.88,
                MonsterSize::Huge => 1.18,
                MonsterSize::Human => 1.0,
            },
            waits: waits(m.id),
            chosen: focus.chosen == Some(Spot::Monster(m.id)),
        });
        let tokens: Vec<Token> = monsters.chain(munchkins).collect();
        let places = places(tokens.len());
        self.tokens.extend(tokens.into_iter().zip(places).map(|(token, place)| (at, place, token)));
    }

    /// The smallest and largest square with a room; the origin where there is none.
    pub fn corners(&self) -> (Square, Square) {
        let origin = Square { col: 0, row: 0 };
        let first = self.rooms.first().map_or(origin, |r| r.at);
        self.rooms.iter().fold((first, first), |(low, high), room| {
            let Square { col, row } = room.at;
            (
                Square { col: low.col.min(col), row: low.row.min(row) },
                Square { col: high.col.max(col), row: high.row.max(row) },
            )
        })
    }

    /// A way out of a room, as its sign is drawn.
    pub fn way_out(&self, id: RoomId, side: Side) -> Option<Exit> {
        let room = self.rooms.iter().find(|room| room.id == id)?;
        Some(Exit { from: room.at, side, cost: None, dark: !room.links[side.index()].1 })
    }

    /// Where a place that answers what is asked lies on the screen: its middle, and how far it reaches.
    pub fn lit_spot(&self, lit: Lit, camera: &Camera, size: Size) -> Option<(Point, f32)> {
        let room = |id| self.rooms.iter().find(|room| room.id == id);
        match lit {
            Lit::Room(id) => Some((camera.centre(room(id)?.at, size), camera.zoom * 0.5)),
            Lit::Side(id, side) => Some(self.way_out(id, side)?.sign(camera, size)),
        }
    }

    /// The side whose sign lies under a pixel: of what is asked, or of a way that can be taken.
    fn signed(&self, camera: &Camera, at: Point, size: Size) -> Option<Spot> {
        let touched = |exit: &Exit| {
            let (middle, reach) = exit.sign(camera, size);
            middle.distance(at) <= reach * LIGHT
        };
        let asked = self.lit.iter().find_map(|lit| match *lit {
            Lit::Side(id, side) => self.way_out(id, side).filter(touched).map(|_| Spot::Link(id, side)),
            Lit::Room(_) => None,
        });
        asked.or_else(|| {
            let exit = self.exits.iter().find(|exit| touched(exit))?;
            Some(Spot::Link(self.rooms.iter().find(|room| room.at == exit.from)?.id, exit.side))
        })
    }

    /// What lies under a pixel: signs before tokens before links before rooms.
    pub fn spot(&self, camera: &Camera, at: Point, size: Size) -> Spot {
        if let Some(signed) = self.signed(camera, at, size) {
            return signed;
        }
        for (square, place, token) in self.tokens.iter().rev() {
            if token_bounds(camera, *square, *place, size).expand(2.0).contains(at) {
                return token.spot();
            }
        }
        let square = camera.square(at, size);
        let Some(room) = self.rooms.iter().find(|r| r.at == square) else { return Spot::Dark(square) };
        let centre = camera.centre(square, size);
        let reach = camera.zoom * 0.17;
        for side in Side::ALL {
            let middle = centre + towards(camera.shown(side)) * (camera.zoom / 2.0);
            if (middle.x - at.x).abs() < reach && (middle.y - at.y).abs() < reach {
                return Spot::Link(room.id, side);
            }
        }
        Spot::Room(room.id)
    }
}

/// Places for tokens inside a square, in parts of it, (0, 0) the middle: rows of three, smaller when there are many.
fn places(count: usize) -> Vec<Rectangle> {
    let per_row = match count {
        0..=3 => count.max(1),
        4..=6 => 3,
        _ => 4,
    };
    let rows = count.div_ceil(per_row).max(1);
    let wide = (0.72 / per_row as f32).min(0.3);
    let tall = (0.46 / rows as f32).min(0.37);
    let top = 0.12 - tall * rows as f32 / 2.0;
    (0..count)
        .map(|i| {
            let (row, col) = (i / per_row, i % per_row);
            let in_row = per_row.min(count - row * per_row);
            let x = (col as f32 - (in_row as f32 - 1.0) / 2.0) * wide;
            Rectangle::new(Point::new(x - wide / 2.0, top + row as f32 * tall), Size::new(wide, tall))
        })
        .collect()
}

/// Where a token lies on the screen. Tokens stand upright however the map is turned.
pub fn token_bounds(camera: &Camera, square: Square, place: Rectangle, size: Size) -> Rectangle {
    let centre = camera.centre(square, size);
    let corner = centre + Vector::new(place.x, place.y) * camera.zoom;
    Rectangle::new(corner, Size::new(place.width * camera.zoom, place.height * camera.zoom))
}

/// A name of so many letters is not cut.
const SHORT: usize = 3;

/// What a name is cut to at a standie: the beginnings of its words, or of the only one unless that is short; its number if
/// it has none.
pub fn initials(name: &str) -> String {
    let words: Vec<&str> = name.split_whitespace().collect();
    match words[..] {
        [] => String::new(),
        [one] if one.chars().count() <= SHORT => one.to_owned(),
        [one] => one.chars().take(2).collect(),
        [.., last] if last.chars().all(|c| c.is_ascii_digit()) => last.to_owned(),
        [first, .., last] => first.chars().take(1).chain(last.chars().take(1)).collect(),
    }
}

/// A race or a class in as many letters as fit on a tile.
fn short(words: &Words, who: &str) -> String {
    if who == "everyone" {
        return words.get("map-everyone");
    }
    let kind = words.kind(who);
    let mut letters = kind.chars().take(3);
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// The ways out of the active munchkin's room that it can take now, cheapest payment first.
fn exits(book: &Book, game: &Game) -> Vec<Exit> {
    let Ok(mover) = walk::mover(game) else { return Vec::new() };
    let all = movement::all_move_exit(book, game, mover.seat);
    let explored = mover.dungeon.fully_explored();
    let mut exits = Vec::new();
    for side in Side::ALL {
        let dark = mover.dungeon.neighbour(mover.room, side).is_none();
        if dark && explored {
            continue;
        }
        let link = mover.room.link(side);
        let cost = movement::fare(book, game, mover.seat, mover.room, link)
            .map(|(cost, _)| cost)
            .filter(|c| *c <= movement::left(book, game, mover.seat));
        if cost.is_some() || (all && link.is_exit()) {
            exits.push(Exit { from: mover.room.at, side, cost, dark });
        }
    }
    exits
}

/// The routes of a Monster Turn: numbered as in the list beside the map.
fn routes(game: &Game, march: &March, forecast: bool) -> Vec<RouteSeen> {
    let Some(dungeon) = &game.dungeon else { return Vec::new() };
    let square = |room: RoomId| dungeon.room(room).map(|r| r.at);
    let moving = march.routes.iter().filter(|r| !r.hops.0.is_empty());
    moving
        .zip(1..)
        .filter_map(|(route, number)| {
            let mut at = square(route.from)?;
            let mut legs = Vec::new();
            for hop in &route.hops.0 {
                let to = square(hop.to)?;
                if hop.darkness() {
                    legs.push(Leg::Out(at, hop.side));
                    legs.push(Leg::In(to, hop.side));
                } else {
                    legs.push(Leg::Step(at, to));
                }
                at = to;
            }
            let base = game.foes.get(route.monster).and_then(|m| m.base);
            let done = !forecast && !march.to_move.contains(&route.monster);
            Some(RouteSeen { number, base, legs, done })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_stay_inside_their_square_and_apart() {
        for count in 1..=12 {
            let places = places(count);
            assert_eq!(places.len(), count);
            for (i, a) in places.iter().enumerate() {
                assert!(a.x >= -0.5 && a.y >= -0.5 && a.x + a.width <= 0.5 && a.y + a.height <= 0.5, "{count}: {a:?}");
                for b in &places[..i] {
                    let apart = a.x + a.width <= b.x + 1e-4
                        || b.x + b.width <= a.x + 1e-4
                        || a.y + a.height <= b.y + 1e-4
                        || b.y + b.height <= a.y + 1e-4;
                    assert!(apart, "{count}: {a:?} over {b:?}");
                }
            }
        }
    }

    #[test]
    fn names_shorten_to_what_a_card_can_carry() {
        assert_eq!(initials("Tax Gnome"), "TG");
        assert_eq!(initials("Mob of Two"), "MT");
        assert_eq!(initials("Gazebo"), "Ga");
        assert_eq!([initials("Rat"), initials("Orc"), initials("Ratte")], ["Rat", "Orc", "Ra"]);
        assert_eq!(initials("Monster 12"), "12");
        assert_eq!(initials(""), "");
    }
}
