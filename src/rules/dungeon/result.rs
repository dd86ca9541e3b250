//! A fight entered by its result: rewards in the book's order, or hits and flight.

use crate::rules::book::Book;
use crate::rules::dungeon;
use crate::rules::dungeon::boss;
use crate::rules::dungeon::flight;
use crate::rules::dungeon::map::Dungeon;
use crate::rules::dungeon::owed;
use crate::rules::dungeon::step::Coming;
use crate::rules::event::FightTold;
use crate::rules::facts::Facts;
use crate::rules::fight::outcome::{Beaten, Outcome};
use crate::rules::fight::{ending, standing, won};
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId, RoomId};
use crate::rules::munchkin;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::table;

pub(crate) fn enter(book: &Book, game: &Game, seat: Colour, outcome: &Outcome, out: &mut Facts) -> Result<(), Refusal> {
    let dungeon = game.dungeon.as_ref().ok_or_else(|| Refusal::new("no-map", cites![]))?;
    let place = standing::going_on(game)?.place;
    let room = place.ok_or_else(|| Refusal::new("no-map", cites![]))?;
    match outcome {
        Outcome::Won(won) => {
            let fight = standing::going_on(game)?;
            let unbeaten = |id: &MonsterId| !won.killed.contains(id);
            ensure(game.foes.boss_among(&fight.monsters(game)).is_none_or(|boss| !unbeaten(&boss)), || {
                Refusal::new("no-way-round-the-boss", cites!["MQ-BOSS-04", "MQ-BOSS-13"])
            })?;
            // The group is fought as one: nobody beats some of it and leaves the others be (MQ-CMB-26).
            let named = |id: &MonsterId| won.killed.contains(id) || won.driven_off.contains(id);
            let left = fight.monsters(game).into_iter().find(|id| !named(id));
            if let Some(monster) = left.filter(|_| !won.killed.is_empty() || !won.driven_off.is_empty()) {
                return Err(Refusal::new("monster-not-named", cites!["MQ-CMB-26"]).with("monster", monster));
            }
            let paid = ending::settles(book, game, fight, true, out);
            out.settle();
            won::win(book, paid.as_ref().unwrap_or(game), fight, won, out)
        }
        Outcome::Lost(beaten) => lose(book, game, dungeon, (seat, room), beaten, out),
        Outcome::None => {
            let fight = standing::going_on(game)?;
            let mut now = fight.clone();
            let fought = now.monsters(game);
            ensure(game.foes.boss_among(&fought).is_none(), || {
                Refusal::new("no-way-round-the-boss", cites!["MQ-BOSS-04"])
            })?;
            for monster in fought {
                now.left_alone.push(monster);
                let told = FightTold::LeftAlone { monster, alone: true };
                standing::now(now.clone(), told, cites!["MQ-IGN-01", "MQ-IGN-02"], out);
            }
            // What it leads to is owed once it is settled itself.
            let mut ends = Facts::default();
            ending::none_after_all(book, game, fight, &mut ends);
            out.say(table::Event::Settled, cites!["MQ-IGN-01", "MQ-TURN-12"]);
            out.0.append(&mut ends.0);
            Ok(())
        }
    }
}

fn lose(
    book: &Book,
    game: &Game,
    dungeon: &Dungeon,
    (colour, room): (Colour, RoomId),
    beaten: &[Beaten],
    out: &mut Facts,
) -> Result<(), Refusal> {
    let place = dungeon.room(room).ok_or_else(|| Refusal::new("no-such-room", cites![]))?;
    let each_once = beaten.iter().enumerate().all(|(i, b)| !beaten[..i].iter().any(|other| other.seat == b.seat));
    ensure(each_once && beaten.iter().any(|b| b.seat == colour), || {
        Refusal::new("loser-missing", cites!["MQ-RES-16"]).seat(colour)
    })?;
    let fought: Vec<_> = game.foes.in_room(room).map(|m| m.id).collect();
    let with_boss = game.foes.boss_among(&fought).is_some();
    let fight = standing::going_on(game)?;
    let mut dying = Vec::new();
    let mut moved = Vec::new();
    for loser in beaten {
        let seat = game.find(loser.seat)?;
        ensure(!seat.dead, || Refusal::new("dead-cannot-act", cites!["MQ-DEATH-02"]).seat(seat.colour))?;
        let to = if loser.hits > 0 { flight::struck(seat, loser.hits, out) } else { seat.health };
        flight::levels(book, game, fight, (seat, with_boss), out);
        if to.red == 0 {
            dying.push(seat.colour);
            continue;
        }
        if let Some(side) = loser.ran {
            let refuge = dungeon.neighbour(place, side).filter(|_| place.link(side).is_exit());
            let refuge = refuge.ok_or_else(|| Refusal::new("nowhere-to-run", cites!["MQ-RUN-02", "MQ-MOVE-04"]))?;
            moved.push((seat.colour, refuge.id));
        }
    }
    ending::settles(book, game, fight, false, out);
    out.settle();
    if with_boss || place.entrance {
        boss::leaves(game, &fought, out);
    }
    for (seat, room) in &moved {
        out.say(dungeon::Event::Stood { seat: *seat, room: *room }, cites!["MQ-RUN-16", "MQ-RUN-10"]);
    }
    if moved.iter().any(|(seat, _)| *seat == colour) {
        out.owe(dungeon::Step::Arrive { seat: colour, how: Coming::Ran });
    } else if !dying.contains(&colour) {
        // Nowhere to run: the turn is over, even with Move left (MQ-RUN-09, OQ-44).
        out.say(table::Event::Agenda(owed::turn_over(game, colour)), cites!["MQ-RUN-09"]);
    }
    for seat in dying {
        out.owe(munchkin::Step::Death { seat });
    }
    Ok(())
}
