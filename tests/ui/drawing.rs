//! The software renderer draws only what it takes for changed. Whatever changes on the screen has to be among it.

use crate::evening::Recorded;
use crate::hands::Hands;
use crate::support::driver::{self, Window};
use iced_test::core::{Event, Point, Rectangle, Size, mouse, widget};
use iced_test::renderer::graphics::{Viewport, damage};
use iced_tiny_skia::Layer;
use standie::app::table::map::Message as OnMap;
use standie::app::{self, table};

/// A frame: its pixels, and what was drawn for it.
struct Frame {
    pixels: Vec<u8>,
    width: usize,
    layers: Vec<Layer>,
    /// Every text and where it lies.
    texts: Vec<(String, Rectangle)>,
}

fn frame(hands: &mut Hands<impl Window>) -> Frame {
    let (pixels, width, _) = hands.driver.screenshot();
    let layers = hands.driver.layers();
    let texts = hands.driver.written().into_iter().map(|(text, lies, _)| (text, lies)).collect();
    Frame { pixels, width: width as usize, layers, texts }
}

/// Pixels that changed although nothing said so, some of them. A shade that nobody sees is none, nor is the very end of a
/// letter that stays and is of another colour.
fn missed(before: &Frame, after: &Frame) -> Vec<Point> {
    let changed = damage::diff(&before.layers, &after.layers, |layer| vec![layer.bounds], Layer::damage);
    let stays = before.texts.iter().filter(|text| after.texts.contains(text));
    let stays: Vec<Rectangle> = stays.map(|(_, lies)| lies.expand(2.0)).collect();
    let mut missed = Vec::new();
    for (i, (a, b)) in before.pixels.chunks_exact(4).zip(after.pixels.chunks_exact(4)).enumerate() {
        let at = Point::new((i % before.width) as f32 + 0.5, (i / before.width) as f32 + 0.5);
        let differs = a.iter().zip(b).any(|(a, b)| a.abs_diff(*b) > 6);
        if differs && !changed.iter().chain(&stays).any(|r| r.contains(at)) {
            missed.push(at);
        }
    }
    missed.truncate(20);
    missed
}

#[test]
fn whatever_changes_is_drawn_anew() {
    let mut hands = Hands::new(driver::at("first", 1280.0, 800.0));
    let script = include_str!("../../assets/presets/evening.jsonl");
    let mut before = frame(&mut hands);
    let mut evening = Recorded::new();
    for line in script.lines().filter(|l| !l.is_empty() && !l.starts_with('#')).take(90) {
        for command in evening.says(line) {
            hands.does(&command);
        }
        let after = frame(&mut hands);
        let missed = missed(&before, &after);
        assert!(missed.is_empty(), "after {line}: {missed:?} changed and is not drawn anew");
        before = after;
    }
}

#[test]
fn race_and_class_icons_lie_on_their_rooms() {
    for (width, height) in [(1280.0, 800.0), (1920.0, 1080.0), (800.0, 1280.0)] {
        let mut driver = driver::at("table", width, height);
        driver.message(app::Message::Table(table::Message::Map(OnMap::Fit)));
        driver.screenshot();
        let drawn = format!("{:?}", driver.layers());
        // The sign says it where the colour cannot be seen.
        for icon in ["+ Elf", "− War", "− All", "+ Thi", "+ Hal"] {
            assert!(drawn.contains(icon), "{icon} at {width}x{height}");
        }
        assert!(drawn.contains("+1") && drawn.contains("-2") && drawn.contains("×"), "search icons");
    }
}

/// The pixels a window keeps from frame to frame, into which only what changed is drawn.
struct Kept {
    pixels: tiny_skia::Pixmap,
    mask: tiny_skia::Mask,
    layers: Vec<Layer>,
}

impl Kept {
    fn new((width, height): (u32, u32)) -> Kept {
        let pixels = tiny_skia::Pixmap::new(width, height).expect("pixels");
        Kept { pixels, mask: tiny_skia::Mask::new(width, height).expect("a mask"), layers: Vec::new() }
    }

    /// Draws the frame as the window's own renderer does.
    fn draws(&mut self, hands: &mut Hands<impl Window>) {
        hands.driver.draws();
        let layers = hands.driver.layers();
        let (size, scale) = (Size::new(self.pixels.width(), self.pixels.height()), 1.0);
        let viewport = Viewport::with_physical_size(size, scale);
        let whole = Rectangle::with_size(viewport.logical_size());
        let damage = match self.layers.is_empty() {
            true => vec![whole],
            false => damage::diff(&self.layers, &layers, |layer| vec![layer.bounds], Layer::damage),
        };
        let damage = damage::group(damage, whole);
        hands.driver.redraws(&mut self.pixels.as_mut(), &mut self.mask, &viewport, &damage);
        self.layers = layers;
    }

    /// Pixels that are others than in another picture, among those that count, as their smallest rectangle. What is
    /// cut off at an edge is rounded another way; nobody sees it.
    fn differs(&self, other: &Kept, counts: impl Fn(Point) -> bool) -> Option<Rectangle> {
        let width = self.pixels.width() as usize;
        let pairs = self.pixels.pixels().iter().zip(other.pixels.pixels()).enumerate();
        let at = |i: usize| Point::new((i % width) as f32, (i / width) as f32);
        let off = |a: u8, b: u8| a.abs_diff(b) > 6;
        let differing =
            pairs.filter(|(_, (a, b))| off(a.red(), b.red()) || off(a.green(), b.green()) || off(a.blue(), b.blue()));
        let differing = differing.map(|(i, _)| at(i)).filter(|at| counts(*at));
        differing.map(|at| Rectangle::new(at, Size::new(1.0, 1.0))).reduce(|a, b| a.union(&b))
    }
}

/// Throws, zooms and turns the map anyhow, and looks after each of them.
fn thrown_about(preset: &str, (width, height): (u32, u32)) {
    let mut hands = Hands::new(driver::at(preset, width as f32, height as f32));
    let map = hands.driver.find(widget::Id::from("map".to_owned())).expect("a map").bounds();
    // The four quarters, looked at as they are; the arrows on the buttons turn along.
    let quarters: Vec<Kept> = (0..4)
        .map(|_| {
            let mut still = Kept::new((width, height));
            still.draws(&mut hands);
            hands.driver.message(app::Message::Table(table::Message::Map(OnMap::Turn)));
            still
        })
        .collect();
    let mut kept = Kept::new((width, height));
    kept.draws(&mut hands);
    // Numbers that only look as if they were by chance.
    let mut state = 7_u32;
    let mut any = move |most: f32| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) as f32 / 16_777_216.0 * most
    };
    for step in 0..24 {
        let at = Point::new(map.x + 8.0 + any(map.width - 70.0), map.y + 8.0 + any(map.height - 150.0));
        let to = Point::new(at.x + any(900.0) - 450.0, at.y + any(900.0) - 450.0);
        match step % 4 {
            0 => hands.driver.wheels(at, any(8.0) - 4.0),
            3 => hands.driver.message(app::Message::Table(table::Message::Map(OnMap::Turn))),
            _ => hands.driver.send(&[
                Event::Mouse(mouse::Event::CursorMoved { position: at }),
                Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)),
                Event::Mouse(mouse::Event::CursorMoved { position: to }),
                Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left)),
            ]),
        }
        // Nothing lights up under the pointer.
        hands.driver.send(&[Event::Mouse(mouse::Event::CursorMoved { position: map.center() })]);
        kept.draws(&mut hands);
        let mut fresh = Kept::new((width, height));
        fresh.draws(&mut hands);
        let ghosts = kept.differs(&fresh, |_| true);
        assert!(ghosts.is_none(), "{preset} {width}x{height}, step {step}: ghosts at {ghosts:?}");
        let still = &quarters[usize::from(hands.table().turns)];
        let outside = fresh.differs(still, |at| !map.contains(at));
        assert!(outside.is_none(), "{preset} {width}x{height}, step {step}: {outside:?} lies outside of {map:?}");
        let camera = hands.table().camera.expect("looked at from elsewhere");
        let view = Rectangle::with_size(map.size());
        let rooms = hands.table().scene.rooms.iter();
        let seen = rooms.map(|r| camera.cell(r.at, map.size()).intersection(&view).map_or(0.0, |seen| seen.area()));
        let most = seen.fold(0.0, f32::max);
        // Turned, it is brought back as it is drawn.
        let enough = most > 0.49 * camera.zoom * camera.zoom || step % 4 == 3;
        assert!(enough, "{preset}, step {step}: half a room is in view");
    }
}

#[test]
fn what_lies_on_the_map_never_leaves_it() {
    thrown_about("table", (1280, 800));
    thrown_about("routes", (800, 1280));
    thrown_about("moving", (1024, 768));
}
