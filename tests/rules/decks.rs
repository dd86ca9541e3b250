//! Decks by name: a rule set has those it lists, and hands count what they are drawn from, whichever that is.

use crate::support::talk::Talk;
use standie::catalog;
use standie::catalog::words::{Names, Words};
use standie::play::{narrate, playout};
use standie::rules::amount::Amount;
use standie::rules::book::Book;
use standie::rules::card::{CardBox, CardDef};
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::cards::tally::Hand;
use standie::rules::command::Command;
use standie::rules::effect::Effect;
use standie::rules::engine;
use standie::rules::event::{Event, Fact};
use standie::rules::ids::Colour::{Blue, Red};
use standie::rules::laws;
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table;
use std::sync::Arc;

fn door() -> Deck {
    serde_json::from_str("\"door\"").expect("a deck")
}

/// A rule set with other decks: hands of four are dealt from two of them.
fn toy(decks: &[Deck], hands: &[Deck]) -> Arc<Book> {
    let mut book = Book::clone(&catalog::book());
    (book.rules.decks, book.rules.hands) = (decks.to_vec(), hands.to_vec());
    book.rules.start.hand = hands.iter().fold(Hand::default(), |hand, deck| hand.with(*deck, 4));
    let cards: Vec<CardDef> = decks
        .iter()
        .enumerate()
        .map(|(i, deck)| {
            let numbers: Vec<usize> = (i * 300 + 1..i * 300 + 13).collect();
            let name = format!("Card of {}", deck.name());
            serde_json::from_value(serde_json::json!({"numbers": numbers, "name": name, "deck": deck, "is": "level"}))
                .expect("a card")
        })
        .collect();
    Arc::new(book.with_cards(CardBox::new(vec![], vec![], cards, vec![])))
}

/// A game of two in the app by such rules, hands dealt.
fn game(book: &Arc<Book>) -> Talk {
    let setup = Setup { first: Some(Red), ..playout::setup(2) };
    let mut talk = Talk::of(&setup);
    talk.game = setup.game(book).expect("sound");
    talk.book = Arc::clone(book);
    talk.answers(table::Answer::Done);
    named(&mut talk);
    talk
}

/// Whoever draws gets the first cards of the deck asked for; whoever has a choice gives up the first they hold.
fn named(talk: &mut Talk) -> Vec<Deck> {
    let mut asked = Vec::new();
    while let Ask::Cards(cards::Ask::Cards { deck, count, drawn }) = talk.asks() {
        asked.push(deck);
        let from = match talk.asked().filter(|_| !drawn) {
            Some(seat) => talk.seat(seat).held.clone(),
            None => talk.game.stock.as_ref().expect("decks").draw.clone(),
        };
        let cards = from.and(talk.book.cards.stack(deck)).iter().take(count as usize).collect();
        talk.answers(cards::Answer::Cards(cards));
        assert_eq!(laws::broken(&talk.book, &talk.game), None);
    }
    asked
}

#[test]
fn a_rule_set_with_other_decks_is_dealt_from_them() {
    let book = toy(&[Deck::TREASURE, door()], &[Deck::TREASURE, door()]);
    let mut talk = game(&book);
    for seat in [Red, Blue] {
        let seat = talk.seat(seat);
        let of = |deck| seat.held.and(book.cards.stack(deck)).len();
        assert_eq!((of(Deck::TREASURE), of(door()), seat.held.len()), (4, 4, 8));
        assert_eq!(serde_json::to_string(&seat.hand).expect("JSON"), r#"{"treasure":4,"door":4}"#);
    }
    // Drawn and given up by number, named by whoever's they are, each from its own deck.
    let hand = |deck, by| Effect::Cards(cards::Effect::Hand { seat: Red, deck, change: Amount::By(by) });
    talk.effect(hand(door(), 3));
    assert_eq!(named(&mut talk), [door()]);
    talk.effect(hand(door(), -2));
    assert_eq!(named(&mut talk), [door()]);
    let seat = talk.seat(Red);
    assert_eq!((seat.hand.of(door()), seat.held.and(book.cards.stack(door())).len()), (5, 5));
    assert_eq!(talk.game.stock.as_ref().expect("decks").discards.len(), 2);
    // One left in the deck and two among the discards: those come last.
    talk.effect(hand(door(), 3));
    assert_eq!(named(&mut talk), [door(), door()]);
    assert!(talk.game.stock.as_ref().expect("decks").discards.is_empty());
    // A deck of another rule set is none here, and what is read of a game is what was written.
    for none in [Deck::DXM, Deck::MONSTER] {
        talk.refuses_effect(hand(none, 1)).because("no-such-deck");
        talk.refuses_effect(cards::Effect::Fetch { seat: Red, deck: none, card: None }).because("no-such-deck");
    }
    let text = serde_json::to_string(&talk.game).expect("JSON");
    assert_eq!(serde_json::from_str::<standie::rules::game::Game>(&text).expect("a game"), talk.game);
}

#[test]
fn four_decks_and_hands_of_all_of_them() {
    let book = toy(&Deck::ALL, &Deck::ALL);
    let talk = game(&book);
    assert_eq!((talk.seat(Red).held.len(), talk.seat(Blue).hand.total()), (16, 16));
    let hand = talk.seat(Blue).hand;
    assert_eq!(hand.iter().collect::<Vec<_>>(), Deck::ALL.map(|deck| (deck, 4)));
    // They are told of by their names.
    let words = Words::load("en");
    let event =
        Event::Cards(cards::Event::Hand { seat: Blue, from: hand, to: hand.with(door(), 1).with(Deck::DXM, 0) });
    let facts = [Fact { event, cites: standie::rules::cite::Cites::NONE }];
    let told: Vec<String> =
        narrate::tell(&talk.game, &facts).iter().map(|l| words.say(&l.message, Names::of(&talk.game))).collect();
    assert!(told.is_empty(), "cards the app keeps are told of by what becomes of them: {told:?}");
    let mut table = talk.game.clone();
    table.stock = None;
    let told: Vec<String> =
        narrate::tell(&table, &facts).iter().map(|l| words.say(&l.message, Names::of(&table))).collect();
    assert_eq!(told, ["BLUE holds 4 Monsters, 4 Treasures, 0 DxM and 1 Door card"]);
}

#[test]
fn this_rule_set_has_three_decks_and_hands_of_two() {
    let mut talk = Talk::turn_of(&[Red, Blue]);
    assert_eq!(talk.book.rules.decks, [Deck::MONSTER, Deck::TREASURE, Deck::DXM]);
    assert_eq!([Deck::MONSTER, Deck::TREASURE, Deck::DXM].map(Deck::name), ["monster", "treasure", "dxm"]);
    for none in [Deck::MONSTER, door()] {
        let hand = Effect::Cards(cards::Effect::Hand { seat: Red, deck: none, change: Amount::To(3) });
        talk.refuses_effect(hand.clone()).because("no-such-deck");
        talk.refuses_amendment(hand).because("no-such-deck");
        let play =
            format!(r#"{{"play":{{"seat":"red","from":{{"hand":"{}"}},"name":"","what":"level"}}}}"#, none.name());
        let play: Command = serde_json::from_str(&play).expect("a command");
        talk.refuses(play).because("card-not-in-hand");
    }
    let why = serde_json::from_str::<Deck>("\"doors\"").expect_err("no deck").to_string();
    assert!(why.contains("`doors`") && why.contains("`treasure`"), "{why}");
    let _ = engine::question(&talk.book, &talk.game);
}

#[test]
fn a_hand_in_a_file_is_a_number_for_each_deck_it_is_drawn_from() {
    let read = |text: &str| serde_json::from_str::<Hand>(text);
    let hand = read(r#"{"treasure":3,"dxm":0}"#).expect("a hand");
    assert_eq!(hand, Hand::dealt(3, 0));
    assert_eq!(serde_json::to_string(&hand).expect("JSON"), r#"{"treasure":3,"dxm":0}"#);
    assert_eq!(serde_json::to_string(&hand.emptied()).expect("JSON"), r#"{"treasure":0,"dxm":0}"#);
    for wrong in [r#"{"treasure":256}"#, r#"{"treasure":-1}"#, r#"{"treasure":1,"treasure":1}"#, r#"{"gold":1}"#, "[]"]
    {
        assert!(read(wrong).is_err(), "{wrong}");
    }
    assert!(hand.covers(Hand::dealt(3, 0)) && !hand.covers(Hand::dealt(0, 1)));
}
