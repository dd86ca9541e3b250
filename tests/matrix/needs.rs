//! Everything a card can ask for: what does it, what does not, what it takes.

use crate::roles::{by_deed, lit, of_hand, paid, place, put, refused, three, with_row};
use crate::support::proofs::proves;
use crate::talk::{Blue, Green, Red, Talk};
use standie::rules::card::{CardId, Choice};
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::doors::Command::OpenDoor;
use standie::rules::engine;
use standie::rules::ids::Colour;
use standie::rules::munchkin::goods::{Cards, Goods};
use standie::rules::question::Ask;
use standie::rules::track::command::How;
use standie::rules::{fight, munchkin, table, track};

/// RED meets somebody behind the door and claims the win.
fn fights(talk: &mut Talk, monster: &'static str) {
    talk.draws_next(&[monster]).does(OpenDoor).draws();
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::Fight { .. })), "{:?}", talk.asks());
    talk.answers(table::Answer::Done).all_pass_for(Red);
    talk.draws();
}

/// RED stands on the second card of the row that asks for a monster of Level 2 or more, beaten alone.
fn in_the_ring() -> Talk {
    let mut talk = three(&[]);
    put(&mut talk, Red, 3);
    talk
}

#[test]
fn a_monster_has_to_be_of_the_level_and_beaten_alone() {
    let _row = proves("SR-MATRIX-02");
    let mut talk = in_the_ring();
    talk.raised(Red, 3);
    fights(&mut talk, "Crumb Swarm");
    assert!(!lit(&talk, Red), "Level 1 is too low");
    let mut talk = in_the_ring();
    talk.raised(Red, 3);
    fights(&mut talk, "Sneezing Bat");
    assert!(lit(&talk, Red));
    // With somebody's help it is not alone.
    let mut talk = in_the_ring();
    talk.raised(Red, 3).draws_next(&["Sneezing Bat"]).does(OpenDoor).draws();
    let terms = fight::Bargain { treasures: 0, gold: 0, helper_first: Some(false), items: Vec::new() };
    talk.does(fight::Command::AskHelp { seat: Green, terms }).answers(table::Answer::Done);
    talk.answers(table::Answer::Done).all_pass_for(Red);
    talk.draws();
    assert!(!lit(&talk, Red));
}

#[test]
fn what_lies_on_a_monster_counts_for_its_level() {
    let mut talk = three(&[(Blue, &["Has Read Your Diary"])]);
    put(&mut talk, Red, 3);
    talk.raised(Red, 9).draws_next(&["Crumb Swarm"]).does(OpenDoor).draws();
    let monster = talk.game.foes.all[0].id;
    let choice = Choice { monster: Some(monster), ..Choice::default() };
    let card = talk.held(Blue, "Has Read Your Diary");
    talk.does(munchkin::Command::PlayCard { seat: Blue, card, choice });
    talk.answers(table::Answer::Done).all_pass_for(Red);
    // The kill was for the last Level.
    assert!(talk.game.ending.is_some() || lit(&talk, Red));
}

#[test]
fn a_monster_has_to_be_of_the_kind() {
    let mut talk = three(&[]);
    put(&mut talk, Red, 1);
    talk.raised(Red, 3);
    fights(&mut talk, "Tutorial Goblin");
    assert!(!lit(&talk, Red), "a goblin is no vermin");
    let mut talk = three(&[]);
    put(&mut talk, Red, 1);
    talk.raised(Red, 3);
    fights(&mut talk, "Rat With a Grievance");
    assert!(lit(&talk, Red));
}

#[test]
fn a_monster_that_is_only_sent_away_is_not_killed() {
    let mut talk = three(&[(Blue, &["Its Mom Wants It Home"])]);
    talk.raised(Red, 3).draws_next(&["Crumb Swarm"]).does(OpenDoor).draws();
    let monster = talk.game.foes.all[0].id;
    let choice = Choice { monster: Some(monster), ..Choice::default() };
    let card = talk.held(Blue, "Its Mom Wants It Home");
    talk.does(munchkin::Command::PlayCard { seat: Blue, card, choice }).all_pass_for(Red);
    assert!(talk.game.foes.all.is_empty() && !lit(&talk, Red));
}

#[test]
fn a_sale_has_to_be_worth_it() {
    let mut talk = three(&[]);
    put(&mut talk, Red, 2);
    talk.fetches(Red, &["Borrowed Oar", "Sarcastic Shoulder Parrot"]);
    let cards = ["Borrowed Oar", "Sarcastic Shoulder Parrot"].map(|name| talk.held(Red, name)).into_iter().collect();
    let (gear, others, hand) = (Vec::new(), Vec::new(), Vec::new());
    talk.does(munchkin::Command::BuyLevel { seat: Red, gear, others, hand, cards, levels: None });
    assert!(lit(&talk, Red));
    talk.does(by_deed(Red));
    assert_eq!((place(&talk, Red), talk.drew(Deck::ITEMS)), (3, 1));
}

#[test]
fn an_item_given_away_is_a_deed() {
    let mut talk = with_row(&["Bench", "Bag", "Rack", "Till", "Stairs", "Exit"], &[(Red, &["Borrowed Oar"])]);
    talk.plays(Red, "Borrowed Oar").all_pass();
    let goods = Goods { gear: vec![0], ..Goods::default() };
    talk.does(munchkin::Command::Give { from: Red, to: Blue, goods, back: Goods::default() });
    assert!(lit(&talk, Red) && talk.seat(Red).gear.is_empty());
    talk.does(by_deed(Red)).draws();
    assert_eq!(place(&talk, Red), 1);
    // To be given something is none.
    let mut talk = with_row(&["Bench", "Bag", "Rack", "Till", "Stairs", "Exit"], &[(Blue, &["Borrowed Oar"])]);
    let oar = talk.held(Blue, "Borrowed Oar");
    talk.game.seats.iter_mut().for_each(|seat| {
        if seat.colour == Blue {
            seat.fresh = 1;
        }
    });
    talk.does(munchkin::Command::PlayCard { seat: Blue, card: oar, choice: Choice::default() }).all_pass();
    let goods = Goods { gear: vec![0], ..Goods::default() };
    talk.does(munchkin::Command::Give { from: Blue, to: Red, goods, back: Goods::default() });
    assert!(!lit(&talk, Red));
}

#[test]
fn what_is_discarded_has_to_be_of_the_sort_and_as_much() {
    let mut talk = with_row(&["Turnstile", "Bag", "Skip", "Till", "Stairs", "Exit"], &[]);
    put(&mut talk, Red, 2);
    talk.fetches(Red, &["Elf", "Borrowed Oar", "Fork in the Road", "Haste Paste"]);
    let card = |talk: &Talk, name: &str| talk.held(Red, name);
    let elf = of_hand([card(&talk, "Elf"), card(&talk, "Borrowed Oar")]);
    refused(&talk, paid(Red, How::Deed, elf), "other-than-asked", &["SR-MATRIX-02"]);
    let one = of_hand([card(&talk, "Borrowed Oar")]);
    refused(&talk, paid(Red, How::Deed, one), "other-than-asked", &["SR-MATRIX-02"]);
    refused(&talk, by_deed(Red), "other-than-asked", &["SR-MATRIX-02"]);
    // One from the hand, one that is worn.
    talk.plays(Red, "Borrowed Oar").all_pass();
    let both = Cards { gear: vec![0], ..of_hand([card(&talk, "Fork in the Road")]) };
    talk.does(paid(Red, How::Deed, both));
    assert_eq!(place(&talk, Red), 3);
    assert!(talk.seat(Red).gear.is_empty());
}

/// A card of the other deck that lies on its discards is no Treasure: it was offered, paid for, and nothing came of it.
#[test]
fn a_treasure_is_taken_from_the_discards_of_treasures() {
    let _row = proves("SR-MATRIX-09");
    let mut talk = with_row(&["Turnstile", "Bag", "Skip", "Till", "Stairs", "Exit"], &[]);
    put(&mut talk, Red, 2);
    talk.fetches(Red, &["Borrowed Oar", "Fork in the Road"]);
    let (door, treasure) = (talk.card("It Was Funnier at Home"), talk.card("Haste Paste"));
    let stock = talk.game.stock.as_mut().expect("cards");
    for card in [door, treasure] {
        stock.draw.remove(card);
        stock.discards.insert(card);
    }
    let pays = of_hand(["Borrowed Oar", "Fork in the Road"].map(|name| talk.held(Red, name)));
    let picks = |card| Choice { pick: Some(card), ..Choice::default() };
    let hack = |choice| track::Command::Hack { seat: Red, how: How::Deed, pays: pays.clone(), choice };
    let offered = engine::moves(&talk.book, &talk.game).into_iter().filter_map(|command| match command {
        Command::Track(track::Command::Hack { choice, .. }) => choice.pick,
        _ => None,
    });
    let offered: Vec<CardId> = offered.collect();
    assert!(offered.contains(&treasure) && !offered.contains(&door), "{offered:?}");
    assert!(!talk.refuses(hack(picks(door))).message.id.is_empty());
    talk.does(hack(picks(treasure)));
    assert!(talk.seat(Red).held.has(treasure) && place(&talk, Red) == 3);
}

#[test]
fn a_level_paid_is_lost_and_never_the_first() {
    let _row = proves("SR-LVL-04");
    let mut talk = three(&[]);
    put(&mut talk, Red, 5);
    refused(&talk, by_deed(Red), "level-floor", &["SR-CARD-03"]);
    talk.raised(Red, 3).does(by_deed(Red));
    assert_eq!((talk.seat(Red).level, place(&talk, Red), talk.drew(Deck::ITEMS)), (2, 6, 1));
}

#[test]
fn what_is_so_is_asked_of_the_moment() {
    let row = ["Belt", "Bag", "Rack", "Till", "Stairs", "Exit"];
    let mut talk = with_row(&row, &[(Red, &["Warrior", "Sword in a Different Stone"])]);
    refused(&talk, by_deed(Red), "not-done-yet", &["SR-MATRIX-02"]);
    talk.plays(Red, "Warrior").all_pass();
    let some = of_hand(talk.seat(Red).held.iter().take(1).collect::<Vec<_>>());
    refused(&talk, paid(Red, How::Deed, some), "nothing-to-pay", &["SR-MATRIX-02"]);
    talk.does(by_deed(Red)).draws();
    assert_eq!(place(&talk, Red), 1);
    // Four cards in the hand.
    let held = talk.seat(Red).held.len();
    assert_eq!(lit(&talk, Red), held >= 4);
    talk.fetches(Red, &["Borrowed Oar", "Haste Paste"]).does(by_deed(Red));
    // A sword in use, not in the hand.
    refused(&talk, by_deed(Red), "not-done-yet", &[]);
    talk.plays(Red, "Sword in a Different Stone").all_pass();
    talk.does(by_deed(Red));
    assert_eq!(place(&talk, Red), 3);
    let packed = munchkin::Command::Pack { seat: Red, packed: vec![0] };
    talk.does(packed);
    put(&mut talk, Red, 2);
    refused(&talk, by_deed(Red), "not-done-yet", &[]);
}

#[test]
fn a_level_for_a_reward_is_never_the_last() {
    let _row = proves("SR-CARD-07");
    let mut talk = three(&[]);
    put(&mut talk, Red, 4);
    talk.raised(Red, 5).does(by_deed(Red));
    assert_eq!((talk.seat(Red).level, place(&talk, Red)), (6, 5));
    put(&mut talk, Red, 4);
    talk.raised(Red, 9).does(by_deed(Red));
    // It is refused; the action counts, and the token moves on (SR-OQ-29).
    assert_eq!((talk.seat(Red).level, place(&talk, Red)), (9, 5));
    assert!(talk.game.ending.is_none() && talk.cited("SR-CARD-07"));
}

#[test]
fn a_reward_that_is_aimed_at_somebody_is_aimed() {
    let mut talk = with_row(&["Doormat", "Hall", "Till", "Ring", "Trapdoor", "Exit"], &[]);
    put(&mut talk, Red, 4);
    talk.raised(Red, 2).raised(Blue, 3);
    refused(&talk, by_deed(Red), "choice-missing", &[]);
    let hack = |on: Colour| track::Command::Hack {
        seat: Red,
        how: How::Deed,
        pays: Cards::default(),
        choice: Choice { on: Some(on), ..Choice::default() },
    };
    refused(&talk, hack(Red), "choice-missing", &[]);
    talk.does(hack(Blue));
    assert_eq!((talk.seat(Blue).level, place(&talk, Red)), (2, 5));
}
