//! What monsters are called where an entry is put right: a table names one when it has lain there for a while.

use crate::play::session::Session;
use crate::play::timeline::Point;
use crate::rules::game::Game;

/// So many entries on a monster may still be named.
const AHEAD: usize = 64;

/// The game before an entry, with every monster there is soon after it under the name it was given last.
pub fn later(session: &Session, point: Point) -> Game {
    let timeline = session.timeline();
    let mut game = timeline.state(timeline.parent(point));
    let mut named = game.clone();
    let path = timeline.path(timeline.here());
    let start = path.binary_search(&point).unwrap_or(path.len());
    for node in path[start..].iter().take(AHEAD).filter_map(|at| timeline.node(*at)) {
        node.facts.iter().for_each(|fact| game.apply(&fact.event));
        for foe in game.foes.all.iter().filter(|foe| !foe.def.name.is_empty()) {
            named.foes.all.retain(|known| known.id != foe.id);
            named.foes.all.push(foe.clone());
        }
    }
    named
}
