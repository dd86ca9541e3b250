//! Who waits at the end: fought instead of a door, for the game.

use crate::roles::{GOD, by_deed, cites, on, place, put, refused, three};
use crate::support::proofs::{proves, tries};
use crate::talk::{Blue, Green, Red, Talk};
use standie::rules::card::Choice;
use standie::rules::cards::deck::Deck;
use standie::rules::doors::Command::OpenDoor;
use standie::rules::event::Event;
use standie::rules::fight::{self, roll};
use standie::rules::question::Ask;
use standie::rules::table::phase::Phase;
use standie::rules::table::{self, Ending};
use standie::rules::track::event::God;
use standie::rules::track::{self, Command::FaceGod};
use standie::rules::{laws, munchkin};

/// RED stands at the end, so strong.
fn at_the_end(level: i32) -> Talk {
    let mut talk = three(&[]);
    put(&mut talk, Red, 6);
    talk.raised(Red, level);
    talk
}

fn told(talk: &Talk) -> Vec<God> {
    let all = talk.facts.iter().filter_map(|fact| match fact.event {
        Event::Track(track::Event::God { stands, .. }) => Some(stands),
        _ => None,
    });
    all.collect()
}

fn winners(talk: &Talk) -> Option<Vec<standie::rules::ids::Colour>> {
    match talk.game.ending.clone() {
        Some(Ending::Players(seats)) => Some(seats),
        _ => None,
    }
}

#[test]
fn it_is_fought_instead_of_a_door_by_whoever_has_come_to_the_end() {
    let _row = proves("SR-MATRIX-04");
    let _row = proves("SR-MATRIX-11");
    let _row = proves("SR-MATRIX-12");
    let mut talk = three(&[]);
    refused(&talk, FaceGod { def: None }, "not-at-the-end", &["SR-MATRIX-04"]);
    put(&mut talk, Blue, 6);
    refused(&talk, FaceGod { def: None }, "not-at-the-end", &["SR-MATRIX-12"]);
    put(&mut talk, Red, 6);
    talk.does(FaceGod { def: None });
    cites(&talk, &["SR-MATRIX-11", "SR-MATRIX-12"]);
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::Fight { .. })));
    let foe = &talk.game.foes.all[0];
    assert_eq!((foe.def.name.as_str(), on(&talk).god), (GOD, Some(foe.id)));
    assert_eq!(talk.totals(), (1 + 4, 10), "with Layer 4");
    refused(&talk, OpenDoor, "not-now", &[]);
    // Once a door is open it is too late.
    let mut talk = at_the_end(1);
    talk.draws_next(&["Elf"]).does(OpenDoor).draws();
    refused(&talk, FaceGod { def: None }, "door-is-open", &["SR-MATRIX-11"]);
}

#[test]
fn whoever_beats_it_has_won_whatever_the_level() {
    let _row = proves("SR-MATRIX-01");
    let _row = proves("SR-LVL-07");
    let mut talk = at_the_end(7);
    talk.does(FaceGod { def: None }).answers(table::Answer::Done);
    assert!(roll::wins_the_game(&talk.book, &talk.game), "for the win from the first moment");
    talk.all_pass();
    assert_eq!(winners(&talk), Some(vec![Red]), "11 beats 10");
    assert_eq!(told(&talk), [God::Beaten]);
    cites(&talk, &["SR-MATRIX-01"]);
    assert!(talk.seat(Red).level < 10);
}

#[test]
fn the_winner_is_whoever_fought_and_an_elf_who_comes_to_the_last_level_by_it() {
    let _row = proves("SR-MATRIX-01");
    let mut talk = at_the_end(7);
    talk.fetches(Green, &["Elf"]);
    let terms = || fight::Bargain { treasures: 0, gold: 0, helper_first: Some(false), items: Vec::new() };
    talk.does(FaceGod { def: None });
    talk.does(fight::Command::AskHelp { seat: Green, terms: terms() }).answers(table::Answer::Done);
    talk.answers(table::Answer::Done).all_pass();
    assert_eq!(winners(&talk), Some(vec![Red]), "a helper who is no Elf has won nothing");
    let mut talk = at_the_end(7);
    talk.raised(Green, 9);
    talk.amends(munchkin::Effect::Races { seat: Green, races: vec!["elf".to_owned()] });
    talk.does(FaceGod { def: None });
    talk.does(fight::Command::AskHelp { seat: Green, terms: terms() }).answers(table::Answer::Done);
    talk.answers(table::Answer::Done).all_pass();
    assert_eq!(winners(&talk), Some(vec![Red, Green]));
}

/// RED loses, runs and is caught.
fn loses(talk: &mut Talk) {
    talk.does(FaceGod { def: None }).answers(table::Answer::Done);
    assert_eq!(told(talk), [God::Wins]);
    talk.runs(1);
    while matches!(talk.asks(), Ask::Munchkin(_)) {
        talk.answers(table::Answer::Done);
    }
}

#[test]
fn whoever_loses_runs_and_may_try_again_or_starts_anew_as_the_table_rules() {
    let _row = proves("SR-MATRIX-12");
    for (value, stands) in [("stay", 6), ("back_to_start", 0)] {
        let mut talk = at_the_end(3).ruled("god_lost", value);
        loses(&mut talk);
        assert_eq!((place(&talk, Red), talk.seat(Red).level), (stands, 2), "{value}: its Bad Stuff has struck");
        assert!(talk.game.ending.is_none());
        // It is back behind its card, and straight to Charity it goes: no search, no trouble.
        assert!(talk.game.foes.all.is_empty() && on(&talk).god.is_none() && on(&talk).row.len() == 7);
        assert_eq!(laws::broken(&talk.book, &talk.game), None);
        assert!(talk.game.turn.seat == Some(Blue) || talk.game.turn.phase == Phase::Charity);
    }
    tries("god_lost", "stay");
}

#[test]
fn taken_away_by_a_card_it_is_not_beaten_and_nobody_wins() {
    let _row = proves("SR-MATRIX-01");
    let mut talk = three(&[(Blue, &["Its Mom Wants It Home"])]);
    put(&mut talk, Red, 6);
    talk.raised(Red, 9).does(FaceGod { def: None });
    let monster = talk.game.foes.all[0].id;
    let card = talk.held(Blue, "Its Mom Wants It Home");
    let choice = Choice { monster: Some(monster), ..Choice::default() };
    talk.does(munchkin::Command::PlayCard { seat: Blue, card, choice });
    assert_eq!(told(&talk), [God::Removed]);
    cites(&talk, &["SR-MATRIX-01", "SR-CMB-09"]);
    talk.all_pass_for(Red);
    assert!(talk.game.ending.is_none() && talk.seat(Red).level == 9, "the fight is over, and that is all");
    assert_eq!((place(&talk, Red), on(&talk).god), (6, None));
    assert!(!matches!(talk.asks(), Ask::Fight(_)));
}

#[test]
fn a_card_that_kills_outright_does_not_beat_it_either() {
    let _row = proves("SR-MATRIX-01");
    let mut talk = at_the_end(4);
    talk.does(FaceGod { def: None });
    let monster = talk.game.foes.all[0].id;
    let effects = vec![fight::Effect::Slay { monster }.into()];
    talk.does(table::Command::Effects { note: String::new(), effects });
    assert_eq!((told(&talk), on(&talk).god), (Vec::new(), None));
    talk.all_pass_for(Red);
    assert!(talk.game.ending.is_none());
    assert_eq!(talk.drew(Deck::ITEMS), 0, "no Treasure is printed on it");
}

#[test]
fn several_may_stand_at_the_end_and_each_tries_in_an_own_turn() {
    let _row = proves("SR-MATRIX-04");
    let mut talk = at_the_end(3);
    put(&mut talk, Blue, 6);
    talk.raised(Blue, 8);
    loses(&mut talk);
    while talk.game.turn.seat == Some(Red)
        || talk.game.top().is_none()
        || !matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. }))
    {
        match talk.asks() {
            Ask::Munchkin(_) => talk.does(table::Command::ByHand),
            _ => talk.answers(table::Answer::No),
        };
    }
    assert_eq!(talk.game.turn.seat, Some(Blue));
    talk.does(FaceGod { def: None }).answers(table::Answer::Done).all_pass();
    assert_eq!(winners(&talk), Some(vec![Blue]));
}

#[test]
fn what_is_taken_back_is_as_it_was() {
    let mut talk = at_the_end(7);
    let before = talk.game.clone();
    talk.does(FaceGod { def: None });
    let fought = talk.game.clone();
    assert_ne!(fought, before);
    let mut again = before.clone();
    standie::rules::engine::act(&talk.book, &mut again, &FaceGod { def: None }.into()).expect("again");
    assert_eq!(again, fought);
    refused(&talk, by_deed(Red), "not-in-combat", &[]);
}
