//! What whoever has the tablet reads while somebody decides on a phone.

use crate::phones::{app, comes_in, does, phones};
use crate::phones_together::hot;
use crate::support::driver::{self, Driver, Window};
use standie::app::App;
use standie::app::phones::Wish;
use standie::app::presets::TIME;
use standie::app::shell::Clock;
use standie::app::table::Message as Do;
use standie::app::table::action::Action;
use standie::app::table::hot::{self, Next};
use standie::catalog;
use standie::phones::server::Hearing;
use standie::play::Session;
use standie::play::narrate::outlook;
use standie::rules::answer::Answer;
use standie::rules::command::Command;
use standie::rules::effect::Effect;
use standie::rules::ids::Colour::{Green, Red};
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::{doors, fight, munchkin, table};

/// A game that has only begun.
fn begins(seed: u64) -> App {
    let setup = r#"{"system": "classic", "first": "red",
        "components": {"dice": "app", "rooms": "app", "monsters": "app", "cards": "app"},
        "seats": [{"colour": "red"}, {"colour": "green"}, {"colour": "blue", "bot": "haggler"}]}"#;
    let setup: Setup = serde_json::from_str(setup).expect("a set-up");
    app(Session::begin(catalog::classic(), setup, "", seed, TIME).expect("a game").0, 0)
}

/// GREEN's hand goes to a phone; RED keeps the tablet.
fn green_goes(app: &mut App) -> Hearing {
    phones(app, Wish::Open);
    let mut hearing = app.shell.phones.hearing().expect("somebody listens");
    comes_in(app, &mut hearing, Green);
    does(app, Do::Ask(Action::Close));
    hearing
}

fn reads(driver: &mut Driver<impl Window>, text: &str) -> bool {
    driver.written().iter().any(|(said, ..)| said == text)
}

#[test]
fn whoever_has_not_seen_their_cards_yet_is_not_greeted_as_if_they_had() {
    let mut app = begins(3);
    let _hearing = green_goes(&mut app);
    let mut driver = driver::with(app, 1280.0, 800.0);
    driver.settle();
    assert_eq!(hot(&driver.state).handed(), Some(Red));
    assert!(reads(&mut driver, "Over to you, RED"), "{:?}", driver.written());
    does(&mut driver.state, Do::Hot(hot::Wish::Here(Red)));
    assert_eq!(hot(&driver.state).handed(), None);
}

/// RED fights, and GREEN, an Elf, is asked to help.
fn asked_to_help(seed: u64) -> Option<(App, Hearing)> {
    let mut app = begins(seed);
    let elf = munchkin::Effect::Races { seat: Green, races: vec!["elf".to_owned()] }.into();
    let amend = table::Command::Amend { effects: Vec::<Effect>::from([elf]), note: String::new() };
    does(&mut app, Do::does(Command::Table(amend)));
    for step in 1..30 {
        app.shell.clock = Clock::Fixed(TIME + step * 60_000);
        let question = &app.table.as_ref()?.question;
        let message = match (hot(&app).handed(), &question.ask, question.seat) {
            (Some(seat), ..) => Do::Hot(hot::Wish::Here(seat)),
            (None, Ask::Table(table::Ask::Turn { .. }), Some(Red)) => {
                Do::does(Command::Doors(doors::Command::OpenDoor))
            }
            (None, Ask::Fight(fight::Ask::Fight { .. }), Some(Red)) => {
                let hearing = green_goes(&mut app);
                let asks = fight::Command::AskHelp { seat: Green, terms: fight::Bargain::default() };
                if hot(&app).handed() == Some(Red) {
                    does(&mut app, Do::Hot(hot::Wish::Here(Red)));
                }
                does(&mut app, Do::does(Command::Fight(asks)));
                let ask = &app.table.as_ref()?.question.ask;
                return matches!(ask, Ask::Fight(fight::Ask::Asked { .. })).then_some((app, hearing));
            }
            _ => Do::does(Command::Table(table::Command::Answer(Answer::Table(table::Answer::No)))),
        };
        does(&mut app, message);
    }
    None
}

#[test]
fn while_a_phone_decides_about_helping_the_tablet_tells_of_whose_fight_it_is() {
    let (app, _hearing) = (1..40).find_map(asked_to_help).expect("a fight");
    assert_eq!(hot(&app).next, Next::Person(Green));
    let mut driver = driver::with(app, 1280.0, 800.0);
    driver.settle();
    let table = driver.state.table.as_ref().expect("a game");
    let fight = fight::under_way(table.game()).expect("a fight").clone();
    let (words, at) = (&driver.state.shell.words, (&**table.session.book(), table.game()));
    let said = |who| outlook::winning(words, at, &fight) + &outlook::running(words, at, &fight, (who, true));
    let (own, helper) = (said(Red), said(Green));
    assert!(own != helper, "{own}");
    assert!(reads(&mut driver, &own), "{own}: {:?}", driver.written());
    assert!(!reads(&mut driver, &helper), "{helper}");
}
