//! From home to a table and back: nothing that was said is lost, and two windows do not write one game.

use crate::hands::Hands;
use crate::support::driver;
use iced_test::core::Point;
use standie::app::shell::{Clock, Shell};
use standie::app::table::action::Action;
use standie::app::table::{Keeping, Message as Do, Panel};
use standie::app::{App, Route};
use standie::play::record::Who;
use standie::rules::amount::Amount;
use standie::rules::dungeon;
use standie::rules::ids::Colour;
use standie::rules::munchkin;
use standie::rules::question::Ask;
use standie::rules::table;
use standie::store::game_file::{self, GameFile};
use standie::store::home::Home;
use standie::store::settings::Settings;
use standie::store::writer::Log;
use std::io;

/// An app over a folder, silent, at home.
pub fn app(home: &Home) -> App {
    standie::store::make_folder(home.path()).expect("a folder");
    Settings { sound: false, ..Settings::default() }.save(&home.settings()).expect("settings");
    let mut shell = Shell::at(home.clone());
    shell.clock = Clock::Fixed(standie::app::presets::TIME);
    let mut app = App::with(shell);
    app.go(Route::Home);
    app
}

fn games(home: &Home) -> Vec<std::path::PathBuf> {
    standie::store::library::list(home).expect("a list").into_iter().map(|e| e.path).collect()
}

#[test]
fn home_says_when_a_game_was_last_played_and_says_it_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    let mut hands = Hands::new(driver::with(app(&home), 1280.0, 800.0));
    hands.taps_word("home-new");
    hands.taps_word("setup-start");
    hands.driver.state.go(Route::Home);
    // As it was kept before home was told how games stand.
    std::fs::remove_dir_all(home.summaries()).expect("summaries");
    hands.driver.state.go(Route::Home);
    let entry = standie::store::library::list(&home).expect("a list").remove(0);
    let written = entry.modified.and_then(|at| at.duration_since(std::time::UNIX_EPOCH).ok()).expect("a time");
    let clock = hands.driver.state.shell.clock;
    let said = format!("Last played {}", clock.format(written.as_millis() as i64, "%Y-%m-%d %H:%M"));
    assert!(hands.driver.sees(&said), "{said}");
    let begun = clock.format(entry.header.expect("a header").at, "%Y-%m-%d %H:%M");
    assert!(hands.driver.find_all(begun.as_str()).len() < 2, "{begun} twice");
}

#[test]
fn a_new_table_is_set_up_played_closed_and_opened_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    let mut hands = Hands::new(driver::with(app(&home), 1280.0, 800.0));
    hands.taps_word("home-new");
    assert_eq!(hands.driver.state.route, Route::Setup);
    let start = hands.words.get("setup-start");
    hands.taps_text(&start);
    assert_eq!(hands.driver.state.route, Route::Table, "two taps to a table");
    assert!(hands.driver.state.stays_awake());
    for face in [6, 2, 3, 1] {
        hands.taps(&format!("die-{face}"));
    }
    hands.next();
    if matches!(hands.table().question.ask, Ask::Dungeon(dungeon::Ask::LinkCosts { .. })) {
        hands.next();
    }
    hands.taps("way-east");
    if matches!(hands.table().question.ask, Ask::Dungeon(dungeon::Ask::LinkCosts { .. })) {
        hands.next();
    }
    hands.next();
    let (before, records) = (hands.game().clone(), hands.table().session.records());
    hands.driver.state.go(Route::Home);
    assert_eq!(games(&home).len(), 1);
    let go_on = hands.words.get("home-continue");
    hands.taps_text(&go_on);
    assert_eq!(hands.game(), &before);
    assert_eq!(hands.table().session.records(), records);
    assert!(matches!(hands.table().keeping, Keeping::File(_)));
    // Undo works across the closing.
    let undo = hands.table().undoes.clone();
    assert!(undo.is_some());
    hands.driver.key(iced_test::core::keyboard::Key::Character("z".into()), iced_test::core::keyboard::Modifiers::CTRL);
    assert_ne!(hands.game(), &before);
}

#[test]
fn a_second_window_only_looks_and_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    let session = standie::app::presets::evening("middle");
    standie::store::make_folder(&home.games()).expect("a folder");
    let path = home.games().join("evening.standie");
    drop(GameFile::create(&path, session.text()).expect("a file"));
    let mut first = app(&home);
    first.open(&path);
    assert!(matches!(first.table.as_ref().expect("a table").keeping, Keeping::File(_)));
    let mut second = app(&home);
    second.open(&path);
    let mut hands = Hands::new(driver::with(second, 1280.0, 800.0));
    let banner = hands.words.get("banner-look-only");
    assert!(hands.driver.sees(&banner));
    let before = hands.game().clone();
    hands.next();
    assert_eq!(hands.game(), &before, "it only looks");
    drop(first);
}

/// A disk that is full after some lines.
struct Full(u32);

impl Log for Full {
    fn append(&mut self, _: &[u8]) -> io::Result<()> {
        self.0 = self.0.checked_sub(1).ok_or_else(|| io::Error::from(io::ErrorKind::StorageFull))?;
        Ok(())
    }

    fn syncer(&self) -> io::Result<Box<dyn FnMut() -> io::Result<()> + Send>> {
        Ok(Box::new(|| Ok(())))
    }
}

#[test]
fn a_full_disk_is_said_and_the_game_goes_on_elsewhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    let mut app = app(&home);
    let file = GameFile::over(&home.games().join("full.standie"), Full(1)).expect("a log");
    app.lay_out(standie::app::presets::evening("roll"), Keeping::File(file));
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    hands.taps_text("BLUE");
    assert!(hands.table().failure().is_none(), "the first line fits");
    hands.next();
    let reason = hands.table().failure().expect("the second does not");
    assert!(!reason.is_empty());
    let now = hands.game().clone();
    assert!(matches!(hands.table().question.ask, Ask::Table(table::Ask::Turn { .. })), "the table is not held up");
    hands.taps_word("banner-save-elsewhere");
    assert!(matches!(hands.table().keeping, Keeping::File(_)));
    hands.sets(Colour::Red, standie::app::table::Field::Gold, 700);
    let after = hands.game().clone();
    assert_ne!(after, now);
    hands.driver.state.go(Route::Home);
    let [path] = &games(&home)[..] else { panic!("one file") };
    let (session, lost) = game_file::look(path, standie::catalog::book()).expect("a game");
    assert_eq!((session.game(), lost), (&after, 0), "all of it is there");
}

#[test]
fn a_damaged_game_opens_as_far_as_it_is_sound_and_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    let session = standie::app::presets::evening("middle");
    standie::store::make_folder(&home.games()).expect("a folder");
    let path = home.games().join("evening.standie");
    let text = session.text();
    std::fs::write(&path, &text[..text.len() - 7]).expect("a cut file");
    let mut app = app(&home);
    app.open(&path);
    let table = app.table.as_ref().expect("a table");
    assert_eq!(table.session.records(), session.records() - 1);
    let notice = table.notice.clone().expect("it is said");
    assert!(notice.contains("damaged-1"), "{notice}");
    assert_eq!(std::fs::read(path.with_extension("damaged-1")).expect("the whole file"), &text[..text.len() - 7]);
}

#[test]
fn an_earlier_entry_is_put_right_in_the_journal() {
    let mut hands = Hands::new(driver::at("moving", 1280.0, 800.0));
    // The roll was GREEN, and two more things were entered since.
    hands.taps("tick-14");
    hands.sets(Colour::Red, standie::app::table::Field::Gold, 700);
    let point = hands.table().session.timeline().here() - 2;
    hands.driver.message(standie::app::Message::Table(standie::app::table::Message::goes(Route::Journal)));
    assert_eq!(hands.driver.state.route, Route::Journal);
    hands.driver.message(standie::app::Message::Journal(standie::app::screen::journal::Message::Fix(Some(point))));
    hands.taps_text("GREEN");
    let title = hands.words.get("fix-accept");
    hands.taps_text(&title);
    let march = hands.game().dungeon.as_deref().and_then(|d| d.march.clone()).expect("a Monster Turn");
    assert_eq!(march.roll, Colour::Green);
    assert_eq!(hands.game().seat(Colour::Red).expect("Red").gold, 700, "what still fits is kept");
    hands.driver.key(iced_test::core::keyboard::Key::Character("z".into()), iced_test::core::keyboard::Modifiers::CTRL);
    let march = hands.game().dungeon.as_deref().and_then(|d| d.march.clone()).expect("a Monster Turn");
    assert_eq!(march.roll, Colour::Blue, "undo goes back to before the fix");
}

#[test]
fn a_refused_effect_can_be_put_right_anyway() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    hands.sets(Colour::Green, standie::app::table::Field::Level, 9);
    hands.sets(Colour::Green, standie::app::table::Field::Level, 10);
    assert_ne!(hands.game().seat(Colour::Green).expect("Green").level, 10, "Level 10 takes a kill");
    let toast = hands.driver.state.shell.toast.clone().expect("it is said");
    assert!(!toast.cites.is_empty() && toast.instead.is_some());
    hands.taps_word("toast-anyway");
    assert_eq!(hands.game().seat(Colour::Green).expect("Green").level, 10, "the table is always right");
    assert_eq!(hands.table().panel, None::<Panel>);
    let node = hands.table().session.timeline();
    assert_eq!(node.node(node.here()).map(|n| n.who), Some(Who::Table));
}

#[test]
fn table_mode_and_the_turned_screen_are_remembered() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    let mut driver = driver::with(app(&home), 1280.0, 800.0);
    driver.state.lay_out(standie::app::presets::evening("middle"), Keeping::Memory);
    for wish in [standie::app::table::Message::Ask(Action::Far), standie::app::table::Message::Ask(Action::Across)] {
        driver.message(standie::app::Message::Table(wish));
    }
    let settings = Settings::load(&home.settings()).0;
    assert!(settings.far && settings.turned);
    let again = Shell::at(home);
    assert!(again.settings.far && again.settings.turned, "by the next window too");
}

/// A disk whose syncs fail once they are let go.
struct Unplugged(std::sync::Mutex<std::sync::mpsc::Receiver<()>>);

impl Log for Unplugged {
    fn append(&mut self, _: &[u8]) -> io::Result<()> {
        Ok(())
    }

    fn syncer(&self) -> io::Result<Box<dyn FnMut() -> io::Result<()> + Send>> {
        let (_, none) = std::sync::mpsc::channel();
        let go = std::mem::replace(&mut *self.0.lock().expect("alone"), none);
        Ok(Box::new(move || {
            let _ = go.recv();
            Err(io::Error::other("the cable came off"))
        }))
    }
}

/// A driver with the evening on a disk that is about to fail, and what lets it.
fn unplugged(home: &Home) -> (Hands<impl driver::Window>, std::sync::mpsc::Sender<()>) {
    let (go, wait) = std::sync::mpsc::channel();
    let mut app = app(home);
    let disk = Unplugged(std::sync::Mutex::new(wait));
    let file = GameFile::over(&home.games().join("cable.standie"), disk).expect("a log");
    app.lay_out(standie::app::presets::evening("roll"), Keeping::File(file));
    (Hands::new(driver::with(app, 1280.0, 800.0)), go)
}

#[test]
fn a_sync_that_fails_is_told_while_nobody_does_anything() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    let (mut hands, go) = unplugged(&home);
    hands.taps_text("BLUE");
    assert!(hands.table().failure().is_none(), "the system took it");
    let before = hands.driver.heard;
    go.send(()).expect("somebody waits");
    while hands.driver.heard == before {
        hands.driver.settle();
        std::thread::yield_now();
    }
    assert!(hands.table().failure().is_some_and(|f| f.contains("cable")));
    let save = hands.words.get("banner-save-elsewhere");
    assert!(hands.driver.sees(&save));
}

#[test]
fn whoever_closes_the_window_learns_first_what_is_not_saved() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    let (mut hands, go) = unplugged(&home);
    hands.taps_text("BLUE");
    go.send(()).expect("somebody waits");
    hands.driver.state.consult(None);
    let close = [iced_test::core::Event::Window(iced_test::core::window::Event::CloseRequested)];
    hands.driver.send(&close);
    assert!(!hands.driver.closed);
    assert_eq!(hands.driver.state.route, Route::Table, "where it is said");
    let said = hands.words.get("table-unsaved");
    assert!(hands.driver.sees(&said));
    hands.taps_word("banner-save-elsewhere");
    hands.driver.send(&close);
    assert!(hands.driver.closed, "all is saved");
    let [path] = &games(&home)[..] else { panic!("one file") };
    let session = game_file::look(path, standie::catalog::book()).expect("a game").0;
    assert_eq!(session.game(), hands.game());
}

#[test]
fn whoever_leaves_twice_means_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    let (mut hands, go) = unplugged(&home);
    hands.taps_text("BLUE");
    go.send(()).expect("somebody waits");
    hands.driver.message(standie::app::Message::Go(Route::Home));
    assert_eq!(hands.driver.state.route, Route::Table);
    hands.driver.message(standie::app::Message::Go(Route::Home));
    assert_eq!(hands.driver.state.route, Route::Home);
    assert!(hands.driver.state.table.is_none());
}

#[test]
fn a_window_with_nothing_to_lose_closes_at_once() {
    let mut driver = driver::at("table", 1280.0, 800.0);
    driver.send(&[iced_test::core::Event::Window(iced_test::core::window::Event::CloseRequested)]);
    assert!(driver.closed);
}

/// A home with the evening in it, spoiled in the middle or in its first line, and a copy.
fn spoiled(folder: &std::path::Path, header: bool) -> (Home, std::path::PathBuf, Vec<u8>) {
    let home = Home::at(folder);
    let session = standie::app::presets::evening("middle");
    standie::store::make_folder(&home.games()).expect("a folder");
    let path = home.games().join("evening.standie");
    let mut text = session.text().to_vec();
    standie::store::backup::make(&home.backups(), &path, &text, None).expect("a copy");
    let at = if header { 30 } else { text.len() / 2 };
    text[at..at + 6].fill(b'#');
    std::fs::write(&path, &text).expect("spoiled");
    (home, path, session.text().to_vec())
}

#[test]
fn a_damaged_game_is_brought_back_from_its_copy_by_one_touch() {
    for header in [false, true] {
        let folder = tempfile::tempdir().expect("a folder");
        let (home, path, whole) = spoiled(folder.path(), header);
        let mut hands = Hands::new(driver::with(app(&home), 1280.0, 800.0));
        match header {
            true => hands.taps_text(&hands.words.with("home-unreadable", &[("file", "evening.standie".into())])),
            false => hands.taps_word("home-continue"),
        }
        assert_eq!(hands.driver.state.route, Route::Home, "it is asked first");
        hands.taps("rescue");
        assert_eq!(hands.driver.state.route, Route::Table);
        assert!(matches!(hands.table().keeping, Keeping::File(_)));
        assert_eq!(std::fs::read(&path).expect("there"), whole);
        let toast = hands.driver.state.shell.toast.clone().expect("it is said");
        assert!(!header || toast.text.contains("damaged-1"), "{}", toast.text);
        assert!(path.with_extension("damaged-1").exists());
    }
}

#[test]
fn a_damaged_game_is_gone_on_with_as_it_is_if_the_table_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let (home, path, whole) = spoiled(folder.path(), false);
    let mut hands = Hands::new(driver::with(app(&home), 1280.0, 800.0));
    hands.taps_word("home-continue");
    hands.taps_word("home-rescue-leave");
    assert_eq!(hands.driver.state.route, Route::Table);
    let left = std::fs::read(&path).expect("there");
    assert!(left.len() < whole.len() && whole.starts_with(&left));
}

#[test]
fn a_game_left_behind_is_marked_and_not_the_one_to_continue() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    let session = standie::app::presets::evening("middle");
    standie::store::make_folder(&home.games()).expect("a folder");
    let lines: Vec<&[u8]> = session.text().split_inclusive(|b| *b == b'\n').collect();
    std::fs::write(home.games().join("new.standie"), session.text()).expect("written");
    std::fs::write(home.games().join("old.standie"), lines[..8].concat()).expect("written last");
    let mut hands = Hands::new(driver::with(app(&home), 1280.0, 800.0));
    let left = hands.words.get("home-left-behind");
    assert!(hands.driver.sees(&left));
    hands.taps_word("home-continue");
    assert_eq!(hands.table().session.records(), session.records());
}

#[test]
fn no_clock_is_too_strange_to_play_by() {
    use standie::app::shell::millis;
    use std::time::{Duration, UNIX_EPOCH};
    assert_eq!(millis(UNIX_EPOCH - Duration::from_secs(60)), -60_000);
    let far = UNIX_EPOCH.checked_add(Duration::from_secs(9_000_000_000_000_000_000)).map(millis);
    for at in [millis(UNIX_EPOCH - Duration::from_secs(40_000_000_000)), far.unwrap_or(i64::MAX / 4), i64::MIN / 4] {
        let folder = tempfile::tempdir().expect("a folder");
        let home = Home::at(folder.path());
        let mut app = app(&home);
        for clock in [Clock::Fixed(at), Clock::System] {
            assert!(!clock.day().is_empty());
        }
        app.shell.clock = Clock::Fixed(at);
        let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
        hands.taps_word("home-new");
        hands.taps_word("setup-start");
        assert!(matches!(hands.table().keeping, Keeping::File(_)), "at {at}");
        hands.driver.state.go(Route::Home);
        assert_eq!(games(&home).len(), 1);
        assert!(hands.driver.sees(&hands.words.get("home-continue")));
    }
}

#[test]
fn what_can_only_be_deleted_is_not_said_to_be_a_choice() {
    let mut hands = Hands::new(driver::at("links", 1280.0, 800.0));
    let session = &hands.table().session;
    let path = session.timeline().path(session.timeline().here());
    let timeline = session.timeline();
    let pieces = |point: u32| {
        let command = timeline.node(point).and_then(|node| node.command.read().ok());
        let before = timeline.state(timeline.parent(point));
        command.map(|command| standie::play::fix::dials::dials(session.book(), &before, &command)).unwrap_or_default()
    };
    let is_alone =
        |point: &&u32| standie::play::fix::others::others(session, **point).is_empty() && pieces(**point).is_empty();
    let links = *path.iter().rev().find(is_alone).expect("something that was that or nothing");
    hands.driver.message(standie::app::Message::Table(standie::app::table::Message::goes(Route::Journal)));
    hands.driver.message(standie::app::Message::Journal(standie::app::screen::journal::Message::Fix(Some(links))));
    let (choose, strike) = (hands.words.get("fix-hint"), hands.words.get("fix-hint-strike"));
    assert!(hands.driver.sees(&strike) && !hands.driver.sees(&choose), "there is nothing to choose");
}

/// Where the first entry of the journal lies, if it can be seen.
fn newest(hands: &mut Hands<impl driver::Window>) -> Option<f32> {
    let first = hands.words.get("journal-export");
    hands.driver.find(first.as_str())?.visible_bounds().map(|seen| seen.y)
}

#[test]
fn the_journal_begins_at_its_top_whenever_it_is_opened_or_turned_over() {
    let mut hands = Hands::new(driver::at("journal", 1280.0, 800.0));
    let top = newest(&mut hands).expect("at its top");
    let down = |hands: &mut Hands<_>| {
        (0..6).for_each(|_| hands.driver.wheels(Point::new(640.0, 500.0), 20.0));
        assert_eq!(newest(hands), None, "scrolled down");
    };
    down(&mut hands);
    hands.driver.state.go(Route::Table);
    hands.driver.state.go(Route::Journal);
    hands.driver.message(standie::app::Message::Tick);
    assert_eq!(newest(&mut hands), Some(top), "opened again");
    down(&mut hands);
    hands.taps_word("journal-older");
    assert_eq!(newest(&mut hands), Some(top), "an older page");
    down(&mut hands);
    hands.taps_word("journal-newer");
    assert_eq!(newest(&mut hands), Some(top), "a newer one");
}

/// A window that was killed in the middle of a turn is shown at home as it was, not as the turn began.
#[test]
fn home_is_told_of_a_level_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    let mut hands = Hands::new(driver::with(app(&home), 1280.0, 800.0));
    hands.taps_word("home-new");
    hands.taps_word("setup-start");
    let seat = hands.game().seats[0].colour;
    let level = munchkin::Effect::Level { seat, change: Amount::To(7), kill: false };
    let amends = table::Command::Amend { note: String::new(), effects: vec![level.into()] };
    hands.driver.message(standie::app::Message::Table(Do::does(amends.into())));
    // Nothing is put away: what is written is all there is.
    drop(hands);
    let game = standie::store::library::list(&home).expect("a list").remove(0);
    let stands = game.summary.stands.expect("known how it stands");
    assert_eq!(stands.seat(seat).map(|standing| standing.level), Some(7));
}
