//! Fights without dice: who has more, the claim, help, flight.

use crate::support::proofs::proves;
use crate::talk::{Blue, Green, Red, Talk, three};
use standie::rules::card::Choice;
use standie::rules::doors::Command::OpenDoor;
use standie::rules::engine;
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
    let _row = proves("MC-CMB-04");
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
    let _row = proves("MC-CMB-06");
    let _row = proves("MC-CMB-14");
    let _row = proves("MC-CMB-18");
    let _row = proves("MC-LOOT-01");
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

/// What a claim is to those who win, running is to those who lose: everybody may still change it, whoever helps first.
#[test]
fn nobody_runs_before_everybody_had_a_chance_to_save_them() {
    let _row = proves("MC-CMB-21");
    let _row = proves("MC-INTF-01");
    // 4 and 1 against 10.
    let hands: [(Colour, &[&'static str]); 2] = [(Green, &["Emergency Trombone"]), (Blue, &["Haste Paste"])];
    let mut talk = meets(&hands, "Passive-Aggressive Golem");
    let enough = talk.totals().1;
    talk.does(fight::Command::AskHelp { seat: Green, terms: Bargain::default() }).answers(table::Answer::Done);
    talk.raised(Red, enough - 6);
    let says = |talk: &mut Talk| {
        talk.does(table::Command::Answer(table::Answer::Done.into()));
        assert!(matches!(talk.asks(), Ask::Table(table::Ask::Window { .. })), "{:?}", talk.asks());
    };
    says(&mut talk);
    assert_eq!(talk.asked(), Some(Green), "whoever helps is asked first");
    // Nobody has anything: they run.
    let mut runs = talk.again();
    runs.answers(table::Answer::No);
    assert!(matches!(runs.asks(), Ask::Fight(fight::Ask::RunAway { .. })), "{:?}", runs.asks());
    // Whoever helps saves them both.
    let trombone = on(&talk, Green, "Emergency Trombone", Fighter::Seat(Green));
    let mut saved = talk.again();
    saved.does(trombone);
    assert!(matches!(saved.asks(), Ask::Fight(fight::Ask::Fight { .. })) && saved.asked() == Some(Red));
    says(&mut saved);
    saved.all_pass();
    assert!(saved.game.fight.is_none(), "and it is won: {:?}", saved.asks());
    // What is not enough gives everybody a chance anew, whoever fights too, and they may still ask somebody else.
    talk.does(table::Command::Answer(table::Answer::No.into()));
    let paste = on(&talk, Blue, "Haste Paste", Fighter::Seat(Red));
    talk.does(paste);
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Window { .. })), "still short");
    let mut asked = Vec::new();
    while let (Ask::Table(table::Ask::Window { .. }), Some(seat)) = (talk.asks(), talk.asked()) {
        asked.push(seat);
        if seat == Red {
            talk.does(table::Command::Answer(table::Answer::Done.into()));
        } else {
            talk.does(table::Command::Answer(table::Answer::No.into()));
        }
    }
    assert_eq!(asked, [Blue, Green, Red], "who has played goes on");
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::Fight { .. })), "not yet after all");
}

#[test]
fn who_is_asked_may_help_or_refuse_and_only_one_does() {
    let _row = proves("MC-HELP-01");
    let _row = proves("MC-HELP-02");
    let _row = proves("MC-HELP-03");
    let mut talk = meets(&[(Green, &["Very Loud Pants"])], "Crumb Swarm");
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
        let mut talk = three(&[(Red, &["Talking Scale Mail"])]);
        talk.plays(Red, "Talking Scale Mail").draws_next(&["Wolf in Chic Clothing"]).does(OpenDoor).draws();
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

fn totals(talk: &Talk) -> (i32, i32) {
    let fight = fight::kept(&talk.game).expect("a fight");
    let sums = fight::sides::sums(&talk.book, &talk.game, fight);
    fight::roll::totals(&sums, &[])
}

#[test]
fn levels_and_what_counts_of_the_items_meet_the_level_on_the_card() {
    let _row = proves("MC-CMB-01");
    let _row = proves("MC-CMB-02");
    let _row = proves("MC-ITEM-04");
    // The knife is a Halfling's: it is carried, and gives nothing.
    let mut talk = three(&[(Red, &["Very Loud Pants", "Butter Knife of Dread"])]);
    talk.plays(Red, "Very Loud Pants").plays(Red, "Butter Knife of Dread");
    talk.draws_next(&["Barrel With Legs"]).does(OpenDoor).draws();
    assert_eq!(totals(&talk), (3, 4));
}

#[test]
fn what_is_printed_against_a_race_counts_before_anything_is_compared() {
    let _row = proves("MC-CMB-05");
    let mut talk = three(&[(Red, &["Halfling"])]);
    talk.plays(Red, "Halfling").draws_next(&["Sinkhole Terrier"]).does(OpenDoor).draws();
    assert_eq!(totals(&talk), (1, 4 + 3));
}

#[test]
fn what_lies_on_a_monster_adds_up_and_brings_more_treasure() {
    let _row = proves("MC-ENH-04");
    let _row = proves("MC-ENH-05");
    let _row = proves("MC-ENH-10");
    let _row = proves("MC-INTF-03");
    let mut talk = meets(&[(Blue, &["Has Read Your Diary", "On Its Third Espresso"])], "Crumb Swarm");
    let monster = talk.game.foes.all[0].id;
    for name in ["Has Read Your Diary", "On Its Third Espresso"] {
        let choice = Choice { monster: Some(monster), ..Choice::default() };
        talk.does(munchkin::Command::PlayCard { seat: Blue, card: talk.held(Blue, name), choice });
    }
    assert_eq!(totals(&talk).1, 1 + 5 + 5);
    let fight = fight::kept(&talk.game).expect("a fight");
    assert_eq!(fight::roll::spoils(&talk.book, &talk.game, fight).treasures, 3);
}

#[test]
fn a_large_monster_is_worth_two_levels_and_a_helping_elf_gains_one() {
    let _row = proves("MC-CMB-15");
    let _row = proves("MC-HELP-07");
    let _row = proves("MC-HELP-18");
    let _row = proves("MC-TREAS-04");
    let mut talk = three(&[(Green, &["Elf"]), (Red, &["Emergency Trombone", "Jar of Bees, Assorted"])]);
    let level =
        |seat, to| munchkin::Effect::Level { seat, change: standie::rules::amount::Amount::To(to), kill: false };
    let effects = vec![level(Red, 4).into(), level(Green, 3).into()];
    talk.does(table::Command::Amend { effects, note: String::new() });
    let races = munchkin::Effect::Races { seat: Green, races: vec!["elf".to_owned()] };
    talk.does(table::Command::Amend { effects: vec![races.into()], note: String::new() });
    talk.draws_next(&["Behemoth in Denial"]).does(OpenDoor).draws();
    talk.does(fight::Command::AskHelp {
        seat: Green,
        terms: Bargain { treasures: 1, helper_first: Some(true), ..Bargain::default() },
    });
    talk.answers(table::Answer::Done);
    assert_eq!(totals(&talk).0, 4 + 3);
    for name in ["Emergency Trombone", "Jar of Bees, Assorted"] {
        let play = on(&talk, Red, name, Fighter::Seat(Red));
        talk.does(play);
    }
    assert_eq!(totals(&talk), (22, 16));
    talk.answers(table::Answer::Done).all_pass();
    assert_eq!((talk.seat(Red).level, talk.seat(Green).level), (6, 4));
    assert!(
        talk.facts
            .iter()
            .any(|fact| format!("{:?}", fact.event).contains("Spoils")
                || format!("{:?}", fact.event).contains("open: true")),
        "for all to see"
    );
}

#[test]
fn a_monster_that_is_sent_away_gives_no_level() {
    let _row = proves("MC-CMB-17");
    let mut talk = meets(&[(Red, &["Its Mom Wants It Home"])], "Barrel With Legs");
    let choice = Choice { monster: Some(talk.game.foes.all[0].id), ..Choice::default() };
    let card = talk.held(Red, "Its Mom Wants It Home");
    talk.does(munchkin::Command::PlayCard { seat: Red, card, choice }).all_pass();
    assert_eq!((talk.seat(Red).level, talk.game.foes.all.len()), (1, 0));
    assert_eq!(fight::kept(&talk.game).map(|fight| fight.main), None, "the fight is over");
}

#[test]
fn a_curse_strikes_whoever_is_chosen_at_any_time_before_a_kill_is_final() {
    let _row = proves("MC-CURSE-02");
    let _row = proves("MC-CURSE-03");
    let _row = proves("MC-INTF-06");
    let mut talk = three(&[(Red, &["Very Loud Pants"]), (Blue, &["Borrowed by a Friend"])]);
    talk.plays(Red, "Very Loud Pants").draws_next(&["Sneezing Bat"]).does(OpenDoor).draws();
    talk.answers(table::Answer::Done);
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Window { .. })), "3 against 2 is claimed");
    let card = talk.held(Blue, "Borrowed by a Friend");
    let on =
        |on| munchkin::Command::PlayCard { seat: Blue, card, choice: Choice { on: Some(on), ..Choice::default() } };
    // Nobody is wise to play it on themselves, and everybody may.
    let rare = engine::rare(&talk.book, &talk.game, Blue);
    assert!(rare.contains(&on(Blue).into()), "{rare:?}");
    assert!(!engine::moves(&talk.book, &talk.game).contains(&on(Blue).into()));
    talk.does(on(Red));
    assert_eq!(talk.asked(), Some(Red));
    talk.answers(table::Answer::Done).all_pass();
    assert_eq!((talk.seat(Red).gear.len(), talk.seat(Red).level), (0, 1), "1 against 2 is no win any more");
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::Fight { .. })));
}
