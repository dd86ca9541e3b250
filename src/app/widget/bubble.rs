//! What a number becomes while it is dragged, in a bubble above the finger that lies on it.
//!
//! A bubble lies over everything, also over what is drawn after the number: the number tells it as it is drawn, and the
//! root, which is drawn around all the rest, draws it last. So it turns with the screen, too.

use crate::app::look::{BOLD, Look};
use crate::app::widget::stir::{stir, sum};
use iced::advanced::{Renderer as _, renderer, text};
use iced::{Border, Color, Pixels, Point, Rectangle, Size, alignment, border};
use std::cell::RefCell;

/// Height of a bubble.
pub const HIGH: f32 = 96.0;
/// Between a finger and its bubble.
const AWAY: f32 = 44.0;
/// Between a bubble and the edge of the screen.
const EDGE: f32 = 8.0;
/// Size of what the number becomes.
const VALUE: f32 = 54.0;
/// Size of the change.
const CHANGE: f32 = 30.0;
/// Width of a letter, in parts of its size.
const LETTER: f32 = 0.6;

/// A number that is being dragged.
#[derive(Clone, Debug)]
pub struct Bubble {
    /// What it becomes.
    pub value: i32,
    /// By how much.
    pub change: i32,
    /// Where the finger is.
    pub finger: Point,
    /// The colours.
    pub look: Look,
}

thread_local! {
    /// What is shown in the picture that is being drawn.
    static SHOWN: RefCell<Option<Bubble>> = const { RefCell::new(None) };
}

impl Bubble {
    fn texts(&self) -> (String, String) {
        (self.value.to_string(), if self.change == 0 { String::new() } else { format!("{:+}", self.change) })
    }

    /// Where it lies on a screen: above the finger, and where there is no room above it beside it.
    pub fn place(&self, screen: Rectangle) -> Rectangle {
        let (value, change) = self.texts();
        let wide = |text: &str, size: f32| text.chars().count() as f32 * size * LETTER;
        let width = (wide(&value, VALUE) + wide(&change, CHANGE) + 56.0).max(120.0).round();
        let (left, right) = (screen.x + EDGE, screen.x + screen.width - EDGE - width);
        let above = self.finger.y - AWAY - HIGH;
        let at = if above >= screen.y + EDGE {
            Point::new((self.finger.x - width / 2.0).clamp(left, right.max(left)), above)
        } else {
            let beside = self.finger.x + AWAY + 12.0;
            let x = if beside <= right { beside } else { (self.finger.x - AWAY - 12.0 - width).max(left) };
            Point::new(x, (self.finger.y - HIGH / 2.0).max(screen.y + EDGE))
        };
        Rectangle::new(Point::new(at.x.round(), at.y.round()), Size::new(width, HIGH))
    }

    fn draw(&self, renderer: &mut iced::Renderer, screen: Rectangle) {
        let (place, look) = (self.place(screen), self.look);
        let (value, change) = self.texts();
        let line = |content: &str, size: f32, align_x| line(content.to_owned(), size, (place.size(), align_x));
        let write = |renderer: &mut iced::Renderer, text: text::Text<String>, at: Point, colour: Color| {
            text::Renderer::fill_text(renderer, text, at, colour, place);
        };
        renderer.with_layer(screen, |renderer| {
            let border = Border { color: look.torch, width: 3.0, radius: border::radius(16) };
            renderer.fill_quad(renderer::Quad { bounds: place, border, ..renderer::Quad::default() }, look.raised);
            stir(renderer, place, sum(&value, &[self.change as f32]));
            let middle = place.center();
            if change.is_empty() {
                return write(renderer, line(&value, VALUE, text::Alignment::Center), middle, look.text);
            }
            let (left, right) =
                (Point::new(place.x + 20.0, middle.y), Point::new(place.x + place.width - 20.0, middle.y));
            write(renderer, line(&value, VALUE, text::Alignment::Left), left, look.text);
            write(renderer, line(&change, CHANGE, text::Alignment::Right), right, look.torch);
        });
    }
}

/// One bold line, in the middle of the height it is given.
pub fn line(content: String, size: f32, (bounds, align_x): (Size, text::Alignment)) -> text::Text<String> {
    text::Text {
        content,
        bounds,
        size: Pixels(size),
        line_height: text::LineHeight::Relative(1.0),
        font: BOLD,
        align_x,
        align_y: alignment::Vertical::Center,
        shaping: text::Shaping::Basic,
        wrapping: text::Wrapping::None,
    }
}

/// Tells what is dragged, in the picture that is being drawn.
pub fn show(bubble: Bubble) {
    SHOWN.with(|shown| *shown.borrow_mut() = Some(bubble));
}

/// Draws what was told of this picture, over all of it.
pub fn draw(renderer: &mut iced::Renderer, screen: Rectangle) {
    if let Some(bubble) = SHOWN.with(RefCell::take) {
        bubble.draw(renderer, screen);
    }
}
