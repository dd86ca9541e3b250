//! What is counted of each player while a game is gone through.

use crate::play::stab::worsens;
use crate::play::story::dice::Dice;
use crate::play::timeline::Node;
use crate::rules::answer::Answer;
use crate::rules::command::Command;
use crate::rules::dungeon;
use crate::rules::event::{Event, Fact, FightTold, Gone, PlayedAs, Roll};
use crate::rules::fight;
use crate::rules::fight::Fight;
use crate::rules::fight::outcome::Outcome;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::table;
use crate::rules::table::Care;
use crate::rules::track;
use crate::rules::track::event::{By, God};
use std::collections::BTreeMap;

/// What was counted.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Turns begun.
    pub turns: u32,
    /// Of each player.
    pub seats: BTreeMap<Colour, Count>,
    /// The fight with the largest sums that was won.
    pub greatest: Option<Greatest>,
    /// Whether who waits at the end of the track was beaten.
    pub god: bool,
    /// Whether something was told without a word about who did it, or of a fight nothing but how it came out: what was played
    /// into it, and by whom, nobody knows then.
    pub untold: bool,
    /// Whether the table has told no fights for a while, only who is on the move.
    pub uncounted: bool,
    /// Who fought last, who helped, and how many monsters.
    fought: Option<(Colour, Option<Colour>, u32)>,
}

/// A fight that was won.
#[derive(Clone, Debug)]
pub struct Greatest {
    /// Whose.
    pub main: Colour,
    /// Who helped.
    pub helper: Option<Colour>,
    /// What both sides came to.
    pub ours: i32,
    pub theirs: i32,
    /// In which turn.
    pub turn: u32,
}

/// What was counted of one player.
#[derive(Clone, Debug, Default)]
pub struct Count {
    /// The Level from each turn on that changed it.
    pub course: Vec<(u32, u8)>,
    /// Six-sided dice.
    pub dice: Dice,
    /// Milliseconds.
    pub time: i64,
    /// Monsters killed, as the one whose fight it was.
    pub kills: u32,
    /// Fights won at somebody's side.
    pub helps: u32,
    /// Times that something played made others' fights worse.
    pub stabs: u32,
    /// Whether something was played against others' fights at all, also where that changed nothing any more.
    pub nasty: bool,
    /// Deaths.
    pub deaths: u32,
    /// Fights lost.
    pub lost: u32,
    /// Fights won, as the one whose fight it was.
    pub fights: u32,
    /// Times that something others played made this one's fights worse.
    pub stabbed: u32,
    /// The smallest chance at which a fight was won, in percent.
    pub least: Option<u32>,
    /// The greatest chance at which a fight was lost, in percent.
    pub most: Option<u32>,
    /// What the strongest side came to that was beaten.
    pub greatest: i32,
    /// Rooms explored.
    pub rooms: u32,
    /// Curses played on others.
    pub curses: u32,
    /// Times that this one stopped somebody who had all but won.
    pub stops: u32,
    /// Cards of the row that were hacked.
    pub hacks: u32,
}

impl Count {
    /// Whether anybody would say that this one did something: fought, helped, hacked, or was nasty.
    pub fn is_busy(&self) -> bool {
        self.fights + self.helps + self.stabs + self.curses + self.stops + self.hacks + self.kills > 0
    }

    /// A fight has ended that had such a chance.
    pub fn judged(&mut self, chance: f64, won: bool) {
        let percent = (chance * 100.0).round() as u32;
        if won {
            self.least = Some(self.least.map_or(percent, |least| least.min(percent)));
        } else {
            self.most = Some(self.most.map_or(percent, |most| most.max(percent)));
        }
    }
}

impl Tally {
    /// Nothing has happened yet.
    pub fn of(game: &Game) -> Tally {
        let mut tally = Tally::default();
        for seat in &game.seats {
            tally.of_seat(seat.colour).course.push((0, seat.level));
        }
        tally
    }

    /// What was counted of somebody.
    pub fn of_seat(&mut self, seat: Colour) -> &mut Count {
        self.seats.entry(seat).or_default()
    }

    /// Somebody's Level from now on.
    fn level(&mut self, seat: Colour, to: u8) {
        let turn = self.turns;
        let course = &mut self.of_seat(seat).course;
        // Within one turn only what it comes to counts, and nothing where that is as before.
        if course.len() > 1 && course.last().is_some_and(|(at, _)| *at == turn) {
            course.pop();
        }
        match course.last_mut() {
            Some((_, level)) if *level == to => {}
            Some((at, level)) if *at == turn => *level = to,
            _ => course.push((turn, to)),
        }
    }

    /// A deed is about to happen: who fights is known also where nothing is told of it but how it comes out.
    pub fn before(&mut self, game: &Game, node: &Node) {
        self.uncounted |= game.table.care == Care::Count && game.turn.number > 0;
        if let Some(fight) = fight::kept(game) {
            self.fights(game, fight);
        }
        let by_somebody = |fact: &Fact| {
            matches!(fact.event, Event::Munchkin(munchkin::Event::Played { .. } | munchkin::Event::Power { .. }))
        };
        let added = |fact: &Fact| {
            let added = matches!(&fact.event, Event::Fight(fight::Event::Fight { what: FightTold::Term(_), .. }));
            added && worsens(&fact.event)
        };
        self.untold |= node.facts.iter().any(added) && !node.facts.iter().any(by_somebody);
        // Few entries are how a fight came out: the others are not read for it.
        if !node.command.json().contains("\"fight\"") {
            return;
        }
        let Ok(Command::Table(table::Command::Answer(Answer::Fight(fight::Answer::Fight(outcome))))) =
            node.command.read()
        else {
            return;
        };
        self.comes_out(&outcome);
    }

    /// A fight came out so, the table says.
    fn comes_out(&mut self, outcome: &Outcome) {
        let Some((main, ..)) = self.fought else { return };
        match outcome {
            Outcome::Won(won) => self.wins(main, won.helper.as_ref().map(|helper| helper.seat)),
            Outcome::Lost(_) => self.of_seat(main).lost += 1,
            Outcome::None => return,
        }
        self.untold = true;
    }

    fn fights(&mut self, game: &Game, fight: &Fight) {
        let foes = u32::try_from(fight.monsters(game).len()).unwrap_or(u32::MAX);
        self.fought = Some((fight.main, fight.helping(game), foes));
    }

    /// Counts a fact that is about to come true.
    pub fn fact(&mut self, game: &Game, event: &Event) {
        match event {
            Event::Table(event) => self.of_table(event),
            Event::Munchkin(event) => self.of_munchkins(event),
            Event::Fight(event) => self.of_fights(game, event),
            Event::Dungeon(dungeon::Event::RoomPlaced(_)) => {
                if let Some(seat) = game.turn.seat {
                    self.of_seat(seat).rooms += 1;
                }
            }
            Event::Track(track::Event::God { stands, .. }) => self.god = matches!(stands, God::Beaten),
            Event::Track(track::Event::Token { seat, by: By::Deed | By::Five, .. }) => self.of_seat(*seat).hacks += 1,
            Event::Cards(_) | Event::Dungeon(_) | Event::Track(_) | Event::Doors(_) => {}
        }
    }

    /// The same, of a fight that came out the other way after all: what was won is lost, and its monsters live; what was lost
    /// is won, though by which sums nobody has said.
    pub fn turned(&mut self, game: &Game, event: &Event) {
        if let Event::Fight(fight::Event::Fight { fight: None, what: FightTold::Over { won, .. } }) = event {
            let Some((main, helper, foes)) = self.fought else { return };
            if *won {
                self.of_seat(main).lost += 1;
            } else {
                self.wins(main, helper);
                self.of_seat(main).kills += foes;
            }
        } else if !matches!(event, Event::Fight(fight::Event::MonsterGone { why: Gone::Killed, .. })) {
            self.fact(game, event);
        }
    }

    /// Who of those who have won only helped in the last fight, if whoever fought it has not won.
    pub fn helped(&self, winners: &[Colour]) -> Option<Colour> {
        let (main, helper, _) = self.fought?;
        helper.filter(|helper| winners.contains(helper) && !winners.contains(&main))
    }

    /// Somebody has won a fight, and somebody who helped.
    fn wins(&mut self, main: Colour, helper: Option<Colour>) {
        self.of_seat(main).fights += 1;
        if let Some(helper) = helper {
            self.of_seat(helper).helps += 1;
        }
    }

    fn of_table(&mut self, event: &table::Event) {
        if let table::Event::Turn { number, .. } = event {
            self.turns = self.turns.max(*number);
        }
        if let table::Event::Rolled { roll: Roll::Six(face), seat: Some(seat) } = event {
            let dice = &mut self.of_seat(*seat).dice;
            dice.count += 1;
            dice.sum += u32::from(*face);
        }
        if let table::Event::Joined { seat, .. } = event {
            self.level(seat.colour, seat.level);
        }
    }

    fn of_munchkins(&mut self, event: &munchkin::Event) {
        if let munchkin::Event::Level { seat, to, .. } = event {
            self.level(*seat, *to);
        }
        if let munchkin::Event::Died { seat } = event {
            self.of_seat(*seat).deaths += 1;
        }
        if let munchkin::Event::Played { seat, what: PlayedAs::Curse, on: Some(on), .. } = event
            && on != seat
        {
            self.of_seat(*seat).curses += 1;
        }
    }

    fn of_fights(&mut self, game: &Game, event: &fight::Event) {
        match event {
            fight::Event::Fight { fight: Some(fight), what } => {
                self.fights(game, fight);
                if let FightTold::Stopped(by) = what {
                    self.of_seat(*by).stops += 1;
                }
            }
            fight::Event::Fight { fight: None, what: FightTold::Over { won, ours, theirs } } => {
                let Some((main, helper, _)) = self.fought else { return };
                if !won {
                    self.of_seat(main).lost += 1;
                } else {
                    let (ours, theirs, turn) = (*ours, *theirs, game.turn.number);
                    if self.greatest.as_ref().is_none_or(|most| theirs > most.theirs) {
                        self.greatest = Some(Greatest { main, helper, ours, theirs, turn });
                    }
                    let count = self.of_seat(main);
                    count.greatest = count.greatest.max(theirs);
                    self.wins(main, helper);
                }
            }
            fight::Event::MonsterGone { why: Gone::Killed, .. } => {
                if let Some((main, ..)) = self.fought {
                    self.of_seat(main).kills += 1;
                }
            }
            fight::Event::Fight { fight: None, .. }
            | fight::Event::MonsterGone { .. }
            | fight::Event::MonsterPlaced(_)
            | fight::Event::MonsterCard { .. }
            | fight::Event::Spares { .. }
            | fight::Event::Hurts { .. }
            | fight::Event::Instructs { .. }
            | fight::Event::DroveOff { .. }
            | fight::Event::EnhancerOn { .. }
            | fight::Event::EnhancerOff { .. }
            | fight::Event::Enhanced { .. } => {}
        }
    }
}
