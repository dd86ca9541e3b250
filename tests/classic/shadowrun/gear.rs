//! Vehicles and corporations.

use super::scene::{carries, is, meets, ruled, scene, traps};
use crate::support::proofs::proves;
use crate::talk::{Blue, Red, Talk};
use standie::catalog::words::Words;
use standie::play::narrate::outlook;
use standie::rules::card::Choice;
use standie::rules::doors::Ask as AtDoors;
use standie::rules::doors::Command::Ditch;
use standie::rules::fight::{self, flight};
use standie::rules::munchkin::vehicle;
use standie::rules::munchkin::{self, outfit};
use standie::rules::question::Ask;
use standie::rules::table;

fn away(talk: &Talk) -> i32 {
    flight::away_from(&talk.book, &talk.game, Red)
}

#[test]
fn a_vehicle_is_big_and_stands_beside_the_one_big_item() {
    let _row = proves("SR-VEHICLE-01");
    let _row = proves("SR-BIG-01");
    let mut talk = scene(&["Anvil", "Piano", "Fast Bike"]);
    talk.plays(Red, "Anvil").plays(Red, "Fast Bike");
    assert_eq!(talk.refuses(talk.play(Red, "Piano", Choice::default())).message.id, "one-big");
    assert!(talk.seat(Red).gear.iter().all(|item| item.big && outfit::counts_as(item, "big")));
}

#[test]
fn one_vehicle_is_enough_unless_there_is_a_garage() {
    let _row = proves("SR-VEHICLE-02");
    let mut talk = scene(&["Fast Bike", "Old Van", "Double Garage"]);
    talk.plays(Red, "Fast Bike");
    let refused = talk.refuses(talk.play(Red, "Old Van", Choice::default()));
    assert_eq!(refused.message.id, "one-vehicle");
    assert!(refused.cites.iter().any(|rule| rule.as_str() == "SR-VEHICLE-02"));
    talk.plays(Red, "Double Garage").plays(Red, "Old Van");
    assert_eq!(vehicle::vehicles(talk.seat(Red)).count(), 2);
    // Without it one of the two has to go.
    let garage = talk.seat(Red).gear.iter().position(|item| item.name == "Double Garage").expect("a garage");
    talk.does(table::Command::Amend {
        effects: vec![munchkin::Effect::GearGone { seat: Red, index: garage, sold: false }.into()],
        note: String::new(),
    });
    let Ask::Doors(AtDoors::Surplus { among, .. }) = talk.asks() else { panic!("{:?}", talk.asks()) };
    assert_eq!(among.len(), 2);
    talk.answers(munchkin::Answer::Item(among[0]));
    assert_eq!(vehicle::vehicles(talk.seat(Red)).count(), 1);
}

#[test]
fn a_vehicle_runs_for_whoever_drives_it_and_monsters_still_have_a_say() {
    let _row = proves("SR-VEHICLE-03");
    let _row = proves("SR-RUN-04");
    let _row = proves("SR-RUN-05");
    let mut talk = scene(&["Sprinter"]);
    is(&mut talk, Red, (&["elf"], &[]));
    talk.plays(Red, "Sprinter");
    carries(&mut talk, Red, &["Trainers", "Pushbike"]);
    assert_eq!(away(&talk), 2, "Elf, Power and shoes: a Vehicle without a number leaves them");
    let pushbike = talk.seat(Red).gear.iter().position(|item| item.name == "Pushbike").expect("a bike");
    talk.amends(munchkin::Effect::GearGone { seat: Red, index: pushbike, sold: false });
    carries(&mut talk, Red, &["Fast Bike"]);
    assert_eq!(away(&talk), 3, "its number, and nothing else");
    let tank = meets(&mut talk, "Two-Level Tank");
    assert_eq!(flight::away_from_it(&talk.book, &talk.game, Red, tank), 4);
    // Why it is no less is said where the number is.
    let words = Words::load("en");
    let running = |talk: &Talk| {
        let fight = fight::under_way(&talk.game).expect("a fight");
        outlook::running(&words, (&talk.book, &talk.game), fight, (Red, true))
    };
    assert!(running(&talk).ends_with("On Fast Bike the +2 counts, and nothing else."), "{}", running(&talk));
    let mut alone = scene(&[]);
    carries(&mut alone, Red, &["Fast Bike"]);
    meets(&mut alone, "Two-Level Tank");
    assert!(!running(&alone).contains("nothing else"), "there is nothing else: {}", running(&alone));
}

#[test]
fn a_vehicle_turned_sideways_gets_nobody_away_unless_the_table_says_so() {
    let _row = proves("SR-ITEM-05");
    for (value, from) in [("no", 5), ("yes", 3)] {
        let mut talk = ruled(&[("vehicle_sideways", value)], &[]);
        carries(&mut talk, Red, &["Fast Bike"]);
        assert_eq!(away(&talk), 3);
        talk.does(munchkin::Command::Pack { seat: Red, packed: vec![0] });
        assert_eq!(away(&talk), from, "{value}");
    }
}

#[test]
fn a_vehicle_that_slows_its_owner_down_is_left_behind_before_any_roll() {
    let _row = proves("SR-VEHICLE-04");
    let mut talk = scene(&[]);
    carries(&mut talk, Red, &["Old Van"]);
    let leaves = Ditch { seat: Red, gear: 0 };
    assert_eq!(talk.refuses(leaves.clone()).message.id, "ditch-when-running");
    meets(&mut talk, "Twelve");
    super::scene::joined(&mut talk, "Ganger");
    talk.answers(table::Answer::Done).runs(6);
    // Before each roll, not only the first (SR-OQ-18).
    assert_eq!(away(&talk), 7);
    let wish: standie::rules::command::Command = leaves.clone().into();
    let legal = standie::rules::engine::legal(&talk.book, &talk.game);
    assert!(legal.offers.iter().any(|offer| offer.command == wish));
    // Where the app throws the die, whoever drives one is asked, although one monster is left: the die falls only then.
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::RunFirst { .. })), "{:?}", talk.asks());
    assert_eq!(talk.asked(), Some(Red));
    talk.does(leaves);
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::RunAway { .. })), "{:?}", talk.asks());
    assert_eq!((away(&talk), talk.seat(Red).gear.len()), (5, 0));
    // What helps stays where it is.
    let mut fast = scene(&[]);
    carries(&mut fast, Red, &["Fast Bike"]);
    meets(&mut fast, "Twelve");
    fast.answers(table::Answer::Done);
    assert_eq!(fast.refuses(Ditch { seat: Red, gear: 0 }).message.id, "ditch-what-slows");
}

#[test]
fn corporations_count_as_long_as_what_they_made_is_in_use() {
    let _row = proves("SR-CORP-01");
    let _row = proves("SR-CORP-02");
    let _row = proves("SR-CORP-03");
    let mut talk = scene(&["Company Man"]);
    carries(&mut talk, Red, &["Jacket", "Trainers", "Plate"]);
    let plain = outfit::standing(&talk.book, &talk.game, talk.seat(Red)).total();
    assert_eq!(plain, 2, "who made it adds nothing by itself");
    talk.plays(Red, "Company Man");
    let kinds = |talk: &Talk| outfit::standing(&talk.book, &talk.game, talk.seat(Red)).kinds;
    assert_eq!(kinds(&talk), 4);
    // Plate instead of the jacket: one of them is only carried.
    talk.does(munchkin::Command::Pack { seat: Red, packed: vec![0] });
    assert_eq!(kinds(&talk), 2);
    let mut bare = talk.again();
    meets(&mut talk, "Boycott");
    assert_eq!(talk.totals(), (7, 5), "a monster minds them too");
    bare.does(munchkin::Command::Pack { seat: Red, packed: vec![0, 1] });
    meets(&mut bare, "Boycott");
    assert_eq!(bare.totals(), (5, 2));
    // And a Trap hits nothing else: not the plate, nor the jacket that is only carried.
    traps(&mut talk, (Blue, Red), "Product Recall");
    let left: Vec<&str> = talk.seat(Red).gear.iter().map(|item| &*item.name).collect();
    assert_eq!(left, ["Jacket", "Plate"]);
    assert_eq!(talk.totals(), (5, 2));
}
