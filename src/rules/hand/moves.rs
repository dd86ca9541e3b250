//! Cards, Items and powers, with what they are played on.

use crate::rules::answer::Answer;
use crate::rules::book::Book;
use crate::rules::card::price::When;
use crate::rules::card::{CardDef, CardId, CardKind, CardSet, Does, Power, Target, Who};
use crate::rules::cards::deck::Deck;
use crate::rules::command::Command;
use crate::rules::dice::lying;
use crate::rules::fight;
use crate::rules::fight::drive_off;
use crate::rules::fight::interfere::Reach;
use crate::rules::fight::interfere::reach;
use crate::rules::fight::{Fight, Fighter, Stage};
use crate::rules::game::Game;
use crate::rules::hand::when;
use crate::rules::ids::{MonsterId, Side};
use crate::rules::munchkin;
use crate::rules::munchkin::gear::Gear;
use crate::rules::munchkin::goods::Cards;
use crate::rules::munchkin::outfit;
use crate::rules::munchkin::played::PowerBy;
use crate::rules::munchkin::ranks;
use crate::rules::munchkin::theft;
use crate::rules::munchkin::timing;
use crate::rules::rulings::{LevelCardTarget, LoadedDie};
use crate::rules::seat::Seat;
use crate::rules::wish::{Aim, Wish, Wishes};
use std::cell::OnceCell;
use std::num::NonZeroU8;
use std::sync::Arc;

/// Most targets of one kind that are listed.
const TARGETS: usize = 8;

/// Whoever could play something, and the moment.
struct Moment<'a> {
    book: &'a Book,
    game: &'a Game,
    seat: &'a Seat,
    /// Whether the dice of a fight that goes on lie.
    cast: bool,
    /// The fight that goes on, once it has been asked for.
    fight: OnceCell<Option<&'a Fight>>,
    /// Move left to it, once it has been asked for.
    left: OnceCell<u8>,
    /// Whether it may put Items down, once it has been asked.
    down: OnceCell<bool>,
    /// Whether a fight keeps cards for peace in its hand, once it has been asked.
    locked: OnceCell<bool>,
}

impl<'a> Moment<'a> {
    fn of(book: &'a Book, game: &'a Game, seat: &'a Seat) -> Moment<'a> {
        let (fight, left, down, locked) = (OnceCell::new(), OnceCell::new(), OnceCell::new(), OnceCell::new());
        // Whether it still goes on is looked at only where dice lie.
        let rolled = fight::kept(game).filter(|fight| matches!(fight.stage, Stage::Rolled(_)));
        let cast = rolled.is_some_and(|fight| fight.goes_on(game));
        Moment { book, game, seat, cast, fight, left, down, locked }
    }

    /// The fight that goes on, if one does.
    fn fight(&self) -> Option<&'a Fight> {
        *self.fight.get_or_init(|| fight::under_way(self.game))
    }

    /// Whether Items can be put on the table from the hand.
    fn down(&self) -> bool {
        let time = || timing::may_be_item_time(self.game, self.seat);
        let asked = || timing::item_time(self.book, self.game, self.seat).is_ok();
        *self.down.get_or_init(|| !self.seat.dead && time() && asked())
    }

    /// Whether a card can be played now, by what it says itself: as `timing::when`, with the fight looked up once.
    fn may(&self, when: When) -> bool {
        match when {
            When::Any => true,
            When::Peace => !*self.locked.get_or_init(|| timing::locked(self.book, self.game, self.seat.colour)),
            When::OwnTurn => timing::own_turn(self.game, self.seat.colour),
            When::Fight => self.fight().is_some(),
            When::AfterRoll => self.cast,
        }
    }

    /// When what can be used may be used that can now, bit by bit; more than that where it takes long to tell.
    fn times(&self) -> u8 {
        // Once the dice lie only what comes after them counts.
        if self.cast {
            return When::AfterRoll.bit();
        }
        let own = if self.game.turn.seat == Some(self.seat.colour) { When::OwnTurn.bit() } else { 0 };
        let fought = if fight::kept(self.game).is_some() { When::Fight.bit() } else { 0 };
        When::Any.bit() | When::Peace.bit() | own | fought
    }

    fn left(&self) -> u8 {
        *self.left.get_or_init(|| self.book.system.left(self.book, self.game, self.seat))
    }

    fn play(&self, card: CardId, aim: Aim, out: &mut Wishes) {
        out.wish(Wish::Card(card, aim));
    }

    fn fighters(&self) -> impl Iterator<Item = Fighter> {
        let munchkins = self.fight().into_iter().flat_map(|f| std::iter::once(f.main).chain(f.helping(self.game)));
        let monsters = self.fight().into_iter().flat_map(|f| f.foes(self.game));
        munchkins.map(Fighter::Seat).chain(monsters.map(|m| Fighter::Monster(m.id)))
    }
}

/// Everything somebody could play now.
pub(crate) fn plays(book: &Book, game: &Game, seat: &Seat, out: &mut Wishes) {
    out.seat = seat.colour;
    let now = Moment::of(book, game, seat);
    if !seat.held.is_empty() {
        from_hand(&now, out);
    }
    // What is used once says so; what is thrown is thrown into a fight from outside.
    let outside = fight::kept(game).is_some_and(|fight| !when::fights(game, fight, seat.colour));
    let used_at_all = |item: &Gear| item.card.is_some() && (item.once || (outside && item.is("throwable")));
    if !seat.dead && !now.cast && seat.gear.iter().any(|item| used_at_all(item)) {
        for (_, item) in outfit::working(seat) {
            if let Some(card) = item.card {
                used(&now, card, item, out);
            }
        }
    }
    // Whoever does not fight drives nothing off.
    let own = |fight: &Fight| fight.main == seat.colour || fight.helper == Some(seat.colour);
    let in_time = |fight: &Fight| matches!(fight.stage, Stage::Building | Stage::Announced);
    if fight::kept(game).is_some_and(|fight| own(fight) && in_time(fight))
        && let Some(fight) = now.fight()
    {
        for monster in drive_off::whom(game, fight, seat) {
            out.push(Command::Fight(fight::Command::DriveOff { seat: seat.colour, monster }));
        }
    }
    let times = now.times();
    let races = seat.races.iter().filter(|_| book.rules.ranks);
    for class in seat.classes.iter().chain(races) {
        if let Some(place) = book.cards.kind_at_times(class, times) {
            powers(&now, place, out);
        }
    }
}

/// Every card of the hand that can be played.
#[inline(never)]
fn from_hand(now: &Moment, out: &mut Wishes) {
    let (book, seat, cast) = (now.book, now.seat, now.cast);
    let mut hand = if cast { seat.held.and(book.cards.late()) } else { seat.held.without(book.cards.late()) };
    if hand.meets(book.cards.lasting()) && !now.down() {
        hand.cut(book.cards.lasting());
    }
    // Outside a fight nothing comes of what is for fights.
    if fight::kept(now.game).is_none() {
        hand.cut(book.cards.fighting());
        if hand.meets(book.cards.belts()) && !now.down() {
            hand.cut(book.cards.belts());
        }
    }
    hand.each(|card| {
        let Some(def) = book.cards.card(card) else { return };
        // Copies of a card are one thing to choose.
        if def.numbers.len() == 1 || !def.numbers.iter().any(|copy| *copy < card && seat.held.has(*copy)) {
            if cast { on_the_dice(now, card, def, out) } else { held(now, card, def, out) }
        }
    });
}

/// A card from the hand once the dice of a fight lie.
fn on_the_dice(now: &Moment, card: CardId, def: &CardDef, out: &mut Wishes) {
    match &def.is {
        CardKind::Die => fight_dice(now, card, out),
        CardKind::Card { target, .. } => aimed(now, *target, None, |aim| now.play(card, aim, out)),
        // Nothing of these is played on dice.
        CardKind::Item { .. }
        | CardKind::Level
        | CardKind::Race(_)
        | CardKind::Class(_)
        | CardKind::HalfBreed
        | CardKind::SuperMunchkin
        | CardKind::Curse(_)
        | CardKind::Enhancer(_)
        | CardKind::Monster
        | CardKind::Cheat => {}
    }
}

/// A card from the hand.
fn held(now: &Moment, card: CardId, def: &CardDef, out: &mut Wishes) {
    let (seat, game) = (now.seat, now.game);
    match &def.is {
        CardKind::Item { gear, does } => {
            if (gear.is_hireling() && !seat.dead || now.down())
                && now.book.system.carries(now.book, game, seat, gear).is_ok()
            {
                now.play(card, if gear.once { Aim::Down } else { Aim::None }, out);
            }
            if !gear.once {
                return;
            }
            if outfit::may_use(seat, gear) && !seat.dead {
                one_shot(now, card, gear, !does.is_empty(), out);
            }
        }
        CardKind::Level if seat.level.saturating_add(1) < now.book.top_level(now.game) && !seat.dead => {
            now.play(card, Aim::None, out);
            lifts(now, card, out);
        }
        CardKind::Race(name) if !seat.dead => kind(now, card, (name, &seat.races, seat.half_breed), out),
        CardKind::Class(name) if !seat.dead && now.book.rules.ranks => power(now, card, name, out),
        CardKind::Class(name) if !seat.dead => kind(now, card, (name, &seat.classes, seat.super_munchkin), out),
        CardKind::HalfBreed if seat.races.len() == 1 && !seat.half_breed && !seat.dead => {
            now.play(card, Aim::None, out);
            seconds(now, card, &seat.races, out);
        }
        CardKind::SuperMunchkin if seat.classes.len() == 1 && !seat.super_munchkin && !seat.dead => {
            now.play(card, Aim::None, out);
            seconds(now, card, &seat.classes, out);
        }
        CardKind::Curse(_) => {
            for victim in game.seats.iter().filter(|s| s.colour != seat.colour && !s.dead) {
                now.play(card, Aim::On(victim.colour), out);
            }
        }
        CardKind::Enhancer(_) => {
            monsters(now, |id| now.play(card, Aim::Monster(id), out));
        }
        CardKind::Monster if !now.book.system.rolls() => wanders(now, card, out),
        CardKind::Monster if now.fight().is_some() => now.play(card, Aim::None, out),
        CardKind::Cheat if !seat.dead => {
            for (index, _) in seat.gear.iter().enumerate().filter(|(_, g)| !g.cheat) {
                now.play(card, Aim::Item(index as u16), out);
            }
            if now.book.rules.ranks {
                edges(now, card, out);
            }
        }
        CardKind::Card { when, target, does } if *when != When::AfterRoll && now.may(*when) => {
            aimed(now, *target, discards(does), |aim| now.play(card, aim, out));
        }
        // Not now, not by the dead, or not before there are dice.
        CardKind::Level
        | CardKind::Race(_)
        | CardKind::Class(_)
        | CardKind::HalfBreed
        | CardKind::SuperMunchkin
        | CardKind::Monster
        | CardKind::Cheat
        | CardKind::Card { .. }
        | CardKind::Die => {}
    }
}

/// A card that brings a monster, with each monster of the hand that it could bring (MC-INTF-04).
fn wanders(now: &Moment, card: CardId, out: &mut Wishes) {
    // Where the last of a fight has been taken away there is still time for a new one.
    if fight::kept(now.game).is_some_and(|fight| now.fight().is_some() || fight.emptied) {
        let monsters = now.seat.held.iter().filter(|held| now.book.cards.monster(*held).is_some());
        monsters.for_each(|monster| now.play(card, Aim::With(monster), out));
    }
}

/// A Level card for somebody else, where the table lets it lift anybody (CL-OQ-14).
fn lifts(now: &Moment, card: CardId, out: &mut Wishes) {
    if now.book.house(now.game).level_card_target() != LevelCardTarget::Any {
        return;
    }
    let low = |seat: &&Seat| seat.level.saturating_add(1) < now.book.top_level(now.game) && !seat.dead;
    let others = now.game.seats.iter().filter(|seat| seat.colour != now.seat.colour);
    others.filter(low).for_each(|seat| now.play(card, Aim::On(seat.colour), out));
}

/// From which deck's discards a card takes one.
fn discards(does: &[Does]) -> Option<Deck> {
    does.iter().find_map(Does::fetches)
}

/// A Race or Class: put down, or the one there given up for it (MQ-ANY-04, MQ-ANY-05).
fn kind(now: &Moment, card: CardId, (name, has, second): (&String, &[String], bool), out: &mut Wishes) {
    if has.contains(name) {
        return;
    }
    if has.is_empty() || (second && has.len() < 2) {
        now.play(card, Aim::None, out);
        return;
    }
    let same = |laid: &CardId| match now.book.cards.card(*laid).map(|d| &d.is) {
        Some(CardKind::Race(n) | CardKind::Class(n)) => has.contains(n),
        _ => false,
    };
    for laid in now.seat.laid.iter().filter(same) {
        let again = Wish::Card(laid, Aim::None);
        if !out.has(again) {
            out.wish(again);
        }
    }
}

/// A Power: put down where it fits, or one of those there given up for it (SR-POWER-05, SR-POWER-09).
fn power(now: &Moment, card: CardId, name: &str, out: &mut Wishes) {
    if ranks::fits(now.book, now.game, now.seat, name) {
        return now.play(card, Aim::None, out);
    }
    if now.seat.classes.iter().any(|has| has == name) {
        return;
    }
    powers_laid(now).map(|laid| Wish::Card(laid, Aim::None)).for_each(|again| {
        if !out.has(again) {
            out.wish(again);
        }
    });
}

/// The cards of Powers that lie before somebody.
fn powers_laid<'a>(now: &'a Moment) -> impl Iterator<Item = CardId> + 'a {
    let is = |card: &CardId| matches!(now.book.cards.card(*card).map(|d| &d.is), Some(CardKind::Class(_)));
    now.seat.laid.iter().filter(is)
}

/// An Edge! on each Power it could lie on (SR-DEATH-04).
fn edges(now: &Moment, card: CardId, out: &mut Wishes) {
    for laid in powers_laid(now) {
        let Some(CardKind::Class(name)) = now.book.cards.card(laid).map(|def| &def.is) else { continue };
        if !ranks::has_edge(now.seat, name) {
            now.play(card, Aim::With(laid), out);
        }
    }
}

/// A second Race or Class put down at once with the card that allows it.
fn seconds(now: &Moment, card: CardId, has: &[String], out: &mut Wishes) {
    let race = now.book.cards.card(card).is_some_and(|d| d.is == CardKind::HalfBreed);
    for with in now.seat.held.iter() {
        let fits = match now.book.cards.card(with).map(|d| &d.is) {
            Some(CardKind::Race(n)) => race && !has.contains(n),
            Some(CardKind::Class(n)) => !race && !has.contains(n),
            _ => false,
        };
        if fits {
            now.play(card, Aim::With(with), out);
        }
    }
}

/// What is used once: on a side of the fight if it counts there, or for what it does.
fn one_shot(now: &Moment, card: CardId, item: &Gear, does: bool, out: &mut Wishes) {
    let counts = item.bonus != 0 || item.dice != 0 || !item.better.is_empty();
    match now.fight() {
        Some(fight) if counts => {
            let inside = when::fights(now.game, fight, now.seat.colour);
            let near = reach(now.book, now.game, fight, now.seat);
            if inside || near == Reach::Any || (near == Reach::Throwable && item.is("throwable")) {
                for fighter in now.fighters() {
                    now.play(card, Aim::Fighter(fighter), out);
                }
            }
        }
        Some(fight) if does && when::fights(now.game, fight, now.seat.colour) => {
            now.play(card, Aim::None, out);
        }
        None if does => now.play(card, Aim::None, out),
        _ => {}
    }
}

/// An Item on the table that can be used: what is used once, or thrown.
fn used(now: &Moment, card: CardId, item: &Gear, out: &mut Wishes) {
    let does =
        matches!(now.book.cards.card(card).map(|d| &d.is), Some(CardKind::Item { does, .. }) if !does.is_empty());
    if item.once {
        one_shot(now, card, item, does, out);
    } else if item.is("throwable")
        && let Some(fight) = now.fight()
        && !when::fights(now.game, fight, now.seat.colour)
        && reach(now.book, now.game, fight, now.seat) != Reach::None
    {
        for fighter in now.fighters() {
            now.play(card, Aim::Fighter(fighter), out);
        }
    }
}

/// Each way to aim a card or a power.
fn aimed(now: &Moment, target: Target, deck: Option<Deck>, mut say: impl FnMut(Aim)) {
    let game = now.game;
    let dungeon = game.dungeon.as_deref();
    let rooms = || dungeon.iter().flat_map(|d| d.rooms.iter()).map(|r| r.id);
    match target {
        Target::None => say(Aim::None),
        Target::Other => {
            let others = game.seats.iter().filter(|s| s.colour != now.seat.colour);
            others.for_each(|s| say(Aim::On(s.colour)));
        }
        Target::Loot if theft::is_quiet(game) => {
            for other in game.seats.iter().filter(|s| s.colour != now.seat.colour) {
                let small = other.gear.iter().enumerate().filter(|(_, item)| theft::fits_a_sleeve(item));
                small.for_each(|(index, _)| say(Aim::Loot(other.colour, index as u16)));
            }
        }
        Target::Loot => {}
        Target::Player => game.seats.iter().for_each(|s| say(Aim::On(s.colour))),
        Target::Monster => monsters(now, |id| say(Aim::Monster(id))),
        Target::Fighter => now.fighters().for_each(|f| say(Aim::Fighter(f))),
        Target::Room => rooms().take(2 * TARGETS).for_each(|room| say(Aim::Room(room))),
        Target::Side => Side::ALL.into_iter().for_each(|side| say(Aim::Side(side))),
        Target::Push => {
            for monster in game.foes.all.iter().take(TARGETS) {
                Side::ALL.into_iter().for_each(|side| say(Aim::Push(monster.id, side)));
            }
        }
        Target::Discard => {
            let lie = game.stock.as_ref().map_or(&CardSet::EMPTY, |s| &s.discards);
            let of = |deck: Deck| lie.and(now.book.cards.stack(deck));
            let lie = deck.map_or_else(|| lie.clone(), of);
            if lie.is_empty() {
                say(Aim::None);
            }
            lie.iter().take(2 * TARGETS).for_each(|card| say(Aim::Pick(card)));
        }
    }
}

/// The monsters of the fight, or else the first of all there are.
fn monsters(now: &Moment, mut say: impl FnMut(MonsterId)) {
    match now.fight() {
        Some(fight) => fight.foes(now.game).for_each(|m| say(m.id)),
        None => now.game.foes.all.iter().take(TARGETS).for_each(|m| say(m.id)),
    }
}

/// The powers of a Class, each card that could pay for one.
fn powers(now: &Moment, place: u8, out: &mut Wishes) {
    let Some(kind) = now.book.cards.kinds.get(usize::from(place)).filter(|_| !now.seat.dead) else { return };
    // Without a card nothing pays for them.
    if !now.seat.held.is_empty() {
        if let Some(power) = kind.discard.as_ref().filter(|power| power.price_in_cards() > 1) {
            used_up(now, power, |aim| several(now, (&kind.name, power), aim, out));
        } else if let Some(power) = kind.discard.as_ref() {
            used_up(now, power, |aim| now.seat.held.each(|card| out.wish(Wish::Paid(place, card, aim))));
        }
        if let Some(power) = kind.other.as_ref() {
            used_up(now, power, |aim| now.seat.held.each(|card| out.wish(Wish::Other(place, card, aim))));
        }
        if let Some(power) = kind.hand.as_ref() {
            used_up(now, power, |aim| out.wish(Wish::Hand(place, aim)));
        }
    }
    if let Some(power) = kind.ten.as_ref()
        && let Some(only) = ready_to(now, power)
    {
        aimed(now, power.target, None, |aim| {
            if !idle(now, only, aim) {
                out.wish(Wish::Ten(place, aim));
            }
        });
    }
}

/// A power that several cards pay for: each so many of the hand that lie side by side there; whoever likes to pay otherwise
/// says so.
fn several(now: &Moment, (name, power): (&Arc<str>, &Power), aim: Aim, out: &mut Wishes) {
    let held: Vec<CardId> = now.seat.held.iter().collect();
    for pays in held.windows(power.price_in_cards()).take(TARGETS) {
        let pays = Cards { cards: pays.iter().copied().collect(), ..Cards::default() };
        uses_power(now, name, (PowerBy::Discard(pays), aim), out);
    }
}

/// The same where the hand alone does not pay: with all of it, and Items on the table for the rest (SR-POWER-12).
fn several_rare(now: &Moment, (name, power): (&Arc<str>, &Power), out: &mut Wishes) {
    let held: CardSet = now.seat.held.clone();
    let short = power.price_in_cards().saturating_sub(held.len() as usize);
    if short == 0 || now.seat.gear.len() < short {
        return;
    }
    let pays = Cards { cards: held, gear: (0..short).collect(), ..Cards::default() };
    used_up(now, power, |aim| uses_power(now, name, (PowerBy::Discard(pays.clone()), aim), out));
}

/// A power that is used.
fn uses_power(now: &Moment, name: &Arc<str>, (by, aim): (PowerBy, Aim), out: &mut Wishes) {
    let (class, choice) = (Arc::clone(name), aim.choice());
    out.push(Command::Munchkin(munchkin::Command::UsePower { seat: now.seat.colour, class, by, choice }));
}

/// Each way to aim a power that something pays for, if it can be used now.
fn used_up(now: &Moment, power: &Power, mut say: impl FnMut(Aim)) {
    let Some(only) = ready_to(now, power) else { return };
    aimed(now, power.target, None, |aim| {
        if !idle(now, only, aim) {
            say(aim);
        }
    });
}

/// Whether a power can be used now; then the one thing it does, or none where it does several.
fn ready_to<'a>(now: &Moment, power: &'a Power) -> Option<Option<&'a Does>> {
    // Most powers are for other moments; that is told at once.
    if !now.may(power.when) || (power.when != When::AfterRoll && now.cast) {
        return None;
    }
    let (price, only) = power.in_short();
    (price == 0 || price <= now.left()).then_some(only)
}

/// Whether a power plainly does nothing to what it is aimed at: nothing to lift, no hits to heal.
fn idle(now: &Moment, only: Option<&Does>, aim: Aim) -> bool {
    match only {
        Some(Does::Munchkin(munchkin::Does::Lift { who: Who::Target })) => {
            let Aim::On(colour) = aim else { return false };
            now.game.seat(colour).is_some_and(|s| s.conditions.is_empty())
        }
        // What every rule set has does something, as far as can be told here.
        Some(Does::Cards(_) | Does::Munchkin(_) | Does::Fight(_)) | None => false,
        Some(only @ (Does::Dungeon(_) | Does::Track(_))) => now.book.system.idle(now.game, now.seat, only, aim),
    }
}

/// How cards pay for a power.
type Pays = fn(Cards) -> PowerBy;

/// What is seldom wise, and people may wish: a Race or a Class given up (MQ-ANY-05, MQ-RACE-07), a power paid with what
/// lies on the table (MQ-CLASS-05, MQ-CLASS-06), a Curse on oneself (MC-CURSE-02).
pub(crate) fn rare(book: &Book, game: &Game, seat: &Seat, out: &mut Wishes) {
    out.seat = seat.colour;
    let now = Moment::of(book, game, seat);
    let kind =
        |card: &CardId| matches!(book.cards.card(*card).map(|d| &d.is), Some(CardKind::Race(_) | CardKind::Class(_)));
    seat.laid.iter().filter(kind).for_each(|card| now.play(card, Aim::None, out));
    // A Curse is aimed at whom one likes, oneself included (MC-CURSE-02).
    let curse = |card: &CardId| matches!(book.cards.card(*card).map(|d| &d.is), Some(CardKind::Curse(_)));
    seat.held.iter().filter(curse).for_each(|card| now.play(card, Aim::On(seat.colour), out));
    for kind in seat.classes.iter().chain(&seat.races).filter_map(|name| book.cards.kind(name)) {
        if let Some(power) = kind.discard.as_ref().filter(|power| power.price_in_cards() > 1) {
            several_rare(&now, (&kind.name, power), out);
        }
        let ways: [(_, Pays); 2] = [(kind.discard.as_ref(), PowerBy::Discard), (kind.other.as_ref(), PowerBy::Other)];
        let one = |power: &&Power| power.price_in_cards() == 1 && now.may(power.when);
        let ways = ways.into_iter().filter_map(|(power, by)| Some((power.filter(one)?, by)));
        let items = (0..seat.gear.len()).map(|item| Cards { gear: vec![item], ..Cards::default() });
        let own = std::iter::once(Cards { kinds: vec![kind.name.to_string()], ..Cards::default() });
        let pays: Vec<Cards> = items.chain(own).collect();
        for ((power, by), pays) in ways.flat_map(|way| pays.iter().map(move |pays| (way, pays))) {
            let (_, only) = power.in_short();
            aimed(&now, power.target, None, |aim| {
                if !idle(&now, only, aim) {
                    uses_power(&now, &kind.name, (by(pays.clone()), aim), out);
                }
            });
        }
    }
}

/// A power that averts the Curse about to strike (MQ-CURSE-04).
pub(crate) fn averts(book: &Book, seat: &Seat, out: &mut Wishes) {
    let class = seat.classes.iter().find(|c| book.rules.curse_averting_classes.contains(c)).filter(|_| !seat.dead);
    let place = class.and_then(|c| book.cards.kind_place(c));
    if let Some(place) = place.filter(|p| book.cards.kinds.get(usize::from(*p)).is_some_and(|k| k.ten.is_some())) {
        out.seat = seat.colour;
        out.wish(Wish::Ten(place, Aim::None));
    }
}

/// A card on the dice of the fight: the best and the worst face.
fn fight_dice(now: &Moment, card: CardId, out: &mut Wishes) {
    let Some(Fight { stage: Stage::Rolled(throws), .. }) = now.fight() else { return };
    let set = now.book.house(now.game).loaded_die() == LoadedDie::Set;
    for throw in throws {
        for (index, face) in throw.faces.iter().enumerate() {
            let mut turn = |to| now.play(card, Aim::FightDie(throw.who, index as u8, NonZeroU8::new(to)), out);
            if set {
                [1, 6].into_iter().filter(|to| to != face).for_each(turn);
            } else {
                turn(0);
            }
        }
    }
}

/// A card on dice that do not count yet: every face of every die.
pub(crate) fn dice(book: &Book, game: &Game, seat: &Seat, roll: &Answer, out: &mut Wishes) {
    let Some(card) = seat.held.and(book.cards.dice()).iter().next() else { return };
    let (sides, count) = lying::shape(roll, lying::asked(game));
    let set = book.house(game).loaded_die() == LoadedDie::Set;
    out.seat = seat.colour;
    for die in 0..count {
        let faces = if set { 1..=sides } else { 0..=0 };
        for face in faces {
            out.wish(Wish::Card(card, Aim::Die(die as u8, NonZeroU8::new(face))));
        }
    }
}
