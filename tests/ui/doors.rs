//! Classic Munchkin in the app: set up by a touch, and played by touches alone.

use crate::hands::Hands;
use crate::hot::{hot, touches};
use crate::support::driver::{self, Window};
use iced_test::core::widget;
use standie::app::presets::TIME;
use standie::app::shell::Clock;
use standie::app::table::hot::Next;
use standie::app::{App, Route};
use standie::catalog;
use standie::rules::question::Ask;
use standie::rules::{doors, laws, table};

fn there(hands: &mut Hands<impl Window>, id: &str) -> bool {
    hands.driver.find(widget::Id::from(id.to_owned())).is_some()
}

/// How many cards are dealt is chosen where the game is set up, where boxes differ.
#[test]
fn how_many_cards_are_dealt_is_chosen_where_the_game_is_set_up() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0)] {
        for count in [2, 4] {
            let mut app = App::in_memory(Clock::Fixed(TIME));
            app.go(Route::Quick);
            let mut hands = Hands::new(driver::with(app, width, height));
            assert!(!there(&mut hands, "dealt 4"), "Quest has one box");
            hands.taps("game short");
            assert!(!there(&mut hands, "dealt 4"), "the Short Rules deal four anyway");
            hands.taps("game classic");
            let one = hands.words.with("rules-differ", &[("count", 1.into())]);
            hands.taps("dealt 4");
            assert!(!hands.driver.sees(&one), "it is chosen above");
            if count == 2 {
                hands.taps("dealt 2");
            }
            hands.taps("start");
            for seat in &hands.game().seats {
                let lies = seat.laid.iter().count() + seat.gear.len();
                assert_eq!(seat.hand.total() as usize + lies, 2 * count, "{count} at {width}x{height}");
            }
        }
    }
}

#[test]
fn a_game_of_doors_is_begun_and_played_by_touches_alone() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0)] {
        let mut app = App::in_memory(Clock::Fixed(TIME));
        app.go(Route::Quick);
        let mut hands = Hands::new(driver::with(app, width, height));
        hands.taps("game classic");
        assert!(!there(&mut hands, "evening short") && !there(&mut hands, "evening gentle"), "those are Quest's");
        assert!(there(&mut hands, "evening doors-short"), "but how long it is can be chosen");
        hands.taps("start");
        assert_eq!(hands.game().system.as_ref(), "classic");
        let (mut opened, mut fought, mut looted) = (0, 0, 0);
        for step in 0..260 {
            if matches!(hot(hands.table()).next, Next::Over) {
                break;
            }
            let own = hot(hands.table()).mover().is_some();
            let ask = hands.table().question.ask.clone();
            match ask {
                Ask::Table(table::Ask::Turn { .. }) if own => {
                    let (open, search) = (hands.words.get("move-open-door"), hands.words.get("move-search-room"));
                    assert!(hands.driver.sees(&open) || hands.driver.sees(&search), "the next step is on its button");
                    opened += u32::from(hands.driver.sees(&open));
                    looted += u32::from(hands.driver.sees(&search));
                }
                Ask::Fight(_) if own => fought += 1,
                Ask::Doors(doors::Ask::Corpse { .. }) if own => {
                    assert!(there(&mut hands, "move 0"), "what lies there can be touched");
                    hands.taps("move 0");
                    continue;
                }
                _ => {}
            }
            touches(&mut hands, step);
            assert_eq!(laws::broken(&catalog::classic(), hands.game()), None);
        }
        assert!(opened > 3 && fought > 3 && looted > 0, "{opened} doors, {fought} fights, {looted} rooms");
        assert!(hands.game().turn.number > 8, "turn {}", hands.game().turn.number);
    }
}

#[test]
fn who_plays_quest_again_finds_its_evenings() {
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.go(Route::Quick);
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    hands.taps("game classic");
    hands.taps("less 2");
    hands.taps("game quest");
    assert!(there(&mut hands, "evening short"));
    hands.taps("evening short");
    hands.taps("start");
    assert_eq!((hands.game().system.as_ref(), hands.game().seats.len()), ("quest", 2), "those who are left");
}
