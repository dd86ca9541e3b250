//! A game that is over, gone through once more; and a picture of the end.

use crate::hands::Hands;
use crate::keeping;
use crate::support::driver::{self, Window};
use iced_test::core::keyboard::key::Named;
use iced_test::core::keyboard::{Key, Modifiers};
use iced_test::core::widget;
use standie::app::Message;
use standie::app::table::Message as OnTable;
use standie::app::table::end::replay::{self, Replay};
use standie::app::table::{Keeping, Table};
use standie::play::session;
use standie::store::home::Home;

fn replay(hands: &Hands<impl Window>) -> &Replay {
    hands.table().end.as_ref().and_then(|end| end.replay.as_deref()).expect("it is gone through")
}

/// What a state is known by.
fn hash(replay: &Replay) -> String {
    session::hash(&replay.game)
}

fn opened(preset: &str, width: f32, height: f32) -> Hands<impl Window> {
    let mut hands = Hands::new(driver::at(preset, width, height));
    hands.taps("replay");
    hands
}

#[test]
fn every_deed_is_shown_as_it_stood_from_any_side() {
    for preset in ["over", "hot_over"] {
        let mut hands = opened(preset, 1280.0, 800.0);
        let timeline = hands.table().session.timeline();
        let path = timeline.path(timeline.here());
        assert_eq!(replay(&hands).deeds(), path.len(), "all of them");
        assert_eq!(hash(replay(&hands)), session::hash(&timeline.state(0)), "from the start on");
        let last = path.len() as u32;
        for to in [1, last, 7, last / 2, last / 2 + 1, last / 3, 0, last - 1] {
            hands.driver.message(Message::Table(OnTable::Replay(replay::Message::To(to))));
            let point = if to == 0 { 0 } else { path[to as usize - 1] };
            let stood = session::hash(&hands.table().session.timeline().state(point));
            assert_eq!(hash(replay(&hands)), stood, "{preset}: deed {to}");
        }
    }
}

#[test]
fn it_goes_by_turns_there_and_back() {
    let mut hands = opened("over", 1280.0, 800.0);
    let mut turns = vec![replay(&hands).game.turn.number];
    let last = hands.game().turn.number;
    while replay(&hands).at() < replay(&hands).deeds() {
        hands.taps("replay on");
        turns.push(replay(&hands).game.turn.number);
        assert!(turns.len() < 200, "it comes to an end");
    }
    assert_eq!(turns.last(), Some(&last));
    assert!(turns.is_sorted() && (1..=last).all(|turn| turns.contains(&turn)), "{turns:?}");
    let names = standie::catalog::words::Names::of(&replay(&hands).game);
    let seat = hands.words.seat(replay(&hands).game.turn.seat.expect("somebody"), names);
    let says = hands.words.with("replay-turn", &[("turn", last.into()), ("seat", seat.into())]);
    assert!(hands.driver.sees(&says), "{says}");
    for _ in 0..turns.len() {
        if replay(&hands).at() > 0 {
            hands.taps("replay back");
        }
    }
    assert_eq!(replay(&hands).at(), 0, "the start");
}

#[test]
fn without_a_map_each_turn_is_seen_by_what_happened_in_it() {
    for (preset, width, height) in [("doors_over", 1280.0, 800.0), ("row_over", 800.0, 1280.0)] {
        let mut hands = opened(preset, width, height);
        let last = hands.game().turn.number;
        let mut turns = Vec::new();
        while replay(&hands).at() < replay(&hands).deeds() {
            hands.taps("replay on");
            let (told, turn) = (replay(&hands).told.clone(), replay(&hands).game.turn.number);
            let line = told.last().expect("something happened").clone();
            // Whatever was said twice is seen where it was said last.
            let seen = hands.driver.find_all(line.as_str()).iter().any(|found| found.visible_bounds().is_some());
            assert!(seen, "{preset}, turn {turn}: {line}");
            turns.push(turn);
            assert!(turns.len() < 300, "it comes to an end");
        }
        assert!((1..=last).all(|turn| turns.iter().filter(|own| **own == turn).count() == 1), "{turns:?}");
        assert!(!hands.driver.sees("0/0"), "nobody has Health there");
        hands.taps("replay back");
        assert_eq!(replay(&hands).game.turn.number, last - 1);
    }
}

#[test]
fn the_slider_is_dragged_through_the_game() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0)] {
        let mut hands = opened("over", width, height);
        let rail = hands.driver.find(widget::Id::from("replay rail".to_owned())).expect("a slider").bounds();
        let middle = iced_test::core::Point::new(rail.center_x(), rail.center_y());
        hands.driver.tap_at(middle);
        let (at, all) = (replay(&hands).at(), replay(&hands).deeds());
        assert!(at.abs_diff(all / 2) <= all / 20 + 1, "{at} of {all} at {width}x{height}");
        assert!(!replay(&hands).game.seats.is_empty());
    }
}

#[test]
fn it_plays_by_itself_until_the_end_and_can_be_stopped() {
    let mut hands = opened("over", 1280.0, 800.0);
    assert!(!hands.table().plays_back(), "nothing ticks unasked");
    hands.taps("replay play");
    assert!(hands.table().plays_back());
    let beat = || Message::Table(OnTable::Replay(replay::Message::Beat));
    (0..5).for_each(|_| hands.driver.message(beat()));
    let at = replay(&hands).at();
    assert!(at > 0);
    hands.taps("replay play");
    hands.driver.message(beat());
    assert_eq!(replay(&hands).at(), at, "stopped");
    hands.taps("replay play");
    for _ in 0..2_000 {
        hands.driver.message(beat());
    }
    assert_eq!(replay(&hands).at(), replay(&hands).deeds());
    assert!(!hands.table().plays_back(), "it stops at the end");
    hands.taps("replay play");
    assert_eq!(replay(&hands).at(), 0, "and begins again");
}

#[test]
fn looking_back_changes_nothing_and_leads_to_the_end_again() {
    let mut hands = opened("over", 1280.0, 800.0);
    let (records, now) = (hands.table().session.records(), hands.table().session.hash());
    hands.taps("replay on");
    let heading = hands.words.get("end-story");
    assert!(!hands.driver.sees(&heading));
    // By keyboard, too.
    let key = |hands: &mut Hands<_>, named| hands.driver.key(Key::Named(named), Modifiers::default());
    let at = replay(&hands).at();
    key(&mut hands, Named::ArrowRight);
    assert!(replay(&hands).at() > at);
    key(&mut hands, Named::ArrowLeft);
    key(&mut hands, Named::Space);
    assert!(hands.table().plays_back() && replay(&hands).at() == at);
    key(&mut hands, Named::Escape);
    assert!(hands.driver.sees(&heading));
    hands.taps("replay");
    hands.taps("leave replay");
    assert!(hands.driver.sees(&heading));
    assert_eq!((hands.table().session.records(), hands.table().session.hash()), (records, now));
}

/// The size a PNG says it has, and its pixels.
fn read(bytes: &[u8]) -> (u32, u32, Vec<u8>) {
    let mut reader = png::Decoder::new(std::io::Cursor::new(bytes)).read_info().expect("a PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut pixels).expect("a picture");
    (info.width, info.height, pixels)
}

#[test]
fn a_picture_of_the_end_is_kept_and_it_is_said_where() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path().join("data"));
    let home = home.with_own(folder.path().join("documents"), folder.path().join("pictures"));
    let over = driver::at("hot_over", 1280.0, 800.0).state.table.take().expect("a table").session;
    let mut app = keeping::app(&home);
    app.shell.home = Some(home);
    app.table = Some(Table::new(&app.shell, over, Keeping::Memory));
    app.route = standie::app::Route::Table;
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    for name in ["standie-2026-11-20.png", "standie-2026-11-20-2.png"] {
        hands.taps("picture");
        let path = folder.path().join("pictures").join(name);
        let said = hands.words.with("end-picture-kept", &[("path", path.display().to_string().into())]);
        let toast = hands.driver.state.shell.toast.as_ref().map(|toast| toast.text.clone());
        assert_eq!(toast, Some(said));
        let (width, height, pixels) = read(&std::fs::read(&path).expect("a file"));
        assert_eq!((width, height), (1800, 1140));
        let look = hands.driver.state.shell.look;
        // Every seat's colour is on it.
        for seat in &hands.game().seats {
            let colour = look.seat(seat.colour).into_rgba8();
            let count = pixels.chunks_exact(4).filter(|pixel| pixel[..3] == colour[..3]).count();
            assert!(count > 200, "{:?}: {count} pixels", seat.colour);
        }
        let shown = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("target/pictures/shared.png");
        std::fs::create_dir_all(shown.parent().expect("a folder")).expect("made");
        std::fs::copy(&path, shown).expect("to look at");
    }
}
