//! How things come to an end: a claim that no longer holds, a turn with something still in hand.

use crate::support::proofs::proves;
use crate::talk::{Blue, Red, Talk, opening, three};
use standie::rules::card::Choice;
use standie::rules::command::Command;
use standie::rules::doors::Command::{OpenDoor, SearchRoom};
use standie::rules::fight::Fighter;
use standie::rules::question::Ask;
use standie::rules::table::step::About;
use standie::rules::{doors, engine, fight, munchkin, table};

#[test]
fn before_a_turn_ends_its_player_can_put_down_and_sell_what_it_has_brought() {
    let mut talk = three(&[]);
    talk.holds_only(Red, &["Axe to Grind", "Catapult, Travel Size", "Moral High Ground"]);
    talk.draws_next(&["Tutorial Goblin"]).raised(Red, 4);
    talk.does(OpenDoor).draws().answers(table::Answer::Done).all_pass_for(Red).draws();
    let end = |talk: &Talk| matches!(talk.asks(), Ask::Table(table::Ask::Window { about: About::End, .. }));
    assert!(end(&talk) && talk.asked() == Some(Red), "{:?}", talk.asks());
    // It is put down; that is nothing anybody else has to say something to.
    talk.plays(Red, "Moral High Ground");
    assert!(end(&talk) && talk.asked() == Some(Red));
    let cards = ["Axe to Grind", "Catapult, Travel Size"].into_iter().map(|name| talk.held(Red, name)).collect();
    let sale =
        munchkin::Command::BuyLevel { seat: Red, gear: vec![], others: vec![], hand: vec![], cards, levels: None };
    let (level, listed) = (talk.seat(Red).level, engine::moves(&talk.book, &talk.game));
    assert!(listed.iter().any(|c| matches!(c, Command::Munchkin(munchkin::Command::BuyLevel { .. }))), "it is offered");
    assert!(!listed.contains(&SearchRoom.into()), "the doors are shut");
    talk.does(sale);
    assert_eq!((talk.seat(Red).level, end(&talk)), (level + 1, true));
    talk.answers(table::Answer::No).all_pass();
    assert_eq!(talk.game.turn.seat, Some(Blue));
}

#[test]
fn a_dwarf_who_turns_into_an_elf_before_the_first_turn_keeps_one_big_item() {
    let big = ["Axe to Grind", "Walk-In Armor"];
    let mut talk = opening(&[(Red, &["Dwarf", big[0], big[1]])]);
    talk.plays(Red, "Dwarf").plays(Red, big[0]).plays(Red, big[1]);
    // It takes the place of the other.
    let elf = munchkin::Effect::Races { seat: Red, races: vec!["elf".to_owned()] };
    talk.amends(elf);
    assert_eq!((talk.seat(Red).races.clone(), talk.asked()), (vec!["elf".to_owned()], Some(Red)));
    assert!(matches!(talk.asks(), Ask::Doors(doors::Ask::Surplus { .. })), "{:?}", talk.asks());
}

#[test]
fn a_claim_that_no_longer_holds_is_void_before_anybody_else_is_asked() {
    let _row = proves("MC-CMB-19");
    let mut talk = three(&[]);
    talk.fetches(Blue, &["Bottled Applause"]).fetches(Red, &["Jar of Bees, Assorted"]);
    talk.raised(Red, 4).draws_next(&["Tutorial Goblin"]).does(OpenDoor).draws().answers(table::Answer::Done);
    assert_eq!(talk.asked(), Some(Blue));
    let foe = Fighter::Monster(talk.game.foes.all[0].id);
    let against = Choice { fighter: Some(foe), ..Choice::default() };
    talk.does(talk.play(Blue, "Bottled Applause", against));
    assert_eq!((talk.totals(), talk.asked()), ((4, 6), Some(Red)));
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::Fight { .. })), "{:?}", talk.asks());
    // More is found, and claimed again: all have the whole time anew.
    let own = Choice { fighter: Some(Fighter::Seat(Red)), ..Choice::default() };
    talk.does(talk.play(Red, "Jar of Bees, Assorted", own)).answers(table::Answer::Done);
    assert_eq!((talk.totals(), talk.asked()), ((9, 6), Some(Blue)));
    talk.all_pass_for(Red);
    assert_eq!(talk.seat(Red).level, 5);
}
