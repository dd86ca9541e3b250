//! Dice, outcomes and the Monster Die of a game with a map put right from now on: what came of them went further than a
//! number, so what they settled is decided again apart from the game, and what stands now changes by the difference. All
//! that was told stays told.

use crate::play::came::written;
use crate::play::fix::after_all::{For, came_out};
use crate::play::fix::already::is_righted;
use crate::play::fix::items;
use crate::play::fix::now::of_seat;
use crate::play::fix::ran::kinds;
use crate::play::fix::up_to;
use crate::play::session::Session;
use crate::play::timeline::{Node, Point};
use crate::rules::command::Command;
use crate::rules::dungeon;
use crate::rules::effect::Effect;
use crate::rules::engine;
use crate::rules::fight;
use crate::rules::fight::foe::Monster;
use crate::rules::game::Game;
use crate::rules::ids::MonsterId;
use crate::rules::question::Question;
use crate::rules::seat::Seat;
use crate::rules::table;

/// So many entries after it what an entry brought may take to be settled.
const AHEAD: usize = 64;

/// What makes an entry good from now on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Since {
    /// The correction.
    pub does: Command,
    /// What would have been asked then that nobody has said: what comes of that is entered by hand.
    pub asked: Option<Question>,
    /// The game in which it would have been.
    pub would: Box<Game>,
}

/// The correction that makes of what stands now what it would be if an answer had been another one: once all that it brought
/// is settled, and while nobody has died of it or won by it.
pub fn since(session: &Session, point: Point, command: &Command) -> Option<Since> {
    let (book, timeline, game) = (session.book(), session.timeline(), session.game());
    if !matches!(command, Command::Table(table::Command::Answer(_))) || !game.has_map() {
        return None;
    }
    if game.stock.is_some() || game.ending.is_some() {
        return None;
    }
    let settled = settled(session, point)?;
    let was = timeline.state(settled);
    let preview = up_to(session, point, command, settled).ok()?;
    let would = &preview.game;
    let turned = {
        let told =
            path_to(session, point, settled).into_iter().find_map(|(at, node)| Some((at, came_out(&node.facts)?)));
        let other = preview.deeds.iter().find_map(|deed| came_out(&deed.facts));
        told.filter(|(_, won)| other != Some(*won)).map(|(at, _)| at)
    };
    let note = turned.map_or(For::Entry(point), For::Fight);
    if is_righted(session, note) || is_righted(session, For::Entry(point)) {
        return None;
    }
    let numbers = of_seats(session, (&was, would))?;
    let map = on_the_map((&was, would), game);
    let amend = |effects: Vec<Effect>| {
        let does = Command::Table(table::Command::Amend { note: note.note(), effects });
        let mut tried = game.clone();
        let is_there = !written(&does).is_empty() && engine::act(book, &mut tried, &does).is_ok();
        // Nobody is asked anything for it.
        (is_there && engine::question(book, &tried) == engine::question(book, game)).then_some(does)
    };
    let does = amend([numbers.clone(), map].concat()).or_else(|| amend(numbers))?;
    let asked = engine::question(book, would);
    let asked = (!asked.ask.is_turn()).then_some(asked);
    Some(Since { does, asked, would: Box::new(preview.game) })
}

/// The first entry after which all is settled that another one brought, if there is one.
fn settled(session: &Session, point: Point) -> Option<Point> {
    let mut game = session.timeline().state(session.timeline().parent(point));
    for (at, node) in path_from(session, point).into_iter().take(AHEAD) {
        node.facts.iter().for_each(|fact| game.apply(&fact.event));
        if fight::kept(&game).is_none() && engine::question(session.book(), &game).ask.is_turn() {
            return Some(at);
        }
    }
    None
}

fn path_from(session: &Session, point: Point) -> Vec<(Point, &Node)> {
    let timeline = session.timeline();
    let path = timeline.path(timeline.here());
    path.into_iter().filter(|at| *at >= point).filter_map(|at| Some((at, timeline.node(at)?))).collect()
}

fn path_to(session: &Session, point: Point, last: Point) -> Vec<(Point, &Node)> {
    path_from(session, point).into_iter().filter(|(at, _)| *at <= last).collect()
}

/// What of everybody's numbers, Items and kinds changes, as far as there is anything left to change.
fn of_seats(session: &Session, (was, would): (&Game, &Game)) -> Option<Vec<Effect>> {
    let (game, top) = (session.game(), session.book().top_level(session.game()));
    let mut effects = Vec::new();
    for now in &game.seats {
        let (was, would) = (was.seat(now.colour)?, would.seat(now.colour)?);
        let changed = by_the_difference((was, would), now, session.book().rules.level_min);
        let wins = changed.level >= top && changed.level > now.level;
        if was.dead != would.dead || wins {
            return None;
        }
        effects.extend(of_seat(now, &changed));
        effects.extend(kinds(would, was, now));
    }
    effects.extend(items::differences((was, would), game)?);
    Some(effects)
}

/// Somebody as they stand now, with what would have come otherwise.
fn by_the_difference((was, would): (&Seat, &Seat), now: &Seat, least: u8) -> Seat {
    let small = |now: u8, was: u8, would: u8, least: u8| {
        let to = i16::from(now) + i16::from(would) - i16::from(was);
        u8::try_from(to.max(i16::from(least))).unwrap_or(now)
    };
    let mut changed = now.clone();
    changed.level = small(now.level, was.level, would.level, least);
    changed.health.max = small(now.health.max, was.health.max, would.health.max, 0);
    changed.health.red = small(now.health.red, was.health.red, would.health.red, 0).min(changed.health.max);
    changed.gold = now.gold.saturating_add(would.gold).saturating_sub(was.gold);
    changed.bonus = now.bonus.saturating_add(would.bonus.saturating_sub(was.bonus));
    for (deck, count) in would.hand.iter() {
        changed.hand = changed.hand.with(deck, small(now.hand.of(deck), was.hand.of(deck), count, 0));
    }
    changed
}

/// What of the map changes: who and what has not been moved since stands where it would.
fn on_the_map((was, would): (&Game, &Game), now: &Game) -> Vec<Effect> {
    let mut effects: Vec<Effect> = Vec::new();
    for (was, would) in was.seats.iter().filter_map(|was| Some((was, would.seat(was.colour)?))) {
        let there = now.seat(was.colour).is_some_and(|now| now.room == was.room);
        let room = would.room.filter(|_| there && would.room != was.room);
        effects.extend(room.map(|room| dungeon::Effect::Stand { seat: was.colour, room }.into()));
    }
    let mut all: Vec<MonsterId> = was.foes.all.iter().chain(&would.foes.all).map(|foe| foe.id).collect();
    all.sort_unstable_by_key(|id| id.0);
    all.dedup();
    for monster in all {
        effects.extend(of_monster((was.foes.get(monster), would.foes.get(monster)), now.foes.get(monster)));
    }
    let rooms = |game: &Game| game.dungeon.as_deref().map(|dungeon| dungeon.rooms.clone()).unwrap_or_default();
    for would in rooms(would).iter() {
        let mark = |game: &Game| game.dungeon.as_deref().and_then(|all| all.room(would.id)).map(|room| room.mark);
        let changes = mark(was).is_some_and(|was| was != would.mark && mark(now) == Some(was));
        effects.extend(changes.then(|| dungeon::Effect::Mark { room: would.id, mark: would.mark }.into()));
    }
    effects
}

/// What becomes of a monster that would be there, elsewhere, of another base, or not at all.
fn of_monster((was, would): (Option<&Monster>, Option<&Monster>), now: Option<&Monster>) -> Vec<Effect> {
    match (was, would, now) {
        (Some(was), Some(would), Some(now)) => {
            let monster = now.id;
            let room = would.room.filter(|_| was.room != would.room && now.room == was.room);
            let base = would.base.filter(|_| was.base != would.base && now.base == was.base);
            let moves = room.map(|room| dungeon::Effect::MoveMonster { monster, room }.into());
            moves.into_iter().chain(base.map(|base| dungeon::Effect::Base { monster, base }.into())).collect()
        }
        // It was slain after all.
        (Some(was), None, Some(now)) if was.room == now.room => {
            vec![fight::Effect::RemoveMonster { monster: now.id, empty: true }.into()]
        }
        // It was not.
        (None, Some(would), None) => {
            let place =
                |room| dungeon::Effect::PlaceMonster { room, def: would.def.as_ref().clone(), base: would.base };
            would.room.filter(|_| would.base.is_some()).map(|room| place(room).into()).into_iter().collect()
        }
        _ => Vec::new(),
    }
}
