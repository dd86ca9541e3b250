//! What is said for whoever is away from the table.

use crate::play::narrate::line::{Line, Tone};
use crate::rules::agenda::Step;
use crate::rules::doors::in_time;
use crate::rules::event::{Event, Fact, FightTold};
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::message::{Arg, Message};
use crate::rules::seat::{ABSENT, Seat};
use crate::rules::table;
use crate::rules::table::phase::Phase;

/// Lines that nothing else says: a claim that passes, from whom somebody runs first, a turn that passes.
pub(super) fn more<'a>(before: &Game, facts: impl Iterator<Item = &'a Fact> + Clone) -> Vec<Line> {
    if !before.seats.iter().any(Seat::is_absent) || before.stock.is_some() || before.has_map() {
        return Vec::new();
    }
    let is_away = |seat: Colour| before.seat(seat).is_some_and(Seat::is_absent);
    let won = facts.clone().any(|fact| {
        matches!(&fact.event, Event::Fight(fight::Event::Fight { what: FightTold::Over { won: true, .. }, .. }))
    });
    let mut lines = Vec::new();
    // Several deeds may follow each other: whose turn it is by then, and whether anything was met in it.
    let (mut turn, mut fresh) = (before.turn.seat, begins(before));
    for fact in facts {
        let mut tell = |message| lines.push(Line { message, cites: fact.cites, tone: Tone::Plain });
        if let Event::Fight(fight::Event::Fight { fight: Some(now), what: FightTold::Rolled }) = &fact.event
            && won
        {
            let away = in_time::stoppers(before, Some(now.main)).filter(|seat| seat.is_absent());
            away.for_each(|seat| tell(Message::new("told-lets-go").seat(seat.colour)));
        }
        if let Event::Table(table::Event::Noted(Step::Fight(fight::Step::RunAway { seat, next: Some(next), .. }))) =
            &fact.event
            && is_away(*seat)
        {
            tell(Message::new("told-runs-first").seat(*seat).with("monster", Arg::Monster(*next)));
        }
        if let Event::Table(table::Event::Turn { seat, .. }) = &fact.event {
            (turn, fresh) = (Some(*seat), true);
        }
        let ends = matches!(&fact.event, Event::Table(table::Event::Phase(Phase::Charity)));
        if let Some(seat) = turn.filter(|seat| ends && fresh && is_away(*seat)) {
            tell(Message::new("told-passes-turn").seat(seat));
        }
    }
    lines
}

/// Whether it is somebody's turn, and nothing has been met in it yet.
fn begins(before: &Game) -> bool {
    !before.turn.fought && !before.turn.met && matches!(before.top(), Some(Step::Table(table::Step::Move { .. })))
}

/// Whether somebody is asked to help.
fn asks(step: &Step) -> bool {
    matches!(step, Step::Fight(fight::Step::Asked { .. }))
}

/// Lines of one deed, said as they are of somebody who is away.
pub(super) fn told<'a>(before: &Game, mut facts: impl Iterator<Item = &'a Fact>, lines: &mut [Line]) {
    let owed = |fact: &Fact| matches!(&fact.event, Event::Table(table::Event::Owed(step)) if asks(step));
    let asked = before.top().is_some_and(asks) || facts.any(owed);
    for message in lines.iter_mut().map(|line| &mut line.message) {
        let away = message.about().and_then(|seat| before.seat(seat)).is_some_and(Seat::is_absent);
        message.id = match message.id {
            "told-botted" if message.arg("bot") == Some(&Arg::Keyed("bot", ABSENT.to_owned())) => "told-gone",
            "told-unbotted" if away => "told-there",
            "told-helps" if away && asked => "told-away-helps",
            "told-declined" if away => "told-away-declines",
            other => other,
        };
    }
}
