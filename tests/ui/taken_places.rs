//! Beside the box a deed is one touch, and another deed may lie in its place at once: a touch that comes twice does one.

use crate::hands::Hands;
use crate::support::driver::{self, Window};
use iced_test::core::{Point, Rectangle, widget};
use iced_test::selector::Candidate;
use standie::app::presets;
use standie::app::shell::Clock;
use standie::rules::fight;
use standie::rules::ids::Colour;
use standie::rules::question::Ask;
use std::collections::BTreeMap;

/// How slow a second touch is that comes of itself.
const AGAIN: i64 = 450;

fn later(hands: &mut Hands<impl Window>, by: i64) {
    let now = hands.driver.state.shell.clock.now();
    hands.driver.state.shell.clock = Clock::Fixed(now + by);
}

/// A touch, and one more in the same place a little later.
fn touches_again(hands: &mut Hands<impl Window>, at: Point) -> usize {
    let before = hands.table().session.records();
    hands.waits();
    hands.driver.tap_at(at);
    let once = hands.table().session.records();
    hands.sees_it();
    later(hands, AGAIN);
    hands.driver.tap_at(at);
    usize::from(once > before) + usize::from(hands.table().session.records() > once)
}

fn at(preset: &str) -> Hands<impl Window> {
    Hands::new(driver::at(preset, 1280.0, 800.0))
}

/// What can be touched, by what it is called, and where.
fn touched(hands: &mut Hands<impl Window>) -> Vec<(String, Rectangle)> {
    hands.driver.find_all(|c: Candidate<'_>| match c {
        Candidate::Focusable { id, visible_bounds: Some(seen), .. } if seen.height > 30.0 => {
            Some((id.map(|id| format!("{id:?}")).unwrap_or_default(), seen))
        }
        _ => None,
    })
}

#[test]
fn a_die_that_got_somebody_away_passes_no_turn_when_it_is_touched_twice() {
    let mut hands = at("classic_flight");
    let die = hands.driver.place(widget::Id::from("die-6"));
    let turn = hands.game().turn.number;
    touches_again(&mut hands, die);
    assert!(hands.game().fight.is_none(), "away, and nobody fights: {:?}", hands.table().question);
    assert_eq!(hands.game().turn.number, turn, "nor is the turn over");
}

#[test]
fn a_die_that_did_not_takes_no_level_when_it_is_touched_twice() {
    let hands = at("classic_flight");
    let level = |hands: &Hands<_>| hands.game().seat(Colour::Blue).expect("a seat").level;
    let before = level(&hands);
    for face in 1..=3 {
        let mut hands = at("classic_flight");
        let die = hands.driver.place(widget::Id::from(format!("die-{face}")));
        touches_again(&mut hands, die);
        assert!(matches!(hands.table().question.ask, Ask::Fight(fight::Ask::BadStuff { .. })));
        assert_eq!(level(&hands), before, "nobody has said what it does");
    }
}

#[test]
fn bad_stuff_is_one_thing_a_touch() {
    let mut hands = at("classic_caught");
    let level = |hands: &Hands<_>| hands.game().seat(Colour::Blue).expect("a seat").level;
    let before = level(&hands);
    let down = hands.driver.place(widget::Id::from("quick-level-down"));
    touches_again(&mut hands, down);
    assert_eq!(level(&hands), before - 1);
    hands.taps("quick-level-down");
    assert_eq!(level(&hands), before - 2, "a moment later it is meant");
}

/// Wherever another deed comes under the finger it waits until it has been read.
#[test]
fn no_deed_takes_the_place_of_another_under_a_finger() {
    let beside = |name: &&str| name.starts_with("classic") || name.starts_with("row_beside");
    let (mut tried, mut wrong) = (0, Vec::new());
    for preset in presets::names().into_iter().filter(beside) {
        let mut hands = at(preset);
        if hands.driver.state.table.is_none() {
            continue;
        }
        let places: BTreeMap<String, Rectangle> = touched(&mut hands).into_iter().collect();
        for (id, place) in places {
            let place = place.center();
            let records = hands.table().session.records();
            let done = touches_again(&mut hands, place);
            tried += usize::from(done > 0);
            if done > 1 {
                // The same once more is no other deed.
                let mut once = at(preset);
                once.waits();
                once.driver.tap_at(place);
                once.sees_it();
                let under = touched(&mut once).into_iter().rev().find(|(_, at)| at.contains(place)).map(|(id, _)| id);
                if under.as_ref() != Some(&id) {
                    let told: Vec<&str> = hands.table().log.iter().rev().take(2).map(|line| &*line.text).collect();
                    wrong.push(format!("{preset}: {id}, then {}: {told:?}", under.unwrap_or_default()));
                }
            }
            let moved = hands.driver.state.route != standie::app::Route::Table;
            // A touch may have opened something, or closed it: each begins as the preset does.
            if moved || hands.table().session.records() > records || places_differ(&mut hands, preset) {
                hands = at(preset);
            }
        }
    }
    assert!(tried > 100, "{tried} places");
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Whether something lies over the table that did not, or no longer.
fn places_differ(hands: &mut Hands<impl Window>, preset: &str) -> bool {
    let opens =
        ["_now", "_curse", "_seat", "_sale", "_trade", "_found", "_last", "_card", "_server", "_vehicle", "_five"];
    let opened =
        opens.iter().any(|end| preset.ends_with(end)) || preset.ends_with("_eight") || preset == "classic_away";
    hands.table().panel.is_some() != opened || preset.contains("far")
}
