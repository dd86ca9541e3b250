//! The tile of a seat where there is no map: whatever is known of somebody stands on it, whole, at every size.

use crate::hands::Hands;
use crate::support::driver::{self, Window};
use iced_test::core::{Rectangle, widget};
use standie::app::Message;
use standie::app::table::Message as Wish;
use standie::play::narrate::condition;
use standie::rules::effect::Effect;
use standie::rules::ids::Colour;
use standie::rules::munchkin::{self, outfit};
use standie::rules::seat::{Condition, Seat};

const SIZES: [(f32, f32); 4] = [(1024.0, 768.0), (1280.0, 800.0), (1920.0, 1080.0), (800.0, 1280.0)];

/// Where something of a name is.
fn place(hands: &mut Hands<impl Window>, id: String) -> Option<Rectangle> {
    let found = hands.driver.find(widget::Id::from(id))?;
    let (whole, seen) = (found.bounds(), found.visible_bounds()?);
    (seen.height > whole.height - 1.0 && seen.width > whole.width - 1.0).then_some(whole)
}

/// What is missing on somebody's tile, or cut.
fn wrong(hands: &mut Hands<impl Window>, colour: Colour) -> Vec<String> {
    let seat = hands.game().seat(colour).expect("a seat").clone();
    let Some(tile) = place(hands, format!("tile-{}", colour.name())) else { return vec!["no tile".to_owned()] };
    let inside = tile.shrink(2.0);
    let written: Vec<_> = hands.driver.written().into_iter().filter(|(_, at, _)| tile.contains(at.center())).collect();
    let whole = |at: &Rectangle, seen: &Option<Rectangle>| {
        at.is_within(&inside) && seen.is_some_and(|seen| seen.height > at.height - 0.5 && seen.width > at.width - 0.5)
    };
    let kinds = seat.races.iter().chain(&seat.classes).map(|kind| hands.words.kind(kind));
    let hangs = seat.conditions.iter().map(|it| condition::name(&hands.words, it));
    let wanted: Vec<String> = kinds.chain(hangs).collect();
    let missing = wanted
        .iter()
        .filter(|wanted| !written.iter().any(|(said, at, seen)| said.contains(wanted.as_str()) && whole(at, seen)));
    let mut wrong: Vec<String> = missing.map(|missing| format!("no “{missing}” of {}", colour.name())).collect();
    for field in ["level", "bonus"] {
        let at = place(hands, format!("{}-field-{field}", colour.name()));
        if !at.is_some_and(|at| at.is_within(&tile) && at.width > 30.0 && at.height > 30.0) {
            wrong.push(format!("no {field} of {}: {at:?}", colour.name()));
        }
    }
    // Nothing lies over anything else.
    for (nth, (said, at, _)) in written.iter().enumerate() {
        let over = written[..nth]
            .iter()
            .find(|(_, other, _)| at.intersection(other).is_some_and(|both| both.width > 3.0 && both.height > 5.0));
        wrong.extend(over.map(|(other, ..)| format!("“{said}” over “{other}” of {}", colour.name())));
    }
    wrong
}

/// More hangs over everybody than there is room for in large letters.
fn burdens(hands: &mut Hands<impl Window>, colours: &[Colour]) {
    let each = colours.iter().map(|seat| {
        let text = "Owes the Barber a Haircut".to_owned();
        let add = Condition { text, bonus: -1, ..Condition::default() };
        Effect::Munchkin(munchkin::Effect::Condition { seat: *seat, add })
    });
    let effects = each.collect();
    hands.driver.message(Message::Table(Wish::corrects(effects)));
}

#[test]
fn whatever_is_known_of_somebody_stands_whole_on_their_tile() {
    let mut all = Vec::new();
    for preset in ["row_known", "row_six_known", "row_beside_known", "row_beside_six_known", "row_cards_six_known"] {
        for (width, height) in SIZES {
            let mut hands = Hands::new(driver::at(preset, width, height));
            let colours: Vec<Colour> = hands.game().seats.iter().map(|seat| seat.colour).collect();
            for more in [false, true] {
                if more {
                    burdens(&mut hands, &colours);
                }
                for colour in &colours {
                    let seat = hands.game().seat(*colour).expect("a seat");
                    assert!(seat.classes.len() > 1 && seat.races.len() > 1, "{preset}: nothing to be shown");
                    assert!(seat.conditions.len() > usize::from(more), "{preset}: nothing hangs over anybody");
                    let wrong = wrong(&mut hands, *colour);
                    all.extend(wrong.iter().map(|what| format!("{preset} {width}x{height}: {what}")));
                    if preset.contains("beside") || preset.contains("cards") {
                        for way in ["less", "more"] {
                            let finger = place(&mut hands, format!("{way} {}", colour.name()));
                            if finger.is_none_or(|at| at.width < 44.0 || at.height < 44.0) {
                                all.push(format!("{preset} {width}x{height}: no Level {way} of {}", colour.name()));
                            }
                        }
                    }
                }
            }
        }
    }
    assert!(all.is_empty(), "{} things are missing:\n{}", all.len(), all.join("\n"));
}

#[test]
fn whoever_wears_something_is_seen_to_where_there_is_a_line_left_for_it() {
    let mut all = Vec::new();
    for preset in ["doors_turn", "doors_six"] {
        for (width, height) in SIZES {
            let mut hands = Hands::new(driver::at(preset, width, height));
            let seats: Vec<Seat> = hands.game().seats.iter().cloned().collect();
            let best = |seat: &Seat| outfit::lending(seat).map(|(_, item)| item.clone()).min_by_key(|item| -item.bonus);
            let worn: Vec<_> = seats.iter().filter_map(|seat| Some((seat.colour, best(seat)?))).collect();
            assert!(worn.len() > 1, "{preset}: nobody wears anything");
            for (colour, item) in worn {
                let wanted = format!("{} {:+}", hands.words.item(&item), item.bonus);
                let tile = place(&mut hands, format!("tile-{}", colour.name())).expect("a tile");
                let mut written = hands.driver.written().into_iter();
                if !written.any(|(said, at, _)| said.contains(&wanted) && at.is_within(&tile)) {
                    all.push(format!("{preset} {width} x {height}: no “{wanted}” of {}", colour.name()));
                }
                all.extend(
                    wrong(&mut hands, colour).into_iter().map(|it| format!("{preset} {width} x {height}: {it}")),
                );
            }
        }
    }
    assert!(all.is_empty(), "{all:#?}");
}
