//! What of an earlier entry can be set anew piece by piece: each die, each number, each link, and whom it was about.

use crate::play::came::{ADDED, CURSE_GOLD, LAID, treasures};
use crate::play::fix::dial::{TYPED, say};
use crate::play::fix::items;
use crate::play::fix::sold::for_levels;
use crate::rules::amount::Amount;
use crate::rules::answer::Answer;
use crate::rules::book::Book;
use crate::rules::cards;
use crate::rules::command::Command;
use crate::rules::doors;
use crate::rules::dungeon;
use crate::rules::dungeon::link::LinkKind;
use crate::rules::effect::Effect;
use crate::rules::engine;
use crate::rules::few::Member;
use crate::rules::fight;
use crate::rules::fight::Fighter;
use crate::rules::fight::foe::card::{Enhancer, MonsterDef};
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId, Side};
use crate::rules::message::Message;
use crate::rules::munchkin;
use crate::rules::munchkin::played::{Played, Source};
use crate::rules::question::Ask;
use crate::rules::seat::Seat;
use crate::rules::table;
use crate::rules::track;
use std::sync::Arc;

pub use crate::play::fix::dial::{Dial, Mark};

/// The highest Level printed on a monster.
const LEVELS: i32 = 20;
/// The highest result of a search.
const RESULTS: i32 = 11;
/// Gold comes in hundreds.
const GOLD: i32 = 100;
/// The Levels that a Curse costs which says where somebody ends up.
const CURSE_LEVELS: i32 = 2;

/// The pieces of a command that was given when the game stood so.
pub fn dials(book: &Book, before: &Game, command: &Command) -> Vec<Dial> {
    match command {
        Command::Table(table::Command::Answer(answer)) => {
            let with = |answer| Command::Table(table::Command::Answer(answer));
            of_answer(book, before, answer, &with)
        }
        Command::Table(table::Command::Effects { note, effects }) => {
            let with = |effects| Command::Table(table::Command::Effects { note: note.clone(), effects });
            if let Some(pieces) = items::pieces(before, effects, &with) {
                return pieces;
            }
            let anybodys = !matches!(engine::question(book, before).ask, Ask::Fight(fight::Ask::BadStuff { .. }));
            let whose = anybodys.then(|| given(before, effects, &with)).flatten();
            numbers(before, effects, &with).into_iter().chain(whose).collect()
        }
        Command::Table(table::Command::Amend { note, effects }) => {
            let with = |effects| Command::Table(table::Command::Amend { note: note.clone(), effects });
            if let Some(pieces) = items::pieces(before, effects, &with) {
                return pieces;
            }
            numbers(before, effects, &with).into_iter().chain(given(before, effects, &with)).collect()
        }
        Command::Munchkin(munchkin::Command::Play { seat, from, name, what }) => {
            let play = |seat, what: &Played| {
                let what = Box::new(what.clone());
                Command::Munchkin(munchkin::Command::Play { seat, from: *from, name: name.clone(), what })
            };
            if let Played::Curse { on, .. } = &**what {
                // What nobody else has played goes by whom it hits.
                let by = |what: &Played| {
                    if let (Played::Curse { on: other, .. }, true) = (what, seat == on) { *other } else { *seat }
                };
                let whose = curser(book, before, (*seat, *on, *from), |seat, from| {
                    let what = what.clone();
                    Command::Munchkin(munchkin::Command::Play { seat, from, name: name.clone(), what })
                });
                return of_card(before, what, &|what| play(by(&what), &what)).into_iter().chain(whose).collect();
            }
            let whose = owner(before, (*seat, *from), |seat| play(seat, what));
            of_card(before, what, &|what| play(*seat, &what)).into_iter().chain(whose).collect()
        }
        Command::Munchkin(sale @ munchkin::Command::BuyLevel { seat, levels, .. }) => {
            let ways = for_levels(book, before, sale).into_iter();
            let ways: Vec<(Mark, Command)> = ways.map(|(n, sale)| (Mark::Number(n.into(), false), sale)).collect();
            let now = Mark::Number(levels.unwrap_or(1).into(), false);
            let dial = Dial::of(say("fix-levels").seat(*seat), now, ways);
            (dial.ways.len() > 1).then_some(dial).into_iter().collect()
        }
        Command::Doors(doors::Command::Meet { def }) => {
            level(def, |def| Command::Doors(doors::Command::Meet { def: Box::new(def) })).into_iter().collect()
        }
        Command::Track(track::Command::FaceGod { def: Some(def) }) => {
            let with = |def| Command::Track(track::Command::FaceGod { def: Some(Box::new(def)) });
            level(def, with).into_iter().collect()
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

/// The Level printed on a monster.
fn level(def: &MonsterDef, with: impl Fn(MonsterDef) -> Command) -> Option<Dial> {
    let now = i32::from(def.level?);
    let with = |level: i32| with(MonsterDef { level: i16::try_from(level).ok(), ..def.clone() });
    Some(Dial::numbers(say("fix-level"), now, 1..=LEVELS, with))
}

/// The dice of somebody: whose, and the faces one by one.
fn thrown(who: Fighter) -> Message {
    match who {
        Fighter::Seat(seat) => say("fix-die-of").seat(seat),
        Fighter::Monster(monster) => say("fix-die-for").with("monster", monster),
    }
}

fn of_answer(book: &Book, before: &Game, answer: &Answer, with: &dyn Fn(Answer) -> Command) -> Vec<Dial> {
    let one = |dial| vec![dial];
    match answer {
        Answer::Table(table::Answer::Die { seat, face }) => {
            let with = |face| with(Answer::Table(table::Answer::Die { seat: *seat, face }));
            one(Dial::faces(say("fix-die-of").seat(*seat), *face, with))
        }
        Answer::Table(table::Answer::Dice(faces)) => {
            let with = |faces| with(Answer::Table(table::Answer::Dice(faces)));
            each_die(&say("fix-die"), faces, &with)
        }
        Answer::Table(table::Answer::Number(now)) => {
            let asked = engine::question(book, before).ask;
            let is_die = matches!(asked, Ask::Fight(fight::Ask::DieAgain) | Ask::Munchkin(munchkin::Ask::TheftDie));
            if is_die {
                let with = |face: u8| with(Answer::Table(table::Answer::Number(face.into())));
                return one(Dial::faces(say("fix-die"), u8::try_from(*now).unwrap_or(1), with));
            }
            let with = |n| with(Answer::Table(table::Answer::Number(n)));
            one(Dial::numbers(say("fix-number"), *now, 1..=RESULTS, with))
        }
        Answer::Fight(fight::Answer::Ran { monster, face }) => {
            let with = |face| with(Answer::Fight(fight::Answer::Ran { monster: *monster, face }));
            one(Dial::faces(say("fix-die"), *face, with))
        }
        Answer::Fight(fight::Answer::Throws(throws)) => {
            let of = |(place, throw): (usize, &fight::Throw)| {
                let with = |faces| {
                    let mut throws = throws.clone();
                    throws[place].faces = faces;
                    with(Answer::Fight(fight::Answer::Throws(throws)))
                };
                each_die(&thrown(throw.who), &throw.faces, &with)
            };
            throws.iter().enumerate().flat_map(of).collect()
        }
        Answer::Fight(fight::Answer::Level(level)) => {
            let with = |n: i32| with(Answer::Fight(fight::Answer::Level(i16::try_from(n).unwrap_or(*level))));
            one(Dial::numbers(say("fix-level"), (*level).into(), 1..=LEVELS, with))
        }
        Answer::Fight(fight::Answer::Monster(def)) => {
            level(def, |def| with(Answer::Fight(fight::Answer::Monster(Arc::new(def))))).into_iter().collect()
        }
        Answer::Dungeon(dungeon::Answer::Links(links)) => {
            let of = |(place, (side, kind)): (usize, &(Side, LinkKind))| {
                let ways = LinkKind::ALL.iter().map(|kind| {
                    let mut links = links.clone();
                    links[place].1 = *kind;
                    (Mark::Link(*kind), with(Answer::Dungeon(dungeon::Answer::Links(links))))
                });
                Dial::of(say("fix-side").with("side", *side), Mark::Link(*kind), ways.collect())
            };
            links.iter().enumerate().map(of).collect()
        }
        Answer::Table(_) | Answer::Cards(_) | Answer::Munchkin(_) | Answer::Fight(_) | Answer::Dungeon(_) => Vec::new(),
    }
}

/// Dice that were rolled together, each on its own.
fn each_die(title: &Message, faces: &[u8], with: &dyn Fn(Vec<u8>) -> Command) -> Vec<Dial> {
    let die = |(place, now): (usize, &u8)| {
        let with = |face| {
            let mut faces = faces.to_vec();
            faces[place] = face;
            with(faces)
        };
        Dial::faces(title.clone(), *now, with)
    };
    faces.iter().enumerate().map(die).collect()
}

fn of_card(before: &Game, what: &Played, with: &dyn Fn(Played) -> Command) -> Vec<Dial> {
    match what {
        Played::Enhancer { monster, add } => {
            let other = |n: i32| with(Played::Enhancer { monster: *monster, add: adding(add, n) });
            let on = |monster| with(Played::Enhancer { monster, add: add.clone() });
            lies_on(before, *monster, on).into_iter().chain([Dial::adds(add.level, &LAID, other)]).collect()
        }
        Played::Use { item: Some(gear), on: Some(on), effects } => {
            let used = |gear, on| with(Played::Use { item: Some(gear), on: Some(on), effects: effects.clone() });
            let other = |by: i32| {
                let mut gear = gear.clone();
                gear.bonus = i16::try_from(by).unwrap_or(gear.bonus);
                used(gear, *on)
            };
            let adds = Dial::adds(gear.bonus, &ADDED, other);
            side(before, *on, |on| used(gear.clone(), on)).into_iter().chain([adds]).collect()
        }
        Played::Item(gear) => vec![items::bonus(gear, |gear| with(Played::Item(gear)))],
        Played::Curse { on, effects } => {
            let to = |seat: Colour| {
                let mut effects = effects.clone();
                effects.iter_mut().for_each(|effect| moves(before, effect, (*on, seat)));
                (Mark::Seat(seat), with(Played::Curse { on: seat, effects }))
            };
            let ways = before.seats.iter().map(|seat| to(seat.colour)).collect();
            let whom = Dial::of(say("fix-whom"), Mark::Seat(*on), ways);
            let cursed = |effects| with(Played::Curse { on: *on, effects });
            let rest =
                lost(before, effects, &cursed).map_or_else(|| numbers(before, effects, &cursed), |dial| vec![dial]);
            std::iter::once(whom).chain(rest).collect()
        }
        Played::Card { when, effects } => {
            numbers(before, effects, &|effects| with(Played::Card { when: *when, effects }))
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

/// How many Levels a Curse costs that says where somebody ends up: it is read as what is lost, and never gains any.
fn lost(before: &Game, effects: &[Effect], with: &dyn Fn(Vec<Effect>) -> Command) -> Option<Dial> {
    let [Effect::Munchkin(munchkin::Effect::Level { seat, change: Amount::To(to), kill })] = effects else {
        return None;
    };
    let has = i32::from(before.seat(*seat)?.level);
    let other = |by: i32| {
        let level = munchkin::Effect::Level { seat: *seat, change: Amount::To(has + by), kill: *kill };
        with(vec![level.into()])
    };
    let now = to - has;
    // The first of them first, whoever it is on: it keeps its place.
    let ways = (1..has).map(|n| -n).chain((now >= 0).then_some(now));
    let ways = ways.map(|n| (Mark::Number(n, true), other(n))).collect();
    Some(Dial::of(say("fix-levels-lost").seat(*seat), Mark::Number(now, true), ways))
}

/// What a Curse does to one it does to another. Of gold it takes as much as it says, or as much as there is.
fn moves(before: &Game, effect: &mut Effect, (from, to): (Colour, Colour)) {
    let gold = |seat| before.seat(seat).and_then(|seat| i32::try_from(seat.gold).ok()).unwrap_or(0);
    if let Effect::Dungeon(dungeon::Effect::Gold { seat, change: Amount::By(by @ ..=-1) }) = effect
        && *seat == from
    {
        let cut = gold(from).clamp(1, CURSE_GOLD);
        let sum = if -*by == cut { CURSE_GOLD } else { -*by };
        *by = -sum.min(gold(to)).max(1);
    }
    // As many Levels, as far as there are any (MC-CURSE-04).
    if let Effect::Munchkin(munchkin::Effect::Level { seat, change: Amount::To(left), .. }) = effect
        && *seat == from
    {
        let level = |seat| before.seat(seat).map_or(1, |seat| i32::from(seat.level));
        let cost = level(from) - *left;
        let cost = if *left <= 1 { cost.max(CURSE_LEVELS) } else { cost };
        *left = (level(to) - cost).max(1);
    }
    // What nobody has cannot be taken (MC-CURSE-08).
    if let Effect::Munchkin(munchkin::Effect::Bonus { seat, change: Amount::By(by @ ..=-1) }) = effect
        && *seat == from
    {
        let has = before.seat(to).map_or(0, |seat| i32::from(seat.bonus).max(0));
        *by = -has.min(-*by);
    }
    whose(effect).into_iter().filter(|whose| **whose == from).for_each(|whose| *whose = to);
}

/// Whose something is, for what a Curse does to somebody.
fn whose(effect: &mut Effect) -> Option<&mut Colour> {
    match effect {
        Effect::Munchkin(
            munchkin::Effect::Level { seat, .. }
            | munchkin::Effect::Life { seat, .. }
            | munchkin::Effect::Races { seat, .. }
            | munchkin::Effect::Classes { seat, .. }
            | munchkin::Effect::Sex { seat, .. }
            | munchkin::Effect::Bonus { seat, .. }
            | munchkin::Effect::Big { seat, .. }
            | munchkin::Effect::LoseItem { seat, .. }
            | munchkin::Effect::HalfBreed { seat, .. }
            | munchkin::Effect::SuperMunchkin { seat, .. }
            | munchkin::Effect::Condition { seat, .. },
        )
        | Effect::Dungeon(
            dungeon::Effect::Health { seat, .. }
            | dungeon::Effect::MaxHealth { seat, .. }
            | dungeon::Effect::Moves { seat, .. }
            | dungeon::Effect::Gold { seat, .. },
        )
        | Effect::Cards(cards::Effect::Hand { seat, .. }) => Some(seat),
        Effect::Table(_)
        | Effect::Cards(_)
        | Effect::Munchkin(_)
        | Effect::Fight(_)
        | Effect::Dungeon(_)
        | Effect::Track(_) => None,
    }
}

/// A number in something that was done: what it counts, by what it goes, and the number.
pub(super) fn number(effect: &mut Effect) -> Option<(Message, i32, &mut Amount)> {
    let (id, step, seat, change) = match effect {
        Effect::Munchkin(munchkin::Effect::Level { seat, change, .. }) => ("fix-levels", 1, *seat, change),
        Effect::Munchkin(munchkin::Effect::Bonus { seat, change }) => ("fix-bonus", 1, *seat, change),
        Effect::Munchkin(munchkin::Effect::Big { seat, change }) => ("fix-big", 1, *seat, change),
        Effect::Cards(cards::Effect::Hand { seat, change, .. }) => ("fix-cards", 1, *seat, change),
        Effect::Dungeon(dungeon::Effect::Health { seat, change }) => ("fix-health", 1, *seat, change),
        Effect::Dungeon(dungeon::Effect::MaxHealth { seat, change }) => ("fix-max-health", 1, *seat, change),
        Effect::Dungeon(dungeon::Effect::Moves { seat, change }) => ("fix-moves", 1, *seat, change),
        Effect::Dungeon(dungeon::Effect::Spent { seat, change }) => ("fix-spent", 1, *seat, change),
        Effect::Dungeon(dungeon::Effect::Gold { seat, change }) => ("fix-gold", GOLD, *seat, change),
        Effect::Track(track::Effect::Token { seat, change, .. }) => ("fix-token", 1, *seat, change),
        Effect::Table(_) | Effect::Cards(_) | Effect::Munchkin(_) | Effect::Fight(_) | Effect::Dungeon(_) => {
            return None;
        }
    };
    Some((say(id).seat(seat), step, change))
}

/// The numbers of what was done, each on its own.
fn numbers(before: &Game, effects: &[Effect], with: &dyn Fn(Vec<Effect>) -> Command) -> Vec<Dial> {
    let dial = |(place, effect): (usize, &Effect)| {
        let put = |effect: Effect| {
            let mut effects = effects.to_vec();
            effects[place] = effect;
            with(effects)
        };
        if let Effect::Fight(effect) = effect {
            return of_fight(before, effect, &|effect| put(Effect::Fight(effect)));
        }
        let Some((title, step, change)) = number(&mut effect.clone()).map(|(title, step, now)| (title, step, *now))
        else {
            return Vec::new();
        };
        let other = |to: Amount| {
            let mut effect = effect.clone();
            if let Some((_, _, change)) = number(&mut effect) {
                *change = to;
            }
            put(effect)
        };
        vec![match change {
            Amount::By(now) => {
                let mut dial = Dial::change(title, now, step, |n| other(Amount::By(n)));
                // Nobody loses a Level they have not got (MC-LVL-05).
                if let (Effect::Munchkin(munchkin::Effect::Level { .. }), Some(has)) =
                    (effect, numbered(before, effect))
                {
                    dial.ways.retain(|(mark, _)| !matches!(mark, Mark::Number(n, _) if *n != now && has + n < 1));
                    dial.typed.retain(|(n, _)| has + n >= 1);
                }
                dial
            }
            Amount::To(now) => {
                // Nobody falls below Level 1 (MC-LVL-05).
                let least = i32::from(matches!(effect, Effect::Munchkin(munchkin::Effect::Level { .. })));
                let to = (-5..=5).map(|n| now + n * step).filter(|n| *n >= least);
                let typed = (0..=TYPED).map(|n| n * step).filter(|n| *n >= least);
                Dial::numbers(title, now, to, |n| other(Amount::To(n))).typed(typed, |n| other(Amount::To(n)))
            }
        }]
    };
    effects.iter().enumerate().flat_map(dial).collect()
}

/// Whose a number is that was entered for somebody: another's goes by as much.
fn given(before: &Game, effects: &[Effect], with: &dyn Fn(Vec<Effect>) -> Command) -> Option<Dial> {
    let [effect] = effects else { return None };
    number(&mut effect.clone())?;
    let own = *whose(&mut effect.clone())?;
    let stood = numbered(before, effect);
    let to = |seat: &Seat| {
        let mut effect = effect.clone();
        whose(&mut effect).into_iter().for_each(|whose| *whose = seat.colour);
        let has = numbered(before, &effect);
        if let (Some((_, _, Amount::To(to))), Some(stood), Some(has)) = (number(&mut effect), stood, has) {
            *to += has - stood;
        }
        (Mark::Seat(seat.colour), with(vec![effect]))
    };
    let ways: Vec<(Mark, Command)> = before.seats.iter().map(to).collect();
    (ways.len() > 1).then(|| Dial::of(say("fix-whose"), Mark::Seat(own), ways))
}

/// The number an effect writes, where that is one of those that a touch takes one up or down.
pub(super) fn numbered(game: &Game, effect: &Effect) -> Option<i32> {
    if let Effect::Munchkin(munchkin::Effect::Level { seat, .. }) = effect {
        return Some(game.seat(*seat)?.level.into());
    }
    if let Effect::Munchkin(munchkin::Effect::Bonus { seat, .. }) = effect {
        return Some(game.seat(*seat)?.bonus.into());
    }
    if let Effect::Dungeon(dungeon::Effect::Health { seat, .. }) = effect {
        return Some(game.seat(*seat)?.health.red.into());
    }
    if let Effect::Cards(cards::Effect::Hand { seat, deck, .. }) = effect {
        return Some(game.seat(*seat)?.hand.of(*deck).into());
    }
    None
}

/// Whom it counts for, and a number or a die in a fight.
fn of_fight(before: &Game, effect: &fight::Effect, with: &dyn Fn(fight::Effect) -> Command) -> Vec<Dial> {
    let small = |n: i32| i16::try_from(n).unwrap_or(0);
    match effect {
        fight::Effect::Term { add } => {
            let other = |n| with(fight::Effect::Term { add: fight::Term { strength: small(n), ..add.clone() } });
            let whom = |who| with(fight::Effect::Term { add: fight::Term { who, ..add.clone() } });
            let adds = Dial::adds(add.strength, &ADDED, other);
            side(before, add.who, whom).into_iter().chain([adds]).collect()
        }
        fight::Effect::Enhance { monster, add } => {
            let other = |n| with(fight::Effect::Enhance { monster: *monster, add: adding(add, n) });
            let on = |monster| with(fight::Effect::Enhance { monster, add: add.clone() });
            lies_on(before, *monster, on).into_iter().chain([Dial::adds(add.level, &LAID, other)]).collect()
        }
        fight::Effect::Card { monster, def } => {
            level(def, |def| with(fight::Effect::Card { monster: *monster, def })).into_iter().collect()
        }
        fight::Effect::Face { who, index, to } => {
            vec![Dial::faces(thrown(*who), *to, |to| with(fight::Effect::Face { who: *who, index: *index, to }))]
        }
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
        | fight::Effect::Copy { .. } => Vec::new(),
    }
}

/// For which side of a fight something counts: for whoever fights, or for a monster.
fn side(before: &Game, now: Fighter, with: impl Fn(Fighter) -> Command) -> Option<Dial> {
    let fight = fight::current(before)?;
    let mark = |who: Fighter| match who {
        Fighter::Seat(seat) => Mark::Seat(seat),
        Fighter::Monster(monster) => Mark::Monster(monster),
    };
    let mut all = vec![Fighter::Seat(fight.main)];
    all.extend(fight.monsters(before).into_iter().map(Fighter::Monster));
    if !all.contains(&now) {
        all.push(now);
    }
    let ways = all.into_iter().map(|who| (mark(who), with(who))).collect();
    Some(Dial::of(say("fix-for"), mark(now), ways))
}

/// A card on a monster that adds something else: what it brings goes by that, as where it was touched (MC-ENH-04).
fn adding(add: &Enhancer, now: i32) -> Enhancer {
    let level = i16::try_from(now).unwrap_or(add.level);
    let brings = if add.treasures == treasures(add.level) { treasures(level) } else { add.treasures };
    Enhancer { level, treasures: brings, ..add.clone() }
}

/// On which of several monsters of a fight a card lies.
fn lies_on(before: &Game, now: MonsterId, with: impl Fn(MonsterId) -> Command) -> Option<Dial> {
    let all = fight::current(before)?.monsters(before);
    let ways = all.iter().map(|monster| (Mark::Monster(*monster), with(*monster))).collect();
    (all.len() > 1).then(|| Dial::of(say("fix-on"), Mark::Monster(now), ways))
}

/// Whose a Curse was: somebody else's than whom it hit, or nobody's, for it was behind the door.
fn curser(
    book: &Book,
    before: &Game,
    (now, on, from): (Colour, Colour, Source),
    with: impl Fn(Colour, Source) -> Command,
) -> Option<Dial> {
    if before.stock.is_some() || !matches!(from, Source::Hand(_) | Source::Door) {
        return None;
    }
    let deck = if let Source::Hand(deck) = from { deck } else { book.other_deck() };
    let hand = Source::Hand(deck);
    let mark = match from {
        Source::Door => Mark::Door,
        Source::Hand(_) | Source::Table(_) if now == on => Mark::Unsaid,
        Source::Hand(_) | Source::Table(_) => Mark::Seat(now),
    };
    let has = |seat: &&Seat| !before.keeps_goods() || seat.colour == now || seat.hand.of(deck) > 0;
    let others = before.seats.iter().filter(|seat| seat.colour != on).filter(has);
    let ways = others.map(|seat| (Mark::Seat(seat.colour), with(seat.colour, hand)));
    let door = with(on, Source::Door);
    let door = engine::decide(book, before, &door).is_ok().then_some((Mark::Door, door));
    Some(Dial::of(say("fix-by"), mark, ways.chain(door).collect()))
}

/// From whose hand a card was played: where hands are counted whoever has such a card, or else anybody.
fn owner(before: &Game, (now, from): (Colour, Source), with: impl Fn(Colour) -> Command) -> Option<Dial> {
    let Source::Hand(deck) = from else { return None };
    let has = |seat: &&Seat| !before.keeps_goods() || seat.colour == now || seat.hand.of(deck) > 0;
    let can = before.seats.iter().filter(|_| before.stock.is_none()).filter(has);
    let ways: Vec<(Mark, Command)> = can.map(|seat| (Mark::Seat(seat.colour), with(seat.colour))).collect();
    (ways.len() > 1).then(|| Dial::of(say("fix-by"), Mark::Seat(now), ways))
}
