//! What a panel asks of the table, because it cannot do it alone.

use crate::app::errand::Errand;
use crate::app::table::figure::{Figure, Naming};
use crate::app::table::panel::Panel;
use crate::rules::command::Command;
use crate::rules::fight::foe::card::MonsterDef;
use crate::rules::ids::Colour;

/// What a panel asks of the table.
#[derive(Clone, Debug)]
pub enum Action {
    /// Nothing.
    None,
    /// A wish.
    Do(Command),
    /// A wish made in a panel, which closes with it.
    Made(Command),
    /// A monster of the Box is met, by whoever's turn it is by now: it closes the panel it was found in.
    Meets(Box<MonsterDef>),
    /// Two wishes made in a panel: the second is done once the first is, and nothing is said of it.
    Both(Box<(Command, Command)>),
    /// A number, in place.
    Set(Figure, i32),
    /// A number that was typed: the pad closes, or asks for what else is missing.
    Typed(Figure, i32),
    /// Words for something: the letter pad closes.
    Name(Naming, String),
    /// Another panel.
    Open(Panel),
    /// No panel.
    Close,
    /// The words that were thrown into the dice count, and the game goes on.
    ThrowIn,
    /// Every roll and draw of the game is worked out again from its seed.
    CheckDice,
    /// Back.
    Undo,
    /// Forward.
    Redo,
    /// Table mode, to be read from two metres away, or back.
    Far,
    /// The whole screen turned for the other side of the table, or back.
    Across,
    /// The window takes the whole screen, or gives it back.
    Full,
    /// Somebody puts on a hat, or takes theirs off.
    Hat(Colour, Option<&'static str>),
    /// The tile of a seat is turned by a quarter, to whoever sits there.
    Turn(Colour),
    /// Those the app plays hold their tongues, or speak again.
    Hush,
    /// Phones are let in, or turned away.
    #[cfg(feature = "phones")]
    Phones(crate::app::phones::Wish),
    /// The table as it stands when a game is over, or the end again.
    SeeTable(bool),
    /// What is pointed at is understood.
    Taught,
    /// The lesson is over, and the table stays.
    EndLesson,
    /// The game is gone through once more, or that is enough.
    Replay(bool),
    /// The monster that was fought last is remembered.
    Remember,
    /// How the dungeon of the day went is copied, to be pasted elsewhere.
    Copy,
    /// A picture of the end is kept.
    Picture,
    /// Another game of the same seats.
    Rematch,
    /// What the app has to do.
    Leave(Errand),
}
