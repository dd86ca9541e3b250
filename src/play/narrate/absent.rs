//! What is said for whoever is away from the table.

use crate::play::narrate::line::{Line, Tone};
use crate::rules::agenda::Step;
use crate::rules::event::{Event, Fact, FightTold};
use crate::rules::fight::{self, Stage};
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::message::{Arg, Message};
use crate::rules::seat::{ABSENT, Seat};
use crate::rules::table::phase::Phase;
use crate::rules::{doors, table};

/// Lines that nothing else says: a claim that passes, from whom somebody runs first, a turn that passes.
pub(super) fn more<'a>(before: &Game, facts: impl Iterator<Item = &'a Fact>) -> Vec<Line> {
    if !before.seats.iter().any(Seat::is_absent) || before.stock.is_some() || before.has_map() {
        return Vec::new();
    }
    let say = |id, cites| Line { message: Message::new(id), cites, tone: Tone::Plain };
    let is_away = |seat: Colour| before.seat(seat).is_some_and(Seat::is_absent);
    let mut lines = Vec::new();
    for fact in facts {
        let mut tell = |seat: Colour, id| {
            let line = say(id, fact.cites);
            lines.push(Line { message: line.message.seat(seat), ..line });
        };
        match &fact.event {
            Event::Fight(fight::Event::Fight { what: FightTold::Rolled, .. }) if is_claimed(before) => {
                let main = before.fight.as_ref().map(|now| now.main);
                let stops = doors::in_time::stoppers(before, main);
                stops.filter(|seat| seat.is_absent()).for_each(|seat| tell(seat.colour, "told-lets-go"));
            }
            Event::Table(table::Event::Noted(Step::Fight(fight::Step::RunAway { seat, next: Some(next), .. })))
                if is_away(*seat) =>
            {
                let line = say("told-runs-first", fact.cites);
                let message = line.message.seat(*seat).with("monster", Arg::Monster(*next));
                lines.push(Line { message, ..line });
            }
            Event::Table(table::Event::Phase(Phase::Charity)) if begins(before) => {
                before
                    .turn
                    .seat
                    .into_iter()
                    .filter(|seat| is_away(*seat))
                    .for_each(|seat| tell(seat, "told-passes-turn"));
            }
            _ => {}
        }
    }
    lines
}

/// Whether "I win!" stands.
fn is_claimed(before: &Game) -> bool {
    before.fight.as_ref().is_some_and(|now| now.stage == Stage::Announced)
}

/// Whether it is somebody's turn, and nothing has been met in it yet.
fn begins(before: &Game) -> bool {
    !before.turn.fought && !before.turn.met && matches!(before.top(), Some(Step::Table(table::Step::Move { .. })))
}

/// Lines of one deed, said as they are of somebody who is away.
pub(super) fn told(before: &Game, lines: &mut [Line]) {
    for message in lines.iter_mut().map(|line| &mut line.message) {
        let away = message.about().and_then(|seat| before.seat(seat)).is_some_and(Seat::is_absent);
        let asked = matches!(before.top(), Some(Step::Fight(fight::Step::Asked { .. })));
        message.id = match message.id {
            "told-botted" if message.arg("bot") == Some(&Arg::Keyed("bot", ABSENT.to_owned())) => "told-gone",
            "told-unbotted" if away => "told-there",
            "told-helps" if away && asked => "told-away-helps",
            "told-declined" if away => "told-away-declines",
            other => other,
        };
    }
}
