//! Every preset at every size, size of text and look: nothing that is written is cut, lies over something else that is
//! written, or hangs out of the window.

use crate::support::driver::{self, Window};
use crate::support::pseudo;
use iced_test::core::text::Paragraph as _;
use iced_test::core::{Background, Rectangle, Size};
use iced_test::renderer::graphics::Text;
use iced_test::selector::Candidate;
use standie::app::look;
use standie::app::presets;
use standie::store::settings::Placed;

/// Windows the app must fit, and how large everything may be wanted in them.
const SIZES: [(f32, f32); 5] = [(1024.0, 768.0), (1280.0, 800.0), (1920.0, 1080.0), (2560.0, 1440.0), (800.0, 1280.0)];
const SCALES: [f32; 4] = [0.8, 1.0, 1.5, 2.0];

/// A text as it is drawn: what it says, in which layer, all the room it takes, what is seen of it.
struct Said {
    text: String,
    layer: usize,
    whole: Rectangle,
    seen: Rectangle,
    glyph: bool,
}

/// Everything that is written, and which layers of what is drawn lie over a place of another.
fn said(layers: &[iced_tiny_skia::Layer]) -> Vec<Said> {
    let mut all = Vec::new();
    for (layer, drawn) in layers.iter().enumerate() {
        for text in drawn.text.iter().flat_map(|item| item.as_slice()) {
            let Text::Paragraph { paragraph, position, clip_bounds, transformation, .. } = text else { continue };
            let Some(lines) = paragraph.upgrade() else { continue };
            let text: Vec<&str> = lines.buffer().lines.iter().map(|line| line.text()).collect();
            let whole = Rectangle::new(*position, paragraph.min_bounds) * *transformation;
            let clip = (*clip_bounds * *transformation).intersection(&drawn.bounds);
            let Some(seen) = clip.and_then(|clip| whole.intersection(&clip)) else { continue };
            let glyph = lines.font() == look::ICONS;
            all.push(Said { text: text.join(" "), layer, whole, seen, glyph });
        }
    }
    all
}

/// Whether something solid is drawn between two layers over a place.
fn covered(layers: &[iced_tiny_skia::Layer], (below, above): (usize, usize), place: &Rectangle) -> bool {
    layers[below + 1..=above].iter().any(|layer| {
        layer.quads.iter().any(|(quad, ground)| {
            let solid = !matches!(ground, Background::Color(colour) if colour.a < 0.3);
            let over = quad.bounds.intersection(&layer.bounds).and_then(|seen| seen.intersection(place));
            solid && over.is_some_and(|over| over.area() > 0.5 * place.area())
        })
    })
}

/// What is wrong with what is on the screen.
pub fn wrong(driver: &mut driver::Driver<impl Window>) -> Vec<String> {
    driver.draws();
    let layers = driver.layers();
    let scrolled = driver.find_all(|c: Candidate<'_>| match c {
        Candidate::Scrollable { visible_bounds, .. } | Candidate::TextInput { visible_bounds, .. } => visible_bounds,
        _ => None,
    });
    let screen = Rectangle::with_size(driver.logical());
    // What is longer than its place is scrolled, or typed in: it may end anywhere.
    let edge = |at: &Rectangle, seen: &Rectangle| {
        let near = |a: f32, b: f32| (a - b).abs() < 1.5;
        scrolled.iter().any(|area| {
            area.expand(1.5).contains(seen.center())
                && (near(area.y, seen.y) && at.y < seen.y
                    || near(area.y + area.height, seen.y + seen.height) && at.y + at.height > seen.y + seen.height
                    || near(area.x, seen.x) && at.x < seen.x
                    || near(area.x + area.width, seen.x + seen.width) && at.x + at.width > seen.x + seen.width)
        })
    };
    let all = said(&layers);
    let mut wrong = Vec::new();
    for (i, one) in all.iter().enumerate() {
        let (at, seen) = (&one.whole, &one.seen);
        let cut = seen.width < at.width - 1.5 || seen.height < at.height - 2.0;
        if (cut || !seen.is_within(&screen.expand(0.5))) && !edge(at, seen) {
            wrong.push(format!("“{}” at {at:?} is cut to {seen:?}", one.text));
        }
        for other in all[i + 1..].iter().filter(|other| !one.glyph && !other.glyph) {
            let Some(over) = seen.intersection(&other.seen) else { continue };
            let low = seen.height.min(other.seen.height);
            let deep = over.width > 3.0 && over.height > 0.3 * low;
            if deep && !covered(&layers, (one.layer, other.layer), &over) {
                wrong.push(format!("“{}” lies over “{}” at {over:?}", other.text, one.text));
            }
        }
    }
    wrong
}

/// Where something is still cut, in `fitting.txt`: a preset goes from there once nothing of it is.
fn open() -> String {
    std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/ui/fitting.txt")).expect("what is open")
}

/// A few of the windows and sizes of text for each preset, all of them over all presets; with `STANDIE_ALL` all for each, in
/// the language a third longer with `STANDIE_PSEUDO`, of some presets with `STANDIE_PICTURE`. Colours change no letter's
/// place: in every look they are read by `colours`. Seats are two to six, as the presets have them.
#[test]
fn whatever_is_written_fits_in_every_window_at_every_size_of_text() {
    let [all, pseudo] = ["STANDIE_ALL", "STANDIE_PSEUDO"].map(|name| std::env::var(name).is_ok());
    let only = std::env::var("STANDIE_PICTURE").ok();
    let open = open();
    let mut faults = Vec::new();
    for (index, name) in presets::names().into_iter().enumerate() {
        if only.as_ref().is_some_and(|only| !only.split(',').any(|one| one == name))
            || (!all && open.lines().any(|one| one == name))
        {
            continue;
        }
        let mut driver = driver::at(name, 1280.0, 800.0);
        let each = SIZES.into_iter().flat_map(|size| SCALES.map(|scale| (size, scale))).enumerate();
        for (_, ((width, height), scale)) in each.filter(|(place, _)| all || (place + index) % 5 == 0) {
            driver.size = Size::new(width, height);
            let shell = &mut driver.state.shell;
            shell.settings.scale = scale;
            shell.settings.window = Some(Placed { at: None, size: (width, height) });
            shell.apply_settings();
            if pseudo {
                shell.words = pseudo::words();
            }
            let told = format!("{name} {width}x{height} at {scale}");
            faults.extend(wrong(&mut driver).into_iter().map(|fault| format!("{told}: {fault}")));
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}
