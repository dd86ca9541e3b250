//! What can happen to the table, and the panels over it.

use crate::app::Route;
use crate::app::map::{Camera, Spot};
use crate::app::table::draft::{Edit, LEVEL_MOST};
use crate::app::table::hot::state::Wish;
use crate::app::table::panels::deal;
use crate::app::table::play::Draft;
use crate::app::thrown;
use crate::catalog::ledger::Row;
use crate::rules::answer::Answer;
use crate::rules::cite::{Cites, Rule};
use crate::rules::command::Command;
use crate::rules::effect::Effect;
use crate::rules::ids::{Colour, MonsterId, RoomId};
use crate::rules::system::MonsterDef;

/// A panel over the table.
#[derive(Clone, Debug, PartialEq)]
pub enum Panel {
    /// The menu.
    Menu,
    /// A seat, all of it.
    Seat(Colour),
    /// A seat of a game the app keeps whole, to be put right.
    Amend(Colour),
    /// A number, on a pad, and what has been typed of it.
    Pad(Figure, String),
    /// Words for something, on the letter pad.
    Words(Naming, String),
    /// Why: rules and sums.
    Why(Cites),
    /// The terms of a seat's Move.
    WhyMove(Colour),
    /// A monster's route in the Monster Turn, step by step.
    WhyRoute(MonsterId),
    /// The Items of a seat, and which of them are chosen.
    Items(Colour, Vec<usize>),
    /// A card being played.
    Card(Box<Draft>),
    /// What a player can do now.
    Now(Colour),
    /// A Deal being made.
    Deal(Box<deal::Draft>),
    /// The turn goes to another of its phases.
    Jump,
    /// A player joins.
    Join,
    /// A die that was rolled for something else.
    OtherRoll,
    /// House rules.
    Rules,
    /// Who is how ready for the Boss.
    Boss,
    /// What is odd.
    Oddities,
    /// Commands by name.
    Palette(String),
    /// The dice have a new seal: words are thrown in, and the game goes on.
    Seal(Box<thrown::Sealing>),
}

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
}

/// What happens to the table.
#[derive(Clone, Debug)]
pub enum Message {
    /// A wish.
    Do(Command),
    /// A wish made in a panel, which closes with it.
    Made(Command),
    /// Another screen.
    Go(Route),
    /// A rule is looked at, with its examples.
    Rule(&'static Row),
    /// A wish that only corrects.
    Put(Vec<Effect>),
    /// A number of a seat was changed in place.
    Set(Colour, Field, i32),
    /// A number of a monster's card was changed in place.
    Print(MonsterId, Printed, i32),
    /// The next step.
    Context,
    /// The app rolls or draws.
    Chance,
    /// The map was touched.
    Tap(Spot),
    /// The map was held.
    Hold(Spot),
    /// The map is looked at from elsewhere.
    Look(Camera),
    /// All of the map.
    Fit,
    /// A quarter turn of the map.
    Turn,
    /// Table mode, to be read from two metres away, or back.
    Far,
    /// Every roll and draw of the game is worked out again from its seed.
    CheckDice,
    /// The whole screen turned for the other side of the table, or back.
    Across,
    /// Something is selected, or nothing.
    Choose(Option<Spot>),
    /// The selected thing is moved to the next spot touched.
    Carry,
    /// A munchkin is moved to the next spot touched.
    CarrySeat(Colour),
    /// A panel is opened, or closed.
    Open(Option<Panel>),
    /// Letters in an open panel.
    Type(String),
    /// The letters are typed: what they find is taken, or what they name is new.
    First,
    /// The words or the number of an open panel are right.
    Enter,
    /// The draft of an answer changes.
    Draft(Edit),
    /// A colour's forecast is shown, or none.
    Forecast(Option<Colour>),
    /// Somebody helps, for the Treasures it asks for.
    Hire(Colour),
    /// Words are thrown into the dice.
    Throw(thrown::Message),
    /// Those that are there count, and the game goes on.
    ThrowIn,
    /// Another game of the same seats.
    Rematch,
    /// Back.
    Undo,
    /// Forward.
    Redo,
    /// The game is written anew somewhere else.
    SaveElsewhere,
    /// What was said in passing is read.
    Hush,
    /// It is read that somebody has died.
    Mourned(Colour),
    /// Reminders that are folded are unfolded, or folded again.
    Notes,
    /// A reminder never comes again.
    Mute(Rule),
    /// Put it right anyway.
    Anyway,
    /// Something about a game the app keeps whole.
    Hot(Wish),
}

/// An answer as a message.
pub fn answer(answer: Answer) -> Message {
    Message::Do(Command::Answer(answer))
}

/// What a wish is to the table.
pub fn wish(wish: Wish) -> Message {
    Message::Hot(wish)
}
