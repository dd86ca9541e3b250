//! Deals, dropping and picking up (MQ-DEAL, MQ-DROP, MQ-PICK rows).

use crate::rules::agenda::{Arrival, Step};
use crate::rules::book::Book;
use crate::rules::command::Goods;
use crate::rules::effect::Effect;
use crate::rules::effect::interpret::{self, Mode};
use crate::rules::engine::Facts;
use crate::rules::event::Event;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, RoomId};
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::seat::{Gear, Seat};
use crate::rules::system::quest::dungeon::{Dungeon, Pile};
use crate::rules::system::quest::walk::{self, Mover};

/// A Deal: its Move is paid, and what is exchanged is typed in as effects.
pub(crate) fn deal(
    book: &Book,
    game: &Game,
    cost: Option<u8>,
    effects: &[Effect],
    out: &mut Facts,
) -> Result<(), Refusal> {
    let Mover { seat, dungeon, room } = walk::mover(game)?;
    ensure(dungeon.monsters_in(room.id).next().is_none(), || {
        Refusal::new("deal-with-monster", cites!["MQ-DEAL-02", "MQ-IGN-04"])
    })?;
    let cost = cost.unwrap_or(book.rules.deal_cost);
    walk::afford(seat, cost)?;
    out.say(walk::spend(seat, cost), cites!["MQ-DEAL-03", "MQ-TURN-06"]);
    if !effects.is_empty() {
        interpret::run(book, game, "", effects, Mode::Play, out)?;
    }
    Ok(())
}

/// The next letter no pile on the map carries; none beyond the tokens in the box (MQ-COMP-07, OQ-77).
fn free_letter(book: &Book, game: &Game, dungeon: &Dungeon) -> Option<char> {
    let used: Vec<char> = dungeon.rooms.iter().filter_map(|r| r.pile.as_ref()?.letter).collect();
    book.rules.pieces(game.table.expansion).pile_letters.chars().find(|c| !used.contains(c))
}

/// Splits a list by places in it: those named, and the rest.
fn split(list: &[Gear], places: &[usize]) -> Result<(Vec<Gear>, Vec<Gear>), Refusal> {
    let each_once = places.iter().enumerate().all(|(i, p)| *p < list.len() && !places[..i].contains(p));
    ensure(each_once, || Refusal::new("no-such-item", cites![]))?;
    let (mut named, mut rest) = (Vec::new(), Vec::new());
    for (i, gear) in list.iter().enumerate() {
        if places.contains(&i) { named.push(gear.clone()) } else { rest.push(gear.clone()) }
    }
    Ok((named, rest))
}

/// Adds to what lies in a room: one pile a room, under one letter once Items lie in it (MQ-DROP-03, MQ-DROP-04).
pub(crate) fn drop_into(
    book: &Book,
    game: &Game,
    room: RoomId,
    (gear, others, gold): (Vec<Gear>, u8, u32),
    out: &mut Facts,
) {
    let Some(dungeon) = &game.dungeon else { return };
    let mut pile = dungeon.room(room).and_then(|r| r.pile.clone()).unwrap_or_default();
    pile.gear.extend(gear);
    pile.others = pile.others.saturating_add(others);
    pile.gold = pile.gold.saturating_add(gold);
    if pile.is_empty() {
        return;
    }
    let cites = if pile.has_items() { cites!["MQ-DROP-03"] } else { cites!["MQ-DROP-04"] };
    if pile.has_items() && pile.letter.is_none() {
        pile.letter = free_letter(book, game, dungeon);
    }
    out.say(Event::Pile { room, pile: Some(Box::new(pile)) }, cites);
}

/// Whether goods stay where they are because of a fight: for the whole table or for those in it (OQ-32), from the step
/// into the unknown or from the monster on (OQ-30).
fn is_combat(book: &Book, game: &Game, colour: Colour) -> bool {
    let rulings = &game.table.rulings;
    let table = book.ruling(rulings, "combat_lock") == "table";
    let on_commit = book.ruling(rulings, "explore_lock") == "on_commit";
    game.agenda.iter().any(|step| match step {
        Step::Fight { seat, room } => {
            let fight = game.dungeon.as_ref().and_then(|d| d.fight.as_deref()).filter(|f| f.room == *room);
            table || *seat == colour || fight.is_some_and(|f| f.helping(game) == Some(colour))
        }
        Step::Tile { seat, .. } | Step::NewMonster { seat, why: Arrival::Explored, .. } => {
            on_commit && (table || *seat == colour)
        }
        // The monster is there: only its base is still open.
        Step::BaseRoll { seat, .. } | Step::Base { seat, .. } => table || *seat == colour,
        _ => false,
    })
}

/// A player drops things of their own will.
pub(crate) fn drop(book: &Book, game: &Game, colour: Colour, goods: &Goods, out: &mut Facts) -> Result<(), Refusal> {
    let seat = game.seat(colour).ok_or_else(|| Refusal::new("no-such-seat", cites![]).with("colour", colour))?;
    let room = seat.room.filter(|_| game.has_map()).ok_or_else(|| Refusal::new("no-map", cites![]))?;
    let fighting = is_combat(book, game, colour);
    let in_combat = book.ruling_is_yes(&game.table.rulings, "voluntary_drop_in_combat");
    ensure(!fighting || in_combat, || Refusal::new("no-drop-in-combat", cites!["MQ-ANY-10", "MQ-DROP-01"]))?;
    ensure(!seat.dead, || Refusal::new("dead-cannot-act", cites!["MQ-DEATH-07"]).seat(colour))?;
    ensure(goods.gold <= seat.gold, || Refusal::new("not-enough-gold", cites![]).seat(colour).with("gold", seat.gold))?;
    let (dropped, kept) = split(&seat.gear, &goods.gear)?;
    ensure(!dropped.is_empty() || goods.others > 0 || goods.gold > 0, || Refusal::new("nothing-named", cites![]))?;
    if !dropped.is_empty() {
        out.say(Event::Gear { seat: colour, gear: kept }, cites!["MQ-DROP-01"]);
    }
    if goods.gold > 0 {
        out.say(Event::Gold { seat: colour, from: seat.gold, to: seat.gold - goods.gold }, cites!["MQ-ITEM-09"]);
    }
    drop_into(book, game, room, (dropped, goods.others, goods.gold), out);
    Ok(())
}

/// Whether something keeps a munchkin from picking up (MQ-PICK-05, MQ-IGN-05).
fn may_pick_up(seat: &Seat, dungeon: &Dungeon, room: RoomId) -> Result<(), Refusal> {
    ensure(!seat.conditions.iter().any(|c| c.no_pick_up), || Refusal::new("pick-up-barred", cites!["MQ-PICK-05"]))?;
    ensure(dungeon.monsters_in(room).next().is_none(), || {
        Refusal::new("pick-up-with-monster", cites!["MQ-IGN-05", "MQ-PICK-03"])
    })
}

/// Whether what lies in a room can be had along with a search that is over.
pub(crate) fn can_collect(game: &Game, colour: Colour, room: RoomId) -> bool {
    let (Some(seat), Some(dungeon)) = (game.seat(colour), &game.dungeon) else { return false };
    let lies = dungeon.room(room).is_some_and(|r| r.pile.is_some());
    lies && !seat.dead && seat.room == Some(room) && may_pick_up(seat, dungeon, room).is_ok()
}

/// Picking up on purpose, for 1 Move whatever the number (MQ-PICK-01, MQ-PICK-04).
pub(crate) fn pick_up(book: &Book, game: &Game, goods: &Goods, out: &mut Facts) -> Result<(), Refusal> {
    let Mover { seat, dungeon, room } = walk::mover(game)?;
    ensure(room.pile.is_some(), || Refusal::new("nothing-lies-here", cites!["MQ-PICK-01"]))?;
    may_pick_up(seat, dungeon, room.id)?;
    walk::afford(seat, book.rules.pick_up_cost)?;
    out.say(walk::spend(seat, book.rules.pick_up_cost), cites!["MQ-PICK-01", "MQ-TURN-06"]);
    take(game, seat.colour, room.id, goods, out)
}

/// Moves goods from a room to a munchkin.
pub(crate) fn take(game: &Game, colour: Colour, room: RoomId, goods: &Goods, out: &mut Facts) -> Result<(), Refusal> {
    let seat = game.seat(colour).ok_or_else(|| Refusal::new("no-such-seat", cites![]).with("colour", colour))?;
    let pile = game.dungeon.as_ref().and_then(|d| d.room(room)?.pile.as_ref());
    let pile = pile.ok_or_else(|| Refusal::new("nothing-lies-here", cites!["MQ-PICK-01"]))?;
    ensure(goods.gold <= pile.gold && goods.others <= pile.others, || {
        Refusal::new("pile-is-smaller", cites!["MQ-PICK-01"]).with("gold", pile.gold).with("others", pile.others)
    })?;
    let (taken, left) = split(&pile.gear, &goods.gear)?;
    ensure(!taken.is_empty() || goods.others > 0 || goods.gold > 0, || Refusal::new("nothing-named", cites![]))?;
    if !taken.is_empty() {
        let mut gear = seat.gear.clone();
        gear.extend(taken);
        out.say(Event::Gear { seat: colour, gear }, cites!["MQ-PICK-01"]);
    }
    if goods.gold > 0 {
        let to = seat.gold.saturating_add(goods.gold);
        out.say(Event::Gold { seat: colour, from: seat.gold, to }, cites!["MQ-PICK-01"]);
    }
    let mut rest =
        Pile { letter: pile.letter, gear: left, others: pile.others - goods.others, gold: pile.gold - goods.gold };
    if !rest.has_items() {
        rest.letter = None;
    }
    let pile = (!rest.is_empty()).then(|| Box::new(rest));
    out.say(Event::Pile { room, pile }, cites!["MQ-PICK-01"]);
    Ok(())
}

/// Everything that lies in a room.
pub fn all_of(pile: &Pile) -> Goods {
    Goods { gear: (0..pile.gear.len()).collect(), others: pile.others, gold: pile.gold }
}
