//! What the cards of others may do to a fight that is being won: told in a line, with what it is made of a touch away.

use crate::hands::Hands;
use crate::hot::{hot, touches};
use crate::support::driver;
use iced_test::core::widget;
use standie::app::table::Panel;
use standie::app::table::hot::Next;
use standie::app::table::stage::hidden::{told, why};
use standie::catalog::words::{Names, Words};
use standie::odds::swing::{self, Hidden, Pairs};
use standie::odds::turners::{Turner, Turning};
use standie::rules::cards::deck::Deck;
use standie::rules::fight;
use standie::rules::munchkin;
use standie::rules::munchkin::played::PowerBy;

#[test]
fn nine_cards_of_eighty_four_of_which_are_enough_are_told_as_what_they_are() {
    let hidden = vec![Hidden { held: 9, unseen: 80, worth: vec![(3, 10), (5, 4)], pairs: None }];
    let (alone, together) = (Some(swing::alone(&hidden, 4)), None);
    let turning = Turning { need: 4, seats: Vec::new(), hidden, alone, together };
    let words = Words::load("en");
    let hands = Hands::new(driver::at("doors_turn", 1280.0, 800.0));
    let game = hands.game().clone();
    let line = told(&words, &game, &turning).expect("a line");
    assert!(line.contains("38.6"), "{line}");
    let why = why(&words, (&[Deck::DOOR], &game), &turning);
    assert!(why.iter().any(|line| line.contains("9") && line.contains("80") && line.contains("4")), "{why:?}");
    assert!(why.iter().any(|line| line.contains("17427") && line.contains("45188")), "{why:?}");
    // Where nobody holds anything there is nothing to be told.
    let bare = Turning { hidden: vec![Hidden { held: 0, ..turning.hidden[0].clone() }], ..turning };
    assert_eq!(told(&words, &game, &bare), None);
}

#[test]
fn whoever_fights_is_told_on_the_stage_at_every_size() {
    for (width, height) in [(1280.0, 800.0), (1920.0, 1080.0), (800.0, 1280.0)] {
        let line = widget::Id::from("turn why".to_owned());
        // Not every game comes to one.
        let game = |preset: &&'static str| {
            let mut hands = Hands::new(driver::at(preset, width, height));
            for step in 0..600 {
                if hands.driver.find(line.clone()).is_some() {
                    return Some(hands);
                }
                if matches!(hot(hands.table()).next, Next::Over) {
                    return None;
                }
                touches(&mut hands, step);
            }
            None
        };
        let seen = ["doors", "doors_turn", "doors_six", "doors_two"].iter().find_map(game);
        let mut hands = seen.unwrap_or_else(|| panic!("a fight that is being won, {width} x {height}"));
        let turning = hands.table().turning.clone().expect("it has been worked out");
        let said = told(&hands.words, hands.game(), &turning).expect("a line");
        assert!(hands.driver.sees(&said), "{said}");
        hands.taps("turn why");
        assert_eq!(hands.table().panel, Some(Panel::WhyTurn));
        let lines = why(&hands.words, (&hands.table().session.book().rules.hands, hands.game()), &turning);
        for line in lines {
            assert!(hands.driver.sees(&line), "{line}");
        }
    }
}

#[test]
fn what_lies_open_on_the_table_is_told_by_name() {
    let hands = Hands::new(driver::at("doors_fight", 1280.0, 800.0));
    let (words, game) = (&hands.words, hands.game());
    let main = fight::kept(game).expect("a fight").main;
    let other = game.seats.iter().map(|seat| seat.colour).find(|seat| *seat != main).expect("somebody else");
    let hand = munchkin::Command::UsePower {
        seat: other,
        class: "wizard".into(),
        by: PowerBy::Hand,
        choice: standie::rules::card::Choice::default(),
    };
    let turner = |by: i32| Turner {
        seat: other,
        plays: vec![hand.clone().into()],
        by,
        powers: vec!["wizard".to_owned()],
        hand: game.seat(other).expect("a seat").hand,
    };
    let turning =
        |by: i32| Turning { need: 4, seats: vec![turner(by)], hidden: Vec::new(), alone: None, together: None };
    let said = told(words, game, &turning(4)).expect("it is for certain");
    let name = words.seat(other, Names::of(game));
    assert_eq!(said, format!("{name} ({}) can spoil this for sure", words.kind("wizard")));
    assert!(why(words, (&[], game), &turning(4)).contains(&said));
    assert_eq!(told(words, game, &turning(3)), None, "that alone is not enough");
}

#[test]
fn two_cards_that_count_as_one_are_told_of() {
    let hands = Hands::new(driver::at("doors_turn", 1280.0, 800.0));
    let pairs = Some(Pairs { hands: vec![4, 3], bring: 1, brought: 2 });
    let hidden = vec![Hidden { held: 7, unseen: 60, worth: Vec::new(), pairs }];
    let alone = Some(swing::alone(&hidden, 4));
    let turning = Turning { need: 4, seats: Vec::new(), hidden, alone, together: None };
    let lines = why(&hands.words, (&[Deck::DOOR], hands.game()), &turning);
    assert!(lines.contains(&hands.words.get("turn-why-pairs")), "{lines:?}");
}
