//! A fight entered by its result: rewards in the book's order, or hits and flight.

use crate::rules::agenda::{Coming, Step};
use crate::rules::book::Book;
use crate::rules::command::{Beaten, Outcome, Won};
use crate::rules::engine::Facts;
use crate::rules::event::{Event, FightTold, Gone};
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId, RoomId};
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::system::quest::dungeon::{Dungeon, Monster};
use crate::rules::system::quest::fight::standing;
use crate::rules::system::quest::fight::worth::benefits;
use crate::rules::system::quest::fight::worth::hunters_card;
use crate::rules::system::quest::fight::worth::levels;
use crate::rules::system::quest::fight::worth::share;
use crate::rules::system::quest::fight::worth::treasures;
use crate::rules::system::quest::fight::{self, Slain, boss, ending, flight};
use crate::rules::system::quest::kept::spoils;
use crate::rules::system::quest::owed;

pub(crate) fn enter(book: &Book, game: &Game, seat: Colour, outcome: &Outcome, out: &mut Facts) -> Result<(), Refusal> {
    let room = standing::going_on(game)?.place.ok_or_else(|| Refusal::new("no-map", cites![]))?;
    let dungeon = game.dungeon.as_ref().ok_or_else(|| Refusal::new("no-map", cites![]))?;
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
            let paid = ending::settles(book, game, &fight, true, out);
            out.settle();
            win(book, paid.as_ref().unwrap_or(game), (seat, room), (won, &fight.slain), out)
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
            ending::none_after_all(book, game, &fight, &mut ends);
            out.say(Event::Settled, cites!["MQ-IGN-01", "MQ-TURN-12"]);
            out.0.append(&mut ends.0);
            Ok(())
        }
    }
}

pub(crate) fn win(
    book: &Book,
    game: &Game,
    (colour, room): (Colour, RoomId),
    (won, slain): (&Won, &[Slain]),
    out: &mut Facts,
) -> Result<(), Refusal> {
    let seat = game.find(colour)?;
    let helper = won.helper.as_ref().map(|h| Ok((game.find(h.seat)?, h))).transpose()?;
    ensure(helper.is_none_or(|(h, _)| h.colour != colour && game.counts(h)), || {
        Refusal::new("not-a-helper", cites!["MQ-HELP-06"])
    })?;
    let here = |id| game.foes.in_room(room).any(|m| m.id == id);
    let beaten: Vec<_> = won.killed.iter().chain(&won.driven_off).copied().collect();
    let each_once = beaten.iter().enumerate().all(|(i, id)| here(*id) && !beaten[..i].contains(id));
    ensure(each_once, || Refusal::new("no-such-monster", cites![]))?;
    ensure(!beaten.is_empty(), || Refusal::new("nobody-beaten", cites!["MQ-RES-05"]))?;
    ensure(won.levels == 0 || !won.killed.is_empty(), || Refusal::new("level-without-kill", cites!["MQ-LVL-09"]))?;
    for monster in beaten.iter().filter_map(|id| game.foes.get(*id)) {
        hunters_card(monster, colour, helper.map(|(h, _)| h.colour), out);
    }
    for id in &beaten {
        let why = if won.killed.contains(id) { Gone::Killed } else { Gone::DrivenOff };
        out.say(Event::MonsterGone { monster: *id, why }, cites!["MQ-RES-07", "MQ-MON-09"]);
    }
    let defeated = beaten.iter().filter_map(|id| game.foes.get(*id)).map(|m| m.def.benefit);
    benefits(seat, defeated.chain(slain.iter().map(|s| s.benefit)), out);
    let open = helper.is_some() || game.munchkins_in(room).any(|s| s.colour != colour);
    let terms = fight::kept(game).and_then(|f| f.bargain.clone());
    let first = terms.is_some_and(|t| t.helper_first == Some(true));
    let promised = helper.map(|(h, got)| (h.colour, got.treasures));
    let spoils = spoils::shared(game, (colour, won.treasures), promised, first);
    if spoils.is_none() {
        treasures(colour, won.treasures, open, out);
        promised.into_iter().for_each(|(helper, cards)| share(helper, cards, out));
    }
    if let Some((h, _)) = helper.filter(|(h, _)| h.room != Some(room)) {
        out.say(Event::Stood { seat: h.colour, room }, cites!["MQ-HELP-07", "MQ-MOVE-13"]);
    }
    let shared = helper.is_some_and(|(_, share)| share.levels > 0)
        && won.killed.iter().filter_map(|id| game.foes.get(*id)).any(Monster::is_fearsome);
    let cites = if shared { cites!["MQ-RES-14", "MQ-LVL-11"] } else { cites!["MQ-RES-14", "MQ-LVL-03"] };
    levels(book, seat, won.levels, cites, out);
    if let Some((h, share)) = helper {
        levels(book, h, share.levels, cites!["MQ-LVL-08", "MQ-LVL-10", "MQ-LVL-13"], out);
    }
    if game.foes.boss_among(&won.killed).is_some() || slain.iter().any(|s| s.boss) {
        boss::beaten(colour, helper.map(|(h, _)| h.colour), out);
    }
    out.owe(Step::Arrive { seat: colour, how: Coming::Stayed });
    if let Some(spoils) = spoils {
        out.say(Event::Owed(spoils), spoils::RULES);
    }
    Ok(())
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
        flight::levels(book, game, &fight, (seat, with_boss), out);
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
    ending::settles(book, game, &fight, false, out);
    out.settle();
    if with_boss || place.entrance {
        boss::leaves(game, &fought, out);
    }
    for (seat, room) in &moved {
        out.say(Event::Stood { seat: *seat, room: *room }, cites!["MQ-RUN-16", "MQ-RUN-10"]);
    }
    if moved.iter().any(|(seat, _)| *seat == colour) {
        out.owe(Step::Arrive { seat: colour, how: Coming::Ran });
    } else if !dying.contains(&colour) {
        // Nowhere to run: the turn is over, even with Move left (MQ-RUN-09, OQ-44).
        out.say(Event::Agenda(owed::turn_over(game, colour)), cites!["MQ-RUN-09"]);
    }
    for seat in dying {
        out.owe(Step::Death { seat });
    }
    Ok(())
}
