//! What the room of a fight has to do with it: who is near, what it adds, where those who fight come to stand.

use crate::rules::dungeon;
use crate::rules::dungeon::room::Room;
use crate::rules::dungeon::search::icon_matches;
use crate::rules::dungeon::step::Arrival;
use crate::rules::dungeon::step::Coming;
use crate::rules::dungeon::walk;
use crate::rules::event::Event;
use crate::rules::facts::Facts;
use crate::rules::fight::fighter::Fighter;
use crate::rules::fight::foe::Monster;
use crate::rules::fight::state::Fight;
use crate::rules::fight::sum::Terms;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, RoomId, Side};
use crate::rules::munchkin::kind::{is_kind, suffers};
use crate::rules::refusal::Refusal;
use crate::rules::seat::Seat;

/// A room and those one exit away, through any link but a wall (MQ-HELP-04, MQ-THROW-04, MQ-THROW-05).
pub fn in_reach(game: &Game, room: RoomId) -> impl Iterator<Item = RoomId> + '_ {
    let next = game.dungeon.iter().flat_map(move |d| walk::adjacent(d, room)).map(|(_, room)| room.id);
    std::iter::once(room).chain(next)
}

/// Where somebody stands once some facts are true.
pub(crate) fn after(seat: &Seat, facts: &Facts) -> Option<RoomId> {
    let stands = facts.0.iter().rev().find_map(|fact| match fact.event {
        Event::Dungeon(
            dungeon::Event::Stood { seat: who, room } | dungeon::Event::Walked { seat: who, to: room, .. },
        ) if who == seat.colour => Some(room),
        Event::Table(_)
        | Event::Cards(_)
        | Event::Munchkin(_)
        | Event::Fight(_)
        | Event::Dungeon(_)
        | Event::Track(_)
        | Event::Doors(_) => None,
    });
    stands.or(seat.room)
}

/// Whether somebody is in the room of a fight or one exit away.
pub(crate) fn near(game: &Game, fight: &Fight, seat: &Seat) -> bool {
    let Some((place, room)) = fight.place.zip(seat.room) else { return false };
    let next_door = || {
        let dungeon = game.dungeon.as_deref()?;
        let (here, there) = (dungeon.room(place)?, dungeon.room(room)?);
        Side::ALL.into_iter().find(|side| here.link(*side).is_exit() && here.at.step(*side) == there.at)
    };
    place == room || next_door().is_some()
}

/// What the room gives somebody who fights there, or takes.
pub(crate) fn terms(game: &Game, fight: &Fight, who: Fighter, terms: &mut Terms) {
    let Some(room) = game.dungeon.as_ref().and_then(|d| d.room(fight.place?)) else { return };
    // Most rooms say nothing.
    if room.tile.up.icons.is_empty() && room.tile.up.fight.is_empty() {
        return;
    }
    match who {
        Fighter::Seat(colour) => {
            if let Some(seat) = game.seat(colour) {
                for_munchkin(room, seat, terms);
            }
        }
        Fighter::Monster(id) => {
            if let Some(monster) = game.foes.get(id) {
                for_monster(room, monster, terms);
            }
        }
    }
}

/// The icons a munchkin fights under, and the room's own text (MQ-ICON-05, MQ-ICON-06, MQ-CMB-15).
fn for_munchkin(room: &Room, seat: &Seat, terms: &mut Terms) {
    let who = Fighter::Seat(seat.colour);
    let icons = room.tile.up.icons.iter().filter(|icon| icon_matches(icon, seat));
    let dice: i32 = icons.map(|icon| if icon.good { 1 } else { -1 }).sum();
    if dice != 0 {
        let cites = if dice > 0 { cites!["MQ-ICON-05", "MQ-ICON-07"] } else { cites!["MQ-ICON-06", "MQ-ICON-07"] };
        terms.add(who, ("term-icons", ""), (0, dice), cites);
    }
    let told = room.tile.up.fight.iter();
    for bonus in told.filter(|b| if b.is_bane() { suffers(&b.who, seat) } else { is_kind(&b.who, seat) }) {
        let amount = (bonus.strength.into(), bonus.dice.into());
        terms.add(who, ("term-room", &bonus.who), amount, cites!["MQ-CMB-15", "MQ-FIX-01"]);
    }
}

/// Whether the room's own text means a monster: `monsters` is each, a keyword those that have it; `human` is the
/// munchkins' Race, and monsters of that type are `monster:human` (MQ-KW-21).
fn means_monster(who: &str, keywords: &[String]) -> bool {
    let keyword = who.strip_prefix("monster:").or(Some(who).filter(|who| *who != "human"));
    who == "monsters" || keyword.is_some_and(|keyword| keywords.iter().any(|k| k == keyword))
}

/// What the room's own text gives a monster (MQ-CMB-15, OQ-38).
fn for_monster(room: &Room, monster: &Monster, terms: &mut Terms) {
    for bonus in room.tile.up.fight.iter().filter(|b| means_monster(&b.who, &monster.def.keywords)) {
        let amount = (bonus.strength.into(), bonus.dice.into());
        let cites = cites!["MQ-CMB-15", "MQ-FIX-01"];
        terms.add(Fighter::Monster(monster.id), ("term-room", &bonus.who), amount, cites);
    }
}

/// Somebody who comes to help from next door moves in at no cost, and reads the room's rule (MQ-HELP-07, MQ-HELP-08).
pub(crate) fn comes(place: Option<RoomId>, helper: Colour, out: &mut Facts) {
    let Some(room) = place else { return };
    out.say(dungeon::Event::Stood { seat: helper, room }, cites!["MQ-HELP-07", "MQ-HELP-08"]);
    out.owe(dungeon::Step::Heed { seat: helper, room: Some(room) });
}

/// Whoever helped to win is where it was fought.
pub(crate) fn helped(place: Option<RoomId>, helper: &Seat, out: &mut Facts) {
    if let Some(room) = place.filter(|_| helper.room != place) {
        out.say(dungeon::Event::Stood { seat: helper.colour, room }, cites!["MQ-HELP-07", "MQ-MOVE-13"]);
    }
}

/// Who can trade with whom: in the same room or one exit apart (MQ-TRADE-02, OQ-79).
pub(crate) fn trades(game: &Game, a: &Seat, b: &Seat) -> bool {
    if !game.has_map() {
        return true;
    }
    a.room.zip(b.room).is_some_and(|(here, there)| in_reach(game, here).any(|room| room == there))
}

/// One more monster comes into the room of a fight, and is met there (MQ-ENH-05).
pub(crate) fn joins(fight: &Fight, out: &mut Facts) -> Result<(), Refusal> {
    out.owe(dungeon::Step::Arrive { seat: fight.main, how: Coming::Stayed });
    let room = fight.place.ok_or_else(|| Refusal::new("no-map", cites![]))?;
    out.owe(dungeon::Step::NewMonster { room, seat: fight.main, why: Arrival::Card });
    Ok(())
}
