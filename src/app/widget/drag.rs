//! Something is taken from where it lies and let go over what it can be put on: a card of the hand over a monster. It hangs
//! at the pointer meanwhile, and all it can be put on lights up.

use crate::app::look::Look;
use crate::app::widget::bubble::line;
use crate::app::widget::control::{Brush, Control, Means, Place, held};
use crate::app::widget::spoken::{Spoken, Under};
use crate::app::widget::stir::{stir, sum};
use iced::advanced::widget::operation::{Focusable, Scrollable};
use iced::advanced::widget::{Id, Operation, Tree, Widget};
use iced::advanced::{Renderer as _, renderer, text};
use iced::{Border, Color, Element, Event, Point, Rectangle, Theme, Vector, border, mouse, touch};
use std::any::Any;
use std::cell::RefCell;
use std::slice;

/// What has gone less far only presses.
const MOVED: f32 = 24.0;

/// What of a place is meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Share {
    /// All of it.
    #[default]
    All,
    /// Its left half.
    Left,
    /// Its right half.
    Right,
}

impl Share {
    /// That much of a place.
    pub fn of(self, place: Rectangle) -> Rectangle {
        let width = if self == Share::All { place.width } else { place.width / 2.0 };
        let x = if self == Share::Right { place.x + width } else { place.x };
        Rectangle { x, width, ..place }
    }
}

/// Where something can be put, by any of its names, and what comes of it.
#[derive(Clone, Debug)]
pub struct Drop<Message> {
    /// Names of one place: whichever is on the screen.
    pub on: Vec<Id>,
    /// How much of it.
    pub share: Share,
    /// What is said then.
    pub then: Message,
    /// Whether it lights up: what is let go where it cannot be put is only answered.
    pub lit: bool,
}

/// Something that can be taken, and where it can be put: of places that overlap the first.
#[derive(Clone, Debug)]
pub struct Piece<Message> {
    /// What it is known by.
    pub from: Id,
    /// Where it can go.
    pub to: Vec<Drop<Message>>,
}

/// Content out of which things are dragged.
pub struct Drag<'a, Message> {
    content: Element<'a, Message>,
    pieces: Vec<Piece<Message>>,
    says: Option<Says<'a, Message>>,
    /// What was said last, of which of the places.
    said: RefCell<Option<(usize, Option<String>)>>,
    look: Look,
}

/// What would come of something that is let go.
type Says<'a, Message> = Box<dyn Fn(&Message) -> Option<String> + 'a>;

/// Content in which pieces can be dragged from place to place.
pub fn drag<'a, Message>(
    look: Look,
    content: impl Into<Element<'a, Message>>,
    pieces: Vec<Piece<Message>>,
) -> Drag<'a, Message> {
    Drag { content: content.into(), pieces, says: None, said: RefCell::new(None), look }
}

impl<'a, Message> Drag<'a, Message> {
    /// What is said above the finger where it would do something.
    #[must_use]
    pub fn saying(mut self, says: impl Fn(&Message) -> Option<String> + 'a) -> Self {
        self.says = Some(Box::new(says));
        self
    }
}

/// What is being dragged.
#[derive(Debug, Default)]
pub struct State(Option<Held>);

#[derive(Clone, Debug)]
struct Held {
    /// By which finger, the mouse as none.
    finger: Option<touch::Finger>,
    what: Id,
    /// Where it lay.
    lay: Rectangle,
    began: Point,
    at: Point,
    /// Whether it is out: before that it may still be pressed.
    out: bool,
    /// Where it can go now, by their places in the list.
    places: Vec<(usize, Rectangle)>,
}

impl Held {
    /// Where it would go now.
    fn over(&self) -> Option<(usize, Rectangle)> {
        self.places.iter().find(|(_, place)| place.contains(self.at)).copied()
    }
}

/// What a finger or the mouse does.
#[derive(Clone, Copy, PartialEq)]
enum Does {
    Begins,
    Moves,
    Ends,
}

/// Which finger does what, and where, if that is known.
fn finger(event: &Event) -> Option<(Option<touch::Finger>, Does, Option<Point>)> {
    match event {
        Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)) => Some((None, Does::Begins, None)),
        Event::Mouse(mouse::Event::CursorMoved { position }) => Some((None, Does::Moves, Some(*position))),
        Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left)) => Some((None, Does::Ends, None)),
        Event::Touch(touch::Event::FingerPressed { id, position }) => Some((Some(*id), Does::Begins, Some(*position))),
        Event::Touch(touch::Event::FingerMoved { id, position }) => Some((Some(*id), Does::Moves, Some(*position))),
        Event::Touch(touch::Event::FingerLifted { id, position }) => Some((Some(*id), Does::Ends, Some(*position))),
        _ => None,
    }
}

impl<Message: Clone> Drag<'_, Message> {
    /// Where things of these names are seen.
    fn seen(
        &mut self,
        tree: &mut Tree,
        place: Place<'_>,
        renderer: &iced::Renderer,
        wanted: Vec<Id>,
    ) -> Vec<(Id, Rectangle)> {
        let mut find = Find {
            wanted,
            found: Vec::new(),
            around: (place.layout.bounds(), Vector::ZERO),
            met: None,
            beneath: Under::default(),
        };
        if let Some(tree) = tree.children.first_mut() {
            self.content.as_widget_mut().operate(tree, place.layout, renderer, &mut find);
        }
        find.found
    }

    /// What is taken at a point, and where it lies.
    fn taken(
        &mut self,
        tree: &mut Tree,
        place: Place<'_>,
        renderer: &iced::Renderer,
        at: Point,
    ) -> Option<(Id, Rectangle)> {
        let wanted: Vec<Id> = self.pieces.iter().map(|piece| piece.from.clone()).collect();
        if wanted.is_empty() {
            return None;
        }
        self.seen(tree, place, renderer, wanted).into_iter().find(|(_, lies)| lies.contains(at))
    }

    fn piece(&self, what: &Id) -> Option<&Piece<Message>> {
        self.pieces.iter().find(|piece| piece.from == *what)
    }

    /// Where what is dragged can go.
    fn places(
        &mut self,
        tree: &mut Tree,
        place: Place<'_>,
        renderer: &iced::Renderer,
        what: &Id,
    ) -> Vec<(usize, Rectangle)> {
        let Some(to) = self.piece(what).map(|piece| piece.to.clone()) else { return Vec::new() };
        let wanted = to.iter().flat_map(|drop| drop.on.iter().cloned()).collect();
        let found = self.seen(tree, place, renderer, wanted);
        let mut places: Vec<(usize, Rectangle)> = Vec::new();
        for (index, drop) in to.iter().enumerate() {
            for (_, lies) in found.iter().filter(|(id, _)| drop.on.contains(id)) {
                let lies = drop.share.of(*lies);
                // What is known by two names is one place.
                if !places.contains(&(index, lies)) {
                    places.push((index, lies));
                }
            }
        }
        places
    }

    /// Whatever was pressed below is let go without being pressed.
    fn lets_go(&mut self, tree: &mut Tree, held: &Held, place: Place<'_>, means: &mut Means<'_, '_, Message>) {
        let event = match held.finger {
            Some(id) => Event::Touch(touch::Event::FingerLost { id, position: held.at }),
            None => Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left)),
        };
        self.pass_on(tree, &event, Place { cursor: mouse::Cursor::Unavailable, ..place }, means);
    }

    /// What is held has been moved. Whether it is dragged, and nobody else's.
    fn moves(
        &mut self,
        tree: &mut Tree,
        (mut held, to): (Held, Point),
        place: Place<'_>,
        means: &mut Means<'_, '_, Message>,
    ) -> bool {
        held.at = to;
        if !held.out && held.began.distance(to) >= MOVED {
            held.out = true;
            self.lets_go(tree, &held, place, means);
        }
        if held.out {
            held.places = self.places(tree, place, means.renderer, &held.what);
            means.shell.request_redraw();
        }
        let out = held.out;
        tree.state.downcast_mut::<State>().0 = Some(held);
        out
    }

    /// What is held is let go. Whether it was dragged.
    fn ends(&mut self, tree: &mut Tree, held: &Held, means: &mut Means<'_, '_, Message>) -> bool {
        tree.state.downcast_mut::<State>().0 = None;
        if held.out {
            let then = held.over().and_then(|(index, _)| self.piece(&held.what)?.to.get(index));
            then.into_iter().for_each(|drop| means.shell.publish(drop.then.clone()));
            means.shell.request_redraw();
        }
        held.out
    }
}

impl<Message: Clone> Drag<'_, Message> {
    /// What would come of letting go now. It is worked out once for a place.
    fn said(&self, held: &Held) -> Option<String> {
        let (index, _) = held.over()?;
        let mut said = self.said.borrow_mut();
        if let Some((_, said)) = said.as_ref().filter(|(of, _)| *of == index) {
            return said.clone();
        }
        let drop = self.piece(&held.what)?.to.get(index).filter(|drop| drop.lit)?;
        let text = self.says.as_ref().and_then(|says| says(&drop.then));
        *said = Some((index, text.clone()));
        text
    }

    /// Says above what hangs at the pointer what would come of it.
    fn label(&self, renderer: &mut iced::Renderer, held: &Held, screen: Rectangle) {
        let Some(said) = self.said(held) else { return };
        let width = (said.chars().count() as f32 * SAID * LETTER + 28.0).min(screen.width - 2.0 * EDGE).round();
        let hangs = held.lay + (held.at - held.began);
        let x = (held.at.x - width / 2.0).min(screen.x + screen.width - EDGE - width).max(screen.x + EDGE).round();
        let y = (hangs.y - HIGH - EDGE).max(screen.y + EDGE).round();
        let place = Rectangle { x, y, width, height: HIGH };
        let text = line(said, SAID, (place.size(), text::Alignment::Center));
        renderer.with_layer(screen, |renderer| {
            let border = Border { color: self.look.torch, width: 2.0, radius: border::radius(10) };
            renderer.fill_quad(renderer::Quad { bounds: place, border, ..renderer::Quad::default() }, self.look.raised);
            stir(renderer, place, sum(&text.content, &[]));
            text::Renderer::fill_text(renderer, text, place.center(), self.look.text, place);
        });
    }
}

/// Size of what is said of a place, how high that lies, the width of a letter in parts of its size, and the room around.
const SAID: f32 = 19.0;
const HIGH: f32 = 40.0;
const LETTER: f32 = 0.58;
const EDGE: f32 = 8.0;

impl<Message: Clone> Control<Message> for Drag<'_, Message> {
    type State = State;

    fn parts(&self) -> &[Element<'_, Message>] {
        slice::from_ref(&self.content)
    }

    fn part(&mut self, _index: usize) -> Option<&mut dyn Widget<Message, Theme, iced::Renderer>> {
        Some(self.content.as_widget_mut())
    }

    fn update(&mut self, tree: &mut Tree, event: &Event, place: Place<'_>, means: &mut Means<'_, '_, Message>) {
        let held = tree.state.downcast_ref::<State>().0.clone();
        // What is played or gone meanwhile is dragged no more.
        let held = held.filter(|held| self.piece(&held.what).is_some());
        let Some((by, does, at)) = finger(event) else {
            let lost = matches!((event, &held), (Event::Touch(touch::Event::FingerLost { id, .. }), Some(held)) if held.finger == Some(*id));
            if held.is_none() || lost {
                tree.state.downcast_mut::<State>().0 = None;
            }
            return self.pass_on(tree, event, place, means);
        };
        let at = at.or(place.cursor.position());
        let dragged = match (held, at, does) {
            (None, Some(at), Does::Begins) => {
                let taken = self.taken(tree, place, means.renderer, at);
                tree.state.downcast_mut::<State>().0 = taken.map(|(what, lay)| Held {
                    finger: by,
                    what,
                    lay,
                    began: at,
                    at,
                    out: false,
                    places: Vec::new(),
                });
                false
            }
            (Some(held), Some(to), Does::Moves) if held.finger == by => self.moves(tree, (held, to), place, means),
            (Some(held), _, Does::Ends) if held.finger == by => self.ends(tree, &held, means),
            (None, ..) => {
                tree.state.downcast_mut::<State>().0 = None;
                false
            }
            _ => false,
        };
        if dragged {
            return means.shell.capture_event();
        }
        self.pass_on(tree, event, place, means);
        // A finger that may drag scrolls nothing.
        let held = &tree.state.downcast_ref::<State>().0;
        if does == Does::Moves && by.is_some() && held.as_ref().is_some_and(|held| held.finger == by) {
            means.shell.capture_event();
        }
    }

    fn draw(&self, tree: &Tree, brush: Brush<'_>, place: Place<'_>) {
        let Brush { renderer, theme, style } = brush;
        self.draw_inside(tree, Brush { renderer: &mut *renderer, theme, style }, place);
        let Some(held) = tree.state.downcast_ref::<State>().0.as_ref().filter(|held| held.out) else { return };
        let over = held.over();
        renderer.with_layer(place.layout.bounds(), |renderer| {
            let lit = |index: usize| {
                let piece = self.piece(&held.what);
                piece.and_then(|piece| piece.to.get(index)).is_some_and(|drop| drop.lit)
            };
            for (index, bounds) in held.places.iter().filter(|(index, _)| lit(*index)) {
                let here = over.is_some_and(|(it, at)| it == *index && at == *bounds);
                let (width, deep) = if here { (5.0, 0.22) } else { (3.0, 0.08) };
                let border = Border { color: self.look.torch, width, radius: border::radius(10) };
                let quad = renderer::Quad { bounds: *bounds, border, ..renderer::Quad::default() };
                renderer.fill_quad(quad, Color { a: deep, ..self.look.torch });
            }
            // Where it lay is seen: there it goes back to.
            let border = Border { color: self.look.dim, width: 2.0, radius: border::radius(10) };
            let quad = renderer::Quad { bounds: held.lay, border, ..renderer::Quad::default() };
            renderer.fill_quad(quad, Color { a: 0.8, ..self.look.ground });
        });
        // It is what lies there, drawn once more where it hangs.
        renderer.with_translation(held.at - held.began, |renderer| {
            renderer.with_layer(held.lay, |renderer| {
                let place = Place { cursor: mouse::Cursor::Unavailable, viewport: &held.lay, ..place };
                self.draw_inside(tree, Brush { renderer, theme, style }, place);
            });
        });
        self.label(renderer, held, place.layout.bounds());
    }

    fn pointer(&self, tree: &Tree, place: Place<'_>, renderer: &iced::Renderer) -> mouse::Interaction {
        if tree.state.downcast_ref::<State>().0.as_ref().is_some_and(|held| held.out) {
            return mouse::Interaction::Grabbing;
        }
        self.seen_pointer(tree, place, renderer)
    }
}

impl<Message: Clone> Drag<'_, Message> {
    /// What the mouse looks like over what lies here.
    fn seen_pointer(&self, tree: &Tree, place: Place<'_>, renderer: &iced::Renderer) -> mouse::Interaction {
        Control::seen(self, tree, place).map_or_else(mouse::Interaction::default, |(part, tree, layout)| {
            part.as_widget().mouse_interaction(tree, layout, place.cursor, place.viewport, renderer)
        })
    }
}

impl<'a, Message: Clone + 'a> From<Drag<'a, Message>> for Element<'a, Message> {
    fn from(drag: Drag<'a, Message>) -> Self {
        Element::new(held(drag))
    }
}

/// Looks for where things of some names are seen.
struct Find {
    wanted: Vec<Id>,
    found: Vec<(Id, Rectangle)>,
    /// What is seen of all that is around, and by how much that is scrolled.
    around: (Rectangle, Vector),
    met: Option<(Rectangle, Vector)>,
    beneath: Under,
}

impl Find {
    fn finds(&mut self, id: Option<&Id>, bounds: Rectangle) {
        let (seen, by) = self.around;
        let seen = seen.intersection(&(bounds - by)).filter(|_| !self.beneath.lies());
        if let (Some(id), Some(seen)) = (id.filter(|id| self.wanted.contains(id)), seen) {
            self.found.push((id.clone(), seen));
        }
    }
}

impl Operation for Find {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let around = self.around;
        self.around = self.met.take().unwrap_or(around);
        operate(self);
        self.around = around;
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        self.finds(id, bounds);
    }

    fn focusable(&mut self, id: Option<&Id>, bounds: Rectangle, _: &mut dyn Focusable) {
        self.finds(id, bounds);
    }

    fn custom(&mut self, _: Option<&Id>, bounds: Rectangle, state: &mut dyn Any) {
        self.beneath.hears(state);
        if let Some(spoken) = state.downcast_ref::<Spoken>() {
            self.finds(spoken.key.as_ref(), bounds);
        }
    }

    fn scrollable(
        &mut self,
        _: Option<&Id>,
        bounds: Rectangle,
        _: Rectangle,
        translation: Vector,
        _: &mut dyn Scrollable,
    ) {
        let (seen, by) = self.around;
        let seen = seen.intersection(&(bounds - by)).unwrap_or_default();
        self.met = Some((seen, by + translation));
    }
}
