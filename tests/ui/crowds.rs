//! Many in one fight: whoever fights and whatever counts is seen, before anything else has room.

use crate::hands::Hands;
use crate::support::driver::{self, Driver, Window};
use iced_test::core::Rectangle;
use iced_test::core::widget::Id;
use iced_test::selector::Candidate;
use standie::app::table::fighters::key;
use standie::rules::fight::sides::sides;

const SIZES: [(f32, f32); 4] = [(1280.0, 800.0), (1920.0, 1080.0), (800.0, 1280.0), (1024.0, 768.0)];

/// Where everybody who fights stands, and what of it is seen.
fn fighters(hands: &mut Hands<impl Window>) -> Vec<(String, Rectangle, Rectangle)> {
    let (table, game) = (hands.table(), hands.game());
    let fight = table.staged().expect("a fight");
    let all = sides(table.session.book(), game, fight, None);
    let who: Vec<String> = all.munchkins.iter().chain(&all.monsters).map(|sum| key(sum.who)).collect();
    let seen = |driver: &mut Driver<_>, id: &str| {
        let found = driver.find(Id::from(id.to_owned())).unwrap_or_else(|| panic!("no {id}"));
        (id.to_owned(), found.bounds(), found.visible_bounds().unwrap_or_default())
    };
    who.iter().map(|who| seen(&mut hands.driver, &format!("fighter-{who}"))).collect()
}

#[test]
fn whoever_fights_and_what_was_played_is_seen_whole() {
    for preset in ["doors_crowd", "doors_crowd_lifted", "doors_several", "doors_six_fight"] {
        for (width, height) in SIZES {
            let mut hands = Hands::new(driver::at(preset, width, height));
            for (who, all, seen) in fighters(&mut hands) {
                assert!(seen.height > all.height - 1.0, "{preset} {width}x{height}: {who} {all:?} seen {seen:?}");
            }
            let names: Vec<String> = {
                let table = hands.table();
                let fight = table.staged().expect("a fight");
                let all = sides(table.session.book(), hands.game(), fight, None);
                all.parts.into_iter().map(|part| part.name).filter(|name| !name.is_empty()).collect()
            };
            let written = hands.driver.written();
            for name in names.iter().filter(|_| preset.starts_with("doors_crowd")) {
                let whole = |(text, all, seen): &(String, Rectangle, Option<Rectangle>)| {
                    text == name && seen.is_some_and(|seen| seen.height > all.height - 1.0)
                };
                assert!(written.iter().any(whole), "{preset} {width}x{height}: {name} is not seen");
            }
        }
    }
}

#[test]
fn what_was_played_last_is_scrolled_to_where_there_is_no_room_at_all() {
    let mut hands = Hands::new(driver::at("doors_crowd_lifted", 640.0, 600.0));
    assert!(hands.driver.find(Id::from("there is more")).is_some(), "a sign that there is more");
    let newest = hands.driver.find(Id::from("newest")).expect("what was played last");
    let (all, seen) = (newest.bounds(), newest.visible_bounds().unwrap_or_default());
    let texts = hands.driver.find_all(|c: Candidate<'_>| match c {
        Candidate::Text { content: "A Knife Between Friends", .. } => Some(()),
        _ => None,
    });
    assert!(!texts.is_empty());
    assert!(seen.height > all.height - 1.0, "{all:?} seen {seen:?}");
}
