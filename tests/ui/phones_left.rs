//! Phones of a table that is left: they find back to their game by themselves, and to no other one.

use crate::phones::{Room, does, own_address, phones};
use crate::phones_together::hot;
use crate::support::driver;
use crate::{begun, keeping};
use iced_test::core::widget;
use standie::app::phones::Wish;
use standie::app::presets::TIME;
use standie::app::route::Route;
use standie::app::shell::Clock;
use standie::app::table::action::Action;
use standie::app::table::hot::Next;
use standie::app::table::{Keeping, Message as Do, Panel};
use standie::app::{App, Message};
use standie::catalog;
use standie::phones::guests::Standing;
use standie::play::{Session, playout};
use standie::rules::ids::Colour::{self, Green, Red};
use standie::rules::setup::Setup;
use standie::store::home::Home;
use standie::store::lent::{Keeper, Lent};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::Path;

/// What only a page says that holds a hand.
const HAND: &str = "<h2>Everybody else</h2>";

/// A game in the app, with people alone.
fn game(seed: u64) -> Session {
    let setup = Setup { system: "classic".to_owned(), ..playout::setup(3) };
    Session::begin(catalog::classic(), setup, "", seed, TIME).expect("a game").0
}

/// The table is left for home.
fn leaves(room: &mut Room) {
    room.app.go(Route::Home);
    drop(room.app.update(Message::Points(false)));
    assert!(room.app.table.is_none() && !room.app.shell.phones.are_open());
}

/// A game lies on the table.
fn lays(room: &mut Room, seed: u64) {
    room.app.lay_out(game(seed), Keeping::Memory);
    drop(room.app.update(Message::Points(false)));
}

fn inside(room: &Room) -> Vec<Colour> {
    room.app.shell.phones.inside()
}

#[test]
fn phones_find_back_to_the_game_they_were_let_in_to() {
    let mut room = Room::of(game(3));
    let (page, in_before) = (room.page(Red), inside(&room));
    assert!(page.contains(HAND) && in_before.len() == 3);
    let at = room.app.shell.phones.server().and_then(|server| server.socket()).expect("an address");
    leaves(&mut room);
    assert!(TcpStream::connect(at).is_err(), "nobody listens where no game lies");
    lays(&mut room, 3);
    assert_eq!(inside(&room), in_before);
    assert_eq!(room.app.shell.phones.server().and_then(|server| server.socket()), Some(at), "where they look for it");
    assert!(room.page(Red).contains(HAND), "known by what they were known by");
    let said = room.app.shell.toast.as_ref().map(|toast| toast.text.as_str());
    assert_eq!(said, Some("The phones are back in."));
    // Whoever was thrown out before stays out; all of them, if all were.
    phones(&mut room.app, Wish::TurnAway(Green));
    leaves(&mut room);
    lays(&mut room, 3);
    assert!(inside(&room).len() == 2 && room.app.shell.phones.standing(Green) == Some(Standing::Empty));
    assert!(!room.page(Green).contains(HAND));
    phones(&mut room.app, Wish::Close);
    leaves(&mut room);
    lays(&mut room, 3);
    assert!(!room.app.shell.phones.are_open());
}

#[test]
fn phones_of_one_game_hold_no_hand_of_another() {
    // A game that takes the place of theirs at once, as a file that is dropped there does.
    let mut room = Room::of(game(3));
    lays(&mut room, 4);
    assert!(!room.app.shell.phones.are_open());
    let mut room = Room::of(game(3));
    leaves(&mut room);
    lays(&mut room, 4);
    assert!(!room.app.shell.phones.are_open());
}

#[test]
fn phones_find_back_whatever_lay_on_the_table_in_between() {
    let mut room = Room::of(game(3));
    let in_before = inside(&room);
    // One that takes its place at once, others after home, and one that phones are let in to as well.
    lays(&mut room, 4);
    leaves(&mut room);
    lays(&mut room, 5);
    assert!(!room.app.shell.phones.are_open());
    let first = room.cookie(Red);
    room.opens();
    assert!(inside(&room).is_empty());
    assert!(!room.page(Red).contains(HAND), "what let them in to one game shows no hand of another");
    room.enters(Red);
    assert!(room.page(Red).contains(HAND) && room.cookie(Red) != first);
    assert!(room.cookie(Red).ends_with(&first), "the browser still knows the other");
    leaves(&mut room);
    lays(&mut room, 3);
    assert_eq!(inside(&room), in_before);
    assert!(room.page(Red).contains(HAND), "known at both tables");
    leaves(&mut room);
    lays(&mut room, 5);
    assert_eq!(inside(&room), vec![Red]);
    assert!(room.page(Red).contains(HAND));
    assert!(!room.page(Green).contains(HAND), "whoever was let in to the other one alone");
}

#[test]
fn phones_that_cannot_come_back_are_missed_once() {
    for takes in [false, true] {
        let mut room = Room::of(game(3));
        let at = room.app.shell.phones.server().and_then(|server| server.socket()).expect("an address");
        leaves(&mut room);
        let _other = TcpListener::bind(at).expect("somebody else listens there");
        lays(&mut room, 3);
        assert!(!room.app.shell.phones.are_open() && room.app.shell.misses_phones());
        does(&mut room.app, Do::Ask(Action::Close));
        (0..60).for_each(|_| room.waits(2_000));
        let Next::Person(asked) = hot(&room.app).next else { panic!("nobody is asked") };
        let mut driver = driver::with(room.app, 1280.0, 800.0);
        driver.settle();
        assert!(driver.sees("Hands were on phones here: let them in again."));
        let asked = asked.name().to_uppercase();
        assert!(!driver.sees(&format!("Pass it to {asked}")) && driver.sees(&format!("I’m {asked}: show my cards")));
        driver.tap(widget::Id::from(if takes { "here" } else { "phones back" }));
        driver.settle();
        assert!(!driver.state.shell.misses_phones(), "told once");
        let panel = driver.state.table.as_ref().and_then(|table| table.panel.as_ref());
        assert_eq!((panel == Some(&Panel::Phones), driver.state.shell.phones.are_open()), (!takes, !takes));
    }
}

/// The app of a folder, started anew, with that game on the table; none where it is left for home first.
pub(crate) fn starts(home: &Home, path: Option<&Path>) -> App {
    let mut app = keeping::app(home);
    app.shell.clock = Clock::System;
    app.shell.phones.at = Some(IpAddr::V4(own_address()));
    path.into_iter().for_each(|path| app.open(path));
    drop(app.update(Message::Points(false)));
    app
}

#[test]
fn phones_find_back_after_the_program_was_closed() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    let path = begun::kept(&home, &game(3));
    let mut room = Room::at(starts(&home, Some(&path)));
    phones(&mut room.app, Wish::TurnAway(Green));
    let (in_before, before) = (inside(&room), room.page(Red));
    assert!(before.contains(HAND) && in_before.len() == 2);
    let cookie = room.cookie(Red);
    let mut room = room.restarts(|| starts(&home, Some(&path)));
    assert_eq!(inside(&room), in_before);
    assert!(room.page(Red).contains(HAND), "known by what they were known by");
    assert!(!room.page(Green).contains(HAND), "whoever was thrown out stays out");
    let kept = std::fs::read_to_string(home.lent()).expect("it is kept");
    assert!(!kept.contains(&cookie), "and what lets them in lies nowhere");
    // They are still waited for where it is closed at home.
    leaves(&mut room);
    let room = room.restarts(|| starts(&home, None));
    assert!(!room.app.shell.phones.are_open());
    let mut room = room.restarts(|| starts(&home, Some(&path)));
    assert_eq!(inside(&room), in_before);
    // Nobody is, once the phones were told to go.
    phones(&mut room.app, Wish::Close);
    let room = room.restarts(|| starts(&home, Some(&path)));
    assert!(!room.app.shell.phones.are_open() && !home.lent().exists());
}

#[test]
fn phones_of_another_evening_or_another_game_are_not_waited_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    let at = SocketAddr::from((Ipv4Addr::LOCALHOST, 7_766));
    let lent = Lent { game: (7, TIME), at, phones: vec![(Red, "ab".repeat(32))], seen: TIME, trades: Vec::new() };
    let keeps = |lent: &Lent| Keeper::default().note(&home, vec![lent.clone()]);
    keeps(&lent);
    let hour = 60 * 60 * 1000;
    assert_eq!(Keeper::default().find(&home, TIME + 11 * hour), vec![lent.clone()]);
    assert_eq!(Keeper::default().find(&home, TIME + 13 * hour), Vec::new());
    assert!(!home.lent().exists(), "it goes by itself");
    // A clock that was put back is none to rely on, and a file that says nothing is none.
    keeps(&lent);
    assert_eq!(Keeper::default().find(&home, TIME - hour), Vec::new());
    std::fs::write(home.lent(), "{\"game\":").expect("written");
    assert_eq!(Keeper::default().find(&home, TIME), Vec::new());
    // Another game that lies there meanwhile sees none of them, and takes them from nobody.
    let path = begun::kept(&home, &game(3));
    let room = Room::at(starts(&home, Some(&path)));
    let in_before = inside(&room);
    let mut room = room.restarts(|| starts(&home, None));
    room.app.lay_out(game(4), Keeping::Memory);
    drop(room.app.update(Message::Points(false)));
    assert!(!room.app.shell.phones.are_open());
    let room = room.restarts(|| starts(&home, Some(&path)));
    assert_eq!(inside(&room), in_before);
    assert!(room.page(Red).contains(HAND));
}

#[test]
fn who_sets_a_game_up_for_several_reads_of_phones() {
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.go(Route::Quick);
    let mut driver = driver::with(app, 1280.0, 1_600.0);
    let phones = "Or everybody holds their cards on their own phone: once it’s begun, Menu, then Phones.";
    driver.settle();
    assert!(!driver.sees(phones), "whoever plays alone passes nothing round");
    driver.tap(widget::Id::from("plays 1 person"));
    driver.settle();
    assert!(driver.sees(phones));
}
