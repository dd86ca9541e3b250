//! Everything that is true now. Plain data: comparable, serialisable, and changed by [`Game::apply`] alone.

use crate::rules::agenda::Step;
use crate::rules::book::Rulings;
use crate::rules::cite::Cites;
use crate::rules::ids::{Colour, RoomId};
use crate::rules::refusal::Refusal;
use crate::rules::seat::Seat;
use crate::rules::stock::Stock;
use crate::rules::stock::shelf::Shelf;
use crate::rules::system::{Dungeon, Phase};
use serde::{Deserialize, Serialize};

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Where a kind of component is: with the people or with the app.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// On the table: people answer.
    #[default]
    Table,
    /// In the app: a seed answers.
    App,
}

/// A kind of component that can be on the table or in the app.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Component {
    /// All dice.
    Dice,
    /// Room tiles and links.
    Rooms,
    /// Standies and Monster cards.
    Monsters,
    /// Treasure and DxM cards.
    Cards,
}

impl Component {
    /// All kinds.
    pub const ALL: [Component; 4] = [Component::Dice, Component::Rooms, Component::Monsters, Component::Cards];

    /// The name used in files and text ids.
    pub const fn name(self) -> &'static str {
        match self {
            Component::Dice => "dice",
            Component::Rooms => "rooms",
            Component::Monsters => "monsters",
            Component::Cards => "cards",
        }
    }
}

/// Where each kind of component is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Components {
    /// All dice.
    pub dice: Place,
    /// Room tiles and links.
    pub rooms: Place,
    /// Standies and Monster cards.
    pub monsters: Place,
    /// Treasure and DxM cards.
    pub cards: Place,
}

impl Components {
    /// Where one kind is.
    pub const fn of(&self, component: Component) -> Place {
        match component {
            Component::Dice => self.dice,
            Component::Rooms => self.rooms,
            Component::Monsters => self.monsters,
            Component::Cards => self.cards,
        }
    }

    pub(crate) fn set(&mut self, component: Component, place: Place) {
        match component {
            Component::Dice => self.dice = place,
            Component::Rooms => self.rooms = place,
            Component::Monsters => self.monsters = place,
            Component::Cards => self.cards = place,
        }
    }
}

/// How much of the game the table wants kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Care {
    /// *Just count*: seats and whose turn it is.
    Count,
    /// *Map and monsters*: no hands, no gold, no Items.
    Map,
    /// *Everything*.
    #[default]
    Everything,
}

impl Care {
    /// All three, from least to most.
    pub const ALL: [Care; 3] = [Care::Count, Care::Map, Care::Everything];

    /// The name used in files and text ids.
    pub const fn name(self) -> &'static str {
        match self {
            Care::Count => "count",
            Care::Map => "map",
            Care::Everything => "everything",
        }
    }
}

/// What the table agreed on.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// What is on the table and what is in the app.
    pub components: Components,
    /// How much is kept.
    pub care: Care,
    /// House rules that differ from the default.
    #[serde(default, skip_serializing_if = "Rulings::is_empty")]
    pub rulings: Rulings,
    /// Whether the expansion's pieces are in the box.
    #[serde(default, skip_serializing_if = "is_default")]
    pub expansion: bool,
    /// Whether the owner has checked the link costs against the box (OQ-01).
    #[serde(default, skip_serializing_if = "is_default")]
    pub costs_checked: bool,
}

/// Whose turn it is, and where in it the table is.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// Turns begun so far, everybody's counted; 0 before the first.
    pub number: u32,
    /// The active player.
    pub seat: Option<Colour>,
    /// The phase.
    pub phase: Phase,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// All were dead at the same moment: the monsters win (MQ-END-04).
    Monsters,
    /// These players won.
    Players(Vec<Colour>),
}

/// One game: everything true now, what is still owed included.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Game {
    /// Which rule set.
    pub system: String,
    /// What the table agreed on.
    pub table: Table,
    /// The seats, clockwise.
    pub seats: Vec<Seat>,
    /// Whose turn it is.
    pub turn: Turn,
    /// Owed steps; the last is on top.
    pub agenda: Vec<Step>,
    /// The map, where the rule set has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dungeon: Option<Dungeon>,
    /// The decks and discards, where the app keeps them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stock: Option<Stock>,
    /// What the app kept when the cards went to the table, for when they come back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shelf: Option<Box<Shelf>>,
    /// How it ended, once it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
}

impl Game {
    /// A seat by colour.
    pub fn seat(&self, colour: Colour) -> Option<&Seat> {
        self.seats.iter().find(|s| s.colour == colour)
    }

    /// A seat that has to be there.
    ///
    /// # Errors
    /// That nobody plays the colour.
    pub(crate) fn find(&self, colour: Colour) -> Result<&Seat, Refusal> {
        self.seat(colour).ok_or_else(|| Refusal::new("no-such-seat", Cites::NONE).with("colour", colour))
    }

    /// The seats clockwise, from the place of one on; from the first if it is nobody's.
    pub(crate) fn clockwise(&self, from: usize) -> impl Iterator<Item = &Seat> {
        let count = self.seats.len();
        (0..count).map(move |i| &self.seats[(from + i) % count])
    }

    pub(crate) fn seat_mut(&mut self, colour: Colour) -> Option<&mut Seat> {
        self.seats.iter_mut().find(|s| s.colour == colour)
    }

    /// The active player's seat.
    pub fn active(&self) -> Option<&Seat> {
        self.turn.seat.and_then(|c| self.seat(c))
    }

    /// What the game waits for, or owes next.
    pub fn top(&self) -> Option<&Step> {
        self.agenda.last()
    }

    /// Whether the map and its monsters are kept.
    pub fn has_map(&self) -> bool {
        self.table.care != Care::Count && self.dungeon.is_some()
    }

    /// Whether hands, gold and Items are kept.
    pub fn keeps_goods(&self) -> bool {
        self.table.care == Care::Everything
    }

    /// Whether a figure counts as a munchkin where it stands: the dead do only if the table rules so (OQ-59).
    pub fn counts(&self, seat: &Seat) -> bool {
        !seat.dead || self.table.rulings.get("dead_counts_as_present").is_some_and(|value| value == "yes")
    }

    /// The munchkins in a room.
    pub fn munchkins_in(&self, room: RoomId) -> impl Iterator<Item = &Seat> {
        self.seats.iter().filter(move |s| s.room == Some(room) && self.counts(s))
    }
}
