//! Numbers that are set in place, and what a fight still needs to know.

use crate::hands::Hands;
use crate::support::driver::{self, Window};
use iced_test::core::keyboard::key::Named;
use iced_test::core::keyboard::{Key, Modifiers};
use iced_test::core::{Event, Point, Rectangle, Vector, mouse, widget, window};
use standie::app::Message;
use standie::app::map::Spot;
use standie::app::table::{Field, Figure, Message as Wish, Panel, Printed};
use standie::app::widget::bubble::Bubble;
use standie::rules::amount::Amount;
use standie::rules::dungeon;
use standie::rules::effect::Effect;
use standie::rules::fight;
use standie::rules::fight::foe::card::MonsterDef;
use standie::rules::ids::{Colour, MonsterId};
use standie::rules::question::Ask;
use std::time::{Duration, Instant};

/// A fight with a monster of whose card only some is known.
fn fight(def: impl Fn(&mut MonsterDef)) -> (Hands<impl Window>, MonsterId) {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    let Ask::Fight(fight::Ask::Fight { monsters, .. }) = hands.table().question.ask.clone() else { panic!("no fight") };
    let mut card = hands.game().foes.get(monsters[0]).expect("it").def.as_ref().clone();
    def(&mut card);
    let effect = Effect::Fight(fight::Effect::Card { monster: monsters[0], def: card });
    hands.driver.message(Message::Table(Wish::corrects(vec![effect])));
    (hands, monsters[0])
}

fn unknown() -> (Hands<impl Window>, MonsterId) {
    fight(|def| (def.level, def.dice, def.treasures) = (None, None, None))
}

fn known() -> (Hands<impl Window>, MonsterId) {
    let (mut hands, id) = fight(|def| (def.level, def.dice, def.treasures) = (Some(5), Some(2), Some(1)));
    hands.driver.message(Message::Table(Wish::chooses(Some(Spot::Monster(id)))));
    (hands, id)
}

fn level(hands: &Hands<impl Window>, id: MonsterId) -> Option<i16> {
    hands.game().foes.get(id)?.def.level
}

fn pad(hands: &Hands<impl Window>) -> Option<(Figure, &str)> {
    match &hands.table().panel {
        Some(Panel::Pad(pad)) => Some((pad.figure, pad.typed.as_str())),
        _ => None,
    }
}

fn key(hands: &mut Hands<impl Window>, named: Named) {
    hands.waits();
    hands.driver.key(Key::Named(named), Modifiers::default());
}

/// Types the one digit, then takes it.
fn types(hands: &mut Hands<impl Window>, text: &str) {
    hands.driver.types(text);
    key(hands, Named::Enter);
}

#[test]
fn all_that_is_missing_is_said_and_a_touch_leads_through_it() {
    let (mut hands, id) = unknown();
    let said = |hands: &mut Hands<_>, what: &str| {
        let texts: Vec<String> = hands.driver.find_all(|c: iced_test::selector::Candidate<'_>| match c {
            iced_test::selector::Candidate::Text { content, .. } => Some(content.to_owned()),
            _ => None,
        });
        texts.iter().any(|text| text.contains(what))
    };
    assert!(said(&mut hands, "Level and Dice"), "both are said to be missing");
    hands.taps("missing");
    assert_eq!(pad(&hands), Some((Figure::Monster(id, Printed::Level), "")));
    types(&mut hands, "12");
    assert_eq!(level(&hands, id), Some(12));
    assert!(said(&mut hands, "Dice"), "what is missing now");
    assert!(!said(&mut hands, "Level and Dice"));
    assert_eq!(pad(&hands), Some((Figure::Monster(id, Printed::Dice), "")), "the next that is missing");
    types(&mut hands, "2");
    assert_eq!(pad(&hands), Some((Figure::Monster(id, Printed::Treasures), "")));
    types(&mut hands, "1");
    assert_eq!(pad(&hands), None);
    assert!(hands.driver.find(widget::Id::from("missing")).is_none(), "nothing is missing any more");
}

#[test]
fn a_question_mark_opens_the_pad_and_sets_nothing() {
    let (mut hands, id) = unknown();
    hands.driver.message(Message::Table(Wish::chooses(Some(Spot::Monster(id)))));
    let records = hands.table().session.records();
    hands.taps(&format!("monster-level-short-{}", id.0));
    assert_eq!(pad(&hands), Some((Figure::Monster(id, Printed::Level), "")));
    assert_eq!(hands.table().session.records(), records, "nothing is set by looking");
    // What nobody has on a card is not taken.
    types(&mut hands, "99");
    assert_eq!(level(&hands, id), None);
    assert!(hands.driver.state.shell.toast.is_some(), "why not");
    hands.taps("pad plus");
    assert_eq!(level(&hands, id), Some(1));
}

#[test]
fn enter_and_digits_belong_to_the_card_that_lies_open() {
    let (mut hands, id) = known();
    let records = hands.table().session.records();
    key(&mut hands, Named::Enter);
    assert!(matches!(hands.table().question.ask, Ask::Fight(fight::Ask::Fight { .. })), "nothing is rolled");
    assert_eq!((hands.table().chosen, hands.table().session.records()), (None, records));
    key(&mut hands, Named::Enter);
    assert!(
        matches!(hands.table().question.ask, Ask::Fight(fight::Ask::FightDice { .. })),
        "but with the card away it is"
    );
    // Digits are dice there; with the card open they are its level.
    hands.driver.message(Message::Table(Wish::chooses(Some(Spot::Monster(id)))));
    hands.waits();
    types(&mut hands, "14");
    assert_eq!(level(&hands, id), Some(14));
    assert!(hands.table().draft.throws.iter().all(|throw| throw.faces.is_empty()), "no die has fallen");
}

#[test]
fn a_tapped_number_is_typed() {
    let (mut hands, id) = known();
    hands.taps(&format!("monster-level-short-{}", id.0));
    assert_eq!(pad(&hands), Some((Figure::Monster(id, Printed::Level), "")));
    types(&mut hands, "9");
    assert_eq!(level(&hands, id), Some(9));
    // One without a pad has the keyboard once it is tapped.
    let elf = hands.table().session.book().rules.races[0].clone();
    hands.taps(&format!("against-{elf}"));
    hands.driver.types("12");
    key(&mut hands, Named::Enter);
    let against = &hands.game().foes.get(id).expect("it").def.against;
    assert_eq!(against.iter().map(|a| a.strength).collect::<Vec<_>>(), [12]);
}

fn wheel(hands: &mut Hands<impl Window>, at: Point, delta: mouse::ScrollDelta) {
    hands.driver.send(&[
        Event::Mouse(mouse::Event::CursorMoved { position: at }),
        Event::Mouse(mouse::Event::WheelScrolled { delta }),
    ]);
}

fn frame(hands: &mut Hands<impl Window>, after: u64) {
    let at = Instant::now() + Duration::from_millis(after);
    hands.driver.send(&[Event::Window(window::Event::RedrawRequested(at))]);
}

#[test]
fn three_notches_of_the_wheel_are_three_steps() {
    let (mut hands, id) = known();
    let at = hands.driver.place(widget::Id::from(format!("monster-level-short-{}", id.0)));
    for _ in 0..3 {
        // X tells a notch twice: when it is pressed, and when it is let go.
        wheel(&mut hands, at, mouse::ScrollDelta::Lines { x: 0.0, y: 1.0 });
        wheel(&mut hands, at, mouse::ScrollDelta::Lines { x: 0.0, y: 1.0 });
        frame(&mut hands, 0);
        frame(&mut hands, 200);
    }
    hands.driver.holds();
    assert_eq!(level(&hands, id), Some(8));
    // Parts of a step add up, whatever they are told in.
    for _ in 0..32 {
        wheel(&mut hands, at, mouse::ScrollDelta::Pixels { x: 0.0, y: -1.0 });
    }
    hands.driver.holds();
    assert_eq!(level(&hands, id), Some(6));
    for _ in 0..8 {
        wheel(&mut hands, at, mouse::ScrollDelta::Lines { x: 0.0, y: 0.25 });
    }
    hands.driver.holds();
    assert_eq!(level(&hands, id), Some(8));
}

#[test]
fn what_was_set_last_counts_when_the_card_is_closed_at_once() {
    let (mut hands, id) = known();
    let at = hands.driver.place(widget::Id::from(format!("monster-level-short-{}", id.0)));
    wheel(&mut hands, at, mouse::ScrollDelta::Lines { x: 0.0, y: -1.0 });
    let close = hands.driver.place(widget::Id::from("close card"));
    hands.driver.click_at(close);
    assert_eq!((level(&hands, id), hands.table().chosen), (Some(4), None));
}

#[test]
fn a_notch_is_one_step_even_if_a_frame_comes_between_its_halves() {
    let (mut hands, id) = known();
    let at = hands.driver.place(widget::Id::from(format!("monster-level-short-{}", id.0)));
    wheel(&mut hands, at, mouse::ScrollDelta::Lines { x: 0.0, y: 1.0 });
    frame(&mut hands, 0);
    wheel(&mut hands, at, mouse::ScrollDelta::Lines { x: 0.0, y: 1.0 });
    hands.driver.holds();
    assert_eq!(level(&hands, id), Some(6));
}

/// All that is written.
fn written(hands: &mut Hands<impl Window>) -> Vec<String> {
    hands.driver.find_all(|c: iced_test::selector::Candidate<'_>| match c {
        iced_test::selector::Candidate::Text { content, .. } => Some(content.to_owned()),
        _ => None,
    })
}

/// Nothing is cut off what was typed: it is said what the number can be, and nothing changes.
#[test]
fn a_number_out_of_range_is_said_on_every_pad_of_a_seat() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    let seat = Colour::Red;
    let all = [
        (Field::Level, 1..=10),
        (Field::Health, 0..=4),
        (Field::Gold, 0..=1_000_000),
        (Field::Bonus, -99..=99),
        (Field::Treasure, 0..=99),
    ];
    for (field, range) in all {
        let before = hands.table().session.records();
        hands.driver.message(Message::Table(Wish::opens(Panel::pad(Figure::Seat(seat, field), String::new()))));
        let says =
            hands.words.with("pad-between", &[("low", (*range.start()).into()), ("high", (*range.end()).into())]);
        let wish = i64::from(*range.end()) * 9 + 1;
        hands.driver.types(&wish.to_string());
        assert!(written(&mut hands).contains(&wish.to_string()), "{field:?}: what was typed is shown whole");
        assert!(written(&mut hands).contains(&says), "{field:?}: {says}");
        key(&mut hands, Named::Enter);
        assert!(hands.driver.state.shell.toast.is_some(), "{field:?}: it is said");
        assert_eq!(hands.table().session.records(), before, "{field:?}");
        assert!(pad(&hands).is_some(), "{field:?}: the pad stays");
        hands.taps("close");
    }
}

#[test]
fn the_last_level_is_not_taken_silently() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    let seat = Colour::Red;
    hands.sets(seat, Field::Level, 10);
    assert_eq!(hands.game().seat(seat).map(|s| s.level), Some(9));
    let toast = hands.driver.state.shell.toast.clone().expect("it is said that it takes a kill");
    assert!(!toast.anyway.is_empty() && !toast.cites.is_empty());
    hands.taps_word("toast-anyway");
    assert_eq!(hands.game().seat(seat).map(|s| s.level), Some(10));
}

#[test]
fn a_typed_number_that_is_too_much_stays_to_be_mended() {
    let (mut hands, id) = known();
    let elf = hands.table().session.book().rules.races[0].clone();
    let against = |hands: &Hands<_>| -> Vec<i16> {
        hands.game().foes.get(id).expect("it").def.against.iter().map(|a| a.strength).collect()
    };
    hands.taps(&format!("against-{elf}"));
    hands.driver.types("25");
    hands.driver.holds();
    assert!(against(&hands).is_empty(), "25 is not 5");
    key(&mut hands, Named::Backspace);
    key(&mut hands, Named::Enter);
    assert_eq!(against(&hands), [2]);
}

/// Under a finger nobody reads: what a number becomes, and by how much, stands above it, on the turned screen too.
#[test]
fn a_number_that_is_dragged_says_above_the_finger_what_it_becomes() {
    for (preset, turned) in [("table", false), ("count", false), ("table", true)] {
        let mut hands = Hands::new(driver::at(preset, 1280.0, 800.0));
        hands.driver.state.shell.settings.turned = turned;
        let screen = Rectangle::new(Point::ORIGIN, hands.driver.logical());
        let across = |at: Point| if turned { Point::new(screen.width - at.x, screen.height - at.y) } else { at };
        for (nth, seat) in hands.game().seats.iter().cloned().collect::<Vec<_>>().into_iter().enumerate() {
            let id = widget::Id::from(format!("{}-field-level", seat.colour.name()));
            let from = hands.driver.find(id).expect("a Level").bounds().center();
            let to = Point::new(from.x, from.y - 34.0);
            hands.waits();
            let (before, ..) = hands.driver.screenshot();
            let moved = |position| Event::Mouse(mouse::Event::CursorMoved { position: across(position) });
            hands.driver.send(&[
                moved(from),
                Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)),
                moved(to),
            ]);
            let (dragged, width, _) = hands.driver.screenshot();
            let look = hands.driver.state.shell.look;
            let bubble = Bubble { value: i32::from(seat.level) + 2, change: 2, finger: to, look };
            let place = bubble.place(screen);
            let name = format!("{preset}, turned {turned}, {nth}: {place:?}");
            assert!(place.x >= 0.0 && place.x + place.width <= screen.width && place.y >= 0.0, "{name}");
            assert!(!place.contains(to) && place.height >= 96.0, "{name}: nothing lies under the finger");
            let ends = (across(place.position()), across(place.position() + Vector::new(place.width, place.height)));
            let (left, right) = (ends.0.x.min(ends.1.x), ends.0.x.max(ends.1.x));
            let (top, bottom) = (ends.0.y.min(ends.1.y), ends.0.y.max(ends.1.y));
            let changed = |a: &[u8], b: &[u8]| {
                let inside =
                    (top as usize..bottom as usize).flat_map(|y| (left as usize..right as usize).map(move |x| (x, y)));
                let at = |(x, y): (usize, usize)| (y * width as usize + x) * 4;
                inside.filter(|p| a[at(*p)..at(*p) + 3] != b[at(*p)..at(*p) + 3]).count() as f32
            };
            let whole = place.width * place.height;
            let share = changed(&before, &dragged) / whole;
            assert!(share > 0.9, "{name}: it covers what is there, {share}");
            // Let go, it is gone; taken back, everything is as it was.
            hands.driver.send(&[moved(from), Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))]);
            let (after, ..) = hands.driver.screenshot();
            let share = changed(&dragged, &after) / whole;
            assert!(share > 0.9, "{name}: it stays, {share}");
        }
    }
}

#[test]
fn a_level_is_bought_with_gold_from_the_seat_and_from_what_can_be_done() {
    for way in ["now", "seat"] {
        let mut hands = Hands::new(driver::at("seat", 1280.0, 800.0));
        let seat = hands.game().turn.seat.expect("a turn");
        let gold = Effect::Dungeon(dungeon::Effect::Gold { seat, change: Amount::To(1_200) });
        hands.driver.message(Message::Table(Wish::corrects(vec![gold])));
        let before = hands.game().seat(seat).map(|s| s.level).expect("a Level");
        let panel = if way == "now" { Panel::Now(seat) } else { Panel::Seat(seat) };
        hands.driver.message(Message::Table(Wish::opens(panel)));
        if way == "now" {
            hands.taps("buys")
        } else {
            hands.taps_word("deed-buy-level")
        };
        hands.taps("sell 1");
        let now = hands.game().seat(seat).expect("it");
        assert_eq!((now.level, now.gold), (before + 1, 200), "{way}: {:?}", hands.table().question);
        // What is left does not reach for another one.
        assert!(hands.table().panel.is_none() || hands.driver.find(widget::Id::from("no-sell 1".to_owned())).is_some());
    }
}
