//! The few things worth telling: what turned it, the worst stab, the roll nobody believes, the longest march, the end.

use crate::odds::Odds;
use crate::odds::fight::known;
use crate::play::stab::{Meddling, Stab, curse};
use crate::play::story::tally::Tally;
use crate::play::timeline::Point;
use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::dungeon;
use crate::rules::event::{Event, Fact, FightTold, Gone};
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::message::{Arg, Message};
use crate::rules::munchkin;
use crate::rules::table::Ending;
use crate::rules::track::event::God;
use crate::rules::track::{self, bonus};
use std::collections::BTreeMap;

/// Lines of a story at the most.
const MOST: usize = 8;
/// A stab is told if it cost this much of the chance.
const STAB: f64 = 0.1;
/// A lost fight is told if it was this likely to be won, and a won one if as likely to be lost.
const LIKELY: f64 = 0.6;
/// A march is told from so many rooms on.
const MARCH: usize = 4;
/// A win is told if the monsters came to as much.
const GREAT: i32 = 15;

/// Something told of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// In which turn.
    pub turn: u32,
    /// Where in the history.
    pub point: Point,
    /// What.
    pub message: Message,
}

/// What of all that happened is worth telling, so far.
#[derive(Debug, Default)]
pub struct Lines {
    /// Who was alone in front, since when, by which fight.
    lead: Option<Lead>,
    /// The stab that cost most.
    stab: Best,
    /// The fight lost with the best chance.
    unlucky: Best,
    /// The fight won with the worst chance.
    lucky: Best,
    /// The longest march.
    march: Best,
    /// The greatest win.
    great: Best,
    /// Who came to the end of the track first, and who has lost there.
    server: Best,
    god: Best,
    /// The last fight that was won.
    won: Option<Told>,
    /// Where the last deed led.
    last: Point,
    /// When everybody died last.
    deaths: BTreeMap<Colour, (u32, Point)>,
    /// The Curse that took most; one that is still to be settled, and what it has taken.
    curse: Best,
    cursed: Option<(Colour, Colour, String)>,
    taken: u32,
    /// The last fight against the Boss that was lost.
    boss: Option<Told>,
    /// The chance before the deed, of a fight somebody outside does something about.
    meddled: Option<Meddling>,
    /// The fight whose dice lie: its chance, and who is fought.
    cast: Option<(Odds, Colour, Arg)>,
    /// Whose fight has just been decided, at which chance, and how.
    judged: Option<(Colour, f64, bool)>,
    /// The foes of the last fight.
    foes: Option<(Colour, Arg)>,
}

#[derive(Debug)]
struct Lead {
    seat: Colour,
    turn: u32,
    point: Point,
    by: Option<Arg>,
}

/// The best of a kind so far.
#[derive(Debug, Default)]
struct Best(Option<(f64, Told)>);

impl Best {
    fn offer(&mut self, worth: f64, told: impl FnOnce() -> Told) {
        if self.0.as_ref().is_none_or(|(best, _)| worth > *best) {
            self.0 = Some((worth, told()));
        }
    }
}

/// Monsters, by the names they have while they are there.
fn named(game: &Game, monsters: &[MonsterId]) -> Arg {
    let name = |id: &MonsterId| match game.foes.get(*id) {
        Some(monster) if !monster.def.name.is_empty() => Arg::Text(monster.def.name.clone()),
        // Without a map its Level is all anybody knows of one that has no name.
        monster => match monster.and_then(|monster| monster.def.level) {
            Some(level) if !game.has_map() => Arg::Counted("monster-plain", level.into()),
            _ => Arg::Monster(*id),
        },
    };
    match monsters {
        [one] => name(one),
        several => Arg::List(several.iter().map(name).collect()),
    }
}

/// How much some facts take from somebody: Items, Levels, a Bonus.
fn taken(facts: &[Fact], from: Colour) -> u32 {
    let takes = |fact: &Fact| {
        let Event::Munchkin(own) = &fact.event else { return 0 };
        if let munchkin::Event::Items { seat, gone, .. } = own {
            return if *seat == from { gone.len() as u32 } else { 0 };
        }
        if let munchkin::Event::Level { seat, from: was, to } = own {
            return if *seat == from { was.saturating_sub(*to).into() } else { 0 };
        }
        let munchkin::Event::Bonus { seat, from: was, to } = own else { return 0 };
        u32::from(*seat == from && to < was)
    };
    facts.iter().map(takes).sum()
}

impl Lines {
    /// A deed is about to happen: what somebody outside plays into a fight is measured by the chance before it.
    pub fn before(&mut self, book: &Book, game: &Game, facts: &[Fact]) {
        self.meddled = Meddling::before(book, game, facts);
        if let Some((by, on, name)) = facts.iter().find_map(|fact| curse(&fact.event)) {
            self.cursed = Some((by, on, name.to_owned()));
        }
        // Whoever dies loses everything, and not by it.
        let dies = facts.iter().any(|fact| matches!(fact.event, Event::Munchkin(munchkin::Event::Died { .. })));
        self.taken = self.cursed.as_ref().filter(|_| !dies).map_or(0, |(_, on, _)| taken(facts, *on));
    }

    /// A fact is about to come true.
    pub fn fact(&mut self, book: &Book, game: &Game, (point, event): (Point, &Event)) {
        let told = |message| Told { turn: game.turn.number, point, message };
        match event {
            Event::Fight(fight::Event::Fight { fight: Some(fight), what }) => {
                let foes = named(game, &fight.monsters(game));
                if matches!(what, FightTold::Rolled) {
                    self.cast = known(book, game, fight).map(|odds| (odds, fight.main, foes.clone()));
                }
                self.foes = Some((fight.main, foes));
            }
            Event::Fight(fight::Event::Fight { fight: None, what: FightTold::Over { ours, theirs, won } }) => {
                self.decided(&told, (*ours, *theirs, *won));
            }
            Event::Dungeon(dungeon::Event::Marched(march)) => {
                let longest = march.routes.iter().max_by_key(|route| route.hops.0.len());
                if let Some(route) = longest.filter(|route| route.hops.0.len() >= MARCH) {
                    let rooms = route.hops.0.len();
                    let who = named(game, &[route.monster]);
                    self.march.offer(rooms as f64, || {
                        told(Message::new("story-march").with("monster", who).with("rooms", rooms as u32))
                    });
                }
            }
            // The Boss stays only until it is beaten, or beats somebody.
            Event::Fight(fight::Event::MonsterGone { monster, why }) if *why != Gone::Killed => {
                let boss = game.foes.boss_among(&[*monster]).is_some();
                if let Some(main) = game.turn.seat.filter(|_| boss) {
                    let message = Message::new("story-boss-lost").seat(main);
                    self.boss = Some(told(message.with("foes", named(game, &[*monster]))));
                }
            }
            Event::Munchkin(munchkin::Event::Died { seat }) => {
                self.deaths.insert(*seat, (game.turn.number, point));
            }
            Event::Track(track::Event::Token { seat, to, .. }) if *to >= bonus::last(book) => {
                self.server.offer(1.0, || told(Message::new("story-server").seat(*seat)));
            }
            Event::Track(track::Event::God { seat, stands: God::Wins }) => {
                self.god.offer(1.0, || told(Message::new("story-god").seat(*seat)));
            }
            Event::Table(_)
            | Event::Cards(_)
            | Event::Munchkin(_)
            | Event::Fight(_)
            | Event::Dungeon(_)
            | Event::Track(_)
            | Event::Doors(_) => {}
        }
    }

    /// The dice of a fight have spoken.
    fn decided(&mut self, told: &impl Fn(Message) -> Told, (ours, theirs, won): (i32, i32, bool)) {
        let with = |id: &'static str, main: Colour, foes: &Arg| {
            let message = Message::new(id).seat(main).with("foes", foes.clone());
            message.with("ours", ours).with("theirs", theirs)
        };
        if let Some((odds, main, foes)) = self.cast.take() {
            let chance = odds.chance();
            self.judged = Some((main, chance, won));
            if !won && chance >= LIKELY {
                let id = if ours == theirs { "story-unlucky-tie" } else { "story-unlucky" };
                let line = with(id, main, &foes).with("percent", odds.percent());
                self.unlucky.offer(chance, || told(line));
            } else if won && chance <= 1.0 - LIKELY {
                let line = with("story-lucky", main, &foes).with("percent", odds.percent());
                self.lucky.offer(1.0 - chance, || told(line));
            }
        }
        if let Some((main, foes)) = self.foes.as_ref().filter(|_| won) {
            if theirs >= GREAT {
                self.great.offer(theirs.into(), || told(with("story-great", *main, foes)));
            }
            self.won = Some(told(with("story-end-fight", *main, foes)));
        }
    }

    /// A deed has happened.
    pub fn after(&mut self, book: &Book, game: &Game, point: Point, tally: &mut Tally) {
        self.last = point;
        if let Some((main, chance, won)) = self.judged.take() {
            tally.of_seat(main).judged(chance, won);
        }
        let meddled = self.meddled.take();
        if let Some((by, main, worse)) = meddled.as_ref().and_then(|it| it.hurts(book, game)) {
            tally.of_seat(by).nasty = true;
            tally.of_seat(by).stabs += u32::from(worse);
            tally.of_seat(main).stabbed += u32::from(worse);
        }
        if let Some(stab) = meddled.and_then(|it| it.after(book, game)) {
            let cost = stab.cost();
            let Stab { by, main, name, before, after } = stab;
            if cost >= STAB {
                // Where nothing is rolled a win is sure, or it is none.
                let id = match (book.system.rolls(), name.is_empty()) {
                    (true, false) => "story-stab",
                    (true, true) => "story-stab-plain",
                    (false, false) => "story-stab-sure",
                    (false, true) => "story-stab-sure-plain",
                };
                let line = Message::new(id).seat(by).with("main", Arg::Seat(main)).with("name", name);
                let line = line.with("before", before.percent()).with("after", after.percent());
                let told = Told { turn: game.turn.number, point, message: line };
                self.stab.offer(cost, || told);
            }
        }
        // It is settled once nobody can stop it any more, and not before.
        let stands = |step: &Step| matches!(step, Step::Munchkin(munchkin::Step::Cursed { .. }));
        if self.taken > 0 || !game.agenda.iter().any(stands) {
            let (taken, turn) = (std::mem::take(&mut self.taken), game.turn.number);
            if let Some((by, on, name)) = self.cursed.take().filter(|_| taken > 0) {
                let id = if name.is_empty() { "story-curse-plain" } else { "story-curse" };
                let message = Message::new(id).seat(by).with("on", Arg::Seat(on)).with("name", name);
                self.curse.offer(taken.into(), || Told { turn, point, message });
            }
        }
        let most = game.seats.iter().map(|s| s.level).max().unwrap_or(0);
        let mut front = game.seats.iter().filter(|s| s.level == most && most > 1);
        let lead = front.next().filter(|_| front.next().is_none()).map(|s| s.colour);
        if lead != self.lead.as_ref().map(|l| l.seat) {
            self.lead = lead.map(|seat| {
                let won = self.won.as_ref().filter(|won| won.point == point);
                let by = won.and(self.foes.as_ref()).filter(|(main, _)| *main == seat).map(|(_, foes)| foes.clone());
                Lead { seat, turn: game.turn.number, point, by }
            });
        }
    }

    /// What is told: the end, and of the rest what is rarest, in the order it happened.
    pub fn told(self, game: &Game, winners: &[Colour], tally: &Tally) -> Vec<Told> {
        let turning = self.lead.filter(|lead| winners == [lead.seat]).map(|lead| {
            let message = Message::new(if lead.by.is_some() { "story-turn-fight" } else { "story-turn" });
            let message = message.seat(lead.seat).with("turn", lead.turn);
            let message = if let Some(by) = lead.by { message.with("foes", by) } else { message };
            Told { turn: lead.turn, point: lead.point, message }
        });
        let end = match &game.ending {
            Some(Ending::Monsters) => {
                Some(Told { turn: game.turn.number, point: self.last, message: Message::new("story-end-monsters") })
            }
            Some(Ending::Players(_)) => {
                // Whoever only helped, and won, is named, with what they won by.
                let won = self.won.filter(|won| won.turn == game.turn.number);
                won.map(|won| match tally.helped(winners) {
                    Some(helper) => {
                        let message = won.message.with("helper", Arg::Seat(helper));
                        Told { message: Message { id: "story-end-helped", ..message }, ..won }
                    }
                    None => won,
                })
            }
            None => None,
        };
        // What wins the game is told as its end.
        let ends = |told: &Told| end.as_ref().is_some_and(|end| end.turn == told.turn);
        let turning = turning.filter(|told| !ends(told));
        let mut dead: Vec<(u32, Told)> = tally
            .seats
            .iter()
            .filter_map(|(seat, count)| {
                let (turn, point) = *self.deaths.get(seat)?;
                let message = match count.deaths {
                    0 | 1 => Message::new("story-death").seat(*seat),
                    times => Message::new("story-deaths").seat(*seat).with("times", times),
                };
                Some((count.deaths, Told { turn, point, message }))
            })
            .collect();
        dead.sort_by_key(|(times, _)| std::cmp::Reverse(*times));
        let mut dead = dead.into_iter().map(|(_, told)| told);
        let best = |best: Best| best.0.map(|(_, told)| told);
        let rest = [
            turning,
            best(self.server),
            best(self.god),
            self.boss,
            best(self.stab),
            best(self.unlucky),
            best(self.lucky),
            dead.next(),
            best(self.curse),
            best(self.great),
            dead.next(),
            best(self.march),
            dead.next(),
        ];
        let mut lines: Vec<Told> = Vec::new();
        for told in end.into_iter().chain(rest.into_iter().flatten()) {
            // What happened at once is told once.
            let known = |line: &Told| line.point == told.point;
            if lines.len() < MOST && !lines.iter().any(known) {
                lines.push(told);
            }
        }
        lines.sort_by_key(|told| told.point);
        lines
    }
}
