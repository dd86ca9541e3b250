//! What happens in a fight, as sentences.

use crate::rules::event::{Event, FightTold};
use crate::rules::message::{Arg, Message};
use crate::rules::system::{Fighter, Term};

/// A fighter as an argument of a sentence.
pub fn fighter(who: Fighter) -> Arg {
    match who {
        Fighter::Seat(colour) => Arg::Seat(colour),
        Fighter::Monster(id) => Arg::Monster(id),
    }
}

fn term(id: &'static str, term: &Term) -> Message {
    Message::new(id)
        .with("who", fighter(term.who))
        .with("name", if term.name.is_empty() { Arg::Said("term-unnamed") } else { Arg::Text(term.name.clone()) })
        .with("strength", i64::from(term.strength))
        .with("dice", i64::from(term.dice))
}

/// The line of an event of a fight.
pub fn line(event: &Event) -> Option<Message> {
    let Event::Fight { what, .. } = event else { return None };
    Some(match what {
        FightTold::Helped(seat) => Message::new("told-helps").seat(*seat),
        FightTold::Alone => Message::new("told-alone"),
        FightTold::Term(added) => term("told-term", added),
        FightTold::Struck(gone) => term("told-term-struck", gone),
        FightTold::LeftAlone { monster, alone: true } => Message::new("told-left-alone").with("monster", *monster),
        FightTold::LeftAlone { monster, .. } => Message::new("told-attacked").with("monster", *monster),
        FightTold::Slain(monster) => Message::new("told-slain").with("monster", *monster),
        FightTold::Bargain(terms) => {
            Message::new(if terms.helper_first == Some(true) { "told-bargain-first" } else { "told-bargain" })
                .with("treasures", i64::from(terms.treasures))
                .with("gold", i64::from(terms.gold))
        }
        FightTold::Ties(true) => Message::new("told-ties-won"),
        FightTold::Ties(false) => Message::new("told-ties-lost"),
        FightTold::Announced => Message::new("told-announced"),
        FightTold::Waits => Message::new("told-not-yet"),
        // Every die has a line of its own.
        FightTold::Rolled => return None,
        FightTold::Turned { who, from, to } => {
            Message::new("told-turned").with("who", fighter(*who)).with("from", *from).with("to", *to)
        }
        FightTold::Over { ours, theirs, won: true } => {
            Message::new("told-fight-won").with("ours", *ours).with("theirs", *theirs)
        }
        FightTold::Over { ours, theirs, .. } => {
            Message::new("told-fight-lost").with("ours", *ours).with("theirs", *theirs)
        }
    })
}
