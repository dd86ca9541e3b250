//! A hand that is held on a phone, and played on the tablet for now: for how long, and who knows of it.

use crate::phones::{Room, comes_in, does, phones, picks, shown, taps_later};
use crate::phones_together::{by_chance, hot, items, offers, traders};
use crate::support::driver::{self, Driver, Window};
use iced_test::core::widget;
use standie::app::App;
use standie::app::phones::Wish;
use standie::app::presets::TIME;
use standie::app::table::Message as Do;
use standie::app::table::action::Action;
use standie::app::table::hot::{self, Next};
use standie::catalog;
use standie::phones::around::Choosing;
use standie::phones::shown::Does;
use standie::play::{Session, playout};
use standie::rules::ids::Colour::{Green, Red};
use standie::rules::setup::Setup;

/// RED's phone offers GREEN a trade, and GREEN holds a phone as well.
fn offered_to_a_phone() -> Driver<impl Window> {
    let mut app = traders();
    phones(&mut app, Wish::Open);
    let mut hearing = app.shell.phones.hearing().expect("somebody listens");
    comes_in(&mut app, &mut hearing, Red);
    comes_in(&mut app, &mut hearing, Green);
    offers(&mut app, Green);
    does(&mut app, Do::Ask(Action::Close));
    let mut driver = driver::with(app, 1280.0, 800.0);
    driver.settle();
    driver
}

#[test]
fn whoever_touches_twice_where_a_hand_is_had_on_the_tablet_agrees_to_nothing() {
    let mut driver = offered_to_a_phone();
    let (red, green) = (items(&driver.state, Red), items(&driver.state, Green));
    let lies = |driver: &mut Driver<_>, id: &'static str| {
        let found = driver.find(widget::Id::from(id)).and_then(|found| found.visible_bounds());
        found.unwrap_or_else(|| panic!("{id}"))
    };
    let at = lies(&mut driver, "play here");
    taps_later(&mut driver, "play here");
    driver.settle();
    // What leads back lies there now; the answers lie elsewhere, and take no touch for a moment.
    assert_eq!(lies(&mut driver, "to phone"), at);
    for answer in ["deal here", "no deal here"] {
        let own = lies(&mut driver, answer);
        assert!(own.intersection(&at).is_none(), "{answer}: {own:?}, {at:?}");
    }
    driver.tap(widget::Id::from("deal here"));
    assert_eq!((items(&driver.state, Red), items(&driver.state, Green)), (red, green), "nobody has seen it yet");
    taps_later(&mut driver, "to phone");
    driver.settle();
    assert!(driver.sees("GREEN decides on the phone.") && hot(&driver.state).is_phoned(Green));
}

#[test]
fn a_hand_that_is_lent_to_the_tablet_goes_back_once_it_is_decided() {
    // No is a decision as well, and so is an offer that is taken back.
    let mut driver = offered_to_a_phone();
    taps_later(&mut driver, "play here");
    assert!(hot(&driver.state).is_lent(Green));
    let page = shown(&driver.state, Green);
    assert!(page.told.iter().any(|line| line == "You’re playing on the tablet for now."), "{:?}", page.told);
    taps_later(&mut driver, "no deal here");
    assert!(hot(&driver.state).is_phoned(Green));
    assert!(picks(&mut driver.state, Red, &Does::Offer));
    driver.settle();
    taps_later(&mut driver, "play here");
    assert!(picks(&mut driver.state, Red, &Does::Choose(Some(Choosing::Trade(Green)))), "taken back");
    assert!(hot(&driver.state).is_phoned(Green));
    // It is fetched back by a touch on the phone, and answered there.
    assert!(picks(&mut driver.state, Red, &Does::Offer));
    driver.settle();
    taps_later(&mut driver, "play here");
    assert!(shown(&driver.state, Green).picks.iter().any(|pick| pick.does == Does::Fetch));
    assert!(picks(&mut driver.state, Green, &Does::Fetch));
    assert!(hot(&driver.state).is_phoned(Green));
    let page = shown(&driver.state, Green);
    assert!(page.picks.iter().all(|pick| pick.does != Does::Fetch), "{:?}", page.picks);
    assert!(picks(&mut driver.state, Green, &Does::Agree(false)));
}

#[test]
fn a_turn_that_is_played_on_the_tablet_is_the_only_one_and_the_phone_says_so() {
    let mut room = Room::of(
        Session::begin(catalog::classic(), Setup { system: "classic".into(), ..playout::setup(3) }, "", 3, TIME)
            .expect("a game")
            .0,
    );
    let turn = |app: &App| app.table.as_ref().map_or(0, |table| table.game().turn.number);
    let own = |app: &App| match hot(app).next {
        Next::Person(seat) => {
            app.table.as_ref().is_some_and(|table| table.game().turn.seat == Some(seat)).then_some(seat)
        }
        _ => None,
    };
    by_chance(&mut room, 3, 2_000, |app, seat, _| own(app) == Some(seat));
    let seat = own(&room.app).expect("somebody's own turn");
    does(&mut room.app, Do::Ask(Action::Close));
    does(&mut room.app, Do::Hot(hot::Wish::Instead(seat, true)));
    does(&mut room.app, Do::Hot(hot::Wish::Here(seat)));
    assert_eq!(hot(&room.app).open, Some(seat));
    let page = shown(&room.app, seat);
    assert!(page.told.iter().any(|line| line == "Your hand’s open on the tablet."), "{:?}", page.told);
    let lent = turn(&room.app);
    for _ in 0..4_000 {
        if turn(&room.app) != lent {
            break;
        }
        if own(&room.app) == Some(seat) {
            assert!(hot(&room.app).is_lent(seat), "as long as the turn lasts");
            // On the tablet, as whoever plays there would.
            if hot(&room.app).mover() != Some(seat) {
                does(&mut room.app, Do::Hot(hot::Wish::Here(seat)));
            }
            let command = hot(&room.app).moves.last().cloned().expect("something");
            does(&mut room.app, Do::does(command));
        } else {
            by_chance(&mut room, 3, 1, |_, asked, _| asked == seat);
        }
    }
    assert_ne!(turn(&room.app), lent);
    assert!(hot(&room.app).is_phoned(seat), "the next one is asked on the phone");
}
