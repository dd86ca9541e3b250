//! How each monster moves in a Monster Turn and why it stops; and why nobody moves: for all of them together, and where it
//! is not the same for all, for each.

use crate::cites;
use crate::play::narrate::line::{Line, Tone};
use crate::rules::agenda::Step;
use crate::rules::cite::{Cites, Rule};
use crate::rules::dungeon;
use crate::rules::dungeon::march::{Between, By, Hop, March, Route, Stop};
use crate::rules::event::{Event, Fact};
use crate::rules::game::Game;
use crate::rules::message::Message;
use crate::rules::table;

/// Why none moves in a Monster Turn, as texts name it: what holds all of them; and that there is none to move.
pub fn idle(march: &March) -> &'static str {
    let mut whys = march.routes.iter().map(why);
    match whys.next() {
        None => "nobody",
        Some(first) if whys.any(|why| why != first) => "mixed",
        Some(first) => first,
    }
}

/// Why a monster stays where it is.
fn why(route: &Route) -> &'static str {
    let by = |rule: &str| route.cites.iter().any(|cited| cited == Rule::new(rule));
    match route.stop {
        Stop::Lurking => "lurking",
        Stop::TargetHere | Stop::TargetReached => "target",
        Stop::NoArrow => "arrow",
        Stop::UnknownArrow => "unknown",
        Stop::BlockedLink => "blocked",
        Stop::EntranceBlocked if by("MQ-MMOV-06") => "beyond",
        Stop::EntranceBlocked if by("MQ-MMOV-17") => "circle",
        Stop::EntranceBlocked => "entrance",
        Stop::WouldRetrace | Stop::Slow | Stop::FastDone => "circle",
    }
}

/// What is told of a Monster Turn.
pub(super) fn told(march: &March) -> Message {
    Message::new("told-marched")
        .with("colour", march.roll)
        .with("moving", march.moving() as i64)
        .with("stay", march.routes.len() as i64 - march.moving() as i64)
        .with("all", march.routes.len() as i64)
        .with("why", idle(march).to_owned())
}

/// The rules behind it: where nobody moves, those that say why not.
pub(super) fn cites(march: &March, told: Cites) -> Cites {
    if march.moving() > 0 || march.routes.is_empty() {
        return told;
    }
    march.routes.iter().flat_map(|route| route.cites.iter()).fold(Cites::NONE, Cites::and)
}

/// A Monster Turn without monsters of which nobody tells the color: that color draws its card all the same (MQ-MON-03).
pub(super) fn goes_by<'a>(before: &Game, mut facts: impl Iterator<Item = &'a Fact>) -> Option<Line> {
    let rolls = matches!(before.top(), Some(Step::Dungeon(dungeon::Step::MonsterRoll { .. })));
    if !rolls || !before.foes.all.is_empty() {
        return None;
    }
    facts.find(|fact| matches!(fact.event, Event::Table(table::Event::Waived)))?;
    let message = Message::new("told-nobody-marches");
    Some(Line { message, cites: cites!["MQ-MON-03", "MQ-MON-04"], tone: Tone::Reminder })
}

/// Where each of them stays for a reason of its own, that reason.
pub(super) fn each(march: &March) -> Vec<Line> {
    if march.moving() > 0 || idle(march) != "mixed" {
        return Vec::new();
    }
    let stays = |route: &Route| {
        let message = Message::new("told-stays-put").with("monster", route.monster).with("colour", march.roll);
        Line { message: message.with("why", why(route).to_owned()), cites: route.cites, tone: Tone::Plain }
    };
    march.routes.iter().map(stays).collect()
}

/// One explained line of a route: a step, or the stop at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    /// What it says.
    pub message: Message,
    /// The rules behind it.
    pub cites: Cites,
}

/// Every step of a route and why it ended.
pub fn explain(march: &March, route: &Route) -> Vec<Explained> {
    let mut lines: Vec<Explained> = route.hops.0.iter().enumerate().map(|(i, hop)| step(march, hop, i == 0)).collect();
    let at = route.to();
    let stop = match route.stop {
        Stop::Lurking => "stop-lurking",
        Stop::TargetHere => "stop-target-here",
        Stop::TargetReached => "stop-target-reached",
        Stop::NoArrow => "stop-no-arrow",
        Stop::UnknownArrow => "stop-unknown-arrow",
        Stop::BlockedLink => "stop-blocked-link",
        Stop::WouldRetrace => "stop-would-retrace",
        Stop::EntranceBlocked => "stop-entrance-blocked",
        Stop::Slow => "stop-slow",
        Stop::FastDone => "stop-fast-done",
    };
    let message = Message::new(stop).with("room", at).with("colour", march.roll).with("monster", route.monster);
    lines.push(Explained { message, cites: route.cites });
    lines
}

fn step(march: &March, hop: &Hop, first: bool) -> Explained {
    let id = match (hop.over, hop.by) {
        (Between::Gap, _) => "step-gap",
        (Between::Edge, _) => "step-edge",
        (Between::Nothing, By::Arrow) => "step-arrow",
        (Between::Nothing, By::Contrary) => "step-contrary",
        (Between::Nothing, By::Fast) => "step-fast",
        (Between::Nothing, By::Entrance) => "step-entrance",
    };
    let message =
        Message::new(id).with("room", hop.to).with("side", hop.side).with("colour", march.roll).with("link", hop.link);
    Explained { message, cites: hop.cites(first) }
}
