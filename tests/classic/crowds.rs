//! Several monsters in one fight, and cards that take one of them away; helpers and what they bring along.

use crate::outlook::joined;
use crate::support::proofs::proves;
use crate::talk::{Blue, Green, Red, Talk, three};
use standie::rules::amount::Amount;
use standie::rules::card::Choice;
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::decider::Decider;
use standie::rules::doors::Command::{OpenDoor, SearchRoom};
use standie::rules::engine;
use standie::rules::event::Event;
use standie::rules::fight::{self, Bargain, Fighter};
use standie::rules::ids::{Colour, MonsterId};
use standie::rules::question::Ask;
use standie::rules::{munchkin, table};

fn raised(talk: &mut Talk, seat: Colour, to: i32) {
    let level = munchkin::Effect::Level { seat, change: Amount::To(to), kill: false };
    talk.does(table::Command::Amend { effects: vec![level.into()], note: String::new() });
}

fn race(talk: &mut Talk, seat: Colour, race: &str) {
    let races = munchkin::Effect::Races { seat, races: vec![race.to_owned()] };
    talk.does(table::Command::Amend { effects: vec![races.into()], note: String::new() });
}

fn class(talk: &mut Talk, seat: Colour, class: &str) {
    let classes = munchkin::Effect::Classes { seat, classes: vec![class.to_owned()] };
    talk.does(table::Command::Amend { effects: vec![classes.into()], note: String::new() });
}

fn totals(talk: &Talk) -> (i32, i32) {
    let fight = fight::kept(&talk.game).expect("a fight");
    fight::roll::totals(&fight::sides::sums(&talk.book, &talk.game, fight), &[])
}

/// RED has met a monster; its mate has come along.
fn two(hands: &[(Colour, &[&'static str])], name: &'static str) -> (Talk, MonsterId) {
    let mut talk = three(hands);
    talk.draws_next(&[name]).does(OpenDoor).draws();
    let monster = talk.game.foes.all[0].id;
    let mates = table::Command::Effects { note: String::new(), effects: vec![fight::Effect::Mate { monster }.into()] };
    talk.does(mates);
    (talk, monster)
}

fn drawn(talk: &Talk, deck: Deck) -> u32 {
    let drew = |fact: &standie::rules::event::Fact| match &fact.event {
        Event::Cards(cards::Event::Drew { deck: of, cards, .. }) if *of == deck => u32::from(*cards),
        _ => 0,
    };
    talk.facts.iter().map(drew).sum()
}

fn on(talk: &Talk, seat: Colour, name: &str, monster: MonsterId) -> munchkin::Command {
    let choice = Choice { monster: Some(monster), fighter: Some(Fighter::Monster(monster)), ..Choice::default() };
    munchkin::Command::PlayCard { seat, card: talk.held(seat, name), choice }
}

#[test]
fn two_monsters_are_fought_as_one_and_each_is_a_level() {
    let _row = proves("MC-CMB-16");
    let (mut talk, _) = two(&[], "Barrel With Legs");
    raised(&mut talk, Red, 8);
    talk.answers(table::Answer::Done);
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::RunAway { .. })), "8 against 4 and 4");
    let (mut talk, _) = two(&[], "Sneezing Bat");
    raised(&mut talk, Red, 5);
    talk.answers(table::Answer::Done).all_pass();
    assert_eq!((talk.seat(Red).level, drawn(&talk, Deck::ITEMS)), (7, 2));
}

#[test]
fn one_of_two_sent_home_leaves_its_treasure_to_whoever_beats_the_other() {
    let _row = proves("MC-CMB-11");
    let _row = proves("MC-TREAS-10");
    let (mut talk, first) = two(&[(Red, &["Its Mom Wants It Home"])], "Barrel With Legs");
    raised(&mut talk, Red, 5);
    assert_eq!(totals(&talk), (5, 8));
    let home = on(&talk, Red, "Its Mom Wants It Home", first);
    talk.does(home);
    assert_eq!(totals(&talk), (5, 4));
    talk.answers(table::Answer::Done).all_pass();
    assert_eq!(talk.seat(Red).level, 6, "one Level, for the one that was killed");
    assert_eq!(drawn(&talk, Deck::ITEMS), 4, "two Treasures each");
}

#[test]
fn the_last_one_sent_home_is_no_kill_but_its_treasure_is_won() {
    let mut talk = three(&[(Red, &["Its Mom Wants It Home"])]);
    talk.draws_next(&["Barrel With Legs"]).does(OpenDoor).draws();
    let monster = talk.game.foes.all[0].id;
    let home = on(&talk, Red, "Its Mom Wants It Home", monster);
    talk.does(home).all_pass();
    assert_eq!((talk.seat(Red).level, drawn(&talk, Deck::ITEMS)), (1, 2));
}

#[test]
fn whoever_runs_from_the_rest_has_no_treasure_at_all_and_nobody_beats_one_and_runs_from_the_other() {
    let _row = proves("MC-CMB-12");
    let _row = proves("MC-CMB-13");
    let (mut talk, first) = two(&[(Red, &["Its Mom Wants It Home"])], "Barrel With Legs");
    raised(&mut talk, Red, 2);
    let home = on(&talk, Red, "Its Mom Wants It Home", first);
    talk.does(home).answers(table::Answer::Done);
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::RunAway { .. })), "2 against 4");
    talk.runs(6).all_pass();
    assert_eq!((talk.seat(Red).level, drawn(&talk, Deck::ITEMS)), (2, 0));
    // More than either of them, and less than both.
    let (mut both, _) = two(&[], "Barrel With Legs");
    raised(&mut both, Red, 6);
    both.answers(table::Answer::Done);
    let Ask::Fight(fight::Ask::RunAway { monsters }) = both.asks() else { panic!("{:?}", both.asks()) };
    assert_eq!(monsters.len(), 2);
}

#[test]
fn whoever_runs_rolls_for_each_in_any_order_and_each_that_catches_does_its_worst() {
    let _row = proves("MC-RUN-14");
    let _row = proves("MC-RUN-15");
    let _row = proves("MC-RUN-16");
    let (mut talk, first) = two(&[], "Tutorial Goblin");
    raised(&mut talk, Red, 4);
    let tough = fight::foe::card::Enhancer { level: 10, ..Default::default() };
    let enhance = fight::Effect::Enhance { monster: first, add: tough };
    talk.does(table::Command::Effects { note: String::new(), effects: vec![enhance.into()] });
    talk.answers(table::Answer::Done);
    let Ask::Fight(fight::Ask::RunAway { monsters }) = talk.asks() else { panic!("{:?}", talk.asks()) };
    // The second one first.
    talk.answers(fight::Answer::Ran { monster: monsters[1], face: 1 });
    assert_eq!(talk.seat(Red).level, 3);
    talk.answers(fight::Answer::Ran { monster: monsters[0], face: 2 }).all_pass();
    assert_eq!(talk.seat(Red).level, 2);
}

#[test]
fn where_the_app_throws_the_die_whoever_runs_says_from_whom_first() {
    let _row = proves("MC-RUN-15");
    let mut talk = three(&[]);
    raised(&mut talk, Red, 4);
    talk.draws_next(&["Tutorial Goblin"]).does(OpenDoor).draws();
    joined(&mut talk, "Barrel With Legs");
    let first = talk.game.foes.all[0].id;
    let tough = fight::foe::card::Enhancer { level: 10, ..Default::default() };
    let enhance = fight::Effect::Enhance { monster: first, add: tough };
    talk.does(table::Command::Effects { note: String::new(), effects: vec![enhance.into()] });
    talk.answers(table::Answer::Done);
    let Ask::Fight(fight::Ask::RunFirst { monsters }) = talk.asks() else { panic!("{:?}", talk.asks()) };
    assert_eq!((talk.asked(), monsters.len()), (Some(Red), 2));
    assert_eq!(engine::waits_for(&talk.book, &talk.game), Decider::Seat(Red));
    let says = |answer: fight::Answer| table::Command::Answer(answer.into());
    talk.refuses(says(fight::Answer::RunsFrom { monster: MonsterId(99) }));
    talk.answers(fight::Answer::RunsFrom { monster: monsters[1] });
    // No die falls for the other one.
    let Ask::Fight(fight::Ask::RunAway { monsters: order }) = talk.asks() else { panic!("{:?}", talk.asks()) };
    assert_eq!(order, [monsters[1], monsters[0]]);
    assert_eq!(engine::waits_for(&talk.book, &talk.game), Decider::Chance);
    talk.refuses(says(fight::Answer::Ran { monster: monsters[0], face: 6 }));
    talk.answers(fight::Answer::Ran { monster: monsters[1], face: 6 });
    // There is nothing to choose from one.
    assert_eq!(engine::waits_for(&talk.book, &talk.game), Decider::Chance);
    talk.answers(fight::Answer::Ran { monster: monsters[0], face: 2 }).all_pass();
    assert_eq!(talk.seat(Red).level, 3);
}

#[test]
fn levels_come_before_treasure_and_the_last_one_ends_the_game_before_any() {
    let _row = proves("MC-CMB-24");
    let mut talk = three(&[]);
    raised(&mut talk, Red, 5);
    talk.draws_next(&["Barrel With Legs"]).does(OpenDoor).draws().answers(table::Answer::Done).all_pass();
    talk.draws();
    let mut wins = three(&[]);
    raised(&mut wins, Red, 9);
    wins.draws_next(&["Barrel With Legs"]).does(OpenDoor).draws();
    let held = wins.seat(Red).held.len();
    wins.answers(table::Answer::Done).all_pass();
    assert!(matches!(wins.asks(), Ask::Table(table::Ask::Over(_))));
    assert_eq!(wins.seat(Red).held.len(), held, "nobody draws any more");
}

#[test]
fn what_a_monster_has_against_a_kind_counts_for_fighter_and_helper_alike_and_once() {
    let _row = proves("MC-HELP-08");
    let _row = proves("MC-HELP-10");
    let _row = proves("MC-HELP-14");
    for (red, blue, more) in [("", "elf", 4), ("elf", "", 4), ("elf", "elf", 4), ("", "", 0)] {
        let mut talk = three(&[]);
        for (seat, kind) in [(Red, red), (Blue, blue)] {
            if !kind.is_empty() {
                race(&mut talk, seat, kind);
            }
        }
        talk.draws_next(&["Bard of the Same Four Chords"]).does(OpenDoor).draws();
        talk.does(fight::Command::AskHelp { seat: Blue, terms: Bargain::default() }).answers(table::Answer::Done);
        assert_eq!(totals(&talk), (2, 6 + more), "{red} and {blue}");
    }
}

#[test]
fn a_helper_brings_what_a_class_can_do_ties_discards_and_all() {
    let _row = proves("MC-HELP-09");
    let _row = proves("MC-HELP-12");
    let mut talk = three(&[]);
    class(&mut talk, Blue, "warrior");
    talk.draws_next(&["Barrel With Legs"]).does(OpenDoor).draws();
    talk.does(fight::Command::AskHelp { seat: Blue, terms: Bargain::default() }).answers(table::Answer::Done);
    assert_eq!(totals(&talk), (2, 4));
    for more in 1..=2 {
        let card = talk.seat(Blue).held.iter().next().expect("a card");
        let paid = munchkin::goods::Cards { cards: std::iter::once(card).collect(), ..Default::default() };
        let by = munchkin::played::PowerBy::Discard(paid);
        talk.does(munchkin::Command::UsePower { seat: Blue, class: "warrior".into(), by, choice: Choice::default() });
        assert_eq!(totals(&talk), (2 + more, 4));
    }
    talk.answers(table::Answer::Done).all_pass();
    assert_eq!(talk.seat(Red).level, 2, "and a Warrior who helps wins a tie");
}

#[test]
fn who_helped_to_win_gains_no_level_and_the_fighter_all_of_them() {
    let _row = proves("MC-HELP-15");
    let _row = proves("MC-HELP-16");
    let _row = proves("MC-HELP-17");
    let mut talk = three(&[]);
    raised(&mut talk, Green, 6);
    talk.draws_next(&["Barrel With Legs"]).does(OpenDoor).draws();
    talk.does(fight::Command::AskHelp { seat: Green, terms: Bargain::default() }).answers(table::Answer::Done);
    talk.answers(table::Answer::Done).all_pass();
    assert_eq!((talk.seat(Red).level, talk.seat(Green).level), (2, 6));
    assert_eq!(drawn(&talk, Deck::ITEMS), 2);
    talk.draws();
    let lies = talk.card("Barrel With Legs");
    assert!(talk.game.stock.as_ref().is_some_and(|stock| stock.discards.has(lies)), "the monster is discarded");
}

#[test]
fn help_is_paid_with_items_that_are_carried() {
    let _row = proves("MC-HELP-04");
    let mut talk = three(&[(Red, &["Very Loud Pants", "Fifty Feet of Rope"])]);
    talk.plays(Red, "Very Loud Pants");
    raised(&mut talk, Blue, 6);
    talk.draws_next(&["Barrel With Legs"]).does(OpenDoor).draws();
    let item = talk.seat(Red).gear[0].clone();
    let terms = Bargain { items: vec![(*item).clone()], ..Bargain::default() };
    talk.does(fight::Command::AskHelp { seat: Blue, terms }).answers(table::Answer::Done);
    talk.answers(table::Answer::Done).all_pass();
    assert_eq!((talk.seat(Red).gear.len(), talk.seat(Blue).gear.len()), (0, 1));
}

#[test]
fn short_of_the_monster_there_is_help_or_there_are_legs() {
    let _row = proves("MC-CMB-21");
    let _row = proves("MC-HELP-19");
    let _row = proves("MC-HELP-20");
    let mut talk = three(&[]);
    talk.draws_next(&["Barrel With Legs"]).does(OpenDoor).draws();
    for seat in [Blue, Green] {
        talk.does(fight::Command::AskHelp { seat, terms: Bargain::default() }).answers(table::Answer::No);
    }
    let mut helped = talk.again();
    talk.answers(table::Answer::Done);
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::RunAway { .. })), "nobody helps: {:?}", talk.asks());
    helped.does(fight::Command::AskHelp { seat: Blue, terms: Bargain::default() }).answers(table::Answer::Done);
    helped.answers(table::Answer::Done);
    assert!(matches!(helped.asks(), Ask::Fight(fight::Ask::RunAway { .. })), "2 against 4");
}

#[test]
fn a_fight_is_fought_to_its_end_before_anything_else_of_the_turn() {
    let _row = proves("MC-DOOR-03");
    let _row = proves("MC-TROUBLE-02");
    let mut talk = three(&[(Red, &["Its Mom Wants It Home", "Rat With a Grievance"])]);
    talk.draws_next(&["Barrel With Legs"]).does(OpenDoor).draws();
    let trouble = standie::rules::doors::Command::LookForTrouble { card: talk.held(Red, "Rat With a Grievance") };
    assert!(!talk.refuses(SearchRoom).message.id.is_empty() && !talk.refuses(trouble.clone()).message.id.is_empty());
    let monster = talk.game.foes.all[0].id;
    let home = on(&talk, Red, "Its Mom Wants It Home", monster);
    talk.does(home);
    let mut now = talk.again();
    while now.game.turn.seat == Some(Red) && !matches!(now.asks(), Ask::Munchkin(_)) {
        assert!(
            !now.refuses(trouble.clone()).message.id.is_empty(),
            "whatever became of the monster: {:?}",
            now.asks()
        );
        match now.asks() {
            Ask::Cards(_) => now.draws(),
            Ask::Table(table::Ask::Window { .. }) => now.all_pass(),
            other => panic!("{other:?}"),
        };
    }
}

#[test]
fn trouble_of_ones_own_is_a_fight_like_any_other_and_nobody_has_to_look_for_it() {
    let _row = proves("MC-TROUBLE-03");
    let _row = proves("MC-TROUBLE-04");
    let mut talk = three(&[(Red, &["Sneezing Bat", "Haste Paste"])]);
    talk.draws_next(&["Elf"]).does(OpenDoor).draws();
    let mut passes = talk.again();
    passes.does(SearchRoom).draws();
    assert!(passes.holds(Red, "Sneezing Bat"), "kept in the hand");
    let card = talk.held(Red, "Sneezing Bat");
    talk.does(standie::rules::doors::Command::LookForTrouble { card });
    assert_eq!(totals(&talk), (1, 2));
    let choice = Choice { fighter: Some(Fighter::Seat(Red)), ..Choice::default() };
    talk.does(munchkin::Command::PlayCard { seat: Red, card: talk.held(Red, "Haste Paste"), choice });
    talk.answers(table::Answer::Done).all_pass();
    assert_eq!((talk.seat(Red).level, drawn(&talk, Deck::ITEMS)), (2, 1));
}

#[test]
fn an_elf_who_helps_gains_a_level_for_each_that_is_killed_and_none_for_what_was_sent_home() {
    let _row = proves("MC-HELP-18");
    for (sent, level) in [(false, 3), (true, 2)] {
        let (mut talk, first) = two(&[(Red, &["Its Mom Wants It Home"])], "Barrel With Legs");
        race(&mut talk, Green, "elf");
        raised(&mut talk, Red, 5);
        raised(&mut talk, Green, 1);
        talk.does(fight::Command::AskHelp { seat: Green, terms: Bargain::default() }).answers(table::Answer::Done);
        if sent {
            let home = on(&talk, Red, "Its Mom Wants It Home", first);
            talk.does(home);
        }
        let bonus = munchkin::Effect::Bonus { seat: Red, change: Amount::To(20) };
        talk.amends(bonus).answers(table::Answer::Done).all_pass();
        assert_eq!(talk.seat(Green).level, level, "sent home: {sent}");
    }
}
