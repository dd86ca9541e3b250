//! The worked example of the rules, with our own names: both sides as they change, card by card (SR-CMB-28 to SR-CMB-34).

use crate::roles::{put, three};
use crate::support::proofs::{proves, tries};
use crate::talk::{Blue, Green, Red, Talk};
use standie::rules::amount::Amount;
use standie::rules::cards::deck::Deck;
use standie::rules::doors::Command::OpenDoor;
use standie::rules::fight::{self, Fighter, Term};
use standie::rules::{munchkin, table};

/// A Level 6 runner with +2 from what is always there and +2 from an Item, against a Level 12 that is worth 3 Treasures.
fn begun() -> Talk {
    tries("layer_bonus", "no");
    let mut talk = three(&[]).ruled("layer_bonus", "no");
    talk.fetches(Red, &["Helmet With a Hat on It", "Bottled Applause"]);
    talk.plays(Red, "Helmet With a Hat on It").all_pass();
    talk.raised(Red, 6).raised(Green, 3);
    talk.amends(munchkin::Effect::Bonus { seat: Red, change: Amount::To(2) });
    talk.amends(munchkin::Effect::Bonus { seat: Green, change: Amount::To(4) });
    talk.draws_next(&["Loose Chandelier"]).does(OpenDoor).draws();
    talk
}

fn at(fighter: Fighter) -> standie::rules::card::Choice {
    standie::rules::card::Choice { fighter: Some(fighter), ..Default::default() }
}

#[test]
fn the_example_comes_out_number_by_number() {
    let _row = proves("SR-CMB-28");
    let _row = proves("SR-CMB-29");
    let _row = proves("SR-CMB-30");
    let _row = proves("SR-CMB-31");
    let _row = proves("SR-CMB-33");
    let mut talk = begun();
    assert_eq!(talk.totals(), (10, 12), "6 and 2 and 2");
    let applause = talk.play(Red, "Bottled Applause", at(Fighter::Seat(Red)));
    talk.does(applause).all_pass();
    assert_eq!(talk.totals(), (15, 12));
    talk.fetches(Blue, &["Has Read Your Diary"]);
    let monster = talk.game.foes.all[0].id;
    let choice = standie::rules::card::Choice { monster: Some(monster), ..Default::default() };
    let card = talk.play(Blue, "Has Read Your Diary", choice);
    talk.does(card).all_pass();
    assert_eq!(talk.totals(), (15, 17), "now it loses");
    let mut helped = talk.again();
    let terms = fight::Bargain { treasures: 0, gold: 0, helper_first: Some(false), items: Vec::new() };
    helped.does(fight::Command::AskHelp { seat: Green, terms }).answers(table::Answer::Done);
    assert_eq!(helped.totals(), (22, 17), "3 and 4 more");
    // A Power that gives what another's does: +4.
    let add = Term { who: Fighter::Seat(Red), name: String::new(), strength: 4, dice: 0 };
    let effects = vec![fight::Effect::Term { add }.into()];
    talk.does(table::Command::Effects { note: String::new(), effects }).all_pass();
    assert_eq!(talk.totals(), (19, 17));
    talk.answers(table::Answer::Done).all_pass_for(Red);
    assert_eq!(talk.seat(Red).level, 7);
    assert_eq!(talk.drew(Deck::ITEMS), 4, "3 of the monster's, 1 of what lay on it");
}

#[test]
fn with_the_layer_the_same_fight_is_won_sooner() {
    let _row = proves("SR-CMB-27");
    let mut talk = begun().ruled("layer_bonus", "yes");
    assert_eq!(talk.totals(), (11, 12));
    put(&mut talk, Red, 4);
    assert_eq!(talk.totals(), (13, 12), "Layer 3");
}
