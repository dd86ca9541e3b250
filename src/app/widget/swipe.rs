//! A finger that is drawn over buttons scrolls what they lie in. The toolkit's scrollables get no touch that begins on
//! something pressable, and people swipe anywhere.

use crate::app::widget::control::{Control, Means, Place, held};
use crate::app::widget::glide::{Glide, Pace};
use crate::app::widget::spoken;
use iced::advanced::layout::Layout;
use iced::advanced::widget::operation::Scrollable;
use iced::advanced::widget::{Id, Operation, Tree, Widget};
use iced::time::Instant;
use iced::widget::scrollable::AbsoluteOffset;
use iced::{Element, Event, Point, Rectangle, Theme, Vector, touch, window};
use std::any::Any;
use std::slice;

/// A finger that has gone less far, in pixels, presses.
const FAR: f32 = 14.0;

/// Content over which fingers are drawn.
pub struct Swipe<'a, Message> {
    content: Element<'a, Message>,
    glides: bool,
}

/// Content whose scrollables scroll wherever in them a finger is drawn: what was pressed is let go then. Whatever is
/// dragged itself keeps its finger if it captures the moves. What lies under something else does not scroll.
pub fn swipe<'a, Message>(content: impl Into<Element<'a, Message>>) -> Swipe<'a, Message> {
    Swipe { content: content.into(), glides: false }
}

impl<Message> Swipe<'_, Message> {
    /// The same, with what scrolls going on for a while once the finger is off it, if it is to.
    #[must_use]
    pub fn gliding(mut self, glides: bool) -> Self {
        self.glides = glides;
        self
    }
}

/// What is kept of it.
#[derive(Debug, Default)]
pub struct State {
    /// The only finger that lies there, if it may scroll something.
    one: Option<One>,
    /// How fast that is drawn.
    pace: Pace,
    /// What goes on without a finger.
    glide: Option<(Scrolls, Glide)>,
    /// The latest time that is known; the window's pictures may be ahead of the clock.
    now: Option<Instant>,
}

#[derive(Clone, Copy, Debug)]
struct One {
    id: touch::Finger,
    from: Point,
    at: Point,
    scrolls: Option<Scrolls>,
    /// Whether something below has taken its moves: it is dragged, or scrolls by itself.
    taken: bool,
    /// Whether it has only stopped what went on, and presses nothing.
    stops: bool,
}

/// What is scrolled, by where it was laid out, which way, and how far it was scrolled when it was found.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Scrolls {
    what: Rectangle,
    upright: bool,
    by: Vector,
}

impl Scrolls {
    /// Of a way, what it is scrolled along.
    fn along(&self, way: Vector) -> f32 {
        if self.upright { way.y } else { way.x }
    }
}

impl<Message> Swipe<'_, Message> {
    /// Runs an operation over the content.
    fn asks(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &iced::Renderer, with: &mut dyn Operation) {
        if let Some(tree) = tree.children.first_mut() {
            self.content.as_widget_mut().operate(tree, layout, renderer, with);
        }
    }

    /// What a finger drawn so far would scroll.
    fn under(&mut self, tree: &mut Tree, one: &One, place: Place<'_>, renderer: &iced::Renderer) -> Option<Scrolls> {
        let gone = one.at - one.from;
        let mut under = Under::new(one.from, gone.y.abs() >= gone.x.abs());
        self.asks(tree, place.layout, renderer, &mut under);
        under.found
    }

    /// A finger is off: what it was scrolling goes on if it was quick.
    fn leaves(&mut self, tree: &mut Tree, one: One, place: Place<'_>, means: &mut Means<'_, '_, Message>) {
        let state = tree.state.downcast_ref::<State>();
        let (Some(scrolls), Some(now), true) = (one.scrolls, state.now, self.glides) else { return };
        let Some(glide) = state.pace.leaves(scrolls.upright, now) else { return };
        // What takes its finger itself may be a slider; only what has been scrolled by it goes on.
        let there = self.under(tree, &one, place, means.renderer);
        let went = there.filter(|there| there.what == scrolls.what).map(|there| scrolls.along(there.by - scrolls.by));
        if went.is_some_and(|went| went * scrolls.along(one.from - one.at) > 0.0) {
            tree.state.downcast_mut::<State>().glide = Some((scrolls, glide));
            means.shell.request_redraw();
        }
    }

    /// A picture is drawn: what goes on does.
    fn goes_on(&mut self, tree: &mut Tree, now: Instant, place: Place<'_>, means: &mut Means<'_, '_, Message>) {
        let state = tree.state.downcast_mut::<State>();
        state.now = Some(state.now.map_or(now, |before| before.max(now)));
        let Some((what, mut glide)) = state.glide.take() else { return };
        let Some(gone) = glide.goes(now) else { return };
        state.glide = Some((what, glide));
        let by = if what.upright { Vector::new(0.0, -gone) } else { Vector::new(-gone, 0.0) };
        self.asks(tree, place.layout, means.renderer, &mut Scroll { what, by });
        means.shell.request_redraw();
    }

    /// The finger has been moved, and nobody else has wanted it so far.
    fn moves(
        &mut self,
        tree: &mut Tree,
        (mut one, to): (One, Point),
        place: Place<'_>,
        means: &mut Means<'_, '_, Message>,
    ) {
        let (scrolled, before) = (one.scrolls.is_some(), one.at);
        one.at = to;
        if !scrolled && one.from.distance(to) >= FAR {
            one.scrolls = self.under(tree, &one, place, means.renderer);
        }
        if let Some(what) = one.scrolls.filter(|_| !one.taken) {
            if !scrolled {
                let lost = touch::Event::FingerLost { id: one.id, position: to };
                self.pass_on(tree, &Event::Touch(lost), place, means);
            }
            self.asks(tree, place.layout, means.renderer, &mut Scroll { what, by: before - to });
            means.shell.request_redraw();
            means.shell.capture_event();
        }
        tree.state.downcast_mut::<State>().one = Some(one);
    }
}

impl<Message> Control<Message> for Swipe<'_, Message> {
    type State = State;

    fn parts(&self) -> &[Element<'_, Message>] {
        slice::from_ref(&self.content)
    }

    fn part(&mut self, _index: usize) -> Option<&mut dyn Widget<Message, Theme, iced::Renderer>> {
        Some(self.content.as_widget_mut())
    }

    fn update(&mut self, tree: &mut Tree, event: &Event, place: Place<'_>, means: &mut Means<'_, '_, Message>) {
        let Event::Touch(touched) = *event else {
            if let Event::Window(window::Event::RedrawRequested(now)) = *event {
                self.goes_on(tree, now, place, means);
            }
            return self.pass_on(tree, event, place, means);
        };
        let state = tree.state.downcast_mut::<State>();
        let now = state.now.map_or_else(Instant::now, |before| before.max(Instant::now()));
        state.now = Some(now);
        match touched {
            touch::Event::FingerPressed { id, position } => {
                let stops = state.glide.take().is_some();
                let one = One { id, from: position, at: position, scrolls: None, taken: false, stops };
                // Two fingers zoom.
                state.one = state.one.is_none().then_some(one);
                state.pace = Pace::from(position, now);
                match stops {
                    true => means.shell.capture_event(),
                    false => self.pass_on(tree, event, place, means),
                }
            }
            touch::Event::FingerMoved { id, position } => {
                state.pace.moves(position, now);
                let Some(one) = state.one.filter(|one| one.id == id) else {
                    return self.pass_on(tree, event, place, means);
                };
                // What scrolls here is let go below.
                if !one.stops && (one.scrolls.is_none() || one.taken) {
                    self.pass_on(tree, event, place, means);
                }
                let taken = one.taken || means.shell.is_event_captured();
                self.moves(tree, (One { taken, ..one }, position), place, means);
            }
            touch::Event::FingerLifted { id, .. } | touch::Event::FingerLost { id, .. } => {
                let one = state.one.filter(|one| one.id == id);
                state.one = state.one.filter(|one| one.id != id);
                // It has been let go long since.
                match one.is_some_and(|one| one.stops || one.scrolls.is_some() && !one.taken) {
                    true => means.shell.capture_event(),
                    false => self.pass_on(tree, event, place, means),
                }
                if let Some(one) = one.filter(|_| matches!(touched, touch::Event::FingerLifted { .. })) {
                    self.leaves(tree, one, place, means);
                }
            }
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
    beneath: spoken::Under,
    found: Option<Scrolls>,
}

impl Under {
    fn new(at: Point, upright: bool) -> Self {
        Under { at, upright, around: (true, Vector::ZERO), met: None, beneath: spoken::Under::default(), found: None }
    }
}

impl Operation for Under {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let around = self.around;
        self.around = self.met.take().unwrap_or(around);
        operate(self);
        self.around = around;
    }

    fn custom(&mut self, _: Option<&Id>, _: Rectangle, state: &mut dyn Any) {
        self.beneath.hears(state);
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
        if within && more > 1.0 && !self.beneath.lies() {
            self.found = Some(Scrolls { what: bounds, upright: self.upright, by: translation });
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
