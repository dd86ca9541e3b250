//! Making sure that what changes is drawn anew.
//!
//! The software renderer draws only what has changed, and takes a text's place from where it was put: of a text that is
//! centred on a point it misses the half to the left and above. A text that says nothing covers the whole place, and
//! changes whenever the text does: there is nothing of it to draw, where a quad that cannot be seen is mixed in pixel by pixel.

use crate::app::look::SANS;
use iced::advanced::text::{self, Renderer as _};
use iced::{Color, Pixels, Rectangle, alignment};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

/// Covers a part of the window that is drawn anew whenever `what` is another value.
pub fn stir(renderer: &mut iced::Renderer, bounds: Rectangle, what: u64) {
    // Sixteen bits of it, in a colour of nothing.
    let shade = (what & 0xffff) as f32 / 65_536.0;
    let unseen = Color { r: shade, g: 0.0, b: 0.0, a: 0.0 };
    let nothing = text::Text {
        content: String::new(),
        bounds: bounds.size(),
        size: Pixels(1.0),
        line_height: text::LineHeight::Relative(1.0),
        font: SANS,
        align_x: text::Alignment::Default,
        align_y: alignment::Vertical::Top,
        shaping: text::Shaping::Basic,
        wrapping: text::Wrapping::None,
    };
    renderer.fill_text(nothing, bounds.position(), unseen, bounds);
}

/// A value that differs when any of some things does.
pub fn sum(text: &str, numbers: &[f32]) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    numbers.iter().for_each(|n| n.to_bits().hash(&mut hasher));
    hasher.finish()
}
