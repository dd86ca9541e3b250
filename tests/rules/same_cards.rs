//! Cards that go from the app to the table and back, or are named by hand, are the same cards, once each.

use crate::support::app_cards::*;
use crate::support::proofs::proves;
use crate::support::talk::*;
use standie::rules::card::{CardDef, CardId, CardKind, CardSet, Choice};
use standie::rules::cards;
use standie::rules::dungeon;
use standie::rules::effect::Effect;
use standie::rules::fight::foe::card::MonsterDef;
use standie::rules::laws;
use standie::rules::munchkin;
use standie::rules::munchkin::gear::Gear;
use standie::rules::question::Ask;
use standie::rules::seat::{Condition, Until};
use standie::rules::table;
use standie::rules::table::{Component, Place};

fn keeps(talk: &mut Talk, place: Place) {
    talk.does(table::Command::Keep { component: Component::Cards, place });
}

#[track_caller]
fn sound(talk: &Talk) {
    assert_eq!(laws::broken(&talk.book, &talk.game), None);
}

fn lasting(def: &CardDef) -> bool {
    matches!(&def.is, CardKind::Item { gear, .. } if !gear.once && gear.only.is_empty() && !gear.big)
}

#[test]
fn cards_that_come_back_from_the_table_are_the_same_once_each() {
    let _row = proves("MQ-CARD-07");
    let mut talk = in_app(3);
    let item = deals(&mut talk, Red, lasting);
    let class = deals(&mut talk, Red, |def| matches!(&def.is, CardKind::Class(_)));
    let spent = deals(&mut talk, Red, |def| def.is == CardKind::Level);
    for card in [item, class, spent] {
        plays(&mut talk, Red, card, Choice::default());
        settle(&mut talk);
    }
    let (hands, stock) = (talk.game.seats.iter().map(|s| s.held.clone()).collect::<Vec<_>>(), talk.game.stock.clone());
    keeps(&mut talk, Place::Table);
    keeps(&mut talk, Place::App);
    sound(&talk);
    assert_eq!(
        talk.game.seats.iter().map(|s| s.held.clone()).collect::<Vec<_>>(),
        hands,
        "everybody holds what they held"
    );
    assert_eq!(talk.game.stock, stock, "and what was used lies on the discards");
    assert!(talk.seat(Red).laid.has(class) && talk.seat(Red).gear[0].card == Some(item));
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })), "nothing has to be drawn: {:?}", talk.asks());
}

#[test]
fn what_the_table_did_meanwhile_holds() {
    let _row = proves("MQ-CARD-07");
    let mut talk = in_app(2);
    let item = deals(&mut talk, Red, lasting);
    plays(&mut talk, Red, item, Choice::default());
    settle(&mut talk);
    let held = talk.seat(Blue).held.clone();
    let deck = talk.game.stock.as_ref().expect("decks").draw.clone();
    let race = |card: CardId| match &talk.book.cards.card(card)?.is {
        CardKind::Race(race) => Some(race.clone()),
        _ => None,
    };
    let race = deck.iter().find_map(race).expect("a Race in the deck");
    keeps(&mut talk, Place::Table);
    // Red loses the Item, Blue a card; Red comes by a Race and names one number twice.
    talk.amends(munchkin::Effect::GearGone { seat: Red, index: 0, sold: false });
    talk.effect(cards::Effect::Hand {
        seat: Blue,
        deck: cards::deck::Deck::DXM,
        change: standie::rules::amount::Amount::By(-1),
    });
    talk.effect(munchkin::Effect::Races { seat: Red, races: vec![race.clone()] });
    for name in ["Rock", "Other Rock"] {
        talk.amends(munchkin::Effect::Gear {
            seat: Red,
            add: Gear { name: name.into(), card: Some(item), ..Gear::default() },
        });
    }
    keeps(&mut talk, Place::App);
    settle(&mut talk);
    let Ask::Cards(cards::Ask::Cards { count: 1, drawn: false, .. }) = talk.asks() else {
        panic!("Blue says which: {:?}", talk.asks())
    };
    assert_eq!(talk.asked(), Some(Blue));
    let dxm = talk.seat(Blue).held.and(talk.book.cards.stack(cards::deck::Deck::DXM));
    talk.answers(cards::Answer::Cards(CardSet::of(dxm.iter().next().expect("one"))));
    sound(&talk);
    assert!(talk.seat(Blue).held.within(&held));
    assert_eq!(talk.seat(Red).gear.iter().filter(|g| g.card == Some(item)).count(), 1);
    let laid = talk.seat(Red).laid.iter().next().expect("its card");
    assert_eq!(talk.book.cards.card(laid).expect("a card").is, CardKind::Race(race));
}

#[test]
fn cards_named_by_hand_come_from_the_decks_and_nowhere_else() {
    let _row = proves("MQ-CARD-07");
    let mut talk = in_app(2);
    let stock = talk.game.stock.clone().expect("decks");
    let free = |talk: &Talk| {
        let cards = &talk.book.cards.cards;
        let ours = cards.iter().filter(|def| matches!(def.is, CardKind::Curse(_)));
        ours.flat_map(|def| &def.numbers).copied().find(|card| talk.game.stock.as_ref().expect("decks").draw.has(*card))
    };
    let card = free(&talk).expect("one");
    let hung = |seat, card: CardId| {
        let add = Condition {
            text: "Sneezing".into(),
            bonus: -1,
            until: Until::NextFight,
            card: Some(card),
            ..Condition::default()
        };
        Effect::Munchkin(munchkin::Effect::Condition { seat, add })
    };
    talk.effect(hung(Red, card));
    sound(&talk);
    assert!(!talk.game.stock.as_ref().expect("decks").draw.has(card) && stock.draw.has(card));
    // It hangs over somebody else as well, and is still one card; gone from both it is discarded.
    talk.effect(hung(Blue, card));
    sound(&talk);
    talk.effect(munchkin::Effect::Lift { seat: Red, index: 0 });
    sound(&talk);
    assert!(!talk.game.stock.as_ref().expect("decks").discards.has(card));
    talk.effect(munchkin::Effect::Lift { seat: Blue, index: 0 });
    sound(&talk);
    assert!(talk.game.stock.as_ref().expect("decks").discards.has(card));
    // What is in a hand or on the table cannot be had twice.
    let held = talk.seat(Blue).held.iter().next().expect("a card");
    let monster = MonsterDef::clone(&talk.book.cards.monsters[0].def);
    let room = talk.room(1, 0, plain());
    talk.amends(dungeon::Effect::PlaceMonster { room, def: monster.clone(), base: Some(Red) });
    sound(&talk);
    let add = Gear { name: "Rock".into(), card: Some(held), ..Gear::default() };
    for twice in [
        hung(Red, held),
        Effect::Munchkin(munchkin::Effect::Gear { seat: Red, add }),
        Effect::Dungeon(dungeon::Effect::PlaceMonster { room, def: monster, base: Some(Red) }),
        Effect::Dungeon(dungeon::Effect::PlaceMonster {
            room,
            def: MonsterDef { card: Some(held), ..walker(1) },
            base: Some(Red),
        }),
    ] {
        talk.refuses_effect(twice.clone()).because("card-elsewhere").cites("MQ-CARD-07");
        talk.refuses_amendment(twice).because("card-elsewhere");
    }
}

#[test]
fn a_curse_under_way_is_not_lost_on_the_way_to_the_table_and_back() {
    let _row = proves("MQ-CURSE-02");
    let mut talk = in_app(2);
    let card = deals(&mut talk, Red, |def| matches!(&def.is, CardKind::Curse(_)));
    plays(&mut talk, Red, card, Choice { on: Some(Blue), ..Choice::default() });
    assert!(matches!(talk.asks(), Ask::Munchkin(munchkin::Ask::Cursed { .. })));
    keeps(&mut talk, Place::Table);
    keeps(&mut talk, Place::App);
    sound(&talk);
    assert!(!talk.game.stock.as_ref().expect("decks").draw.has(card), "it is about to strike");
    talk.does(table::Command::Skip);
    settle(&mut talk);
    sound(&talk);
    assert!(talk.game.stock.as_ref().expect("decks").discards.has(card));
}
