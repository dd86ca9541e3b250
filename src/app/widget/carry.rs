//! Something is taken at one of several places and put down at another: a card goes from tile to tile.

use crate::app::look::Look;
use crate::app::widget::control::{Brush, Control, Means, Place, held};
use iced::advanced::widget::{Tree, Widget};
use iced::advanced::{Renderer as _, layout::Layout, renderer};
use iced::{Border, Color, Element, Event, Point, Rectangle, Size, Theme, Vector, border, mouse, touch};
use std::slice;

/// A finger that has gone less far has gone nowhere.
const MOVED: f32 = 24.0;

/// One of the places, from the corner of all of them on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// Where it is taken by: its head.
    pub grip: Rectangle,
    /// All of it, to be put down on.
    pub whole: Rectangle,
}

/// Places between which something is carried.
pub struct Carry<'a, Message> {
    content: Element<'a, Message>,
    spots: Vec<Spot>,
    look: Look,
    on_put: Box<dyn Fn(usize, usize) -> Message + 'a>,
}

/// Content in which something can be carried from one spot to another; `on_put` gets both by their places in the list.
pub fn carry<'a, Message>(
    look: Look,
    content: impl Into<Element<'a, Message>>,
    spots: Vec<Spot>,
    on_put: impl Fn(usize, usize) -> Message + 'a,
) -> Carry<'a, Message> {
    Carry { content: content.into(), spots, look, on_put: Box::new(on_put) }
}

/// What is being carried.
#[derive(Debug, Default)]
pub struct State(Option<Held>);

/// By which finger, the mouse as none, from which spot, from where, and where it is now.
#[derive(Clone, Copy, Debug)]
struct Held {
    finger: Option<touch::Finger>,
    from: usize,
    began: Point,
    at: Point,
}

impl Held {
    fn moved(&self) -> bool {
        self.began.distance(self.at) >= MOVED
    }
}

impl<Message> Carry<'_, Message> {
    /// The spot of which a part lies at a point.
    fn spot(&self, layout: Layout<'_>, at: Point, part: impl Fn(&Spot) -> Rectangle) -> Option<usize> {
        let corner = layout.bounds().position() - Point::ORIGIN;
        self.spots.iter().position(|spot| part(spot).contains(at - corner))
    }

    /// Where it would be put down now.
    fn over(&self, layout: Layout<'_>, held: &Held) -> Option<usize> {
        self.spot(layout, held.at, |spot| spot.whole).filter(|to| held.moved() && *to != held.from)
    }
}

/// Where a finger or the mouse does something, and which.
fn finger(event: &Event) -> Option<(Option<touch::Finger>, Option<Point>)> {
    match event {
        Event::Mouse(mouse::Event::CursorMoved { position }) => Some((None, Some(*position))),
        Event::Touch(
            touch::Event::FingerMoved { id, position }
            | touch::Event::FingerPressed { id, position }
            | touch::Event::FingerLifted { id, position },
        ) => Some((Some(*id), Some(*position))),
        Event::Mouse(_) => Some((None, None)),
        _ => None,
    }
}

impl<Message: Clone> Control<Message> for Carry<'_, Message> {
    type State = State;

    fn parts(&self) -> &[Element<'_, Message>] {
        slice::from_ref(&self.content)
    }

    fn part(&mut self, _index: usize) -> Option<&mut dyn Widget<Message, Theme, iced::Renderer>> {
        Some(self.content.as_widget_mut())
    }

    fn update(&mut self, tree: &mut Tree, event: &Event, place: Place<'_>, means: &mut Means<'_, '_, Message>) {
        let state = tree.state.downcast_mut::<State>();
        let begins = matches!(
            event,
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))
                | Event::Touch(touch::Event::FingerPressed { .. })
        );
        let ends = matches!(
            event,
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))
                | Event::Touch(touch::Event::FingerLifted { .. })
        );
        if let Some((by, at)) = finger(event) {
            let at = at.or(place.cursor.position());
            match (&mut state.0, at) {
                (None, Some(at)) if begins => {
                    let from = self.spot(place.layout, at, |spot| spot.grip);
                    state.0 = from.map(|from| Held { finger: by, from, began: at, at });
                }
                (Some(held), Some(at)) if held.finger == by => {
                    held.at = at;
                    means.shell.request_redraw();
                }
                _ => {}
            }
            if let Some(held) = state.0.filter(|held| ends && held.finger == by) {
                state.0 = None;
                if let Some(to) = self.over(place.layout, &held) {
                    means.shell.publish((self.on_put)(held.from, to));
                }
            }
        }
        if let Event::Touch(touch::Event::FingerLost { .. }) = event {
            state.0 = None;
        }
        self.pass_on(tree, event, place, means);
        // A finger that carries scrolls nothing.
        let held = tree.state.downcast_ref::<State>().0;
        if matches!(event, Event::Touch(touch::Event::FingerMoved { id, .. }) if held.is_some_and(|h| h.finger == Some(*id)))
        {
            means.shell.capture_event();
        }
    }

    fn draw(&self, tree: &Tree, brush: Brush<'_>, place: Place<'_>) {
        let Brush { renderer, theme, style } = brush;
        self.draw_inside(tree, Brush { renderer: &mut *renderer, theme, style }, place);
        let Some(held) = tree.state.downcast_ref::<State>().0.filter(Held::moved) else { return };
        let to = self.over(place.layout, &held);
        let corner: Vector = place.layout.bounds().position() - Point::ORIGIN;
        renderer.with_layer(place.layout.bounds(), |renderer| {
            if let Some(spot) = to.and_then(|to| self.spots.get(to)) {
                let border = Border { color: self.look.torch, width: 4.0, radius: border::radius(10) };
                let quad = renderer::Quad { bounds: spot.whole + corner, border, ..renderer::Quad::default() };
                renderer.fill_quad(quad, Color::TRANSPARENT);
            }
            // A card below the finger.
            let size = Size::new(44.0, 60.0);
            let border = Border { color: self.look.ground, width: 2.0, radius: border::radius(6) };
            let bounds = Rectangle::new(held.at - Vector::new(size.width / 2.0, size.height / 2.0), size);
            renderer.fill_quad(renderer::Quad { bounds, border, ..renderer::Quad::default() }, self.look.torch);
        });
    }
}

impl<'a, Message: Clone + 'a> From<Carry<'a, Message>> for Element<'a, Message> {
    fn from(carry: Carry<'a, Message>) -> Self {
        Element::new(held(carry))
    }
}
