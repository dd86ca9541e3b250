//! The whole screen turned by 180 degrees, for the player across the table.
//!
//! The toolkit turns no widgets. What is turned is therefore drawn upright by a software renderer of its own, and its
//! picture is shown the other way round. Everything turns: panels, letters, the map; touches and the mouse are mapped
//! back. The wheel and the keys mean what they always mean.

use crate::app::look::{BODY, SANS};
use iced::advanced::image::{Handle, Image, Renderer as _};
use iced::advanced::layout::{self, Layout};
use iced::advanced::renderer::Headless;
use iced::advanced::widget::{Operation, Tree, Widget, tree};
use iced::advanced::{Clipboard, Renderer as _, Shell, image, mouse, overlay, renderer};
use iced::{Color, Element, Event, Length, Pixels, Point, Rectangle, Size, Theme, Vector, touch};
use std::cell::RefCell;
use std::future::Future as _;
use std::pin::pin;
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

#[derive(Default)]
struct State(RefCell<Option<Picture>>);

/// A software renderer, which is there at once.
fn software() -> Option<iced::Renderer> {
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

impl<Message> Turned<'_, Message> {
    fn cursor(&self, cursor: mouse::Cursor, bounds: Rectangle) -> mouse::Cursor {
        match cursor {
            mouse::Cursor::Available(at) if self.turned => mouse::Cursor::Available(across(at, bounds)),
            mouse::Cursor::Levitating(at) if self.turned => mouse::Cursor::Levitating(across(at, bounds)),
            cursor => cursor,
        }
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

impl<Message> Widget<Message, Theme, iced::Renderer> for Turned<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn children(&self) -> Vec<Tree> {
        vec![Tree::new(&self.content)]
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(std::slice::from_ref(&self.content));
    }

    fn size(&self) -> Size<Length> {
        self.content.as_widget().size()
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &iced::Renderer, limits: &layout::Limits) -> layout::Node {
        self.content.as_widget_mut().layout(&mut tree.children[0], renderer, limits)
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &iced::Renderer,
        operation: &mut dyn Operation,
    ) {
        self.content.as_widget_mut().operate(&mut tree.children[0], layout, renderer, operation);
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &iced::Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        let bounds = layout.bounds();
        let cursor = self.cursor(cursor, bounds);
        let mapped = self.turned.then(|| upright(event, bounds));
        let event = mapped.as_ref().unwrap_or(event);
        let tree = &mut tree.children[0];
        self.content.as_widget_mut().update(tree, event, layout, cursor, renderer, clipboard, shell, viewport);
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut iced::Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let bounds = layout.bounds();
        let cursor = self.cursor(cursor, bounds);
        let (content, inside) = (self.content.as_widget(), &tree.children[0]);
        if let Some(drawn) = &self.drawn {
            drawn();
        }
        let mut kept = tree.state.downcast_ref::<State>().0.borrow_mut();
        if !self.turned {
            *kept = None;
            drop(kept);
            return content.draw(inside, renderer, theme, style, layout, cursor, viewport);
        }
        let fresh = || Some(Picture { renderer: software()?, pixels: Vec::new(), bands: Vec::new() });
        if kept.is_none() {
            *kept = fresh();
        }
        let Some(picture) = kept.as_mut() else { return };
        let pixels = |length: f32| ((length * self.scale).round() as u32).max(1);
        let size = Size::new(pixels(bounds.width), pixels(bounds.height));
        picture.renderer.reset(bounds);
        content.draw(inside, &mut picture.renderer, theme, style, layout, cursor, viewport);
        let drawn = picture.renderer.screenshot(size, self.scale, self.ground);
        picture.take(drawn, (size.width, size.height), bounds);
        renderer.with_layer(bounds, |renderer| {
            for (place, handle) in &picture.bands {
                let shown = Image::new(handle.clone()).filter_method(image::FilterMethod::Nearest).snap(true);
                renderer.draw_image(shown, *place, bounds);
            }
        });
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &iced::Renderer,
    ) -> mouse::Interaction {
        let cursor = self.cursor(cursor, layout.bounds());
        self.content.as_widget().mouse_interaction(&tree.children[0], layout, cursor, viewport, renderer)
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &iced::Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, iced::Renderer>> {
        self.content.as_widget_mut().overlay(&mut tree.children[0], layout, renderer, viewport, translation)
    }
}

impl<'a, Message: 'a> From<Turned<'a, Message>> for Element<'a, Message> {
    fn from(turned: Turned<'a, Message>) -> Self {
        Element::new(turned)
    }
}
