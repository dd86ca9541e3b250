//! Trades that are begun on a phone, or answered on one.

use crate::begun;
use crate::phones::{app, comes_in, does, phones, picks, shown, taps_later};
use crate::phones_left::starts;
use crate::phones_together::hot;
use crate::support::driver;
use standie::app::phones::Wish;
use standie::app::presets::TIME;
use standie::app::route::Route;
use standie::app::table::Message as Do;
use standie::app::table::action::Action;
use standie::app::table::hot::{self, Sheet};
use standie::app::{App, Message};
use standie::catalog;
use standie::phones::around::Choosing;
use standie::phones::server::Hearing;
use standie::phones::shown::Does;
use standie::play::Session;
use standie::rules::answer::Answer;
use standie::rules::card::CardId;
use standie::rules::command::Command;
use standie::rules::ids::Colour::{self, Blue, Green, Red};
use standie::rules::munchkin;
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table;
use standie::store::home::Home;
use std::net::TcpStream;

/// RED's turn of a game where RED and GREEN have an Item each; BLUE is played by the app.
pub(crate) fn traders() -> App {
    let setup = r#"{"system": "classic", "first": "red",
        "components": {"dice": "app", "rooms": "app", "monsters": "app", "cards": "app"},
        "seats": [{"colour": "red"}, {"colour": "green"}, {"colour": "blue", "bot": "haggler"}],
        "in_play": {"red": ["Colander of Clarity"], "green": ["Axe to Grind"]}}"#;
    let setup: Setup = serde_json::from_str(setup).expect("a set-up");
    let mut app = app(Session::begin(catalog::classic(), setup, "", 3, TIME).expect("a game").0, 0);
    let no: Command = Command::Table(table::Command::Answer(Answer::Table(table::Answer::No)));
    let begun = (0..20).any(|_| {
        let turn = matches!(app.table.as_ref().expect("a game").question.ask, Ask::Table(table::Ask::Turn { .. }));
        if hot(&app).mover() == Some(Red) && turn {
            return true;
        }
        let message = hot(&app).handed().map_or(Do::does(no.clone()), |seat| Do::Hot(hot::Wish::Here(seat)));
        does(&mut app, message);
        false
    });
    assert!(begun, "it is RED's turn");
    app
}

/// The same with the hands of some of them on phones.
pub(crate) fn traders_on(seats: &[Colour]) -> (App, Hearing) {
    let mut app = traders();
    phones(&mut app, Wish::Open);
    let mut hearing = app.shell.phones.hearing().expect("somebody listens");
    seats.iter().for_each(|seat| comes_in(&mut app, &mut hearing, *seat));
    (app, hearing)
}

pub(crate) fn items(app: &App, seat: Colour) -> Vec<CardId> {
    let seat = app.table.as_ref().and_then(|table| table.game().seat(seat)).expect("a seat");
    seat.gear.iter().filter_map(|item| item.card).collect()
}

/// RED begins a trade on the phone, and offers what it has for what the other has.
pub(crate) fn offers(app: &mut App, with: Colour) {
    assert!(picks(app, Red, &Does::Choose(Some(Choosing::Trade(with)))));
    for card in items(app, Red).into_iter().chain(items(app, with)) {
        let page = shown(app, Red);
        assert!(page.picks.iter().any(|pick| pick.does == Does::Mark(card)), "{:?}", page.picks);
        assert!(picks(app, Red, &Does::Mark(card)));
    }
    let page = shown(app, Red);
    assert!(page.picks.iter().any(|pick| pick.does == Does::Offer && pick.ends), "{:?}", page.picks);
    assert!(picks(app, Red, &Does::Offer));
}

#[test]
fn a_trade_is_begun_on_a_phone_and_agreed_to_on_another() {
    let (mut app, _hearing) = traders_on(&[Red, Green]);
    let begins = shown(&app, Red).picks;
    let begins: Vec<_> =
        begins.iter().filter(|pick| matches!(pick.does, Does::Choose(Some(Choosing::Trade(_))))).collect();
    assert_eq!(begins.len(), 2, "{begins:?}");
    assert!(begins.iter().all(|pick| pick.fold.as_deref() == Some("Trade")));
    let (red, green) = (items(&app, Red), items(&app, Green));
    offers(&mut app, Green);
    assert!(shown(&app, Green).waited_for && shown(&app, Green).asked.contains("Axe to Grind"));
    // Whoever has offered it is asked nothing meanwhile, and still reads what was offered.
    let waits = shown(&app, Red);
    assert!(!waits.waited_for && waits.asked.contains("thinking it over"), "{}", waits.asked);
    let offered = "You’ve offered Colander of Clarity for Axe to Grind.";
    assert!(waits.told.iter().any(|line| line == offered), "{:?}", waits.told);
    // No is said to whoever offered it; the same can be offered again, or be taken back.
    assert!(picks(&mut app, Green, &Does::Agree(false)));
    assert!(shown(&app, Red).told.iter().any(|line| line.contains("won’t have that")), "{:?}", shown(&app, Red).told);
    assert!(picks(&mut app, Red, &Does::Offer));
    assert!(picks(&mut app, Red, &Does::Choose(Some(Choosing::Trade(Green)))), "taken back");
    let told = shown(&app, Green).told;
    assert!(told.iter().any(|line| line == "RED has thought better of it."), "{told:?}");
    assert!(!shown(&app, Green).waited_for && !picks(&mut app, Green, &Does::Agree(true)));
    assert_eq!((items(&app, Red), items(&app, Green)), (red.clone(), green.clone()));
    assert!(picks(&mut app, Red, &Does::Offer), "what was taken back is still marked");
    assert!(picks(&mut app, Green, &Does::Agree(true)));
    assert_eq!((items(&app, Red), items(&app, Green)), (green, red));
    assert!(shown(&app, Red).picks.iter().all(|pick| pick.does != Does::Offer), "and it is done");
}

#[test]
fn a_trade_of_a_phone_is_agreed_to_on_the_tablet_or_by_who_the_app_plays() {
    let (mut app, _hearing) = traders_on(&[Red]);
    let (red, green) = (items(&app, Red), items(&app, Green));
    offers(&mut app, Green);
    does(&mut app, Do::Ask(Action::Close));
    let mut driver = driver::with(app, 1280.0, 800.0);
    driver.settle();
    let asked = "GREEN! RED offers you Colander of Clarity for Axe to Grind. Deal?";
    assert!(driver.sees(asked), "what GREEN is asked");
    let colander = shown(&driver.state, Red).told.into_iter().find(|line| line.starts_with("Colander of Clarity: "));
    assert!(driver.sees(&colander.expect("what it is good for")), "as whoever offers it reads it");
    taps_later(&mut driver, "no deal here");
    assert!(shown(&driver.state, Red).told.iter().any(|line| line.contains("won’t have that")));
    driver.settle();
    assert!(!driver.sees(asked), "it is answered");
    assert!(picks(&mut driver.state, Red, &Does::Offer));
    driver.settle();
    assert!(driver.sees(asked), "and again");
    taps_later(&mut driver, "deal here");
    assert_eq!((items(&driver.state, Red), items(&driver.state, Green)), (green.clone(), red));
    // Whoever the app plays says at once whether it is a deal, and whoever offered it reads so.
    let (red, blue) = (items(&driver.state, Red), items(&driver.state, Blue));
    offers(&mut driver.state, Blue);
    let no = shown(&driver.state, Red).told.iter().any(|line| line.contains("won’t have that"));
    let moved = (items(&driver.state, Red), items(&driver.state, Blue)) == (blue, red);
    assert!(no != moved, "{:?}", shown(&driver.state, Red).told);
}

#[test]
fn a_hand_that_is_asked_about_a_trade_on_a_phone_can_be_had_on_the_tablet() {
    let (mut app, _hearing) = traders_on(&[Red, Green]);
    let (red, green) = (items(&app, Red), items(&app, Green));
    offers(&mut app, Green);
    does(&mut app, Do::Ask(Action::Close));
    let mut driver = driver::with(app, 1280.0, 800.0);
    driver.settle();
    assert!(driver.sees("Play GREEN here instead"), "as every other question of a phone");
    taps_later(&mut driver, "play here");
    driver.settle();
    assert!(driver.sees("GREEN! RED offers you Colander of Clarity for Axe to Grind. Deal?"), "it is asked on here");
    assert!(!driver.sees("GREEN decides on the phone."), "it is decided here by now");
    assert!(!driver.sees("Play RED here instead"), "it is not RED who is waited for");
    taps_later(&mut driver, "deal here");
    assert_eq!((items(&driver.state, Red), items(&driver.state, Green)), (green, red));
    // What was asked is decided: whatever GREEN is asked next is asked on the phone.
    assert!(hot(&driver.state).is_phoned(Green));
}

#[test]
fn whoever_holds_a_phone_agrees_to_a_trade_there() {
    let (mut app, _hearing) = traders_on(&[Green]);
    // Hands have closed behind the squares.
    does(&mut app, Do::Hot(hot::Wish::Here(Red)));
    let axe = items(&app, Green)[0];
    let again = |app: &mut App| {
        does(app, Do::Hot(hot::Wish::Sheet(Some(Sheet::Trade(Green)))));
        // What was picked before GREEN said no is picked still.
        if !hot(app).marked.contains(&axe) {
            does(app, Do::Hot(hot::Wish::Mark(axe)));
        }
        does(app, Do::Hot(hot::Wish::Swap(Green)));
    };
    assert!(!picks(&mut app, Green, &Does::Agree(true)), "nobody has offered anything");
    again(&mut app);
    does(&mut app, Do::Hot(hot::Wish::Swap(Green)));
    assert_eq!(items(&app, Red).len(), 1, "nobody says yes for GREEN");
    let page = shown(&app, Green);
    assert!(page.waited_for && page.asked.contains("Axe to Grind") && page.asked.contains("RED"), "{}", page.asked);
    assert!(!shown(&app, Red).picks.iter().any(|pick| matches!(pick.does, Does::Agree(_))));
    assert!(picks(&mut app, Green, &Does::Agree(false)));
    assert!(!shown(&app, Green).waited_for && items(&app, Red).len() == 1);
    assert_eq!(hot(&app).marked, vec![axe]);
    again(&mut app);
    assert!(picks(&mut app, Green, &Does::Agree(true)));
    assert_eq!((items(&app, Red).len(), items(&app, Green).len()), (2, 0));
}

/// The program is killed while somebody thinks a trade over, and started anew, with the phones of these seats let in; or it is
/// only left for home. RED has offered it, on the phone if there is one.
fn killed(seats: &[Colour], leaves: bool) -> (App, tempfile::TempDir) {
    killed_while(seats, leaves, |app| {
        if seats.contains(&Red) {
            offers(app, Green);
        } else {
            does(app, Do::Hot(hot::Wish::Here(Red)));
            does(app, Do::Hot(hot::Wish::Sheet(Some(Sheet::Trade(Green)))));
            let axe = items(app, Green)[0];
            does(app, Do::Hot(hot::Wish::Mark(axe)));
            does(app, Do::Hot(hot::Wish::Swap(Green)));
        }
    })
}

/// The same while something else is put together.
fn killed_while(seats: &[Colour], leaves: bool, begins: impl Fn(&mut App)) -> (App, tempfile::TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    let path = begun::kept(&home, &traders().table.expect("a game").session);
    let mut app = starts(&home, Some(&path));
    phones(&mut app, Wish::Open);
    let mut hearing = app.shell.phones.hearing().expect("somebody listens");
    seats.iter().for_each(|seat| comes_in(&mut app, &mut hearing, *seat));
    does(&mut app, Do::Ask(Action::Close));
    begins(&mut app);
    drop(app.update(Message::Points(false)));
    if leaves {
        app.go(Route::Home);
        drop(app.update(Message::Points(false)));
        app.open(&path);
    } else {
        let at = app.shell.phones.server().and_then(|server| server.socket()).expect("an address");
        drop((app, hearing));
        while TcpStream::connect(at).is_ok() {
            std::thread::yield_now();
        }
        app = starts(&home, Some(&path));
    }
    drop(app.update(Message::Points(false)));
    assert_eq!(app.shell.phones.inside(), seats);
    (app, folder)
}

#[test]
fn a_trade_that_somebody_thought_over_when_the_program_was_killed_is_asked_on() {
    for leaves in [false, true] {
        let (mut app, _folder) = killed(&[Red, Green], leaves);
        let (red, green) = (items(&app, Red), items(&app, Green));
        let waits = shown(&app, Red);
        assert!(waits.asked.contains("thinking it over"), "{}", waits.asked);
        assert!(shown(&app, Green).waited_for && shown(&app, Green).asked.contains("Axe to Grind"));
        assert!(picks(&mut app, Green, &Does::Agree(true)));
        assert_eq!((items(&app, Red), items(&app, Green)), (green, red));
    }
    // Whoever has no phone is asked on the tablet, as before.
    let (app, _folder) = killed(&[Red], false);
    let mut driver = driver::with(app, 1280.0, 800.0);
    driver.settle();
    assert!(driver.sees("GREEN! RED offers you Colander of Clarity for Axe to Grind. Deal?"));
}

#[test]
fn a_trade_that_was_offered_at_the_tablet_is_gone_with_the_program_and_that_is_said() {
    for leaves in [false, true] {
        let (app, _folder) = killed(&[Green], leaves);
        assert!(!shown(&app, Green).waited_for, "nobody is asked");
        let said = app.shell.toast.as_ref().map(|toast| toast.text.as_str());
        assert_eq!(said, Some("RED’s trade with GREEN got lost. Offer it again."));
    }
}

/// GREEN, whose turn it is not, offers all it has for all somebody else has.
fn offers_beside(app: &mut App, with: Colour) {
    let begins = Does::Choose(Some(Choosing::Trade(with)));
    assert!(shown(app, Green).picks.iter().any(|pick| pick.does == begins), "{:?}", shown(app, Green).picks);
    assert!(picks(app, Green, &begins));
    for card in items(app, Green).into_iter().chain(items(app, with)) {
        assert!(picks(app, Green, &Does::Mark(card)));
    }
    assert!(picks(app, Green, &Does::Offer));
}

#[test]
fn a_trade_is_begun_on_a_phone_whose_turn_it_is_not() {
    let (mut app, _hearing) = traders_on(&[Red, Green]);
    let (red, green, turn) = (items(&app, Red), items(&app, Green), shown(&app, Red).picks);
    assert!(picks(&mut app, Green, &Does::Choose(Some(Choosing::Trade(Red)))));
    assert_eq!(shown(&app, Red).picks, turn, "nobody waits for what is put together");
    assert!(picks(&mut app, Green, &Does::Choose(None)));
    offers_beside(&mut app, Red);
    assert!(shown(&app, Red).asked.contains("Axe to Grind"), "{}", shown(&app, Red).asked);
    assert!(picks(&mut app, Red, &Does::Agree(false)));
    assert!(
        shown(&app, Green).told.iter().any(|line| line.contains("won’t have that")),
        "{:?}",
        shown(&app, Green).told
    );
    assert_eq!(shown(&app, Red).picks, turn);
    assert!(picks(&mut app, Green, &Does::Offer));
    assert!(picks(&mut app, Green, &Does::Choose(Some(Choosing::Trade(Red)))), "taken back");
    assert!(!picks(&mut app, Red, &Does::Agree(true)));
    assert!(picks(&mut app, Green, &Does::Offer) && picks(&mut app, Red, &Does::Agree(true)));
    assert_eq!((items(&app, Red), items(&app, Green)), (green, red));
    assert!(!shown(&app, Green).waited_for, "and it is done");
    // Whoever has the turn goes on, and what was put together beside it is none any more.
    assert!(picks(&mut app, Green, &Does::Choose(Some(Choosing::Trade(Red)))));
    let door = shown(&app, Red).picks.into_iter().map(|pick| pick.does);
    let door = door.into_iter().find(|does| matches!(does, Does::Move(Command::Doors(_)))).expect("a door");
    assert!(picks(&mut app, Red, &door));
    assert!(!picks(&mut app, Green, &Does::Offer));
}

#[test]
fn whoever_has_the_turn_at_the_tablet_is_offered_a_trade_from_a_phone() {
    let (mut app, _hearing) = traders_on(&[Green]);
    does(&mut app, Do::Ask(Action::Close));
    let now = app.shell.clock.now();
    app.shell.clock = standie::app::shell::Clock::Fixed(now + 60_000);
    if hot(&app).handed().is_some() {
        does(&mut app, Do::Hot(hot::Wish::Here(Red)));
    }
    let (red, green) = (items(&app, Red), items(&app, Green));
    let mut driver = driver::with(app, 1280.0, 800.0);
    driver.settle();
    offers_beside(&mut driver.state, Red);
    driver.settle();
    taps_later(&mut driver, "no deal here");
    assert!(shown(&driver.state, Green).told.iter().any(|line| line.contains("won’t have that")));
    assert!(picks(&mut driver.state, Green, &Does::Offer));
    driver.settle();
    taps_later(&mut driver, "deal here");
    assert_eq!((items(&driver.state, Red), items(&driver.state, Green)), (green, red));
}

#[test]
fn whoever_the_tablet_goes_to_hears_that_a_trade_is_offered() {
    let (mut app, _hearing) = traders_on(&[Green]);
    does(&mut app, Do::Ask(Action::Close));
    assert_eq!(hot(&app).handed(), Some(Red));
    let mut driver = driver::with(app, 1280.0, 800.0);
    driver.settle();
    assert!(!driver.sees("GREEN has offered RED a trade."));
    offers_beside(&mut driver.state, Red);
    driver.settle();
    assert!(driver.sees("GREEN has offered RED a trade.") && hot(&driver.state).handed() == Some(Red));
}

#[test]
fn that_somebody_wants_no_trade_is_no_longer_said_than_it_is_read() {
    let (mut app, _hearing) = traders_on(&[Red, Green]);
    offers(&mut app, Green);
    assert!(picks(&mut app, Green, &Does::Agree(false)));
    let now = app.shell.clock.now();
    for (later, said) in [(0, true), (5_900, true), (6_000, false)] {
        app.shell.clock = standie::app::shell::Clock::Fixed(now + later);
        drop(app.update(Message::Tick));
        let text = app.shell.toast.as_ref().map(|toast| toast.text.as_str());
        assert_eq!(text, said.then_some("GREEN won’t have that."), "{later}");
    }
}

#[test]
fn a_trade_made_beside_a_turn_leaves_what_was_begun_in_it() {
    let (mut app, _hearing) = traders_on(&[Red, Green]);
    let begun = Does::Choose(Some(Choosing::Trade(Blue)));
    assert!(picks(&mut app, Red, &begun));
    let (red, asked) = (items(&app, Red), shown(&app, Red).asked);
    assert!(picks(&mut app, Red, &Does::Mark(red[0])));
    offers_beside(&mut app, Red);
    assert!(picks(&mut app, Red, &Does::Agree(true)));
    assert_eq!(items(&app, Green), red);
    assert_eq!(shown(&app, Red).asked, asked, "it is gone on with");
    // What has gone is marked no more.
    assert!(shown(&app, Red).picks.iter().all(|pick| !pick.chosen), "{:?}", shown(&app, Red).picks);
    // Whoever had begun it beside the turn, and comes too late, is told.
    assert!(picks(&mut app, Red, &Does::Choose(None)));
    assert!(picks(&mut app, Green, &Does::Choose(Some(Choosing::Trade(Red)))));
    assert!(picks(&mut app, Green, &Does::Mark(red[0])));
    let told = |app: &App| shown(app, Green).told.iter().any(|line| line.contains("needs offering again"));
    for _ in 0..60 {
        if told(&app) {
            return;
        }
        let does = [Red, Green].into_iter().find_map(|seat| {
            let all = shown(&app, seat).picks.into_iter().map(|pick| pick.does);
            let goes_on =
                |does: &Does| matches!(does, Does::Move(_) | Does::Pass) && seat == Red || *does == Does::Pass;
            all.rev().find(goes_on).map(|does| (seat, does))
        });
        if let Some((seat, does)) = does {
            picks(&mut app, seat, &does);
        }
        does_beat(&mut app);
    }
    panic!("{:?}", shown(&app, Green));
}

fn does_beat(app: &mut App) {
    let now = app.shell.clock.now();
    app.shell.clock = standie::app::shell::Clock::Fixed(now + 60_000);
    does(app, Do::Hot(hot::Wish::Beat));
}

#[test]
fn a_trade_beside_a_turn_outlasts_the_program_as_it_was() {
    for leaves in [false, true] {
        let (mut app, _folder) = killed_while(&[Red, Green], leaves, |app| offers_beside(app, Red));
        let (red, green) = (items(&app, Red), items(&app, Green));
        assert!(shown(&app, Green).asked.contains("thinking it over"), "{}", shown(&app, Green).asked);
        assert!(picks(&mut app, Red, &Does::Agree(true)));
        assert_eq!((items(&app, Red), items(&app, Green)), (green, red));
        // What is only marked is marked again.
        let (app, _folder) = killed_while(&[Red, Green], leaves, |app| {
            assert!(picks(app, Green, &Does::Choose(Some(Choosing::Trade(Red)))));
            let own = items(app, Green)[0];
            assert!(picks(app, Green, &Does::Mark(own)));
        });
        assert_eq!(shown(&app, Green).picks.iter().filter(|pick| pick.chosen).count(), 1, "{leaves}");
    }
}

#[test]
fn whoever_was_thinking_an_offer_over_is_told_that_it_has_come_to_nothing() {
    let (mut app, _hearing) = traders_on(&[Red, Green]);
    // GREEN offers beside RED's turn.
    assert!(picks(&mut app, Green, &Does::Choose(Some(Choosing::Trade(Red)))));
    for card in items(&app, Green).into_iter().chain(items(&app, Red)) {
        assert!(picks(&mut app, Green, &Does::Mark(card)));
    }
    assert!(picks(&mut app, Green, &Does::Offer));
    let asks = |app: &App| shown(app, Red).picks.iter().any(|pick| pick.does == Does::Agree(true));
    assert!(asks(&app), "{:?}", shown(&app, Red).asked);
    // What was offered is gone before anybody has answered.
    let ends = munchkin::Effect::GearGone { seat: Green, index: 0, sold: false }.into();
    let amends = table::Command::Amend { note: String::new(), effects: vec![ends] };
    does(&mut app, Do::does(Command::Table(amends)));
    assert!(!asks(&app), "{:?}", shown(&app, Red).asked);
    let told = shown(&app, Red).told;
    assert!(told.iter().any(|line| line == "Something came up: GREEN’s offer is off the table."), "{told:?}");
    let told = shown(&app, Green).told;
    assert!(told.iter().any(|line| line.contains("your trade with RED needs offering again")), "{told:?}");
}
