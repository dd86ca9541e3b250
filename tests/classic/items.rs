//! Items: on the table, sold, and kept out of fights.

use crate::support::proofs::proves;
use crate::talk::{Red, three};
use standie::rules::doors::Command::OpenDoor;
use standie::rules::munchkin;

#[test]
fn an_item_counts_once_it_is_on_the_table_and_not_before() {
    let _row = proves("MC-CARD-04");
    let _row = proves("MC-ITEM-02");
    let mut talk = three(&[(Red, &["Very Loud Pants"])]);
    let bonus = |talk: &crate::talk::Talk| munchkin::outfit::combat_bonus(talk.seat(Red));
    assert_eq!(bonus(&talk), 0);
    talk.plays(Red, "Very Loud Pants");
    assert_eq!((bonus(&talk), talk.seat(Red).gear.len()), (2, 1));
}

#[test]
fn nothing_is_put_down_or_sold_in_a_fight() {
    let _row = proves("MC-CMB-22");
    let _row = proves("MC-SELL-07");
    let mut talk = three(&[(Red, &["Very Loud Pants"])]);
    talk.draws_next(&["Crumb Swarm"]).does(OpenDoor).draws();
    let card = talk.held(Red, "Very Loud Pants");
    let play = munchkin::Command::PlayCard { seat: Red, card, choice: Default::default() };
    assert_eq!(talk.refuses(play).message.id, "not-in-combat");
    let mut other = three(&[(Red, &["Slip-Ons of Slipping Out", "Vest Intentions"])]);
    other.plays(Red, "Slip-Ons of Slipping Out").plays(Red, "Vest Intentions");
    let sell = munchkin::Command::BuyLevel {
        seat: Red,
        gear: vec![0, 1],
        others: Vec::new(),
        hand: Default::default(),
        cards: Default::default(),
        levels: None,
    };
    other.draws_next(&["Crumb Swarm"]).does(OpenDoor).draws();
    assert_eq!(other.refuses(sell).message.id, "not-in-combat");
}

#[test]
fn a_thousand_buys_a_level_on_ones_own_turn_and_change_is_not_given() {
    let _row = proves("MC-SELL-01");
    let _row = proves("MC-SELL-03");
    let mut talk = three(&[(Red, &["Slip-Ons of Slipping Out", "Vest Intentions"])]);
    talk.plays(Red, "Slip-Ons of Slipping Out").plays(Red, "Vest Intentions");
    let sell = munchkin::Command::BuyLevel {
        seat: Red,
        gear: vec![0, 1],
        others: Vec::new(),
        hand: Default::default(),
        cards: Default::default(),
        levels: None,
    };
    talk.does(sell);
    assert_eq!((talk.seat(Red).level, talk.seat(Red).gear.len()), (2, 0), "1,200 bought one Level");
}
