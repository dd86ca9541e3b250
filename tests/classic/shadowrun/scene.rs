//! A table of Shadowrun with role cards: nothing here knows the cards of the pack.

use crate::talk::{Blue, Red, Talk};
use standie::catalog;
use standie::catalog::pack::Pack;
use standie::play::playout;
use standie::rules::book::{Book, Rulings};
use standie::rules::card::{CardBox, CardSet, Choice};
use standie::rules::cards::deck::Deck;
use standie::rules::doors::Command::OpenDoor;
use standie::rules::fight::{self, Bargain};
use standie::rules::ids::{Colour, MonsterId};
use standie::rules::munchkin::gear::Gear;
use standie::rules::munchkin::goods::Cards;
use standie::rules::munchkin::played::PowerBy;
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::{munchkin, table};
use std::sync::{Arc, OnceLock};

/// Its book, with classic's cards and those that each stand for a rule.
pub fn book() -> Arc<Book> {
    static BOOK: OnceLock<Arc<Book>> = OnceLock::new();
    BOOK.get_or_init(|| {
        let roles = Pack::parse(include_str!("roles.json")).expect("the role cards");
        assert!(roles.faults().is_empty(), "{:?}", roles.faults());
        let all = &catalog::classic().cards;
        let monsters = roles.monsters.into_iter().map(|monster| monster.card(Deck::DOOR));
        let monsters = all.monsters.iter().cloned().chain(monsters).collect();
        let cards = all.cards.iter().cloned().chain(roles.cards).collect();
        let kinds = all.kinds.iter().cloned().chain(roles.kinds).collect();
        let cards = CardBox::new(Vec::new(), monsters, cards, kinds);
        Arc::new((*catalog::shadowrun()).clone().with_cards(cards))
    })
    .clone()
}

/// Three players, RED begins; nobody has put anything down yet. Fewer cards are dealt, and the Matrix adds nothing.
pub fn opening(rulings: &[(&str, &str)]) -> Talk {
    let usual = [("hand_dealt", "2"), ("layer_bonus", "no")];
    let said = usual.iter().filter(|(name, _)| !rulings.iter().any(|(other, _)| other == name)).chain(rulings);
    let rulings: Rulings = said.map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    rulings.iter().for_each(|(name, value)| crate::support::proofs::tries(name, value));
    let setup = Setup { system: "shadowrun".to_owned(), first: Some(Red), rulings, ..playout::setup(3) };
    Talk::dealt(book(), setup, &[])
}

/// The same, in RED's turn before the door, with these cards in RED's hand.
pub fn scene(cards: &[&'static str]) -> Talk {
    ruled(&[], cards)
}

/// The same under house rules.
pub fn ruled(rulings: &[(&str, &str)], cards: &[&'static str]) -> Talk {
    let mut talk = opening(rulings);
    talk.all_pass();
    talk.fetches(Red, cards);
    talk
}

/// A monster is behind the door.
pub fn meets(talk: &mut Talk, monster: &'static str) -> MonsterId {
    talk.draws_next(&[monster]).does(OpenDoor).draws();
    talk.game.foes.all.last().expect("a monster").id
}

/// Somebody plays a Trap at somebody.
pub fn traps(talk: &mut Talk, (by, on): (Colour, Colour), name: &'static str) {
    talk.fetches(by, &[name]);
    let trap = talk.play(by, name, Choice { on: Some(on), ..Choice::default() });
    talk.does(trap);
    if matches!(talk.asks(), Ask::Munchkin(munchkin::Ask::Cursed { .. })) {
        talk.answers(table::Answer::Done);
    }
}

pub fn on(seat: Colour) -> Choice {
    Choice { on: Some(seat), ..Choice::default() }
}

pub fn at(monster: MonsterId) -> Choice {
    Choice { monster: Some(monster), ..Choice::default() }
}

/// Somebody helps who was asked.
pub fn helped(talk: &mut Talk, seat: Colour) {
    talk.does(fight::Command::AskHelp { seat, terms: Bargain::default() }).answers(table::Answer::Done);
}

/// A win is claimed and nobody does anything about it.
pub fn wins(talk: &mut Talk) {
    talk.answers(table::Answer::Done).all_pass();
}

/// A monster comes along out of BLUE's hand.
pub fn joined(talk: &mut Talk, second: &'static str) -> MonsterId {
    talk.fetches(Blue, &["Uninvited", second]);
    let with = Choice { with: Some(talk.held(Blue, second)), ..Choice::default() };
    let brings = talk.play(Blue, "Uninvited", with);
    talk.does(brings);
    talk.game.foes.all.last().expect("a monster").id
}

/// A power paid with these cards of the hand and these Items.
pub fn pays((seat, power): (Colour, &str), (cards, gear): (CardSet, Vec<usize>), choice: Choice) -> munchkin::Command {
    let by = PowerBy::Discard(Cards { cards, gear, ..Cards::default() });
    munchkin::Command::UsePower { seat, class: power.into(), by, choice }
}

/// The place of an Item before somebody.
pub fn place(talk: &Talk, seat: Colour, name: &str) -> usize {
    talk.seat(seat).gear.iter().position(|item| item.name == name).expect("an Item")
}

/// Somebody's Items lie there from now on.
pub fn carries(talk: &mut Talk, seat: Colour, names: &[&'static str]) {
    for name in names {
        let card = talk.card(name);
        let gear = match &talk.book.cards.card(card).expect("a card").is {
            standie::rules::card::CardKind::Item { gear, .. } => gear.clone(),
            _ => panic!("{name} is an Item"),
        };
        talk.fetches(seat, &[name]);
        let holder = talk.game.seats.iter_mut().find(|other| other.colour == seat).expect("a seat");
        holder.held.remove(card);
        holder.hand = holder.hand.with(Deck::ITEMS, holder.hand.of(Deck::ITEMS) - 1);
        let gear = Gear { card: Some(card), ..gear };
        let item = munchkin::receive::laid_down(holder, gear);
        holder.gear.push(Arc::new(item));
    }
}

/// Somebody is of these Races, and has these Powers, by hand.
pub fn is(talk: &mut Talk, seat: Colour, (races, powers): (&[&str], &[&str])) {
    let own = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
    let effects = vec![
        munchkin::Effect::Races { seat, races: own(races) }.into(),
        munchkin::Effect::Classes { seat, classes: own(powers) }.into(),
    ];
    talk.does(table::Command::Amend { effects, note: String::new() });
}
