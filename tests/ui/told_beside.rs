//! What is told beside the box: whose things are shared out, what Bad Stuff has done and to whom, who came in which place,
//! and how a name is written.

use crate::cardboard::{begun, raises};
use crate::hands::Hands;
use crate::paid::there;
use crate::support::driver::{self, Window};
use iced_test::core::widget::Id;
use iced_test::core::{Event, Point, Rectangle, touch};
use iced_test::selector::Target;
use standie::app::table::panels::words;
use standie::app::table::{Message as Wish, Naming, Panel};
use standie::app::{Message, Route};
use standie::rules::ids::Colour::{Blue, Red};

fn says(hands: &mut Hands<impl Window>, part: &str) -> bool {
    hands.driver.written().iter().any(|(text, ..)| text.contains(part))
}

#[test]
fn once_it_is_over_nobody_is_close_to_winning_it_and_nothing_is_given() {
    let mut hands = Hands::new(driver::at("classic_over", 1280.0, 800.0));
    hands.taps("see table");
    for id in ["tile-next-wins", "tile-lowest"] {
        let text = hands.words.get(id);
        assert!(!says(&mut hands, &text), "{text}");
    }
    assert!(!says(&mut hands, "from winning") && !says(&mut hands, "Charity goes"));
}

#[test]
fn whoever_is_as_good_as_the_third_stands_beside_the_third() {
    for (width, height) in [(1280.0, 800.0), (1024.0, 768.0), (800.0, 1280.0)] {
        let mut hands = Hands::new(driver::at("classic_over", width, height));
        let seats: Vec<_> = hands.game().seats.iter().map(|seat| seat.colour.name()).collect();
        for seat in seats {
            assert!(there(&mut hands, &format!("stands {seat}")), "{width}x{height}: {seat}");
        }
        let thirds = hands.driver.written().iter().filter(|(text, ..)| text == "3").count();
        assert_eq!(thirds, 2, "{width}x{height}: both of Level 4 came third");
    }
}

#[test]
fn records_stand_below_each_other_without_a_hole() {
    let mut hands = Hands::new(driver::at("classic_over", 1024.0, 768.0));
    let said = hands.driver.written();
    let at = |begins: &str| said.iter().find(|(text, ..)| text.starts_with(begins)).expect("a record").1.y;
    assert!(at("Most monsters killed") - at("Biggest fight won") < 30.0);
}

#[test]
fn whose_things_are_shared_out_is_said() {
    let mut hands = Hands::new(driver::at("classic_body", 1280.0, 800.0));
    assert!(says(&mut hands, "Ada won’t be needing this."), "{:?}", hands.driver.written());
}

#[test]
fn bad_stuff_tells_only_what_it_did_to_whoever_was_caught() {
    let mut hands = begun(1280.0, 800.0);
    raises(&mut hands, Red, 5);
    hands.taps("meet 20");
    hands.next();
    hands.taps("die-1");
    let so_far = hands.words.get("bad-stuff-so-far");
    raises(&mut hands, Blue, 3);
    assert!(!says(&mut hands, &so_far), "BLUE was not caught");
    hands.taps("quick-level-down");
    assert!(says(&mut hands, &so_far));
}

#[test]
fn every_name_can_be_written_with_the_letters_that_are_touched() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    hands.driver.message(Message::Table(Wish::opens(Panel::words(Naming::Seat(Blue), String::new()))));
    assert!(hands.driver.sees("What’s the name?"));
    hands.taps_text("A");
    hands.taps("letters-marks");
    for letter in ["n", "n", "e", "-"] {
        hands.taps_text(letter);
    }
    // Another part of it begins large, and is written small by a touch.
    hands.taps_text("S");
    hands.taps("letters-case");
    hands.driver.message(Message::Table(Wish::Words(words::Message::Enter)));
    assert_eq!(hands.game().seat(Blue).expect("BLUE").name, "Änne-s");
}

#[test]
fn a_note_lies_on_no_way_that_can_be_taken() {
    let mut hands = Hands::new(driver::at("reminded", 1280.0, 800.0));
    let foot = |hands: &mut Hands<_>| {
        let note: Target = hands.driver.find(Id::from("float".to_owned())).expect("a note");
        note.bounds()
    };
    let before = foot(&mut hands);
    assert!(before.y > 600.0, "{before:?}");
    let finger = touch::Finger(1);
    let [from, to] = [500.0, 690.0].map(|y| Point::new(300.0, y));
    hands.waits();
    hands.driver.send(&[Event::Touch(touch::Event::FingerPressed { id: finger, position: from })]);
    for step in 1..=8 {
        let position = Point::new(300.0, from.y + (to.y - from.y) * step as f32 / 8.0);
        hands.driver.send(&[Event::Touch(touch::Event::FingerMoved { id: finger, position })]);
    }
    hands.driver.send(&[Event::Touch(touch::Event::FingerLifted { id: finger, position: to })]);
    let now = foot(&mut hands);
    assert!(now.y < 200.0, "the lower way is in its place now: {now:?}");
}

/// What moves leaves no crumbs: letters reach beyond their place, and all of what is touched is drawn anew with them.
#[test]
fn whatever_is_written_on_something_to_touch_is_drawn_anew_with_all_of_it() {
    let mut hands = begun(1280.0, 800.0);
    raises(&mut hands, Red, 5);
    hands.driver.message(Message::Table(Wish::goes(Route::Journal)));
    let written: Vec<_> =
        hands.driver.written().into_iter().filter(|(text, ..)| text == "Fix" || text == "Add here").collect();
    assert!(!written.is_empty());
    let drawn: Vec<Rectangle> =
        hands.driver.layers().iter().flat_map(|layer| layer.quads.iter().map(|(quad, _)| quad.bounds)).collect();
    for (text, at, _) in written {
        let around = at.expand(1.0);
        let behind = |quad: &&Rectangle| around.is_within(quad) && quad.height < 60.0;
        assert!(drawn.iter().any(|quad| behind(&quad)), "{text} at {at:?}");
    }
}
