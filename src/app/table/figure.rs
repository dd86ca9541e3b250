//! Numbers and words that people enter: what they are of.

use crate::app::table::draft::LEVEL_MOST;
use crate::rules::fight::foe::card::MonsterDef;
use crate::rules::ids::{Colour, MonsterId, RoomId};

/// A number that is typed on the pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// Of a seat.
    Seat(Colour, Field),
    /// Of a monster's card.
    Monster(MonsterId, Printed),
}

/// A number that is printed on a monster's card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Printed {
    /// Level.
    Level,
    /// Dice it rolls.
    Dice,
    /// Treasures it yields.
    Treasures,
}

impl Printed {
    /// All of them, in the order they are asked for.
    pub const ALL: [Printed; 3] = [Printed::Level, Printed::Dice, Printed::Treasures];

    /// What a card says, if it is known.
    pub fn of(self, def: &MonsterDef) -> Option<i32> {
        match self {
            Printed::Level => def.level.map(i32::from),
            Printed::Dice => def.dice.map(i32::from),
            Printed::Treasures => def.treasures.map(i32::from),
        }
    }

    /// Its least and its most.
    pub fn range(self) -> (i32, i32) {
        match self {
            Printed::Level => (1, LEVEL_MOST.into()),
            Printed::Dice | Printed::Treasures => (0, 9),
        }
    }

    /// Writes it on a card.
    pub fn set(self, def: &mut MonsterDef, to: i32) {
        let (low, high) = self.range();
        let to = to.clamp(low, high) as u8;
        match self {
            Printed::Level => def.level = Some(to.into()),
            Printed::Dice => def.dice = Some(to),
            Printed::Treasures => def.treasures = Some(to),
        }
    }

    /// The text of its name.
    pub fn text(self) -> &'static str {
        match self {
            Printed::Level => "monster-level-short",
            Printed::Dice => "monster-dice",
            Printed::Treasures => "monster-treasures",
        }
    }

    /// The first that is not known of a monster.
    pub fn missing(def: &MonsterDef) -> Option<Printed> {
        Printed::ALL.into_iter().find(|printed| printed.of(def).is_none())
    }
}

/// A number of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// Level.
    Level,
    /// Red Health tokens.
    Health,
    /// Health tokens.
    MaxHealth,
    /// Move left.
    MoveLeft,
    /// Move tokens.
    Moves,
    /// Gold.
    Gold,
    /// Combat bonus as one number.
    Bonus,
    /// Big Items.
    Big,
    /// Treasure cards in hand.
    Treasure,
    /// DxM cards in hand.
    Dxm,
}

impl Field {
    /// All of them.
    pub const ALL: [Field; 10] = [
        Field::Level,
        Field::Health,
        Field::MaxHealth,
        Field::MoveLeft,
        Field::Moves,
        Field::Gold,
        Field::Bonus,
        Field::Big,
        Field::Treasure,
        Field::Dxm,
    ];
}

/// What words are for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Naming {
    /// A player.
    Seat(Colour),
    /// A room.
    Room(RoomId),
    /// A room's note.
    RoomNote(RoomId),
    /// A monster.
    Monster(MonsterId),
    /// A condition of a seat, with what it does to Move.
    Condition(Colour, i8),
    /// An Item of a seat, with its bonus.
    Gear(Colour, i16, bool),
    /// An enhancer of a monster, with its level.
    Enhancer(MonsterId, i16),
    /// The tile or monster drawn, by its first letters.
    Drawn,
    /// The monster that was fought last, for the Box.
    Met,
}
