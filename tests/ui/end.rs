//! The end: who won and how it went, over the whole screen, until somebody wants to see the table.

use crate::hands::Hands;
use crate::support::driver::{self, Window};
use iced_test::core::widget;
use standie::app::Message;
use standie::app::shell::Clock;
use standie::app::table::{Keeping, Table};
use standie::catalog;
use standie::catalog::words::Names;
use standie::play::player::Players;
use standie::play::record::Who;
use standie::play::story::said;
use standie::play::{Session, playout};
use standie::rules::question::Ask;
use standie::rules::table;

/// What is to be read of the end.
fn told(hands: &Hands<impl Window>) -> Vec<String> {
    let table = hands.table();
    let story = &table.end.as_ref().expect("an end").story;
    let names = Names::of(table.game());
    let mut texts = vec![said::ending(&hands.words, story.ending.as_ref().expect("it is over"), names)];
    texts.extend(story.lines.iter().map(|line| said::line(&hands.words, line, names)));
    texts.extend(story.seats.iter().filter_map(|s| s.title).map(|title| said::title(&hands.words, title)));
    texts
}

#[test]
fn nobody_is_mourned_over_the_end() {
    let mut hands = Hands::new(driver::at("hot_over_two", 1024.0, 768.0));
    let dead: Vec<_> = hands.game().seats.iter().map(|seat| seat.colour.name()).collect();
    let told = |hands: &mut Hands<_>, seat: &str| hands.driver.find(widget::Id::from(format!("died {seat}"))).is_some();
    assert!(dead.iter().all(|seat| !told(&mut hands, seat)), "the story tells of them");
}

#[test]
fn the_end_tells_who_won_and_how_it_went() {
    for (preset, width, height) in [("over", 1280.0, 800.0), ("hot_over", 1280.0, 800.0), ("hot_over", 800.0, 1280.0)] {
        let mut hands = Hands::new(driver::at(preset, width, height));
        let texts = told(&hands);
        assert!(texts.len() > 3, "{texts:?}");
        for text in texts {
            assert!(hands.driver.sees(&text), "“{text}” at {width}x{height}");
        }
    }
}

/// Another game stands where the way back to the end stood, and "Nobody minds" before it: the end is seen first.
#[test]
fn the_end_is_seen_before_another_game_begins() {
    let mut hands = Hands::new(driver::at("over", 1280.0, 800.0));
    hands.taps("see table");
    hands.waits();
    hands.next();
    let again = hands.words.get("over-rematch");
    let at = hands.driver.place(again.as_str());
    for millis in [0, 1_100] {
        hands.sees_it();
        let now = hands.driver.state.shell.clock.now();
        hands.driver.state.shell.clock = Clock::Fixed(now + millis);
        hands.driver.tap_at(at);
        assert!(hands.table().end.is_some(), "after {millis}");
    }
    hands.waits();
    hands.waits();
    hands.driver.tap_at(at);
    assert!(hands.table().end.is_none(), "now it is meant");
}

#[test]
fn the_table_can_be_looked_at_and_the_end_again() {
    let mut hands = Hands::new(driver::at("over", 1280.0, 800.0));
    let heading = hands.words.get("end-story");
    assert!(hands.driver.sees(&heading));
    let records = hands.table().session.records();
    hands.taps("see table");
    assert!(!hands.driver.sees(&heading), "the table");
    hands.next();
    assert!(hands.driver.sees(&heading), "the end again");
    assert_eq!(hands.table().session.records(), records, "looking changes nothing");
}

#[test]
fn a_game_that_goes_on_has_no_end_yet() {
    let mut hands = Hands::new(driver::at("over", 1280.0, 800.0));
    let heading = hands.words.get("end-story");
    hands.taps("see table");
    hands.taps_word("over-undo");
    if matches!(hands.table().question.ask, Ask::Table(table::Ask::Over(_))) {
        // The table agrees.
        hands.taps_word("over-undo");
    }
    assert!(hands.table().end.is_none() && !hands.driver.sees(&heading));
    let redo = hands.table().session.timeline().redo();
    assert!(redo.is_some(), "it can be won again");
    hands.taps("redo");
    assert!(hands.driver.sees(&heading), "the end comes by itself");
}

#[test]
fn what_the_app_says_can_be_read_at_the_end() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0)] {
        let mut hands = Hands::new(driver::at("hot_over", width, height));
        hands.taps("check dice");
        let said = hands.driver.state.shell.toast.as_ref().map(|t| t.text.clone()).expect("it is said");
        assert!(hands.driver.sees(&said), "“{said}” at {width}x{height}");
        let heading = hands.words.get("end-story");
        assert!(hands.driver.sees(&heading), "and the end stays");
    }
}

/// Bots may have played on for many turns by themselves: how far back undo goes is said before.
#[test]
fn undo_at_the_end_says_how_far_back_it_goes() {
    for preset in ["over", "hot_over"] {
        let mut hands = Hands::new(driver::at(preset, 1280.0, 800.0));
        let (now, to) = (hands.game().turn.number, hands.table().end.as_ref().expect("an end").undo_to);
        let text = match to {
            Some(turn) => hands.words.with("over-undo-to", &[("turn", turn.into())]),
            None => hands.words.get("over-undo"),
        };
        hands.taps_text(&text);
        if matches!(hands.table().question.ask, Ask::Table(table::Ask::Over(_))) {
            // The table agrees.
            hands.taps_text(&text);
        }
        let back = hands.game().turn.number;
        assert_eq!(back, to.unwrap_or(now), "{preset}: as it said");
        assert!(to.is_none_or(|turn| turn < now));
    }
}

#[test]
fn undo_goes_back_past_what_bots_did_alone_and_says_so() {
    let hands = Hands::new(driver::at("over", 1280.0, 800.0));
    let mut session = Session::begin(catalog::book(), playout::setup(3), "", 9, 0).expect("a game").0;
    let mut bots = Players::new(std::iter::repeat_n("random", 3));
    while session.game().ending.is_none() {
        let command = bots.next(&session).expect("somebody does something");
        let who = if session.game().turn.number < 3 { Who::Table } else { Who::App };
        session.submit(&command, who, 0).expect("accepted");
    }
    let last = session.game().turn.number;
    let table = Table::new(&hands.driver.state.shell, session, Keeping::LookOnly);
    assert!(table.end.is_some() && last > 3);
    assert_eq!(table.end.expect("an end").undo_to, Some(2), "the last turn in which a person did something");
}

#[test]
fn who_won_together_is_equally_large() {
    let mut hands = Hands::new(driver::at("over", 1280.0, 800.0));
    let end = hands.driver.state.table.as_mut().and_then(|table| table.end.as_mut()).expect("an end");
    end.story.seats[1].won = true;
    let figures: Vec<String> =
        end.story.seats.iter().take(3).map(|seat| format!("stands {}", seat.colour.name())).collect();
    hands.driver.message(Message::Tick);
    let high = |hands: &mut Hands<_>, name: &str| {
        hands.driver.find(widget::Id::from(name.to_owned())).expect("a figure").bounds().height
    };
    let [one, two, three] = [0, 1, 2].map(|i| high(&mut hands, &figures[i]));
    assert!((one - two).abs() < 0.5 && three < one, "{one}, {two}, {three}");
}

#[test]
fn everybody_is_remembered_for_something() {
    for preset in ["over", "hot_over"] {
        let hands = Hands::new(driver::at(preset, 1280.0, 800.0));
        let story = &hands.table().end.as_ref().expect("an end").story;
        let titles: Vec<_> = story.seats.iter().map(|seat| seat.title).collect();
        assert!(titles.iter().all(Option::is_some), "{preset}: {titles:?}");
    }
}

/// Play goes on, the tablet is handed over, and the end can still be had back.
#[test]
fn the_curtain_does_not_stand_before_undo() {
    let mut hands = Hands::new(driver::at("hot_over_two", 1280.0, 800.0));
    hands.taps_word("over-play-on");
    assert!(hands.driver.find(widget::Id::from("here".to_owned())).is_some(), "the curtain");
    for _ in 0..2 {
        if hands.table().end.is_none() {
            hands.taps("undo here");
        }
    }
    assert!(hands.table().end.is_some(), "the end again");
}

/// Beside cards nothing is rolled that anybody would remember: what was won by what, how long it took and who did most of
/// what is compared instead, all of it in sight.
#[test]
fn a_game_of_cards_tells_what_a_table_compares_afterwards() {
    for (preset, least) in [("classic_over", 3), ("doors_over", 6), ("row_over", 6)] {
        for (width, height) in [(1280.0, 800.0), (1920.0, 1080.0), (800.0, 1280.0), (1024.0, 768.0)] {
            let mut hands = Hands::new(driver::at(preset, width, height));
            let story = &hands.table().end.as_ref().expect("an end").story;
            let names = Names::of(hands.game());
            let said: Vec<String> = story.records.iter().map(|record| hands.words.say(record, names)).collect();
            assert!(said.len() >= least, "{preset}: {said:?}");
            let heading = hands.words.get("end-records");
            assert!(hands.driver.sees(&heading), "{preset} {width}x{height}");
            for text in &said {
                let found = hands.driver.find(text.as_str()).unwrap_or_else(|| panic!("{preset}: no “{text}”"));
                let seen = found.visible_bounds().is_some_and(|seen| seen.height > found.bounds().height - 1.0);
                assert!(seen, "{preset} {width}x{height}: “{text}” is not in sight");
            }
        }
    }
    // In a dungeon rolls, marches and rooms tell more.
    let hands = Hands::new(driver::at("over", 1280.0, 800.0));
    assert!(hands.table().end.as_ref().expect("an end").story.records.is_empty());
}

/// The same where it is looked at for the first time, or again: the second touch falls where another game stands.
#[test]
fn a_double_touch_on_the_way_to_the_end_begins_no_other_game() {
    let mut hands = Hands::new(driver::at("over", 1024.0, 768.0));
    hands.waits();
    hands.taps("see table");
    let over = hands.table().session.records();
    let at = hands.driver.place(widget::Id::from("context"));
    hands.waits();
    for millis in [0, 100, 800] {
        hands.sees_it();
        let now = hands.driver.state.shell.clock.now();
        hands.driver.state.shell.clock = Clock::Fixed(now + millis);
        hands.driver.tap_at(at);
        assert!(hands.table().session.records() == over && hands.table().end.is_some(), "after {millis}");
    }
}
