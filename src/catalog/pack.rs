//! Packs: rooms and monsters in one JSON file. The Box exports and imports this form; `assets/packs/README.md`
//! documents it for people.

mod faults;
pub mod role;
pub mod set;

pub use faults::told::Fault;

use crate::catalog::shipped::shipped;
use crate::rules::card::{CardBox, CardDef, CardId, DealDef, Does, KindDef, MonsterCard, PlayerCard, Target};
use crate::rules::cards::deck::Deck;
use crate::rules::dungeon::arrow::{Arrow, Arrows};
use crate::rules::dungeon::gait::Gait;
use crate::rules::dungeon::link::LinkKind;
use crate::rules::dungeon::room::{Face, Icon, OnEntry, SearchIcon, Tile};
use crate::rules::few::Few;
use crate::rules::fight::foe::card::{Against, Benefit, MonsterDef, Size};
use crate::rules::ids::Side;
use crate::rules::plain::is_default;
use crate::rules::track::card::{Need, TrackCard};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Version of the form.
pub const VERSION: u32 = 1;

/// Largest pack, in bytes: thousands of rooms and monsters are far below it.
pub const LIMIT: u64 = 8 << 20;

/// Where an arrow points, as packs and boards write it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ArrowWord {
    /// Towards smaller rows.
    North,
    /// Towards greater columns.
    East,
    /// Towards greater rows.
    South,
    /// Towards smaller columns.
    West,
    /// Nobody knows.
    Unknown,
}

/// Six arrows by colour; absent is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArrowWords {
    /// The red arrow.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub red: Option<ArrowWord>,
    /// The yellow arrow.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub yellow: Option<ArrowWord>,
    /// The green arrow.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub green: Option<ArrowWord>,
    /// The blue arrow.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blue: Option<ArrowWord>,
    /// The orange arrow.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub orange: Option<ArrowWord>,
    /// The purple arrow.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub purple: Option<ArrowWord>,
}

impl From<ArrowWords> for Arrows {
    fn from(w: ArrowWords) -> Arrows {
        Arrows([w.red, w.yellow, w.green, w.blue, w.orange, w.purple].map(|word| match word {
            None => Arrow::None,
            Some(ArrowWord::North) => Arrow::To(Side::North),
            Some(ArrowWord::East) => Arrow::To(Side::East),
            Some(ArrowWord::South) => Arrow::To(Side::South),
            Some(ArrowWord::West) => Arrow::To(Side::West),
            Some(ArrowWord::Unknown) => Arrow::Unknown,
        }))
    }
}

impl From<Arrows> for ArrowWords {
    fn from(arrows: Arrows) -> ArrowWords {
        let [red, yellow, green, blue, orange, purple] = arrows.0.map(|arrow| match arrow {
            Arrow::None => None,
            Arrow::Unknown => Some(ArrowWord::Unknown),
            Arrow::To(Side::North) => Some(ArrowWord::North),
            Arrow::To(Side::East) => Some(ArrowWord::East),
            Arrow::To(Side::South) => Some(ArrowWord::South),
            Arrow::To(Side::West) => Some(ArrowWord::West),
        });
        ArrowWords { red, yellow, green, blue, orange, purple }
    }
}

/// One printed side of a room tile.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FaceEntry {
    /// Its name.
    pub name: String,
    /// Its arrows; the whole field absent means that nobody has looked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arrows: Option<ArrowWords>,
    /// Race and class icons.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub icons: Vec<Icon>,
    /// What the room's text gives those who fight in it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fight: Vec<Against>,
    /// What its rule does to those who enter.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub enter: Vec<OnEntry>,
    /// What its rule makes every link out of it cost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub link_cost: Option<u8>,
    /// Search icon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub search: Option<SearchIcon>,
    /// The Deal it offers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<Box<DealDef>>,
    /// Anything else.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
}

impl From<FaceEntry> for Face {
    fn from(e: FaceEntry) -> Face {
        let arrows = e.arrows.map(Arrows::from).unwrap_or_default();
        Face {
            name: e.name,
            arrows,
            icons: e.icons,
            fight: e.fight,
            enter: e.enter,
            link_cost: e.link_cost,
            search: e.search,
            deal: e.deal,
            note: e.note,
        }
    }
}

impl From<Face> for FaceEntry {
    fn from(f: Face) -> FaceEntry {
        let arrows = (f.arrows != Arrows::default()).then(|| f.arrows.into());
        FaceEntry {
            name: f.name,
            arrows,
            icons: f.icons,
            fight: f.fight,
            enter: f.enter,
            link_cost: f.link_cost,
            search: f.search,
            deal: f.deal,
            note: f.note,
        }
    }
}

/// A room tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoomEntry {
    /// One or two faces.
    pub faces: Vec<FaceEntry>,
}

/// A monster.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MonsterEntry {
    /// Its name.
    pub name: String,
    /// Level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<i16>,
    /// Six-sided dice it rolls.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<u8>,
    /// Treasures it yields.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub treasures: Option<u8>,
    /// Size.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<Size>,
    /// Footprints; the whole field absent means that nobody has looked, an empty list an ordinary walker.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub movement: Option<Few<Gait>>,
    /// Links it can pass beyond passages and doors.
    #[serde(default, skip_serializing_if = "is_default")]
    pub passes: Few<LinkKind>,
    /// Links it turns into passages.
    #[serde(default, skip_serializing_if = "is_default")]
    pub smashes: Few<LinkKind>,
    /// Type and power keywords.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keywords: Vec<String>,
    /// Bonuses and penalties against some munchkins.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub against: Vec<Against>,
    /// Levels on its card, where that is neither one nor, for a Fearsome one, two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub levels: Option<u8>,
    /// What it gives who defeats it, besides Treasures.
    #[serde(default, skip_serializing_if = "is_default")]
    pub benefit: Benefit,
    /// The number of its card, in a pack the app plays with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<CardId>,
    /// Added to rolls to get away from it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub run: i8,
    /// The highest Level of those it does not go after once they run.
    #[serde(default, skip_serializing_if = "is_default")]
    pub spares: u8,
    /// Whom it is friendly to.
    #[serde(default, skip_serializing_if = "is_default")]
    pub friendly: Box<[String]>,
    /// Who drives it off.
    #[serde(default, skip_serializing_if = "is_default")]
    pub flees: Box<[String]>,
    /// Whether only Levels count against it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub only_levels: bool,
    /// Its Bad Stuff.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bad: Vec<Does>,
    /// What happens to whoever gets away from it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub escaped: Vec<Does>,
    /// What it has whoever kills it do.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub killed: Vec<Does>,
    /// Anything else.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
}

impl MonsterEntry {
    /// It as a card of a deck.
    pub fn card(self, deck: Deck) -> MonsterCard {
        let (bad, escaped, killed) = (self.bad.clone(), self.escaped.clone(), self.killed.clone());
        MonsterCard { bad, escaped, killed, def: Arc::new(self.into()), deck }
    }
}

impl From<MonsterEntry> for MonsterDef {
    fn from(e: MonsterEntry) -> MonsterDef {
        MonsterDef {
            name: e.name,
            level: e.level,
            dice: e.dice,
            treasures: e.treasures,
            size: e.size,
            gait: e.movement,
            passes: e.passes,
            smashes: e.smashes,
            keywords: e.keywords,
            against: e.against,
            levels: e.levels,
            benefit: e.benefit,
            run: e.run,
            spares: e.spares,
            friendly: e.friendly,
            flees: e.flees,
            only_levels: e.only_levels,
            card: e.number,
            note: e.note,
        }
    }
}

impl From<MonsterDef> for MonsterEntry {
    fn from(d: MonsterDef) -> MonsterEntry {
        MonsterEntry {
            name: d.name,
            level: d.level,
            dice: d.dice,
            treasures: d.treasures,
            size: d.size,
            movement: d.gait,
            passes: d.passes,
            smashes: d.smashes,
            keywords: d.keywords,
            against: d.against,
            levels: d.levels,
            benefit: d.benefit,
            run: d.run,
            spares: d.spares,
            friendly: d.friendly,
            flees: d.flees,
            only_levels: d.only_levels,
            number: None,
            bad: Vec::new(),
            escaped: Vec::new(),
            killed: Vec::new(),
            note: d.note,
        }
    }
}

/// A card of the track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatrixEntry {
    /// The number of the card.
    pub number: CardId,
    /// Its Layer.
    pub layer: u8,
    /// Its name.
    pub name: String,
    /// What it asks for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asks: Option<Need>,
    /// What has to be chosen for what it gives.
    #[serde(default, skip_serializing_if = "is_default")]
    pub target: Target,
    /// What it gives.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gives: Vec<Does>,
    /// Who is on its other side.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub back: Option<Box<MonsterEntry>>,
    /// A line to laugh at.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub flavour: String,
}

impl MatrixEntry {
    /// The monster on its other side, under its number; it lies in no deck that anybody draws from.
    pub fn behind(&self) -> Option<MonsterCard> {
        let back = MonsterEntry::clone(self.back.as_deref()?);
        Some(MonsterEntry { number: Some(self.number), ..back }.card(Deck::MONSTER))
    }
}

impl From<MatrixEntry> for TrackCard {
    fn from(e: MatrixEntry) -> TrackCard {
        let MatrixEntry { number, layer, name, asks, target, gives, flavour, back: _ } = e;
        TrackCard { number, layer, name, asks, target, gives, flavour }
    }
}

/// A pack.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pack {
    /// Version of the form: 1.
    pub standie_pack: u32,
    /// What it is called.
    pub name: String,
    /// Of which rule set its cards are; of Munchkin Quest unless it says otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub system: Option<String>,
    /// Room tiles.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rooms: Vec<RoomEntry>,
    /// Monsters.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub monsters: Vec<MonsterEntry>,
    /// Treasure and DxM cards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<CardDef>,
    /// Races and Classes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kinds: Vec<KindDef>,
    /// Cards of the track.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub matrix: Vec<MatrixEntry>,
    /// The cards of the seats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<PlayerCard>,
}

impl Pack {
    /// The rooms as tiles, the first face up.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        self.rooms.iter().filter_map(|room| {
            let mut faces = room.faces.iter().cloned().map(|face| Face::from(face).into());
            Some(Tile { up: faces.next()?, down: faces.next() })
        })
    }

    /// The monsters as cards.
    pub fn cards(&self) -> impl Iterator<Item = MonsterDef> + '_ {
        self.monsters.iter().cloned().map(MonsterDef::from)
    }
}

/// Packs as one box, its monsters in a deck.
pub fn together(packs: impl IntoIterator<Item = Pack>, of_monsters: Deck) -> CardBox {
    let mut whole = Pack::default();
    for pack in packs {
        whole.rooms.extend(pack.rooms);
        whole.monsters.extend(pack.monsters);
        whole.cards.extend(pack.cards);
        whole.kinds.extend(pack.kinds);
        whole.matrix.extend(pack.matrix);
        whole.players.extend(pack.players);
    }
    let tiles = whole.tiles().collect();
    let card = |monster: MonsterEntry| monster.card(of_monsters);
    let behind: Vec<_> = whole.matrix.iter().filter_map(MatrixEntry::behind).collect();
    let monsters = whole.monsters.into_iter().map(card).chain(behind).collect();
    let track = whole.matrix.into_iter().map(TrackCard::from).collect();
    CardBox::new(tiles, monsters, whole.cards, whole.kinds).with_track(track).with_players(whole.players)
}

/// The small pack that ships with Standie: a dozen rooms and monsters of our own, for examples, pictures and
/// tables without a box.
///
/// # Panics
/// If the shipped pack does not parse; the tests hold that it does.
pub fn starter() -> &'static Pack {
    static PACK: std::sync::OnceLock<Pack> = std::sync::OnceLock::new();
    PACK.get_or_init(|| shipped("starter.json", Pack::parse(super::packed::own_pack("starter.json"))))
}
