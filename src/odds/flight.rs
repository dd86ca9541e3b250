//! Running away, exactly: a die for each monster, what being caught costs, and in which order to run.
//!
//! No dice decide a fight of numbers, so these are the only ones that can be counted before they fall. Every roll has two
//! ways out; what it leaves behind (who is dead rolls no more, boots that are gone help no more) decides the next. The
//! tree of both is walked once for every state it can come to, and all it gives are ways out of six to the number of
//! monsters: no sample, no rounding.
//!
//! The best order is the one in which dying is least likely; among those, the one that costs the fewest Levels; among
//! those, the fewest Items and cards. It may depend on what happens on the way, as it may at the table (MC-RUN-03).

use crate::odds::Odds;
use crate::odds::count::six_to;
use std::collections::HashMap;

/// Most monsters that are counted.
pub const CHASERS: usize = 10;
/// Most things that can be at stake.
pub const THINGS: usize = 16;
/// Faces of the die.
const FACES: i32 = 6;

/// What one monster does to who is caught, or to who gets away all the same.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Harm {
    /// Whether it kills: then nothing more is rolled for.
    pub dies: bool,
    /// Levels it costs; never the last one.
    pub levels: u8,
    /// What it takes, by place in [`Flight::things`]: of each of these the first that is still there.
    pub takes: Vec<Vec<usize>>,
    /// Other cards it costs.
    pub cards: u8,
}

/// One monster to get away from.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Chaser {
    /// Added to the roll to get away from it.
    pub run: i32,
    /// Its Bad Stuff.
    pub caught: Harm,
    /// What it does to who gets away.
    pub escaped: Harm,
}

/// Somebody who runs.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Flight {
    /// The face one gets away on when nothing is added (5 in the rules).
    pub from: i32,
    /// Added to every roll, without what is at stake.
    pub run: i32,
    /// Levels that can be lost.
    pub spare: u8,
    /// What is at stake, and what it adds to every roll while it is there: boots, a Race.
    pub things: Vec<i32>,
    /// The monsters.
    pub chasers: Vec<Chaser>,
}

/// What an order of running comes to: ways out of all.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Outlook {
    /// All ways.
    pub all: u128,
    /// Ways to be caught so many times, from none on.
    pub times: Vec<u128>,
    /// Ways to be caught by each monster.
    pub caught: Vec<u128>,
    /// Ways to die.
    pub dies: u128,
    /// Ways to lose a Level or more.
    pub loses: u128,
    /// Ways to lose a Level or more and live.
    pub poorer: u128,
    /// Levels lost in all ways together.
    pub levels: u128,
    /// Things and cards lost in all ways together.
    pub goods: u128,
}

/// The order to run in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The monsters by place, the first to run from first; what is to come may change once something is lost.
    pub order: Vec<usize>,
    /// Whether another order is worse.
    pub matters: bool,
    /// What it comes to.
    pub outlook: Outlook,
}

/// What a flight has come to on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct State {
    /// Monsters still to run from.
    left: u16,
    /// Things that are gone.
    gone: u16,
    /// Levels lost.
    lost: u8,
}

/// How the next monster is chosen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Choice {
    Best,
    Worst,
}

impl Outlook {
    /// The chance to get away from all of them.
    pub fn free(&self) -> Odds {
        self.odds(self.times.first().copied().unwrap_or(0))
    }

    /// So many of the ways as a chance.
    pub const fn odds(&self, wins: u128) -> Odds {
        Odds { wins, all: self.all }
    }

    /// What is worse the larger it is: dying, then Levels, then goods.
    const fn cost(&self) -> (u128, u128, u128) {
        (self.dies, self.levels, self.goods)
    }

    /// Nothing is rolled for any more.
    fn over(flight: &Flight, state: State, dies: bool) -> Outlook {
        let all: u128 = six_to(state.left.count_ones() as usize);
        let mut times = vec![0; flight.chasers.len() + 1];
        times[0] = all;
        let loses = if state.lost > 0 { all } else { 0 };
        Outlook {
            all,
            times,
            caught: vec![0; flight.chasers.len()],
            dies: if dies { all } else { 0 },
            loses,
            poorer: if dies { 0 } else { loses },
            levels: all * u128::from(state.lost),
            goods: all * u128::from(state.gone.count_ones()),
        }
    }

    /// What comes after one way a roll falls: so many faces, the cards it cost, and by whom one was caught.
    fn add(&mut self, then: &Outlook, (faces, cards): (u128, u8), by: Option<usize>) {
        self.all += faces * then.all;
        for (times, ways) in then.times.iter().enumerate() {
            if let Some(sum) = self.times.get_mut(times + usize::from(by.is_some())) {
                *sum += faces * ways;
            }
        }
        for (sum, ways) in self.caught.iter_mut().zip(&then.caught) {
            *sum += faces * ways;
        }
        if let Some(sum) = by.and_then(|by| self.caught.get_mut(by)) {
            *sum += faces * then.all;
        }
        self.dies += faces * then.dies;
        self.loses += faces * then.loses;
        self.poorer += faces * then.poorer;
        self.levels += faces * then.levels;
        self.goods += faces * (then.goods + then.all * u128::from(cards));
    }
}

impl Flight {
    /// The face that gets one away from a monster now: 1 or less is sure, 7 or more never comes.
    pub fn needs(&self, chaser: usize) -> i32 {
        self.needs_without(chaser, 0)
    }

    /// The chance to get away from a monster now: `clamp(2 + m, 0, 6) / 6` where 5 is the face.
    pub fn chance(&self, chaser: usize) -> Odds {
        Odds { wins: self.faces(chaser, 0), all: FACES as u128 }
    }

    /// The best order, and what it comes to; none for more monsters or things than are counted.
    pub fn best(&self) -> Option<Plan> {
        let start = self.start()?;
        let (mut best, mut worst) = (HashMap::new(), HashMap::new());
        let outlook = self.walk(start, Choice::Best, &mut best);
        let matters = self.walk(start, Choice::Worst, &mut worst).cost() != outlook.cost();
        // As long as nothing is lost, this is how it goes on.
        let (mut order, mut state) = (Vec::with_capacity(self.chasers.len()), start);
        while state.left != 0 {
            let next = self.next(state, Choice::Best, &mut best).0;
            order.push(next);
            state.left &= !(1 << next);
        }
        Some(Plan { order, matters, outlook })
    }

    /// What comes of running from one monster first, and then as is best.
    pub fn first(&self, chaser: usize) -> Option<Outlook> {
        let start = self.start().filter(|s| chaser < CHASERS && s.left & (1 << chaser) != 0)?;
        Some(self.roll(start, chaser, |state| self.walk(state, Choice::Best, &mut HashMap::new())))
    }

    /// What comes of running in one order whatever happens: every monster once.
    pub fn in_order(&self, order: &[usize]) -> Option<Outlook> {
        let start = self.start()?;
        let mut named = order.to_vec();
        named.sort_unstable();
        (named.len() == self.chasers.len() && named.iter().copied().eq(0..named.len()))
            .then(|| self.along(start, order))
    }

    fn start(&self) -> Option<State> {
        let fits = self.chasers.len() <= CHASERS && self.things.len() <= THINGS;
        fits.then(|| State { left: ((1_u32 << self.chasers.len()) - 1) as u16, gone: 0, lost: 0 })
    }

    fn needs_without(&self, chaser: usize, gone: u16) -> i32 {
        let kept = self.things.iter().enumerate().filter(|(place, _)| gone & (1 << place) == 0);
        let things = kept.fold(0_i32, |sum, (_, run)| sum.saturating_add(*run));
        let monster = self.chasers.get(chaser).map_or(0, |c| c.run);
        self.from.saturating_sub(self.run).saturating_sub(things).saturating_sub(monster)
    }

    /// Faces that get one away.
    fn faces(&self, chaser: usize, gone: u16) -> u128 {
        (FACES + 1).saturating_sub(self.needs_without(chaser, gone)).clamp(0, FACES) as u128
    }

    /// What a monster's doing leaves.
    fn suffered(&self, state: State, harm: &Harm) -> State {
        let mut gone = state.gone;
        for any in &harm.takes {
            let there = |thing: &&usize| **thing < self.things.len() && gone & (1 << **thing) == 0;
            if let Some(thing) = any.iter().find(there) {
                gone |= 1 << thing;
            }
        }
        State { gone, lost: state.lost.saturating_add(harm.levels).min(self.spare), ..state }
    }

    /// One roll, both ways, and what comes after each.
    fn roll(&self, state: State, chaser: usize, mut then: impl FnMut(State) -> Outlook) -> Outlook {
        let mut out = Outlook {
            times: vec![0; self.chasers.len() + 1],
            caught: vec![0; self.chasers.len()],
            ..Outlook::default()
        };
        let Some(monster) = self.chasers.get(chaser) else { return out };
        let away = self.faces(chaser, state.gone);
        let rest = State { left: state.left & !(1 << chaser), ..state };
        for (faces, harm, by) in [(away, &monster.escaped, None), (FACES as u128 - away, &monster.caught, Some(chaser))]
        {
            if faces > 0 {
                let after = self.suffered(rest, harm);
                let comes = if harm.dies { Outlook::over(self, after, true) } else { then(after) };
                out.add(&comes, (faces, harm.cards), by);
            }
        }
        out
    }

    /// Everything to come, the next monster always being chosen anew.
    fn walk(&self, state: State, choice: Choice, known: &mut HashMap<State, Outlook>) -> Outlook {
        if state.left == 0 {
            return Outlook::over(self, state, false);
        }
        if let Some(known) = known.get(&state) {
            return known.clone();
        }
        let outlook = self.next(state, choice, known).1;
        known.insert(state, outlook.clone());
        outlook
    }

    /// The next monster, and what is to come with it; of several as good the first.
    fn next(&self, state: State, choice: Choice, known: &mut HashMap<State, Outlook>) -> (usize, Outlook) {
        let mut chosen: Option<(usize, Outlook)> = None;
        for chaser in (0..self.chasers.len()).filter(|c| state.left & (1 << c) != 0) {
            let comes = self.roll(state, chaser, |state| self.walk(state, choice, known));
            let better = chosen.as_ref().is_none_or(|(_, than)| match choice {
                Choice::Best => comes.cost() < than.cost(),
                Choice::Worst => comes.cost() > than.cost(),
            });
            if better {
                chosen = Some((chaser, comes));
            }
        }
        chosen.unwrap_or_else(|| (0, Outlook::over(self, state, false)))
    }

    /// Everything to come in one order.
    fn along(&self, state: State, order: &[usize]) -> Outlook {
        match order.split_first() {
            None => Outlook::over(self, state, false),
            Some((next, rest)) => self.roll(state, *next, |state| self.along(state, rest)),
        }
    }
}
