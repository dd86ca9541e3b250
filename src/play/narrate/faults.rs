//! Why a set-up makes no game and a file holds none, for people at a table: a command line says the same by the names of
//! fields.

use crate::catalog::words::{Value, Words};
use crate::play::journal::Unreadable;
use crate::play::session::OpenFault;
use crate::rules::book::RulingFault;
use crate::rules::setup::SetupFault;

/// Why a set-up makes no game.
pub fn setup(words: &Words, fault: &SetupFault) -> String {
    let colour = |id: &str, colour| words.with(id, &[("seat", words.colour(colour).into())]);
    match fault {
        SetupFault::System(none) => words.with("fault-set", &[("found", none.found.as_str().into())]),
        SetupFault::Players { found, min, max } => {
            let args = [("found", Value::from(*found)), ("min", (*min).into()), ("max", (*max).into())];
            words.with("fault-players", &args)
        }
        SetupFault::ColourTwice(seat) => colour("fault-colour-twice", *seat),
        SetupFault::NoPieces(seat) => colour("fault-no-pieces", *seat),
        SetupFault::Name(seat) => colour("fault-name", *seat),
        SetupFault::First(seat) => colour("fault-first", *seat),
        SetupFault::Ruling(RulingFault::Unknown { name }) => {
            words.with("fault-rule", &[("name", name.as_str().into())])
        }
        SetupFault::Ruling(RulingFault::Value { name, value }) => {
            let args = [("rule", Value::from(words.ruling(name))), ("value", value.as_str().into())];
            words.with("fault-rule-value", &args)
        }
        SetupFault::NoHands(_) => words.get("fault-no-hands"),
        SetupFault::Arranged(fault) => words.with("fault-arranged", &[("what", fault.to_string().into())]),
    }
}

/// Why a journal makes no game.
pub fn open(words: &Words, fault: &OpenFault) -> String {
    match fault {
        OpenFault::Set { fault, app } => {
            let args = [("found", Value::from(fault.found.as_str())), ("app", app.as_str().into())];
            words.with("fault-set-of-file", &args)
        }
        OpenFault::Setup(fault) => words.with("fault-header", &[("what", setup(words, fault).into())]),
        OpenFault::Misfit(line) => words.with("fault-misfit", &[("line", (*line).into())]),
        OpenFault::OtherCards { app, ours } => {
            words.with("fault-other-cards", &[("app", app.as_str().into()), ("ours", (*ours).into())])
        }
    }
}

/// Why a file is no game at all.
pub fn unreadable(words: &Words, fault: &Unreadable) -> String {
    match fault {
        Unreadable::Empty => words.get("fault-empty"),
        Unreadable::NotAGame => words.get("fault-no-game"),
        Unreadable::DamagedHeader => words.get("fault-damaged-header"),
        Unreadable::Unknown { line, ours } => {
            words.with("fault-unknown", &[("line", (*line).into()), ("ours", (*ours).into())])
        }
        Unreadable::Later { app, ours, .. } => {
            words.with("fault-later", &[("app", app.as_str().into()), ("ours", (*ours).into())])
        }
    }
}
