//! The games at home: how they stand, what they are called; taken along, deleted, brought back.

use crate::hands::Hands;
use crate::keeping;
use crate::support::driver::{self, Window};
use iced_test::core::{Rectangle, widget};
use iced_test::selector::Candidate;
use standie::app::Route;
use standie::app::presets;
use standie::app::presets::TIME;
use standie::app::shell::Clock;
use standie::app::table::Message as OnTable;
use standie::app::{App, Message};
use standie::catalog;
use standie::catalog::words::Names;
use standie::play::Session;
use standie::rules::ids::Colour;
use standie::rules::setup::Setup;
use standie::rules::table::Ending;
use standie::store::game_file;
use standie::store::home::Home;
use std::path::PathBuf;
use tempfile::TempDir;

/// A folder for everything, with one for documents and one for pictures.
fn home() -> (TempDir, Home) {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path().join("data"));
    let home = home.with_own(folder.path().join("documents"), folder.path().join("pictures"));
    (folder, home)
}

/// A game that was kept before home was told how games stand.
fn keep(home: &Home, name: &str, session: &Session) -> PathBuf {
    standie::store::make_folder(&home.games()).expect("a folder");
    let path = home.games().join(format!("{name}.standie"));
    std::fs::write(&path, session.text()).expect("written");
    path
}

/// The app over a folder, at home.
fn opens(home: &Home) -> Hands<impl Window> {
    Hands::new(driver::with(keeping::app(home), 1280.0, 800.0))
}

/// A game that is over.
fn over() -> Session {
    driver::at("over", 1280.0, 800.0).state.table.take().expect("a table").session
}

/// Who is to move, by name.
fn to_move(hands: &Hands<impl Window>, session: &Session) -> String {
    hands.words.seat(session.game().turn.seat.expect("somebody"), Names::of(session.game()))
}

#[test]
fn continue_says_when_which_turn_and_whose_move() {
    let (_folder, home) = home();
    let session = presets::evening("middle");
    keep(&home, "evening", &session);
    let mut hands = opens(&home);
    let (turn, seat) = (session.game().turn.number, to_move(&hands, &session));
    let says = format!("Tonight, turn {turn}, {seat}’s turn");
    assert!(!hands.driver.sees(&says), "nobody has kept that yet");
    let played = hands.words.get("home-continue");
    hands.taps_text(&played);
    hands.driver.state.go(Route::Home);
    assert!(hands.driver.sees(&says), "{says}");
    // The next evening.
    hands.driver.state.shell.clock = Clock::Fixed(TIME + 24 * 3_600_000);
    hands.driver.message(Message::Tick);
    assert!(hands.driver.sees(&format!("Last night, turn {turn}, {seat}’s turn")));
    hands.driver.state.shell.clock = Clock::Fixed(TIME + 72 * 3_600_000);
    hands.driver.message(Message::Tick);
    assert!(hands.driver.sees(&format!("2026-11-20, turn {turn}, {seat}’s turn")));
}

#[test]
fn a_finished_game_says_who_won() {
    let (_folder, home) = home();
    let session = over();
    keep(&home, "over", &session);
    let mut hands = opens(&home);
    hands.taps_word("home-continue");
    hands.driver.state.go(Route::Home);
    let Some(Ending::Players(winners)) = session.game().ending.clone() else { panic!("somebody has won") };
    let (name, turns) = (hands.words.seat(winners[0], Names::of(session.game())), session.game().turn.number);
    let level = session.game().seat(winners[0]).expect("a seat").level;
    let says = format!("Finished: {name} won at Level {level}, {turns} turns");
    assert!(hands.driver.sees(&says), "{says}");
}

/// The app was killed: what home says is from the last turn that was begun.
#[test]
fn a_table_that_was_never_left_has_said_how_it_stands() {
    let (_folder, home) = home();
    let mut hands = opens(&home);
    hands.taps_word("home-new");
    hands.taps_word("setup-start");
    for face in [6, 2, 3, 1] {
        hands.taps(&format!("die-{face}"));
    }
    hands.next();
    let game = hands.game().clone();
    assert!(game.turn.number > 0, "a turn has begun");
    drop(hands);
    let mut hands = opens(&home);
    let seat = hands.words.seat(game.turn.seat.expect("somebody"), Names::of(&game));
    let says = format!("Tonight, turn {}, {seat}’s turn", game.turn.number);
    assert!(hands.driver.sees(&says), "{says}");
}

#[test]
fn what_makes_no_sense_or_is_of_a_longer_copy_is_not_said() {
    let (_folder, home) = home();
    let session = presets::evening("middle");
    let path = keep(&home, "evening", &session);
    let mut hands = opens(&home);
    hands.taps_word("home-continue");
    hands.driver.state.go(Route::Home);
    let says = format!("Tonight, turn {}, {}’s turn", session.game().turn.number, to_move(&hands, &session));
    assert!(hands.driver.sees(&says));
    let lines: Vec<&[u8]> = session.text().split_inclusive(|b| *b == b'\n').collect();
    std::fs::write(&path, lines[..8].concat()).expect("an earlier copy");
    hands.driver.state.go(Route::Home);
    hands.driver.message(Message::Tick);
    assert!(!hands.driver.sees(&says), "that is of a later moment");
    std::fs::write(&path, session.text()).expect("whole again");
    for kept in std::fs::read_dir(home.summaries()).expect("summaries") {
        std::fs::write(kept.expect("a file").path(), "{\"stands\":7,\"name\":").expect("spoiled");
    }
    hands.driver.state.go(Route::Home);
    hands.driver.message(Message::Tick);
    assert!(!hands.driver.sees(&says));
    hands.taps_word("home-continue");
    assert_eq!(hands.table().session.records(), session.records(), "and it opens as ever");
    hands.driver.state.go(Route::Home);
    assert!(hands.driver.sees(&says), "kept anew");
}

#[test]
fn a_game_can_be_named_and_goes_by_that_name() {
    let (_folder, home) = home();
    keep(&home, "evening", &presets::evening("middle"));
    let mut hands = opens(&home);
    hands.taps("name evening");
    // The keyboard writes at once; a finger has letters of our own.
    hands.driver.types("Attic");
    hands.taps_text("s");
    hands.taps_word("letters-done");
    assert!(hands.driver.sees("Attics"));
    hands.taps_word("home-continue");
    drop(hands);
    let mut hands = opens(&home);
    assert!(hands.driver.sees("Attics"), "it is kept");
    hands.taps("name evening");
    hands.driver.types(" or not");
    hands.driver.key(
        iced_test::core::keyboard::Key::Named(iced_test::core::keyboard::key::Named::Escape),
        iced_test::core::keyboard::Modifiers::default(),
    );
    assert!(hands.driver.sees("Attics") && !hands.driver.sees("Attics or not"), "nothing was said");
}

#[test]
fn a_game_is_taken_along_under_its_name_and_it_is_said_where() {
    let (folder, home) = home();
    let session = presets::evening("middle");
    keep(&home, "evening", &session);
    let mut hands = opens(&home);
    for name in ["evening", "evening-2"] {
        hands.taps("export evening");
        let path = folder.path().join("documents/Standie").join(format!("{name}.standie"));
        let said = hands.words.with("home-exported", &[("path", path.display().to_string().into())]);
        assert!(hands.driver.sees(&said), "{said}");
        let (copy, lost) = game_file::look(&path, catalog::books()).expect("a game");
        assert_eq!((copy.hash(), lost), (session.hash(), 0));
    }
    hands.taps("heard");
    hands.taps("name evening");
    hands.driver.types("../Dan: 3/4");
    hands.taps_word("letters-done");
    hands.taps("export evening");
    assert!(folder.path().join("documents/Standie/Dan- 3-4.standie").exists(), "a name every system takes");
}

#[test]
fn a_game_without_a_name_is_taken_along_under_its_set_who_plays_and_its_day() {
    let (folder, home) = home();
    for day in ["2026-11-28", "2026-11-28-2"] {
        keep(&home, day, &presets::evening("middle"));
    }
    let mut hands = opens(&home);
    hands.taps("export 2026-11-28-2");
    let of = |name: &str| folder.path().join("documents/Standie").join(name).exists();
    assert!(of("quest-ada-ben-cleo-dov-2026-11-28-2.standie"));
    let long = ["Bartholomew the Unready".to_owned(), "Maximiliane Wilhelmine V".to_owned(), "Anna".to_owned()];
    let name = standie::store::shelf::of_players("classic", &long, "2026-11-28");
    assert_eq!(name, "classic-bartholomew-the-unready-maximiliane-wilhe-2026-11-28");
}

/// Where the games lie on the screen.
fn places(hands: &mut Hands<impl Window>) -> Vec<f32> {
    let open = hands.words.get("home-open");
    hands.driver.find_all(open.as_str()).iter().map(|found| found.bounds().y).collect()
}

#[test]
fn a_deleted_game_is_brought_back_and_nothing_moves() {
    let (_folder, home) = home();
    let session = presets::evening("middle");
    for name in ["one", "two", "three"] {
        keep(&home, name, &session);
    }
    let files = || standie::store::library::list(&home).expect("a list").len();
    let mut hands = opens(&home);
    let before = places(&mut hands);
    let first = standie::store::library::list(&home).expect("a list").remove(0).path;
    let stem = first.file_stem().expect("a name").to_string_lossy().into_owned();
    hands.taps(&format!("delete {stem}"));
    assert_eq!(files(), 2);
    // It says which, and so does the way back.
    let players = hands.words.list(&["Ada", "Ben", "Cleo", "Dov"].map(str::to_owned));
    for id in ["home-deleted", "home-bring-back"] {
        let text = hands.words.with(id, &[("game", players.as_str().into())]);
        assert!(hands.driver.sees(&text), "{text}");
    }
    assert_eq!(places(&mut hands), before, "nothing moves");
    hands.taps(&format!("back {stem}"));
    assert_eq!(files(), 3);
    assert_eq!(places(&mut hands), before);
    hands.taps_word("home-continue");
    assert_eq!(hands.table().session.hash(), session.hash());
    // Out of the way once home is left.
    hands.driver.state.go(Route::Home);
    hands.taps("delete two");
    hands.driver.state.go(Route::Setup);
    hands.driver.state.go(Route::Home);
    hands.driver.message(Message::Tick);
    assert!(hands.driver.find(widget::Id::from("back two".to_owned())).is_none());
    let mut all = std::fs::read_dir(home.games()).expect("games").map(|e| e.expect("one").file_name());
    let by_hand = all.any(|name| name.to_string_lossy().starts_with(&format!("two.deleted-{}", TIME / 100_000)));
    assert!(by_hand, "and still to be had by hand");
}

#[test]
fn what_lies_in_the_bin_outlives_a_restart_for_a_month() {
    let (_folder, home) = home();
    let session = presets::evening("middle");
    for name in ["one", "two"] {
        keep(&home, name, &session);
    }
    let mut hands = opens(&home);
    assert!(hands.driver.find(widget::Id::new("bin")).is_none(), "an empty bin is none");
    hands.taps("delete one");
    hands.taps("delete two");
    drop(hands);
    // Another game has taken its name meanwhile.
    let other = keep(&home, "two", &presets::evening("fight"));
    let mut hands = opens(&home);
    hands.taps_word("home-bin");
    hands.taps("back two");
    assert!(other.exists() && home.games().join("two-2.standie").exists());
    hands.taps("back one");
    assert_eq!(std::fs::read(home.games().join("one.standie")).expect("there"), session.text());
    assert!(hands.driver.find(widget::Id::new("bin")).is_none());
    hands.taps("delete one");
    let month = 30 * 24 * 60 * 60 * 1_000;
    for (later, offered) in [(month, true), (month + 3_600_000, false)] {
        hands.driver.state.shell.clock = Clock::Fixed(TIME + later);
        hands.driver.state.go(Route::Home);
        hands.driver.message(Message::Tick);
        assert_eq!(hands.driver.find(widget::Id::new("bin")).is_some(), offered, "{later}");
    }
}

#[test]
fn what_another_window_plays_is_not_deleted() {
    let (_folder, home) = home();
    let path = keep(&home, "evening", &presets::evening("middle"));
    let mut other: App = keeping::app(&home);
    other.open(&path);
    let mut hands = opens(&home);
    hands.taps("delete evening");
    assert!(path.exists() && hands.driver.find(widget::Id::from("back evening".to_owned())).is_none());
    assert!(hands.driver.find(widget::Id::from("heard".to_owned())).is_some(), "it is said why");
    // Played on meanwhile, all the same.
    let _ = other.update(Message::Table(OnTable::Ask(standie::app::table::action::Action::Undo)));
}

/// A game that took the name of a deleted one keeps it.
#[test]
fn a_name_that_is_taken_is_left_to_whoever_has_it() {
    let (_folder, home) = home();
    let session = presets::evening("middle");
    let path = keep(&home, "evening", &session);
    let mut hands = opens(&home);
    hands.taps("delete evening");
    let other = presets::evening("fight");
    keep(&home, "evening", &other);
    hands.taps("back evening");
    assert_eq!(std::fs::read(&path).expect("there"), other.text());
    assert_eq!(std::fs::read(home.games().join("evening-2.standie")).expect("there"), session.text());
}

/// Names as long as they may be are read, all of them, and the game is as high as it needs to be.
#[test]
fn long_names_have_room() {
    let names =
        ["Maximiliane Wilhelmine V", "Bartholomew the Unready", "Anna Magdalena Bachmann", "Llanfairpwllgwyngyllgogg"];
    for count in 2..=4_usize {
        let (_folder, home) = home();
        let colours = [Colour::Blue, Colour::Red, Colour::Green, Colour::Yellow];
        let mut setup = Setup::new(&colours[..count]);
        setup.seats.iter_mut().zip(names).for_each(|(seat, name)| seat.name = name.to_owned());
        let (session, _) = Session::begin(catalog::book(), setup, "", 7, TIME).expect("a game");
        keep(&home, "long", &session);
        for (width, height) in [(1280.0, 800.0), (1920.0, 1080.0), (800.0, 1280.0)] {
            let mut hands = Hands::new(driver::with(keeping::app(&home), width, height));
            let all: Vec<(String, Rectangle, Option<Rectangle>)> = hands.driver.find_all(|c: Candidate<'_>| match c {
                Candidate::Text { content, bounds, visible_bounds, .. } => {
                    Some((content.to_owned(), bounds, visible_bounds))
                }
                _ => None,
            });
            let mut last: Option<Rectangle> = None;
            for name in &names[..count] {
                let begins: String = name.chars().take(6).collect();
                let place = format!("{name} of {count} at {width}x{height}");
                let found = all.iter().find(|(text, ..)| text.starts_with(&begins));
                let (text, at, seen) = found.unwrap_or_else(|| panic!("{place}: not there"));
                assert!(text.chars().count() >= 14, "{place}: cut to {text}");
                let seen = seen.expect("to be seen");
                assert!(seen.width >= at.width - 1.0 && seen.height >= at.height - 1.0, "{place}: {at:?} {seen:?}");
                assert!(at.width >= text.chars().count() as f32 * 5.0, "{place}: squeezed, {at:?}");
                assert!(last.is_none_or(|last| !last.intersects(at)), "{place}: on another");
                last = Some(*at);
            }
        }
    }
}
