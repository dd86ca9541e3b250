//! What is owed besides where the app keeps the cards: chances to react, dice that wait for a card, cards to be named.

use super::owed::{ROOM, State, laid};
use crate::support::talk::*;
use standie::play::playout;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::card::{CardId, CardKind, CardSet, Choice};
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::dungeon;
use standie::rules::event::Event;
use standie::rules::fight;
use standie::rules::fight::foe::card::MonsterDef;
use standie::rules::fight::{Bargain, Fighter, Throw};
use standie::rules::ids::Colour;
use standie::rules::munchkin;
use standie::rules::munchkin::played::PowerBy;
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table;
use standie::rules::table::phase::Phase;

/// The first cards of a deck that change no dice, so that nothing waits for them.
pub fn cards(talk: &Talk) -> Answer {
    let Ask::Cards(cards::Ask::Cards { deck, count, drawn }) = talk.asks() else { panic!("{:?}", talk.asks()) };
    let own = || talk.asked().and_then(|c| talk.game.seat(c)).map_or(CardSet::EMPTY, |s| s.held.clone());
    let from = if drawn { talk.game.stock.as_ref().expect("decks").draw.clone() } else { own() };
    let plain = from.and(talk.book.cards.stack(deck)).without(talk.book.cards.dice());
    Answer::Cards(cards::Answer::Cards(plain.iter().take(count as usize).collect()))
}

/// The first monster of the deck.
pub fn monster(talk: &Talk) -> MonsterDef {
    let Some(stock) = &talk.game.stock else { return walker(3) };
    let lies = |def: &MonsterDef| def.card.is_some_and(|card| stock.draw.has(card));
    let found = talk.book.cards.monsters.iter().map(|m| &*m.def).find(|def| lies(def));
    found.cloned().unwrap_or_else(|| walker(3))
}

/// Everybody passes, and hands are dealt.
fn settle(talk: &mut Talk) {
    loop {
        match talk.asks() {
            Ask::Cards(cards::Ask::Cards { .. }) => talk.answers(cards(talk)),
            Ask::Table(table::Ask::Window { .. }) => talk.answers(table::Answer::No),
            _ => return,
        };
    }
}

/// The same table as where the cards lie on it; Yellow holds a card that changes dice.
fn table() -> Talk {
    let mut talk = laid(begun());
    let is_die = |card: &CardId| talk.book.cards.card(*card).is_some_and(|d| d.is == CardKind::Die);
    let card = talk.game.stock.as_ref().expect("decks").draw.iter().find(is_die).expect("such a card");
    let deck = talk.book.cards.deck(card).expect("a hand's deck");
    talk.game.apply(&Event::Cards(cards::Event::Took { seat: Yellow, cards: CardSet::of(card) }));
    let hand = talk.seat(Yellow).hand;
    talk.game.apply(&Event::Cards(cards::Event::Hand {
        seat: Yellow,
        from: hand,
        to: hand.with(deck, hand.of(deck) + 1),
    }));
    talk
}

fn begun() -> Talk {
    let mut talk = Talk::of(&Setup { first: Some(Blue), ..playout::setup(4) });
    // Hands are dealt as soon as anything happens.
    talk.does(table::Command::Bot { seat: Red, bot: Some("random".to_owned()) });
    settle(&mut talk);
    talk
}

fn beside(level: i16) -> Talk {
    let mut talk = laid(begun());
    let def = MonsterDef { level: Some(level), dice: Some(0), treasures: Some(1), ..walker(level) };
    talk.monster(ROOM, def, Green);
    talk.walks(East);
    talk
}

fn helped() -> Talk {
    let mut talk = beside(30);
    talk.does(fight::Command::AskHelp { seat: Red, terms: Bargain { gold: 200, ..Bargain::default() } });
    talk
}

fn announced() -> Talk {
    let mut talk = helped();
    talk.answers(table::Answer::Done);
    talk.answers(table::Answer::Done);
    talk
}

fn rolled() -> Talk {
    let mut talk = announced();
    settle(&mut talk);
    let Ask::Fight(fight::Ask::FightDice { rollers }) = talk.asks() else { panic!("{:?}", talk.asks()) };
    let throw = |who, n: u32| Throw { who, faces: vec![1; n as usize] };
    talk.answers(fight::Answer::Throws(rollers.into_iter().map(|(who, n)| throw(who, n.unwrap_or(0))).collect()));
    talk
}

fn class(talk: &mut Talk, seat: Colour, name: &str) {
    let is =
        |card: &CardId| talk.book.cards.card(*card).is_some_and(|d| matches!(&d.is, CardKind::Class(c) if c == name));
    let card = talk.game.stock.as_ref().expect("decks").draw.iter().find(is).expect("such a card");
    let deck = talk.book.cards.deck(card).expect("a hand's deck");
    talk.game.apply(&Event::Cards(cards::Event::Took { seat, cards: CardSet::of(card) }));
    let hand = talk.seat(seat).hand;
    talk.game.apply(&Event::Cards(cards::Event::Hand { seat, from: hand, to: hand.with(deck, hand.of(deck) + 1) }));
    talk.does(munchkin::Command::PlayCard { seat, card, choice: Choice::default() });
    settle(talk);
}

/// Blue has won with Red's help, and three Treasures lie turned up: two for Blue, one for Red.
fn spoils() -> Talk {
    let mut talk = laid(begun());
    let def = MonsterDef { dice: Some(0), treasures: Some(3), ..walker(1) };
    talk.monster(ROOM, def, Green);
    talk.walks(East).amends(munchkin::Effect::Level { seat: Blue, change: Amount::To(5), kill: false });
    let terms = Bargain { treasures: 1, ..Bargain::default() };
    talk.does(fight::Command::AskHelp { seat: Red, terms }).answers(table::Answer::Done);
    talk.answers(table::Answer::Done);
    settle(&mut talk);
    let Ask::Fight(fight::Ask::FightDice { rollers }) = talk.asks() else { panic!("{:?}", talk.asks()) };
    let throw = |who, n: u32| Throw { who, faces: vec![6; n as usize] };
    talk.answers(fight::Answer::Throws(rollers.into_iter().map(|(who, n)| throw(who, n.unwrap_or(0))).collect()));
    settle(&mut talk);
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::Spoils { .. })), "{:?}", talk.asks());
    talk
}

pub const KEPT: [State; 11] = [
    ("a chance to react to the turn", || {
        let mut talk = laid(begun());
        talk.from(Phase::Draw, Blue);
        while let Ask::Cards(cards::Ask::Cards { .. }) = talk.asks() {
            talk.answers(cards(&talk));
        }
        talk
    }),
    ("cards to draw", || {
        let mut talk = laid(begun());
        talk.effect(cards::Effect::Hand { seat: Green, deck: Deck::DXM, change: Amount::By(2) });
        talk
    }),
    ("whether Red helps", helped),
    ("a chance to react to the fight", announced),
    ("a chance to react to its dice", rolled),
    ("dice of a search", || {
        let mut talk = table();
        talk.walks(East).does(dungeon::Command::Search).answers(table::Answer::Dice(vec![3]));
        talk
    }),
    ("the die for a base", || {
        let mut talk = table();
        talk.explores(South, plain());
        while let Ask::Cards(cards::Ask::Cards { .. }) = talk.asks() {
            talk.answers(cards(&talk));
        }
        talk.answers(fight::Answer::Monster(monster(&talk).into())).die(Yellow);
        talk
    }),
    ("a die to run away", || {
        let mut talk = table();
        let def = MonsterDef { dice: Some(0), treasures: Some(1), ..walker(30) };
        let id = talk.monster(ROOM, def, Green);
        talk.walks(East).answers(table::Answer::Done);
        settle(&mut talk);
        talk.answers(fight::Answer::Throws(vec![Throw { who: Fighter::Seat(Blue), faces: vec![1] }]));
        settle(&mut talk);
        talk.answers(dungeon::Answer::Side(North)).answers(fight::Answer::Ran { monster: id, face: 6 });
        talk
    }),
    ("a die for a power of Green", || {
        let mut talk = table();
        class(&mut talk, Green, "thief");
        talk.does(munchkin::Command::Power {
            seat: Green,
            class: "thief".into(),
            by: PowerBy::Ten,
            effects: vec![gold(Green, 100)],
        });
        talk.answers(table::Answer::Number(1));
        talk
    }),
    ("Treasures turned up", spoils),
    ("a lurker", || {
        let mut talk = laid(begun());
        talk.effect(dungeon::Effect::Lurker { seat: Green });
        talk
    }),
];
