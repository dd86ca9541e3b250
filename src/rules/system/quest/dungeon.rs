//! The dungeon on the table: rooms, links, arrows, monsters, and the last Monster Turn.
//!
//! Every printed fact is known, none, or unknown: a room stands on the map before anyone has typed its arrows.

use crate::rules::card::{CardId, DealDef};
use crate::rules::few::{Few, Member};
use crate::rules::gear::Gear;
use crate::rules::ids::{Colour, MonsterId, RoomId, Side, Square};
use crate::rules::system::quest::fight::Fight;
use crate::rules::system::quest::march::March;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::sync::Arc;

/// What stands on a side of a room (MQ-LINK-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LinkKind {
    /// Open passageway.
    #[default]
    Passage,
    /// Regular door.
    Door,
    /// Locked door.
    Locked,
    /// Hidden door.
    Hidden,
    /// Wall: not an exit (MQ-LINK-04).
    Wall,
}

impl LinkKind {
    /// The name used in files and text ids.
    pub const fn name(self) -> &'static str {
        match self {
            LinkKind::Passage => "passage",
            LinkKind::Door => "door",
            LinkKind::Locked => "locked",
            LinkKind::Hidden => "hidden",
            LinkKind::Wall => "wall",
        }
    }

    /// Whether munchkins can go through it at all (MQ-LINK-04).
    pub const fn is_exit(self) -> bool {
        !matches!(self, LinkKind::Wall)
    }
}

impl Member for LinkKind {
    const ALL: &'static [Self] =
        &[LinkKind::Passage, LinkKind::Door, LinkKind::Locked, LinkKind::Hidden, LinkKind::Wall];
    fn position(self) -> usize {
        self as usize
    }
}

/// Where a Monster Movement Arrow of one colour points (MQ-KW-27).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Arrow {
    /// Nobody has looked yet.
    #[default]
    Unknown,
    /// The room has none of this colour.
    None,
    /// Out of this side.
    To(Side),
}

impl Arrow {
    const fn letter(self) -> u8 {
        match self {
            Arrow::Unknown => b'?',
            Arrow::None => b'-',
            Arrow::To(Side::North) => b'n',
            Arrow::To(Side::East) => b'e',
            Arrow::To(Side::South) => b's',
            Arrow::To(Side::West) => b'w',
        }
    }

    const fn from_letter(letter: u8) -> Option<Arrow> {
        Some(match letter {
            b'?' => Arrow::Unknown,
            b'-' => Arrow::None,
            b'n' => Arrow::To(Side::North),
            b'e' => Arrow::To(Side::East),
            b's' => Arrow::To(Side::South),
            b'w' => Arrow::To(Side::West),
            _ => return None,
        })
    }
}

impl Serialize for Arrow {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_char(char::from(self.letter()))
    }
}

impl<'de> Deserialize<'de> for Arrow {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let letter = char::deserialize(d)?;
        u8::try_from(letter).ok().and_then(Arrow::from_letter).ok_or_else(|| D::Error::custom(ARROW_LETTERS))
    }
}

const ARROW_LETTERS: &str = "an arrow is one of the letters ? (unknown), - (none), n, e, s, w";

/// A room's six arrows, by colour. In files: six letters in the order of [`Colour::ALL`], `?` unknown, `-` none, `nesw`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Arrows(pub [Arrow; 6]);

impl Arrows {
    /// A face without any arrow, such as the Entrance's (OQ-02).
    pub const NONE: Arrows = Arrows([Arrow::None; 6]);

    /// The arrow of a colour.
    pub const fn of(&self, colour: Colour) -> Arrow {
        self.0[colour.index()]
    }

    /// Reads the six letters of a file.
    pub fn parse(text: &str) -> Option<Arrows> {
        let letters: [u8; 6] = text.as_bytes().try_into().ok()?;
        let mut arrows = Arrows::default();
        for (arrow, letter) in arrows.0.iter_mut().zip(letters) {
            *arrow = Arrow::from_letter(letter)?;
        }
        Some(arrows)
    }
}

impl Serialize for Arrows {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(std::str::from_utf8(&self.0.map(Arrow::letter)).unwrap_or("??????"))
    }
}

impl<'de> Deserialize<'de> for Arrows {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(d)?;
        Arrows::parse(&text).ok_or_else(|| D::Error::custom(format_args!("six letters, one a colour; {ARROW_LETTERS}")))
    }
}

/// A race or class icon printed in a room: one die more, or one less, for those it matches (MQ-ICON-05, MQ-ICON-06).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Icon {
    /// `everyone`, a race or a class, in lower case.
    pub who: String,
    /// Green (good) or red (bad).
    pub good: bool,
}

/// A Search icon (MQ-SRCH-06, MQ-SRCH-07).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SearchIcon {
    /// Searching is forbidden here.
    Cannot,
    /// Added to the search roll: -2, -1, +1 or +2.
    By(i8),
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// One printed side of a room tile, as far as it is known.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Face {
    /// The printed name; empty until somebody gave it ("Room 7" until then).
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The Monster Movement Arrows.
    #[serde(default, skip_serializing_if = "is_default")]
    pub arrows: Arrows,
    /// Race and class icons.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub icons: Vec<Icon>,
    /// What the room's text gives those who fight in it: a race, a class, a sex, `odd`, `even`, `everyone`,
    /// `monsters`, a monster's keyword, or `monster:human` for monsters of that type (MQ-CMB-15, MQ-KW-21).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fight: Vec<Against>,
    /// What its rule does to those who enter (MQ-EXPL-09, MQ-ICON-01).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub enter: Vec<OnEntry>,
    /// What its rule makes every link out of it cost, whatever its kind (MQ-FIX-01).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub link_cost: Option<u8>,
    /// The Search icon, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub search: Option<SearchIcon>,
    /// The Deal it offers, if that is known (MQ-DEAL-01).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<Box<DealDef>>,
    /// Anything else worth remembering, in the table's own words.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
}

/// What a room's rule does to a munchkin that enters.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OnEntry {
    /// Whom: a race, a class, a sex, `odd`, `even`, `everyone`, or those with a Power, as `power:flight`.
    pub who: String,
    /// Health restored, or hits below nothing.
    #[serde(default, skip_serializing_if = "is_default")]
    pub health: i8,
    /// Gold pieces gained, or lost below nothing, as far as there are any.
    #[serde(default, skip_serializing_if = "is_default")]
    pub gold: i32,
}

/// A room tile: the face that lies up, and the other one if it has been seen (OQ-03).
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tile {
    /// The face that lies up.
    pub up: Face,
    /// The face underneath, once seen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub down: Option<Face>,
}

/// A token a search leaves in a room (MQ-SRCH-08 to MQ-SRCH-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// Searched well: a further Ransacked result loots it out.
    Ransacked,
    /// Nothing more to find.
    LootedOut,
}

/// What lies dropped in a room (MQ-DROP-03, MQ-DROP-04).
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pile {
    /// The letter of its token; none when only gold lies there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub letter: Option<char>,
    /// Items known by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gear: Vec<Arc<Gear>>,
    /// Further Items nobody named.
    #[serde(default, skip_serializing_if = "is_default")]
    pub others: u8,
    /// Gold pieces.
    #[serde(default, skip_serializing_if = "is_default")]
    pub gold: u32,
}

impl Pile {
    /// Whether any Item lies in it.
    pub fn has_items(&self) -> bool {
        !self.gear.is_empty() || self.others > 0
    }

    /// Whether nothing lies in it.
    pub fn is_empty(&self) -> bool {
        !self.has_items() && self.gold == 0
    }
}

/// A room on the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Room {
    /// Which room.
    pub id: RoomId,
    /// Where it lies.
    pub at: Square,
    /// Whether it is the Entrance: nothing may move, flip or remove it, or change its links (MQ-FIX-08 to MQ-FIX-11).
    #[serde(default, skip_serializing_if = "is_default")]
    pub entrance: bool,
    /// What is printed on it.
    pub tile: Arc<Tile>,
    /// What stands on its sides, by [`Side`]. Neighbours hold the same link twice, always alike.
    pub links: [LinkKind; 4],
    /// Ransacked or Looted Out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mark: Option<Mark>,
    /// What lies dropped there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pile: Option<Pile>,
}

impl Room {
    /// The link on a side.
    pub const fn link(&self, side: Side) -> LinkKind {
        self.links[side.index()]
    }
}

/// The size on a monster's keyword line (MQ-KW-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Size {
    /// Tiny.
    Tiny,
    /// Small.
    Small,
    /// Human-sized: not a keyword (MQ-KW-16).
    Human,
    /// Huge.
    Huge,
}

impl Size {
    /// All four, from the smallest up.
    pub const ALL: [Size; 4] = [Size::Tiny, Size::Small, Size::Human, Size::Huge];
}

/// A footprint on a standie (MQ-SPEC-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Gait {
    /// One further room straight on (MQ-SPEC-02).
    Fast,
    /// One room at most (MQ-SPEC-05).
    Slow,
    /// Never moves by itself (MQ-SPEC-06).
    Lurking,
    /// First step against the arrow (MQ-SPEC-08).
    Contrary,
}

impl Member for Gait {
    const ALL: &'static [Self] = &[Gait::Fast, Gait::Slow, Gait::Lurking, Gait::Contrary];
    fn position(self) -> usize {
        self as usize
    }
}

/// What a monster's card and standie say, as far as it is known.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MonsterDef {
    /// The printed name; empty until somebody gave it ("Monster 3" until then).
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Printed level, 1 to 20 on cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<i16>,
    /// Six-sided dice it rolls in a fight.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<u8>,
    /// Treasures it yields.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub treasures: Option<u8>,
    /// Its size.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<Size>,
    /// Its footprints; an empty set is an ordinary walker, none is unknown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gait: Option<Few<Gait>>,
    /// Kinds of link it can pass beyond passages and doors.
    #[serde(default, skip_serializing_if = "is_default")]
    pub passes: Few<LinkKind>,
    /// Kinds of link it turns into passages as it goes through.
    #[serde(default, skip_serializing_if = "is_default")]
    pub smashes: Few<LinkKind>,
    /// Type and power keywords, in lower case.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keywords: Vec<String>,
    /// Bonuses and penalties against some munchkins (MQ-CMB-14).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub against: Vec<Against>,
    /// Levels on its card, where that is neither one nor, for a Fearsome one, two (MQ-LVL-03).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub levels: Option<u8>,
    /// What its card gives who defeats it, besides Treasures (MQ-RES-08).
    #[serde(default, skip_serializing_if = "is_default")]
    pub benefit: Benefit,
    /// Its card, where the app keeps monsters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<CardId>,
    /// Anything else worth remembering, in the table's own words.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
}

/// A special benefit on a monster's card (MQ-RES-08).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Benefit {
    /// Gold pieces.
    #[serde(default, skip_serializing_if = "is_default")]
    pub gold: u32,
    /// DxM cards.
    #[serde(default, skip_serializing_if = "is_default")]
    pub dxm: u8,
    /// Health restored.
    #[serde(default, skip_serializing_if = "is_default")]
    pub health: u8,
}

/// What a monster adds against munchkins of a kind; it counts once, whoever of them it meets (MQ-HELP-15, MQ-HELP-16).
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Against {
    /// A race, a class or a sex in lower case, `human`, or `everyone`.
    pub who: String,
    /// Added to its strength.
    #[serde(default, skip_serializing_if = "is_default")]
    pub strength: i16,
    /// Dice more or fewer.
    #[serde(default, skip_serializing_if = "is_default")]
    pub dice: i8,
}

/// A card that stays on a monster until it is killed or leaves (MQ-ENH-08).
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Enhancer {
    /// What the table calls it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Added to the monster's level.
    #[serde(default, skip_serializing_if = "is_default")]
    pub level: i16,
    /// Added to its Treasures.
    #[serde(default, skip_serializing_if = "is_default")]
    pub treasures: i8,
    /// Steps of size up or down.
    #[serde(default, skip_serializing_if = "is_default")]
    pub size: i8,
    /// Added to its strength in a fight, beside its level (MQ-ENH-01).
    #[serde(default, skip_serializing_if = "is_default")]
    pub strength: i16,
    /// Dice it rolls more or fewer.
    #[serde(default, skip_serializing_if = "is_default")]
    pub dice: i8,
    /// Levels it is worth more or fewer to who kills it (MQ-LVL-06).
    #[serde(default, skip_serializing_if = "is_default")]
    pub levels: i8,
    /// Its card, where the app keeps cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<CardId>,
}

/// A monster on the map: one standie (MQ-CMB-24).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Monster {
    /// Which monster.
    pub id: MonsterId,
    /// What its card says.
    pub def: Arc<MonsterDef>,
    /// Where it stands.
    pub room: RoomId,
    /// The colour of its base; none only while the base is still being found.
    pub base: Option<Colour>,
    /// Who met it: its card lies before them until its first fight is over (MQ-MON-06, MQ-MON-07).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub met: Option<Colour>,
    /// Cards played on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub enhancers: Vec<Enhancer>,
    /// Whether it is the Boss (MQ-BOSS-01).
    #[serde(default, skip_serializing_if = "is_default")]
    pub boss: bool,
}

impl Monster {
    /// Printed level plus enhancers, never below 1 (MQ-FIX-06); none while the printed level is unknown.
    pub fn level(&self) -> Option<i32> {
        let printed = i32::from(self.def.level?);
        Some((printed + self.enhancers.iter().map(|e| i32::from(e.level)).sum::<i32>()).max(1))
    }

    /// Its size with what lies on it: human where its line names none (MQ-KW-15, MQ-KW-16).
    pub fn size(&self) -> Size {
        let steps: i32 = self.enhancers.iter().map(|e| i32::from(e.size)).sum();
        let place = self.def.size.unwrap_or(Size::Human) as i32 + steps;
        Size::ALL[place.clamp(0, 3) as usize]
    }

    /// Before whom its card lies, for all to see (MQ-MON-06 to MQ-MON-08).
    pub fn card_with(&self) -> Option<Colour> {
        self.met.or(self.base)
    }

    /// Whether it is Fearsome: worth two levels (MQ-LVL-05).
    pub fn is_fearsome(&self) -> bool {
        self.def.keywords.iter().any(|k| k == "fearsome")
    }

    /// Levels it is worth to who kills it alone: its card's, with what lies on it (MQ-LVL-03 to MQ-LVL-06).
    pub fn levels(&self) -> u8 {
        let card = self.def.levels.unwrap_or(if self.is_fearsome() { 2 } else { 1 });
        let sum = i32::from(card) + self.enhancers.iter().map(|e| i32::from(e.levels)).sum::<i32>();
        u8::try_from(sum.clamp(0, 99)).unwrap_or(0)
    }

    /// Treasures it yields with its enhancers, never below 0 (OQ-49); none while the card's number is unknown.
    pub fn treasures(&self) -> Option<u8> {
        let sum = i32::from(self.def.treasures?) + self.enhancers.iter().map(|e| i32::from(e.treasures)).sum::<i32>();
        Some(u8::try_from(sum.max(0)).unwrap_or(u8::MAX))
    }
}

/// Everything on the map of one game.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dungeon {
    /// The rooms in play, by id; shared by games that think ahead until one of them changes a room.
    pub rooms: Arc<Vec<Room>>,
    /// The monsters in play, in the order they came.
    pub monsters: Vec<Monster>,
    /// Number of the next new room.
    pub next_room: u32,
    /// Number of the next new monster.
    pub next_monster: u32,
    /// Room tiles in the box besides the Entrance (MQ-COMP-09).
    pub tiles: u32,
    /// The table said that no tile is left, whatever the count.
    #[serde(default, skip_serializing_if = "is_default")]
    pub tiles_gone: bool,
    /// The last Monster Turn, until the next one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub march: Option<March>,
    /// The fight that goes on, once anything has been added to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fight: Option<Arc<Fight>>,
    /// Monsters the active munchkin has left alone where it stands; forgotten when it moves or its turn ends
    /// (MQ-IGN-02, MQ-IGN-08).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left_alone: Vec<MonsterId>,
}

impl Dungeon {
    /// A room by id.
    pub fn room(&self, id: RoomId) -> Option<&Room> {
        self.room_index(id).and_then(|i| self.rooms.get(i))
    }

    /// Position of a room in [`Dungeon::rooms`].
    pub fn room_index(&self, id: RoomId) -> Option<usize> {
        self.rooms.binary_search_by_key(&id, |r| r.id).ok()
    }

    pub(crate) fn room_mut(&mut self, id: RoomId) -> Option<&mut Room> {
        self.room_index(id).and_then(|i| Arc::make_mut(&mut self.rooms).get_mut(i))
    }

    /// The room on a square.
    pub fn room_at(&self, at: Square) -> Option<&Room> {
        self.rooms.iter().find(|r| r.at == at)
    }

    /// The explored room next door on a side, whatever the link between.
    pub fn neighbour(&self, room: &Room, side: Side) -> Option<&Room> {
        self.room_at(room.at.step(side))
    }

    /// Whether a link is one of the Entrance's, which stay as they are (MQ-FIX-11).
    pub fn leads_to_entrance(&self, room: &Room, side: Side) -> bool {
        room.entrance || self.neighbour(room, side).is_some_and(|next| next.entrance)
    }

    /// The Entrance.
    pub fn entrance(&self) -> Option<&Room> {
        self.rooms.iter().find(|r| r.entrance)
    }

    /// A monster by id.
    pub fn monster(&self, id: MonsterId) -> Option<&Monster> {
        self.monsters.iter().find(|m| m.id == id)
    }

    pub(crate) fn monster_mut(&mut self, id: MonsterId) -> Option<&mut Monster> {
        self.monsters.iter_mut().find(|m| m.id == id)
    }

    /// The monsters standing in a room.
    pub fn monsters_in(&self, room: RoomId) -> impl Iterator<Item = &Monster> {
        self.monsters.iter().filter(move |m| m.room == room)
    }

    /// Whether the stock of room tiles is used up (MQ-EXPL-21).
    pub fn fully_explored(&self) -> bool {
        let placed = self.rooms.iter().filter(|r| !r.entrance).count();
        self.tiles_gone || placed as u64 >= u64::from(self.tiles)
    }
}
