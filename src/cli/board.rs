//! Boards as the contract writes them: read into a game, and written from one.

use crate::catalog::pack::ArrowWords;
use crate::cli::fault::Fault;
use crate::cli::input::{brief, object, objects};
use crate::cli::limits::Limits;
use crate::rules::book::{Book, RulingFault, Rulings, Values};
use crate::rules::dungeon::gait::Gait;
use crate::rules::dungeon::link::LinkKind;
use crate::rules::dungeon::map::Dungeon;
use crate::rules::dungeon::room::{Face, Room, Tile};
use crate::rules::few::{Few, Member as _};
use crate::rules::fight::foe::card::MonsterDef;
use crate::rules::fight::foe::{Foes, Monster};
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId, RoomId, Side, Square};
use crate::rules::plain::is_default;
use crate::rules::rulings::Set;
use crate::rules::setup::new_seat;
use crate::rules::table::phase::Phase;
use crate::rules::table::seating::NewSeat;
use crate::rules::table::{Care, Table, Turn};
use crate::rules::text::{NAME_LIMIT, sound_name};
use serde::de::{self, Error as _, IgnoredAny, MapAccess, SeqAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use std::collections::{BTreeMap, HashMap};
use std::fmt;

/// Most rooms, and most monsters.
const LIMIT: usize = 10_000;

/// What a board may hold: a link for each side of each room, and lists of kinds that name each of them once or twice.
pub const LIMITS: Limits = Limits { named: &[("rooms", LIMIT), ("monsters", LIMIT), ("links", 4 * LIMIT)], other: 200 };

/// A room.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardRoom {
    id: String,
    #[serde(deserialize_with = "at")]
    at: [i64; 2],
    #[serde(default, skip_serializing_if = "is_default")]
    entrance: bool,
    #[serde(default, deserialize_with = "object", skip_serializing_if = "is_default")]
    arrows: ArrowWords,
}

/// A link on a side of a room.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardLink {
    room: String,
    side: Side,
    kind: LinkKind,
}

/// A munchkin.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardMunchkin {
    colour: Colour,
    room: String,
    #[serde(default)]
    dead: bool,
}

/// A monster.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardMonster {
    name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    base: Option<Colour>,
    room: String,
    #[serde(default)]
    movement: Vec<Gait>,
    #[serde(default)]
    passes: Vec<LinkKind>,
    #[serde(default)]
    smashes: Vec<LinkKind>,
}

/// A value of a ruling: a word or a number.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum RulingValue {
    /// A word.
    Word(String),
    /// A number.
    Number(serde_json::Number),
}

/// Values of rulings by name.
pub type RulingValues = BTreeMap<String, RulingValue>;

/// A board.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    #[serde(deserialize_with = "objects")]
    rooms: Vec<BoardRoom>,
    #[serde(default)]
    default_link: LinkKind,
    #[serde(default, deserialize_with = "objects")]
    links: Vec<BoardLink>,
    #[serde(default, deserialize_with = "objects")]
    munchkins: Vec<BoardMunchkin>,
    #[serde(default, deserialize_with = "objects")]
    monsters: Vec<BoardMonster>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    roll: Option<Colour>,
    #[serde(default, deserialize_with = "each_once")]
    rulings: RulingValues,
}

/// Reads a square: whole numbers within the limits, or the message says so.
fn at<'de, D: Deserializer<'de>>(d: D) -> Result<[i64; 2], D::Error> {
    struct ColumnAndRow;
    impl<'de> Visitor<'de> for ColumnAndRow {
        type Value = [i64; 2];
        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "[column, row], two whole numbers from -{limit} to {limit}", limit = Square::LIMIT)
        }
        fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<[i64; 2], A::Error> {
            let mut at = [0; 2];
            for (i, n) in at.iter_mut().enumerate() {
                *n = list.next_element::<Coordinate>()?.ok_or_else(|| A::Error::invalid_length(i, &self))?.0;
            }
            let mut surplus = 0;
            while list.next_element::<IgnoredAny>()?.is_some() {
                surplus += 1;
            }
            if surplus == 0 { Ok(at) } else { Err(A::Error::invalid_length(at.len() + surplus, &self)) }
        }
    }
    d.deserialize_seq(ColumnAndRow)
}

/// A whole number of any size; those beyond the limits are refused later, with the room they belong to.
struct Coordinate(i64);

impl<'de> Deserialize<'de> for Coordinate {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        struct Whole;
        impl Visitor<'_> for Whole {
            type Value = Coordinate;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a whole number from -{limit} to {limit}", limit = Square::LIMIT)
            }
            fn visit_i64<E: de::Error>(self, n: i64) -> Result<Coordinate, E> {
                Ok(Coordinate(n))
            }
            fn visit_u64<E: de::Error>(self, n: u64) -> Result<Coordinate, E> {
                i64::try_from(n).map(Coordinate).map_err(|_| E::invalid_value(Unexpected::Unsigned(n), &self))
            }
        }
        d.deserialize_i64(Whole)
    }
}

impl<'de> Deserialize<'de> for RulingValue {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        struct WordOrNumber;
        impl Visitor<'_> for WordOrNumber {
            type Value = RulingValue;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a word or a number")
            }
            fn visit_str<E>(self, word: &str) -> Result<RulingValue, E> {
                Ok(RulingValue::Word(word.to_owned()))
            }
            fn visit_i64<E>(self, n: i64) -> Result<RulingValue, E> {
                Ok(RulingValue::Number(n.into()))
            }
            fn visit_u64<E>(self, n: u64) -> Result<RulingValue, E> {
                Ok(RulingValue::Number(n.into()))
            }
            fn visit_f64<E: de::Error>(self, n: f64) -> Result<RulingValue, E> {
                let number = serde_json::Number::from_f64(n);
                number.map(RulingValue::Number).ok_or_else(|| E::invalid_value(Unexpected::Float(n), &self))
            }
        }
        d.deserialize_any(WordOrNumber)
    }
}

/// Reads rulings by name, none of them twice.
fn each_once<'de, D: Deserializer<'de>>(d: D) -> Result<RulingValues, D::Error> {
    struct ByName;
    impl<'de> Visitor<'de> for ByName {
        type Value = RulingValues;
        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an object")
        }
        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<RulingValues, A::Error> {
            let mut rulings = RulingValues::new();
            while let Some((name, value)) = map.next_entry::<String, RulingValue>()? {
                if rulings.contains_key(&name) {
                    return Err(A::Error::custom(format_args!("found {:?} twice, allowed is once", brief(&name))));
                }
                rulings.insert(name, value);
            }
            Ok(rulings)
        }
    }
    d.deserialize_map(ByName)
}

/// Reads rulings of a document: words or numbers, checked against the book.
///
/// # Errors
/// The first ruling that does not exist or has a value it does not take.
pub fn rulings(book: &Book, given: &RulingValues, place: &str) -> Result<Rulings, Fault> {
    let said = |value: &RulingValue| match value {
        RulingValue::Word(word) => word.clone(),
        RulingValue::Number(number) => number.to_string(),
    };
    let rulings: Rulings = given.iter().map(|(name, value)| (name.clone(), said(value))).collect();
    book.check_rulings(&rulings).map_err(|fault| ruling_fault(book, &fault, place))?;
    Ok(rulings)
}

/// A fault of a ruling: which, what was found, what is allowed.
pub fn ruling_fault(book: &Book, fault: &RulingFault, place: &str) -> Fault {
    match fault {
        RulingFault::Unknown { name } => {
            let names: Vec<&str> = book.rulings().iter().map(|r| r.name.as_str()).collect();
            let problem = format!("found {:?}, allowed are {}", brief(name), names.join(", "));
            Fault::input(format!("{place}: rulings"), problem)
        }
        RulingFault::Value { name, value } => {
            let allowed = book.ruling_def(name).map(|d| allowed(&d.values)).unwrap_or_default();
            let problem = format!("found {:?}, allowed is {allowed}", brief(value));
            Fault::input(format!("{place}: rulings.{name}"), problem)
        }
    }
}

/// What a ruling can be set to, in words.
fn allowed(values: &Values) -> String {
    match values {
        Values::OneOf(words) => words.join(" or "),
        Values::Whole(low, high) => format!("a whole number, {low} to {high}"),
        Values::Thousandths(low, high) => {
            format!("a number, {} to {}", f64::from(*low) / 1000.0, f64::from(*high) / 1000.0)
        }
        Values::FourLinks => {
            let kinds = LinkKind::ALL.iter().map(|k| k.name()).collect::<Vec<_>>();
            let kinds = kinds.join(", ");
            format!("one of {kinds}, or four of them for north, east, south and west with blanks between")
        }
    }
}

impl Board {
    /// The colour rolled.
    pub fn roll(&self) -> Option<Colour> {
        self.roll
    }

    /// The room ids, in the order given.
    pub fn room_ids(&self) -> Vec<&str> {
        self.rooms.iter().map(|r| r.id.as_str()).collect()
    }

    /// The id of a room by its number.
    pub fn room_id(&self, room: RoomId) -> &str {
        self.rooms.get(room.0 as usize).map_or("", |r| r.id.as_str())
    }

    /// The name of a monster by its number.
    pub fn monster_name(&self, monster: MonsterId) -> &str {
        self.monsters.get(monster.0 as usize).map_or("", |m| m.name.as_str())
    }

    /// The game a board stands for. Room and monster numbers follow the order given, from 0.
    ///
    /// # Errors
    /// The first thing that makes the board impossible: the field, what was found, what is allowed.
    pub fn game(&self, book: &Book, place: &str) -> Result<Game, Fault> {
        let fault = |field: String, problem: String| Fault::input(format!("{place}: {field}"), problem);
        for (field, count) in [("rooms", self.rooms.len()), ("monsters", self.monsters.len())] {
            if count > LIMIT {
                return Err(fault(field.to_owned(), format!("found {count} entries, allowed are at most {LIMIT}")));
            }
        }
        let rulings = rulings(book, &self.rulings, place)?;
        let index = self.index_rooms(place)?;
        let mut rooms: Vec<Room> = self.rooms.iter().zip(0..).map(|(r, i)| self.room(r, i)).collect();
        self.lay_links(&mut rooms, &index, place)?;
        let find = |field: String, id: &str| {
            index
                .get(id)
                .copied()
                .ok_or_else(|| fault(field, format!("found {:?}, allowed is the id of a room in \"rooms\"", brief(id))))
        };
        let mut seats = Vec::new();
        for (i, munchkin) in self.munchkins.iter().enumerate() {
            let twice = self.munchkins[..i].iter().any(|m| m.colour == munchkin.colour);
            if twice {
                let problem = format!("found {:?} twice, allowed is once", munchkin.colour.name());
                return Err(fault(format!("munchkins[{i}].colour"), problem));
            }
            let room = find(format!("munchkins[{i}].room"), &munchkin.room)?;
            let new = NewSeat { colour: munchkin.colour, name: String::new(), sex: None, bot: None };
            let mut seat = new_seat(book, &new, true);
            seat.room = Some(RoomId(room));
            seat.dead = munchkin.dead;
            seats.push(seat);
        }
        let mut monsters = Vec::with_capacity(self.monsters.len());
        for (i, monster) in self.monsters.iter().enumerate() {
            if !sound_name(&monster.name) {
                return Err(fault(format!("monsters[{i}].name"), name_problem(&monster.name)));
            }
            let room = find(format!("monsters[{i}].room"), &monster.room)?;
            if rooms[room as usize].entrance {
                let problem = "found the Entrance, where no monster may stop; allowed is any other room (MQ-FIX-12)";
                return Err(fault(format!("monsters[{i}].room"), problem.to_owned()));
            }
            monsters.push(monster.standing_in(MonsterId(i as u32), RoomId(room)));
        }
        let dungeon = Dungeon {
            next_room: rooms.len() as u32,
            tiles: rooms.len() as u32,
            rooms: rooms.into(),
            tiles_gone: false,
            bosses: 0,
            march: None,
        };
        Ok(Game {
            system: book.rules.system.as_str().into(),
            table: Table { care: Care::Map, set: Set::of(&rulings), rulings, ..Table::default() },
            seats: seats.into_iter().collect(),
            turn: Turn {
                number: 0,
                seat: None,
                phase: Phase::Monsters,
                left_alone: Vec::new(),
                sold_high: false,
                met: false,
                fought: false,
                shares: None,
            },
            agenda: Vec::new(),
            dungeon: Some(dungeon.into()),
            foes: Foes { next: monsters.len() as u32, all: monsters }.into(),
            fight: None,
            track: None,
            shelf: None,
            stock: None,
            ending: None,
        })
    }

    fn room(&self, room: &BoardRoom, number: u32) -> Room {
        let [col, row] = room.at.map(|n| n as i32);
        let up = Face { name: room.id.clone(), arrows: room.arrows.into(), ..Face::default() };
        Room {
            id: RoomId(number),
            at: Square { col, row },
            entrance: room.entrance,
            tile: Tile { up: up.into(), down: None }.into(),
            links: [self.default_link; 4],
            mark: None,
            pile: None,
        }
    }

    /// Checks ids, squares and the Entrance, and numbers the rooms by id.
    fn index_rooms(&self, place: &str) -> Result<HashMap<&str, u32>, Fault> {
        let fault = |field: String, problem: String| Err(Fault::input(format!("{place}: {field}"), problem));
        let mut index = HashMap::with_capacity(self.rooms.len());
        let mut squares = HashMap::with_capacity(self.rooms.len());
        let mut entrance = None;
        for (i, room) in self.rooms.iter().enumerate() {
            if !sound_name(&room.id) || room.id.is_empty() {
                return fault(format!("rooms[{i}].id"), name_problem(&room.id));
            }
            if let Some(first) = index.insert(room.id.as_str(), i as u32) {
                let problem = format!("found {:?}, which rooms[{first}] has already; ids are unique", brief(&room.id));
                return fault(format!("rooms[{i}].id"), problem);
            }
            let limit = i64::from(Square::LIMIT);
            if room.at.iter().any(|n| !(-limit..=limit).contains(n)) {
                let problem = format!("found {:?}, allowed is -{limit} to {limit}", room.at);
                return fault(format!("rooms[{i}].at"), problem);
            }
            if let Some(first) = squares.insert(room.at, i) {
                let problem = format!("found {:?}, where rooms[{first}] lies already; one room a square", room.at);
                return fault(format!("rooms[{i}].at"), problem);
            }
            if room.entrance {
                if let Some(first) = entrance {
                    let problem = format!("found a second Entrance beside rooms[{first}]; at most one is allowed");
                    return fault(format!("rooms[{i}].entrance"), problem);
                }
                entrance = Some(i);
            }
        }
        Ok(index)
    }

    /// Lays the links given, each on both rooms it joins.
    fn lay_links(&self, rooms: &mut [Room], index: &HashMap<&str, u32>, place: &str) -> Result<(), Fault> {
        let squares: HashMap<Square, u32> = rooms.iter().map(|r| (r.at, r.id.0)).collect();
        let mut laid: HashMap<(u32, Side), (usize, LinkKind)> = HashMap::with_capacity(self.links.len());
        for (i, link) in self.links.iter().enumerate() {
            let Some(room) = index.get(link.room.as_str()).copied() else {
                let problem = format!("found {:?}, allowed is the id of a room in \"rooms\"", brief(&link.room));
                return Err(Fault::input(format!("{place}: links[{i}].room"), problem));
            };
            let next = squares.get(&rooms[room as usize].at.step(link.side)).copied();
            let ends = [Some((room, link.side)), next.map(|n| (n, link.side.opposite()))];
            for (room, side) in ends.into_iter().flatten() {
                if let Some((first, kind)) = laid.insert((room, side), (i, link.kind))
                    && kind != link.kind
                {
                    let problem = format!(
                        "found {:?}, but links[{first}] says {:?} of the same link; the two must agree",
                        link.kind.name(),
                        kind.name()
                    );
                    return Err(Fault::input(format!("{place}: links[{i}].kind"), problem));
                }
                rooms[room as usize].links[side.index()] = link.kind;
            }
        }
        Ok(())
    }

    /// The board of a game, without a roll; none without a map. Rooms are known by their numbers.
    pub fn of(game: &Game) -> Option<Board> {
        let dungeon = game.dungeon.as_deref()?;
        let id = |room: RoomId| room.0.to_string();
        let mut links = Vec::new();
        for room in dungeon.rooms.iter() {
            for side in Side::ALL {
                // A link between two rooms is written once, by the one further north or west.
                let mine = matches!(side, Side::East | Side::South) || dungeon.neighbour(room, side).is_none();
                let kind = room.link(side);
                if mine && kind != LinkKind::default() {
                    links.push(BoardLink { room: id(room.id), side, kind });
                }
            }
        }
        let rooms = dungeon.rooms.iter().map(|r| BoardRoom {
            id: id(r.id),
            at: [r.at.col.into(), r.at.row.into()],
            entrance: r.entrance,
            arrows: r.tile.up.arrows.into(),
        });
        let munchkins =
            game.seats.iter().filter_map(|s| Some(BoardMunchkin { colour: s.colour, room: id(s.room?), dead: s.dead }));
        // What stands in the Entrance takes no part in a Monster Turn: a Boss, or one put there by hand.
        let entrance = dungeon.entrance().map(|r| r.id);
        let outside = game.foes.all.iter().filter(|m| m.room != entrance);
        let monsters = outside.map(|m| BoardMonster {
            name: if m.def.name.is_empty() { format!("Monster {}", m.id.0) } else { m.def.name.clone() },
            base: m.base,
            room: m.room.map(id).unwrap_or_default(),
            movement: m.def.gait.unwrap_or(Few::EMPTY).iter().collect(),
            passes: m.def.passes.iter().collect(),
            smashes: m.def.smashes.iter().collect(),
        });
        let rulings = game.table.rulings.iter().map(|(n, v)| (n.clone(), RulingValue::Word(v.clone())));
        Some(Board {
            rooms: rooms.collect(),
            default_link: LinkKind::default(),
            links,
            munchkins: munchkins.collect(),
            monsters: monsters.collect(),
            roll: None,
            rulings: rulings.collect(),
        })
    }
}

impl BoardMonster {
    fn standing_in(&self, id: MonsterId, room: RoomId) -> Monster {
        let def = MonsterDef {
            name: self.name.clone(),
            gait: Some(self.movement.iter().copied().collect()),
            passes: self.passes.iter().copied().collect(),
            smashes: self.smashes.iter().copied().collect(),
            ..MonsterDef::default()
        };
        Monster {
            id,
            def: def.into(),
            room: Some(room),
            base: self.base,
            met: None,
            enhancers: Vec::new(),
            boss: false,
            mate: None,
        }
    }
}

/// What is wrong with a name that is not sound.
pub fn name_problem(name: &str) -> String {
    let count = name.chars().count();
    if name.is_empty() {
        "found an empty text, allowed are 1 to 200 characters".to_owned()
    } else if count > NAME_LIMIT {
        format!("found {count} characters, allowed are at most {}", NAME_LIMIT)
    } else {
        format!("found {:?}, allowed are texts without control characters", brief(name))
    }
}
