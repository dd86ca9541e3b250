//! Names of twenty-four letters: nothing that holds one is cut, and nothing is pushed by it.

use crate::hands::Hands;
use crate::support::driver::{self, Window};
use iced_test::core::{Rectangle, widget};
use iced_test::selector::Candidate;
use standie::app::look;

const SIZES: [(f32, f32); 4] = [(1024.0, 768.0), (1280.0, 800.0), (1920.0, 1080.0), (800.0, 1280.0)];

const PRESETS: [&str; 15] = [
    "long_table",
    "long_pad",
    "long_seat",
    "long_sale",
    "long_trade",
    "long_last",
    "long_now",
    "long_card",
    "long_curse",
    "long_fight",
    "long_claimed",
    "long_flight",
    "long_body",
    "long_row",
    "long_row_card",
];

/// How far a text hangs out of something, in pixels.
fn out(text: &Rectangle, of: &Rectangle) -> f32 {
    let beside = (of.x - text.x).max(text.x + text.width - of.x - of.width);
    beside.max(of.y - text.y).max(text.y + text.height - of.y - of.height)
}

/// What is found on the screen, in the order in which it is built up.
#[derive(Clone)]
enum Found {
    /// A panel begins.
    Panel,
    Touched(Rectangle),
    Scrolled(Rectangle),
    Said(String, Rectangle),
}

fn found(hands: &mut Hands<impl Window>) -> Vec<Found> {
    hands.driver.find_all(|c: Candidate<'_>| match c {
        Candidate::Container { id: Some(id), .. } if *id == widget::Id::new("panel") => Some(Found::Panel),
        Candidate::Focusable { bounds, .. } => Some(Found::Touched(bounds)),
        Candidate::Scrollable { bounds, .. } => Some(Found::Scrolled(bounds)),
        Candidate::Text { content, bounds, .. } => Some(Found::Said(content.to_owned(), bounds)),
        _ => None,
    })
}

/// What a text stands on that can be touched: on the panel, if it is of the panel.
fn stands_on(all: &[Found], said: &str, at: &Rectangle) -> Option<Rectangle> {
    let panel = all.iter().position(|it| matches!(it, Found::Panel)).unwrap_or(0);
    let of = |it: &Found| match it {
        Found::Said(text, bounds) => text == said && bounds.expand(4.0).contains(at.center()),
        _ => false,
    };
    let nth = all.iter().position(of)?;
    let before = &all[if nth > panel { panel } else { 0 }..nth];
    before.iter().rev().find_map(|it| match it {
        Found::Touched(bounds) if bounds.contains(at.center()) => Some(*bounds),
        _ => None,
    })
}

#[test]
fn a_name_as_long_as_can_be_is_cut_by_nothing_and_cuts_nothing() {
    let mut wrong = Vec::new();
    for preset in PRESETS {
        for (width, height) in SIZES {
            let mut hands = Hands::new(driver::at(preset, width, height));
            let longest = hands.game().seats.iter().map(|seat| seat.name.chars().count()).max();
            assert!(longest > Some(look::NAME - 4), "{preset}");
            hands.driver.state.table.iter_mut().for_each(|table| table.highlight = None);
            let screen = Rectangle::with_size(hands.driver.logical());
            let all = found(&mut hands);
            // What is longer than the screen is scrolled.
            let edge = |y: f32| {
                all.iter().any(|it| match it {
                    Found::Scrolled(area) => (area.y - y).abs() < 1.0 || (area.y + area.height - y).abs() < 1.0,
                    _ => false,
                })
            };
            for (said, at, seen) in hands.driver.written() {
                let Some(seen) = seen.filter(|_| said.chars().count() > 2) else { continue };
                let place = || format!("{preset} {width}x{height}: “{said}” at {at:?}");
                if let Some(on) = stands_on(&all, &said, &at).filter(|on| out(&at, on) > 1.0) {
                    wrong.push(format!("{} hangs out of {on:?}", place()));
                }
                if out(&at, &screen) > 0.5 && !edge(seen.y) && !edge(seen.y + seen.height) {
                    wrong.push(format!("{} hangs out of the screen", place()));
                }
                let cut = seen.width < at.width - 1.0
                    || (seen.height < at.height - 1.5 && !edge(seen.y) && !edge(seen.y + seen.height));
                if cut {
                    wrong.push(format!("{} is cut to {seen:?}", place()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} texts are cut:\n{}", wrong.len(), wrong.join("\n"));
}

/// The heading of a panel stays above what is below it and beside the way out, however long.
#[test]
fn a_heading_with_long_names_lies_over_nothing() {
    for preset in ["long_pad", "long_trade", "long_last", "long_sale"] {
        for (width, height) in SIZES {
            let mut hands = Hands::new(driver::at(preset, width, height));
            let close = hands.driver.find(widget::Id::new("close")).expect("a way out").bounds();
            let panel = hands.driver.find(widget::Id::new("panel")).expect("a panel").bounds();
            let written = hands.driver.written();
            let beside =
                |at: &Rectangle| panel.contains(at.center()) && (at.center_y() - close.center_y()).abs() < 12.0;
            // What lies behind the panel was written before it.
            let head = written.iter().rev().find(|(said, at, _)| said.contains("Unne") && beside(at));
            let (said, at, _) = head.unwrap_or_else(|| panic!("{preset} {width}x{height}: no heading"));
            let fits = at.height < 46.0 && at.x + at.width <= close.x + 1.0 && at.x >= panel.x;
            assert!(fits, "{preset} {width}x{height}: “{said}” at {at:?}");
        }
    }
}
