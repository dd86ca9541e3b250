//! Death: what stays, and who takes the rest.

use crate::support::proofs::proves;
use crate::switches::helped;
use crate::talk::{Blue, Green, Red, three};
use standie::rules::amount::Amount;
use standie::rules::card::CardSet;
use standie::rules::doors::{Ask as AtDoors, Command::OpenDoor};
use standie::rules::fight;
use standie::rules::question::Ask;
use standie::rules::{cards, munchkin, table};

#[test]
fn the_others_take_a_card_each_the_highest_level_first_and_level_and_race_stay() {
    let _row = proves("MC-DEATH-01");
    let _row = proves("MC-DEATH-02");
    let _row = proves("MC-DEATH-12");
    let _row = proves("MC-DEATH-13");
    let _row = proves("MC-DEATH-03");
    let _row = proves("MC-DEATH-04");
    let _row = proves("MC-DEATH-06");
    let _row = proves("MC-DEATH-10");
    let mut talk = three(&[(Red, &["Elf", "Warrior", "Very Loud Pants"])]);
    talk.plays(Red, "Warrior").plays(Red, "Elf").plays(Red, "Very Loud Pants");
    let to = |seat, level| munchkin::Effect::Level { seat, change: Amount::To(level), kill: false };
    talk.does(table::Command::Amend { effects: vec![to(Red, 3).into(), to(Green, 2).into()], note: String::new() });
    talk.draws_next(&["Bottomless Fondue"]).does(OpenDoor).draws().answers(table::Answer::Done).runs(1).all_pass();
    let Ask::Doors(AtDoors::Corpse { dead, left }) = talk.asks() else { panic!("{:?}", talk.asks()) };
    assert_eq!((dead, talk.asked()), (Red, Some(Green)), "the highest Level picks first");
    // One card of the hand and the trousers; the Race lies there no more than the Level.
    assert_eq!(left.len(), 2);
    assert!(talk.seat(Red).gear.is_empty() && talk.seat(Red).held.is_empty());
    assert_eq!((talk.seat(Red).level, talk.seat(Red).races.clone()), (3, vec!["elf".to_owned()]));
    assert_eq!(talk.seat(Red).classes, ["warrior"]);
    let trousers = left.iter().find(|card| talk.book.cards.card(*card).is_some_and(|c| c.name == "Very Loud Pants"));
    talk.answers(cards::Answer::Cards(CardSet::of(trousers.expect("they lie there"))));
    assert!(talk.holds(Green, "Very Loud Pants") && talk.asked() == Some(Blue));
    let second = left.iter().find(|card| Some(*card) != trousers).expect("more lies there");
    // Whoever is last finds what is left; where nothing is, nobody picks any more.
    talk.answers(cards::Answer::Cards(CardSet::of(second))).all_pass();
    assert_eq!(talk.game.turn.seat, Some(Blue), "the turn is over");
    for _ in 0..2 {
        talk.draws_next(&["Elf", "Dwarf"]).does(OpenDoor).draws();
        talk.does(standie::rules::doors::Command::SearchRoom).draws().all_pass();
        if let Ask::Munchkin(munchkin::Ask::Charity { surplus, to }) = talk.asks() {
            let seat = talk.asked().expect("somebody");
            let to = to.first().copied();
            let given: CardSet = talk.seat(seat).held.iter().take(surplus as usize).collect();
            let hand = talk.seat(seat).hand.emptied();
            talk.answers(munchkin::Answer::Gave(vec![munchkin::goods::Gift { to, hand, cards: given }]));
        }
        talk.all_pass();
    }
    talk.draws().all_pass();
    assert_eq!(talk.game.turn.seat, Some(Red));
    assert!(!talk.seat(Red).dead && talk.seat(Red).held.len() >= 4, "two Doors and two Treasures");
}

#[test]
fn who_is_of_the_same_level_rolls_for_who_is_first_and_rolls_again_where_that_is_a_tie() {
    let _row = proves("MC-DEATH-05");
    let mut talk = three(&[]);
    talk.draws_next(&["Bottomless Fondue"]).does(OpenDoor).draws().answers(table::Answer::Done).runs(1).all_pass();
    let open = |talk: &crate::talk::Talk| match talk.asks() {
        Ask::Doors(AtDoors::LootRoll { open }) => open,
        _ => Vec::new(),
    };
    assert_eq!(open(&talk), [Blue, Green]);
    talk.answers(table::Answer::Die { seat: Blue, face: 4 }).answers(table::Answer::Die { seat: Green, face: 4 });
    assert_eq!(open(&talk), [Blue, Green], "once more");
    let again = table::Command::Answer(table::Answer::Die { seat: Red, face: 6 }.into());
    assert_eq!(talk.refuses(again).message.id, "not-your-roll");
    talk.answers(table::Answer::Die { seat: Green, face: 3 });
    assert_eq!(open(&talk), [Blue]);
    talk.answers(table::Answer::Die { seat: Blue, face: 1 });
    assert_eq!((open(&talk), talk.asked()), (vec![], Some(Green)), "the better roll picks first");
}

#[test]
fn once_each_has_taken_a_card_the_rest_is_discarded() {
    let _row = proves("MC-DEATH-07");
    let mut talk = three(&[]);
    talk.draws_next(&["Bottomless Fondue"]).does(OpenDoor).draws().answers(table::Answer::Done).runs(1).all_pass();
    for (seat, face) in [(Blue, 5), (Green, 2)] {
        talk.answers(table::Answer::Die { seat, face });
    }
    let Ask::Doors(AtDoors::Corpse { left, .. }) = talk.asks() else { panic!("{:?}", talk.asks()) };
    assert_eq!(left.len(), 4);
    let mut all = left.iter();
    for _ in 0..2 {
        talk.answers(cards::Answer::Cards(CardSet::of(all.next().expect("a card"))));
    }
    talk.all_pass();
    let stock = talk.game.stock.as_ref().expect("cards");
    assert!(all.all(|card| stock.discards.has(card)));
}

#[test]
fn who_died_stands_there_with_nothing_when_the_next_turn_begins_and_can_help_from_then_on() {
    let _row = proves("MC-DEATH-08");
    let _row = proves("MC-DEATH-09");
    let _row = proves("MC-DEATH-11");
    let mut talk = three(&[]);
    talk.draws_next(&["Bottomless Fondue"]).does(OpenDoor).draws().answers(table::Answer::Done).runs(1).all_pass();
    for (seat, face) in [(Blue, 5), (Green, 2)] {
        talk.answers(table::Answer::Die { seat, face });
    }
    while let Ask::Doors(AtDoors::Corpse { left, .. }) = talk.asks() {
        assert!(talk.seat(Red).dead);
        talk.answers(cards::Answer::Cards(CardSet::of(left.iter().next().expect("a card"))));
    }
    talk.all_pass();
    assert_eq!(talk.game.turn.seat, Some(Blue));
    let red = talk.seat(Red);
    assert!(!red.dead && red.held.is_empty() && red.gear.is_empty(), "there again, with nothing");
    talk.draws_next(&["Barrel With Legs"]).does(OpenDoor).draws();
    let asks = fight::Command::AskHelp { seat: Red, terms: Default::default() };
    talk.does(asks).answers(table::Answer::Done);
    let fight = fight::kept(&talk.game).expect("a fight");
    assert_eq!(fight.helper, Some(Red));
}

/// RED has died by a monster that its helper BLUE still has to get away from.
fn one_is_dead_and_one_runs() -> crate::talk::Talk {
    let mut talk = three(&[(Red, &["Very Loud Pants"]), (Blue, &["Elf"])]);
    talk.raised(Green, 2).raised(Blue, 3);
    talk.draws_next(&["Bottomless Fondue"]).does(OpenDoor).draws();
    helped(&mut talk, Blue);
    talk.answers(table::Answer::Done).all_pass().runs(1);
    assert!(talk.seat(Red).dead);
    talk
}

#[test]
fn whoever_still_runs_loots_nobody_before_that() {
    let _row = proves("MC-RUN-17");
    let mut talk = one_is_dead_and_one_runs();
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::RunAway { .. })), "{:?}", talk.asks());
    assert_eq!(talk.asked(), Some(Blue));
    talk.runs(6);
    let Ask::Doors(AtDoors::Corpse { dead, .. }) = talk.asks() else { panic!("{:?}", talk.asks()) };
    assert_eq!((dead, talk.asked()), (Red, Some(Blue)), "BLUE got away, and is of the highest Level");
}

#[test]
fn who_dies_of_the_same_monster_loots_nobody() {
    let mut talk = one_is_dead_and_one_runs();
    talk.runs(1);
    assert!(talk.seat(Blue).dead);
    for body in [Red, Blue] {
        let Ask::Doors(AtDoors::Corpse { dead, .. }) = talk.asks() else { panic!("{:?}", talk.asks()) };
        assert_eq!((dead, talk.asked()), (body, Some(Green)), "in the order they died, and nobody rolls for it");
        // One card, or one after the other (MS-DEATH-04).
        while let Ask::Doors(AtDoors::Corpse { dead, left }) = talk.asks() {
            if dead != body {
                break;
            }
            assert_eq!(talk.asked(), Some(Green));
            talk.answers(cards::Answer::Cards(CardSet::of(left.iter().next().expect("a card lies there"))));
        }
    }
}
