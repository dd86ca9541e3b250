//! An entry put right from now on: what it changed in numbers is made good at once, and nothing is decided again.

use crate::play::came::happened;
use crate::play::fix::after_all::For;
use crate::play::fix::already::is_righted;
use crate::play::fix::items;
use crate::play::fix::sold::struck;
use crate::play::session::Session;
use crate::play::timeline::Point;
use crate::rules::amount::Amount;
use crate::rules::cards;
use crate::rules::command::Command;
use crate::rules::dungeon;
use crate::rules::effect::Effect;
use crate::rules::engine;
use crate::rules::game::Game;
use crate::rules::munchkin;
use crate::rules::seat::Seat;
use crate::rules::table;

/// The correction that makes of the game what it would be if an entry had been another command, or none: only where all
/// that it would have changed at once are numbers and Items of players, and something came after it.
pub fn from_now(session: &Session, point: Point, command: Option<&Command>) -> Option<Command> {
    let (book, timeline) = (session.book(), session.timeline());
    // What was sold comes back with its whole sale.
    if timeline.here() == point || struck(session, point).is_some() || is_righted(session, For::Entry(point)) {
        return None;
    }
    let was = timeline.state(point);
    let mut would = timeline.state(timeline.parent(point));
    if let Some(command) = command {
        engine::act(book, &mut would, command).ok()?;
    }
    // What it would have been then, and what it is now: an Item may lie elsewhere in the list.
    let amend = |now: &Game| {
        let mut effects = items::differences((&was, &would), now)?;
        effects.extend(differences(&was, &would));
        let note = For::Entry(point).note();
        let amend = Command::Table(table::Command::Amend { note, effects: effects.clone() });
        (!effects.is_empty()).then_some(amend)
    };
    let mut tried = was.clone();
    engine::act(book, &mut tried, &amend(&was)?).ok()?;
    if settled(tried) != settled(would.clone()) {
        return None;
    }
    let amend = amend(session.game())?;
    engine::decide(book, session.game(), &amend).ok()?;
    Some(amend)
}

/// A game in which nobody asks how lately a card has come into a hand.
fn settled(mut game: Game) -> Game {
    game.seats.iter_mut().for_each(|seat| (seat.fresh, seat.came) = (0, 0));
    game
}

/// What was never entered after an entry, entered now: what belongs to a fight of then does not, nor what is refused by now.
pub fn added_now(session: &Session, command: &Command) -> Option<Command> {
    let fought = happened(command).iter().any(|effect| matches!(effect, Effect::Fight(_)));
    (!fought && engine::decide(session.book(), session.game(), command).is_ok()).then(|| command.clone())
}

/// The players' numbers at the end, where they would be otherwise than they are: as a correction that says them.
pub fn comes_to(session: &Session, would: &Game) -> Option<Command> {
    let effects = differences(session.game(), would);
    (!effects.is_empty()).then(|| Command::Table(table::Command::Amend { note: String::new(), effects }))
}

/// What of the players' numbers is otherwise.
fn differences(was: &Game, would: &Game) -> Vec<Effect> {
    was.seats.iter().filter_map(|was| Some((was, would.seat(was.colour)?))).flat_map(|(a, b)| of_seat(a, b)).collect()
}

/// What of one player's numbers is otherwise.
pub(super) fn of_seat(was: &Seat, would: &Seat) -> Vec<Effect> {
    let seat = was.colour;
    let mut all: Vec<Effect> = Vec::new();
    let mut differ = |from: i64, to: i64, effect: &dyn Fn(Amount) -> Effect| {
        if let Some(by) = i32::try_from(to - from).ok().filter(|by| *by != 0) {
            all.push(effect(Amount::By(by)));
        }
    };
    differ(was.level.into(), would.level.into(), &|change| {
        munchkin::Effect::Level { seat, change, kill: false }.into()
    });
    differ(was.health.max.into(), would.health.max.into(), &|change| {
        dungeon::Effect::MaxHealth { seat, change }.into()
    });
    differ(was.health.red.into(), would.health.red.into(), &|change| dungeon::Effect::Health { seat, change }.into());
    differ(was.gold.into(), would.gold.into(), &|change| dungeon::Effect::Gold { seat, change }.into());
    differ(was.bonus.into(), would.bonus.into(), &|change| munchkin::Effect::Bonus { seat, change }.into());
    for (deck, count) in was.hand.iter() {
        differ(count.into(), would.hand.of(deck).into(), &|change| cards::Effect::Hand { seat, deck, change }.into());
    }
    all
}
