//! Classic beside its cardboard: Items come in two or three touches, the sale knows them, what cannot be says why; and a
//! table that plays by the clock.

use crate::hands::Hands;
use crate::support::driver::{self, Window};
use crate::support::proofs::proves;
use iced_test::core::widget;
use standie::app::presets::{self, TIME};
use standie::app::shell::Clock;
use standie::app::table::{Keeping, Message as Do, Panel};
use standie::app::{App, Message};
use standie::catalog;
use standie::play::Session;
use standie::play::pace::{self, MINUTE};
use standie::rules::amount::Amount;
use standie::rules::cards::{self, deck::Deck};
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::effect::Effect;
use standie::rules::fight::foe::card::MonsterDef;
use standie::rules::ids::Colour::{self, Blue, Green, Red};
use standie::rules::munchkin::gear::Gear;
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table;
use standie::rules::{doors, munchkin};

fn begun(rulings: &[(&str, &str)], size: (f32, f32)) -> Hands<impl Window + use<>> {
    let rulings = rulings.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let setup = Setup { system: "classic".to_owned(), first: Some(Red), rulings, ..Setup::new(&[Red, Blue, Green]) };
    let setup = Setup { care: table::Care::Map, expansion: true, ..setup };
    let (session, _) = Session::begin(catalog::classic(), setup, "", 1, TIME).expect("a game");
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.lay_out(session, Keeping::Memory);
    let mut hands = Hands::new(driver::with(app, size.0, size.1));
    hands.next();
    hands
}

fn does(hands: &mut Hands<impl Window>, command: impl Into<Command>) {
    hands.driver.message(Message::Table(Do::does(command.into())));
}

fn amends(hands: &mut Hands<impl Window>, effect: munchkin::Effect) {
    does(hands, table::Command::Amend { note: String::new(), effects: vec![effect.into()] });
}

fn raises(hands: &mut Hands<impl Window>, seat: Colour, to: i32) {
    amends(hands, munchkin::Effect::Level { seat, change: Amount::To(to), kill: false });
}

fn there(hands: &mut Hands<impl Window>, id: &str) -> bool {
    hands.driver.find(widget::Id::from(id.to_owned())).is_some()
}

fn gear(hands: &mut Hands<impl Window>, name: &str, value: Option<u32>) {
    let add = Gear { name: name.to_owned(), bonus: 1, value, ..Gear::default() };
    amends(hands, munchkin::Effect::Gear { seat: Red, add });
}

fn opens_sale(hands: &mut Hands<impl Window>) {
    hands.driver.message(Message::Table(Do::opens(Panel::sale(Red))));
}

#[test]
fn a_sale_offers_what_wastes_least_and_stops_short_of_the_last_level() {
    let _row = proves("MC-LVL-09");
    let mut hands = begun(&[], (1280.0, 800.0));
    for value in [300, 400, 700, 900, 1_100] {
        gear(&mut hands, &format!("Of {value}"), Some(value));
    }
    raises(&mut hands, Red, 7);
    opens_sale(&mut hands);
    for items in [["Of 300 (300)", "Of 700 (700)"], ["Of 900 (900)", "Of 1100 (1100)"]] {
        let list = hands.words.list(&items.map(str::to_owned));
        let told = hands.words.with("sale-items", &[("items", list.into()), ("waste", 0.into())]);
        assert!(hands.driver.sees(&told), "{told}");
    }
    // At Level 8 two Levels would be one, and it says so.
    raises(&mut hands, Red, 8);
    opens_sale(&mut hands);
    let warns = hands.words.with("sale-no-more", &[("levels", 2.into()), ("most", 1.into())]);
    assert!(hands.driver.sees(&warns), "{warns}");
    assert!(there(&mut hands, "sell 1") && !there(&mut hands, "sell 2"));
    // At Level 9 nothing is sold, and why is a touch away.
    raises(&mut hands, Red, 9);
    opens_sale(&mut hands);
    hands.taps("no-sell 1");
    assert_eq!(hands.game().seat(Red).expect("a seat").level, 9);
    let toast = hands.driver.state.shell.toast.as_ref().expect("why not");
    let row = standie::rules::cite::Rule::parse("MC-LVL-09").expect("an id");
    assert!(toast.cites.iter().any(|cite| cite == row), "{:?}", toast.cites);
}

#[test]
fn items_listed_by_name_alone_go_with_the_sale_and_are_told_as_sold() {
    let mut hands = begun(&[], (800.0, 1280.0));
    for name in ["Soggy Map", "Left Boot", "Rusty Spoon"] {
        gear(&mut hands, name, None);
    }
    opens_sale(&mut hands);
    hands.taps("goes 0");
    hands.taps("goes 2");
    hands.taps("goes 1");
    hands.taps("goes 1");
    hands.taps("sell 1");
    let seat = hands.game().seat(Red).expect("a seat");
    let left: Vec<&str> = seat.gear.iter().map(|item| item.name.as_str()).collect();
    assert_eq!((seat.level, left), (2, vec!["Left Boot"]));
    let told: Vec<&str> = hands.table().log.iter().map(|line| line.text.as_str()).collect();
    assert!(told.contains(&"RED sells for a level (1 to 2)"), "{told:?}");
    assert!(told.iter().any(|line| line.contains("sells") && line.contains("Soggy Map")), "{told:?}");
    assert!(told.iter().all(|line| !line.contains("no longer has")), "it was sold, not lost: {told:?}");
    // One undo takes all of it back.
    hands.taps("undo");
    let seat = hands.game().seat(Red).expect("a seat");
    assert_eq!((seat.level, seat.gear.len()), (1, 3));
}

#[test]
fn what_is_sold_is_told_as_sold() {
    let mut hands = begun(&[], (1280.0, 800.0));
    gear(&mut hands, "Good Boots", Some(1_000));
    opens_sale(&mut hands);
    hands.taps("sell 1");
    let told: Vec<&str> = hands.table().log.iter().map(|line| line.text.as_str()).collect();
    assert!(told.contains(&"RED sells Good Boots"), "{told:?}");
}

/// A table of the game with a map, where RED moves and has so much gold, an Item of 400 and Treasures in hand.
fn with_gold(gold: i32) -> Hands<impl Window + use<>> {
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.lay_out(presets::evening("table"), Keeping::Memory);
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    let seat = hands.game().turn.seat.expect("a turn");
    let purse = dungeon::Effect::Gold { seat, change: Amount::To(gold) };
    let hand = cards::Effect::Hand { seat, deck: Deck::TREASURE, change: Amount::To(3) };
    let add = Gear { name: "Good Boots".to_owned(), bonus: 3, value: Some(400), ..Gear::default() };
    let gear = munchkin::Effect::Gear { seat, add };
    let effects = vec![Effect::from(purse), Effect::from(hand), Effect::from(gear)];
    does(&mut hands, table::Command::Amend { note: String::new(), effects });
    hands.driver.message(Message::Table(Do::opens(Panel::sale(seat))));
    hands
}

#[test]
fn gold_pays_before_cards_of_the_hand_and_what_it_pays_is_said() {
    let mut hands = with_gold(800);
    let seat = hands.game().turn.seat.expect("a turn");
    let before = hands.game().seat(seat).expect("a seat").clone();
    assert!(hands.driver.sees("Good Boots (400), and 600 gold on top"), "what it takes");
    hands.taps("held 1");
    let goes = hands.words.list(&["a card from the hand".to_owned(), "800 gold".to_owned()]);
    let goes = hands.words.with("sale-goes", &[("items", goes.into())]);
    assert!(hands.driver.sees(&goes), "{goes}");
    hands.taps("sell 1");
    let after = hands.game().seat(seat).expect("a seat");
    assert_eq!((after.level, after.gold), (before.level + 1, 0));
    assert_eq!(after.hand.of(Deck::TREASURE), 2);
    assert_eq!(after.gear.len(), before.gear.len());
}

#[test]
fn items_whose_price_is_known_sell_for_no_more_than_they_pay_for() {
    let _row = proves("MC-SELL-01");
    let mut hands = begun(&[], (1280.0, 800.0));
    for (name, value) in [("Bow with Ribbons", Some(200)), ("Good Boots", Some(1_800)), ("Left Boot", None)] {
        gear(&mut hands, name, value);
    }
    opens_sale(&mut hands);
    hands.taps("goes 0");
    for (levels, short) in [(1, 800), (2, 1_800), (3, 2_800)] {
        assert!(there(&mut hands, &format!("no-sell {levels}")), "{levels}");
        let short = hands.words.with("sale-short", &[("gold", short.into())]);
        assert!(hands.driver.sees(&short), "{short}");
    }
    hands.taps("no-sell 1");
    assert_eq!(hands.game().seat(Red).expect("a seat").level, 1);
    hands.taps("goes 1");
    assert!(there(&mut hands, "sell 2") && there(&mut hands, "no-sell 3"));
    // What has no price is worth what the table says, so the rest may be.
    hands.taps("goes 2");
    assert!(there(&mut hands, "sell 3"));
    hands.taps("goes 2");
    hands.taps("sell 2");
    let seat = hands.game().seat(Red).expect("a seat");
    assert_eq!((seat.level, seat.gear.len()), (3, 1));
}

#[test]
fn an_item_is_in_play_in_two_touches_and_nobody_asks_what_it_is_called() {
    for size in [(1280.0, 800.0), (1920.0, 1080.0), (800.0, 1280.0)] {
        let mut hands = begun(&[], size);
        let before = hands.taps;
        hands.taps("seat-red");
        hands.taps("add 3");
        let seat = hands.game().seat(Red).expect("a seat");
        assert_eq!((seat.gear.len(), seat.gear[0].bonus, hands.taps - before), (1, 3, 2), "{size:?}");
        hands.taps("add 2");
        assert_eq!(hands.game().seat(Red).expect("a seat").gear.len(), 2, "the panel is still there: {size:?}");
    }
}

#[test]
fn what_cannot_be_done_with_an_item_now_says_why() {
    let mut hands = begun(&[], (1280.0, 800.0));
    gear(&mut hands, "Soggy Map", None);
    let def = MonsterDef { level: Some(9), treasures: Some(1), ..MonsterDef::default() };
    does(&mut hands, doors::Command::Meet { def: Box::new(def) });
    hands.driver.message(Message::Table(Do::opens(Panel::items(Red, vec![0]))));
    for deed in ["box", "star"] {
        hands.driver.state.shell.toast = None;
        hands.taps(&format!("no-deed {deed}"));
        let toast = hands.driver.state.shell.toast.as_ref().expect("why not");
        assert!(!toast.cites.is_empty(), "{deed}: {}", toast.text);
    }
}

#[test]
fn a_table_that_plays_by_the_clock_is_over_when_it_runs_out() {
    let mut hands = begun(&[("time_limit", "30")], (1280.0, 800.0));
    raises(&mut hands, Green, 5);
    hands.taps("menu");
    tells_the_time(&mut hands, 30);
    // A turn every nine minutes; a night in between is nobody's time.
    let mut now = TIME;
    for minutes in [9, 9, 600, 9] {
        now += minutes * MINUTE;
        hands.driver.state.shell.clock = Clock::Fixed(now);
        assert!(!is_over(&hands));
        ends_turn(&mut hands);
    }
    hands.driver.message(Message::Table(Do::opens(Panel::Menu)));
    tells_the_time(&mut hands, 3);
    hands.driver.state.shell.clock = Clock::Fixed(now + 9 * MINUTE);
    ends_turn(&mut hands);
    assert!(is_over(&hands), "{:?}", hands.table().question.ask);
    let Some(table::Ending::Players(winners)) = hands.game().ending.clone() else { panic!("nobody won") };
    assert_eq!(winners, vec![Green], "the highest Level");
}

/// So many minutes are left, or one less: touches take their time too.
fn tells_the_time(hands: &mut Hands<impl Window>, minutes: i64) {
    let left = pace::left(&hands.table().session, hands.driver.state.shell.clock.now()).expect("a clock") / MINUTE;
    assert!((minutes - 1..=minutes).contains(&left), "{left}");
    let left = i32::try_from(left).expect("few");
    let told = hands.words.with("pace-left", &[("minutes", left.into())]);
    assert!(written(hands).iter().any(|line| line.contains(&told)), "{told}: {:?}", written(hands));
}

fn written(hands: &mut Hands<impl Window>) -> Vec<String> {
    crate::classic_words::written(&mut hands.driver)
}

fn ends_turn(hands: &mut Hands<impl Window>) {
    does(hands, standie::rules::turn::Command::EndTurn);
}

fn is_over(hands: &Hands<impl Window>) -> bool {
    matches!(hands.table().question.ask, Ask::Table(table::Ask::Over(_)))
}

#[test]
fn one_item_without_a_price_sells_alone_and_what_is_grey_says_why_where_it_stands() {
    let mut hands = crate::cardboard::cared(table::Care::Everything, 1280.0, 800.0);
    gear(&mut hands, "Staff", None);
    opens_sale(&mut hands);
    let nothing = hands.words.get("sale-nothing");
    assert!(hands.driver.sees(&nothing) && !there(&mut hands, "sell 1"), "nothing is chosen yet");
    hands.taps("goes 0");
    assert!(!hands.driver.sees(&nothing));
    let level = hands.game().seat(Red).expect("a seat").level;
    hands.taps("sell 1");
    let red = hands.game().seat(Red).expect("a seat");
    assert_eq!((red.level, red.gear.len()), (level + 1, 0));
    let told: Vec<&str> = hands.table().log.iter().map(|line| line.text.as_str()).collect();
    let sold = format!("RED sells for a level ({level} to {})", level + 1);
    assert!(told.contains(&sold.as_str()), "{told:?}");
}
