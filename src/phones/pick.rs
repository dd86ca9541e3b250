//! One of the things a seat can do, as its phone shows it.

use crate::phones::around::Choosing;
use crate::play::reacting::Until;
use crate::rules::card::CardId;
use crate::rules::command::Command;
use crate::rules::fight::Bargain;
use crate::rules::ids::Colour;

/// What a pick does at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Does {
    /// A move, as the rules list it.
    Move(Command),
    /// Somebody has something while everybody may react.
    Claim,
    /// Somebody has nothing.
    Pass,
    /// A card goes, or stays after all.
    Mark(CardId),
    /// A card goes to somebody, or stays if it went there already.
    MarkFor(CardId, Colour),
    /// What is marked goes.
    Give,
    /// A trade that somebody has offered is one, or is not.
    Agree(bool),
    /// Something is put together from now on, or is not after all.
    Choose(Option<Choosing>),
    /// What is marked is offered to whoever it is to change hands with.
    Offer,
    /// Somebody passes from now on for so long, or does not after all.
    Peace(Option<Until>),
    /// Whoever is asked for help wants that for it.
    Haggle(Bargain),
    /// The hand comes back from the tablet.
    Fetch,
}

/// One of the things a seat can do: its phone says only which one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pick {
    /// What it is called.
    pub label: String,
    /// The same below the card it is done with: on whom, with what.
    pub brief: String,
    /// The card of the hand it is done with, if it is one.
    pub card: Option<CardId>,
    /// What the card says that it is about, where that lies on the table.
    pub says: Vec<String>,
    /// What it is one of several ways of: they lie folded together under these words.
    pub fold: Option<String>,
    /// What is said below the fold it is the last of.
    pub note: Option<String>,
    /// Whether it is chosen already.
    pub chosen: bool,
    /// Whether it ends a choice: it is in sight wherever the last card was touched.
    pub ends: bool,
    /// Whether it gives something up or ends the turn: it stands last, and looks like it.
    pub quiet: bool,
    /// Whether it is seldom wise and never taken back: one touch only asks whether it is meant.
    pub sure: bool,
    /// Whether it cannot be picked, as it says itself: it stands grey in its place.
    pub off: bool,
    /// What it does.
    pub does: Does,
}

impl Pick {
    /// One that needs no card.
    pub(super) fn new(label: String, does: Does) -> Pick {
        Pick {
            brief: label.clone(),
            label,
            card: None,
            says: Vec::new(),
            fold: None,
            note: None,
            chosen: false,
            ends: false,
            quiet: false,
            sure: false,
            off: false,
            does,
        }
    }

    pub(super) fn chosen(self, chosen: bool) -> Pick {
        Pick { chosen, ..self }
    }

    /// One that ends a choice.
    pub(super) fn ends(self) -> Pick {
        Pick { ends: true, ..self }
    }

    /// One that leads back.
    pub(super) fn quiet(self) -> Pick {
        Pick { quiet: true, ..self }
    }
}
