//! Whoever puts something right in the journal finds everything where it was, whatever is touched.

use crate::cardboard::{RING, begun, cared, raises, rings};
use crate::fixes::{entries, opens};
use crate::hands::Hands;
use crate::paid::there;
use crate::support::driver::Window;
use iced_test::core::Rectangle;
use iced_test::core::widget::Id;
use iced_test::selector::{Candidate, Target};
use standie::app::screen::journal::{self, laid};
use standie::app::shell::Clock;
use standie::app::table::{Field, Message as Wish};
use standie::app::{Message, Route};
use standie::rules::answer::Answer;
use standie::rules::command::Command;
use standie::rules::fight;
use standie::rules::ids::Colour::{Blue, Green, Red, Yellow};
use standie::rules::munchkin::gear::Gear;
use standie::rules::table::Care;
use standie::rules::{munchkin, table, turn};
use std::collections::BTreeMap;

/// By how much something may move that stays.
const STILL: f32 = 4.0;

/// Where everything stands that is written in the panel, down to the last that can be touched in it, and below the list, by
/// its words: what would come of a choice is another list with each.
fn stands(hands: &mut Hands<impl Window>) -> BTreeMap<String, Vec<Rectangle>> {
    let panel: Target = hands.driver.find(Id::new(laid::PANEL)).expect("the panel");
    let mut all: BTreeMap<String, Vec<Rectangle>> = BTreeMap::new();
    let Some(panel) = panel.visible_bounds() else { return all };
    let bar: Target = hands.driver.find(Id::new(laid::BAR)).expect("what lies below the list");
    let bar = bar.visible_bounds().expect("always in sight");
    let last: Option<Target> = hands.driver.find(Id::from("fix-strike".to_owned()));
    let last = last.and_then(|last| last.visible_bounds()).map_or(f32::INFINITY, |last| last.y + last.height);
    for (text, at) in seen(hands) {
        let inside = panel.contains(at.center()) && at.y < bar.y.min(last);
        if inside || bar.contains(at.center()) {
            all.entry(text).or_default().push(at);
        }
    }
    all
}

/// Every text that is in sight as a whole, and where on the screen.
pub fn seen(hands: &mut Hands<impl Window>) -> Vec<(String, Rectangle)> {
    hands.driver.find_all(|candidate: Candidate<'_>| match candidate {
        Candidate::Text { content, bounds, visible_bounds: Some(seen), .. } => {
            ((bounds.height - seen.height).abs() < 1.0).then(|| (content.to_owned(), seen))
        }
        _ => None,
    })
}

/// Touches something; all that is still there has stayed where it was.
fn touches(hands: &mut Hands<impl Window>, id: &str) {
    let before = stands(hands);
    hands.taps(id);
    let now = stands(hands);
    for (text, places) in &before {
        let Some(there) = now.get(text).filter(|there| there.len() == places.len()) else { continue };
        for (was, is) in places.iter().zip(there) {
            let moved = (was.x - is.x).abs().max((was.y - is.y).abs());
            assert!(moved <= STILL, "{id}: {text}: {was:?} {is:?}");
        }
    }
}

/// Everything of a few that can be touched is, one after the other. How many were.
fn walks(hands: &mut Hands<impl Window>) -> usize {
    let marks = ["1", "2", "3", "6", "8", "-1", "-2", "-5", "10", "red", "blue", "green", "monster 1"];
    let ids = (0..3).flat_map(|nth| marks.map(|mark| format!("fix-{nth} {mark}")));
    let whose = ["red", "blue", "green"].map(|seat| format!("fix-by {seat}"));
    let others = ["fix turned", "fix-strike"].map(str::to_owned);
    let mut touched = 0;
    for id in ids.chain(whose).chain(others) {
        if there(hands, &id) {
            touches(hands, &id);
            touched += 1;
        }
    }
    touched
}

fn levels(hands: &mut Hands<impl Window>) {
    for (seat, level) in [(Red, 5), (Blue, 2), (Green, 8), (Yellow, 4)] {
        raises(hands, seat, level);
    }
}

/// An evening with a bit of everything in it: fights won and lost, a card in a fight, an Item, Levels and a Curse.
fn evening(mut hands: Hands<impl Window>) -> Hands<impl Window> {
    levels(&mut hands);
    hands.sets(Blue, Field::Bonus, 3);
    let add = Gear { bonus: 2, ..Gear::default() };
    let effects = vec![munchkin::Effect::Gear { seat: Yellow, add }.into()];
    hands.driver.message(Message::Table(Wish::does(table::Command::Effects { note: String::new(), effects }.into())));
    hands.taps("meet 4");
    hands.taps("add-us-3-0");
    hands.next();
    rings(&mut hands, RING + 1);
    hands.next();
    hands.taps("meet 20");
    hands.next();
    hands.taps("die-1");
    hands.taps("quick-level-down");
    while hands.game().turn.number < 4 {
        hands.next();
    }
    raises(&mut hands, Red, 7);
    hands
}

#[test]
fn nothing_moves_in_the_panel_whatever_is_touched_in_it() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0)] {
        let mut hands = evening(begun(width, height));
        let mut touched = 0;
        for (point, _) in entries(&hands.table().session) {
            opens(&mut hands, point);
            touched += walks(&mut hands);
            hands.taps("fix-leave");
        }
        assert!(touched > 40, "{touched}");
    }
}

/// The end of the first turn.
fn first_end(hands: &Hands<impl Window>) -> u32 {
    let is_end = |command: &Command| matches!(command, Command::Turn(turn::Command::EndTurn));
    entries(&hands.table().session).into_iter().find(|(_, command)| is_end(command)).expect("a turn that ended").0
}

fn adds(hands: &mut Hands<impl Window>, point: u32, curse: &str) {
    hands.driver.message(Message::Table(Wish::goes(Route::Journal)));
    hands.driver.message(Message::Journal(journal::Message::Add(point)));
    let curse = hands.words.get(curse);
    hands.taps_text(&curse);
}

#[test]
fn everybody_keeps_their_place_whomever_a_forgotten_curse_hit() {
    let hands = evening(begun(1280.0, 800.0));
    let point = first_end(&hands);
    curses(hands, point);
    let mut hands = cared(Care::Everything, 1280.0, 800.0);
    levels(&mut hands);
    let point = hands.table().session.timeline().here();
    raises(&mut hands, Red, 7);
    curses(hands, point);
}

fn curses(mut hands: Hands<impl Window>, point: u32) {
    adds(&mut hands, point, "ill-levels");
    assert!(there(&mut hands, "curse by red"), "anybody's before it is said whom it hit");
    for id in ["curse on red", "curse by green", "curse on green"] {
        touches(&mut hands, id);
    }
    assert!(!there(&mut hands, "curse by green"), "nobody curses themselves");
    for id in ["curse by blue", "curse on red", "fix-1 -1", "fix-1 -3", "curse by yellow", "curse on blue"] {
        touches(&mut hands, id);
    }
    let green = hands.words.get("fix-by");
    assert!(hands.driver.sees(&green), "it is still to be seen whose it was");
}

#[test]
fn a_curse_that_costs_levels_is_told_by_what_is_lost_and_gains_nobody_any() {
    let mut hands = evening(begun(1280.0, 800.0));
    let point = first_end(&hands);
    adds(&mut hands, point, "ill-levels");
    hands.taps("curse on green");
    hands.taps("curse by red");
    assert!(there(&mut hands, "fix-1 -2") && there(&mut hands, "fix-1 -7"));
    for never in ["fix-1 -8", "fix-1 0", "fix-1 1", "fix-1 9"] {
        assert!(!there(&mut hands, never), "{never}");
    }
    let green = |hands: &Hands<_>| hands.game().seat(Green).expect("GREEN").level;
    let was = green(&hands);
    hands.taps("fix-1 -3");
    hands.taps("fix-accept");
    assert_eq!(green(&hands), was - 3);
}

/// Whatever is told of a monster beside the box stays told in its place, and can be told otherwise.
#[test]
fn an_answer_about_a_monster_stays_lit_and_nothing_moves_below_it() {
    for (width, height) in [(1280.0, 800.0), (1920.0, 1080.0), (800.0, 1280.0), (1024.0, 768.0)] {
        let mut hands = begun(width, height);
        hands.taps("meet 2");
        hands.taps("add-them-3-0");
        hands.waits();
        let id = hands.game().foes.all.first().expect("a monster").id;
        let ids = ["1", "2", "3", "4", "other"].map(|told| format!("monster-treasures-{}-{told}", id.0));
        let ids = ids.into_iter().chain([format!("levels-{}", id.0), format!("run-more-{}", id.0), "strike-0".into()]);
        let ids: Vec<String> = ids.chain(["came-out-won".into(), "context".into()]).collect();
        let place = |hands: &mut Hands<_>, id: &String| {
            let found: Option<Target> = hands.driver.find(Id::from(id.clone()));
            found.unwrap_or_else(|| panic!("{width}x{height}: {id} is gone")).bounds()
        };
        let keeps = |hands: &mut Hands<_>, deed: &str| {
            let before: Vec<Rectangle> = ids.iter().map(|id| place(hands, id)).collect();
            hands.taps(deed);
            for (id, was) in ids.iter().zip(before) {
                let is = place(hands, id);
                let moved = (was.x - is.x).abs().max((was.y - is.y).abs());
                assert!(moved <= STILL, "{width}x{height} {deed}: {id}: {was:?} {is:?}");
            }
        };
        for (told, told_id) in [(2, "2"), (3, "3"), (1, "1")] {
            keeps(&mut hands, &format!("monster-treasures-{}-{told_id}", id.0));
            assert_eq!(hands.game().foes.get(id).and_then(|foe| foe.def.treasures), Some(told), "{width}x{height}");
        }
    }
}

/// A claim is told by the time it was on the table: not by that the table was away; and no line of it is cut.
#[test]
fn a_claim_counts_the_time_it_was_seen_and_its_line_is_read_whole() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0), (1024.0, 768.0)] {
        let mut hands = begun(width, height);
        raises(&mut hands, Red, 9);
        hands.taps("meet 1");
        hands.next();
        hands.sees_it();
        let now = hands.driver.state.shell.clock.now();
        hands.driver.state.shell.clock = Clock::Fixed(now + 578_000);
        let stops = Answer::Fight(fight::Answer::Stopped { by: Blue });
        hands.driver.message(Message::Table(Wish::does(table::Command::Answer(stops).into())));
        let said = hands.driver.written();
        for begins in ["3 s later", "For the win"] {
            let line = said.iter().find(|(text, ..)| text.starts_with(begins));
            let Some((text, whole, cut)) = line else { panic!("{width}x{height}: {begins}: {said:?}") };
            let cut = cut.unwrap_or_default();
            assert!(cut.height > whole.height - 1.0 && cut.width > whole.width - 1.0, "{width}x{height}: {text}");
        }
    }
}
