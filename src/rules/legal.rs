//! What may be done, as it is listed.

use crate::rules::command::Command;
use crate::rules::ids::Colour;
use serde::Serialize;

/// Something that may be done now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Offer {
    /// By whom; by anyone at the table if none.
    pub seat: Option<Colour>,
    /// What.
    pub command: Command,
}

/// A kind of command that is accepted now but has too many forms to list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Template {
    /// Any effects within the unchangeable rules.
    Effects,
    /// Any correction of a possible shape.
    Amend,
    /// Any house rule that exists.
    Rule,
    /// Any order of the seats.
    Order,
    /// Any new player of a free colour.
    Join,
    /// A die rolled for something Standie does not follow.
    Roll,
    /// A room tile, known or blank.
    Tile,
    /// Links for the sides asked about.
    Links,
    /// A monster, known or blank.
    Monster,
    /// How a fight came out.
    Fight,
    /// All dice of a fight.
    Throws,
    /// What Charity does.
    Gave,
    /// A part of what lies in the room.
    Take,
    /// A Deal.
    Deal,
    /// A part of what lies in the room, for Move.
    PickUp,
    /// A part of what a player has on the table.
    Drop,
    /// A card of some kind.
    Play,
    /// Which Items are packed.
    Pack,
    /// Things for somebody near.
    Give,
    /// A level for Items and gold.
    BuyLevel,
    /// The power of a Class.
    Power,
    /// A number or dice.
    Dice,
    /// Cards by name.
    Cards,
    /// Link costs.
    Costs,
    /// A level.
    Level,
}

/// Everything anyone may do now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Legal {
    /// Commands, listed exactly when they are accepted.
    pub offers: Vec<Offer>,
    /// Kinds of command with too many forms to list.
    pub templates: Vec<Template>,
    /// Places of offers that are listed only if they turn out to be accepted.
    untried: Vec<usize>,
}

impl Legal {
    /// Lists a command.
    pub fn offer(&mut self, seat: Option<Colour>, command: impl Into<Command>) {
        self.offers.push(Offer { seat, command: command.into() });
    }

    /// Lists a command if it is accepted now.
    pub fn offer_if_accepted(&mut self, seat: Option<Colour>, command: Command) {
        self.untried.push(self.offers.len());
        self.offer(seat, command);
    }

    /// What is listed so far is listed only if it is accepted now.
    pub(crate) fn only_if_accepted(&mut self, command: &Command) {
        let listed = self.offers.iter().enumerate().filter(|(_, offer)| offer.command == *command);
        let places: Vec<usize> = listed.map(|(place, _)| place).filter(|place| !self.untried.contains(place)).collect();
        self.untried.extend(places);
        self.untried.sort_unstable();
    }

    /// Tries what is listed only if it is accepted.
    pub(crate) fn tried(&mut self, mut is_accepted: impl FnMut(&Command) -> bool) {
        let mut untried = std::mem::take(&mut self.untried).into_iter().peekable();
        let mut place = 0;
        self.offers.retain(|offer| {
            let listed = untried.next_if_eq(&place).is_none() || is_accepted(&offer.command);
            place += 1;
            listed
        });
    }
}
