//! When "I win!" was said, what came in between and how long after, and when it counted: the answer to "was that in time?".
//! All of it is in the journal; here it is told as one line.

use crate::app::shell::Shell;
use crate::app::table::log::line::LogLine;
use crate::catalog::words::{Names, Value};
use crate::play::narrate::{self, Tone};
use crate::play::session::Session;
use crate::play::timeline::{Node, Point};
use crate::rules::cards;
use crate::rules::event::{Event, FightTold};
use crate::rules::fight::{self, Stage, build, roll, sides};
use crate::rules::game::Game;
use crate::store::settings::RING_OPEN;

/// Deeds of one fight that are looked back on.
const DEEDS: usize = 200;

/// What a deed did to a fight, as far as it matters here.
fn told<'a>(node: &'a Node, find: impl Fn(&FightTold) -> bool + 'a) -> bool {
    node.facts.iter().any(|fact| matches!(&fact.event, Event::Fight(fight::Event::Fight { what, .. }) if find(what)))
}

fn begins(node: &Node) -> bool {
    told(node, |what| matches!(what, FightTold::Announced))
}

fn ends(node: &Node) -> bool {
    told(node, |what| matches!(what, FightTold::Over { .. }))
}

/// What both sides come to.
fn totals(session: &Session, game: &Game) -> Option<(i32, i32)> {
    let now = fight::under_way(game)?;
    Some(roll::totals(&sides::sums(session.book(), game, now), &[]))
}

/// For how long of such a time a claim was to be seen: nothing else is done to one that the ring does not run out on, so
/// whatever is more than that the table was away, or read the journal.
fn seen(shell: &Shell, gone: i64) -> i64 {
    match shell.settings.ring {
        0 | RING_OPEN => gone.max(0),
        ring => gone.clamp(0, i64::from(ring)),
    }
}

/// What both sides come to, among what else is said.
fn sums<'a>((ours, theirs): (i32, i32), more: [(&'static str, Value<'a>); 2]) -> Vec<(&'static str, Value<'a>)> {
    more.into_iter().chain([("ours", ours.into()), ("theirs", theirs.into())]).collect()
}

/// The claims of the fight that goes on at a point of history, or ends with it, told as one line; none without a claim, or
/// where dice decide.
pub fn line(shell: &Shell, session: &Session, point: Point) -> Option<String> {
    if session.book().system.rolls() || session.game().stock.is_some() {
        return None;
    }
    let timeline = session.timeline();
    let path = timeline.path(point);
    // Back to where the fight began.
    let mut from = path.len();
    for at in (0..path.len()).rev().take(DEEDS) {
        let before = timeline.state(timeline.parent(path[at]));
        from = at;
        if fight::under_way(&before).is_none() {
            break;
        }
    }
    let deeds = path[from..].iter().filter_map(|at| Some((*at, timeline.node(*at)?)));
    let mut deeds = deeds.skip_while(|(_, node)| !begins(node)).peekable();
    deeds.peek()?;
    let mut parts: Vec<String> = Vec::new();
    // How long the claim has been on the table, and since when it is looked at once more; none while it is stopped.
    let (mut shown, mut since) = (0, None);
    for (at, node) in deeds {
        let after = timeline.state(at);
        shown += since.map_or(0, |since| seen(shell, node.at - since));
        // Nobody at a table counts tenths.
        let seconds = Value::from((shown + 500) / 1_000);
        let claimed = since.is_some();
        if ends(node) {
            let won = told(node, |what| matches!(what, FightTold::Over { won: true, .. }));
            let id = if won { "stamp-final" } else { "stamp-void" };
            parts.push(shell.words.with(id, &[("seconds", seconds)]));
            break;
        }
        let Some(both) = totals(session, &after) else { break };
        if begins(node) {
            let main = fight::under_way(&after).map(|now| now.main)?;
            let seat = shell.words.seat(main, Names::of(&after));
            let time = shell.clock.format(node.at, "%H:%M:%S");
            let id = if parts.is_empty() { "stamp-claims" } else { "stamp-again" };
            parts.push(shell.words.with(id, &sums(both, [("seat", seat.into()), ("time", time.into())])));
            (shown, since) = (0, Some(node.at));
            continue;
        }
        since = fight::under_way(&after).filter(|now| now.stage == Stage::Announced).map(|_| node.at);
        // Whose card it was is no play: that was the card before it.
        if node.facts.iter().all(|fact| matches!(fact.event, Event::Cards(cards::Event::Hand { .. }))) {
            continue;
        }
        let before = timeline.state(timeline.parent(at));
        let names = Names::told(session.book(), &after, &before);
        let what = narrate::tell(&before, &node.facts).first().map(|line| shell.words.say(&line.message, names));
        if let Some(what) = what {
            let id = if claimed { "stamp-then" } else { "stamp-besides" };
            parts.push(shell.words.with(id, &sums(both, [("seconds", seconds), ("what", what.into())])));
        }
    }
    Some(parts.join(" · "))
}

/// The line of a fight that has just ended, with the rule of the set that is played.
pub fn ended(shell: &Shell, session: &Session, point: Point) -> Option<LogLine> {
    session.timeline().node(point).filter(|node| ends(node))?;
    let cites = build::claims().in_ledger(session.book().cited());
    line(shell, session, point).map(|text| LogLine { cites, tone: Tone::Reminder, ..LogLine::plain(text, point) })
}
