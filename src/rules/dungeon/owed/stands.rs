//! Whether what an owed step is about is still there.

use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::cards;
use crate::rules::doors;
use crate::rules::dungeon;
use crate::rules::dungeon::arrow::Arrow;
use crate::rules::dungeon::room::Room;
use crate::rules::dungeon::step::Arrival;
use crate::rules::fight;
use crate::rules::fight::foe::Monster;
use crate::rules::fight::{Stage, standing};
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId, RoomId, Side};
use crate::rules::munchkin;
use crate::rules::seat::Seat;
use crate::rules::table;

/// Whether what a step is about is still there; what is not owes nothing.
#[inline(always)]
pub(crate) fn stands(book: &Book, game: &Game, step: &Step) -> bool {
    match step {
        Step::Table(step) => of_the_table(game, step),
        Step::Cards(cards::Step::NameCards { seat, .. }) => game.seat(*seat).is_some(),
        Step::Munchkin(step) => of_a_munchkin(book, game, step),
        Step::Fight(step) => of_a_fight(book, game, step),
        Step::Doors(step) => match step {
            doors::Step::Door { seat, .. } => alive(game, *seat).is_some(),
            doors::Step::Corpse { .. } | doors::Step::Claim(_) => true,
            doors::Step::Ranks { seat } => game.seat(*seat).is_some(),
            doors::Step::Surplus { seat } | doors::Step::Trouble { seat } => alive(game, *seat).is_some(),
        },
        Step::Dungeon(step) => of_the_map(game, step),
        Step::Track(_) => true,
    }
}

fn of_the_table(game: &Game, step: &table::Step) -> bool {
    match step {
        table::Step::Move { seat } | table::Step::Leaver { seat } => game.seat(*seat).is_some(),
        table::Step::FirstPlayer { .. }
        | table::Step::Opening
        | table::Step::Arrange
        | table::Step::TurnStart { .. }
        | table::Step::TurnEnd { .. }
        | table::Step::NextTurn
        | table::Step::Window { .. }
        | table::Step::Cast { .. }
        | table::Step::Over => true,
    }
}

#[inline(never)]
fn of_a_munchkin(book: &Book, game: &Game, step: &munchkin::Step) -> bool {
    match step {
        // The dead are spared what was meant for them, unless the table rules otherwise (MQ-DEATH-13, OQ-82).
        munchkin::Step::Cursed { seat, .. } => {
            game.seat(*seat).is_some_and(|s| !s.dead || book.house(game).curse_dead())
        }
        // A power ends with its Class (MQ-CLASS-04), and with who has it.
        munchkin::Step::PowerRoll { seat, class, .. } => alive(game, *seat).is_some_and(|s| s.classes.contains(class)),
        munchkin::Step::Theft { seat, .. } => alive(game, *seat).is_some(),
        munchkin::Step::Charity { .. } | munchkin::Step::LoseItem { .. } | munchkin::Step::Death { .. } => true,
    }
}

#[inline(never)]
fn of_a_fight(book: &Book, game: &Game, step: &fight::Step) -> bool {
    match step {
        fight::Step::BadStuff { seat, monster } => alive(game, *seat).is_some() && game.foes.get(*monster).is_some(),
        fight::Step::DieAgain { seat, .. } => {
            let rolled = |f: &fight::Fight| matches!(f.stage, Stage::Rolled(_));
            game.seat(*seat).is_some() && fight::under_way(game).is_some_and(rolled)
        }
        // Whoever would have shared is gone, and nothing is left to agree on.
        fight::Step::PickOrder { .. } => fight::under_way(game).is_some_and(|f| f.helping(game).is_some()),
        // Nobody answers who could not come any more (MQ-HELP-04).
        fight::Step::Asked { seat, .. } => {
            fight::under_way(game).is_some_and(|f| standing::can_help(book, game, f).any(|c| c == *seat))
        }
        // What somebody has told meanwhile is not asked any more.
        fight::Step::AskLevel { monster } => game.foes.get(*monster).is_some_and(|m| m.def.level.is_none()),
        fight::Step::Fight { .. } | fight::Step::RunAway { .. } | fight::Step::Spoils { .. } => true,
    }
}

#[inline(never)]
fn of_the_map(game: &Game, step: &dungeon::Step) -> bool {
    let there = |seat: Colour| game.seat(seat).is_some();
    match step {
        dungeon::Step::LinkCosts { seat, .. } | dungeon::Step::Lurker { seat } => there(*seat),
        dungeon::Step::EmptyRoom { seat, .. } => there(*seat) && game.has_map(),
        // Whoever has been taken elsewhere goes through no link, and reads no rule of a room it has left.
        dungeon::Step::Tile { seat, from, side, .. } => within(game, *seat, *from) && free(game, *from, *side),
        dungeon::Step::AddedTile { seat, from, side } => there(*seat) && free(game, *from, *side),
        dungeon::Step::Heed { seat, room: Some(room) } => within(game, *seat, *room),
        dungeon::Step::ExploreDxm { seat } => alive(game, *seat).is_some(),
        dungeon::Step::Links { room, .. } => place(game, *room).is_some(),
        dungeon::Step::NewMonster { room, seat, why: Arrival::Boss } => {
            place(game, *room).is_some() && within(game, *seat, *room)
        }
        // No monster stays in the Entrance but in a fight there (MQ-FIX-12).
        dungeon::Step::NewMonster { room, seat, why } => {
            let fought = || fight::kept(game).is_some_and(|f| f.place == Some(*room) && within(game, f.main, *room));
            let stays = |r: &Room| !r.entrance || *why != Arrival::Card || fought();
            there(*seat) && place(game, *room).is_some_and(stays)
        }
        dungeon::Step::SearchRoll { seat, room } | dungeon::Step::Collect { seat, room, .. } => {
            within(game, *seat, *room)
        }
        dungeon::Step::Automatic { seat, room } => {
            within(game, *seat, *room) && game.foes.in_room(*room).next().is_none()
        }
        // A base the table has given it is a base.
        dungeon::Step::BaseRoll { monster, seat } | dungeon::Step::Base { monster, seat, .. } => {
            there(*seat) && met(game, *monster).is_some_and(|m| m.base.is_none())
        }
        // What somebody has told meanwhile is not asked any more.
        dungeon::Step::AskArrow { room, colour } => {
            place(game, *room).is_some_and(|r| r.tile.up.arrows.0[colour.index()] == Arrow::Unknown)
        }
        dungeon::Step::AskGait { monster } => met(game, *monster).is_some_and(|m| m.def.gait.is_none()),
        dungeon::Step::MonsterRoll { .. }
        | dungeon::Step::March { .. }
        | dungeon::Step::Moving
        | dungeon::Step::Heed { room: None, .. }
        | dungeon::Step::Arrive { .. }
        | dungeon::Step::Refuge { .. }
        | dungeon::Step::BossLeaves { .. }
        | dungeon::Step::Overfull { .. } => true,
    }
}

fn alive(game: &Game, seat: Colour) -> Option<&Seat> {
    game.seat(seat).filter(|s| !s.dead)
}

fn within(game: &Game, seat: Colour, room: RoomId) -> bool {
    alive(game, seat).is_some_and(|s| s.room == Some(room))
}

fn place(game: &Game, room: RoomId) -> Option<&Room> {
    game.dungeon.as_deref()?.room(room)
}

fn met(game: &Game, monster: MonsterId) -> Option<&Monster> {
    game.foes.get(monster)
}

/// Whether nothing lies beyond a side of a room yet.
fn free(game: &Game, from: RoomId, side: Side) -> bool {
    let beyond = game.dungeon.as_deref().and_then(|d| Some((d, d.room(from)?.at.step(side))));
    beyond.is_some_and(|(d, at)| d.room_at(at).is_none())
}
