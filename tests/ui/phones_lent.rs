//! A hand that is held on a phone, and played on the tablet for now: for how long, and who knows of it.

use crate::phones::{Room, does, picks, shown, taps_later};
use crate::phones_together::{by_chance, hot};
use crate::phones_trading::{items, offers, traders_on};
use crate::support::driver::{self, Driver, Window};
use iced_test::core::widget;
use standie::app::App;
use standie::app::presets::TIME;
use standie::app::table::action::Action;
use standie::app::table::hot::{self, Next};
use standie::app::table::{Message as Do, Panel};
use standie::catalog;
use standie::phones::around::Choosing;
use standie::phones::shown::{Does, Shown};
use standie::play::reacting;
use standie::play::{Session, playout};
use standie::rules::ids::Colour::{self, Green, Red};
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table;
use standie::rules::table::step::About;

/// RED's phone offers GREEN a trade, and GREEN holds a phone as well.
fn offered_to_a_phone() -> Driver<impl Window> {
    let (mut app, _hearing) = traders_on(&[Red, Green]);
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

#[test]
fn nobody_is_thrown_out_by_one_touch_or_by_two_in_haste() {
    let (mut app, _hearing) = traders_on(&[Red]);
    does(&mut app, Do::opens(Panel::Phones));
    let mut driver = driver::with(app, 1280.0, 1400.0);
    driver.settle();
    for (id, sure) in [("phones out red", "Sure? Throw it out"), ("phones close", "Sure? Throw all phones out")] {
        let at = driver.place(widget::Id::from(id));
        taps_later(&mut driver, id);
        driver.settle();
        assert!(driver.sees(sure), "{sure}");
        assert_eq!(driver.place(widget::Id::from(id)), at, "{id}");
        driver.tap(widget::Id::from(id));
        assert_eq!(driver.state.shell.phones.inside(), vec![Red], "{id}: in haste");
        // Whoever closes the panel has let it be.
        does(&mut driver.state, Do::Ask(Action::Close));
        does(&mut driver.state, Do::opens(Panel::Phones));
        driver.settle();
        assert!(!driver.sees(sure), "{sure}");
    }
    taps_later(&mut driver, "phones out red");
    driver.settle();
    taps_later(&mut driver, "phones out red");
    assert!(driver.state.shell.phones.inside().is_empty());
    driver.settle();
    taps_later(&mut driver, "phones close");
    driver.settle();
    assert!(driver.state.shell.phones.are_open());
    taps_later(&mut driver, "phones close");
    assert!(!driver.state.shell.phones.are_open());
}

/// Who has been passed for, or has answered: nobody who is still asked.
fn waiting(app: &App) -> Option<(About, Vec<Colour>)> {
    match &app.table.as_ref()?.question.ask {
        Ask::Table(table::Ask::Window { about, waiting }) => Some((*about, waiting.to_vec())),
        _ => None,
    }
}

#[test]
fn a_ring_stands_as_it_was_once_what_broke_into_it_is_undone() {
    let mut undone = 0;
    for seed in 1..3 {
        let setup = Setup { system: "classic".into(), ..playout::setup(4) };
        let mut room = Room::of(Session::begin(catalog::classic(), setup, "", seed, TIME).expect("a game").0);
        does(&mut room.app, Do::Ask(Action::Close));
        for step in 0..400 {
            let before = (hot(&room.app).next == Next::Ring && hot(&room.app).ring.since.is_some())
                .then(|| (waiting(&room.app), hot(&room.app).ring.slots.clone()));
            let plays = |page: &Shown| {
                let plays =
                    page.picks.iter().find(|pick| matches!(&pick.does, Does::Move(own) if reacting::plays(own)));
                plays.map(|pick| pick.does.clone())
            };
            let late = before.iter().flat_map(|(_, slots)| slots.iter().skip(1));
            let play = late.copied().find_map(|seat| Some((seat, plays(&shown(&room.app, seat))?)));
            if let (Some(before), Some((seat, does_it))) = (before, play) {
                // Somebody who would be asked before has not answered yet.
                assert!(picks(&mut room.app, seat, &does_it));
                does(&mut room.app, Do::Ask(Action::Undo));
                if room.app.table.as_ref().is_some_and(|table| table.undo_armed) {
                    does(&mut room.app, Do::Ask(Action::Undo));
                }
                assert_eq!((waiting(&room.app), hot(&room.app).ring.slots.clone()), before, "{does_it:?}");
                undone += 1;
            }
            by_chance(&mut room, seed + step, 1, |_, _, _| false);
        }
    }
    println!("{undone} undone");
    assert!(undone > 2, "{undone}");
}

#[test]
fn whether_all_agree_to_undo_is_answered_with_no_as_well() {
    let mut driver = offered_to_a_phone();
    let arms = |app: &mut App| app.table.as_mut().expect("a game").undo_armed = true;
    let armed = |app: &App| app.table.as_ref().is_some_and(|table| table.undo_armed);
    assert!(driver.find(widget::Id::from("undo no")).is_none());
    let records = driver.state.table.as_ref().map(|table| table.session.records());
    let at = driver.place(widget::Id::from("undo"));
    arms(&mut driver.state);
    driver.settle();
    assert!(driver.sees("Leave it"));
    assert_eq!(driver.place(widget::Id::from("undo")), at);
    taps_later(&mut driver, "undo no");
    assert!(!armed(&driver.state));
    // Whatever else is done says no as well, here and on a phone.
    arms(&mut driver.state);
    driver.settle();
    taps_later(&mut driver, "play here");
    assert!(!armed(&driver.state));
    arms(&mut driver.state);
    assert!(picks(&mut driver.state, Green, &Does::Agree(false)));
    assert!(!armed(&driver.state));
    assert_eq!(driver.state.table.as_ref().map(|table| table.session.records()), records);
}
