//! Running away: a roll for each monster, and what whoever rolls too low is owed. Where to, a rule set with a map says.

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::asking::unasked;
use crate::rules::book::Book;
use crate::rules::card::{Choice, bind};
use crate::rules::cards::says::{speaker, strike};
use crate::rules::event::Roll;
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::fight::Fight;
use crate::rules::fight::bad_stuff;
use crate::rules::fight::cited::flight as cited;
use crate::rules::fight::ending;
use crate::rules::fight::foe::Monster;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::munchkin::kind::traits;
use crate::rules::munchkin::outfit;
use crate::rules::munchkin::vehicle;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::rulings::{DeathStopsRolls, FleeFirst};
use crate::rules::seat::Seat;
use crate::rules::table;
use crate::rules::table::{Place, cited as at_the_table};

/// Everybody who has lost a fight has to get away from each monster in it: the main player first, whose step is owed last.
pub fn all_run(book: &Book, game: &Game, fight: &Fight, out: &mut Facts) {
    run_from(book, game, fight, &fight.monsters(game), out);
}

/// They have to get away from these.
pub(crate) fn run_from(book: &Book, game: &Game, fight: &Fight, from: &[MonsterId], out: &mut Facts) {
    let mut order: Vec<Colour> = fight.helping(game).into_iter().chain([fight.main]).collect();
    if book.house(game).flee_first() == FleeFirst::Helper {
        order.reverse();
    }
    for seat in order {
        let level = game.seat(seat).map_or(0, |runs| runs.level);
        // Some do not go after the lowly: there is nothing to roll for.
        let met = from.iter().filter_map(|id| game.foes.get(*id));
        let (spares, after): (Vec<&Monster>, Vec<&Monster>) = met.partition(|m| level <= m.def.spares);
        for monster in spares {
            out.say(fight::Event::Spares { monster: monster.id, seat }, cited::SPARED);
        }
        let left = after.iter().map(|monster| monster.id).collect();
        let runs = fight::Step::RunAway { seat, way: None, left, next: None };
        out.say(table::Event::Owed(Step::Fight(runs)), cited::ALL_RUN);
    }
}

/// What follows without anybody's choice: the dead run no further, and who has rolled for each monster has run. Where
/// there is a way, the rule set sees to all of it.
pub fn advance(book: &Book, game: &Game, out: &mut Facts) {
    let Some(Step::Fight(fight::Step::RunAway { seat, way, left, .. })) = game.top() else { return };
    if let Some(way) = way {
        return book.system.flees(game, *seat, *way, left, out);
    }
    // The dead run no further, unless a table lets them (CL-OQ-30).
    let rolls_on = book.house(game).death_stops_rolls() == DeathStopsRolls::No;
    let dead = game.seat(*seat).is_none_or(|s| s.dead && !rolls_on);
    if dead || is_shaken_off(game, left) {
        game.seat(*seat).into_iter().for_each(|seat| ending::has_run(seat, out));
        out.settle();
    }
}

/// Whether none of them is left to get away from.
pub fn is_shaken_off(game: &Game, left: &[MonsterId]) -> bool {
    left.iter().all(|id| game.foes.get(*id).is_none())
}

/// A roll to get away from one monster, in whatever order the munchkin likes (MQ-RUN-06, MQ-RUN-07).
///
/// # Errors
/// A refusal: what stands in the way, and the rule.
pub fn run(book: &Book, game: &Game, step: &fight::Step, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    let (fight::Step::RunAway { seat, way, left, next }, Answer::Fight(fight::Answer::Ran { monster, face })) =
        (step, answer)
    else {
        return first(book, game, step, answer, out);
    };
    let (seat, way) = (*seat, *way);
    ensure(left.contains(monster), || Refusal::new("no-such-monster", cited::FROM_EACH))?;
    let chosen = next.is_none_or(|next| next == *monster || game.foes.get(next).is_none());
    ensure(chosen, || Refusal::new("no-such-monster", cited::IN_ANY_ORDER))?;
    ensure((1..=6).contains(face), || Refusal::new("no-such-face", at_the_table::SIX_SIDES))?;
    out.say(table::Event::Rolled { roll: Roll::Six(*face), seat: Some(seat) }, cited::ROLLS_TO_GET_AWAY);
    let left = left.iter().copied().filter(|m| m != monster).collect();
    out.note(table::Event::Settled);
    out.owe(fight::Step::RunAway { seat, way, left, next: None });
    if i32::from(*face) >= away_from_it(book, game, seat, *monster) {
        got_away(book, game, (seat, *monster), out);
    } else {
        let caught = fight::Step::BadStuff { seat, monster: *monster };
        out.say(table::Event::Owed(Step::Fight(caught)), cited::CAUGHT);
    }
    Ok(())
}

/// Whoever runs from several has said from whom first (MQ-RUN-07, MC-RUN-15).
///
/// # Errors
/// That nobody asked, or that it does not run from that one.
fn first(book: &Book, game: &Game, step: &fight::Step, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    let (fight::Step::RunAway { seat, way, left, .. }, Answer::Fight(fight::Answer::RunsFrom { monster })) =
        (step, answer)
    else {
        return Err(unasked());
    };
    let ask = chooses(book, game, step).ok_or_else(unasked)?;
    ensure(ask.contains(monster), || Refusal::new("no-such-monster", cited::IN_ANY_ORDER))?;
    let runs = fight::Step::RunAway { seat: *seat, way: *way, left: left.clone(), next: Some(*monster) };
    out.note(table::Event::Noted(Step::Fight(runs)));
    Ok(())
}

/// Whom somebody who runs can choose among, before the app throws the die: what differs in name; or a single one, where
/// something that only slows can be left behind first (SR-VEHICLE-04). Where dice are rolled by hand it is said with the
/// die; but for whoever is away others roll it, and have to know for which.
pub(crate) fn chooses(book: &Book, game: &Game, step: &fight::Step) -> Option<Vec<MonsterId>> {
    let fight::Step::RunAway { left, .. } = step else { return None };
    may_choose(book, game, step).then(|| left.iter().copied().filter(|id| game.foes.get(*id).is_some()).collect())
}

/// Whether there is anybody to choose among.
pub(crate) fn may_choose(book: &Book, game: &Game, step: &fight::Step) -> bool {
    let fight::Step::RunAway { seat, left, next, .. } = step else { return false };
    let away = || game.stock.is_none() && !game.has_map() && game.seat(*seat).is_some_and(Seat::is_absent);
    let by_hand = game.table.components.dice == Place::Table;
    if by_hand && !away() || next.is_some_and(|next| game.foes.get(next).is_some()) {
        return false;
    }
    let mut others = left.iter().filter_map(|id| game.foes.get(*id));
    let Some(first) = others.next() else { return false };
    // Beside cardboard hardly any has a name: what is told of them is what they are.
    let alike = |other: &Monster| match by_hand {
        true => other.def == first.def && other.enhancers == first.enhancers,
        false => other.def.name == first.def.name,
    };
    let alike = others.all(alike);
    let slowed = || game.seat(*seat).is_some_and(|seat| !vehicle::ditched(book, game, seat).is_empty());
    !alike || !by_hand && slowed()
}

/// The face from which on a munchkin gets away: Items in use, its Race and its Class better the roll (MQ-RUN-12).
pub fn away_from(book: &Book, game: &Game, seat: Colour) -> i32 {
    let from = i32::from(book.rules.away_from);
    // Whoever drives runs as the Vehicle does (SR-VEHICLE-03).
    from - game.seat(seat).map_or(0, |s| vehicle::run(book, game, s).unwrap_or_else(|| on_foot(book, game, s)))
}

/// What betters the roll of somebody without a Vehicle: Items in use, Race and Class (MQ-RUN-12).
fn on_foot(book: &Book, game: &Game, seat: &Seat) -> i32 {
    outfit::run_bonus(seat) + traits(book, game, seat, |t| t.run.into())
}

/// The Vehicle whose number counts for somebody who runs, by its place in the list, and the number, where it stands in the
/// place of something else (SR-VEHICLE-03).
pub fn rides(book: &Book, game: &Game, seat: Colour) -> Option<(usize, i32)> {
    let seat = game.seat(seat)?;
    let (vehicle, run) = vehicle::rides(book, game, seat)?;
    (on_foot(book, game, seat) != run).then_some((vehicle, run))
}

/// The same for one monster: some make it harder, or easier (MC-RUN-07).
pub fn away_from_it(book: &Book, game: &Game, seat: Colour, monster: MonsterId) -> i32 {
    away_from(book, game, seat) - game.foes.get(monster).map_or(0, |m| i32::from(m.def.run))
}

/// What a die has to show at least for that, from 1 to 7: below 1 every face does, and 7 is on none.
pub fn least_from(book: &Book, game: &Game, seat: Colour, monster: MonsterId) -> i32 {
    away_from_it(book, game, seat, monster).clamp(1, 7)
}

/// Getting away costs nothing, unless the card says otherwise (MC-RUN-09).
fn got_away(book: &Book, game: &Game, (seat, monster): (Colour, MonsterId), out: &mut Facts) {
    let Some(monster) = game.foes.get(monster).filter(|_| game.stock.is_some()) else { return };
    let Some(card) = bad_stuff::card(book, monster).filter(|card| !card.escaped.is_empty()) else { return };
    let effects = bind(game, speaker(seat, &monster.def.name), &Choice::default(), &card.escaped);
    let mut struck = Facts::default();
    // What finds nothing to act on does nothing.
    if strike(book, game, &effects, &mut struck).is_ok() {
        out.say(fight::Event::Hurts { monster: monster.id, seat }, cited::HURTS_ALL_THE_SAME);
        out.0.extend(struck.0);
    }
}
