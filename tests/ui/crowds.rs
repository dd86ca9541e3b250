//! Many in one fight: whoever fights and whatever counts is seen, before anything else has room.

use crate::hands::Hands;
use crate::support::driver::{self, Driver, Window};
use iced_test::core::Rectangle;
use iced_test::core::widget::Id;
use iced_test::selector::Candidate;
use standie::app::presets;
use standie::app::table::fighters::key;
use standie::rules::fight::sides::sides;
use standie::rules::ids::Colour;
use standie::store::settings::Placed;

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
            // Where everybody has one line, what has no room on it is counted.
            let hidden = |name: &&String| {
                let whole = |(text, all, seen): &(String, Rectangle, Option<Rectangle>)| {
                    text.contains(name.as_str()) && seen.is_some_and(|seen| seen.height > all.height - 1.0)
                };
                preset.starts_with("doors_crowd") && !written.iter().any(whole)
            };
            let hidden: Vec<&String> = names.iter().filter(hidden).collect();
            let counted = |count: &usize| {
                let more = hands.words.with("tile-more-items", &[("count", (*count as i32).into())]);
                written.iter().any(|(text, ..)| text.ends_with(&more))
            };
            let told = hidden.is_empty() || (1..=names.len()).any(|count| counted(&count));
            assert!(told, "{preset} {width}x{height}: {hidden:?} are not seen");
            let roomy = preset == "doors_crowd" && width > 1024.0;
            assert!(!roomy || hidden.is_empty(), "{width}x{height}: {hidden:?} have room");
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

/// However many sit there, and however large everything is wanted: Level, Health, Move, what is brought to a fight, Race,
/// Class and what hangs over somebody are read without a turn of the wheel.
#[test]
fn everybody_at_the_table_is_seen_with_all_that_is_known_of_them() {
    let fields = ["field-level", "field-health", "field-move-left", "field-bonus"];
    let windows = SIZES.into_iter().chain([(2560.0, 1440.0)]);
    let sizes = windows.flat_map(|size| [0.8, 1.0, 1.5, 2.0].map(|scale| (size, scale)));
    let mut wrong = Vec::new();
    for ((width, height), scale) in sizes {
        for preset in ["six_known", "table", "hot_six", "hot_turn"] {
            let mut hands = Hands::new(driver::at(preset, width, height));
            let shell = &mut hands.driver.state.shell;
            shell.settings.scale = scale;
            shell.settings.window = Some(Placed { at: None, size: (width, height) });
            shell.apply_settings();
            let place = format!("{preset} {width}x{height} at {scale}");
            let texts = hands.driver.find_all(|c: Candidate<'_>| match c {
                Candidate::Text { content, bounds, visible_bounds: Some(seen), .. } => {
                    (seen.height > bounds.height - 2.0).then(|| content.to_owned())
                }
                _ => None,
            });
            for seat in hands.game().seats.iter().cloned().collect::<Vec<_>>() {
                let colour = seat.colour.name();
                let apart = |field: &&str| format!("{colour}-{field}");
                let ids: Vec<String> = match hands.table().hot.is_some() {
                    true => vec![format!("seat-{colour}")],
                    false => fields.iter().map(apart).collect(),
                };
                for id in ids {
                    let found = hands.driver.find(Id::from(id.clone()));
                    let whole = |it: &Rectangle, seen: Option<Rectangle>| {
                        seen.is_some_and(|seen| seen.height > it.height - 1.5 && seen.width > it.width - 1.5)
                    };
                    if !found.is_some_and(|it| whole(&it.bounds(), it.visible_bounds())) {
                        wrong.push(format!("{place}: {id}"));
                    }
                }
                let kinds = seat.races.iter().chain(&seat.classes).map(|kind| hands.words.kind(kind));
                let kinds: Vec<String> = kinds.collect();
                let told =
                    |text: &&String| !text.contains('…') && kinds.iter().all(|kind| text.contains(kind.as_str()));
                let hangs = |text: &&String| {
                    seat.conditions.iter().all(|c| text.contains(c.text.split(':').next().unwrap_or_default()))
                };
                if !kinds.is_empty() && !texts.iter().any(|text| told(&text) && hangs(&text)) {
                    wrong.push(format!("{place}: {colour} {kinds:?}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} not seen:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn what_winning_and_losing_would_mean_is_read_on_the_map_with_a_helper_too() {
    let mut seen = 0;
    for preset in presets::all().into_iter().filter(|preset| preset.name().starts_with("hot_")) {
        for (width, height) in SIZES {
            let mut hands = Hands::new(driver::at(preset.name(), width, height));
            let Some(table) = hands.driver.state.table.as_ref() else { continue };
            let helped = table.staged().is_some_and(|fight| fight.helping(table.game()).is_some());
            let lifted = table.hot.as_ref().is_some_and(|hot| hot.sheet.is_some());
            if !helped || lifted || table.panel.is_some() || table.end.is_some() {
                continue;
            }
            let whole = |(text, all, shown): &(String, Rectangle, Option<Rectangle>)| {
                (text.starts_with("Win") || text.starts_with("If "))
                    && shown.is_some_and(|shown| shown.height > all.height - 1.0)
            };
            assert!(hands.driver.written().iter().any(whole), "{} {width}x{height}", preset.name());
            seen += 1;
        }
    }
    assert!(seen > 0, "somebody helps somewhere");
}

#[test]
fn six_lose_neither_gold_nor_hands_where_there_is_room() {
    let mut hands = Hands::new(driver::at("six", 1280.0, 1024.0));
    let seats: Vec<Colour> = hands.game().seats.iter().map(|seat| seat.colour).collect();
    assert_eq!(seats.len(), 6);
    for seat in &seats {
        for field in ["field-health", "field-move-left", "field-gold", "field-bonus", "field-treasure", "field-dxm"] {
            let found = hands.driver.find(Id::from(format!("{}-{field}", seat.name()))).expect(field);
            let (all, seen) = (found.bounds(), found.visible_bounds().unwrap_or_default());
            assert!(seen.height > all.height - 1.0, "{seat:?} {field}: {all:?} seen {seen:?}");
        }
    }
    let mut hands = Hands::new(driver::at("hot_six", 1280.0, 800.0));
    let game = hands.game().clone();
    let written = hands.driver.written();
    for seat in &game.seats {
        let tile = hands.driver.find(Id::from(format!("seat-{}", seat.colour.name()))).expect("a tile");
        assert!(
            tile.visible_bounds().is_some_and(|seen| seen.height > tile.bounds().height - 1.0),
            "{:?}",
            seat.colour
        );
        let said = |wanted: String| {
            written.iter().any(|(text, at, seen)| *text == wanted && seen.is_some() && at.is_within(&tile.bounds()))
        };
        assert!(said(seat.gold.to_string()), "{:?} has {} gold", seat.colour, seat.gold);
    }
}
