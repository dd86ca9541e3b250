//! Munchkin Quest beside its box with the map and the monsters alone: what the app was told of stays told, and what it was
//! not told of it neither counts nor denies.

use crate::hands::Hands;
use crate::paid::{texts, there};
use crate::support::driver::{self, Window};
use standie::app::Message;
use standie::app::table::{Message as Do, Panel};
use standie::rules::amount::Amount;
use standie::rules::command::Command;
use standie::rules::effect::Effect;
use standie::rules::ids::Colour::{self, Blue, Red};
use standie::rules::munchkin::gear::Gear;
use standie::rules::table::Care;
use standie::rules::{munchkin, table};

fn does(hands: &mut Hands<impl Window>, command: impl Into<Command>) {
    hands.driver.message(Message::Table(Do::does(command.into())));
}

fn amends(hands: &mut Hands<impl Window>, effects: Vec<Effect>) {
    does(hands, table::Command::Amend { note: String::new(), effects });
}

/// A preset whose Items, hands and gold are left to the box; nobody has told the app of an Item.
fn left(preset: &str) -> Hands<impl Window + use<>> {
    let mut hands = Hands::new(driver::at(preset, 1280.0, 800.0));
    does(&mut hands, table::Command::Care(Care::Map));
    let listed: Vec<(Colour, usize)> = hands.game().seats.iter().map(|seat| (seat.colour, seat.gear.len())).collect();
    for (seat, count) in listed {
        for _ in 0..count {
            amends(&mut hands, vec![munchkin::Effect::GearGone { seat, index: 0, sold: false }.into()]);
        }
    }
    hands
}

fn bonus(hands: &mut Hands<impl Window>, seat: Colour, to: i32) {
    amends(hands, vec![munchkin::Effect::Bonus { seat, change: Amount::To(to) }.into()]);
}

fn dies(hands: &mut Hands<impl Window>, seat: Colour) {
    let effects = vec![munchkin::Effect::Life { seat, dead: true, wish: false }.into()];
    does(hands, table::Command::Effects { note: String::new(), effects });
}

fn lines(hands: &Hands<impl Window>, from: usize) -> Vec<String> {
    hands.table().log[from..].iter().map(|line| line.text.clone()).collect()
}

#[test]
fn an_item_that_was_told_lies_where_its_owner_died() {
    let mut hands = left("table");
    let told = hands.table().log.len();
    let hat = Gear { name: "Dented Hat".to_owned(), bonus: 2, ..Gear::default() };
    amends(&mut hands, vec![munchkin::Effect::Gear { seat: Red, add: hat }.into()]);
    let room = hands.game().seat(Red).and_then(|seat| seat.room).expect("a room");
    dies(&mut hands, Red);
    let lies = hands.game().dungeon.as_ref().and_then(|d| d.room(room)?.pile.clone()).expect("a pile");
    assert_eq!((lies.gear.len(), lies.gold, lies.others), (1, 0, 0), "{lies:?}");
    assert_eq!(lies.gear[0].name, "Dented Hat");
    let said = lines(&hands, told);
    assert_eq!(said.iter().filter(|line| line.starts_with("Everything Ben had lies in")).count(), 1, "{said:?}");
    assert!(texts(&mut hands).iter().any(|text| text.contains("the loot lies in the room")));
}

#[test]
fn what_lies_nowhere_says_so_when_it_is_touched() {
    let mut hands = left("table");
    assert!(hands.game().dungeon.as_ref().is_some_and(|d| d.rooms.iter().all(|room| room.pile.is_none())));
    hands.taps("pick");
    let says = hands.words.get("nothing-lies-here");
    assert!(hands.driver.sees(&says), "{:?}", texts(&mut hands));
}

#[test]
fn an_item_that_was_told_is_listed_with_its_owner() {
    let mut hands = left("seat");
    assert!(!there(&mut hands, "items blue"));
    let hat = Gear { name: "Dented Hat".to_owned(), bonus: 2, ..Gear::default() };
    amends(&mut hands, vec![munchkin::Effect::Gear { seat: Blue, add: hat }.into()]);
    hands.driver.message(Message::Table(Do::opens(Panel::Seat(Blue))));
    hands.taps("items blue");
    assert!(hands.driver.sees("Dented Hat"));
    assert!(!texts(&mut hands).iter().any(|text| text.contains("gold")), "gold nobody keeps is not given");
}

#[test]
fn a_curse_on_what_the_box_knows_asks_how_much_bonus_goes() {
    for (by, left_over) in [(2, 1), (0, 3)] {
        let mut hands = left("curse");
        bonus(&mut hands, Blue, 3);
        let told = hands.table().log.len();
        hands.driver.message(Message::Table(Do::opens(Panel::Card(Box::new(standie::app::table::play::CardDraft {
            sort: Some(standie::app::table::play::Sort::Curse),
            victim: Some(Blue),
            ..standie::app::table::play::CardDraft::of(Red)
        })))));
        hands.taps("ill headgear");
        let never = hands.words.with("choose-nothing", &[("what", hands.words.get("ill-headgear").into())]);
        assert!(!hands.driver.sees(&never), "nobody can know that");
        let asks = hands.words.with("card-curse-asks", &[("what", hands.words.get("ill-headgear").into())]);
        assert!(hands.driver.sees(&asks));
        assert!(there(&mut hands, "goes 3") && !there(&mut hands, "goes 4"), "no more than there is");
        hands.taps(&format!("goes {by}"));
        hands.next();
        assert_eq!(hands.game().seat(Blue).expect("BLUE").bonus, left_over);
        let said = lines(&hands, told);
        assert!(said.iter().any(|line| line.contains("Lose Headgear")), "{said:?}");
    }
}

#[test]
fn gold_that_is_left_to_the_box_is_nowhere_counted() {
    let mut hands = left("table");
    let active = hands.game().turn.seat.expect("a turn");
    let before = hands.game().seat(active).expect("a seat").clone();
    hands.driver.message(Message::Table(Do::opens(Panel::sale(active))));
    let says = hands.words.with("sale-at-the-table", &[("gold", 1000.into())]);
    assert!(hands.driver.sees(&says), "{:?}", texts(&mut hands));
    assert!(!there(&mut hands, "sell 2") && !there(&mut hands, "no-sell 2"), "they go one at a time");
    let told = hands.table().log.len();
    hands.taps("sell 1");
    let now = hands.game().seat(active).expect("a seat");
    assert_eq!((now.level, now.gold), (before.level + 1, before.gold));
    let said = lines(&hands, told);
    assert!(!said.iter().any(|line| line.contains("gold")), "{said:?}");
    let mut hands = left("over");
    let gold: Vec<String> = texts(&mut hands).into_iter().filter(|text| text.contains(" gold")).collect();
    assert!(gold.is_empty(), "{gold:?}");
}
