//! Cards, Items and powers, with what they are played on.

use crate::rules::answer::Answer;
use crate::rules::book::Book;
use crate::rules::card::deck::Deck;
use crate::rules::card::price::When;
use crate::rules::card::{CardDef, CardId, CardKind, CardSet, Choice, Does, Power, Target, Who};
use crate::rules::cards;
use crate::rules::command::Command;
use crate::rules::dice::lying;
use crate::rules::dungeon;
use crate::rules::fight;
use crate::rules::fight::interfere::Reach;
use crate::rules::fight::interfere::reach;
use crate::rules::fight::{Fight, Fighter, Stage};
use crate::rules::game::Game;
use crate::rules::gear::{Cards, Gear};
use crate::rules::hand::when;
use crate::rules::ids::{RoomId, Side};
use crate::rules::munchkin;
use crate::rules::munchkin::played::PowerBy;
use crate::rules::munchkin::timing;
use crate::rules::query::{gear, movement};
use crate::rules::rulings::LoadedDie;
use crate::rules::seat::Seat;
use std::cell::OnceCell;
use std::sync::Arc;

/// Most targets of one kind that are listed.
const TARGETS: usize = 8;

/// Whoever could play something, and the moment.
struct Moment<'a> {
    book: &'a Book,
    game: &'a Game,
    seat: &'a Seat,
    fight: Option<&'a Fight>,
    /// Move left to it, once it has been asked for.
    left: OnceCell<u8>,
}

impl Moment<'_> {
    /// Whether a card can be played now, by what it says itself: as `timing::when`, with the fight looked up once.
    fn may(&self, when: When) -> bool {
        match when {
            When::Any => true,
            When::Peace => !timing::locked(self.book, self.game, self.seat.colour),
            When::OwnTurn => timing::own_turn(self.game, self.seat.colour),
            When::Fight => self.fight.is_some(),
            When::AfterRoll => self.cast(),
        }
    }

    fn left(&self) -> u8 {
        *self.left.get_or_init(|| movement::left(self.book, self.game, self.seat))
    }

    fn cast(&self) -> bool {
        self.fight.is_some_and(|f| matches!(f.stage, Stage::Rolled(_)))
    }

    fn play(&self, card: CardId, choice: Choice, out: &mut Vec<Command>) {
        out.push(Command::Munchkin(munchkin::Command::PlayCard { seat: self.seat.colour, card, choice }));
    }

    fn fighters(&self) -> Vec<Fighter> {
        let Some(fight) = self.fight else { return Vec::new() };
        let munchkins = std::iter::once(fight.main).chain(fight.helping(self.game)).map(Fighter::Seat);
        munchkins.chain(fight.monsters(self.game).into_iter().map(Fighter::Monster)).collect()
    }
}

/// Everything somebody could play now.
pub(super) fn plays(book: &Book, game: &Game, seat: &Seat, out: &mut Vec<Command>) {
    let now = Moment { book, game, seat, fight: fight::under_way(game), left: OnceCell::new() };
    // Copies of a card are one thing to choose.
    let mut seen: [*const CardDef; 16] = [std::ptr::null(); 16];
    let mut count = 0;
    for card in seat.held.iter() {
        let Some(def) = book.cards.card(card) else { continue };
        if seen[..count].contains(&std::ptr::from_ref(def)) {
            continue;
        }
        if count < seen.len() {
            seen[count] = def;
            count += 1;
        }
        held(&now, card, def, out);
    }
    for (_, item) in gear::working(seat) {
        if let Some(card) = item.card.filter(|_| !now.cast()) {
            used(&now, card, item, out);
        }
    }
    for class in &seat.classes {
        if let Some(kind) = book.cards.kind(class) {
            powers(&now, &kind.name, (kind.discard.as_ref(), kind.ten.as_ref()), out);
        }
    }
}

/// A card from the hand.
fn held(now: &Moment, card: CardId, def: &CardDef, out: &mut Vec<Command>) {
    let (seat, game) = (now.seat, now.game);
    if now.cast() {
        match &def.is {
            CardKind::Die => fight_dice(now, card, out),
            CardKind::Card { when: When::AfterRoll, target, .. } => {
                aimed(now, *target, None, |c| now.play(card, c, out))
            }
            _ => {}
        }
        return;
    }
    let plain = Choice::default();
    match &def.is {
        CardKind::Item { gear, does } => {
            let down = !seat.dead && timing::item_time(now.book, game, seat).is_ok();
            if !gear.once {
                if down {
                    now.play(card, plain, out);
                }
                return;
            }
            if down {
                now.play(card, Choice { down: true, ..plain }, out);
            }
            if gear::may_use(seat, gear) && !seat.dead {
                one_shot(now, card, gear, !does.is_empty(), out);
            }
        }
        CardKind::Level if seat.level.saturating_add(1) < now.book.rules.level_max && !seat.dead => {
            now.play(card, plain, out);
        }
        CardKind::Race(name) if !seat.dead => kind(now, card, (name, &seat.races, seat.half_breed), out),
        CardKind::Class(name) if !seat.dead => kind(now, card, (name, &seat.classes, seat.super_munchkin), out),
        CardKind::HalfBreed if seat.races.len() == 1 && !seat.half_breed && !seat.dead => {
            now.play(card, plain, out);
            seconds(now, card, &seat.races, out);
        }
        CardKind::SuperMunchkin if seat.classes.len() == 1 && !seat.super_munchkin && !seat.dead => {
            now.play(card, plain, out);
            seconds(now, card, &seat.classes, out);
        }
        CardKind::Curse(_) => {
            for victim in game.seats.iter().filter(|s| s.colour != seat.colour && !s.dead) {
                now.play(card, Choice { on: Some(victim.colour), ..plain }, out);
            }
        }
        CardKind::Enhancer(_) => {
            let all: Vec<_> = match now.fight {
                Some(fight) => fight.monsters(game),
                None => game.foes.all.iter().map(|m| m.id).take(TARGETS).collect(),
            };
            all.into_iter().for_each(|id| now.play(card, Choice { monster: Some(id), ..plain }, out));
        }
        CardKind::Monster if now.fight.is_some() => now.play(card, plain, out),
        CardKind::Cheat if !seat.dead => {
            for (index, _) in seat.gear.iter().enumerate().filter(|(_, g)| !g.cheat) {
                now.play(card, Choice { item: Some(index), ..plain }, out);
            }
        }
        CardKind::Card { when, target, does } if *when != When::AfterRoll && now.may(*when) => {
            aimed(now, *target, discards(does), |choice| now.play(card, choice, out));
        }
        _ => {}
    }
}

/// From which deck's discards a card takes one.
fn discards(does: &[Does]) -> Option<Deck> {
    does.iter().find_map(|d| match d {
        Does::Cards(cards::Does::Fetch { deck }) => Some(*deck),
        _ => None,
    })
}

/// A Race or Class: put down, or the one there given up for it (MQ-ANY-04, MQ-ANY-05).
fn kind(now: &Moment, card: CardId, (name, has, second): (&String, &[String], bool), out: &mut Vec<Command>) {
    if has.contains(name) {
        return;
    }
    if has.is_empty() || (second && has.len() < 2) {
        now.play(card, Choice::default(), out);
        return;
    }
    let same = |laid: &CardId| match now.book.cards.card(*laid).map(|d| &d.is) {
        Some(CardKind::Race(n) | CardKind::Class(n)) => has.contains(n),
        _ => false,
    };
    for laid in now.seat.laid.iter().filter(same) {
        let again = Command::Munchkin(munchkin::Command::PlayCard {
            seat: now.seat.colour,
            card: laid,
            choice: Choice::default(),
        });
        if !out.contains(&again) {
            out.push(again);
        }
    }
}

/// A second Race or Class put down at once with the card that allows it.
fn seconds(now: &Moment, card: CardId, has: &[String], out: &mut Vec<Command>) {
    let race = now.book.cards.card(card).is_some_and(|d| d.is == CardKind::HalfBreed);
    for with in now.seat.held.iter() {
        let fits = match now.book.cards.card(with).map(|d| &d.is) {
            Some(CardKind::Race(n)) => race && !has.contains(n),
            Some(CardKind::Class(n)) => !race && !has.contains(n),
            _ => false,
        };
        if fits {
            now.play(card, Choice { with: Some(with), ..Choice::default() }, out);
        }
    }
}

/// What is used once: on a side of the fight if it counts there, or for what it does.
fn one_shot(now: &Moment, card: CardId, item: &Gear, does: bool, out: &mut Vec<Command>) {
    let counts = item.bonus != 0 || item.dice != 0 || !item.better.is_empty();
    match now.fight {
        Some(fight) if counts => {
            let inside = when::fights(now.game, fight, now.seat.colour);
            let near = reach(now.book, now.game, fight, now.seat);
            if inside || near == Reach::Any || (near == Reach::Throwable && item.is("throwable")) {
                for fighter in now.fighters() {
                    now.play(card, Choice { fighter: Some(fighter), ..Choice::default() }, out);
                }
            }
        }
        Some(fight) if does && when::fights(now.game, fight, now.seat.colour) => {
            now.play(card, Choice::default(), out);
        }
        None if does => now.play(card, Choice::default(), out),
        _ => {}
    }
}

/// An Item on the table that can be used: what is used once, or thrown.
fn used(now: &Moment, card: CardId, item: &Gear, out: &mut Vec<Command>) {
    if now.seat.dead {
        return;
    }
    let does =
        matches!(now.book.cards.card(card).map(|d| &d.is), Some(CardKind::Item { does, .. }) if !does.is_empty());
    if item.once {
        one_shot(now, card, item, does, out);
    } else if item.is("throwable")
        && let Some(fight) = now.fight
        && !when::fights(now.game, fight, now.seat.colour)
        && reach(now.book, now.game, fight, now.seat) != Reach::None
    {
        for fighter in now.fighters() {
            now.play(card, Choice { fighter: Some(fighter), ..Choice::default() }, out);
        }
    }
}

/// Each way to aim a card or a power.
fn aimed(now: &Moment, target: Target, deck: Option<Deck>, mut say: impl FnMut(Choice)) {
    let plain = Choice::default();
    let game = now.game;
    let dungeon = game.dungeon.as_deref();
    let rooms = || dungeon.iter().flat_map(|d| d.rooms.iter()).map(|r| r.id);
    let monsters = || game.foes.all.iter().map(|m| m.id);
    match target {
        Target::None => say(plain),
        Target::Other => {
            let others = game.seats.iter().filter(|s| s.colour != now.seat.colour);
            others.for_each(|s| say(Choice { on: Some(s.colour), ..plain }));
        }
        Target::Player => game.seats.iter().for_each(|s| say(Choice { on: Some(s.colour), ..plain })),
        Target::Monster => match now.fight {
            Some(fight) => {
                fight.monsters(game).into_iter().for_each(|id| say(Choice { monster: Some(id), ..plain }));
            }
            None => monsters().take(TARGETS).for_each(|id| say(Choice { monster: Some(id), ..plain })),
        },
        Target::Fighter => now.fighters().into_iter().for_each(|f| say(Choice { fighter: Some(f), ..plain })),
        Target::Room => rooms().take(2 * TARGETS).for_each(|room| say(Choice { room: Some(room), ..plain })),
        Target::Side => Side::ALL.into_iter().for_each(|side| say(Choice { side: Some(side), ..plain })),
        Target::Push => {
            for id in monsters().take(TARGETS) {
                for side in Side::ALL {
                    say(Choice { monster: Some(id), side: Some(side), ..plain });
                }
            }
        }
        Target::Discard => {
            let lie = game.stock.as_ref().map_or(&CardSet::EMPTY, |s| &s.discards);
            let of = |deck: Deck| lie.and(now.book.cards.stack(deck));
            let lie = deck.map_or_else(|| lie.clone(), of);
            if lie.is_empty() {
                say(plain);
            }
            lie.iter().take(2 * TARGETS).for_each(|card| say(Choice { pick: Some(card), ..plain }));
        }
    }
}

/// The powers of a Class, each card that could pay for one.
fn powers(now: &Moment, class: &Arc<str>, (discard, ten): (Option<&Power>, Option<&Power>), out: &mut Vec<Command>) {
    if now.seat.dead {
        return;
    }
    let ready = |p: &&Power| {
        let late = now.cast() && p.when != When::AfterRoll;
        let price = p.price();
        !late && now.may(p.when) && (price == 0 || price <= now.left())
    };
    // Without a card nothing pays for the first.
    if let Some(power) = discard.filter(|_| !now.seat.held.is_empty()).filter(ready) {
        aimed(now, power.target, None, |choice| {
            if idle(now, power, &choice) {
                return;
            }
            for card in now.seat.held.iter() {
                let by = PowerBy::Discard(Cards { cards: CardSet::of(card), ..Cards::default() });
                out.push(Command::Munchkin(munchkin::Command::UsePower {
                    seat: now.seat.colour,
                    class: Arc::clone(class),
                    by,
                    choice,
                }));
            }
        });
    }
    if let Some(power) = ten.filter(ready) {
        aimed(now, power.target, None, |choice| {
            if idle(now, power, &choice) {
                return;
            }
            out.push(Command::Munchkin(munchkin::Command::UsePower {
                seat: now.seat.colour,
                class: Arc::clone(class),
                by: PowerBy::Ten,
                choice,
            }));
        });
    }
}

/// Whether a power plainly does nothing to what it is aimed at: no hits to heal, nothing to lift or to tidy, a link
/// that is so already or stays what it is, the Entrance.
fn idle(now: &Moment, power: &Power, choice: &Choice) -> bool {
    let mut does = power.deeds();
    let (Some(only), None) = (does.next(), does.next()) else { return false };
    let on = || choice.on.and_then(|c| now.game.seat(c));
    let room = |id: Option<RoomId>| now.game.dungeon.as_deref().and_then(|d| Some((d, d.room(id?)?)));
    match only {
        Does::Dungeon(dungeon::Does::Health { who: Who::Target, by }) if *by > 0 => {
            on().is_some_and(|s| s.dead || s.health.red >= s.health.max)
        }
        Does::Munchkin(munchkin::Does::Lift { who: Who::Target }) => on().is_some_and(|s| s.conditions.is_empty()),
        Does::Dungeon(dungeon::Does::Tidy) => room(choice.room.or(now.seat.room)).is_none_or(|(_, r)| r.mark.is_none()),
        Does::Dungeon(dungeon::Does::Flip) => room(choice.room).is_none_or(|(_, r)| r.entrance),
        Does::Dungeon(dungeon::Does::Link { to }) => room(now.seat.room)
            .zip(choice.side)
            .is_none_or(|((dungeon, here), side)| dungeon.leads_to_entrance(here, side) || here.link(side) == *to),
        _ => false,
    }
}

/// What is seldom wise, and people may wish: a Race or a Class given up (MQ-ANY-05, MQ-RACE-07), a power paid with what
/// lies on the table (MQ-CLASS-05, MQ-CLASS-06).
pub(super) fn rare(book: &Book, game: &Game, seat: &Seat, out: &mut Vec<Command>) {
    let now = Moment { book, game, seat, fight: fight::under_way(game), left: OnceCell::new() };
    let kind =
        |card: &CardId| matches!(book.cards.card(*card).map(|d| &d.is), Some(CardKind::Race(_) | CardKind::Class(_)));
    seat.laid.iter().filter(kind).for_each(|card| now.play(card, Choice::default(), out));
    for kind in seat.classes.iter().filter_map(|class| book.cards.kind(class)) {
        let Some(power) = kind.discard.as_ref().filter(|p| now.may(p.when)) else {
            continue;
        };
        let items = (0..seat.gear.len()).map(|item| Cards { gear: vec![item], ..Cards::default() });
        let own = std::iter::once(Cards { kinds: vec![kind.name.to_string()], ..Cards::default() });
        for pays in items.chain(own) {
            aimed(&now, power.target, None, |choice| {
                if !idle(&now, power, &choice) {
                    let by = PowerBy::Discard(pays.clone());
                    out.push(Command::Munchkin(munchkin::Command::UsePower {
                        seat: seat.colour,
                        class: Arc::clone(&kind.name),
                        by,
                        choice,
                    }));
                }
            });
        }
    }
}

/// A power that averts the Curse about to strike (MQ-CURSE-04).
pub(super) fn averts(book: &Book, seat: &Seat, out: &mut Vec<Command>) {
    let class = seat.classes.iter().find(|c| book.rules.curse_averting_classes.contains(c)).filter(|_| !seat.dead);
    if let Some(kind) = class.and_then(|c| book.cards.kind(c)).filter(|k| k.ten.is_some()) {
        let (class, by, choice) = (Arc::clone(&kind.name), PowerBy::Ten, Choice::default());
        out.push(Command::Munchkin(munchkin::Command::UsePower { seat: seat.colour, class, by, choice }));
    }
}

/// A card on the dice of the fight: the best and the worst face.
fn fight_dice(now: &Moment, card: CardId, out: &mut Vec<Command>) {
    let Some(Fight { stage: Stage::Rolled(throws), .. }) = now.fight else { return };
    let set = now.book.house(now.game).loaded_die() == LoadedDie::Set;
    for throw in throws {
        for (index, face) in throw.faces.iter().enumerate() {
            let choice = Choice { fighter: Some(throw.who), die: Some(index), ..Choice::default() };
            if set {
                for to in [1, 6].into_iter().filter(|to| to != face) {
                    now.play(card, Choice { face: Some(to), ..choice }, out);
                }
            } else {
                now.play(card, choice, out);
            }
        }
    }
}

/// A card on dice that do not count yet: every face of every die.
pub(super) fn dice(book: &Book, game: &Game, seat: &Seat, roll: &Answer, out: &mut Vec<Command>) {
    let Some(card) = seat.held.and(book.cards.dice()).iter().next() else { return };
    let (sides, count) = lying::shape(roll, lying::asked(game));
    let set = book.house(game).loaded_die() == LoadedDie::Set;
    for die in 0..count {
        let faces = if set { 1..=sides } else { 0..=0 };
        for face in faces {
            let choice = Choice { die: Some(die), face: set.then_some(face), ..Choice::default() };
            out.push(Command::Munchkin(munchkin::Command::PlayCard { seat: seat.colour, card, choice }));
        }
    }
}
