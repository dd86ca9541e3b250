//! The whole screen turned by 180 degrees, for the player across the table.
//!
//! The toolkit turns no widgets. What is turned is therefore drawn upright by a software renderer of its own, and its
//! picture is shown the other way round. Everything turns: panels, letters, the map; touches and the mouse are mapped
//! back. The wheel and the keys mean what they always mean.

use crate::app::look::{BODY, SANS};
use crate::app::widget::bubble;
use crate::app::widget::control::{Brush, Control, Means, Place, held};
use iced::advanced::image::{Handle, Image, Renderer as _};
use iced::advanced::renderer::Headless;
use iced::advanced::widget::{Tree, Widget};
use iced::advanced::{Renderer as _, image, mouse};
use iced::{Color, Element, Event, Pixels, Point, Rectangle, Size, Theme, Vector, touch};
use std::cell::RefCell;
use std::future::Future as _;
use std::pin::pin;
use std::slice;
use std::task::{Context, Poll, Waker};

/// A graphics card takes larger pieces only a frame later, and the screen would flicker.
const BAND: usize = 1_900_000;

/// Content that may be turned.
pub struct Turned<'a, Message> {
    content: Element<'a, Message>,
    turned: bool,
    scale: f32,
    ground: Color,
    drawn: Option<Box<dyn Fn() + 'a>>,
}

/// Content as it is, or turned; with physical pixels for each logical one, and what lies behind it.
pub fn turned<'a, Message>(
    content: impl Into<Element<'a, Message>>,
    turned: bool,
    scale: f32,
    ground: Color,
) -> Turned<'a, Message> {
    Turned { content: content.into(), turned, scale, ground, drawn: None }
}

/// A point of the turned screen as a point of the upright one, and the other way round.
pub fn across(at: Point, bounds: Rectangle) -> Point {
    Point::new(2.0 * bounds.x + bounds.width - at.x, 2.0 * bounds.y + bounds.height - at.y)
}

/// The picture shown last. As long as nothing changes the same one is shown, so that nothing is drawn anew.
struct Picture {
    renderer: iced::Renderer,
    pixels: Vec<u8>,
    bands: Vec<(Rectangle, Handle)>,
}

/// The picture, if it is turned.
#[derive(Default)]
pub struct State(RefCell<Option<Picture>>);

/// A software renderer, which is there at once.
pub fn software() -> Option<iced::Renderer> {
    let made = pin!(<iced::Renderer as Headless>::new(SANS, Pixels(BODY), Some("tiny-skia")));
    match made.poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(renderer) => renderer,
        Poll::Pending => None,
    }
}

impl Picture {
    /// Cuts a picture into bands that can be shown at once, the last row first.
    fn take(&mut self, mut pixels: Vec<u8>, (width, height): (u32, u32), bounds: Rectangle) {
        let (across, scale) = (width as usize * 4, width as f32 / bounds.width);
        let (whole, _) = pixels.as_chunks_mut::<4>();
        whole.reverse();
        if pixels == self.pixels && !self.bands.is_empty() {
            return;
        }
        let rows = (BAND / across).max(1);
        let bands = pixels.chunks(rows * across).enumerate().map(|(i, band)| {
            let tall = (band.len() / across) as u32;
            // A hair below the edge of a pixel, which is then not rounded to the one before.
            let corner = Vector::new(0.0, ((i * rows) as f32 + if i > 0 { 0.05 } else { 0.0 }) / scale);
            let size = Size::new(bounds.width, tall as f32 / scale);
            (Rectangle::new(bounds.position() + corner, size), Handle::from_rgba(width, tall, band.to_vec()))
        });
        self.bands = bands.collect();
        debug_assert_eq!(self.bands.iter().map(|(b, _)| (b.height * scale).round() as u32).sum::<u32>(), height);
        self.pixels = pixels;
    }
}

impl<'a, Message> Turned<'a, Message> {
    /// What is done whenever it is drawn.
    #[must_use]
    pub fn drawn(mut self, drawn: impl Fn() + 'a) -> Turned<'a, Message> {
        self.drawn = Some(Box::new(drawn));
        self
    }
}

/// An event as it would be on the upright screen.
fn upright(event: &Event, bounds: Rectangle) -> Event {
    let mut event = event.clone();
    match &mut event {
        Event::Mouse(mouse::Event::CursorMoved { position })
        | Event::Touch(
            touch::Event::FingerPressed { position, .. }
            | touch::Event::FingerMoved { position, .. }
            | touch::Event::FingerLifted { position, .. }
            | touch::Event::FingerLost { position, .. },
        ) => *position = across(*position, bounds),
        _ => {}
    }
    event
}

impl<Message> Control<Message> for Turned<'_, Message> {
    type State = State;

    fn parts(&self) -> &[Element<'_, Message>] {
        slice::from_ref(&self.content)
    }

    fn part(&mut self, _index: usize) -> Option<&mut dyn Widget<Message, Theme, iced::Renderer>> {
        Some(self.content.as_widget_mut())
    }

    fn place<'l>(&self, place: Place<'l>) -> Place<'l> {
        let bounds = place.layout.bounds();
        let cursor = match place.cursor {
            mouse::Cursor::Available(at) if self.turned => mouse::Cursor::Available(across(at, bounds)),
            mouse::Cursor::Levitating(at) if self.turned => mouse::Cursor::Levitating(across(at, bounds)),
            cursor => cursor,
        };
        Place { cursor, ..place }
    }

    fn update(&mut self, tree: &mut Tree, event: &Event, place: Place<'_>, means: &mut Means<'_, '_, Message>) {
        let mapped = self.turned.then(|| upright(event, place.layout.bounds()));
        self.pass_on(tree, mapped.as_ref().unwrap_or(event), place, means);
    }

    fn draw(&self, tree: &Tree, brush: Brush<'_>, place: Place<'_>) {
        let bounds = place.layout.bounds();
        if let Some(drawn) = &self.drawn {
            drawn();
        }
        let mut kept = tree.state.downcast_ref::<State>().0.borrow_mut();
        if !self.turned {
            *kept = None;
            drop(kept);
            let Brush { renderer, theme, style } = brush;
            self.draw_inside(tree, Brush { renderer: &mut *renderer, theme, style }, place);
            return bubble::draw(renderer, bounds);
        }
        let fresh = || Some(Picture { renderer: software()?, pixels: Vec::new(), bands: Vec::new() });
        if kept.is_none() {
            *kept = fresh();
        }
        let Some(picture) = kept.as_mut() else { return };
        let pixels = |length: f32| ((length * self.scale).round() as u32).max(1);
        let size = Size::new(pixels(bounds.width), pixels(bounds.height));
        picture.renderer.reset(bounds);
        self.draw_inside(tree, Brush { renderer: &mut picture.renderer, ..brush }, place);
        bubble::draw(&mut picture.renderer, bounds);
        let drawn = picture.renderer.screenshot(size, self.scale, self.ground);
        picture.take(drawn, (size.width, size.height), bounds);
        brush.renderer.with_layer(bounds, |renderer| {
            for (place, handle) in &picture.bands {
                let shown = Image::new(handle.clone()).filter_method(image::FilterMethod::Nearest).snap(true);
                renderer.draw_image(shown, *place, bounds);
            }
        });
    }
}

impl<'a, Message: 'a> From<Turned<'a, Message>> for Element<'a, Message> {
    fn from(turned: Turned<'a, Message>) -> Self {
        Element::new(held(turned))
    }
}
