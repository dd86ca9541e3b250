//! Where the keyboard begins: with what one most likely wants, and never with what lets a chance go.

use crate::giving::others_are_lowest;
use crate::hands::Hands;
use crate::hot::hot;
use crate::keyed::stops;
use crate::solo::{arranged, seated};
use crate::support::driver::{self, Window};
use iced_test::core::keyboard::key::Named;
use iced_test::core::keyboard::{Key, Modifiers};
use standie::app::table::hot::Sheet;
use standie::app::{Message, presets};
use standie::rules::ids::Colour;

fn presses(hands: &mut Hands<impl Window>, key: Named) {
    hands.waits();
    hands.driver.key(Key::Named(key), Modifiers::default());
    hands.driver.settle();
}

/// What has the keyboard.
fn on(hands: &mut Hands<impl Window>) -> String {
    stops(hands).into_iter().find(|heard| heard.focus == Some(true)).and_then(|heard| heard.key).unwrap_or_default()
}

/// What lets a chance go, takes something back or only leads to more.
const HELD_BACK: [&str; 7] = ["peace-", "pass ", "more", "undo", "redo", "close sheet", "no aloud"];

#[test]
fn every_ask_begins_with_what_one_most_likely_wants() {
    let (mut wrong, mut asked) = (Vec::new(), 0);
    // From afar nothing is asked; where a ring goes by in time that is a test of its own.
    let games = |name: &&str| {
        let other = ["hot_far", "hot_ring"].contains(name);
        (name.starts_with("hot_") && !other) || ["doors_window", "doors_charity"].contains(name)
    };
    for preset in presets::names().into_iter().filter(games) {
        let mut hands = Hands::new(driver::at(preset, 1280.0, 800.0));
        if hands.driver.state.table.as_ref().is_none_or(|table| table.hot.is_none() || table.panel.is_some()) {
            continue;
        }
        for key in [Named::Tab, Named::F6] {
            hands.driver.message(Message::Ringed(None));
            hands.driver.settle();
            assert_eq!(on(&mut hands), "", "{preset}: nothing has it");
            presses(&mut hands, key);
            let on = on(&mut hands);
            if on.is_empty() || HELD_BACK.iter().any(|held| on.starts_with(held)) {
                wrong.push(format!("{preset}, {key:?}: {on:?}"));
            }
            asked += 1;
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(asked > 40, "{asked}");
}

#[test]
fn a_ring_begins_with_having_got_something() {
    for (preset, key) in [("doors_ring", Named::Tab), ("doors_ring", Named::F6), ("hot_ring", Named::Tab)] {
        let mut hands = Hands::new(driver::at(preset, 1280.0, 800.0));
        hands.driver.key(Key::Named(key), Modifiers::default());
        let on = on(&mut hands);
        assert!(on.starts_with("claim "), "{preset}, {key:?}: {on}");
    }
}

/// A turn of one who fights and is ahead.
fn ahead() -> Hands<impl Window> {
    let more = r#"
        "in_play": {"red": ["Bathrobe of Bravery", "Borrowed Oar"]},
        "hands": {"red": ["Lukewarm Potion", "Haste Paste"], "blue": [], "green": []},
        "decks": {"door": ["Half a Sandwich"]}"#;
    let mut hands = seated(arranged("classic", more), (1280.0, 800.0));
    hands.taps("context");
    assert!(hands.table().fights(), "{:?}", hands.table().question);
    hands
}

#[test]
fn a_fight_that_is_won_begins_with_winning_it() {
    let mut hands = ahead();
    presses(&mut hands, Named::Tab);
    let win = on(&mut hands);
    assert!(!HELD_BACK.iter().any(|held| win.starts_with(held)), "{win}");
}

/// A turn on which one could trade with both of the others.
fn trades() -> Hands<impl Window> {
    let more = r#"
        "in_play": {"red": ["Bathrobe of Bravery", "Borrowed Oar"], "blue": ["Helmet With a Hat on It"],
                    "green": ["Slippers of Staying In"]},
        "hands": {"red": ["Haste Paste"], "blue": [], "green": []}"#;
    let mut hands = seated(arranged("classic", more), (1280.0, 800.0));
    tabs_to(&mut hands, |on| on == "trade");
    presses(&mut hands, Named::Enter);
    hands
}

/// Goes to something by Tab.
fn tabs_to(hands: &mut Hands<impl Window>, is: impl Fn(&str) -> bool) {
    for _ in 0..80 {
        presses(hands, Named::Tab);
        if is(&on(hands)) {
            return;
        }
    }
    panic!("Tab does not come there");
}

#[test]
fn a_trade_begins_with_whom_and_choosing_them_keeps_the_keyboard_there() {
    let mut hands = trades();
    assert_eq!(on(&mut hands), "with blue", "the first of them, and not the way out");
    tabs_to(&mut hands, |on| on == "with green");
    presses(&mut hands, Named::Enter);
    assert_eq!(hot(hands.table()).sheet, Some(Sheet::Trade(Colour::Green)));
    assert_eq!(on(&mut hands), "with green");
}

#[test]
fn what_is_ticked_leads_to_the_trade_by_tab_and_by_the_arrow() {
    for leads in [Named::Tab, Named::ArrowDown] {
        let mut hands = trades();
        // A gift is taken by everybody.
        tabs_to(&mut hands, |on| on.starts_with("swap "));
        presses(&mut hands, Named::Enter);
        assert!(on(&mut hands).starts_with("swap "), "it stays where it is ticked");
        presses(&mut hands, leads);
        assert_eq!(on(&mut hands), "swap", "{leads:?}");
        // And never into what has happened, however far it goes down.
        for _ in 0..12 {
            presses(&mut hands, Named::ArrowDown);
            let on = on(&mut hands);
            assert!(["swap", "context", "with ", "card ", "hand"].iter().any(|known| on.starts_with(known)), "{on}");
        }
    }
}

/// Somebody has too many cards, and all others are lowest.
fn gives() -> Hands<impl Window> {
    let mut hands = Hands::new(driver::at("doors_charity", 1280.0, 800.0));
    others_are_lowest(&mut hands);
    hands
}

#[test]
fn a_card_that_goes_leads_to_whom_it_goes_to() {
    for leads in [Named::Tab, Named::ArrowDown] {
        let mut hands = gives();
        presses(&mut hands, Named::Tab);
        assert!(on(&mut hands).starts_with("card "), "{}", on(&mut hands));
        presses(&mut hands, Named::Enter);
        presses(&mut hands, leads);
        assert_eq!(on(&mut hands), "choose 0", "{leads:?}");
    }
}
