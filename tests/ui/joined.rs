//! More than one monster in a fight beside the box: each is told by itself, and nobody's number is another's.

use crate::cardboard::{begun, wait};
use crate::hands::Hands;
use crate::support::driver::{self, Window};
use iced_test::core::widget;
use standie::rules::fight;
use standie::rules::question::Ask;

#[test]
fn a_card_that_brings_one_more_monster_asks_for_its_level() {
    for (width, height) in [(1024.0, 768.0), (800.0, 1280.0)] {
        let mut hands = begun(width, height);
        hands.taps("meet 2");
        hands.taps("play a card");
        hands.taps("sort monster");
        hands.taps("play");
        assert!(hands.table().panel.is_none(), "it is played");
        assert_eq!(hands.game().foes.all.len(), 1);
        wait(&mut hands, 2_000);
        hands.taps("meet 5");
        assert_eq!(hands.game().foes.all.len(), 2, "at {width}x{height}");
        assert!(hands.driver.sees("The Level 5"));
    }
}

/// Both monsters of a fight.
fn both(hands: &Hands<impl Window>) -> [u32; 2] {
    let Ask::Fight(fight::Ask::Fight { monsters, .. }) = &hands.table().question.ask else { panic!("no fight") };
    [monsters[0].0, monsters[1].0]
}

/// Whatever is told of one of two monsters, no place becomes the other's by it: somebody turns to that one.
#[test]
fn no_number_of_a_monster_makes_its_place_that_of_another() {
    for (width, height) in [(1280.0, 800.0), (1920.0, 1080.0), (800.0, 1280.0), (1024.0, 768.0)] {
        let mut hands = Hands::new(driver::at("unknown_two", width, height));
        let [first, second] = both(&hands);
        let asks = |hands: &mut Hands<_>, what: &str, id: u32| {
            hands.driver.find_all(widget::Id::from(format!("monster-{what}-{id}-2"))).len()
        };
        for (what, number) in [("treasures", 4), ("level-short", 18), ("dice", 4)] {
            assert_eq!(asks(&mut hands, "level-short", second), 0, "{width}x{height}");
            let id = format!("monster-{what}-{first}-{number}");
            let roomy = asks(&mut hands, "treasures", first) + asks(&mut hands, "dice", first) == 2;
            let before = roomy.then(|| hands.driver.place(widget::Id::from(format!("monster-treasures-{first}-2"))));
            if !roomy && hands.driver.find_all(widget::Id::from(id.clone())).is_empty() {
                continue;
            }
            hands.taps(&id);
            assert_eq!(asks(&mut hands, "level-short", second), 0, "{width}x{height}: {what} of the first");
            assert_eq!(asks(&mut hands, "dice", second), 0, "{width}x{height}: {what} of the first");
            if let Some(before) = before {
                let after = hands.driver.place(widget::Id::from(format!("monster-treasures-{first}-2")));
                assert!((before.y - after.y).abs() < 4.1, "{width}x{height}: {what}: {before:?} {after:?}");
            }
        }
        hands.taps(&format!("apart-{second}"));
        hands.waits();
        assert_eq!(asks(&mut hands, "level-short", second), 1, "{width}x{height}: now it is told");
        hands.taps(&format!("monster-level-short-{second}-16"));
        hands.waits();
        hands.taps(&format!("monster-dice-{second}-2"));
        hands.waits();
        assert_eq!(asks(&mut hands, "treasures", second), 1, "{width}x{height}");
        hands.taps(&format!("monster-treasures-{second}-2"));
        hands.waits();
        if !hands.driver.find_all(widget::Id::from(format!("tell-{first}"))).is_empty() {
            hands.taps(&format!("tell-{first}"));
            hands.waits();
            hands.taps(&format!("monster-treasures-{first}-4"));
        }
        let rows = [first, second].map(|id| asks(&mut hands, "treasures", id));
        assert_eq!(rows, [0, 0], "{width}x{height}: all of it is told");
    }
}
