//! In the app: a power that several cards pay for takes any of them, from the hand or from play.

use crate::hands::Hands;
use crate::support::driver::{self, Window};
use crate::support::proofs::proves;
use iced_test::core::Rectangle;
use iced_test::core::widget::Id;
use standie::app::App;
use standie::app::Message;
use standie::app::presets::TIME;
use standie::app::shell::Clock;
use standie::app::table::hot::{Wish, hand};
use standie::app::table::{Keeping, Message as Do};
use standie::catalog;
use standie::play::Session;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::card::CardId;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::dungeon::room::Face;
use standie::rules::ids::Colour::Red;
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::{dungeon, table};

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

/// RED stands, with some cards in hand, in a room with a Deal, and it is RED's turn.
fn deals(asks: &str, size: (f32, f32)) -> Hands<impl Window> {
    let setup = r#"{"system": "quest", "first": "red",
        "components": {"dice": "app", "rooms": "app", "monsters": "app", "cards": "app"},
        "seats": [{"colour": "red"}, {"colour": "blue", "bot": "haggler"}]}"#;
    let setup: Setup = serde_json::from_str(setup).expect("a set-up");
    let (session, _) = Session::begin(catalog::book(), setup, "", 3, TIME).expect("a game");
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.lay_out(session, Keeping::Memory);
    let mut hands = Hands::new(driver::with(app, size.0, size.1));
    for _ in 0..20 {
        let hot = hands.table().hot.as_ref().expect("the app");
        if hot.mover() == Some(Red) && matches!(hands.table().question.ask, Ask::Table(table::Ask::Turn { .. })) {
            break;
        }
        let no = Command::Table(table::Command::Answer(Answer::Table(table::Answer::No)));
        let message = hot.handed().map_or(Do::does(no), |seat| Do::Hot(Wish::Here(seat)));
        hands.driver.message(Message::Table(message));
    }
    let room = hands.game().seat(Red).and_then(|seat| seat.room).expect("a room");
    let deal = format!(
        r#"{{"deal": {{"once": true, "asks": {asks}, "does": [{{"draw": {{"deck": "treasure", "cards": 1}}}}]}}}}"#
    );
    let face: Face = serde_json::from_str(&deal).expect("a face");
    let printed = dungeon::Effect::Print { room, face };
    let gold = dungeon::Effect::Gold { seat: Red, change: Amount::To(300) };
    let told = table::Command::Amend { note: String::new(), effects: vec![printed.into(), gold.into()] };
    hands.driver.message(Message::Table(Do::does(Command::Table(told))));
    hands
}

#[test]
fn a_deal_for_cards_is_paid_with_those_that_are_touched_one_by_one() {
    let _row = proves("MQ-DEAL-04");
    for size in [(1280.0, 800.0), (800.0, 1280.0)] {
        let mut hands = deals(r#"{"dxm": 2}"#, size);
        let there = |hands: &mut Hands<_>, id: &str| hands.driver.find(Id::from(id.to_owned())).is_some();
        hands.taps("deal");
        let book = hands.table().session.book();
        let held = hands.game().seat(Red).expect("RED").held.clone();
        let all: Vec<CardId> = held.iter().filter(|card| book.cards.deck(*card) == Some(Deck::DXM)).collect();
        let other = held.iter().find(|card| book.cards.deck(*card) == Some(Deck::TREASURE)).expect("a Treasure");
        let sort = |card| hands.words.get(book.cards.card(card).map_or("face-monster", hand::sort));
        let told: Vec<String> = all.iter().map(|card| sort(*card)).collect();
        for (card, sort) in all.iter().zip(told) {
            let line = hands.driver.find(Id::from(format!("pay {}", card.0))).expect("a line for each card");
            let bounds = line.bounds();
            // What is below the fold is not written yet.
            if line.visible_bounds().is_none_or(|seen| seen.height < bounds.height - 1.0) {
                continue;
            }
            let said = hands.driver.written();
            let told = |(text, at, _): &(String, _, _)| Rectangle::is_within(at, &bounds) && text.contains(&sort);
            assert!(said.iter().any(told), "what it is: {sort}");
        }
        assert!(!there(&mut hands, &format!("pay {}", other.0)), "a Treasure pays for nothing here");
        assert!(!there(&mut hands, "choose 0"), "nothing is marked");
        hands.taps(&format!("pay {}", all[0].0));
        assert!(!there(&mut hands, "choose 0"), "one of two");
        // It is touched where it lies as well.
        hands.driver.message(Message::Table(Do::Hot(Wish::Mark(all[2]))));
        hands.taps("choose 0");
        let red = hands.game().seat(Red).expect("RED");
        assert!(!red.held.has(all[0]) && red.held.has(all[1]) && !red.held.has(all[2]), "{size:?}");
    }
}

#[test]
fn a_deal_for_gold_says_what_it_costs() {
    let mut hands = deals(r#"{"gold": 100}"#, (1280.0, 800.0));
    hands.taps("deal");
    hands.taps_text("Pay 100 gold");
    assert_eq!(hands.game().seat(Red).map(|seat| seat.gold), Some(200));
}
