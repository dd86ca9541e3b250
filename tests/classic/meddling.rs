//! What others do about it: backstabs, level cards at any time, joint wins, and who may sit down at all.

use crate::support::proofs::proves;
use crate::talk::{Blue, Green, Red, three};
use standie::catalog::words::{Names, Words};
use standie::play::playout;
use standie::rules::amount::Amount;
use standie::rules::card::Choice;
use standie::rules::doors::Command::OpenDoor;
use standie::rules::fight::{Bargain, Fighter};
use standie::rules::ids::Colour;
use standie::rules::munchkin::goods::Cards;
use standie::rules::munchkin::played::PowerBy;
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::{fight, munchkin, table};

fn levels(of: &[(Colour, i32)]) -> table::Command {
    let level = |(seat, to): &(Colour, i32)| {
        munchkin::Effect::Level { seat: *seat, change: Amount::To(*to), kill: false }.into()
    };
    table::Command::Amend { effects: of.iter().map(level).collect(), note: String::new() }
}

#[test]
fn three_to_six_sit_down() {
    let _row = proves("MC-SET-02");
    let book = crate::talk::book();
    for players in 1..=6 {
        let setup = Setup { system: crate::talk::system(), expansion: false, ..playout::setup(players) };
        assert_eq!(setup.check(&book).is_ok(), players >= 3, "{players}");
    }
}

#[test]
fn a_thief_stabs_whoever_fights_and_a_total_may_fall_below_nothing() {
    let _row = proves("MC-INTF-05");
    let _row = proves("MC-LVL-06");
    let _row = proves("MC-CLASS-05");
    let mut talk = crate::talk::opening(&[(Blue, &["Thief"])]);
    talk.answers(table::Answer::No).plays(Blue, "Thief").all_pass();
    talk.draws_next(&["Barrel With Legs"]).does(OpenDoor).draws();
    let paid = talk.seat(Blue).held.iter().next().expect("a card");
    let cards = Cards { cards: std::iter::once(paid).collect(), ..Cards::default() };
    let choice = Choice { fighter: Some(Fighter::Seat(Red)), ..Choice::default() };
    let stabs = munchkin::Command::UsePower { seat: Blue, class: "thief".into(), by: PowerBy::Discard(cards), choice };
    talk.does(stabs);
    let fight = fight::kept(&talk.game).expect("a fight");
    let (ours, _) = fight::roll::totals(&fight::sides::sums(&talk.book, &talk.game, fight), &[]);
    assert_eq!(ours, 1 - 2);
    assert!(!talk.seat(Blue).held.has(paid), "and it cost a card");
}

#[test]
fn a_thief_stabs_each_of_those_who_fight_once_a_fight() {
    let _row = proves("MC-CLASS-14");
    let mut talk = crate::talk::opening(&[(Blue, &["Thief"])]);
    talk.answers(table::Answer::No).plays(Blue, "Thief").all_pass();
    talk.draws_next(&["Barrel With Legs"]).does(OpenDoor).draws();
    let stabs = |talk: &crate::talk::Talk, on: Colour| {
        let paid = talk.seat(Blue).held.iter().next().expect("a card");
        let cards = Cards { cards: std::iter::once(paid).collect(), ..Cards::default() };
        let choice = Choice { fighter: Some(Fighter::Seat(on)), ..Choice::default() };
        munchkin::Command::UsePower { seat: Blue, class: "thief".into(), by: PowerBy::Discard(cards), choice }
    };
    let stab = stabs(&talk, Red);
    talk.does(stab);
    let again = talk.refuses(stabs(&talk, Red));
    assert_eq!(again.message.id, "power-once-each");
    assert_eq!(talk.totals().0, 1 - 2, "and nothing more is lost");
}

#[test]
fn a_level_card_works_on_anybodys_turn_and_is_discarded() {
    let _row = proves("MC-TREAS-08");
    let _row = proves("MC-TREAS-09");
    let mut talk = three(&[(Blue, &["Montage"])]);
    let card = talk.held(Blue, "Montage");
    talk.draws_next(&["Barrel With Legs"]).does(OpenDoor).draws();
    talk.does(munchkin::Command::PlayCard { seat: Blue, card, choice: Choice::default() });
    assert_eq!(talk.seat(Blue).level, 2, "in somebody else's fight");
    assert!(talk.game.stock.as_ref().is_some_and(|stock| stock.discards.has(card)));
}

#[test]
fn a_sale_never_brings_the_last_level() {
    let _row = proves("MC-SELL-09");
    let mut talk = three(&[(Red, &["Slip-Ons of Slipping Out", "Vest Intentions"])]);
    talk.plays(Red, "Slip-Ons of Slipping Out").plays(Red, "Vest Intentions").does(levels(&[(Red, 9)]));
    let sell = munchkin::Command::BuyLevel {
        seat: Red,
        gear: vec![0, 1],
        others: Vec::new(),
        hand: Default::default(),
        cards: Default::default(),
        levels: None,
    };
    let refused = talk.refuses(sell);
    assert_eq!(refused.message.id, "level-needs-kill");
    // Nothing is entered where the app keeps the cards.
    let instead = Words::load("en").instead(&refused.message, Names::of(&talk.game));
    assert_eq!(instead.as_deref(), Some("Win a fight for it."));
}

#[test]
fn a_fighter_and_a_helping_elf_who_reach_the_top_by_one_kill_have_both_won() {
    let _row = proves("MC-LVL-10");
    let mut talk = three(&[]);
    let races = munchkin::Effect::Races { seat: Green, races: vec!["elf".to_owned()] };
    talk.does(table::Command::Amend { effects: vec![races.into()], note: String::new() });
    talk.does(levels(&[(Red, 9), (Green, 9)]));
    talk.draws_next(&["Barrel With Legs"]).does(OpenDoor).draws();
    talk.does(fight::Command::AskHelp { seat: Green, terms: Bargain::default() }).answers(table::Answer::Done);
    talk.answers(table::Answer::Done).all_pass();
    let Ask::Table(table::Ask::Over(table::Ending::Players(winners))) = talk.asks() else {
        panic!("{:?}", talk.asks())
    };
    assert_eq!((winners.len(), winners.contains(&Red), winners.contains(&Green)), (2, true, true));
}

#[test]
fn treasures_promised_for_help_are_picked_in_the_order_that_was_agreed() {
    let _row = proves("MC-HELP-05");
    let _row = proves("MC-HELP-06");
    let mut talk = three(&[]);
    talk.does(levels(&[(Red, 5), (Green, 3)])).draws_next(&["Barrel With Legs"]).does(OpenDoor).draws();
    let terms = Bargain { treasures: 1, helper_first: Some(true), ..Bargain::default() };
    talk.does(fight::Command::AskHelp { seat: Green, terms }).answers(table::Answer::Done);
    talk.answers(table::Answer::Done).all_pass().draws();
    let Ask::Fight(fight::Ask::Spoils { up, .. }) = talk.asks() else { panic!("{:?}", talk.asks()) };
    assert_eq!((up.len(), talk.asked()), (2, Some(Green)), "two Treasures lie there, and the helper picks first");
}
