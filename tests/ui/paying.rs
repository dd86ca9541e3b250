//! In the app: a power that several cards pay for takes any of them, from the hand or from play.

use crate::hands::Hands;
use crate::support::driver;
use crate::support::proofs::proves;
use iced_test::core::widget::Id;
use standie::app::App;
use standie::app::presets::TIME;
use standie::app::shell::Clock;
use standie::app::table::Keeping;
use standie::catalog;
use standie::play::Session;
use standie::rules::card::CardId;
use standie::rules::ids::Colour::Red;
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table;

#[test]
fn a_power_of_several_cards_is_paid_with_any_of_the_hand_and_of_the_table() {
    let _row = proves("SR-POWER-12");
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0)] {
        let mut hands = Hands::new(driver::at("row_paying", width, height));
        let there = |hands: &mut Hands<_>, id: &str| hands.driver.find(Id::from(id.to_owned())).is_some();
        let own = hands.game().seat(Red).expect("RED").clone();
        let before = hands.game().track.as_deref().expect("a track").token(Red);
        let held: Vec<_> = own.held.iter().collect();
        let laid: Vec<_> = own.gear.iter().filter_map(|item| item.card).collect();
        assert_eq!((held.len(), laid.len()), (2, 2));
        let mark = |hands: &mut Hands<_>, card: CardId| hands.taps(&format!("pay {}", card.0));
        mark(&mut hands, held[0]);
        mark(&mut hands, laid[0]);
        assert!(!there(&mut hands, "choose 0"), "two of three");
        mark(&mut hands, laid[1]);
        // A fourth is not taken, and what is taken back makes room for another.
        mark(&mut hands, held[1]);
        assert_eq!(hands.table().hot.as_ref().expect("the app").marked.len(), 3);
        mark(&mut hands, laid[1]);
        // It is touched where it lies as well.
        hands.taps(&format!("card {}", held[1].0));
        hands.taps("choose 0");
        let red = hands.game().seat(Red).expect("RED");
        assert!(red.held.is_empty(), "{:?}", hands.driver.state.shell.toast);
        assert_eq!(red.gear.iter().filter_map(|item| item.card).collect::<Vec<_>>(), vec![laid[1]]);
        assert_eq!(hands.game().track.as_deref().expect("a track").token(Red), before + 1, "{width}");
    }
}

/// A hand in which each card can be played in one way only, or in one that is lit.
const AGAIN: &str = r#"{
  "system": "shadowrun",
  "seats": [{"colour": "red", "name": "Mia"}, {"colour": "blue", "bot": "haggler"}, {"colour": "green", "bot": "careful"}],
  "first": "red",
  "components": {"dice": "app", "rooms": "app", "monsters": "app", "cards": "app"},
  "levels": {"red": 2},
  "hands": {"red": ["Promoted Sideways", "Decaf Energy Drink"]}
}"#;

#[test]
fn a_second_touch_plays_what_can_be_played_in_one_way() {
    let setup: Setup = serde_json::from_str(AGAIN).expect("a set-up");
    let (session, _) = Session::begin(catalog::shadowrun(), setup, "", 5, TIME).expect("a game");
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.lay_out(session, Keeping::Memory);
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    for _ in 0..9 {
        let turn = matches!(hands.table().question.ask, Ask::Table(table::Ask::Turn { .. }));
        if turn && hands.table().hot.as_ref().is_some_and(|hot| hot.mover() == Some(Red)) {
            break;
        }
        hands.next();
    }
    let held: Vec<CardId> = hands.game().seat(Red).expect("RED").held.iter().collect();
    for card in &held {
        hands.taps(&format!("card {}", card.0));
        assert!(hands.game().seat(Red).expect("RED").held.has(*card), "the first touch only lifts it");
        hands.taps(&format!("card {}", card.0));
    }
    let red = hands.game().seat(Red).expect("RED");
    assert_eq!((red.level, red.held.len(), red.gear.len()), (3, 0, 1), "{:?}", hands.driver.state.shell.toast);
}
