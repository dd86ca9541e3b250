//! From an effect to facts: within the unchangeable rules when it is played, as the table says when it is a correction.

use crate::rules::amount::Amount;
use crate::rules::book::Book;
use crate::rules::card::CardKind;
use crate::rules::cards;
use crate::rules::cards::deck::Deck;
use crate::rules::cards::stock;
use crate::rules::cite::Cites;
use crate::rules::dungeon;
use crate::rules::effect::Effect;
use crate::rules::effect::mode::Mode;
use crate::rules::event::{Event, Fact};
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::fight::cited as in_fights;
use crate::rules::fight::going::kept;
use crate::rules::fight::state::Fight;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::munchkin::cited;
use crate::rules::munchkin::gear::{Gear, ItemAt, ItemChange};
use crate::rules::munchkin::half_breed;
use crate::rules::munchkin::ranks;
use crate::rules::munchkin::theft::{self, Loot};
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::rulings::{BlockedLevelGain, LostMaxHealthTakes, NextFightNow};
use crate::rules::seat::{Condition, Health, Seat, Until};
use crate::rules::table;
use crate::rules::text::sound_name;
use crate::rules::track::token;
use std::sync::Arc;

/// Most effects in one command.
pub const EFFECTS_LIMIT: usize = 100;
/// Most Items or conditions a seat can list.
const LIST_LIMIT: usize = 100;
/// Largest number of gold pieces, and of anything else a seat counts without a limit of its own.
const GOLD_LIMIT: i32 = 1_000_000;
/// Largest number of what there is not much of, such as cards in a hand.
pub(crate) const SMALL_LIMIT: i32 = 99;
const BONUS_LIMIT: i32 = 999;

/// The facts of several effects, each meeting the state the one before left.
///
/// # Errors
/// A refusal: what stands in the way, and the rule.
pub fn run(
    book: &Book,
    game: &Game,
    note: &str,
    effects: &[Effect],
    mode: Mode,
    out: &mut Facts,
) -> Result<(), Refusal> {
    ensure(sound_name(note), || Refusal::new("text-unsound", Cites::NONE))?;
    ensure(!effects.is_empty(), || Refusal::new("no-effects", Cites::NONE))?;
    ensure(effects.len() <= EFFECTS_LIMIT, || {
        Refusal::new("too-many-effects", Cites::NONE).with("limit", EFFECTS_LIMIT as i64)
    })?;
    if let [effect] = effects {
        return interpret(book, game, effect, mode, out);
    }
    let mut scratch = game.clone();
    let mut owed = Vec::new();
    for effect in effects {
        if has_come_of_itself(game, &scratch, effect) {
            continue;
        }
        let mut facts = Facts::default();
        interpret(book, &scratch, effect, mode, &mut facts)?;
        for fact in &facts.0 {
            scratch.apply(&fact.event);
        }
        takes(facts, &mut owed, out);
    }
    in_order(owed, out);
    Ok(())
}

/// Whether an effect says only what one before it has brought about already: a card for two that went with the second one
/// (MC-HALF-07, MC-HALF-09).
fn has_come_of_itself(before: &Game, now: &Game, effect: &Effect) -> bool {
    let gone = |seat: Colour, has: fn(&Seat) -> bool| {
        before.seat(seat).is_some_and(has) && now.seat(seat).is_some_and(|seat| !has(seat))
    };
    match effect {
        Effect::Munchkin(munchkin::Effect::HalfBreed { seat, on: false }) => gone(*seat, |seat| seat.half_breed),
        Effect::Munchkin(munchkin::Effect::SuperMunchkin { seat, on: false }) => {
            gone(*seat, |seat| seat.super_munchkin)
        }
        Effect::Table(_)
        | Effect::Cards(_)
        | Effect::Munchkin(_)
        | Effect::Fight(_)
        | Effect::Dungeon(_)
        | Effect::Track(_) => false,
    }
}

/// What is owed by one effect comes after the rest of it.
fn owed_last(facts: &mut [Fact]) {
    let owed = |fact: &Fact| matches!(fact.event, Event::Table(table::Event::Owed(_)));
    if !facts.is_sorted_by_key(owed) {
        facts.sort_by_key(owed);
    }
}

/// Takes the facts of one effect; what it owes waits for the others.
fn takes(facts: Facts, owed: &mut Vec<Vec<Fact>>, out: &mut Facts) {
    let mut later = Vec::new();
    for fact in facts.0 {
        let to = if matches!(fact.event, Event::Table(table::Event::Owed(_))) { &mut later } else { &mut out.0 };
        to.push(fact);
    }
    if !later.is_empty() {
        owed.push(later);
    }
}

/// What several effects owe comes in their order: the first one's is owed last, and so is on top.
fn in_order(owed: Vec<Vec<Fact>>, out: &mut Facts) {
    out.0.extend(owed.into_iter().rev().flatten());
}

/// A number after a change, refused outside its range.
fn within(amount: Amount, now: i32, low: i32, high: i32) -> Result<i32, Refusal> {
    let wish = amount.from(now);
    ensure((low..=high).contains(&wish), || {
        Refusal::new("number-out-of-range", Cites::NONE).with("wish", wish).with("low", low).with("high", high)
    })?;
    Ok(wish)
}

/// What can be done of several effects is done, each meeting the state the one before left; what finds nothing to act on
/// does nothing.
///
/// # Errors
/// Why the last could not be done, if none could.
pub(crate) fn run_each(book: &Book, game: &Game, effects: &[Effect], out: &mut Facts) -> Result<(), Refusal> {
    if let [effect] = effects {
        let before = out.0.len();
        let done = run(book, game, "", std::slice::from_ref(effect), Mode::Play, out);
        match done {
            Ok(()) => owed_last(&mut out.0[before..]),
            Err(_) => out.0.truncate(before),
        }
        return done;
    }
    let (mut done, mut why) = (false, None);
    let mut now: Option<Game> = None;
    let mut owed = Vec::new();
    let mut rest = effects.iter();
    while let Some(effect) = rest.next() {
        let mut facts = Facts::default();
        match run(book, now.as_ref().unwrap_or(game), "", std::slice::from_ref(effect), Mode::Play, &mut facts) {
            Ok(()) => {
                done = true;
                // The game as this effect leaves it, copied only where one more meets it.
                if !rest.as_slice().is_empty() {
                    let now = now.get_or_insert_with(|| game.clone());
                    facts.0.iter().for_each(|fact| now.apply(&fact.event));
                }
                takes(facts, &mut owed, out);
            }
            Err(refusal) => why = Some(refusal),
        }
    }
    in_order(owed, out);
    ensure(done, || why.unwrap_or_else(|| Refusal::new("nothing-changes", Cites::NONE)))
}

/// Whether an effect is the same whichever Items are left.
pub(crate) const fn heeds_no_items(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Fight(fight::Effect::Term { .. } | fight::Effect::Ties { .. })
            | Effect::Munchkin(
                munchkin::Effect::Level { .. } | munchkin::Effect::Condition { .. } | munchkin::Effect::Lift { .. }
            )
            | Effect::Dungeon(dungeon::Effect::Health { .. })
    )
}

/// Whether an effect is the same however much Move has been spent.
pub(crate) const fn heeds_no_move(effect: &Effect) -> bool {
    !matches!(effect, Effect::Dungeon(dungeon::Effect::Spent { .. }))
}

/// Whether a fact says that Move was spent, and nothing else.
pub(crate) const fn is_move_spent(event: &Event) -> bool {
    matches!(event, Event::Dungeon(dungeon::Event::Spent { .. }))
}

fn interpret(book: &Book, game: &Game, effect: &Effect, mode: Mode, out: &mut Facts) -> Result<(), Refusal> {
    if mode == Mode::Play {
        book.system.allows(book, game, effect)?;
    }
    match effect {
        Effect::Munchkin(munchkin::Effect::Level { seat, change, kill }) => {
            level((book, game), game.find(*seat)?, *change, *kill, mode, out)
        }
        Effect::Dungeon(dungeon::Effect::Health { seat, change }) => health(game.find(*seat)?, *change, mode, out),
        Effect::Dungeon(dungeon::Effect::MaxHealth { seat, change }) => {
            let red_first = book.house(game).lost_max_health_takes() == LostMaxHealthTakes::RedFirst;
            max_health(game.find(*seat)?, *change, red_first, mode, out)
        }
        Effect::Munchkin(munchkin::Effect::Life { seat, dead, wish }) => {
            life(game.find(*seat)?, (*dead, *wish), mode, out)
        }
        Effect::Dungeon(dungeon::Effect::Moves { seat, change }) => {
            let s = game.find(*seat)?;
            let to = within(*change, s.moves.into(), 0, SMALL_LIMIT)? as u8;
            out.say(dungeon::Event::Moves { seat: *seat, from: s.moves, to }, cited::MOVE);
            Ok(())
        }
        Effect::Dungeon(dungeon::Effect::Spent { seat, change }) => {
            let s = game.find(*seat)?;
            let to = within(*change, s.spent.into(), 0, SMALL_LIMIT)? as u8;
            out.say(dungeon::Event::Spent { seat: *seat, from: s.spent, to }, cited::SPENT);
            Ok(())
        }
        Effect::Dungeon(dungeon::Effect::Gold { seat, change }) => gold(game.find(*seat)?, *change, out),
        Effect::Cards(cards::Effect::Hand { seat, deck, change }) => {
            hand(book, game.find(*seat)?, (*deck, *change), mode, out)
        }
        Effect::Cards(cards::Effect::Fetch { seat, deck, card }) => {
            drawn(book, *deck).and_then(|()| stock::fetch(book, game, (game.find(*seat)?, *deck, *card), out))
        }
        Effect::Cards(cards::Effect::Show { seat }) => shown(game.find(*seat)?, out),
        Effect::Munchkin(munchkin::Effect::Rank { seat, power, rank }) => {
            ranks::tell(book, game.find(*seat)?, (power, *rank), mode, out)
        }
        Effect::Munchkin(munchkin::Effect::Sex { seat, sex }) => {
            game.find(*seat)?;
            out.say(munchkin::Event::Sex { seat: *seat, sex: *sex }, cited::SEX);
            Ok(())
        }
        Effect::Munchkin(munchkin::Effect::Bonus { seat, change }) => bonus(game.find(*seat)?, *change, out),
        Effect::Munchkin(munchkin::Effect::Big { seat, change }) => big(game.find(*seat)?, *change, out),
        Effect::Munchkin(munchkin::Effect::Condition { seat, add }) => condition(book, game, (*seat, add), out),
        Effect::Munchkin(munchkin::Effect::Lift { seat, index }) => {
            ensure(*index < game.find(*seat)?.conditions.len(), || Refusal::new("no-such-condition", Cites::NONE))?;
            out.say(munchkin::Event::Lifted { seat: *seat, index: *index }, cited::LIFTED);
            Ok(())
        }
        Effect::Table(table::Effect::Name { seat, name }) => {
            game.find(*seat)?;
            ensure(sound_name(name), || Refusal::new("text-unsound", Cites::NONE))?;
            out.note(table::Event::Named { seat: *seat, name: name.clone() });
            Ok(())
        }
        Effect::Track(own) => token::change(book, game, own, mode, out),
        Effect::Munchkin(
            munchkin::Effect::Races { .. }
            | munchkin::Effect::Classes { .. }
            | munchkin::Effect::HalfBreed { .. }
            | munchkin::Effect::SuperMunchkin { .. }
            | munchkin::Effect::Hands { .. }
            | munchkin::Effect::Item { .. }
            | munchkin::Effect::Gear { .. }
            | munchkin::Effect::GearGone { .. }
            | munchkin::Effect::Ascend { .. }
            | munchkin::Effect::Steal { .. }
            | munchkin::Effect::LoseItem { .. },
        )
        | Effect::Fight(_)
        | Effect::Dungeon(_) => of_cards(book, game, effect, mode, out),
    }
}

/// Effects on what lies before a munchkin: Races, Classes, Items.
fn of_cards(book: &Book, game: &Game, effect: &Effect, mode: Mode, out: &mut Facts) -> Result<(), Refusal> {
    match effect {
        Effect::Munchkin(munchkin::Effect::Races { seat, races }) => {
            let s = game.find(*seat)?;
            half_breed::check(races, (s.half_breed, "second-race-needs-card"), cited::RACES, mode)
                .map_err(|refusal| half_breed::named(book, game, &CardKind::HalfBreed, refusal))?;
            out.say(munchkin::Event::Races { seat: *seat, races: races.clone() }, cited::RACE);
            half_breed::races_gone(s, races, mode, out);
            Ok(())
        }
        Effect::Munchkin(munchkin::Effect::Classes { seat, classes }) => {
            let s = game.find(*seat)?;
            if book.rules.ranks {
                ranks::check(book, game, (s, classes), mode)?;
            } else {
                let card = (s.super_munchkin, "second-class-needs-card");
                half_breed::check(classes, card, cited::CLASSES, mode)
                    .map_err(|refusal| half_breed::named(book, game, &CardKind::SuperMunchkin, refusal))?;
            }
            out.say(munchkin::Event::Classes { seat: *seat, classes: classes.clone() }, cited::CLASS);
            half_breed::classes_gone(game, s, classes, mode, out);
            Ok(())
        }
        Effect::Munchkin(munchkin::Effect::HalfBreed { seat, on }) => {
            half_breed::half_breed(game.find(*seat)?, *on, mode, out)
        }
        Effect::Munchkin(munchkin::Effect::SuperMunchkin { seat, on }) => {
            half_breed::super_munchkin(game.find(*seat)?, *on, mode, out)
        }
        Effect::Munchkin(munchkin::Effect::Hands { seat, change }) => {
            let s = game.find(*seat)?;
            let to = within(*change, s.hands.into(), 0, SMALL_LIMIT)? as u8;
            out.say(munchkin::Event::Hands { seat: *seat, from: s.hands, to }, cited::HANDS);
            Ok(())
        }
        Effect::Munchkin(munchkin::Effect::Item { seat, index, now }) => {
            let gear = &game.find(*seat)?.gear;
            ensure(now.is_sound(), || Refusal::new("text-unsound", Cites::NONE))?;
            let item = gear.get(*index).ok_or_else(|| Refusal::new("no-such-item", Cites::NONE))?;
            ensure(**item != *now, || Refusal::new("nothing-changes", Cites::NONE))?;
            let change = ItemChange { at: *index, from: Arc::clone(item), to: Arc::new(now.clone()) };
            out.note(munchkin::Event::ItemsChanged { seat: *seat, items: vec![change] });
            Ok(())
        }
        Effect::Munchkin(munchkin::Effect::Ascend { seat }) => ascend(book, game, game.find(*seat)?, out),
        Effect::Munchkin(munchkin::Effect::Steal { seat, from, index, sure, bonus }) => {
            let loot = if *bonus > 0 { Loot::Counted(*bonus) } else { Loot::Listed(*index) };
            theft::steal(game, (game.find(*seat)?, game.find(*from)?), (loot, *sure), out)
        }
        Effect::Munchkin(munchkin::Effect::Gear { seat, add }) => gear(game.find(*seat)?, add, out),
        Effect::Munchkin(munchkin::Effect::GearGone { seat, index, sold }) => {
            let item = game.find(*seat)?.gear.get(*index).ok_or_else(|| Refusal::new("no-such-item", Cites::NONE))?;
            let gone = vec![ItemAt { at: *index, item: Arc::clone(item) }];
            let gone = munchkin::Event::Items { seat: *seat, gone, got: vec![] };
            if *sold {
                out.say(gone, cited::SOLD);
            } else {
                out.note(gone);
            }
            Ok(())
        }
        // What is shared is carried out above; the rest the rule set does.
        Effect::Table(_)
        | Effect::Cards(_)
        | Effect::Fight(_)
        | Effect::Dungeon(_)
        | Effect::Track(_)
        | Effect::Munchkin(
            munchkin::Effect::Level { .. }
            | munchkin::Effect::Life { .. }
            | munchkin::Effect::Sex { .. }
            | munchkin::Effect::Rank { .. }
            | munchkin::Effect::Bonus { .. }
            | munchkin::Effect::Big { .. }
            | munchkin::Effect::LoseItem { .. }
            | munchkin::Effect::Condition { .. }
            | munchkin::Effect::Lift { .. },
        ) => book.system.interpret(book, game, effect, mode, out),
    }
}

/// Levels: never below 1 (MQ-FIX-05), never beyond 10 (MQ-LVL-02), and 10 only through a kill (MQ-FIX-07).
fn level(
    (book, game): (&Book, &Game),
    seat: &Seat,
    change: Amount,
    kill: bool,
    mode: Mode,
    out: &mut Facts,
) -> Result<(), Refusal> {
    let (low, high) = (i32::from(book.rules.level_min), i32::from(book.top_level(game)));
    let now = i32::from(seat.level);
    let wish = change.from(now);
    let say = |to: i32, cites: Cites, out: &mut Facts| {
        out.say(munchkin::Event::Level { seat: seat.colour, from: seat.level, to: to as u8 }, cites);
        Ok(())
    };
    if mode == Mode::Amend {
        return say(within(change, now, low, high)?, cited::LEVEL, out);
    }
    if wish < now {
        ensure(now > low, || Refusal::new("level-floor", cited::FLOOR))?;
        return say(wish.max(low), if wish < low { cited::FLOOR } else { cited::LEVEL_LOST }, out);
    }
    ensure(now < high, || Refusal::new("level-top", cited::TOP).with("top", high))?;
    // Where the dead take part in nothing they gain nothing either (CL-OQ-37, SR-DEATH-14).
    ensure(kill || !seat.dead || !book.system.spares_the_dead(), || {
        Refusal::new("dead-gain-nothing", cited::dead::GAIN_NOTHING).seat(seat.colour)
    })?;
    if kill {
        return say(wish.min(high), cited::BY_A_KILL, out);
    }
    // Only the step to the top needs a kill; whether a gain that cannot reach it is refused or lost is OQ-83.
    let wasted = now == high - 1 && book.house(game).blocked_level_gain() == BlockedLevelGain::Waste;
    ensure(wasted || now < high - 1, || {
        let refused = Refusal::new("level-needs-kill", cited::LAST_LEVEL).seat(seat.colour).with("top", high);
        refused.with("app", i64::from(game.stock.is_some()))
    })?;
    say(wish.min(high - 1), if wish >= high { cited::LAST_LEVEL } else { cited::LEVEL_GAINED }, out)
}

/// A Level by a card that may bring the last one too (MC-LVL-11).
fn ascend(book: &Book, game: &Game, seat: &Seat, out: &mut Facts) -> Result<(), Refusal> {
    let high = book.top_level(game);
    ensure(seat.level < high, || Refusal::new("level-top", cited::TOP).with("top", high))?;
    let to = seat.level + 1;
    let cites = if to == high { cited::LAST_BY_A_CARD } else { cited::LEVEL_GAINED };
    out.say(munchkin::Event::Level { seat: seat.colour, from: seat.level, to }, cites);
    Ok(())
}

/// Hits and healing: tokens turn, they do not go (MQ-HP-03), and healing stops when all are red (MQ-HP-07).
fn health(seat: &Seat, change: Amount, mode: Mode, out: &mut Facts) -> Result<(), Refusal> {
    let Health { red, max } = seat.health;
    let now = i32::from(red);
    let wish = change.from(now);
    let to = match mode {
        Mode::Amend => within(change, now, 0, max.into())?,
        Mode::Play => {
            ensure(!seat.dead, || Refusal::new("dead-stays-dead", cited::dead::DYING).seat(seat.colour))?;
            ensure(wish <= now || red < max, || Refusal::new("health-full", cited::HEALTH_FULL))?;
            wish.clamp(0, max.into())
        }
    };
    let cites = if to < now { cited::HIT } else { cited::HEALED };
    let to = Health { red: to as u8, max };
    out.say(dungeon::Event::Health { seat: seat.colour, from: seat.health, to }, cites);
    if mode == Mode::Play && to.red == 0 {
        out.owe(munchkin::Step::Death { seat: seat.colour });
    }
    Ok(())
}

/// Health tokens: a new one comes red, a lost one is black if there is one (OQ-62).
fn max_health(seat: &Seat, change: Amount, red_first: bool, mode: Mode, out: &mut Facts) -> Result<(), Refusal> {
    let now = i32::from(seat.health.max);
    let to = within(change, now, i32::from(mode == Mode::Amend), SMALL_LIMIT)?;
    let black = now - i32::from(seat.health.red);
    let red = match (to - now, red_first) {
        (more, _) if more >= 0 => i32::from(seat.health.red) + if seat.dead { 0 } else { more },
        (less, true) => i32::from(seat.health.red) + less,
        (less, false) => i32::from(seat.health.red) + (less + black).min(0),
    };
    let to = Health { red: red.clamp(0, to) as u8, max: to as u8 };
    out.say(dungeon::Event::Health { seat: seat.colour, from: seat.health, to }, cited::HEALTH);
    if mode == Mode::Play && to.red == 0 && !seat.dead {
        out.owe(munchkin::Step::Death { seat: seat.colour });
    }
    Ok(())
}

/// Being killed, dying on purpose (MQ-ANY-12), or a death put right.
fn life(seat: &Seat, (dead, wish): (bool, bool), mode: Mode, out: &mut Facts) -> Result<(), Refusal> {
    ensure(seat.dead != dead, || Refusal::new("nothing-changes", Cites::NONE))?;
    match (mode, dead) {
        (Mode::Amend, true) => out.note(munchkin::Event::Died { seat: seat.colour }),
        (Mode::Amend, false) => out.note(munchkin::Event::Revived { seat: seat.colour }),
        (Mode::Play, false) => {
            return Err(Refusal::new("dead-stays-dead", cited::dead::DYING).seat(seat.colour));
        }
        (Mode::Play, true) => {
            let to = Health { red: 0, max: seat.health.max };
            let cites = if wish { cited::dead::DIES_AT_WILL } else { cited::dead::DIES };
            // Where nobody has Health none is lost.
            if seat.health.max > 0 {
                out.say(dungeon::Event::Health { seat: seat.colour, from: seat.health, to }, cites);
            }
            out.owe(munchkin::Step::Death { seat: seat.colour });
        }
    }
    Ok(())
}

fn bonus(seat: &Seat, change: Amount, out: &mut Facts) -> Result<(), Refusal> {
    let to = within(change, seat.bonus.into(), -BONUS_LIMIT, BONUS_LIMIT)? as i16;
    out.say(munchkin::Event::Bonus { seat: seat.colour, from: seat.bonus, to }, in_fights::BONUS);
    Ok(())
}

fn big(seat: &Seat, change: Amount, out: &mut Facts) -> Result<(), Refusal> {
    let to = within(change, seat.big.into(), 0, SMALL_LIMIT)? as u8;
    out.say(munchkin::Event::Big { seat: seat.colour, from: seat.big, to }, cited::BIG);
    Ok(())
}

/// A whole hand is there for all to see.
fn shown(seat: &Seat, out: &mut Facts) -> Result<(), Refusal> {
    ensure(seat.hand.total() > 0, || Refusal::new("hand-is-empty", cited::HAND_SHOWN).seat(seat.colour))?;
    out.say(cards::Event::Shown { seat: seat.colour, cards: seat.held.clone() }, cited::HAND_SHOWN);
    Ok(())
}

fn gold(seat: &Seat, change: Amount, out: &mut Facts) -> Result<(), Refusal> {
    let now = i32::try_from(seat.gold).unwrap_or(GOLD_LIMIT);
    ensure(change.from(now) >= 0, || {
        Refusal::new("not-enough-gold", Cites::NONE).seat(seat.colour).with("gold", seat.gold)
    })?;
    let to = within(change, now, 0, GOLD_LIMIT)? as u32;
    out.say(dungeon::Event::Gold { seat: seat.colour, from: seat.gold, to }, cited::GOLD);
    Ok(())
}

/// Refuses a deck that no hand of the rule set is drawn from.
fn drawn(book: &Book, deck: Deck) -> Result<(), Refusal> {
    ensure(book.rules.hands.contains(&deck), || Refusal::new("no-such-deck", Cites::NONE))
}

fn hand(book: &Book, seat: &Seat, (deck, change): (Deck, Amount), mode: Mode, out: &mut Facts) -> Result<(), Refusal> {
    drawn(book, deck)?;
    let now = seat.hand.of(deck);
    let to = within(change, now.into(), 0, SMALL_LIMIT)? as u8;
    match change {
        Amount::By(n) if n > 0 && mode == Mode::Play => {
            out.note(cards::Event::Drew { seat: seat.colour, deck, cards: to - now, open: false });
        }
        Amount::By(_) | Amount::To(_) => {
            out.note(cards::Event::Hand { seat: seat.colour, from: seat.hand, to: seat.hand.with(deck, to) })
        }
    }
    Ok(())
}

fn gear(seat: &Seat, add: &Gear, out: &mut Facts) -> Result<(), Refusal> {
    ensure(i32::from(add.bonus).abs() <= BONUS_LIMIT, || {
        Refusal::new("number-out-of-range", Cites::NONE)
            .with("wish", add.bonus)
            .with("low", -BONUS_LIMIT)
            .with("high", BONUS_LIMIT)
    })?;
    ensure(add.is_sound(), || Refusal::new("text-unsound", Cites::NONE))?;
    ensure(seat.gear.len() < LIST_LIMIT, || Refusal::new("list-full", Cites::NONE).with("limit", LIST_LIMIT as i64))?;
    let got = vec![Arc::new(add.clone())];
    out.say(munchkin::Event::Items { seat: seat.colour, gone: vec![], got }, cited::PUT_DOWN);
    Ok(())
}

/// Whether what is for the next fight waits for the one after that which goes on (CL-OQ-46).
fn waits(book: &Book, game: &Game, seat: Colour) -> bool {
    let fights = |fight: &Fight| fight.main == seat || fight.helping(game) == Some(seat);
    book.house(game).next_fight_now() == NextFightNow::No && kept(game).is_some_and(fights)
}

fn condition(book: &Book, game: &Game, (seat, add): (Colour, &Condition), out: &mut Facts) -> Result<(), Refusal> {
    let waits = add.until == Until::NextFight && waits(book, game, seat);
    let (seat, add) = (game.find(seat)?, Condition { waits: waits || add.waits, ..add.clone() });
    ensure(sound_name(&add.text), || Refusal::new("text-unsound", Cites::NONE))?;
    ensure(seat.conditions.len() < LIST_LIMIT, || {
        Refusal::new("list-full", Cites::NONE).with("limit", LIST_LIMIT as i64)
    })?;
    let cites = match add.until {
        _ if add.moves != 0 => cited::SLOWED,
        Until::Lifted => cited::LIFTED,
        Until::NextFight => cited::KEPT_FOR_A_FIGHT,
        // Only its card says that it lasts so long.
        Until::OwnTurn => Cites::NONE,
    };
    out.say(munchkin::Event::Condition { seat: seat.colour, add }, cites);
    Ok(())
}
