//! What lies in rooms: dropped and picked up (MQ-DROP and MQ-PICK rows).

use crate::rules::book::Book;
use crate::rules::cite::Cites;
use crate::rules::dungeon;
use crate::rules::dungeon::map::Dungeon;
use crate::rules::dungeon::room::Pile;
use crate::rules::dungeon::walk;
use crate::rules::dungeon::walk::Mover;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, RoomId};
use crate::rules::munchkin;
use crate::rules::munchkin::gear::{self, Gear};
use crate::rules::munchkin::goods::Goods;
use crate::rules::munchkin::pay;
use crate::rules::munchkin::receive;
use crate::rules::munchkin::timing;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::seat::Seat;
use crate::rules::table::Place;
use std::sync::Arc;

/// The next letter no pile on the map carries; none beyond the tokens in the box (MQ-COMP-07, OQ-77).
fn free_letter(book: &Book, game: &Game, dungeon: &Dungeon) -> Option<char> {
    let used: Vec<char> = dungeon.rooms.iter().filter_map(|r| r.pile.as_ref()?.letter).collect();
    book.rules.pieces(game.table.expansion).pile_letters.chars().find(|c| !used.contains(c))
}

/// Adds to what lies in a room: one pile a room, under one letter once Items lie in it (MQ-DROP-03, MQ-DROP-04).
pub(crate) fn drop_into(
    book: &Book,
    game: &Game,
    room: RoomId,
    (gear, others, gold): (Vec<Arc<Gear>>, u8, u32),
    out: &mut Facts,
) {
    let Some(dungeon) = &game.dungeon else { return };
    let mut pile = dungeon.room(room).and_then(|r| r.pile.clone()).unwrap_or_default();
    pile.gear.extend(gear.iter().map(|g| g.put(false)));
    pile.others = pile.others.saturating_add(others);
    pile.gold = pile.gold.saturating_add(gold);
    lies(book, game, dungeon, (room, pile), out);
}

/// Everything somebody had who has died lies there, where nobody has told what that was.
pub(crate) fn drop_untold(
    book: &Book,
    game: &Game,
    room: RoomId,
    (seat, gear): (Colour, &[Arc<Gear>]),
    out: &mut Facts,
) {
    let Some(dungeon) = &game.dungeon else { return };
    let mut pile = dungeon.room(room).and_then(|r| r.pile.clone()).unwrap_or_default();
    pile.gear.extend(gear.iter().map(|g| g.put(false)));
    if !pile.of.contains(&seat) {
        pile.of.push(seat);
    }
    lies(book, game, dungeon, (room, pile), out);
}

/// What lies in a room from now on.
fn lies(book: &Book, game: &Game, dungeon: &Dungeon, (room, mut pile): (RoomId, Pile), out: &mut Facts) {
    if pile.is_empty() {
        return;
    }
    let cites = if pile.has_items() { cites!["MQ-DROP-03"] } else { cites!["MQ-DROP-04"] };
    if pile.has_items() && pile.letter.is_none() {
        pile.letter = free_letter(book, game, dungeon);
    }
    out.say(dungeon::Event::Pile { room, pile: Some(Box::new(pile)) }, cites);
}

/// Whether somebody may drop things now, and in which room they would lie.
pub(crate) fn may_drop(book: &Book, game: &Game, seat: &Seat) -> Result<RoomId, Refusal> {
    let room = seat.room.filter(|_| game.has_map()).ok_or_else(|| Refusal::new("no-map", cites![]))?;
    let in_combat = || book.house(game).voluntary_drop_in_combat();
    ensure(!timing::locked(book, game, seat.colour) || in_combat(), || {
        Refusal::new("no-drop-in-combat", cites!["MQ-ANY-10", "MQ-DROP-01"])
    })?;
    ensure(!seat.dead, || Refusal::new("dead-cannot-act", cites!["MQ-DEATH-07"]).seat(seat.colour))?;
    Ok(room)
}

/// A player drops things of their own will.
pub(crate) fn drop(book: &Book, game: &Game, colour: Colour, goods: &Goods, out: &mut Facts) -> Result<(), Refusal> {
    let seat = game.find(colour)?;
    let room = may_drop(book, game, seat)?;
    ensure(goods.gold <= seat.gold, || Refusal::new("not-enough-gold", cites![]).seat(colour).with("gold", seat.gold))?;
    let dropped = pay::named(&seat.gear, &goods.gear)?;
    ensure(!dropped.is_empty() || goods.others > 0 || goods.gold > 0, || Refusal::new("nothing-named", cites![]))?;
    let lies: Vec<Arc<Gear>> = dropped.iter().map(|dropped| Arc::clone(&dropped.item)).collect();
    if !dropped.is_empty() {
        out.say(munchkin::Event::Items { seat: colour, gone: dropped, got: vec![] }, cites!["MQ-DROP-01"]);
    }
    if goods.gold > 0 {
        out.say(
            dungeon::Event::Gold { seat: colour, from: seat.gold, to: seat.gold - goods.gold },
            cites!["MQ-ITEM-09"],
        );
    }
    drop_into(book, game, room, (lies, goods.others, goods.gold), out);
    Ok(())
}

/// Whether something keeps a munchkin from picking up (MQ-PICK-05, MQ-IGN-05).
fn may_pick_up(game: &Game, seat: &Seat, room: RoomId) -> Result<(), Refusal> {
    ensure(!seat.conditions.iter().any(|c| c.no_pick_up), || Refusal::new("pick-up-barred", cites!["MQ-PICK-05"]))?;
    ensure(game.foes.in_room(room).next().is_none(), || {
        Refusal::new("pick-up-with-monster", cites!["MQ-IGN-05", "MQ-PICK-03"])
    })
}

/// Whether what lies in a room can be had along with a search that is over.
pub(crate) fn can_collect(game: &Game, colour: Colour, room: RoomId) -> bool {
    let (Some(seat), Some(dungeon)) = (game.seat(colour), &game.dungeon) else { return false };
    let lies = dungeon.room(room).is_some_and(|r| r.pile.is_some());
    lies && !seat.dead && seat.room == Some(room) && may_pick_up(game, seat, room).is_ok()
}

/// There is nothing to be picked up. Where the app keeps everything nobody has forgotten to put it on the map.
fn nothing_lies(game: &Game) -> Refusal {
    let kept = game.table.components.cards == Place::App;
    Refusal::new(if kept { "nothing-lies-in-the-app" } else { "nothing-lies-here" }, cites!["MQ-PICK-01"])
}

/// Picking up on purpose, for 1 Move whatever the number (MQ-PICK-01, MQ-PICK-04).
pub(crate) fn pick_up(book: &Book, game: &Game, goods: &Goods, out: &mut Facts) -> Result<(), Refusal> {
    let Mover { seat, room, .. } = walk::mover(game)?;
    ensure(room.pile.is_some(), || nothing_lies(game))?;
    may_pick_up(game, seat, room.id)?;
    walk::afford(book, game, seat, book.rules.pick_up_cost)?;
    out.say(walk::spend(seat, book.rules.pick_up_cost), cites!["MQ-PICK-01", "MQ-TURN-06"]);
    take(game, seat.colour, room.id, goods, out)
}

/// Moves goods from a room to a munchkin.
pub(crate) fn take(game: &Game, colour: Colour, room: RoomId, goods: &Goods, out: &mut Facts) -> Result<(), Refusal> {
    let seat = game.find(colour)?;
    let pile = game.dungeon.as_deref().and_then(|d| d.room(room)?.pile.as_ref());
    let pile = pile.ok_or_else(|| nothing_lies(game))?;
    ensure(goods.gold <= pile.gold && goods.others <= pile.others, || {
        Refusal::new("pile-is-smaller", cites!["MQ-PICK-01"]).with("gold", pile.gold).with("others", pile.others)
    })?;
    let taken = pay::named(&pile.gear, &goods.gear)?;
    let mut left = pile.gear.clone();
    gear::take_out(&mut left, &taken);
    let named = !taken.is_empty() || goods.others > 0 || goods.gold > 0 || pile.is_untold();
    ensure(named, || Refusal::new("nothing-named", cites![]))?;
    if !taken.is_empty() {
        let items = taken.into_iter().map(|taken| taken.item).collect();
        receive::receive(seat, Vec::new(), items, cites!["MQ-PICK-01"], out);
    }
    if goods.gold > 0 {
        let to = seat.gold.saturating_add(goods.gold);
        out.say(dungeon::Event::Gold { seat: colour, from: seat.gold, to }, cites!["MQ-PICK-01"]);
    }
    // What nobody has told goes along: the cardboard knows how much of it.
    let (others, gold) = (pile.others - goods.others, pile.gold - goods.gold);
    let mut rest = Pile { letter: pile.letter, gear: left, others, gold, of: Vec::new() };
    if !rest.has_items() {
        rest.letter = None;
    }
    let pile = (!rest.is_empty()).then(|| Box::new(rest));
    out.say(dungeon::Event::Pile { room, pile }, cites!["MQ-PICK-01"]);
    Ok(())
}

/// Everything that lies in a room.
pub fn all_of(pile: &Pile) -> Goods {
    Goods { gear: (0..pile.gear.len()).collect(), others: pile.others, gold: pile.gold, bonus: 0 }
}

/// What a purse comes to.
pub(crate) fn purse(seat: &Seat, to: u32, cites: Cites, out: &mut Facts) {
    out.say(dungeon::Event::Gold { seat: seat.colour, from: seat.gold, to }, cites);
}
