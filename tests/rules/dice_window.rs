//! Whether everybody is asked about dice that fall, or only where somebody holds a card for them.

use crate::support::app_cards::*;
use crate::support::proofs::tries;
use crate::support::talk::*;
use standie::rules::dungeon;
use standie::rules::dungeon::room::{Face, Tile};
use standie::rules::question::Ask;
use standie::rules::table;
use standie::rules::table::step::About;

/// Whether anybody is asked about a search die that falls.
fn asked(value: &str, held: bool) -> bool {
    let mut talk = in_app(3);
    talk.rule("dice_window", value);
    let face = Face { arrows: plain().up.arrows, ..Face::default() };
    let room = talk.room(1, 0, Tile { up: face.into(), down: None });
    talk.stands(Red, room);
    if held {
        deals_die(&mut talk, Blue);
    }
    talk.does(dungeon::Command::Search).answers(table::Answer::Dice(vec![3]));
    matches!(talk.asks(), Ask::Table(table::Ask::Window { about: About::Dice, .. }))
}

#[test]
fn everybody_is_asked_about_dice_if_somebody_holds_a_card_for_them_or_every_time() {
    tries("dice_window", "held");
    assert!(asked("held", true) && !asked("held", false));
    tries("dice_window", "always");
    assert!(asked("always", true) && asked("always", false), "nobody can tell from it who holds one");
}
