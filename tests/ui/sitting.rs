//! What an evening at a table of cardboard ran into: cards nobody could play, claims that did not wait, questions without
//! an answer.

use crate::cardboard::{self, RING, claimed, level, raises, rings};
use crate::hands::Hands;
use crate::support::driver::{self, Window};
use iced_test::core::widget;
use standie::app::presets::TIME;
use standie::app::shell::Clock;
use standie::app::table::{Keeping, Message as Do};
use standie::app::{App, Message};
use standie::catalog;
use standie::play::Session;
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::doors;
use standie::rules::effect::Effect;
use standie::rules::ids::Colour::{self, Blue, Green, Red, Yellow};
use standie::rules::munchkin;
use standie::rules::munchkin::gear::Gear;
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table;
use standie::rules::table::Care;

/// Items by name, hands counted.
fn named(width: f32, height: f32) -> Hands<impl Window> {
    let setup = Setup::new(&[Red, Blue, Green, Yellow]);
    let setup =
        Setup { system: "classic".to_owned(), first: Some(Red), care: Care::Everything, expansion: true, ..setup };
    let (session, _) = Session::begin(catalog::classic(), setup, "", 1, TIME).expect("a game");
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.lay_out(session, Keeping::Memory);
    let mut hands = Hands::new(driver::with(app, width, height));
    hands.next();
    hands
}

fn amends(hands: &mut Hands<impl Window>, effect: impl Into<Effect>) {
    let amends = table::Command::Amend { note: String::new(), effects: vec![effect.into()] };
    hands.driver.message(Message::Table(Do::does(Command::Table(amends))));
}

fn gets(hands: &mut Hands<impl Window>, seat: Colour, name: &str, bonus: i16, big: bool) {
    let add = Gear { name: name.to_owned(), bonus, big, ..Gear::default() };
    amends(hands, munchkin::Effect::Gear { seat, add });
}

fn there(hands: &mut Hands<impl Window>, id: &str) -> bool {
    hands.driver.find(widget::Id::from(id.to_owned())).is_some()
}

/// Doors and Treasures in somebody's hand.
fn hand(hands: &Hands<impl Window>, seat: Colour) -> (u8, u8) {
    let held = hands.game().seat(seat).expect("a seat").hand;
    (held.of(Deck::DOOR), held.of(Deck::ITEMS))
}

#[test]
fn a_card_of_each_sort_is_played_from_the_deck_it_lies_in() {
    let mut hands = named(1280.0, 800.0);
    assert_eq!(hand(&hands, Blue), (2, 2));
    // A Level lies among the Treasures.
    hands.taps("meet 3");
    hands.taps("play a card");
    hands.taps("by blue");
    hands.taps("sort level");
    hands.taps("play");
    assert_eq!((level(&hands, Blue), hand(&hands, Blue)), (2, (2, 1)));
    // What is put on a monster is a Door, and what brings one more.
    hands.taps("play a card");
    hands.taps("by blue");
    hands.taps("sort enhancer");
    hands.taps("play");
    assert_eq!(hand(&hands, Blue), (1, 1), "{:?}", hands.driver.state.shell.toast);
    hands.taps("play a card");
    hands.taps("by green");
    hands.taps("sort monster");
    hands.taps("play");
    assert_eq!(hand(&hands, Green), (1, 2), "{:?}", hands.driver.state.shell.toast);
}

#[test]
fn a_curse_from_a_hand_costs_a_door_and_one_kicked_open_nobody() {
    let mut hands = named(1280.0, 800.0);
    raises(&mut hands, Red, 5);
    hands.taps("curse");
    hands.taps("ill level");
    assert_eq!(level(&hands, Red), 4, "kicked open: nobody is asked whose it is");
    assert_eq!([Red, Blue, Green, Yellow].map(|seat| hand(&hands, seat)), [(2, 2); 4]);
    hands.taps("curse");
    hands.taps("by blue");
    hands.taps("ill level");
    assert_eq!((level(&hands, Red), hand(&hands, Blue)), (3, (1, 2)));
    // On somebody else it was no door.
    hands.taps("curse");
    hands.taps("curse green");
    let whose = hands.words.get("card-whose");
    assert!(hands.driver.sees(&whose));
    hands.taps("by the door");
    hands.taps("ill level");
    assert_eq!((level(&hands, Red), level(&hands, Green)), (2, 1), "it hits whoever opened it");
    // What cannot be played says why where it is looked for.
    let none = cards::Effect::Hand { seat: Yellow, deck: Deck::DOOR, change: standie::rules::amount::Amount::To(0) };
    amends(&mut hands, none);
    hands.taps("curse");
    hands.taps("by yellow");
    let name = hands.words.colour(Yellow);
    let why = hands.words.with("card-not-in-hand", &[("seat", name.into())]);
    assert!(hands.driver.sees(&why), "{why}");
}

#[test]
fn the_claim_waits_for_whoever_has_a_card_in_mind() {
    for (opens, lets_be) in [("curse", "close"), ("play a card", "close"), ("menu", "close"), ("another", "")] {
        let mut hands = cardboard::begun(1280.0, 800.0);
        raises(&mut hands, Red, 7);
        hands.taps("meet 4");
        hands.next();
        assert!(claimed(&hands));
        hands.taps(opens);
        rings(&mut hands, 10 * RING);
        assert!(claimed(&hands) && level(&hands, Red) == 7, "{opens} is open");
        if lets_be.is_empty() {
            hands.taps("meet 9");
            assert!(!claimed(&hands), "7 against 13");
            continue;
        }
        hands.taps(lets_be);
        rings(&mut hands, RING - 100);
        assert!(claimed(&hands), "all of the ring once more");
        rings(&mut hands, 200);
        assert_eq!(level(&hands, Red), 8, "{opens}");
    }
}

#[test]
fn which_of_two_big_items_goes_is_answered_where_it_is_asked() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0)] {
        let mut hands = named(width, height);
        gets(&mut hands, Red, "Huge Rock", 3, true);
        gets(&mut hands, Red, "Big Pole", 2, true);
        assert!(matches!(hands.table().question.ask, Ask::Doors(doors::Ask::Surplus { .. })));
        hands.taps("lose 0");
        let left: Vec<&str> = hands.game().seat(Red).expect("a seat").gear.iter().map(|g| g.name.as_str()).collect();
        assert_eq!(left, ["Big Pole"]);
        // A Dwarf carries both; one who is none any more is asked.
        amends(&mut hands, munchkin::Effect::Races { seat: Red, races: vec!["dwarf".to_owned()] });
        gets(&mut hands, Red, "Huge Rock", 3, true);
        assert!(!matches!(hands.table().question.ask, Ask::Doors(_)));
        hands.taps("seat-red");
        hands.taps("race dwarf");
        assert!(matches!(hands.table().question.ask, Ask::Doors(doors::Ask::Surplus { .. })));
        hands.taps("close");
        hands.taps("lose 1");
        assert_eq!(hands.game().seat(Red).expect("a seat").gear.len(), 1);
    }
}

#[test]
fn what_the_dead_had_is_picked_by_name_and_comes_to_hands() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0)] {
        let mut hands = named(width, height);
        raises(&mut hands, Blue, 3);
        raises(&mut hands, Green, 2);
        gets(&mut hands, Red, "Chainsaw", 3, false);
        hands.taps("dies");
        assert_eq!(hand(&hands, Red), (0, 0));
        hands.taps("takes 0");
        assert_eq!(hand(&hands, Blue), (2, 3), "a Treasure, to the hand");
        assert!(!there(&mut hands, "takes 0"), "it is gone");
        hands.taps("takes door");
        assert_eq!(hand(&hands, Green), (3, 2));
        hands.taps("takes treasure");
        assert_eq!(hand(&hands, Yellow), (2, 3));
        assert!(!matches!(hands.table().question.ask, Ask::Doors(_)), "one card each");
    }
}

#[test]
fn whoever_need_not_roll_for_the_first_pick_is_told_too() {
    let mut hands = named(1280.0, 800.0);
    raises(&mut hands, Blue, 5);
    hands.taps("dies");
    assert!(matches!(&hands.table().question.ask, Ask::Doors(doors::Ask::LootRoll { open }) if !open.contains(&Blue)));
    let level = hands.words.with("monster-level", &[("level", 5.into())]);
    assert!(hands.driver.sees(&level), "BLUE stands there with the Level that decides it");
}
