//! What nobody has entered: the deeds in passing that the game took at some point, each of them tried on it.

use crate::play::came::treasures;
use crate::rules::amount::Amount;
use crate::rules::book::Book;
use crate::rules::card::CardSet;
use crate::rules::cards;
use crate::rules::cards::deck::Deck;
use crate::rules::command::Command;
use crate::rules::dungeon;
use crate::rules::effect::Effect;
use crate::rules::engine;
use crate::rules::fight;
use crate::rules::fight::foe::card::Enhancer;
use crate::rules::fight::{Fighter, Term};
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::munchkin::played::{Played, Source};
use crate::rules::seat::Seat;
use crate::rules::table;

/// What a card mostly adds.
const ADDS: i16 = 5;
/// What an Item mostly sells for at once.
const PRICE: u32 = 1_000;

/// Something that may be missing.
#[derive(Clone, Debug)]
pub struct Missing {
    /// What it is called, as a text id.
    pub id: &'static str,
    /// What would have been entered, as it is mostly.
    pub command: Command,
}

/// What can have been left out where the game stood so; whose it was and how much can be said of each. Nothing where the
/// app keeps the cards, which forgets none.
pub fn missing(book: &Book, then: &Game) -> Vec<Missing> {
    if then.stock.is_some() || then.ending.is_some() {
        return Vec::new();
    }
    let mut list = Vec::new();
    let mut offer = |id, of: &dyn Fn(&Seat) -> Option<Command>| {
        let can = |command: &Command| engine::decide(book, then, command).is_ok();
        if let Some(command) = first(then).filter_map(of).find(can) {
            list.push(Missing { id, command });
        }
    };
    let by = |id: i32, effect: &dyn Fn(Colour, Amount) -> Effect, seat: &Seat| {
        Some(happens(effect(seat.colour, Amount::By(id))))
    };
    let level = |seat, change| munchkin::Effect::Level { seat, change, kill: false }.into();
    let bonus = |seat, change| munchkin::Effect::Bonus { seat, change }.into();
    let gold = |seat, change| dungeon::Effect::Gold { seat, change }.into();
    let health = |seat, change| dungeon::Effect::Health { seat, change }.into();
    offer("missing-level-up", &|seat| by(1, &level, seat));
    offer("missing-level-down", &|seat| by(-1, &level, seat));
    offer("missing-bonus-up", &|seat| by(1, &bonus, seat));
    offer("missing-bonus-down", &|seat| by(-1, &bonus, seat).filter(|_| seat.bonus > 0));
    if book.rules.start.health > 0 {
        offer("missing-hit", &|seat| by(-1, &health, seat));
        offer("missing-gold-up", &|seat| by(100, &gold, seat));
        offer("missing-gold-down", &|seat| by(-100, &gold, seat));
    }
    if then.keeps_goods() {
        for (id, deck) in [("missing-treasure", Deck::ITEMS), ("missing-other", book.other_deck())] {
            let draws = |seat, change| cards::Effect::Hand { seat, deck, change }.into();
            offer(id, &|seat| by(1, &draws, seat));
        }
    }
    offer("missing-sale", &|seat| Some(sale(seat.colour)));
    if let Some(now) = fight::under_way(then) {
        let term = |who| {
            let add = Term { who, name: String::new(), strength: ADDS, dice: 0 };
            Some(happens(fight::Effect::Term { add }.into()))
        };
        offer("missing-for-us", &|_| term(Fighter::Seat(now.main)));
        let foe = now.monsters(then).last().copied();
        offer("missing-for-them", &|_| term(Fighter::Monster(foe?)));
        offer("missing-on-monster", &|_| {
            let add = Enhancer { level: ADDS, treasures: treasures(ADDS), ..Enhancer::default() };
            Some(happens(fight::Effect::Enhance { monster: foe?, add }.into()))
        });
    }
    list
}

/// Where a card came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whence {
    /// Somebody's hand.
    Hand(Colour),
    /// It lay behind the door that was opened.
    Door,
}

/// A Curse that is missing: whom it hit, and where it came from.
pub fn curse(book: &Book, (from, on): (Whence, Colour), name: &str, effects: Vec<Effect>) -> Command {
    let (seat, from) = match from {
        Whence::Hand(seat) => (seat, Source::Hand(book.other_deck())),
        Whence::Door => (on, Source::Door),
    };
    let what = Box::new(Played::Curse { on, effects });
    Command::Munchkin(munchkin::Command::Play { seat, from, name: name.to_owned(), what })
}

/// Whose hand such a card can have come from: where hands are counted there was one of its kind in it. Nobody curses
/// themselves.
pub fn hands(book: &Book, then: &Game, on: Option<Colour>) -> Vec<Colour> {
    let deck = book.other_deck();
    let held = |seat: &&Seat| !then.keeps_goods() || seat.hand.of(deck) > 0;
    let others = then.seats.iter().filter(held).map(|seat| seat.colour);
    others.filter(|seat| Some(*seat) != on).collect()
}

/// Those at the table, whoever fights or moves before the others.
fn first(then: &Game) -> impl Iterator<Item = &Seat> {
    let busy = fight::under_way(then).map(|now| now.main).or(then.turn.seat);
    let is_busy = move |seat: &&Seat| Some(seat.colour) == busy;
    then.seats.iter().filter(is_busy).chain(then.seats.iter().filter(move |seat| !is_busy(seat)))
}

fn happens(effect: Effect) -> Command {
    Command::Table(table::Command::Effects { note: String::new(), effects: vec![effect] })
}

fn sale(seat: Colour) -> Command {
    let (gear, hand, others) = (Vec::new(), Vec::new(), vec![PRICE]);
    Command::Munchkin(munchkin::Command::BuyLevel { seat, gear, others, hand, cards: CardSet::EMPTY, levels: None })
}
