//! What can happen to the table: in one of its parts, or what any of them asks of all of it.

use crate::app::errand::Errand;
use crate::app::house;
use crate::app::map::Spot;
use crate::app::route::Route;
use crate::app::table::action::Action;
use crate::app::table::asking::message as asking;
use crate::app::table::draft::Edit;
use crate::app::table::end::replay;
use crate::app::table::hot::state::Wish;
use crate::app::table::panel::Panel;
use crate::app::table::panels::palette::state::Typing;
use crate::app::table::panels::{card, deal, found, items, pad, words};
use crate::app::table::{map, notices, sealed};
use crate::catalog::ledger::Row;
use crate::rules::answer::Answer;
use crate::rules::command::Command;
use crate::rules::effect::Effect;
use crate::rules::table;

/// What happens to the table.
#[derive(Clone, Debug)]
pub enum Message {
    /// What any part of it asks of the table.
    Ask(Action),
    /// On the map.
    Map(map::Message),
    /// In what is asked.
    Asked(asking::Message),
    /// In what floats over the map.
    Notices(notices::Message),
    /// Something about a game the app keeps whole.
    Hot(Wish),
    /// On the pad of a number.
    Pad(pad::Message),
    /// On the letter pad.
    Words(words::Message),
    /// On the panel of a seat's Items.
    Items(items::Message),
    /// On the panel of a card being played.
    Card(card::Message),
    /// On the panel of what the Box finds.
    Found(found::Message),
    /// On the panel of a Deal being made.
    Deal(deal::Message),
    /// Among the commands by name.
    Palette(Typing),
    /// In the game that is gone through once more.
    Replay(replay::Message),
    /// Among the house rules.
    House(house::Message),
    /// Somebody looks back in the log.
    ReadsLog,
    /// On the panel of a new seal.
    Seal(sealed::Message),
}

impl From<Action> for Message {
    fn from(action: Action) -> Message {
        Message::Ask(action)
    }
}

impl Message {
    /// A wish.
    pub fn does(command: Command) -> Message {
        Message::Ask(Action::Do(command))
    }

    /// A wish made in a panel, which closes with it.
    pub fn made(command: Command) -> Message {
        Message::Ask(Action::Made(command))
    }

    /// A wish that only corrects.
    pub fn corrects(effects: Vec<Effect>) -> Message {
        Message::does(Command::Table(table::Command::Amend { note: String::new(), effects }))
    }

    /// A panel is opened.
    pub fn opens(panel: Panel) -> Message {
        Message::Ask(Action::Open(panel))
    }

    /// Another screen.
    pub fn goes(route: Route) -> Message {
        Message::Ask(Action::Leave(Errand::Go(route)))
    }

    /// A rule is looked at, with its examples.
    pub fn consults(rule: &'static Row) -> Message {
        Message::Ask(Action::Leave(Errand::Consult(rule)))
    }

    /// Whether it is letters or digits being typed. A space alone begins no name.
    pub fn types(&self) -> bool {
        match self {
            Message::Asked(asking::Message::Letters(text)) => text != " ",
            Message::Pad(message) => matches!(message, pad::Message::Type(_)),
            Message::Words(message) => matches!(message, words::Message::Type(_)),
            Message::Card(message) => matches!(message, card::Message::Name(_)),
            Message::Palette(_) | Message::House(house::Message::Find(_)) => true,
            _ => false,
        }
    }

    /// Something on the map is selected, or nothing.
    pub fn chooses(spot: Option<Spot>) -> Message {
        Message::Map(map::Message::Choose(spot))
    }

    /// The draft of an answer changes.
    pub fn edits(edit: Edit) -> Message {
        Message::Asked(asking::Message::Edit(edit))
    }

    /// Letters of the name that is asked for.
    pub fn letters(letters: String) -> Message {
        Message::Asked(asking::Message::Letters(letters))
    }
}

/// An answer as a message.
pub fn answer(answer: Answer) -> Message {
    Message::does(Command::Table(table::Command::Answer(answer)))
}

/// What a wish is to the table.
pub fn wish(wish: Wish) -> Message {
    Message::Hot(wish)
}
