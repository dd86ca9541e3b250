//! The software renderer draws only what it takes for changed. Whatever changes on the screen has to be among it.

use crate::hands::Hands;
use crate::support::driver::{self, Window};
use iced_test::core::Rectangle;
use iced_test::renderer::graphics::damage;
use iced_tiny_skia::Layer;
use standie::rules::command::Command;

/// A frame: its pixels, and what was drawn for it.
struct Frame {
    pixels: Vec<u8>,
    width: usize,
    layers: Vec<Layer>,
}

fn frame(hands: &mut Hands<impl Window>) -> Frame {
    let (pixels, width, _) = hands.driver.screenshot();
    Frame { pixels, width: width as usize, layers: hands.driver.layers() }
}

/// Pixels that changed although nothing said so, as their smallest rectangle.
fn missed(before: &Frame, after: &Frame) -> Option<Rectangle> {
    let changed = damage::diff(&before.layers, &after.layers, |layer| vec![layer.bounds], Layer::damage);
    // What is drawn is rounded outwards to whole pixels, and smoothed over one more.
    let changed: Vec<Rectangle> = changed.into_iter().map(|r| r.expand(1.5)).collect();
    let mut missed: Option<Rectangle> = None;
    for (i, (a, b)) in before.pixels.chunks_exact(4).zip(after.pixels.chunks_exact(4)).enumerate() {
        let at = iced_test::core::Point::new((i % before.width) as f32 + 0.5, (i / before.width) as f32 + 0.5);
        if a != b && !changed.iter().any(|r| r.contains(at)) {
            let pixel = Rectangle::new(at, iced_test::core::Size::new(1.0, 1.0));
            missed = Some(missed.map_or(pixel, |m| m.union(&pixel)));
        }
    }
    missed
}

#[test]
fn whatever_changes_is_drawn_anew() {
    let mut hands = Hands::new(driver::at("first", 1280.0, 800.0));
    let script = include_str!("../../assets/presets/evening.jsonl");
    let mut before = frame(&mut hands);
    for line in script.lines().filter(|l| !l.is_empty() && !l.starts_with('#')).take(90) {
        hands.does(&serde_json::from_str::<Command>(line).expect("a command"));
        let after = frame(&mut hands);
        let missed = missed(&before, &after);
        assert!(missed.is_none(), "after {line}: {missed:?} changed and is not drawn anew");
        before = after;
    }
}

#[test]
fn race_and_class_icons_lie_on_their_rooms() {
    for (width, height) in [(1280.0, 800.0), (1920.0, 1080.0), (800.0, 1280.0)] {
        let mut driver = driver::at("table", width, height);
        driver.screenshot();
        let drawn = format!("{:?}", driver.layers());
        // The sign says it where the colour cannot be seen.
        for icon in ["+ Elf", "− War", "− All", "+ Thi", "+ Hal"] {
            assert!(drawn.contains(icon), "{icon} at {width}x{height}");
        }
        assert!(drawn.contains("+1") && drawn.contains("-2") && drawn.contains("×"), "search icons");
    }
}
