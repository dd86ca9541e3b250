//! Several people at one screen: nobody takes or throws away what is another one's, and whoever taps on through what others do
//! plays nothing by it.

use crate::hands::Hands;
use crate::support::driver::{self, Window};
use crate::support::proofs::proves;
use iced_test::core::widget;
use standie::app::App;
use standie::app::Message;
use standie::app::presets::TIME;
use standie::app::shell::Clock;
use standie::app::table::asking::message::Message as OnAsked;
use standie::app::table::hot::{Hot, Sheet, Wish};
use standie::app::table::{Keeping, Message as Do, Panel};
use standie::catalog;
use standie::play::Session;
use standie::rules::answer::Answer;
use standie::rules::card::CardId;
use standie::rules::command::Command;
use standie::rules::doors;
use standie::rules::ids::Colour::{self, Green, Red};
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table;

/// RED and GREEN are people with an Item each, and it is RED's turn.
fn two() -> Hands<impl Window> {
    let setup = r#"{"system": "classic", "first": "red",
        "components": {"dice": "app", "rooms": "app", "monsters": "app", "cards": "app"},
        "seats": [{"colour": "red"}, {"colour": "green"}, {"colour": "blue", "bot": "haggler"}],
        "in_play": {"red": ["Colander of Clarity"], "green": ["Axe to Grind"]}}"#;
    let setup: Setup = serde_json::from_str(setup).expect("a set-up");
    let (session, _) = Session::begin(catalog::classic(), setup, "", 3, TIME).expect("a game");
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.lay_out(session, Keeping::Memory);
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    for _ in 0..20 {
        let hot = hot(&hands);
        if hot.mover() == Some(Red) && matches!(hands.table().question.ask, Ask::Table(table::Ask::Turn { .. })) {
            return hands;
        }
        let no = Command::Table(table::Command::Answer(Answer::Table(table::Answer::No)));
        let message = hot.handed().map_or(Do::does(no), |seat| Do::Hot(Wish::Here(seat)));
        hands.driver.message(Message::Table(message));
    }
    panic!("it is nobody's turn: {:?}", hands.table().question);
}

/// RED picks what to trade with GREEN, whose only Item this is.
fn trades() -> (Hands<impl Window>, CardId) {
    let mut hands = two();
    let axe = hands.game().seat(Green).and_then(|seat| seat.gear[0].card).expect("an Item");
    hands.driver.message(Message::Table(Do::Hot(Wish::Sheet(Some(Sheet::Trade(Green))))));
    hands.driver.settle();
    (hands, axe)
}

fn hot<P: Window>(hands: &Hands<P>) -> &Hot {
    hands.table().hot.as_ref().expect("a game in the app")
}

fn items<P: Window>(hands: &Hands<P>, seat: Colour) -> Vec<String> {
    hands.game().seat(seat).map(|seat| seat.gear.iter().map(|item| item.name.clone()).collect()).unwrap_or_default()
}

fn there<P: Window>(hands: &mut Hands<P>, id: &str) -> bool {
    hands.driver.find(widget::Id::from(id.to_owned())).is_some()
}

#[test]
fn whoever_gives_something_is_asked_first() {
    let _row = proves("MC-TRADE-03");
    let (mut hands, axe) = trades();
    hands.taps(&format!("swap {}", axe.0));
    hands.taps("swap");
    assert_eq!(items(&hands, Red).len(), 1, "GREEN has not said yes");
    assert!(hands.driver.sees("GREEN, is that a deal?"));
    assert!(there(&mut hands, "turn up"), "whoever reaches over to answer sees nobody's cards");
    // Whoever is asked reads who gives what, and nobody has to guess who "you" are.
    assert!(hands.driver.sees("RED gives") && hands.driver.sees("GREEN gives") && !hands.driver.sees("You give"));
    // What the asker would do next is not to be touched meanwhile, and says why.
    let records = hands.table().session.records();
    assert!(hands.driver.sees("GREEN is thinking it over.") && !there(&mut hands, "context"));
    hands.driver.message(Message::Table(Do::Asked(OnAsked::Next)));
    assert_eq!(hands.table().session.records(), records, "nobody has done anything yet");
    assert!(there(&mut hands, "deal"), "GREEN is still asked");
    if let Ok(picture) = std::env::var("STANDIE_PICTURE") {
        hands.driver.save_png(std::path::Path::new(&format!("target/pictures/{picture}-trade.png")));
    }
    hands.taps("no deal");
    assert!(!there(&mut hands, "deal") && items(&hands, Green).len() == 1);
    // Whoever answered still looks at the screen: nothing that a hand could do lies open before its owner is there.
    assert_eq!(hands.table().hot.as_ref().and_then(Hot::mover), None);
    hands.taps("here");
    hands.taps(&format!("swap {}", axe.0));
    hands.taps("swap");
    hands.taps("deal");
    assert_eq!(hands.table().hot.as_ref().and_then(Hot::mover), None, "nor once they have answered");
    hands.taps("here");
    assert!(!there(&mut hands, "turn up"));
    assert!(items(&hands, Red).contains(&"Axe to Grind".to_owned()) && items(&hands, Green).is_empty());
}

#[test]
fn whoever_offers_a_trade_does_not_make_it_by_touching_twice() {
    let (mut hands, axe) = trades();
    hands.taps(&format!("swap {}", axe.0));
    hands.taps("swap");
    let deal = hands.driver.place(widget::Id::from("deal"));
    for (later, made) in [(400, false), (1_000, true)] {
        hands.sees_it();
        let now = hands.driver.state.shell.clock.now();
        hands.driver.state.shell.clock = Clock::Fixed(now + later);
        hands.driver.tap_at(deal);
        assert_eq!(items(&hands, Green).is_empty(), made, "{later} ms later");
    }
}

#[test]
fn whoever_agreed_to_a_trade_has_missed_nothing() {
    let (mut hands, axe) = trades();
    for id in [format!("swap {}", axe.0), "swap".to_owned(), "deal".to_owned()] {
        hands.taps(&id);
    }
    assert!(items(&hands, Green).is_empty(), "traded");
    for _ in 0..120 {
        hands.waits();
        let handed = hot(&hands).handed();
        let next = match (handed, hot(&hands).mover(), hot(&hands).moves.first()) {
            (Some(seat), ..) => Do::Hot(Wish::Here(seat)),
            (None, Some(_), Some(_)) if matches!(hands.table().question.ask, Ask::Table(_) | Ask::Fight(_)) => {
                Do::Asked(OnAsked::Next)
            }
            (None, Some(_), Some(first)) => Do::does(first.clone()),
            _ => Do::Hot(Wish::Hurry),
        };
        hands.driver.message(Message::Table(next));
        if handed == Some(Green) {
            let said = hands.driver.state.shell.toast.as_ref().map(|toast| toast.text.clone()).unwrap_or_default();
            assert!(!said.contains("Axe to Grind"), "{said}");
            return;
        }
    }
    panic!("GREEN is never asked: {:?}", hands.table().question);
}

#[test]
fn nobody_throws_away_what_is_not_theirs() {
    let mut hands = two();
    let throws = Command::Doors(doors::Command::ThrowAway { seat: Green, gear: vec![0] });
    hands.driver.message(Message::Table(Do::does(throws)));
    assert_eq!(items(&hands, Green).len(), 1);
    assert!(hands.driver.state.shell.toast.as_ref().is_some_and(|toast| toast.text.contains("GREEN’s")));
    hands.driver.message(Message::Table(Do::opens(Panel::items(Green, vec![0]))));
    hands.driver.settle();
    assert!(hands.driver.sees("Hands off: those are GREEN’s. Offer a trade."));
    // One's own goes as ever.
    let own = Command::Doors(doors::Command::ThrowAway { seat: Red, gear: vec![0] });
    hands.driver.message(Message::Table(Do::does(own)));
    assert!(items(&hands, Red).is_empty());
}

/// A finger wants something, so many milliseconds later than at first.
fn touches<P: Window>(hands: &mut Hands<P>, at: i64, message: Do) {
    hands.sees_it();
    hands.driver.state.shell.clock = Clock::Fixed(TIME + 60_000 + at);
    hands.driver.message(Message::Touch(message));
}

#[test]
fn whoever_taps_on_skips_and_plays_nothing() {
    let mut hands = two();
    let before = hands.table().session.records();
    touches(&mut hands, 0, Do::Hot(Wish::Hurry));
    for tap in 1..=6 {
        touches(&mut hands, tap * 1_000, Do::Asked(OnAsked::Next));
        assert_eq!(hands.table().session.records(), before, "tap {tap} has opened a door");
    }
    // After a moment it is meant.
    touches(&mut hands, 7_500, Do::Asked(OnAsked::Next));
    assert!(hands.table().session.records() > before);
}
