//! Names of players: two are never the same, a full one says so, and who ties in the first roll is told.

use crate::hands::Hands;
use crate::support::driver;
use iced_test::core::widget;
use standie::app::look;
use standie::app::presets::TIME;
use standie::app::screen::setup;
use standie::app::shell::Clock;
use standie::app::table::panels::{card, words};
use standie::app::table::{Keeping, Message as Do, Naming, Panel};
use standie::app::{App, Message};
use standie::catalog;
use standie::play::session::Session;
use standie::rules::answer::Answer;
use standie::rules::command::Command;
use standie::rules::ids::Colour;
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table;

#[test]
fn two_of_one_name_are_told_apart_before_the_game_begins() {
    let mut hands = Hands::new(driver::at("setup", 1280.0, 800.0));
    let named = |i: usize, name: &str| Message::Setup(setup::Message::Name(i, name.to_owned()));
    let twice = |hands: &mut Hands<_>, name: &str| {
        let text = hands.words.with("setup-name-twice", &[("name", name.into())]);
        hands.driver.sees(&text)
    };
    hands.driver.message(named(0, "Ada"));
    hands.driver.message(named(1, " ada"));
    assert!(twice(&mut hands, "Ada"), "whatever the case, and whatever stands around it");
    hands.driver.message(Message::Setup(setup::Message::Start));
    assert!(hands.driver.state.table.is_none(), "and nothing begins");
    hands.driver.message(named(1, "Ben"));
    assert!(!twice(&mut hands, "Ada"));
    // Somebody who goes by a colour has a name, too.
    let colour = hands.words.colour(Colour::Green);
    hands.driver.message(named(1, "Green"));
    assert!(twice(&mut hands, "Green") || twice(&mut hands, &colour));
}

#[test]
fn a_name_that_is_full_says_so() {
    let mut hands = Hands::new(driver::at("setup", 1280.0, 800.0));
    let full = hands.words.with("setup-name-full", &[("letters", (look::NAME as u32).into())]);
    hands.driver.message(Message::Setup(setup::Message::Name(0, "Bartholomew the Unready".to_owned())));
    assert!(!hands.driver.sees(&full), "one more letter fits");
    hands.driver.message(Message::Setup(setup::Message::Name(0, "Bartholomew the Unready and Hungry".to_owned())));
    assert!(hands.driver.sees(&full));
}

#[test]
fn nobody_is_renamed_to_somebody_else_and_the_letters_are_counted() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    let [first, second] = [0, 1].map(|i| hands.game().seats[i].clone());
    hands.driver.message(Message::Table(Do::opens(Panel::words(Naming::Seat(first.colour), String::new()))));
    hands.driver.message(Message::Table(Do::Words(words::Message::Type(second.name.clone()))));
    hands.driver.message(Message::Table(Do::Words(words::Message::Enter)));
    assert_eq!(hands.game().seat(first.colour).expect("a seat").name, first.name);
    let told = hands.driver.state.shell.toast.as_ref().map(|t| t.text.clone()).unwrap_or_default();
    assert_eq!(told, hands.words.with("name-taken", &[("name", second.name.as_str().into())]));
    hands.driver.message(Message::Table(Do::Words(words::Message::Type("a".repeat(40)))));
    assert!(hands.driver.sees("24 of 24 letters"));
    hands.driver.message(Message::Table(Do::Words(words::Message::Enter)));
    assert_eq!(hands.game().seat(first.colour).expect("a seat").name, "a".repeat(24));
}

#[test]
fn who_ties_for_the_first_turn_is_told_and_rolls_again() {
    for faces in [[4, 4, 2], [5, 5, 5]] {
        let seats = [Colour::Blue, Colour::Red, Colour::Green];
        let (session, _) = Session::begin(catalog::book(), Setup::new(&seats), "", 7, TIME).expect("a game");
        let mut app = App::in_memory(Clock::Fixed(TIME));
        app.lay_out(session, Keeping::Memory);
        let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
        assert!(hands.driver.find("A tie! BLUE and RED roll again.").is_none());
        for (seat, face) in seats.into_iter().zip(faces) {
            hands.driver.message(Message::Table(Do::does(Command::Table(table::Command::Answer(Answer::Table(
                table::Answer::Die { seat, face },
            ))))));
        }
        assert!(matches!(hands.table().question.ask, Ask::Table(table::Ask::FirstPlayer { .. })));
        let who = if faces[2] == 5 { "BLUE, RED and GREEN" } else { "BLUE and RED" };
        assert!(hands.driver.sees(&format!("A tie! {who} roll again.")), "{who}");
        assert!(hands.driver.sees(&format!("{who} tie at the top and roll again")), "in the log, too");
        assert!(hands.driver.find(widget::Id::from("die-6".to_owned())).is_some());
    }
}

#[test]
fn the_name_of_a_card_says_where_it_ends() {
    let mut hands = Hands::new(driver::at("card", 1280.0, 800.0));
    let most = |hands: &Hands<_>, used: u32| {
        hands.words.with("letters-most", &[("used", used.into()), ("letters", 60.into())])
    };
    for (typed, used) in [("Sword", 5), (&"o".repeat(75), 60)] {
        hands.driver.message(Message::Touch(Do::Card(card::Message::Name(typed.to_owned()))));
        let text = most(&hands, used);
        assert!(hands.driver.sees(&text), "{text}");
    }
}
