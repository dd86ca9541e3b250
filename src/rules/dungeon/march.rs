//! What a Monster Turn did: each monster's route, step by step, why it stopped, and the links it changed.

use crate::rules::cite::{Cites, Rule};
use crate::rules::dungeon::link::LinkKind;
use crate::rules::ids::{Colour, MonsterId, RoomId, Side};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt::Write as _;

/// Why a monster took a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The rolled colour's arrow (MQ-MMOV-04, MQ-MMOV-07).
    Arrow,
    /// Against the arrow: the first step of a Contrary monster (MQ-SPEC-08).
    Contrary,
    /// The further room of a Fast monster (MQ-SPEC-02).
    Fast,
    /// Straight on out of the Entrance (MQ-FIX-13).
    Entrance,
}

impl By {
    /// The name used in files and text ids.
    pub const fn name(self) -> &'static str {
        match self {
            By::Arrow => "arrow",
            By::Contrary => "contrary",
            By::Fast => "fast",
            By::Entrance => "entrance",
        }
    }

    const fn letter(self) -> char {
        match self {
            By::Arrow => 'a',
            By::Contrary => 'c',
            By::Fast => 'f',
            By::Entrance => 'n',
        }
    }
}

/// What lay between a room and the one a step led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Between {
    /// Only the link: the rooms touch.
    Nothing,
    /// A gap inside the dungeon (MQ-MMOV-20).
    Gap,
    /// The outer edge: off one end of the line and back in at the other (MQ-MMOV-21).
    Edge,
}

/// One step of a route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hop {
    /// The room entered.
    pub to: RoomId,
    /// Out of which side of the room before.
    pub side: Side,
    /// Why.
    pub by: By,
    /// Over what.
    pub over: Between,
    /// The link it left by, as it stood before the step.
    pub link: LinkKind,
}

impl Hop {
    /// Whether the step went over a gap or an edge.
    pub fn darkness(&self) -> bool {
        self.over != Between::Nothing
    }

    /// The rules behind the step; `first` says whether it was the first of its route.
    pub fn cites(&self, first: bool) -> Cites {
        let over = match self.over {
            Between::Nothing => None,
            Between::Gap => Some(const { Rule::new("MQ-MMOV-20") }),
            Between::Edge => Some(const { Rule::new("MQ-MMOV-21") }),
        };
        let why = match self.by {
            By::Arrow if over.is_some() => Cites::NONE,
            By::Arrow if first => cites!["MQ-MMOV-04"],
            By::Arrow => cites!["MQ-MMOV-07"],
            By::Contrary => cites!["MQ-SPEC-08"],
            By::Fast => cites!["MQ-SPEC-02"],
            By::Entrance => cites!["MQ-FIX-13"],
        };
        let why = over.map_or(why, |rule| why.and(rule));
        // Only a card lets a monster through anything but a passage or a regular door.
        match self.link {
            LinkKind::Passage | LinkKind::Door => why,
            LinkKind::Locked | LinkKind::Hidden | LinkKind::Wall => why.and(const { Rule::new("MQ-SPEC-11") }),
        }
    }

    fn write(&self, out: &mut String) {
        let _ = write!(out, "{}", self.to.0);
        out.push(match self.side {
            Side::North => 'N',
            Side::East => 'E',
            Side::South => 'S',
            Side::West => 'W',
        });
        out.push(self.by.letter());
        match self.over {
            Between::Nothing => {}
            Between::Gap => out.push('g'),
            Between::Edge => out.push('e'),
        }
        match self.link {
            LinkKind::Passage => {}
            LinkKind::Door => out.push('d'),
            LinkKind::Locked => out.push('l'),
            LinkKind::Hidden => out.push('h'),
            LinkKind::Wall => out.push('w'),
        }
    }

    fn read(text: &str) -> Option<Hop> {
        let digits = text.bytes().position(|b| !b.is_ascii_digit())?;
        let (number, rest) = text.split_at_checked(digits)?;
        let mut rest = rest.chars();
        let side = match rest.next()? {
            'N' => Side::North,
            'E' => Side::East,
            'S' => Side::South,
            'W' => Side::West,
            _ => return None,
        };
        let by = match rest.next()? {
            'a' => By::Arrow,
            'c' => By::Contrary,
            'f' => By::Fast,
            'n' => By::Entrance,
            _ => return None,
        };
        let mut hop =
            Hop { to: RoomId(number.parse().ok()?), side, by, over: Between::Nothing, link: LinkKind::Passage };
        for letter in rest {
            match letter {
                'g' => hop.over = Between::Gap,
                'e' => hop.over = Between::Edge,
                'd' => hop.link = LinkKind::Door,
                'l' => hop.link = LinkKind::Locked,
                'h' => hop.link = LinkKind::Hidden,
                'w' => hop.link = LinkKind::Wall,
                _ => return None,
            }
        }
        Some(hop)
    }
}

/// The steps of a route. In files one word a step: the room entered, the side left by (`NESW`), why (`a`rrow,
/// `c`ontrary, `f`ast, e`n`trance), then `g`ap or `e`dge and `d`oor, `l`ocked, `h`idden or `w`all where it applies.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Hops(pub Vec<Hop>);

impl Serialize for Hops {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let mut text = String::with_capacity(self.0.len() * 5);
        for hop in &self.0 {
            if !text.is_empty() {
                text.push(' ');
            }
            hop.write(&mut text);
        }
        s.serialize_str(&text)
    }
}

impl<'de> Deserialize<'de> for Hops {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = Cow::<str>::deserialize(d)?;
        let hops: Option<Vec<Hop>> = text.split_ascii_whitespace().map(Hop::read).collect();
        hops.map(Hops).ok_or_else(|| D::Error::custom("not the steps of a route"))
    }
}

/// Why a monster did not go on. The names are those of the command line's contract.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stop {
    /// It never moves by itself.
    #[serde(rename = "lurking")]
    Lurking,
    /// Its target was in the room from the start.
    #[serde(rename = "target here")]
    TargetHere,
    /// It came to its target: Gotcha!
    #[serde(rename = "target reached")]
    TargetReached,
    /// No arrow of the rolled colour.
    #[serde(rename = "no arrow")]
    NoArrow,
    /// Nobody knows which way the arrow points.
    #[serde(rename = "unknown arrow")]
    UnknownArrow,
    /// A link it cannot pass.
    #[serde(rename = "blocked link")]
    BlockedLink,
    /// A room it has been in this Monster Turn.
    #[serde(rename = "would retrace")]
    WouldRetrace,
    /// It could not have left the Entrance again.
    #[serde(rename = "entrance blocked")]
    EntranceBlocked,
    /// One room is all a Slow monster does.
    #[serde(rename = "slow")]
    Slow,
    /// It took its further room.
    #[serde(rename = "fast done")]
    FastDone,
}

impl Stop {
    /// The contract's name of the reason.
    pub const fn name(self) -> &'static str {
        match self {
            Stop::Lurking => "lurking",
            Stop::TargetHere => "target here",
            Stop::TargetReached => "target reached",
            Stop::NoArrow => "no arrow",
            Stop::UnknownArrow => "unknown arrow",
            Stop::BlockedLink => "blocked link",
            Stop::WouldRetrace => "would retrace",
            Stop::EntranceBlocked => "entrance blocked",
            Stop::Slow => "slow",
            Stop::FastDone => "fast done",
        }
    }
}

/// What one monster did in a Monster Turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Route {
    /// Which monster.
    #[serde(rename = "m")]
    pub monster: MonsterId,
    /// Where it stood before.
    pub from: RoomId,
    /// Its steps, in order; the Entrance is one of them when it is crossed.
    #[serde(rename = "go", default, skip_serializing_if = "no_hops")]
    pub hops: Hops,
    /// Why it went no further.
    pub stop: Stop,
    /// The rules behind the stop.
    #[serde(rename = "by")]
    pub cites: Cites,
}

fn no_hops(hops: &Hops) -> bool {
    hops.0.is_empty()
}

impl Route {
    /// Where the monster stands afterwards.
    pub fn to(&self) -> RoomId {
        self.hops.0.last().map_or(self.from, |hop| hop.to)
    }
}

/// A link that a monster turned into a passage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LinkChange {
    /// The room it left by that link.
    pub room: RoomId,
    /// The side of that room.
    pub side: Side,
    /// What stood there.
    pub from: LinkKind,
    /// What stands there now.
    pub to: LinkKind,
}

/// A whole Monster Turn: the roll and what it did, until the next one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct March {
    /// The Monster Movement Color (MQ-MON-02).
    pub roll: Colour,
    /// One route a monster, in the order of the dungeon's list.
    pub routes: Vec<Route>,
    /// Links changed, in the order it happened.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub links_changed: Vec<LinkChange>,
    /// The monsters whose standie has not been moved on the table yet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub to_move: Vec<MonsterId>,
}

impl March {
    /// The route of a monster.
    pub fn route(&self, monster: MonsterId) -> Option<&Route> {
        self.routes.iter().find(|r| r.monster == monster)
    }

    /// How many routes lead anywhere.
    pub fn moving(&self) -> usize {
        self.routes.iter().filter(|r| !r.hops.0.is_empty()).count()
    }
}
