//! A finger that is drawn over buttons scrolls what they lie in. The toolkit's scrollables get no touch that begins on
//! something pressable, and people swipe anywhere.

use crate::app::widget::control::{Control, Means, Place, held};
use iced::advanced::layout::Layout;
use iced::advanced::widget::operation::Scrollable;
use iced::advanced::widget::{Id, Operation, Tree, Widget};
use iced::widget::scrollable::AbsoluteOffset;
use iced::{Element, Event, Point, Rectangle, Theme, Vector, touch};
use std::slice;

/// A finger that has gone less far, in pixels, presses.
const FAR: f32 = 14.0;

/// Content over which fingers are drawn.
pub struct Swipe<'a, Message>(Element<'a, Message>);

/// Content whose scrollables scroll wherever in them a finger is drawn: what was pressed is let go then. Whatever is
/// dragged itself keeps its finger if it captures the moves.
pub fn swipe<'a, Message>(content: impl Into<Element<'a, Message>>) -> Swipe<'a, Message> {
    Swipe(content.into())
}

/// The only finger that lies there, if it may scroll something.
#[derive(Debug, Default)]
pub struct State(Option<One>);

#[derive(Clone, Copy, Debug)]
struct One {
    id: touch::Finger,
    from: Point,
    at: Point,
    scrolls: Option<Scrolls>,
}

/// What is scrolled, by where it was laid out, and which way.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Scrolls {
    what: Rectangle,
    upright: bool,
}

impl<Message> Swipe<'_, Message> {
    /// Runs an operation over the content.
    fn asks(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &iced::Renderer, with: &mut dyn Operation) {
        if let Some(tree) = tree.children.first_mut() {
            self.0.as_widget_mut().operate(tree, layout, renderer, with);
        }
    }

    /// The finger has been moved, and nobody else has wanted it so far.
    fn moves(
        &mut self,
        tree: &mut Tree,
        (mut one, to): (One, Point),
        place: Place<'_>,
        means: &mut Means<'_, '_, Message>,
    ) {
        let scrolled = one.scrolls.is_some();
        if !scrolled && one.from.distance(to) >= FAR {
            let gone = to - one.from;
            let mut under = Under::new(one.from, gone.y.abs() >= gone.x.abs());
            self.asks(tree, place.layout, means.renderer, &mut under);
            one.scrolls = under.found;
        }
        if let Some(what) = one.scrolls {
            if !scrolled {
                let lost = touch::Event::FingerLost { id: one.id, position: to };
                self.pass_on(tree, &Event::Touch(lost), place, means);
            }
            self.asks(tree, place.layout, means.renderer, &mut Scroll { what, by: one.at - to });
            means.shell.request_redraw();
            means.shell.capture_event();
        }
        one.at = to;
        tree.state.downcast_mut::<State>().0 = Some(one);
    }
}

impl<Message> Control<Message> for Swipe<'_, Message> {
    type State = State;

    fn parts(&self) -> &[Element<'_, Message>] {
        slice::from_ref(&self.0)
    }

    fn part(&mut self, _index: usize) -> Option<&mut dyn Widget<Message, Theme, iced::Renderer>> {
        Some(self.0.as_widget_mut())
    }

    fn update(&mut self, tree: &mut Tree, event: &Event, place: Place<'_>, means: &mut Means<'_, '_, Message>) {
        let State(held) = tree.state.downcast_mut();
        let swiped = |id| held.filter(|one| one.id == id && one.scrolls.is_some());
        match *event {
            Event::Touch(touch::Event::FingerMoved { id, position }) => {
                if let Some(one) = swiped(id) {
                    return self.moves(tree, (one, position), place, means);
                }
            }
            Event::Touch(touch::Event::FingerLifted { id, .. } | touch::Event::FingerLost { id, .. }) => {
                let swiped = swiped(id).is_some();
                *held = held.filter(|one| one.id != id);
                // It has been let go long since.
                if swiped {
                    return means.shell.capture_event();
                }
            }
            Event::Touch(touch::Event::FingerPressed { id, position }) => {
                let one = One { id, from: position, at: position, scrolls: None };
                // Two fingers zoom.
                *held = held.is_none().then_some(one);
            }
            _ => {}
        }
        self.pass_on(tree, event, place, means);
        let Event::Touch(touch::Event::FingerMoved { id, position }) = *event else { return };
        let State(one) = tree.state.downcast_mut();
        let Some(moved) = one.filter(|one| one.id == id) else { return };
        if means.shell.is_event_captured() {
            // It is dragged, or scrolls already.
            *one = None;
        } else {
            self.moves(tree, (moved, position), place, means);
        }
    }
}

impl<'a, Message: 'a> From<Swipe<'a, Message>> for Element<'a, Message> {
    fn from(swipe: Swipe<'a, Message>) -> Self {
        Element::new(held(swipe))
    }
}

/// Looks for the innermost scrollable under a point that has more than can be seen of it.
struct Under {
    at: Point,
    upright: bool,
    /// Whether the point lies in all that is around, and by how much that is scrolled.
    around: (bool, Vector),
    met: Option<(bool, Vector)>,
    found: Option<Scrolls>,
}

impl Under {
    fn new(at: Point, upright: bool) -> Self {
        Under { at, upright, around: (true, Vector::ZERO), met: None, found: None }
    }
}

impl Operation for Under {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let around = self.around;
        self.around = self.met.take().unwrap_or(around);
        operate(self);
        self.around = around;
    }

    fn scrollable(
        &mut self,
        _: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        translation: Vector,
        _: &mut dyn Scrollable,
    ) {
        let (within, by) = self.around;
        let within = within && (bounds - by).contains(self.at);
        let more = if self.upright { content.height - bounds.height } else { content.width - bounds.width };
        if within && more > 1.0 {
            self.found = Some(Scrolls { what: bounds, upright: self.upright });
        }
        self.met = Some((within, by + translation));
    }
}

/// Scrolls what was found.
struct Scroll {
    what: Scrolls,
    by: Vector,
}

impl Operation for Scroll {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        _: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        _: Vector,
        state: &mut dyn Scrollable,
    ) {
        if bounds == self.what.what {
            let (x, y) = if self.what.upright { (0.0, self.by.y) } else { (self.by.x, 0.0) };
            state.scroll_by(AbsoluteOffset { x, y }, bounds, content);
        }
    }
}
