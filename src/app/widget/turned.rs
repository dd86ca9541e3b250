//! The whole screen turned by 180 degrees, for the player across the table; or a part of it turned to whom it belongs,
//! by quarters.
//!
//! The toolkit turns no widgets. What is turned is therefore drawn upright by a software renderer of its own, and its
//! picture is shown the other way round. Everything turns: panels, letters, the map; touches and the mouse are mapped
//! back. The wheel and the keys mean what they always mean.

use crate::app::look::{BODY, SANS};
use crate::app::widget::bubble;
use crate::app::widget::control::{Brush, Control, Means, Place, held};
use iced::advanced::image::{Handle, Image, Renderer as _};
use iced::advanced::layout::{self, Layout};
use iced::advanced::renderer::Headless;
use iced::advanced::widget::{Tree, Widget};
use iced::advanced::{Renderer as _, image, mouse};
use iced::{Color, Element, Event, Length, Pixels, Point, Rectangle, Size, Theme, Vector, touch, window};
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
    turns: u8,
    scale: f32,
    ground: Color,
    drawn: Option<Box<dyn Fn() + 'a>>,
    writes: Option<fn(bool)>,
}

/// Content as it is, or turned clockwise by so many quarters; with physical pixels for each logical one, and what lies
/// behind it.
pub fn turned<'a, Message>(
    content: impl Into<Element<'a, Message>>,
    turns: u8,
    scale: f32,
    ground: Color,
) -> Turned<'a, Message> {
    Turned { content: content.into(), turns: turns % 4, scale, ground, drawn: None, writes: None }
}

/// A point of something turned clockwise by so many quarters, as a point of it upright: there it lies in the same corner.
pub fn across(at: Point, bounds: Rectangle, turns: u8) -> Point {
    let (x, y) = (at.x - bounds.x, at.y - bounds.y);
    let (x, y) = match turns % 4 {
        0 => (x, y),
        1 => (y, bounds.width - x),
        2 => (bounds.width - x, bounds.height - y),
        _ => (bounds.height - y, x),
    };
    Point::new(bounds.x + x, bounds.y + y)
}

/// How large something is that was turned by so many quarters.
fn lying(size: Size, turns: u8) -> Size {
    if turns.is_multiple_of(2) { size } else { Size::new(size.height, size.width) }
}

/// The pixels of a picture so large, turned clockwise by so many quarters.
fn rotated(pixels: &[u8], size: (usize, usize), turns: u8) -> Vec<u8> {
    let (width, height) = size;
    let (whole, _) = pixels.as_chunks::<4>();
    let at = |x: usize, y: usize| whole.get(y * width + x).copied().unwrap_or_default();
    let pixel = |i: usize| match turns % 4 {
        0 => at(i % width, i / width),
        1 => at(i / height, height - 1 - i % height),
        2 => at(width - 1 - i % width, height - 1 - i / width),
        _ => at(width - 1 - i / height, i % height),
    };
    (0..width * height).flat_map(pixel).collect()
}

/// The picture shown last. As long as nothing changes the same one is shown, so that nothing is drawn anew.
struct Picture {
    renderer: iced::Renderer,
    pixels: Vec<u8>,
    bands: Vec<(Rectangle, Handle)>,
}

/// The picture, if it is turned; and what points at it.
#[derive(Default)]
pub struct State {
    picture: RefCell<Option<Picture>>,
    /// Whether the last finger has gone: nothing points anywhere then, though the toolkit goes on pointing where it was.
    lifted: bool,
    /// Whether a field is written into.
    writes: bool,
}

impl State {
    /// Somebody points, or does no longer.
    fn note(&mut self, event: &Event) -> bool {
        let before = self.lifted;
        match event {
            Event::Touch(touch::Event::FingerLifted { .. } | touch::Event::FingerLost { .. }) => self.lifted = true,
            Event::Touch(_) | Event::Mouse(_) => self.lifted = false,
            _ => {}
        }
        before != self.lifted
    }
}

/// The same place, with nothing that points at it.
fn unpointed(place: Place<'_>, lifted: bool) -> Place<'_> {
    if lifted { Place { cursor: mouse::Cursor::Unavailable, ..place } } else { place }
}

/// A software renderer, which is there at once.
pub fn software() -> Option<iced::Renderer> {
    let made = pin!(<iced::Renderer as Headless>::new(SANS, Pixels(BODY), Some("tiny-skia")));
    match made.poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(renderer) => renderer,
        Poll::Pending => None,
    }
}

impl Picture {
    /// Cuts a turned picture into bands that can be shown at once.
    fn take(&mut self, pixels: Vec<u8>, (width, height): (u32, u32), bounds: Rectangle) {
        let (across, scale) = (width as usize * 4, width as f32 / bounds.width);
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
    /// What is done when a field begins or ceases to be written into.
    #[must_use]
    pub fn writes(mut self, writes: fn(bool)) -> Turned<'a, Message> {
        self.writes = Some(writes);
        self
    }

    /// What is done whenever it is drawn.
    #[must_use]
    pub fn drawn(mut self, drawn: impl Fn() + 'a) -> Turned<'a, Message> {
        self.drawn = Some(Box::new(drawn));
        self
    }
}

/// An event as it would be on the upright screen.
fn upright(event: &Event, bounds: Rectangle, turns: u8) -> Event {
    let mut event = event.clone();
    match &mut event {
        Event::Mouse(mouse::Event::CursorMoved { position })
        | Event::Touch(
            touch::Event::FingerPressed { position, .. }
            | touch::Event::FingerMoved { position, .. }
            | touch::Event::FingerLifted { position, .. }
            | touch::Event::FingerLost { position, .. },
        ) => *position = across(*position, bounds, turns),
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

    fn inside<'l>(&self, layout: Layout<'l>) -> Option<Layout<'l>> {
        layout.children().next()
    }

    fn size(&self) -> Size<Length> {
        let size = self.content.as_widget().size();
        if self.turns.is_multiple_of(2) { size } else { Size::new(size.height, size.width) }
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &iced::Renderer, limits: &layout::Limits) -> layout::Node {
        let limits = layout::Limits::new(lying(limits.min(), self.turns), lying(limits.max(), self.turns));
        let inside = match tree.children.first_mut() {
            Some(tree) => self.content.as_widget_mut().layout(tree, renderer, &limits),
            None => layout::Node::default(),
        };
        layout::Node::with_children(lying(inside.size(), self.turns), vec![inside])
    }

    fn place<'l>(&self, place: Place<'l>) -> Place<'l> {
        let bounds = place.layout.bounds();
        let cursor = match place.cursor {
            mouse::Cursor::Available(at) => mouse::Cursor::Available(across(at, bounds, self.turns)),
            mouse::Cursor::Levitating(at) => mouse::Cursor::Levitating(across(at, bounds, self.turns)),
            mouse::Cursor::Unavailable => mouse::Cursor::Unavailable,
        };
        Place { cursor, ..place }
    }

    fn update(&mut self, tree: &mut Tree, event: &Event, place: Place<'_>, means: &mut Means<'_, '_, Message>) {
        let mapped = (self.turns > 0).then(|| upright(event, place.layout.bounds(), self.turns));
        let Some(inside) = self.inside(place.layout).map(|inside| inside.bounds()) else { return };
        let place = if self.turns > 0 { Place { viewport: &inside, ..place } } else { place };
        // A finger that goes still says what it was on.
        let pointed = matches!(event, Event::Touch(_) | Event::Mouse(_));
        let state = tree.state.downcast_mut::<State>();
        let (changed, lifted) = (state.note(event), state.lifted);
        self.pass_on(tree, mapped.as_ref().unwrap_or(event), unpointed(place, lifted && !pointed), means);
        if changed {
            means.shell.request_redraw();
        }
        let state = tree.state.downcast_mut::<State>();
        if let (Event::Window(window::Event::RedrawRequested(_)), Some(writes)) = (event, self.writes) {
            let now = means.shell.input_method().is_enabled();
            if now != state.writes {
                state.writes = now;
                writes(now);
            }
        }
    }

    fn draw(&self, tree: &Tree, brush: Brush<'_>, place: Place<'_>) {
        let bounds = place.layout.bounds();
        if let Some(drawn) = &self.drawn {
            drawn();
        }
        let state = tree.state.downcast_ref::<State>();
        let place = unpointed(place, state.lifted);
        let mut kept = state.picture.borrow_mut();
        if self.turns == 0 {
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
        let (Some(picture), Some(inside)) = (kept.as_mut(), self.inside(place.layout)) else { return };
        let inside = inside.bounds();
        let pixels = |length: f32| ((length * self.scale).round() as u32).max(1);
        let size = Size::new(pixels(inside.width), pixels(inside.height));
        // Its corner is the corner of its picture.
        picture.renderer.reset(Rectangle::with_size(inside.size()));
        let Brush { renderer, theme, style } = brush;
        picture.renderer.with_translation(Vector::new(-inside.x, -inside.y), |renderer| {
            let place = Place { viewport: &inside, ..place };
            self.draw_inside(tree, Brush { renderer: &mut *renderer, theme, style }, place);
            bubble::draw(renderer, inside);
        });
        let drawn = picture.renderer.screenshot(size, self.scale, self.ground);
        let turned = rotated(&drawn, (size.width as usize, size.height as usize), self.turns);
        let size = if self.turns.is_multiple_of(2) { size } else { Size::new(size.height, size.width) };
        picture.take(turned, (size.width, size.height), bounds);
        renderer.with_layer(bounds, |renderer| {
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
