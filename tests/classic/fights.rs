//! Fights without dice: who has more, the claim, help, flight.

use crate::support::proofs::proves;
use crate::talk::{Blue, Green, Red, Talk, three};
use standie::rules::card::Choice;
use standie::rules::doors::Command::OpenDoor;
use standie::rules::fight::{Bargain, Fighter, Stage};
use standie::rules::ids::Colour;
use standie::rules::question::Ask;
use standie::rules::{fight, munchkin, table};

fn meets(hands: &[(Colour, &[&'static str])], monster: &'static str) -> Talk {
    let mut talk = three(hands);
    talk.draws_next(&[monster]).does(OpenDoor).draws();
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::Fight { .. })));
    talk
}

fn on(talk: &Talk, seat: Colour, name: &str, fighter: Fighter) -> munchkin::Command {
    let choice = Choice { fighter: Some(fighter), ..Choice::default() };
    munchkin::Command::PlayCard { seat, card: talk.held(seat, name), choice }
}

#[test]
fn only_more_wins_and_a_tie_does_not() {
    let _row = proves("MC-CMB-03");
    // Level 1 against Level 1.
    let mut talk = meets(&[], "Crumb Swarm");
    talk.answers(table::Answer::Done);
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::RunAway { .. })), "a tie is no win: {:?}", talk.asks());
}

#[test]
fn a_win_is_claimed_and_counts_once_nobody_has_anything_more() {
    let _row = proves("MC-CMB-19");
    let _row = proves("MC-TREAS-01");
    let _row = proves("MC-TREAS-02");
    let mut talk = meets(&[(Red, &["Haste Paste"])], "Crumb Swarm");
    let paste = on(&talk, Red, "Haste Paste", Fighter::Seat(Red));
    talk.does(paste).answers(table::Answer::Done);
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Window { .. })), "the others may still act");
    assert_eq!((talk.asked(), talk.seat(Red).level), (Some(Blue), 1));
    talk.all_pass();
    assert_eq!(talk.seat(Red).level, 2);
    let before = talk.seat(Red).held.len();
    talk.draws();
    assert_eq!(talk.seat(Red).held.len(), before + 1, "one Treasure");
    assert!(talk.game.foes.all.is_empty());
}

#[test]
fn a_claim_that_does_not_hold_any_more_is_void() {
    let _row = proves("MC-CMB-20");
    let _row = proves("MC-INTF-01");
    let _row = proves("MC-INTF-02");
    let mut talk = meets(&[(Red, &["Haste Paste"]), (Blue, &["Emergency Trombone"])], "Crumb Swarm");
    let paste = on(&talk, Red, "Haste Paste", Fighter::Seat(Red));
    talk.does(paste).answers(table::Answer::Done);
    let monster = Fighter::Monster(talk.game.foes.all[0].id);
    let trombone = on(&talk, Blue, "Emergency Trombone", monster);
    talk.does(trombone).all_pass();
    assert_eq!(talk.seat(Red).level, 1, "4 against 11");
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::Fight { .. })) && talk.asked() == Some(Red));
    let stage = fight::kept(&talk.game).map(|fight| fight.stage.clone());
    assert_eq!(stage, Some(Stage::Building), "and RED may go on looking for more");
    talk.answers(table::Answer::Done);
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::RunAway { .. })));
}

#[test]
fn a_helper_adds_all_it_has_and_an_elf_gains_a_level_too() {
    let _row = proves("MC-HELP-01");
    let _row = proves("MC-HELP-02");
    let mut talk = meets(&[(Green, &["Very Loud Trousers"])], "Crumb Swarm");
    talk.does(fight::Command::AskHelp { seat: Green, terms: Bargain::default() });
    assert_eq!(talk.asked(), Some(Green));
    talk.answers(table::Answer::Done);
    assert_eq!(fight::kept(&talk.game).and_then(|fight| fight.helper), Some(Green));
    talk.does(fight::Command::Help { seat: None });
    assert_eq!(fight::kept(&talk.game).and_then(|fight| fight.helper), None);
}

#[test]
fn five_and_six_get_away_and_whoever_is_caught_suffers_the_bad_stuff() {
    let _row = proves("MC-RUN-01");
    let _row = proves("MC-RUN-03");
    let _row = proves("MC-RUN-04");
    let _row = proves("MC-RUN-08");
    let _row = proves("MC-RUN-10");
    for face in 1..=6_u8 {
        let mut talk = three(&[(Red, &["Scale Mail, Talking"])]);
        talk.plays(Red, "Scale Mail, Talking").draws_next(&["Wolf in Chic Clothing"]).does(OpenDoor).draws();
        let held = talk.seat(Red).held.len();
        talk.answers(table::Answer::Done).runs(face).all_pass();
        assert_eq!(
            talk.seat(Red).gear.len(),
            usize::from(face >= 5),
            "{face}: caught by a 4 or less, the armour is gone"
        );
        assert_eq!((talk.seat(Red).level, talk.seat(Red).held.len()), (1, held), "neither Level nor Treasure");
        assert!(talk.game.foes.all.is_empty(), "the monster is discarded");
        assert_eq!(talk.game.turn.seat, Some(Blue));
    }
}

#[test]
fn the_first_at_level_ten_has_won_by_a_kill() {
    let _row = proves("MC-LVL-07");
    let _row = proves("MC-LVL-08");
    let _row = proves("MC-LVL-09");
    let mut talk = three(&[(Red, &["Montage"])]);
    let level = munchkin::Effect::Level { seat: Red, change: standie::rules::amount::Amount::To(9), kill: false };
    talk.does(table::Command::Amend { effects: vec![level.into()], note: String::new() });
    let montage = talk.held(Red, "Montage");
    let play = munchkin::Command::PlayCard { seat: Red, card: montage, choice: Choice::default() };
    assert_eq!(talk.refuses(play).message.id, "level-needs-kill");
    talk.draws_next(&["Crumb Swarm"]).does(OpenDoor).draws().answers(table::Answer::Done).all_pass();
    assert_eq!(talk.asks(), Ask::Table(table::Ask::Over(table::Ending::Players(vec![Red]))));
}
