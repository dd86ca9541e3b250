//! Going to an earlier moment in the journal and back; and what a fix says of itself.

use crate::cardboard::{RING, begun, level, raises, rings};
use crate::fixes::{entries, last, opens};
use crate::hands::Hands;
use crate::paid::there;
use crate::steady::seen;
use crate::support::driver::Window;
use iced_test::core::Point;
use iced_test::core::keyboard::Modifiers;
use iced_test::core::keyboard::key::Named;
use standie::app::screen::journal;
use standie::app::table::{Field, Message as Wish};
use standie::app::{Message, Route};
use standie::rules::command::Command;
use standie::rules::ids::Colour::{Blue, Green, Red, Yellow};
use standie::rules::munchkin::gear::Gear;
use standie::rules::table::Care;
use standie::rules::{doors, munchkin, table};

/// Levels of everybody, one entry each, and a few turns with a fight in each.
fn played(turns: u32) -> Hands<impl Window> {
    let mut hands = begun(1280.0, 800.0);
    for seat in [Red, Blue, Green, Yellow] {
        raises(&mut hands, seat, 4);
    }
    while hands.game().turn.number < turns {
        hands.taps("meet 1");
        hands.next();
        rings(&mut hands, RING + 1);
        hands.next();
    }
    hands
}

fn journal(hands: &mut Hands<impl Window>) {
    hands.driver.message(Message::Table(Wish::goes(Route::Journal)));
}

/// Where the words that lead to an entry stand, from the top.
fn gos(hands: &mut Hands<impl Window>) -> Vec<Point> {
    let go = hands.words.get("journal-go");
    let height = hands.driver.logical().height;
    let all: Vec<Point> = hands
        .driver
        .find_all(go.as_str())
        .into_iter()
        .filter_map(|found| Some(found.visible_bounds()?.center()))
        .collect();
    all.into_iter().filter(|at| (120.0..height - 60.0).contains(&at.y)).collect()
}

/// What is written on the line at a height.
fn line(hands: &mut Hands<impl Window>, y: f32) -> Vec<String> {
    let all =
        seen(hands).into_iter().filter(|(text, at)| at.x < 700.0 && text.len() > 5 && (at.center_y() - y).abs() < 22.0);
    all.map(|(text, _)| text).collect()
}

#[test]
fn the_entry_one_goes_to_stays_under_the_finger_and_what_is_taken_back_says_so() {
    for scrolled in [0.0, 6.0] {
        let mut hands = played(6);
        let newest = hands.table().session.timeline().here();
        journal(&mut hands);
        hands.driver.wheels(Point::new(640.0, 500.0), scrolled);
        let all = gos(&mut hands);
        let at = all[all.len() / 2];
        let touched = line(&mut hands, at.y);
        hands.driver.tap_at(at);
        let now = line(&mut hands, at.y);
        assert!(touched.iter().any(|text| now.contains(text)), "it stays where it was touched: {touched:?} {now:?}");
        let here = hands.table().session.timeline().here();
        let gone = (newest - here) as usize;
        assert!(gone > 2, "{gone}");
        let told = hands.words.with("journal-undone-lines", &[("count", gone.into())]);
        assert!(hands.driver.find(told.as_str()).is_some(), "{gone} are taken back: {:?}", hands.driver.written());
        // Whoever comes back later finds them folded.
        hands.driver.message(Message::Journal(journal::Message::Back));
        journal(&mut hands);
        assert!(hands.driver.sees(&told));
        let undone = hands.words.get("journal-undone");
        assert!(hands.driver.find(undone.as_str()).is_none());
        hands.taps_text(&told);
        assert_eq!(hands.driver.find_all(undone.as_str()).len(), gone, "and unfolds them");
        hands.driver.message(Message::Journal(journal::Message::Jump(newest)));
        assert_eq!(hands.table().session.timeline().redo(), None);
    }
}

#[test]
fn an_evening_with_a_fix_in_it_is_taken_back_entry_by_entry_too() {
    let mut hands = played(5);
    let met = |command: &Command| matches!(command, Command::Doors(doors::Command::Meet { .. }));
    let first = entries(&hands.table().session).into_iter().find(|(_, command)| met(command)).expect("a monster").0;
    opens(&mut hands, first);
    hands.taps("fix-0 2");
    hands.taps("fix-accept");
    let fixed = hands.table().session.timeline().here();
    let path = hands.table().session.timeline().path(fixed);
    let to = path[path.len() - 5];
    hands.driver.message(Message::Journal(journal::Message::Jump(to)));
    let undone = hands.words.get("journal-fix-undone");
    assert!(hands.driver.find(undone.as_str()).is_none(), "no fix was taken back");
    let told = hands.words.with("journal-undone-lines", &[("count", 4.into())]);
    assert!(hands.driver.find(told.as_str()).is_some(), "{:?}", hands.driver.written());
    hands.driver.message(Message::Table(Wish::goes(Route::Table)));
    while hands.table().session.timeline().redo().is_some() {
        hands.taps("redo");
    }
    assert_eq!(hands.table().session.timeline().here(), fixed);
}

#[test]
fn a_level_that_cannot_be_lost_is_not_told_as_one_that_takes_a_kill() {
    let mut hands = begun(1280.0, 800.0);
    hands.sets(Green, Field::Level, 2);
    let first = hands.table().session.timeline().here();
    hands.sets(Green, Field::Level, 1);
    raises(&mut hands, Red, 3);
    opens(&mut hands, first);
    hands.taps("fix-1 blue");
    let written: Vec<String> = hands.driver.written().into_iter().map(|(text, _, _)| text).collect();
    assert!(!written.iter().any(|text| text.contains("takes a kill")), "{written:?}");
    assert!(written.iter().any(|text| text.contains("GREEN stays at Level 1")), "{written:?}");
}

/// YELLOW has an Item without a name.
fn item(bonus: i16) -> Command {
    let add = Gear { bonus, ..Gear::default() };
    let effects = vec![munchkin::Effect::Gear { seat: Yellow, add }.into()];
    table::Command::Effects { note: String::new(), effects }.into()
}

fn with_item() -> (Hands<impl Window>, u32) {
    let mut hands = begun(1280.0, 800.0);
    raises(&mut hands, Red, 4);
    hands.driver.message(Message::Table(Wish::does(item(1))));
    let point = last(&hands.table().session, |command| *command == item(1));
    hands.taps("meet 1");
    hands.next();
    rings(&mut hands, RING + 1);
    hands.next();
    (hands, point)
}

#[test]
fn an_item_that_is_only_better_says_by_how_much() {
    let (mut hands, point) = with_item();
    opens(&mut hands, point);
    hands.taps("fix-0 3");
    assert!(hands.driver.sees("It would be: YELLOW now has an Item, +3"), "{:?}", hands.driver.written());
}

#[test]
fn a_name_is_typed_by_keyboard_without_looking_for_its_field() {
    let (mut hands, point) = with_item();
    opens(&mut hands, point);
    hands.taps("fix-name");
    hands.driver.types("Big axe");
    hands.driver.key(Named::Backspace.into(), Modifiers::empty());
    hands.driver.key(Named::Enter.into(), Modifiers::empty());
    assert!(!there(&mut hands, "fix-name done"), "it is done");
    hands.taps("fix-accept");
    assert_eq!(hands.game().seat(Yellow).expect("YELLOW").gear[0].name, "Big ax");
}

#[test]
fn a_fight_lost_after_all_says_nothing_of_hands_that_nobody_counts() {
    let mut hands = begun(1280.0, 800.0);
    assert_ne!(hands.game().table.care, Care::Everything);
    raises(&mut hands, Red, 4);
    hands.taps("meet 1");
    let point = hands.table().session.timeline().here();
    hands.next();
    rings(&mut hands, RING + 1);
    let won = level(&hands, Red);
    hands.next();
    opens(&mut hands, point);
    hands.taps("fix turned");
    hands.taps("fix-from-now");
    assert_eq!(level(&hands, Red), won - 1);
    let told: Vec<String> = hands.table().log.iter().map(|line| line.text.clone()).collect();
    assert!(!told.iter().any(|line| line.contains("Treasures and")), "{told:?}");
    let session = &hands.table().session;
    let here = session.timeline().here();
    let made = session.timeline().node(here).expect("the correction").command.read().expect("a command");
    assert!(!serde_json::to_string(&made).expect("json").contains("hand"), "{made:?}");
}
