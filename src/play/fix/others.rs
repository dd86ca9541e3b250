//! What an earlier entry could have been instead: whatever else was listed then, and the same with another number.

use crate::play::fix::dials::number;
use crate::play::session::Session;
use crate::play::timeline::Point;
use crate::rules::amount::Amount;
use crate::rules::answer::Answer;
use crate::rules::book::Book;
use crate::rules::command::Command;
use crate::rules::doors;
use crate::rules::dungeon;
use crate::rules::dungeon::arrow::Arrow;
use crate::rules::effect::Effect;
use crate::rules::engine;
use crate::rules::event::Fact;
use crate::rules::fight;
use crate::rules::fight::foe::card::{Enhancer, MonsterDef};
use crate::rules::fight::outcome::{Outcome, Won};
use crate::rules::game::Game;
use crate::rules::ids::{Colour, Side};
use crate::rules::munchkin;
use crate::rules::munchkin::gear::Gear;
use crate::rules::munchkin::played::Played;
use crate::rules::table;
use crate::rules::track;
use crate::rules::turn;

/// The most that are offered.
const MOST: usize = 30;
/// How far a printed number may have been misread.
const MISREAD: [i16; 6] = [-5, -2, -1, 1, 2, 5];
/// The largest number that is offered where no list is.
const NUMBERS: i32 = 11;

/// Something an entry could have been, and what would have come of it at once.
#[derive(Clone, Debug)]
pub struct Other {
    /// The command.
    pub command: Command,
    /// What it would have led to, until somebody was asked again.
    pub facts: Vec<Fact>,
}

/// What the entry that led to a point could have been instead, each accepted at the time.
pub fn others(session: &Session, point: Point) -> Vec<Other> {
    let timeline = session.timeline();
    let Some(command) = timeline.node(point).and_then(|node| node.command.read().ok()) else { return Vec::new() };
    let before = timeline.state(timeline.parent(point));
    let book = session.book();
    let mut list: Vec<Command> = Vec::new();
    for other in varied(&command).into_iter().chain(listed(book, &before, &command)) {
        if other != command && !list.contains(&other) {
            list.push(other);
        }
    }
    let tried = list.into_iter().filter_map(|command| {
        let facts = engine::act(book, &mut before.clone(), &command).ok()?;
        Some(Other { command, facts })
    });
    tried.take(MOST).collect()
}

/// What was listed beside it: another answer to the same question, or another deed of its kind by the same player.
fn listed(book: &Book, before: &Game, command: &Command) -> Vec<Command> {
    let is_answer = |command: &Command| matches!(command, Command::Table(table::Command::Answer(_)));
    // What else a room is asked is no link of it.
    if let Command::Table(table::Command::Answer(Answer::Dungeon(dungeon::Answer::Links(_)))) = command {
        return Vec::new();
    }
    let legal = engine::legal(book, before);
    let whose = legal.offers.iter().find(|offer| offer.command == *command).and_then(|offer| offer.seat);
    let akin = |other: &Command| match is_answer(command) {
        true => is_answer(other),
        false => kind(other) == kind(command),
    };
    let offers = legal.offers.into_iter().filter(|offer| is_answer(command) || offer.seat == whose);
    offers.map(|offer| offer.command).filter(akin).collect()
}

/// What sort of deed a command is, whatever it is about.
fn kind(command: &Command) -> (std::mem::Discriminant<Command>, Option<String>) {
    // The name under which it is written: the first key, which no two kinds share.
    let written = serde_json::to_value(command).ok();
    let name = written.and_then(|value| value.as_object().and_then(|map| map.keys().next().cloned()));
    (std::mem::discriminant(command), name)
}

/// The same with another number, face or direction.
fn varied(command: &Command) -> Vec<Command> {
    match command {
        Command::Table(table::Command::Answer(answer)) => {
            answers(answer).into_iter().map(|answer| Command::Table(table::Command::Answer(answer))).collect()
        }
        Command::Table(table::Command::Effects { note, effects }) => {
            let with = |effects| Command::Table(table::Command::Effects { note: note.clone(), effects });
            nudged(effects).into_iter().map(with).collect()
        }
        Command::Table(table::Command::Amend { note, effects }) => {
            let with = |effects| Command::Table(table::Command::Amend { note: note.clone(), effects });
            nudged(effects).into_iter().map(with).collect()
        }
        Command::Turn(turn::Command::Reroll { why, .. }) => {
            Colour::ALL.map(|colour| Command::Turn(turn::Command::Reroll { colour, why: *why })).into()
        }
        Command::Munchkin(munchkin::Command::Play { seat, from, name, what }) => {
            let with = |what| munchkin::Command::Play { seat: *seat, from: *from, name: name.clone(), what };
            plays(what).into_iter().map(|what| Command::Munchkin(with(Box::new(what)))).collect()
        }
        Command::Doors(doors::Command::Meet { def }) => {
            let with = |level| Command::Doors(doors::Command::Meet { def: Box::new(leveled(def, level)) });
            levels(def.level).into_iter().map(with).collect()
        }
        Command::Dungeon(dungeon::Command::Walk { all, .. } | dungeon::Command::Explore { all, .. }) => {
            let each = |side| {
                let walk = dungeon::Command::Walk { side, all: *all };
                [walk, dungeon::Command::Explore { side, all: *all }].map(Command::Dungeon)
            };
            Side::ALL.into_iter().flat_map(each).collect()
        }
        Command::Track(track::Command::FaceGod { def: Some(def) }) => {
            let with = |level| track::Command::FaceGod { def: Some(Box::new(leveled(def, level))) };
            levels(def.level).into_iter().map(|level| Command::Track(with(level))).collect()
        }
        Command::Table(_)
        | Command::Turn(_)
        | Command::Munchkin(_)
        | Command::Fight(_)
        | Command::Doors(_)
        | Command::Dungeon(_)
        | Command::Track(_) => Vec::new(),
    }
}

/// An answer with another number, face or direction.
fn answers(answer: &Answer) -> Vec<Answer> {
    match answer {
        Answer::Table(table::Answer::Colour(_)) => {
            Colour::ALL.map(|colour| Answer::Table(table::Answer::Colour(colour))).into()
        }
        Answer::Table(table::Answer::Die { seat, .. }) => {
            (1..=6).map(|face| Answer::Table(table::Answer::Die { seat: *seat, face })).collect()
        }
        Answer::Table(table::Answer::Dice(faces)) => {
            turned(faces).into_iter().map(|faces| Answer::Table(table::Answer::Dice(faces))).collect()
        }
        Answer::Table(table::Answer::Number(_)) => {
            (1..=NUMBERS).map(|number| Answer::Table(table::Answer::Number(number))).collect()
        }
        Answer::Fight(fight::Answer::Ran { monster, .. }) => {
            (1..=6).map(|face| Answer::Fight(fight::Answer::Ran { monster: *monster, face })).collect()
        }
        Answer::Fight(fight::Answer::Throws(throws)) => {
            let other = |(place, throw): (usize, &fight::Throw)| {
                let each = turned(&throw.faces).into_iter().map(move |faces| (place, faces));
                each.collect::<Vec<_>>()
            };
            let others = throws.iter().enumerate().flat_map(other);
            let with = |(place, faces): (usize, Vec<u8>)| {
                let mut throws = throws.clone();
                throws[place].faces = faces;
                Answer::Fight(fight::Answer::Throws(throws))
            };
            others.map(with).collect()
        }
        Answer::Fight(fight::Answer::Level(level)) => {
            levels(Some(*level)).into_iter().map(|level| Answer::Fight(fight::Answer::Level(level))).collect()
        }
        Answer::Fight(fight::Answer::Monster(def)) => {
            let with = |level| Answer::Fight(fight::Answer::Monster(leveled(def, level).into()));
            levels(def.level).into_iter().map(with).collect()
        }
        Answer::Fight(fight::Answer::Fight(outcome)) => {
            outcomes(outcome).into_iter().map(|outcome| Answer::Fight(fight::Answer::Fight(outcome))).collect()
        }
        Answer::Dungeon(dungeon::Answer::Arrow(_)) => {
            let ways = std::iter::once(Arrow::None).chain(Side::ALL.map(Arrow::To));
            ways.map(|to| Answer::Dungeon(dungeon::Answer::Arrow(to))).collect()
        }
        Answer::Table(_) | Answer::Cards(_) | Answer::Munchkin(_) | Answer::Fight(_) | Answer::Dungeon(_) => Vec::new(),
    }
}

/// The same dice, one of them showing another face.
fn turned(faces: &[u8]) -> Vec<Vec<u8>> {
    let other = |place: usize| {
        (1..=6).filter(move |face| *face != faces[place]).map(move |face| {
            let mut faces = faces.to_vec();
            faces[place] = face;
            faces
        })
    };
    (0..faces.len()).flat_map(other).collect()
}

/// The levels a printed one may have been misread for.
fn levels(level: Option<i16>) -> Vec<i16> {
    let Some(level) = level else { return Vec::new() };
    MISREAD.into_iter().map(|by| level + by).filter(|level| *level >= 1).collect()
}

/// The same monster with another printed level.
fn leveled(def: &MonsterDef, level: i16) -> MonsterDef {
    MonsterDef { level: Some(level), ..def.clone() }
}

/// The fight came out otherwise: none at all, or with a level or a Treasure more or less.
fn outcomes(outcome: &Outcome) -> Vec<Outcome> {
    let mut list = vec![Outcome::None];
    if let Outcome::Won(won) = outcome {
        for by in [-1i8, 1] {
            let other = |n: u8| n.checked_add_signed(by);
            list.extend(other(won.levels).map(|levels| Outcome::Won(Won { levels, ..won.clone() })));
            list.extend(other(won.treasures).map(|treasures| Outcome::Won(Won { treasures, ..won.clone() })));
        }
    }
    list
}

/// A card the table played, with another number on it.
fn plays(what: &Played) -> Vec<Played> {
    match what {
        Played::Enhancer { monster, add } => {
            let with = |by| {
                let add = Enhancer { level: add.level + by, ..add.clone() };
                Played::Enhancer { monster: *monster, add }
            };
            MISREAD.into_iter().map(with).collect()
        }
        Played::Use { item: Some(gear), on: Some(on), effects } => {
            let with = |by| {
                let gear = Gear { bonus: gear.bonus + by, ..gear.clone() };
                Played::Use { item: Some(gear), on: Some(*on), effects: effects.clone() }
            };
            MISREAD.into_iter().map(with).collect()
        }
        Played::Item(gear) => {
            let with = |by| Played::Item(Gear { bonus: gear.bonus + by, ..gear.clone() });
            MISREAD.into_iter().map(with).collect()
        }
        Played::Curse { on, effects } => {
            nudged(effects).into_iter().map(|effects| Played::Curse { on: *on, effects }).collect()
        }
        Played::Card { when, effects } => {
            nudged(effects).into_iter().map(|effects| Played::Card { when: *when, effects }).collect()
        }
        Played::Use { .. }
        | Played::Level
        | Played::Race(_)
        | Played::Class(_)
        | Played::HalfBreed { .. }
        | Played::SuperMunchkin { .. }
        | Played::Monster
        | Played::Cheat { .. }
        | Played::Edge { .. }
        | Played::Die { .. } => Vec::new(),
    }
}

/// A single number one or two steps more or less.
fn nudged(effects: &[Effect]) -> Vec<Vec<Effect>> {
    let [effect] = effects else { return Vec::new() };
    if let Effect::Fight(effect) = effect {
        let other = |by| Some(vec![Effect::Fight(misread(effect, by)?)]);
        return MISREAD.into_iter().filter_map(other).collect();
    }
    let other = |by: i32| {
        let mut effect = effect.clone();
        let (_, step, change) = number(&mut effect)?;
        *change = match *change {
            Amount::By(n) => Amount::By(n + by * step),
            Amount::To(n) => Amount::To(n + by * step),
        };
        Some(vec![effect])
    };
    [-2, -1, 1, 2].into_iter().filter_map(other).collect()
}

/// Something added in a fight, with another number on it.
fn misread(effect: &fight::Effect, by: i16) -> Option<fight::Effect> {
    let mut effect = effect.clone();
    match &mut effect {
        // What adds nothing is no card.
        fight::Effect::Term { add } if add.strength + by == 0 && add.dice == 0 => return None,
        fight::Effect::Term { add } => add.strength += by,
        fight::Effect::Enhance { add, .. } => add.level += by,
        fight::Effect::Card { def, .. } => def.level = Some(def.level? + by),
        fight::Effect::Strip { .. }
        | fight::Effect::Mate { .. }
        | fight::Effect::RemoveMonster { .. }
        | fight::Effect::Slay { .. }
        | fight::Effect::Unterm { .. }
        | fight::Effect::Ties { .. }
        | fight::Effect::Bargain { .. }
        | fight::Effect::LeaveAlone { .. }
        | fight::Effect::CallOff
        | fight::Effect::Compel { .. }
        | fight::Effect::Copy { .. }
        | fight::Effect::Face { .. } => return None,
    }
    Some(effect)
}
