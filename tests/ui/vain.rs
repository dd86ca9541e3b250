//! In the app: what would come to nothing is grey, and a touch says why.

use crate::hands::Hands;
use crate::support::driver;
use standie::app::presets::TIME;
use standie::app::shell::Clock;
use standie::app::table::hot::Wish;
use standie::app::table::{Keeping, Message as Do};
use standie::app::{App, Message};
use standie::catalog;
use standie::catalog::words::{Names, Words};
use standie::play::Session;
use standie::play::narrate::moves::{Part, Teller};
use standie::play::narrate::taker::taker;
use standie::rules::answer::Answer;
use standie::rules::command::Command;
use standie::rules::ids::Colour::{Green, Red};
use standie::rules::munchkin;
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table;
use standie::rules::table::phase::Phase;
use standie::rules::turn;

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

#[test]
fn whoever_has_to_give_something_up_is_told_who_takes_it() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0)] {
        let mut hands = Hands::new(driver::at("doors_loses", width, height));
        assert!(matches!(hands.table().question.ask, Ask::Munchkin(munchkin::Ask::LoseItem { .. })));
        let taker = taker(&hands.words, &hands.table().session).expect("somebody takes it");
        let ask = format!("{taker} {}", hands.words.get("ask-lose-item"));
        assert!(hands.driver.sees(&ask), "{ask}");
    }
    let hands = Hands::new(driver::at("table", 1280.0, 800.0));
    assert_eq!(taker(&hands.words, &hands.table().session), None, "nothing has to go");
}

#[test]
fn where_hands_are_not_kept_a_draw_is_something_to_do() {
    let mut hands = Hands::new(driver::at("map_only", 1280.0, 800.0));
    // Somebody else's turn begins with a card.
    let jump = turn::Command::Jump { phase: Phase::Draw, seat: Some(Green) };
    hands.driver.message(Message::Table(Do::does(Command::Turn(jump))));
    assert!(hands.game().has_map() && !hands.game().keeps_goods());
    let last = hands.table().log.last().map(|line| line.text.as_str());
    assert_eq!(last, Some("Cleo: take 1 DxM"));
}

#[test]
fn what_move_an_item_costs_is_told_where_items_are_swapped() {
    let setup = r#"{"system": "quest", "first": "red",
        "components": {"dice": "app", "rooms": "app", "monsters": "app", "cards": "app"},
        "seats": [{"colour": "red"}, {"colour": "blue", "bot": "haggler"}],
        "in_play": {"red": ["Armor Built for Two", "Boots of One League"]}}"#;
    let setup: Setup = serde_json::from_str(setup).expect("a set-up");
    let (session, _) = Session::begin(catalog::book(), setup, "", 3, TIME).expect("a game");
    let (words, names) = (Words::load("en"), Names::of(session.game()));
    let teller = Teller { book: session.book(), game: session.game() };
    let gear = &session.game().seat(Red).expect("RED").gear;
    let at = |moves: i8| gear.iter().position(|item| item.moves == moves).expect("an Item");
    let says = |part: Part| words.say(&teller.part(Some(Red), &part), names);
    assert!(says(Part::Swap(Some(at(-1)), None)).ends_with(", -1 Move"));
    assert!(says(Part::Swap(None, Some(at(-1)))).ends_with(", +1 Move"));
    assert!(says(Part::Swap(Some(at(-1)), Some(at(1)))).ends_with(", -2 Move"));
}
