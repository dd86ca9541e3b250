//! Races, Classes, what they wear and how they run; trade.

use crate::support::proofs::proves;
use crate::talk::{Blue, Green, Red, Talk, opening, three};
use standie::odds::bargain::Weights;
use standie::odds::bids::bids;
use standie::rules::card::Choice;
use standie::rules::doors::Command::OpenDoor;
use standie::rules::ids::Colour;
use standie::rules::munchkin::goods::Goods;
use standie::rules::munchkin::{self, outfit};
use standie::rules::question::Ask;
use standie::rules::seat::{Condition, Until};
use standie::rules::{fight, table};

fn play(talk: &Talk, seat: Colour, name: &str) -> munchkin::Command {
    munchkin::Command::PlayCard { seat, card: talk.held(seat, name), choice: Choice::default() }
}

fn laid(talk: &Talk, seat: Colour, name: &str) -> munchkin::Command {
    let is = |card: &standie::rules::card::CardId| talk.book.cards.card(*card).is_some_and(|def| def.name == name);
    let card = talk.seat(seat).laid.iter().find(is).expect("it lies there");
    munchkin::Command::PlayCard { seat, card, choice: Choice::default() }
}

fn runs_from(talk: &Talk, seat: Colour) -> i32 {
    fight::flight::away_from(&talk.book, &talk.game, seat)
}

#[test]
fn elves_and_boots_run_better_and_halflings_worse() {
    let _row = proves("MC-RUN-05");
    let _row = proves("MC-RUN-06");
    let _row = proves("MC-RUN-18");
    let mut talk = opening(&[(Red, &["Elf", "Slip-Ons of Slipping Out"]), (Blue, &["Halfling"])]);
    assert_eq!(runs_from(&talk, Red), 5);
    talk.plays(Red, "Elf");
    assert_eq!(runs_from(&talk, Red), 4);
    talk.plays(Red, "Slip-Ons of Slipping Out");
    assert_eq!(runs_from(&talk, Red), 2);
    talk.answers(table::Answer::No).plays(Blue, "Halfling");
    assert_eq!(runs_from(&talk, Blue), 6);
}

#[test]
fn a_race_is_given_up_at_any_time_even_in_a_fight_and_one_is_human_again() {
    let _row = proves("MC-RACE-03");
    let _row = proves("MC-RACE-06");
    let _row = proves("MC-RACE-07");
    let _row = proves("MC-RACE-08");
    let mut talk = three(&[(Red, &["Elf"])]);
    talk.plays(Red, "Elf").draws_next(&["Barrel With Legs"]).does(OpenDoor).draws();
    assert_eq!(runs_from(&talk, Red), 4);
    let gives_up = laid(&talk, Red, "Elf");
    talk.does(gives_up);
    assert_eq!((talk.seat(Red).races.len(), runs_from(&talk, Red)), (0, 5));
    assert!(outfit::may_use(talk.seat(Red), &Default::default()), "a human like any other");
}

#[test]
fn there_is_one_race_and_one_class_and_another_only_with_the_card_for_it() {
    let _row = proves("MC-RACE-09");
    let _row = proves("MC-CLASS-11");
    let _row = proves("MC-HALF-01");
    let _row = proves("MC-HALF-03");
    let mut talk = opening(&[(Red, &["Elf", "Dwarf"])]);
    talk.plays(Red, "Elf");
    assert_eq!(talk.refuses(play(&talk, Red, "Dwarf")).message.id, "second-race-needs-card");
    let mut classes = opening(&[(Red, &["Warrior", "Thief"])]);
    classes.plays(Red, "Warrior");
    assert_eq!(classes.refuses(play(&classes, Red, "Thief")).message.id, "second-class-needs-card");
    let mut half = three(&[(Red, &["Elf", "Complicated Family"])]);
    assert!(!half.refuses(play(&half, Red, "Complicated Family")).cites.is_empty(), "not without a Race");
    half.plays(Red, "Elf").plays(Red, "Complicated Family");
    assert!(half.seat(Red).half_breed);
    half.draws_next(&["Dwarf"]).does(OpenDoor).draws().plays(Red, "Dwarf");
    assert_eq!(half.seat(Red).races, ["elf", "dwarf"]);
}

#[test]
fn a_class_is_given_up_at_any_time_and_another_takes_its_place() {
    let _row = proves("MC-CLASS-02");
    let _row = proves("MC-CLASS-09");
    let _row = proves("MC-CLASS-10");
    let mut talk = three(&[(Red, &["Warrior"])]);
    assert!(talk.seat(Red).classes.is_empty());
    talk.plays(Red, "Warrior");
    let gives_up = laid(&talk, Red, "Warrior");
    talk.does(gives_up);
    assert!(talk.seat(Red).classes.is_empty());
}

#[test]
fn a_warrior_wins_ties() {
    let _row = proves("MC-HELP-11");
    let _row = proves("MC-CLASS-03");
    let mut talk = three(&[(Red, &["Warrior"])]);
    talk.plays(Red, "Warrior").draws_next(&["Crumb Swarm"]).does(OpenDoor).draws();
    talk.answers(table::Answer::Done);
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Window { .. })), "1 against 1 is claimed: {:?}", talk.asks());
    talk.all_pass();
    assert_eq!(talk.seat(Red).level, 2);
}

#[test]
fn a_warrior_who_could_help_is_counted_as_one_before_being_asked() {
    let _row = proves("MC-HELP-11");
    let mut talk = three(&[]);
    talk.amends(munchkin::Effect::Classes { seat: Blue, classes: vec!["warrior".to_owned()] });
    talk.raised(Red, 3).draws_next(&["Barrel With Legs"]).does(OpenDoor).draws();
    let fight = fight::kept(&talk.game).expect("a fight").clone();
    let bids = bids(&talk.book, &talk.game, &fight, &Weights::default(), &[]);
    let chance = |seat: Colour| {
        let bid = bids.iter().find(|bid| bid.seat == seat).expect("somebody to ask");
        bid.helped.odds().expect("no dice").chance()
    };
    // Four against four, with either of them.
    assert_eq!((chance(Blue), chance(Green)), (1.0, 0.0));
}

#[test]
fn what_would_only_make_a_tie_is_not_said_to_win() {
    let mut talk = three(&[]);
    talk.draws_next(&["Crumb Swarm"]).does(OpenDoor).draws();
    let add = Condition { text: "sneezing".to_owned(), bonus: -5, until: Until::NextFight, ..Condition::default() };
    talk.does(table::Command::Effects {
        effects: vec![munchkin::Effect::Condition { seat: Red, add }.into()],
        note: String::new(),
    });
    assert_eq!(talk.totals(), (-4, 1));
    let fight = fight::kept(&talk.game).expect("a fight").clone();
    let sides = fight::sides::sides(&talk.book, &talk.game, &fight, None);
    let takes = standie::odds::fight::takes(&sides, &[]);
    let wins = takes.iter().find(|take| take.percent == 100).expect("the win");
    assert_eq!((wins.bonus, wins.strike), (Some(6), None), "one against one is lost");
}

#[test]
fn one_hat_one_armour_one_pair_of_shoes_and_two_hands_count_and_the_rest_is_carried() {
    let _row = proves("MC-ITEM-03");
    let _row = proves("MC-ITEM-06");
    let _row = proves("MC-ITEM-09");
    let _row = proves("MC-ITEM-12");
    let mut hats = opening(&[(Red, &["Tiara of Entitlement", "Colander of Clarity"])]);
    hats.plays(Red, "Tiara of Entitlement").plays(Red, "Colander of Clarity");
    assert_eq!((hats.seat(Red).gear.len(), outfit::combat_bonus(hats.seat(Red))), (2, 2), "not 3");
    let mut hands = opening(&[(Red, &["Two-Handed Burrito", "Fork in the Road"])]);
    hands.plays(Red, "Two-Handed Burrito").plays(Red, "Fork in the Road");
    assert_eq!((hands.seat(Red).gear.len(), outfit::combat_bonus(hands.seat(Red))), (2, 3), "not 5");
    let mut only = opening(&[(Red, &["Wand With One Setting"])]);
    only.plays(Red, "Wand With One Setting");
    assert_eq!((only.seat(Red).gear.len(), outfit::combat_bonus(only.seat(Red))), (1, 0), "carried by anybody");
}

#[test]
fn only_items_on_the_table_change_hands_and_nothing_in_a_fight() {
    let _row = proves("MC-TRADE-01");
    let _row = proves("MC-TRADE-04");
    let _row = proves("MC-TRADE-06");
    let _row = proves("MC-ITEM-15");
    let mut talk = three(&[(Red, &["Very Loud Pants"])]);
    talk.plays(Red, "Very Loud Pants");
    let trousers = || Goods { gear: vec![0], ..Goods::default() };
    let gives = || munchkin::Command::Give { from: Red, to: Blue, goods: trousers(), back: Goods::default() };
    let mut fight = talk.again();
    fight.draws_next(&["Crumb Swarm"]).does(OpenDoor).draws();
    assert!(!fight.refuses(gives()).cites.is_empty(), "not by who fights");
    talk.does(gives());
    assert_eq!((talk.seat(Red).gear.len(), talk.seat(Blue).gear.len()), (0, 1), "at once before its new owner");
    assert_eq!(outfit::combat_bonus(talk.seat(Blue)), 2);
}

#[test]
fn nobody_sells_on_somebody_elses_turn() {
    let _row = proves("MC-SELL-08");
    let mut talk = opening(&[(Blue, &["Slip-Ons of Slipping Out", "Vest Intentions"])]);
    talk.answers(table::Answer::No);
    talk.plays(Blue, "Slip-Ons of Slipping Out").plays(Blue, "Vest Intentions").all_pass();
    let sell = munchkin::Command::BuyLevel {
        seat: Blue,
        gear: vec![0, 1],
        others: Vec::new(),
        hand: Default::default(),
        cards: Default::default(),
        levels: None,
    };
    assert_eq!(talk.refuses(sell).message.id, "only-on-own-turn");
}

#[test]
fn who_helped_runs_too_after_the_fighter() {
    let _row = proves("MC-RUN-12");
    let _row = proves("MC-RUN-13");
    let _row = proves("MC-RUN-17");
    let mut talk = three(&[]);
    talk.draws_next(&["Barrel With Legs"]).does(OpenDoor).draws();
    talk.does(fight::Command::AskHelp { seat: Blue, terms: fight::Bargain::default() }).answers(table::Answer::Done);
    let level = |seat| munchkin::Effect::Level { seat, change: standie::rules::amount::Amount::To(2), kill: false };
    talk.does(table::Command::Amend { effects: vec![level(Blue).into()], note: String::new() });
    // 1 and 2 against 4.
    talk.answers(table::Answer::Done);
    assert_eq!(talk.asked(), Some(Red), "the fighter first");
    talk.runs(6);
    assert_eq!(talk.asked(), Some(Blue));
    talk.runs(1).all_pass();
    assert_eq!((talk.seat(Red).level, talk.seat(Blue).level), (1, 1), "caught by what the other got away from");
}

#[test]
fn a_monster_may_catch_both_and_nobody_falls_below_level_one() {
    let _row = proves("MC-LVL-05");
    let _row = proves("MC-CARD-14");
    let mut talk = three(&[]);
    talk.draws_next(&["Backing Dancers of Death"])
        .does(OpenDoor)
        .draws()
        .answers(table::Answer::Done)
        .runs(1)
        .all_pass();
    assert_eq!(talk.seat(Red).level, 1, "two Levels less stop at 1");
}

#[test]
fn one_big_item_is_carried_and_dwarves_carry_what_they_like() {
    let _row = proves("MC-BIG-01");
    let _row = proves("MC-BIG-02");
    let _row = proves("MC-BIG-03");
    let _row = proves("MC-BIG-04");
    let _row = proves("MC-BIG-08");
    let mut talk = opening(&[(Red, &["Moral High Ground", "Catapult, Travel Size"])]);
    talk.plays(Red, "Moral High Ground");
    assert_eq!(talk.refuses(play(&talk, Red, "Catapult, Travel Size")).message.id, "one-big");
    let mut small = opening(&[(Red, &["Moral High Ground", "Very Loud Pants"])]);
    small.plays(Red, "Moral High Ground").plays(Red, "Very Loud Pants");
    assert_eq!(small.seat(Red).gear.len(), 2, "small ones as many as one likes");
    let mut dwarf = opening(&[(Red, &["Dwarf", "Moral High Ground", "Catapult, Travel Size"])]);
    dwarf.plays(Red, "Dwarf").plays(Red, "Moral High Ground").plays(Red, "Catapult, Travel Size");
    assert_eq!(dwarf.seat(Red).gear.len(), 2);
}

#[test]
fn a_dwarf_keeps_six_cards_and_anybody_else_five() {
    let _row = proves("MC-CARD-07");
    let _row = proves("MC-CHAR-02");
    let _row = proves("MC-CHAR-06");
    let mut talk = three(&[(Red, &["Dwarf"])]);
    talk.plays(Red, "Dwarf");
    let surplus = |talk: &Talk| munchkin::charity::surplus(&talk.book, &talk.game, talk.seat(Red));
    for (cards, dwarf, human) in [(5, 0, 0), (6, 0, 1), (7, 1, 2)] {
        let mut now = talk.again();
        let hand = now.seat(Red).hand.with(standie::rules::cards::deck::Deck::DOOR, cards);
        let hand = hand.with(standie::rules::cards::deck::Deck::ITEMS, 0);
        now.game.seats[0].hand = hand;
        assert_eq!(surplus(&now), dwarf, "{cards} cards of a Dwarf");
        now.game.seats[0].races.clear();
        assert_eq!(surplus(&now), human, "{cards} cards of a human");
    }
}
