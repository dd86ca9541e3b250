//! In the app: what would come to nothing is grey, and a touch says why.

use crate::hands::Hands;
use crate::support::driver;
use standie::app::presets::TIME;
use standie::app::shell::Clock;
use standie::app::table::hot::Wish;
use standie::app::table::{Keeping, Message as Do};
use standie::app::{App, Message};
use standie::catalog;
use standie::play::Session;
use standie::rules::answer::Answer;
use standie::rules::command::Command;
use standie::rules::ids::Colour::Red;
use standie::rules::setup::Setup;
use standie::rules::table;

#[test]
fn a_curse_that_can_hurt_nobody_is_grey_and_says_so() {
    let setup = r#"{"system": "classic", "first": "red",
        "components": {"dice": "app", "rooms": "app", "monsters": "app", "cards": "app"},
        "seats": [{"colour": "red"}, {"colour": "blue", "bot": "haggler"}, {"colour": "green", "bot": "careful"}],
        "hands": {"red": ["Pigeon Has Your Hat"]}, "in_play": {"blue": [HAT]}}"#;
    for hat in [false, true] {
        let setup = setup.replace("HAT", if hat { r#""Colander of Clarity""# } else { "" });
        let setup: Setup = serde_json::from_str(&setup).expect("a set-up");
        let (session, _) = Session::begin(catalog::classic(), setup, "", 3, TIME).expect("a game");
        let mut app = App::in_memory(Clock::Fixed(TIME));
        app.lay_out(session, Keeping::Memory);
        let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
        let mut curse = None;
        for _ in 0..20 {
            let held = &hands.game().seat(Red).expect("RED").held;
            let book = hands.table().session.book();
            curse = held.iter().find(|card| book.cards.card(*card).is_some_and(|d| &*d.name == "Pigeon Has Your Hat"));
            let hot = hands.table().hot.as_ref().expect("the app");
            let plays = |card| !hot.plays(&hands.table().teller(), card).is_empty();
            if hot.mover() == Some(Red) && curse.is_some_and(plays) {
                break;
            }
            let no = Command::Table(table::Command::Answer(Answer::Table(table::Answer::No)));
            let message = hot.handed().map_or(Do::does(no), |seat| Do::Hot(Wish::Here(seat)));
            hands.driver.message(Message::Table(message));
        }
        let curse = curse.expect("in the hand");
        let (table, hot) = (hands.table(), hands.table().hot.as_ref().expect("the app"));
        assert_eq!(hot.lights(&table.teller(), curse), hat);
        hands.taps(&format!("card {}", curse.0));
        let why = hands.words.get("hand-vain");
        assert_eq!(hands.driver.sees(&why), !hat);
    }
}
