//! Whether it can be read in lamplight: what is written stands out from what lies behind it, measured on what is drawn.

use crate::support::driver::{self, Window};
use iced_test::core::text::Paragraph as _;
use iced_test::core::{Color, Font, Rectangle};
use iced_test::renderer::graphics::text::Text;
use standie::app::icon::{glyph, shape};
use standie::app::look::{self, Look};
use standie::app::presets;
use standie::rules::ids::Colour;
use standie::store::settings::Looks;
use std::collections::{BTreeMap, BTreeSet};

/// How light a colour is, from 0 to 1, as those who write guidelines count it.
fn light(c: Color) -> f32 {
    let part = |c: f32| if c <= 0.039_28 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) };
    0.2126 * part(c.r) + 0.7152 * part(c.g) + 0.0722 * part(c.b)
}

/// How far two colours are apart, as those who write guidelines count it: 1 to 21.
fn contrast(a: Color, b: Color) -> f32 {
    let (a, b) = (light(a), light(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// A text as it is drawn: what it says, where, in which colour, how large, and whether it is a pictogram.
struct Written {
    said: String,
    seen: Rectangle,
    colour: Color,
    size: f32,
    font: Font,
}

/// What the drawing wrote and nothing was drawn over later.
fn written(driver: &mut driver::Driver<impl Window>) -> Vec<Written> {
    let layers = driver.layers();
    let covers = |from: usize, place: Rectangle| {
        layers[from..].iter().any(|layer| {
            layer.quads.iter().any(|(quad, ground)| {
                let solid = !matches!(ground, iced_test::core::Background::Color(c) if c.a < 0.3);
                let seen = quad.bounds.intersection(&layer.bounds);
                let over = seen.and_then(|seen| seen.intersection(&place));
                solid && over.is_some_and(|over| over.area() > 0.2 * place.area())
            }) || layer.text.iter().any(|later| {
                let seen = later.as_slice().iter().filter_map(|text| text.visible_bounds());
                seen.filter_map(|seen| seen.intersection(&place)).any(|over| over.area() > 0.2 * place.area())
            })
        })
    };
    let mut all = Vec::new();
    for (i, layer) in layers.iter().enumerate() {
        for item in &layer.text {
            let moved = item.transformation();
            for text in item.as_slice() {
                let (said, size, font) = match text {
                    Text::Paragraph { paragraph, .. } => {
                        let Some(lines) = paragraph.upgrade() else { continue };
                        let said: Vec<&str> = lines.buffer().lines.iter().map(|line| line.text()).collect();
                        (said.join(" "), lines.buffer().metrics().font_size, lines.font())
                    }
                    Text::Cached { content, size, font, .. } => (content.clone(), size.0, *font),
                    Text::Editor { .. } | Text::Raw { .. } => continue,
                };
                let colour = match text {
                    Text::Paragraph { color, .. } | Text::Cached { color, .. } => *color,
                    Text::Editor { .. } | Text::Raw { .. } => continue,
                };
                let seen = text.visible_bounds().and_then(|place| (place * moved).intersection(&layer.bounds));
                let Some(seen) = seen.filter(|seen| seen.width >= 3.0 && seen.height >= 5.0) else { continue };
                // The tail of a bubble is its paper.
                let drawing = font == look::ICONS && said.chars().eq([glyph("tail")]);
                if said.trim().is_empty() || drawing || covers(i + 1, seen) {
                    continue;
                }
                all.push(Written { said, seen, colour, size: size * moved.scale_factor(), font });
            }
        }
    }
    all
}

/// The colour most of a place has besides a text's own: what lies behind it.
fn ground(pixels: &[u8], width: u32, scale: f32, place: Rectangle, own: Color) -> Color {
    let own = own.into_rgba8();
    let is_own = |pixel: [u8; 3]| pixel.iter().zip(own).all(|(a, b)| a.abs_diff(b) <= 3);
    let mut counts: BTreeMap<[u8; 3], u32> = BTreeMap::new();
    let (from, to) = ((place.x * scale) as u32, ((place.x + place.width) * scale) as u32);
    let (top, bottom) = ((place.y * scale) as u32, ((place.y + place.height) * scale) as u32);
    let pixel = |x: u32, y: u32| pixels.get((y * width + x) as usize * 4..)?.first_chunk::<3>().copied();
    for y in top..bottom.max(top + 1) {
        for x in from..to.max(from + 1).min(width) {
            if let Some(pixel) = pixel(x, y).filter(|pixel| !is_own(*pixel)) {
                *counts.entry(pixel).or_default() += 1;
            }
        }
    }
    let most = counts.into_iter().max_by_key(|(_, count)| *count).map(|(pixel, _)| pixel);
    let [r, g, b] = most.unwrap_or([own[0], own[1], own[2]]);
    Color::from_rgb8(r, g, b)
}

/// What is written in too little contrast on a screen, each with how little.
fn pale(driver: &mut driver::Driver<impl Window>) -> Vec<(f32, Color, Written)> {
    let (pixels, width, _) = driver.screenshot();
    let scale = width as f32 / driver.logical().width;
    let off = |text: Written| {
        let ground = ground(&pixels, width, scale, text.seen, text.colour);
        let colour = look::mix(ground, Color { a: 1.0, ..text.colour }, text.colour.a);
        let far = contrast(colour, ground);
        // Pictograms are drawings: they have to be made out, not read.
        let enough = if text.font == look::ICONS { 3.0 } else { 4.5 };
        (far < enough).then_some((far, ground, text))
    };
    written(driver).into_iter().filter_map(off).collect()
}

#[test]
fn what_is_written_can_be_read_in_every_look() {
    let mut faults = Vec::new();
    for name in presets::names() {
        for (looks, width, height) in
            [(Looks::Dark, 1280.0, 800.0), (Looks::Light, 800.0, 1280.0), (Looks::Contrast, 1280.0, 800.0)]
        {
            let mut driver = driver::at(name, width, height);
            driver.state.shell.settings.looks = looks;
            driver.state.shell.apply_settings();
            for (far, ground, text) in pale(&mut driver) {
                let Written { said, seen, size, colour, .. } = text;
                let at = (seen.x as i32, seen.y as i32);
                let told = format!("{far:.1} {said:?} of {size} at {at:?}, {colour} on {ground}");
                faults.push(format!("{looks:?} {name} {width}: {told}"));
            }
        }
    }
    assert!(faults.is_empty(), "{} texts:\n{}", faults.len(), faults.join("\n"));
}

const LOOKS: [Looks; 3] = [Looks::Dark, Looks::Light, Looks::Contrast];

#[test]
fn what_stands_on_a_seats_colour_can_be_read_and_the_colour_be_seen() {
    for looks in LOOKS {
        let look = Look::of(looks);
        for colour in Colour::ALL {
            let (seat, on, mark) = (look.seat(colour), look.on_seat(colour), look.mark(colour));
            let name = colour.name();
            assert!(contrast(seat, on) >= 4.5, "{looks:?}: text on {name}: {}", contrast(seat, on));
            for ground in [look.ground, look.panel, look.raised, look.chosen()] {
                let far = contrast(mark, ground);
                assert!(far >= 3.0, "{looks:?}: the sign of {name} on {ground}: {far}");
            }
        }
    }
}

/// A colour as it is seen by people with one kind of cones missing: red, green, or blue. The matrices of Machado, Oliveira and
/// Fernandes (2009) at full severity, on linear light.
fn seen_without(kind: usize, c: Color) -> [f32; 3] {
    const KINDS: [[[f32; 3]; 3]; 3] = [
        [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]],
        [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]],
        [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_900]],
    ];
    let [r, g, b, _] = c.into_linear();
    KINDS[kind].map(|[x, y, z]| (x * r + y * g + z * b).clamp(0.0, 1.0))
}

/// Linear light as lightness, and two axes of colour, in which a distance is what people see (CIE 1976, D65).
fn lab([r, g, b]: [f32; 3]) -> [f32; 3] {
    let x = (0.412_456 * r + 0.357_576 * g + 0.180_438 * b) / 0.950_47;
    let y = 0.212_673 * r + 0.715_152 * g + 0.072_175 * b;
    let z = (0.019_334 * r + 0.119_192 * g + 0.950_304 * b) / 1.088_83;
    let f = |t: f32| if t > 0.008_856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 };
    [116.0 * f(y) - 16.0, 500.0 * (f(x) - f(y)), 200.0 * (f(y) - f(z))]
}

/// Who sees fewer colours tells the six apart all the same: by what they see, four times as far apart as
/// colours have to be to be told at all, and each by a shape and a letter of its own.
#[test]
fn the_six_are_told_apart_without_red_without_green_and_without_blue() {
    let shapes: BTreeSet<_> = Colour::ALL.map(shape).into_iter().collect();
    let letters: BTreeSet<_> = Colour::ALL.map(|colour| colour.name().chars().next()).into_iter().collect();
    assert_eq!((shapes.len(), letters.len()), (6, 6), "a shape and a letter each");
    let mut told = String::new();
    for looks in LOOKS {
        let look = Look::of(looks);
        for (kind, name) in ["red", "green", "blue"].into_iter().enumerate() {
            let mut pairs = Vec::new();
            for (i, a) in Colour::ALL.into_iter().enumerate() {
                for b in Colour::ALL.into_iter().skip(i + 1) {
                    for (as_, colours) in
                        [("fill", [look.seat(a), look.seat(b)]), ("sign", [look.mark(a), look.mark(b)])]
                    {
                        let [p, q] = colours.map(|c| lab(seen_without(kind, c)));
                        let far = p.iter().zip(q).map(|(p, q)| (p - q) * (p - q)).sum::<f32>().sqrt();
                        pairs.push((far, format!("{} {} as a {as_}", a.name(), b.name())));
                    }
                }
            }
            let close = pairs.into_iter().filter(|(far, _)| *far < 9.0);
            close.for_each(|(far, pair)| told.push_str(&format!("{looks:?} without {name}: {far:.1} {pair}\n")));
        }
    }
    assert!(told.is_empty(), "{told}");
}
