//! The Layer under a token as a term of every fight.

use crate::roles::{put, three};
use crate::support::proofs::{proves, tries};
use crate::talk::{Green, Red, Talk};
use standie::rules::doors::Command::OpenDoor;
use standie::rules::fight::{self, Fighter};
use standie::rules::ids::Colour;
use standie::rules::table;

fn meets(talk: &mut Talk) {
    talk.draws_next(&["Barrel With Legs"]).does(OpenDoor).draws();
}

fn layers(talk: &Talk) -> Vec<(Fighter, String, i32)> {
    let now = fight::kept(&talk.game).expect("a fight");
    let sides = fight::sides::sides(&talk.book, &talk.game, now, None);
    let own = sides.parts.into_iter().filter(|part| part.what == "term-layer");
    own.map(|part| {
        assert!(part.cites.iter().any(|rule| rule.as_str() == "SR-CMB-27"));
        (part.who, part.name, part.strength)
    })
    .collect()
}

fn helps(talk: &mut Talk, seat: Colour) {
    let terms = fight::Bargain { treasures: 0, gold: 0, helper_first: Some(false), items: Vec::new() };
    talk.does(fight::Command::AskHelp { seat, terms }).answers(table::Answer::Done);
}

#[test]
fn whoever_fights_has_the_layer_from_the_start_and_the_helper_the_own() {
    let _row = proves("SR-CMB-27");
    let mut talk = three(&[]);
    meets(&mut talk);
    assert_eq!(talk.totals(), (2, 4), "Level 1 and Layer 1");
    put(&mut talk, Red, 3);
    put(&mut talk, Green, 6);
    assert_eq!(talk.totals().0, 3, "Layer 2, in the middle of a fight");
    helps(&mut talk, Green);
    assert_eq!(talk.totals().0, 3 + 1 + 4, "the helper stands at the Server: Layer 4");
    let told = layers(&talk);
    assert_eq!(told, [(Fighter::Seat(Red), "2".to_owned(), 2), (Fighter::Seat(Green), "4".to_owned(), 4)]);
}

#[test]
fn every_place_has_its_layer() {
    let mut talk = three(&[]);
    meets(&mut talk);
    for (place, layer) in [1, 1, 2, 2, 3, 3, 4].into_iter().enumerate() {
        if place > 0 {
            put(&mut talk, Red, place as i32);
        }
        assert_eq!(talk.totals().0, 1 + layer, "card {place}");
    }
}

#[test]
fn a_table_that_plays_without_it_has_none() {
    tries("layer_bonus", "yes");
    let mut talk = three(&[]).ruled("layer_bonus", "no");
    meets(&mut talk);
    put(&mut talk, Red, 6);
    assert_eq!(talk.totals().0, 1);
    assert!(layers(&talk).is_empty());
}
