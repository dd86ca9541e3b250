//! What can happen in what is asked.

use crate::app::table::draft::Edit;
use crate::rules::cards::deck::Deck;
use crate::rules::command::Command;
use crate::rules::effect::Effect;
use crate::rules::fight::foe::card::MonsterDef;
use crate::rules::ids::Colour;

/// What happens in what is asked.
#[derive(Clone, Debug)]
pub enum Message {
    /// The next step.
    Next,
    /// The app rolls or draws.
    Chance,
    /// The draft of the answer changes.
    Edit(Edit),
    /// Letters of the name that is asked for.
    Letters(String),
    /// The letters are typed: what they find is taken, or what they name is new.
    First,
    /// A colour's forecast is shown, or none.
    Forecast(Option<Colour>),
    /// Why some monsters stay is shown, or hidden.
    Stays,
    /// Bad Stuff does this at once; it may do more.
    Suffers(Vec<Effect>),
    /// A card was theirs whose hand is not counted right.
    Whose(Deck),
    /// Whoever was caught pays, and gets away after all.
    Escapes(Box<Command>),
    /// The turn passes, and the next player meets a monster of this Level.
    Passes(Box<MonsterDef>),
    /// Somebody has drawn no Treasures.
    DrewNone(Colour),
    /// The table has fought by itself: it was won, or it was not.
    CameOut(bool),
    /// Somebody helps, for the Treasures it asks for.
    Hire(Colour),
}
