//! Whoever is caught beside cardboard: Bad Stuff may take more than one thing, and is over when the table says so.

use crate::cardboard::{begun, cared, is_turn, level, raises};
use crate::hands::Hands;
use crate::paid::{hand, there};
use crate::support::driver::Window;
use crate::support::proofs::proves;
use iced_test::core::keyboard::key::Named;
use iced_test::core::keyboard::{Key, Modifiers};
use iced_test::core::widget::Id;
use standie::app::Message;
use standie::app::table::{Field, Figure, Message as Do, Panel, panels};
use standie::catalog::boxed::BadStuff;
use standie::rules::amount::Amount;
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::ids::Colour::Red;
use standie::rules::munchkin::gear::Gear;
use standie::rules::question::Ask;
use standie::rules::table::Care;
use standie::rules::{effect::Effect, fight, munchkin, table};

const SIZES: [(f32, f32); 4] = [(1280.0, 800.0), (1920.0, 1080.0), (800.0, 1280.0), (1024.0, 768.0)];

fn amends(hands: &mut Hands<impl Window>, effect: impl Into<Effect>) {
    let amends = table::Command::Amend { note: String::new(), effects: vec![effect.into()] };
    hands.driver.message(Message::Table(Do::does(amends.into())));
}

/// RED is at a Level, has run, and was caught.
fn caught(hands: &mut Hands<impl Window>, at: i32) {
    if i32::from(level(hands, Red)) != at {
        raises(hands, Red, at);
    }
    hands.taps("meet 20");
    hands.next();
    hands.taps("die-1");
    assert!(suffers(hands));
}

fn suffers(hands: &Hands<impl Window>) -> bool {
    matches!(hands.table().question.ask, Ask::Fight(fight::Ask::BadStuff { .. }))
}

/// Whether a line of the prompt says it.
fn says(hands: &mut Hands<impl Window>, id: &str) -> bool {
    let text = hands.words.get(id);
    hands.driver.sees(&text)
}

#[test]
fn a_level_and_an_item_go_one_after_the_other_and_what_has_gone_stands_there() {
    let _row = proves("MC-RUN-10");
    for (width, height) in SIZES {
        let mut hands = begun(width, height);
        amends(&mut hands, munchkin::Effect::Bonus { seat: Red, change: Amount::To(5) });
        caught(&mut hands, 5);
        assert!(!says(&mut hands, "bad-stuff-so-far") && says(&mut hands, "next-bad-stuff-untold"));
        hands.taps("quick-level-down");
        assert!(suffers(&hands), "there may be more: {:?}", hands.table().question.ask);
        assert!(says(&mut hands, "bad-stuff-so-far") && says(&mut hands, "bad-stuff-all"), "{width}");
        hands.taps("lose 3");
        assert!(suffers(&hands));
        let log = hands.table().log.iter().rev().take(2).map(|line| line.text.clone()).collect::<Vec<_>>();
        for line in log {
            assert!(hands.driver.sees(&line), "{width}: {line}");
        }
        let bonus = hands.game().seat(Red).expect("a seat").bonus;
        assert_eq!((level(&hands, Red), bonus), (4, 2));
        hands.next();
        assert!(is_turn(&hands), "{:?}", hands.table().question.ask);
        assert_eq!(level(&hands, Red), 4);
    }
}

#[test]
fn a_class_and_a_level_go_too_and_so_does_a_listed_item_that_has_to_be_chosen() {
    let mut hands = begun(1280.0, 800.0);
    amends(&mut hands, munchkin::Effect::Classes { seat: Red, classes: vec!["thief".to_owned()] });
    for name in ["Tin Spoon", "Other Spoon"] {
        let add = Gear { name: name.to_owned(), bonus: 1, ..Gear::default() };
        amends(&mut hands, munchkin::Effect::Gear { seat: Red, add });
    }
    amends(&mut hands, munchkin::Effect::Races { seat: Red, races: vec!["elf".to_owned()] });
    caught(&mut hands, 5);
    let lies = |hands: &mut Hands<_>| hands.driver.place(Id::from("ill-item"));
    let lay = lies(&mut hands);
    hands.taps("ill-class");
    assert_eq!(lies(&mut hands), lay, "nothing moves up under a finger");
    hands.taps("ill-item");
    assert!(!suffers(&hands), "which of the two is asked");
    hands.driver.message(Message::Table(Do::does(
        table::Command::Answer(standie::rules::answer::Answer::Munchkin(munchkin::Answer::Item(0))).into(),
    )));
    assert!(suffers(&hands), "and then for more: {:?}", hands.table().question.ask);
    assert!(says(&mut hands, "bad-stuff-so-far") && says(&mut hands, "bad-stuff-all"));
    hands.taps("quick-level-down");
    let seat = hands.game().seat(Red).expect("a seat");
    assert_eq!((seat.classes.len(), seat.gear.len(), seat.level), (0, 1, 4));
    hands.next();
    assert!(is_turn(&hands));
    // What it did to Levels is what the Box remembers, whatever else it took.
    hands.taps("remember");
    hands.taps("close");
    let known = hands.driver.state.shell.owners_box().met().foes().next().cloned().expect("remembered");
    assert_eq!(known.bad, Some(BadStuff::Levels(1)));
}

#[test]
fn a_touch_too_many_takes_no_second_level_and_nobody_falls_below_the_first() {
    let mut hands = begun(1280.0, 800.0);
    caught(&mut hands, 5);
    let at = hands.driver.place(Id::from("quick-level-down"));
    hands.waits();
    hands.driver.tap_at(at);
    hands.driver.tap_at(at);
    assert_eq!(level(&hands, Red), 4);
    hands.waits();
    hands.taps("quick-levels-down");
    hands.taps("quick-levels-down");
    assert_eq!(level(&hands, Red), 1);
    let lowest = hands.words.with("bad-stuff-lowest", &[("level", 1.into())]);
    assert!(hands.driver.sees(&lowest));
    for id in ["quick-level-down", "quick-levels-down"] {
        assert!(hands.driver.find(Id::from(id)).is_none(), "{id} cannot be touched");
    }
    hands.next();
    assert!(is_turn(&hands));
}

/// So many cards of each deck are in RED's hand.
fn holds(hands: &mut Hands<impl Window>, doors: i32, treasures: i32) {
    for (deck, count) in [(Deck::ALL[3], doors), (Deck::ITEMS, treasures)] {
        amends(hands, cards::Effect::Hand { seat: Red, deck, change: Amount::To(count) });
    }
}

#[test]
fn cards_of_a_counted_hand_go_one_by_one_or_all_of_them() {
    for (width, height) in SIZES {
        let mut hands = cared(Care::Everything, width, height);
        holds(&mut hands, 3, 1);
        caught(&mut hands, 5);
        // A whole hand is lost at once, and told once.
        let told = hands.table().log.len();
        hands.taps("ill-cards");
        assert_eq!(hands.table().log.len(), told + 1, "{:?}", &hands.table().log[told..]);
        hands.taps("undo");
        hands.taps("ill-door");
        hands.taps("ill-treasure");
        assert_eq!(hand(&hands, Red), 2, "{width}");
        assert!(suffers(&hands) && !there(&mut hands, "ill-treasure"), "none is left to lose");
        let log = hands.table().log.last().map(|line| line.text.clone()).unwrap_or_default();
        assert!(hands.driver.sees(&log), "{width}: {log}");
        hands.taps("ill-cards");
        assert_eq!(hand(&hands, Red), 0);
        hands.taps("undo");
        assert_eq!(hand(&hands, Red), 2, "all of it came back");
        hands.next();
        assert!(is_turn(&hands));
    }
}

#[test]
fn who_has_no_hand_to_lose_and_a_table_that_counts_none_are_offered_nothing() {
    for care in [Care::Map, Care::Everything] {
        let mut hands = cared(care, 1280.0, 800.0);
        holds(&mut hands, 0, 0);
        caught(&mut hands, 5);
        assert!(!there(&mut hands, "ill-cards"), "{care:?}");
    }
}

#[test]
fn a_curse_takes_cards_from_a_hand_that_is_counted() {
    let mut hands = cared(Care::Everything, 1280.0, 800.0);
    holds(&mut hands, 2, 2);
    hands.taps("curse");
    hands.taps("ill treasure");
    assert_eq!(hand(&hands, Red), 3);
    hands.taps("undo");
    hands.taps("curse");
    hands.taps("ill cards");
    assert_eq!(hand(&hands, Red), 0);
}

#[test]
fn big_items_on_the_list_are_in_the_number() {
    let mut hands = cared(Care::Everything, 1280.0, 800.0);
    let big = |hands: &Hands<_>| panels::value(hands.table(), Red, Field::Big).map(|(value, _)| value);
    assert_eq!(big(&hands), Some(0));
    let item = Gear { bonus: 3, big: true, ..Gear::default() };
    amends(&mut hands, munchkin::Effect::Gear { seat: Red, add: item });
    assert_eq!(big(&hands), Some(1));
    // One more by the number is one that nobody listed.
    let pad = Panel::pad(Figure::Seat(Red, Field::Big), String::new());
    hands.driver.message(Message::Table(Do::opens(pad)));
    hands.driver.types("2");
    hands.driver.key(Key::Named(Named::Enter), Modifiers::default());
    assert_eq!((big(&hands), hands.game().seat(Red).map(|seat| seat.big)), (Some(2), Some(1)));
    assert_eq!(panels::range(hands.table(), Red, Field::Big).map(|(least, _)| least), Some(1));
}

#[test]
fn nobody_dies_of_one_die_too_many() {
    for (width, height) in SIZES {
        let mut hands = begun(width, height);
        raises(&mut hands, Red, 5);
        hands.taps("meet 20");
        hands.next();
        let whole = |hands: &mut Hands<_>, id: String| hands.driver.find(Id::from(id)).expect("on the screen").bounds();
        let dice: Vec<_> = (1..=6).map(|face| whole(&mut hands, format!("die-{face}"))).collect();
        hands.taps("die-1");
        let dies = whole(&mut hands, "quick-die".to_owned());
        assert!(dice.iter().all(|die| die.intersection(&dies).is_none()), "{width}: {dies:?} under {dice:?}");
    }
}
