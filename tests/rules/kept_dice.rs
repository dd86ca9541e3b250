//! Dice that a card changes, where the app keeps the cards.

use crate::kept::{deals, kept, plays, settle};
use crate::support::proofs::proves;
use crate::support::talk::*;
use standie::rules::card::{CardId, CardKind, Choice};
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::room::Mark;
use standie::rules::fight;
use standie::rules::fight::foe::card::MonsterDef;
use standie::rules::ids::Colour;
use standie::rules::munchkin;
use standie::rules::munchkin::played::PowerBy;
use standie::rules::question::Ask;
use standie::rules::table;
use standie::rules::table::step::About;

/// Somebody's hand holds a card that changes dice.
fn loaded(talk: &mut Talk) -> CardId {
    deals(talk, Blue, |is| *is == CardKind::Die)
}

fn to_face(face: u8) -> Choice {
    Choice { face: Some(face), ..Choice::default() }
}

/// The waiting dice are asked about in turn; the others pass until it is Blue's.
fn until_blue(talk: &mut Talk) {
    while talk.asked() != Some(Blue) {
        assert!(matches!(talk.asks(), Ask::Table(table::Ask::Window { about: About::Dice, .. })), "{:?}", talk.asks());
        talk.answers(table::Answer::No);
    }
}

#[test]
fn a_search_die_is_changed_before_it_counts() {
    let _row = proves("MQ-DIE-11");
    let mut talk = kept();
    let room = talk.room(1, 0, plain());
    talk.stands(Red, room);
    let card = loaded(&mut talk);
    talk.does(dungeon::Command::Search).answers(table::Answer::Dice(vec![1]));
    until_blue(&mut talk);
    plays(&mut talk, Blue, card, to_face(3));
    talk.cites("MQ-DIE-11");
    let gold = talk.seat(Red).gold;
    settle(&mut talk);
    assert_eq!(talk.seat(Red).gold, gold + 400, "a 3, not a 1");
}

#[test]
fn the_monster_die_is_changed_before_it_counts() {
    let _row = proves("MQ-DIE-11");
    let mut talk = kept();
    let card = loaded(&mut talk);
    talk.ends_turn();
    settle(&mut talk);
    talk.die(Blue);
    until_blue(&mut talk);
    let place = Colour::ALL.iter().position(|c| *c == Green).expect("a colour") as u8 + 1;
    plays(&mut talk, Blue, card, to_face(place));
    let dxm = talk.seat(Green).hand.of(Deck::DXM);
    settle(&mut talk);
    assert!(talk.seat(Green).hand.of(Deck::DXM) > dxm, "it is green's card");
}

#[test]
fn the_ten_sided_die_is_changed_before_it_counts() {
    let _row = proves("MQ-DIE-11");
    let mut talk = kept();
    let class = deals(&mut talk, Red, |is| matches!(is, CardKind::Class(c) if c == "thief"));
    plays(&mut talk, Red, class, Choice::default());
    settle(&mut talk);
    let room = talk.room(1, 0, plain());
    talk.stands(Red, room).amends(dungeon::Effect::Mark { room, mark: Some(Mark::Ransacked) });
    let card = loaded(&mut talk);
    let power = Command::Munchkin(munchkin::Command::UsePower {
        seat: Red,
        class: "thief".into(),
        by: PowerBy::Ten,
        choice: Choice::default(),
    });
    talk.does(power).answers(table::Answer::Number(10));
    until_blue(&mut talk);
    talk.refuses(munchkin::Command::PlayCard { seat: Blue, card, choice: to_face(11) }).because("no-such-face");
    plays(&mut talk, Blue, card, to_face(1));
    settle(&mut talk);
    assert_eq!(talk.at(room).mark, None, "the power works");
}

#[test]
fn a_die_that_is_rolled_again_shows_what_it_shows() {
    let _row = proves("MQ-DIE-11");
    let mut talk = kept().ruled("loaded_die", "reroll");
    let room = talk.room(1, 0, plain());
    talk.stands(Red, room);
    let card = loaded(&mut talk);
    talk.does(dungeon::Command::Search).answers(table::Answer::Dice(vec![1]));
    until_blue(&mut talk);
    plays(&mut talk, Blue, card, Choice::default());
    assert_eq!((talk.asks(), talk.asked()), (Ask::Fight(fight::Ask::DieAgain), Some(Red)));
    talk.answers(table::Answer::Number(2));
    let gold = talk.seat(Red).gold;
    settle(&mut talk);
    assert_eq!(talk.seat(Red).gold, gold + 300);
}

#[test]
fn dice_nobody_can_change_count_at_once() {
    let mut talk = kept();
    let room = talk.room(1, 0, plain());
    talk.stands(Red, room);
    let gold = talk.seat(Red).gold;
    talk.does(dungeon::Command::Search).answers(table::Answer::Dice(vec![2]));
    assert_eq!(talk.seat(Red).gold, gold + 300);
}

#[test]
fn a_run_and_a_base_roll_wait_for_a_card_too() {
    let _row = proves("MQ-DIE-11");
    let mut talk = kept();
    let room = talk.room(1, 0, plain());
    let card = loaded(&mut talk);
    talk.stands(Red, room);
    let strong = MonsterDef { level: Some(20), dice: Some(0), ..walker(20) };
    talk.effect(dungeon::Effect::PlaceMonster { room, def: strong, base: None });
    talk.die(Green);
    until_blue(&mut talk);
    let place = Colour::ALL.iter().position(|c| *c == Blue).expect("a colour") as u8 + 1;
    plays(&mut talk, Blue, card, to_face(place));
    settle(&mut talk);
    let monster = talk.game.foes.all[0].id;
    assert_eq!(talk.who(monster).base, Some(Blue));
    // The fight is lost, and the run is rolled.
    talk.answers(table::Answer::Done);
    settle(&mut talk);
    let Ask::Fight(fight::Ask::FightDice { rollers }) = talk.asks() else { panic!("{:?}", talk.asks()) };
    let throws = rollers.iter().map(|(who, _)| fight::Throw { who: *who, faces: vec![1] });
    talk.answers(fight::Answer::Throws(throws.collect()));
    settle(&mut talk);
    talk.answers(dungeon::Answer::Side(West));
    let card = loaded(&mut talk);
    talk.answers(fight::Answer::Ran { monster, face: 1 });
    until_blue(&mut talk);
    plays(&mut talk, Blue, card, to_face(6));
    settle(&mut talk);
    assert_eq!(talk.seat(Red).room, talk.dungeon().entrance().map(|r| r.id), "away with a 6");
}
