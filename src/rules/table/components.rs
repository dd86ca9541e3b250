//! Where each kind of component is: on the table or in the app.

use serde::{Deserialize, Serialize};

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
    /// All of them in one place.
    pub const fn all(place: Place) -> Components {
        Components { dice: place, rooms: place, monsters: place, cards: place }
    }

    /// Where one kind is.
    pub const fn of(&self, component: Component) -> Place {
        match component {
            Component::Dice => self.dice,
            Component::Rooms => self.rooms,
            Component::Monsters => self.monsters,
            Component::Cards => self.cards,
        }
    }

    /// Whether the app rolls or draws anything by itself.
    pub fn any_in_app(self) -> bool {
        [self.dice, self.rooms, self.monsters, self.cards].contains(&Place::App)
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
