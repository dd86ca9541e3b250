//! A step back leads to what a panel was opened from; what is asked is never left lying under one.

use crate::cardboard::{cared, is_turn};
use crate::hands::Hands;
use crate::support::driver::Window;
use crate::support::proofs::proves;
use iced_test::core::keyboard::key::Named;
use iced_test::core::keyboard::{Key, Modifiers};
use standie::app::Message;
use standie::app::table::{Message as Do, Panel};
use standie::rules::ids::Colour::Red;
use standie::rules::munchkin;
use standie::rules::table::{self, Care};

fn opens(hands: &mut Hands<impl Window>, panel: Panel) {
    hands.driver.message(Message::Table(Do::opens(panel)));
    hands.driver.settle();
}

fn escapes(hands: &mut Hands<impl Window>) {
    hands.driver.key(Key::Named(Named::Escape), Modifiers::default());
}

#[test]
fn whoever_has_named_an_item_names_the_next_one_and_goes_back_step_by_step() {
    let mut hands = cared(Care::Everything, 1280.0, 800.0);
    opens(&mut hands, Panel::Seat(Red));
    for name in ["Colander", "Spork"] {
        hands.taps("add 2");
        hands.writes_on(name);
        assert_eq!(hands.table().panel, Some(Panel::Seat(Red)));
    }
    let names: Vec<_> = hands.game().seat(Red).expect("Red").gear.iter().map(|item| item.name.clone()).collect();
    assert_eq!(names, ["Colander", "Spork"]);
    opens(&mut hands, Panel::items(Red, Vec::new()));
    escapes(&mut hands);
    assert_eq!(hands.table().panel, Some(Panel::Seat(Red)));
    escapes(&mut hands);
    assert_eq!(hands.table().panel, None);
    assert!(is_turn(&hands));
}

#[test]
fn a_sale_says_whether_one_item_pays_double() {
    let _row = proves("MC-SELL-06");
    let mut hands = cared(Care::Everything, 1280.0, 800.0);
    let told = hands.words.get("sale-high");
    opens(&mut hands, Panel::sale(Red));
    assert!(!hands.driver.sees(&told));
    let races = munchkin::Effect::Races { seat: Red, races: vec!["halfling".to_owned()] };
    hands.driver.message(Message::Table(Do::does(
        table::Command::Amend { note: String::new(), effects: vec![races.into()] }.into(),
    )));
    opens(&mut hands, Panel::sale(Red));
    assert!(hands.driver.sees(&told));
}
