//! When a card may be played, and when goods stay where they are.

use crate::rules::table::step::About;

use crate::rules::dungeon::step::{Arrival, Coming};

use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::card::deck::Deck;
use crate::rules::card::price::When;
use crate::rules::cards;
use crate::rules::cite::Cites;
use crate::rules::command::Command;
use crate::rules::dungeon;
use crate::rules::event::{Event, Fact, PlayedAs};
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::fight::{Fight, Stage};
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::munchkin::played::Played;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::rulings::{CombatLock, ExploreLock, ReceivedItemWindow};
use crate::rules::seat::Seat;
use crate::rules::table;
use crate::rules::table::phase::Phase;
use crate::rules::turn;

/// Whether goods stay where they are because of a fight: for the whole table or for those in it (OQ-32), from the step
/// into the unknown or from the monster on (OQ-30).
pub fn locked(book: &Book, game: &Game, colour: Colour) -> bool {
    let all = || book.house(game).combat_lock() == CombatLock::Table;
    let on_commit = || book.house(game).explore_lock() == ExploreLock::OnCommit;
    game.agenda.iter().any(|step| match step {
        Step::Fight(fight::Step::Fight { seat, place }) => {
            let fight = game.fight.as_deref().filter(|f| f.place == *place);
            *seat == colour || all() || fight.is_some_and(|f| f.helping(game) == Some(colour))
        }
        Step::Dungeon(dungeon::Step::Tile { seat, .. })
        | Step::Dungeon(dungeon::Step::NewMonster { seat, why: Arrival::Explored, .. }) => {
            on_commit() && (*seat == colour || all())
        }
        // What a search has turned up, what was called for in a dungeon without darkness and the Boss are fought at once
        // (MQ-SRCH-12, MQ-EXPL-24, MQ-BOSS-01).
        Step::Dungeon(dungeon::Step::NewMonster {
            seat,
            why: Arrival::Searched | Arrival::Automatic | Arrival::Boss,
            ..
        }) => *seat == colour || all(),
        // Met already, and fought as soon as what was owed before is settled (MQ-CMB-08).
        Step::Dungeon(dungeon::Step::Arrive { seat, how }) => {
            *how != Coming::Began && (*seat == colour || all()) && meets(game, *seat)
        }
        // The monster is there: only its base is still open.
        Step::Dungeon(dungeon::Step::BaseRoll { seat, .. }) | Step::Dungeon(dungeon::Step::Base { seat, .. }) => {
            *seat == colour || all()
        }
        _ => false,
    })
}

/// Whether a munchkin on its turn is in a room with monsters it has not left alone.
fn meets(game: &Game, colour: Colour) -> bool {
    let room = game.seat(colour).filter(|s| !s.dead).and_then(|s| s.room);
    let acts = game.turn.seat == Some(colour) && game.agenda.contains(&Step::Table(table::Step::Move { seat: colour }));
    let there = |room| game.foes.in_room(room);
    acts && room.is_some_and(|room| there(room).any(|m| !game.turn.left_alone.contains(&m.id)))
}

/// Whether a munchkin is running away: its pack stays shut (MQ-ITEM-29).
pub fn runs(game: &Game, colour: Colour) -> bool {
    game.agenda.iter().any(|step| match step {
        Step::Dungeon(dungeon::Step::Refuge { seat, .. }) | Step::Fight(fight::Step::RunAway { seat, .. }) => {
            *seat == colour
        }
        _ => false,
    })
}

/// Refuses Items that come to somebody who runs away: like a packed one they should have been there before the fight,
/// unless the table lets them help (MQ-ITEM-29).
pub(crate) fn not_running(book: &Book, game: &Game, seat: &Seat) -> Result<(), Refusal> {
    let late = runs(game, seat.colour) && !book.house(game).items_while_running();
    ensure(!late, || Refusal::new("late-for-running", cites!["MQ-ITEM-29"]).seat(seat.colour))
}

/// Refuses during combat.
pub(crate) fn peace(book: &Book, game: &Game, colour: Colour, cites: Cites) -> Result<(), Refusal> {
    ensure(!locked(book, game, colour), || Refusal::new("not-in-combat", cites))
}

/// Whether it is a player's own turn, up to Charity.
pub fn own_turn(game: &Game, colour: Colour) -> bool {
    game.turn.seat == Some(colour)
        && matches!(game.turn.phase, Phase::Draw | Phase::Movement | Phase::Charity)
        && !game
            .agenda
            .iter()
            .any(|s| matches!(s, Step::Table(table::Step::FirstPlayer { .. }) | Step::Table(table::Step::Opening)))
}

/// Refuses while the monsters move (MQ-MMOV-13).
pub(crate) fn not_amid_monsters(game: &Game) -> Result<(), Refusal> {
    let moving = game
        .agenda
        .iter()
        .any(|s| matches!(s, Step::Dungeon(dungeon::Step::March { .. }) | Step::Dungeon(dungeon::Step::Moving)));
    ensure(!moving, || Refusal::new("not-while-monsters-move", cites!["MQ-MMOV-13"]))
}

/// Refuses once the dice of a fight are cast (MQ-CMB-46), unless the table lets cards for any time be played (OQ-86).
pub(crate) fn not_after_roll(book: &Book, game: &Game) -> Result<(), Refusal> {
    let late = fight::under_way(game).is_some_and(|f| matches!(f.stage, Stage::Rolled(_)));
    let allowed = book.house(game).any_time_after_roll();
    ensure(!late || allowed, || Refusal::new("dice-are-cast", cites!["MQ-CMB-46"]))
}

/// Refuses what a dead munchkin cannot do for itself (MQ-DEATH-13).
pub(crate) fn alive(seat: &Seat) -> Result<(), Refusal> {
    ensure(!seat.dead, || Refusal::new("dead-is-spared", cites!["MQ-DEATH-13"]).seat(seat.colour))
}

/// Refuses what a munchkin that is not there cannot do with others (OQ-59).
pub(crate) fn present(game: &Game, seat: &Seat) -> Result<(), Refusal> {
    if game.counts(seat) { Ok(()) } else { alive(seat) }
}

/// Whether somebody fights in a fight, as its main player or its helper.
pub fn fights(game: &Game, fight: &Fight, colour: Colour) -> bool {
    fight.main == colour || fight.helping(game) == Some(colour)
}

/// Whether an Item may be put on the table from the hand now: before the first turn (MQ-SET-21), on one's own turn
/// outside combat (MQ-ANY-13), or as soon as it is received (MQ-ANY-11, OQ-19).
pub(crate) fn item_time(book: &Book, game: &Game, seat: &Seat) -> Result<(), Refusal> {
    let before_all = |step: &Step| {
        matches!(
            step,
            Step::Table(table::Step::FirstPlayer { .. })
                | Step::Table(table::Step::Opening)
                | Step::Table(table::Step::Arrange)
                | Step::Table(table::Step::Window { about: About::Opening, .. })
        )
    };
    if game.agenda.iter().any(before_all) {
        return Ok(());
    }
    let combat = cites!["MQ-CMB-30", "MQ-ANY-13", "MQ-PLAY-04"];
    peace(book, game, seat.colour, combat)?;
    not_running(book, game, seat)?;
    let may = own_turn(game, seat.colour) || seat.fresh > 0;
    ensure(may, || Refusal::new("item-out-of-turn", cites!["MQ-ANY-13", "MQ-ANY-11"]).seat(seat.colour))
}

/// A player's decision ends the time in which what they have just received can be played (OQ-19); an Item put down is
/// one of those received.
pub(crate) fn decided(book: &Book, game: &Game, command: &Command, out: &mut Facts) {
    let (actor, played) = match command {
        Command::Dungeon(dungeon::Command::Walk { .. })
        | Command::Dungeon(dungeon::Command::Explore { .. })
        | Command::Dungeon(dungeon::Command::Search)
        | Command::Dungeon(dungeon::Command::Deal { .. })
        | Command::Dungeon(dungeon::Command::RoomDeal { .. })
        | Command::Dungeon(dungeon::Command::PickUp(_))
        | Command::Turn(turn::Command::EndTurn) => (game.turn.seat, false),
        Command::Munchkin(munchkin::Command::Play { seat, what, .. }) => {
            (Some(*seat), matches!(**what, Played::Item(_)))
        }
        Command::Munchkin(munchkin::Command::PlayCard { seat, .. }) => {
            let laid =
                |f: &Fact| matches!(f.event, Event::Munchkin(munchkin::Event::Played { what: PlayedAs::Item, .. }));
            (Some(*seat), out.0.iter().any(laid))
        }
        Command::Dungeon(dungeon::Command::Drop { seat, .. })
        | Command::Munchkin(munchkin::Command::UsePower { seat, .. })
        | Command::Munchkin(munchkin::Command::Pack { seat, .. })
        | Command::Munchkin(munchkin::Command::BuyLevel { seat, .. })
        | Command::Dungeon(dungeon::Command::Heal { seat })
        | Command::Munchkin(munchkin::Command::Power { seat, .. })
        | Command::Munchkin(munchkin::Command::Give { from: seat, .. }) => (Some(*seat), false),
        _ => (None, false),
    };
    let Some(seat) = actor.and_then(|c| game.seat(c)).filter(|s| s.fresh > 0) else { return };
    // A card that has just left the hand may have been one of them.
    let hand = out.0.iter().rev().find_map(|fact| match fact.event {
        Event::Cards(cards::Event::Hand { seat: whose, to, .. }) if whose == seat.colour => Some(to),
        _ => None,
    });
    let now = seat.fresh.min(hand.unwrap_or(seat.hand).of(Deck::TREASURE));
    let until_end = book.house(game).received_item_window() == ReceivedItemWindow::UntilEndOfTurn;
    let to = match (played, until_end) {
        (true, _) => now.min(seat.fresh - 1),
        (false, true) => return,
        (false, false) => 0,
    };
    if to != now {
        out.say(cards::Event::Fresh { seat: seat.colour, from: now, to }, cites!["MQ-ANY-11"]);
    }
}

/// Refuses what is not to be played now, by what it says itself.
pub(crate) fn when(book: &Book, game: &Game, seat: &Seat, when: When) -> Result<(), Refusal> {
    let cast = |f: &Fight| matches!(f.stage, Stage::Rolled(_));
    match when {
        When::Any => Ok(()),
        When::Peace => peace(book, game, seat.colour, cites!["MQ-ANY-06"]),
        When::OwnTurn => ensure(own_turn(game, seat.colour), || Refusal::new("only-on-own-turn", cites!["MQ-PLAY-05"])),
        When::Fight => ensure(fight::under_way(game).is_some(), || Refusal::new("no-fight", cites!["MQ-PLAY-05"])),
        When::AfterRoll => {
            ensure(fight::under_way(game).is_some_and(cast), || Refusal::new("no-dice-yet", cites!["MQ-CMB-46"]))
        }
    }
}
