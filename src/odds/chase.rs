//! Who runs from what, read from a game: what each monster's Bad Stuff puts at stake, by what is printed on its card.

use crate::odds::flight::{CHASERS, Chaser, Flight, Harm, Plan, THINGS};
use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::card::{Does, Who};
use crate::rules::cards;
use crate::rules::fight;
use crate::rules::fight::bad_stuff;
use crate::rules::fight::flight::away_from;
use crate::rules::fight::foe::Monster;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::munchkin;
use crate::rules::munchkin::gear::Gear;
use crate::rules::munchkin::outfit;
use crate::rules::seat::Seat;
use std::sync::Arc;

/// Somebody who runs, or would have to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chase {
    /// Who.
    pub seat: Colour,
    /// From whom, in the order of the flight's chasers.
    pub monsters: Vec<MonsterId>,
    /// The flight itself.
    pub flight: Flight,
    /// Whether all Bad Stuff is known; else only the rolls count, and no order is better than another.
    pub read: bool,
}

impl Chase {
    /// Whom one had better run from first, by a plan of it; none where one order is as good as another.
    pub fn first(&self, plan: &Plan) -> Option<MonsterId> {
        let first = plan.order.first().filter(|_| plan.matters)?;
        self.monsters.get(*first).copied()
    }
}

/// The flight that goes on; while a fight does, that of its main player if it were lost now.
pub fn standing(book: &Book, game: &Game) -> Option<Chase> {
    let runs = game.agenda.iter().rev().find_map(|step| match step {
        Step::Fight(fight::Step::RunAway { seat, left, .. }) => Some((*seat, left.clone())),
        _ => None,
    });
    let (seat, left) = runs.or_else(|| fight::kept(game).map(|f| (f.main, f.monsters(game))))?;
    of(book, game, seat, &left)
}

/// Somebody's flight from some monsters; none from nobody, or from more than are counted.
pub fn of(book: &Book, game: &Game, colour: Colour, left: &[MonsterId]) -> Option<Chase> {
    let seat = game.seat(colour)?;
    let there: Vec<&Monster> = left.iter().filter_map(|id| game.foes.get(*id)).collect();
    if there.is_empty() || there.len() > CHASERS {
        return None;
    }
    let kept = game.stock.is_some();
    let cards: Vec<_> = there.iter().map(|m| bad_stuff::card(book, m).filter(|_| kept)).collect();
    let mut stake = Stake::of(seat, away_from(book, game, colour));
    let harm = |bad: &[Does], stake: &mut Stake| {
        bad.iter().fold(Harm::default(), |mut harm, does| {
            stake.takes(book, game, does, &mut harm);
            harm
        })
    };
    let chasers = there.iter().zip(&cards).map(|(monster, card)| {
        let caught = card.map_or_else(Harm::default, |card| harm(&card.bad, &mut stake));
        let escaped = card.map_or_else(Harm::default, |card| harm(&card.escaped, &mut stake));
        Chaser { run: monster.def.run.into(), caught, escaped }
    });
    let chasers: Vec<Chaser> = chasers.collect();
    let read = cards.iter().all(Option::is_some) && stake.things.len() <= THINGS;
    let from = i32::from(book.rules.away_from);
    // What is at stake adds to the roll as long as it is there; the rest always does.
    let run = from - stake.needs - stake.things.iter().map(|thing| thing.run).sum::<i32>();
    let spare = seat.level.saturating_sub(book.rules.level_min);
    let mut flight = Flight { from, run, spare, things: stake.things.iter().map(|t| t.run).collect(), chasers };
    if !read {
        flight.run = from - stake.needs;
        flight.things.clear();
        flight.chasers.iter_mut().for_each(|c| (c.caught, c.escaped) = (Harm::default(), Harm::default()));
    }
    Some(Chase { seat: colour, monsters: there.iter().map(|m| m.id).collect(), flight, read })
}

/// What can be lost, once for all monsters.
struct Stake<'a> {
    seat: &'a Seat,
    /// The face one gets away on now.
    needs: i32,
    things: Vec<Thing>,
}

/// One thing that can be lost.
struct Thing {
    what: What,
    run: i32,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum What {
    /// An Item by its place in the list.
    Item(usize),
    Races,
    Classes,
    /// Something that comes to hang over whoever is caught: what is lost is being without it.
    Peace(i8),
}

impl<'a> Stake<'a> {
    const fn of(seat: &'a Seat, needs: i32) -> Stake<'a> {
        Stake { seat, needs, things: Vec::new() }
    }

    /// The place of a thing among those at stake.
    fn place(&mut self, what: What, run: i32) -> usize {
        let known = self.things.iter().position(|thing| thing.what == what && !matches!(what, What::Peace(_)));
        known.unwrap_or_else(|| {
            self.things.push(Thing { what, run });
            self.things.len() - 1
        })
    }

    /// What one line of Bad Stuff costs whoever is caught.
    fn takes(&mut self, book: &Book, game: &Game, does: &Does, harm: &mut Harm) {
        if does.whom().is_some_and(|who| !matches!(who, Who::You | Who::All)) {
            return;
        }
        match does {
            Does::Munchkin(munchkin::Does::Level { by, .. }) => {
                harm.levels = harm.levels.saturating_add(u8::try_from(-i16::from(*by)).unwrap_or(0));
            }
            Does::Munchkin(munchkin::Does::Die { .. }) => harm.dies = true,
            Does::Munchkin(munchkin::Does::LoseItem { sort, .. }) => {
                let any = self.items(sort.as_deref());
                harm.takes.push(any);
            }
            Does::Munchkin(munchkin::Does::LoseRaces { .. }) => {
                let without = Seat { races: Vec::new(), ..self.seat.clone() };
                let run = self.kinds(book, game, &without);
                let races = if self.seat.races.is_empty() { vec![] } else { vec![self.place(What::Races, run)] };
                harm.takes.push(races);
            }
            Does::Munchkin(munchkin::Does::LoseClasses { .. }) => {
                let without = Seat { classes: Vec::new(), ..self.seat.clone() };
                let run = self.kinds(book, game, &without);
                let classes = if self.seat.classes.is_empty() { vec![] } else { vec![self.place(What::Classes, run)] };
                harm.takes.push(classes);
            }
            Does::Munchkin(munchkin::Does::Condition { add, .. }) => {
                if add.run != 0 {
                    let peace = self.place(What::Peace(add.run), -i32::from(add.run));
                    harm.takes.push(vec![peace]);
                }
            }
            Does::Cards(cards::Does::Discard { deck, cards, .. }) => {
                harm.cards = harm.cards.saturating_add((*cards).min(self.seat.hand.of(*deck)));
            }
            Does::Munchkin(
                munchkin::Does::SwapSex { .. }
                | munchkin::Does::Lift { .. }
                | munchkin::Does::Ascend { .. }
                | munchkin::Does::Steal { .. },
            )
            | Does::Cards(cards::Does::Draw { .. } | cards::Does::Fetch { .. } | cards::Does::Show { .. })
            | Does::Fight(_)
            | Does::Dungeon(_)
            | Does::Track(_) => {}
        }
    }

    /// The Items of a sort, those first that their owner misses least: for running, and then for fighting.
    fn items(&mut self, sort: Option<&str>) -> Vec<usize> {
        let seat = self.seat;
        let lends = |place: usize| outfit::lending(seat).any(|(at, _)| at == place);
        let run = |place: usize, item: &Gear| if lends(place) { i32::from(item.run) } else { 0 };
        let of_sort = |item: &Gear| sort.is_none_or(|sort| outfit::counts_as(item, sort));
        let all = seat.gear.iter().enumerate().filter(|(_, item)| of_sort(item));
        let mut all: Vec<(usize, &Arc<Gear>)> = all.collect();
        all.sort_by_key(|(place, item)| (run(*place, item), outfit::bonus(seat, item)));
        all.into_iter().map(|(place, item)| self.place(What::Item(place), run(place, item))).collect()
    }

    /// What kinds that go have added to the roll.
    fn kinds(&self, book: &Book, game: &Game, without: &Seat) -> i32 {
        let run = |seat: &Seat| munchkin::kind::traits(book, game, seat, |t| t.run.into());
        run(self.seat) - run(without)
    }
}
