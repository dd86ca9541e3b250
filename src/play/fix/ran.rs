//! A roll to get away put right from now on: what Bad Stuff took of somebody it did not catch is given back, and whoever
//! it should have caught is told so.

use crate::play::fix::after_all::For;
use crate::play::fix::already::is_righted;
use crate::play::fix::now::of_seat;
use crate::play::session::Session;
use crate::play::timeline::Point;
use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::command::Command;
use crate::rules::effect::Effect;
use crate::rules::engine;
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::munchkin;
use crate::rules::munchkin::gear::Gear;
use crate::rules::seat::Seat;
use crate::rules::table;

/// Whom what has caught, if Bad Stuff is what is owed next.
fn caught(game: &Game) -> Option<(Colour, MonsterId)> {
    let Some(Step::Fight(fight::Step::BadStuff { seat, monster })) = game.top() else { return None };
    Some((*seat, *monster))
}

/// The game after a roll to get away that is past, and after it had shown something else.
fn rolled(session: &Session, point: Point, command: &Command) -> Option<(Game, Game)> {
    let Command::Table(table::Command::Answer(Answer::Fight(fight::Answer::Ran { .. }))) = command else { return None };
    let timeline = session.timeline();
    let was = timeline.state(point);
    let mut would = timeline.state(timeline.parent(point));
    engine::act(session.book(), &mut would, command).ok()?;
    // What is still owed is put right where it stands.
    (session.game().turn.number > was.turn.number).then_some((was, would))
}

/// Who would have been caught, by what, and what Bad Stuff does to them can still be told.
pub fn caught_after_all(session: &Session, point: Point, command: &Command) -> Option<(Colour, MonsterId)> {
    let (was, would) = rolled(session, point, command)?;
    let (seat, monster) = caught(&would).filter(|_| caught(&was).is_none())?;
    session.game().seat(seat).filter(|seat| !seat.dead)?;
    Some((seat, monster))
}

/// The correction that gives back what Bad Stuff took of somebody who got away after all. Who died of it has been dead
/// since: that is not given back.
pub fn given_back(session: &Session, point: Point, command: &Command) -> Option<Command> {
    if is_righted(session, For::Entry(point)) {
        return None;
    }
    let (was, would) = rolled(session, point, command)?;
    let owed = caught(&was).filter(|_| caught(&would).is_none())?;
    let (seat, _) = owed;
    let timeline = session.timeline();
    let path = timeline.path(timeline.here());
    let mut after = was.clone();
    for node in path.iter().filter(|at| **at > point).filter_map(|at| timeline.node(*at)) {
        node.facts.iter().for_each(|fact| after.apply(&fact.event));
        if caught(&after) != Some(owed) {
            break;
        }
    }
    let (then, lost, now) = (was.seat(seat)?, after.seat(seat)?, session.game().seat(seat)?);
    if lost.dead || now.dead || caught(&after) == Some(owed) {
        return None;
    }
    let mut effects = of_seat(lost, then);
    effects.extend(kinds(then, lost, now));
    effects.extend(items(then, lost).map(|add| munchkin::Effect::Gear { seat, add }.into()));
    let amend = Command::Table(table::Command::Amend { note: For::Entry(point).note(), effects });
    engine::decide(session.book(), session.game(), &amend).ok()?;
    Some(amend)
}

/// Races and Classes that went, where nothing has taken their place.
pub(super) fn kinds(then: &Seat, lost: &Seat, now: &Seat) -> Vec<Effect> {
    let seat = then.colour;
    let races = munchkin::Effect::Races { seat, races: then.races.clone() };
    let classes = munchkin::Effect::Classes { seat, classes: then.classes.clone() };
    let races = (then.races != lost.races && now.races == lost.races).then(|| races.into());
    let classes = (then.classes != lost.classes && now.classes == lost.classes).then(|| classes.into());
    races.into_iter().chain(classes).collect()
}

/// Listed Items that went.
pub(super) fn items<'a>(then: &'a Seat, lost: &'a Seat) -> impl Iterator<Item = Gear> + 'a {
    let mut left = lost.gear.iter();
    // What is left stands in the order it stood in.
    let mut next = left.next();
    then.gear.iter().filter_map(move |item| {
        if next == Some(item) {
            next = left.next();
            return None;
        }
        Some(Gear::clone(item))
    })
}
