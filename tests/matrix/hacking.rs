//! Hacking: one card after the other, by deeds or by five cards, in the own turn and in peace.

use crate::roles::{by_deed, cites, lit, of_hand, on, paid, place, put, refused, three, with_row};
use crate::support::proofs::{proves, tries};
use crate::talk::{Blue, Green, Red, Talk};
use standie::rules::card::{CardId, Choice};
use standie::rules::cards::deck::Deck;
use standie::rules::doors::Command::{OpenDoor, SearchRoom};
use standie::rules::dungeon;
use standie::rules::dungeon::answer::{OrphanGoods, OrphanMonsters};
use standie::rules::ids::Colour;
use standie::rules::munchkin::goods::Cards;
use standie::rules::question::Ask;
use standie::rules::track::command::How;
use standie::rules::{fight, table, track, turn};

/// RED beats a Level 1 monster behind the door, alone.
fn beats(talk: &mut Talk) {
    talk.raised(Red, 2).draws_next(&["Crumb Swarm"]).does(OpenDoor).draws();
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::Fight { .. })), "{:?}", talk.asks());
    talk.answers(table::Answer::Done).all_pass_for(Red);
    talk.draws();
}

fn five(talk: &Talk, seat: Colour) -> Cards {
    of_hand(talk.seat(seat).held.iter().take(5).collect::<Vec<CardId>>())
}

#[test]
fn a_deed_moves_the_token_on_and_pays() {
    let _row = proves("SR-MATRIX-02");
    let _row = proves("SR-MATRIX-09");
    let _row = proves("SR-TURN-13");
    let mut talk = three(&[]);
    refused(&talk, by_deed(Red), "not-done-yet", &["SR-MATRIX-02"]);
    beats(&mut talk);
    assert!(lit(&talk, Red), "RED has killed: {:?}", talk.asks());
    let doors = talk.seat(Red).hand.of(Deck::DOOR);
    talk.does(by_deed(Red)).draws();
    assert_eq!(place(&talk, Red), 1);
    assert_eq!(talk.seat(Red).hand.of(Deck::DOOR), doors + 1, "the reward");
    assert_eq!((place(&talk, Blue), place(&talk, Green)), (0, 0), "nobody else's token");
}

#[test]
fn a_deed_of_combat_counts_when_the_combat_is_over() {
    let _row = proves("SR-TURN-13");
    let mut talk = three(&[]);
    talk.raised(Red, 2).draws_next(&["Crumb Swarm"]).does(OpenDoor).draws();
    refused(&talk, by_deed(Red), "not-in-combat", &["SR-TURN-13"]);
    talk.answers(table::Answer::Done);
    assert!(!lit(&talk, Red), "it is claimed, not won");
    talk.all_pass_for(Red);
    assert!(lit(&talk, Red));
    cites(&talk, &["SR-MATRIX-02"]);
}

#[test]
fn one_deed_is_for_one_card_and_they_come_in_order() {
    let _row = proves("SR-MATRIX-03");
    // Both ask for a kill, and the vermin would do for either.
    let mut talk = three(&[]);
    beats(&mut talk);
    talk.does(by_deed(Red)).draws();
    cites_was(&talk);
    assert_eq!(place(&talk, Red), 1);
    assert!(!lit(&talk, Red));
    refused(&talk, by_deed(Red), "not-done-yet", &["SR-MATRIX-03"]);
    // What is done while the token stands elsewhere is for nothing: a sale does not wait for its card.
    let mut talk = three(&[(Red, &["Ladle of Lordship", "Borrowed Oar"])]);
    talk.fetches(Red, &["Sarcastic Shoulder Parrot"]);
    sells(&mut talk, &["Borrowed Oar", "Sarcastic Shoulder Parrot"]);
    put(&mut talk, Red, 2);
    assert!(!lit(&talk, Red), "the token stood on the first card then");
}

fn cites_was(talk: &Talk) {
    assert!(on(talk).done.is_none(), "it is used up");
}

fn sells(talk: &mut Talk, names: &[&str]) {
    let cards = names.iter().map(|name| talk.held(Red, name)).collect();
    talk.does(standie::rules::munchkin::Command::BuyLevel {
        seat: Red,
        gear: Vec::new(),
        others: Vec::new(),
        hand: Vec::new(),
        cards,
        levels: None,
    });
}

#[test]
fn a_deed_of_an_old_turn_counts_no_more() {
    let _row = proves("SR-MATRIX-07");
    let mut talk = three(&[]);
    beats(&mut talk);
    assert!(lit(&talk, Red));
    while talk.game.turn.seat == Some(Red) {
        match talk.asks() {
            Ask::Munchkin(_) => talk.does(table::Command::ByHand),
            _ => talk.answers(table::Answer::No),
        };
    }
    assert!(!lit(&talk, Red));
    refused(&talk, by_deed(Red), "only-on-own-turn", &["SR-MATRIX-07"]);
}

#[test]
fn five_cards_do_for_any_card_but_the_last() {
    let _row = proves("SR-MATRIX-05");
    let _row = proves("SR-MATRIX-06");
    let _row = proves("SR-MATRIX-09");
    let mut talk = three(&[]);
    talk.fetches(Red, &["Borrowed Oar", "Ladle of Lordship", "Haste Paste"]);
    let pays = five(&talk, Red);
    let before = talk.seat(Red).held.len();
    talk.does(paid(Red, How::Five, pays.clone())).draws();
    assert_eq!(place(&talk, Red), 1);
    // The reward comes all the same (SR-OQ-04): a Door.
    assert_eq!(talk.seat(Red).held.len(), before - 5 + 1);
    let stock = talk.game.stock.as_ref().expect("cards");
    assert!(pays.cards.within(&stock.discards), "they are discarded");
    put(&mut talk, Red, 6);
    talk.fetches(Red, &["Borrowed Oar", "Ladle of Lordship", "Haste Paste", "Fork in the Road", "Colander of Clarity"]);
    refused(&talk, paid(Red, How::Five, five(&talk, Red)), "five-no-more", &["SR-MATRIX-06"]);
    refused(&talk, by_deed(Red), "end-of-the-track", &["SR-MATRIX-11"]);
}

#[test]
fn five_are_five_and_each_is_somewhere() {
    let _row = proves("SR-MATRIX-05");
    let mut talk = three(&[]);
    talk.fetches(Red, &["Borrowed Oar", "Ladle of Lordship", "Haste Paste"]);
    let all: Vec<CardId> = talk.seat(Red).held.iter().collect();
    refused(&talk, paid(Red, How::Five, of_hand(all[..4].to_vec())), "five-cards", &["SR-MATRIX-05"]);
    refused(&talk, paid(Red, How::Five, of_hand(all[..6].to_vec())), "five-cards", &["SR-MATRIX-05"]);
    let other = talk.seat(Blue).held.iter().next().expect("a card");
    let wrong = of_hand(all[..4].iter().copied().chain([other]));
    refused(&talk, paid(Red, How::Five, wrong), "card-not-in-hand", &[]);
    let unnamed = Cards { hand: talk.seat(Red).hand, ..Cards::default() };
    assert!(unnamed.count() > 5);
    let unnamed = Cards { others: 5, ..Cards::default() };
    refused(&talk, paid(Red, How::Five, unnamed), "name-the-card", &["SR-MATRIX-05"]);
}

#[test]
fn the_five_come_from_the_hand_or_from_play_as_the_table_rules() {
    let mut talk = three(&[(Red, &["Borrowed Oar", "Helmet With a Hat on It"])]);
    talk.fetches(Red, &["Elf", "Warrior", "Haste Paste", "Fork in the Road"]);
    for name in ["Helmet With a Hat on It", "Elf"] {
        talk.plays(Red, name).all_pass();
    }
    let hand: Vec<CardId> = talk.seat(Red).held.iter().take(3).collect();
    let pays = Cards { gear: vec![0], kinds: vec!["elf".to_owned()], ..of_hand(hand) };
    let ruled = talk.again().ruled("matrix_five_from", "hand");
    refused(&ruled, paid(Red, How::Five, pays.clone()), "five-from-the-hand", &["SR-MATRIX-05"]);
    tries("matrix_five_from", "hand_or_play");
    talk.does(paid(Red, How::Five, pays)).draws();
    assert_eq!(place(&talk, Red), 1);
    assert!(talk.seat(Red).gear.is_empty() && talk.seat(Red).races.is_empty());
}

#[test]
fn a_trap_kept_as_a_reminder_pays_for_nothing() {
    let _row = proves("SR-MATRIX-05");
    let mut talk = three(&[(Blue, &["Followed by an Accordion"])]);
    let trap = talk.held(Blue, "Followed by an Accordion");
    let on = Choice { on: Some(Red), ..Choice::default() };
    talk.does(standie::rules::munchkin::Command::PlayCard { seat: Blue, card: trap, choice: on });
    while matches!(talk.asks(), Ask::Munchkin(_)) {
        talk.answers(table::Answer::Done);
    }
    talk.all_pass();
    assert_eq!(talk.seat(Red).conditions.len(), 1);
    talk.fetches(Red, &["Borrowed Oar", "Haste Paste"]);
    let four = talk.seat(Red).held.iter().take(4).chain([trap]);
    refused(&talk, paid(Red, How::Five, of_hand(four.collect::<Vec<_>>())), "card-not-in-hand", &[]);
}

#[test]
fn only_the_active_player_hacks_and_as_often_as_there_is_something_to_hack_with() {
    let _row = proves("SR-MATRIX-07");
    let _row = proves("SR-MATRIX-08");
    let mut talk = with_row(&["Turnstile", "Bag", "Rack", "Till", "Stairs", "Exit"], &[]);
    refused(&talk, by_deed(Blue), "only-on-own-turn", &["SR-MATRIX-07"]);
    talk.fetches(Red, &["Haste Paste", "Fork in the Road", "Sword in a Different Stone"]);
    let one = talk.held(Red, "Haste Paste");
    talk.does(paid(Red, How::Deed, of_hand([one]))).draws();
    talk.does(by_deed(Red));
    talk.plays(Red, "Sword in a Different Stone").all_pass();
    talk.does(by_deed(Red));
    assert_eq!(place(&talk, Red), 3, "three in one turn, and the door still closed");
    assert_eq!(talk.game.turn.number, 1);
}

#[test]
fn at_the_end_of_the_turn_there_is_still_time() {
    let _row = proves("SR-MATRIX-08");
    let mut talk = with_row(&["Turnstile", "Bag", "Rack", "Till", "Stairs", "Exit"], &[]);
    talk.draws_next(&["Elf"]).does(OpenDoor).draws();
    talk.does(SearchRoom).draws();
    let one = talk.seat(Red).held.iter().next().expect("a card");
    talk.does(paid(Red, How::Deed, of_hand([one]))).draws();
    assert_eq!(place(&talk, Red), 1);
}

#[test]
fn a_token_moved_by_a_card_brings_no_reward() {
    let _row = proves("SR-MATRIX-10");
    let mut talk = three(&[]);
    let held = talk.seat(Blue).held.len();
    let moves = |by: i32| {
        let change = standie::rules::amount::Amount::By(by);
        let effects = vec![track::Effect::Token { seat: Blue, change }.into()];
        table::Command::Effects { note: String::new(), effects }
    };
    talk.does(moves(3));
    assert_eq!((place(&talk, Blue), talk.seat(Blue).held.len()), (3, held));
    cites(&talk, &["SR-MATRIX-10"]);
    talk.does(moves(-9));
    assert_eq!(place(&talk, Blue), 0, "it stops at the end");
    refused(&talk, moves(-1), "nothing-changes", &["SR-MATRIX-10"]);
    talk.does(moves(50));
    assert_eq!(place(&talk, Blue), 6);
}

#[test]
fn a_card_hacked_again_pays_again_as_the_table_rules() {
    for (value, more) in [("yes", 1), ("no", 0)] {
        let row = ["Turnstile", "Bag", "Rack", "Till", "Stairs", "Exit"];
        let mut talk = with_row(&row, &[]).ruled("matrix_again", value);
        talk.fetches(Red, &["Haste Paste", "Fork in the Road"]);
        for (nth, drawn) in [(0, 1), (1, more)] {
            let one = talk.seat(Red).held.iter().next().expect("a card");
            talk.does(paid(Red, How::Deed, of_hand([one])));
            assert_eq!(talk.drew(Deck::DOOR), drawn, "{value}, hacked {nth} times before");
            talk.draws();
            put(&mut talk, Red, 0);
        }
    }
    tries("matrix_again", "yes");
}

#[test]
fn whoever_has_left_the_table_comes_back_to_the_first_card() {
    let mut talk = three(&[]);
    put(&mut talk, Green, 4);
    talk.does(table::Command::Leave { seat: Green });
    talk.answers(dungeon::Answer::Leaver { monsters: OrphanMonsters::Go, goods: OrphanGoods::Box });
    assert_eq!(place(&talk, Green), 0);
}

#[test]
fn nothing_is_hacked_where_there_is_no_matrix() {
    let book = standie::catalog::classic();
    let setup = standie::rules::setup::Setup {
        system: "classic".to_owned(),
        first: Some(Red),
        ..standie::play::playout::setup(3)
    };
    let mut talk = Talk::dealt(book, setup, &[]);
    talk.all_pass();
    assert_eq!(talk.refuses(by_deed(Red)).message.id, "no-track");
    assert_eq!(talk.refuses(track::Command::FaceGod { def: None }).message.id, "no-track");
    assert!(talk.refuses(turn::Command::EndTurn).message.id != "no-track");
}
