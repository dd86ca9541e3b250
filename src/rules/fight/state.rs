//! A fight as it stands.

use crate::rules::card::id::CardId;
use crate::rules::fight::bargain::Bargain;
use crate::rules::fight::fighter::{Fighter, Term, Throw};
use crate::rules::fight::foe::card::Benefit;
use crate::rules::ids::{Colour, MonsterId, RoomId};
use serde::{Deserialize, Serialize};

fn one() -> u8 {
    1
}

fn is_plain(benefit: &Benefit) -> bool {
    *benefit == Benefit::default()
}

/// A monster killed before the dice: what it is worth waits for the end of the fight (MQ-CMB-17, OQ-40).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slain {
    /// Levels it is worth to who kills it alone (MQ-LVL-03).
    #[serde(default = "one")]
    pub levels: u8,
    /// Whether it was worth two levels (MQ-LVL-05).
    #[serde(default)]
    pub fearsome: bool,
    /// Whether it was the Boss.
    #[serde(default)]
    pub boss: bool,
    /// Treasures it yields.
    #[serde(default)]
    pub treasures: u8,
    /// What its card gives besides (MQ-RES-08).
    #[serde(default, skip_serializing_if = "is_plain")]
    pub benefit: Benefit,
    /// Its card, where it has whoever kills it do something (MC-CMB-23).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<CardId>,
    /// Whether it was only sent away: no kill, but its Treasure stays (MC-TREAS-10).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub sent: bool,
}

/// How far a fight has come.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Both sides are being built (MQ-CMB-40).
    #[default]
    Building,
    /// The roll is announced; others may still act (MQ-CMB-41, MQ-CMB-42).
    Announced,
    /// The dice are cast; only what is used after the roll can still change it (MQ-CMB-46).
    Rolled(Vec<Throw>),
}

impl Stage {
    /// The dice that are cast; none before (MQ-CMB-46).
    pub fn throws(&self) -> &[Throw] {
        if let Stage::Rolled(throws) = self { throws } else { &[] }
    }
}

/// A fight that goes on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fight {
    /// The one whose turn it is (MQ-CMB-39).
    pub main: Colour,
    /// Where, in a rule set with a map.
    #[serde(default, rename = "room", skip_serializing_if = "Option::is_none")]
    pub place: Option<RoomId>,
    /// Who helps (MQ-HELP-01).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub helper: Option<Colour>,
    /// Whether the helper came from another room (MQ-HELP-09).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub came: bool,
    /// Whether the helper was compelled (SR-HELP-18).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub forced: bool,
    /// What was agreed for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bargain: Option<Bargain>,
    /// With whom; none if that was agreed before anybody helped, and whoever does is meant.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub agreed: Option<Colour>,
    /// Monsters that ignore the main player and are left alone (MQ-IGN-01, OQ-47).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left_alone: Vec<MonsterId>,
    /// Monsters killed before the dice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub slain: Vec<Slain>,
    /// What the table has added.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub terms: Vec<Term>,
    /// Whether a power or a card gives ties to the munchkins (MQ-RES-04).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ties_won: bool,
    /// Who was asked to help and said no, once for each time.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub refused: Vec<Colour>,
    /// Monsters the munchkins run from while they beat the others, where a table lets them (MS-CMB-07, SH-OQ-01).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fled: Vec<MonsterId>,
    /// Whether they have run from those, and what they have beaten is still to be paid (SH-OQ-02).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ran: bool,
    /// Whether they run although they would win (CL-OQ-27).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub gives_up: bool,
    /// Whether they say that they run, and everybody may still save them: an announced flight, where an announced win is a
    /// claim (MC-CMB-21, MC-INTF-02).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub yields: bool,
    /// Whether its last monster has been taken away, and others may still send in a new one (CL-OQ-21).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub emptied: bool,
    /// Who has aimed a power at whom that can be aimed at each of them only once.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub struck: Vec<(Colour, Fighter)>,
    /// How far it has come.
    #[serde(default)]
    pub stage: Stage,
}

impl Fight {
    /// A fight that has just begun.
    pub fn new(main: Colour, place: Option<RoomId>) -> Fight {
        Fight {
            main,
            place,
            helper: None,
            came: false,
            forced: false,
            bargain: None,
            agreed: None,
            left_alone: Vec::new(),
            slain: Vec::new(),
            terms: Vec::new(),
            ties_won: false,
            refused: Vec::new(),
            fled: Vec::new(),
            ran: false,
            gives_up: false,
            yields: false,
            emptied: false,
            struck: Vec::new(),
            stage: Stage::Building,
        }
    }

    /// How many of so many Treasures go to whoever helps: at most what there is (MQ-BRIBE-03).
    pub fn share(&self, treasures: u8) -> u8 {
        self.bargain.as_ref().map_or(0, |b| b.treasures).min(treasures)
    }
}
