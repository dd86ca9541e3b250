//! The map as a widget: shows a scene, and turns taps, holds, drags, wheels and pinches into messages.

use crate::app::look::Look;
use crate::app::map::camera::Camera;
use crate::app::map::keys::Cursor;
use crate::app::map::paint::Painter;
use crate::app::map::scene::{Scene, Spot};
use crate::app::map::walk::Walks;
use crate::app::widget::control::{Brush, Control, Means, Place, held};
use crate::app::widget::focus::Focus;
use crate::app::widget::press::means_holding;
use crate::app::widget::spoken::{Role, Spoken, Wish, around};
use crate::app::widget::stir::{stir, sum};
use iced::advanced::graphics::geometry::Renderer as _;
use iced::advanced::layout::{self, Layout};
use iced::advanced::widget::{Id, Operation, Tree};
use iced::advanced::{Renderer as _, Shell, mouse, renderer};
use iced::time::{Duration, Instant};
use iced::{Border, Color, Element, Event, Length, Point, Rectangle, Size, Vector, border, keyboard, touch, window};

/// A finger that moves less than this is a tap.
const SLACK: f32 = 9.0;
/// How long a spot is held to be looked at instead of used.
const HOLD: Duration = Duration::from_millis(450);

/// What is looked at by keyboard is not nearer to the edge.
const EDGE: f32 = 40.0;

/// How often those who are on the way are drawn.
const STEP: Duration = Duration::from_millis(33);

/// The map.
pub struct MapView<'a, Message> {
    scene: &'a Scene,
    camera: Option<Camera>,
    turns: u8,
    whole: bool,
    look: Look,
    label_scale: f32,
    letters: &'a [String; 6],
    walks: Option<(&'a Walks, i64)>,
    told: Option<(String, Told<'a>)>,
    hands: Hands<'a, Message>,
}

/// What is said of a place of the map.
type Told<'a> = Box<dyn Fn(Spot) -> String + 'a>;

/// What the map does when it is touched.
pub struct Hands<'a, Message> {
    /// A tap.
    pub tap: Box<dyn Fn(Spot) -> Message + 'a>,
    /// Holding, or the right mouse button.
    pub hold: Box<dyn Fn(Spot) -> Message + 'a>,
    /// Panning and zooming, in a view of a size.
    pub look: Box<dyn Fn(Camera, Size) -> Message + 'a>,
    /// Whoever goes somewhere now was carried there: through which side.
    pub carry: Box<dyn Fn(Spot) -> Message + 'a>,
}

/// Shows a scene; without a camera all of it, turned by so many quarters.
pub fn map<'a, Message>(
    scene: &'a Scene,
    (camera, turns): (Option<Camera>, u8),
    look: Look,
    letters: &'a [String; 6],
    hands: Hands<'a, Message>,
) -> MapView<'a, Message> {
    MapView { scene, camera, turns, whole: false, look, label_scale: 1.0, letters, walks: None, told: None, hands }
}

impl<'a, Message> MapView<'a, Message> {
    /// Who is on the way, and how many milliseconds ago they set out.
    #[must_use]
    pub fn walks(mut self, walks: Option<(&'a Walks, i64)>) -> Self {
        self.walks = walks;
        self
    }

    /// All of it, whatever is followed.
    #[must_use]
    pub fn whole(mut self) -> Self {
        self.whole = true;
        self
    }

    /// Size of labels.
    #[must_use]
    pub fn label_scale(mut self, scale: f32) -> Self {
        self.label_scale = scale;
        self
    }

    /// What it is called, and what is said of a place of it, for those who listen: it takes the keyboard then.
    #[must_use]
    pub fn told(mut self, name: String, told: impl Fn(Spot) -> String + 'a) -> Self {
        self.told = Some((name, Box::new(told)));
        self
    }

    fn camera(&self, size: Size) -> Camera {
        if self.whole {
            let (low, high) = self.scene.corners();
            return Camera::fit(low, high, size, self.turns);
        }
        self.scene.camera(self.camera, self.turns, size)
    }

    /// Nobody throws the map out of sight.
    fn kept(&self, camera: Camera, size: Size) -> Camera {
        camera.kept(self.scene.rooms.iter().map(|room| room.at), size)
    }
}

/// A finger or the mouse on the map.
#[derive(Clone, Copy, Debug)]
struct Contact {
    finger: Option<touch::Finger>,
    start: Point,
    at: Point,
    since: Instant,
}

/// What the fingers on the map are doing.
#[derive(Clone, Debug, Default)]
pub struct State {
    focus: Focus,
    /// What is looked at by keyboard.
    cursor: Cursor,
    /// What somebody who cannot touch it wants of that.
    wish: Option<Wish>,
    contacts: Vec<Contact>,
    /// The gesture has become a drag or a pinch, or was used up by a hold.
    no_tap: bool,
    /// The figure the finger is on, where it can be carried.
    taken: Option<Spot>,
    /// Since when those who are on the way have been seen to walk, and for how many milliseconds.
    walked: Option<(i64, Instant, f32)>,
}

impl<Message> MapView<'_, Message> {
    /// Those who are on the way go on.
    fn step(&self, state: &mut State, now: Instant, shell: &mut Shell<'_, Message>) {
        let Some((walks, gone)) = self.walks else {
            state.walked = None;
            return;
        };
        let began = match state.walked {
            Some((since, began, _)) if since == walks.since => began,
            _ => now - Duration::from_millis(u64::try_from(gone).unwrap_or_default()),
        };
        let gone = now.saturating_duration_since(began).as_millis() as f32;
        state.walked = Some((walks.since, began, gone));
        if gone < walks.length() {
            shell.request_redraw_at(now + STEP);
        }
    }

    fn down(
        &self,
        state: &mut State,
        finger: Option<touch::Finger>,
        at: Point,
        means: (Size, &mut Shell<'_, Message>),
    ) {
        let (now, (size, shell)) = (Instant::now(), means);
        if state.contacts.is_empty() {
            state.no_tap = false;
            state.taken = Some(self.scene.spot(&self.camera(size), at, size)).filter(|spot| self.scene.is_taken(*spot));
            shell.request_redraw_at(now + HOLD);
        } else {
            (state.no_tap, state.taken) = (true, None);
        }
        state.contacts.retain(|c| c.finger != finger);
        state.contacts.push(Contact { finger, start: at, at, since: now });
        shell.capture_event();
    }

    fn drag(
        &self,
        state: &mut State,
        finger: Option<touch::Finger>,
        to: Point,
        size: Size,
        shell: &mut Shell<'_, Message>,
    ) {
        let Some(i) = state.contacts.iter().position(|c| c.finger == finger) else { return };
        let from = state.contacts[i].at;
        let gone = to - state.contacts[i].start;
        if gone.x.abs().max(gone.y.abs()) > SLACK {
            state.no_tap = true;
        }
        if !state.no_tap {
            return;
        }
        if state.taken.is_some() {
            state.contacts[i].at = to;
            shell.request_redraw();
            return shell.capture_event();
        }
        let camera = self.camera(size);
        let moved = match state.contacts[..] {
            [_] => camera.panned(to - from),
            [a, b, ..] => {
                let other = if i == 0 { b.at } else { a.at };
                let before = distance(from, other).max(8.0);
                let factor = distance(to, other).max(8.0) / before;
                let middle = Point::new((to.x + other.x) / 2.0, (to.y + other.y) / 2.0);
                camera.panned((to - from) * 0.5).zoomed(factor, middle, size)
            }
            [] => camera,
        };
        state.contacts[i].at = to;
        shell.publish((self.hands.look)(self.kept(moved, size), size));
        shell.capture_event();
    }

    /// A key, while it has the keyboard.
    fn key(&self, state: &mut State, event: &keyboard::Event, size: Size, shell: &mut Shell<'_, Message>) {
        let keyboard::Event::KeyPressed { key, .. } = event else { return };
        let wish = match key {
            _ if means_holding(event) => Some(Wish::Hold),
            keyboard::Key::Named(keyboard::key::Named::Enter | keyboard::key::Named::Space) => Some(Wish::Press),
            _ => None,
        };
        let camera = self.camera(size);
        if wish.is_some() {
            state.wish = wish;
            self.grant(state, shell);
        } else if let Some(to) = state.cursor.goes(self.scene, &camera, key) {
            state.cursor = to;
            // What is looked at is in sight.
            let seen = to.bounds(self.scene, &camera, size).map(|at| (at.center(), Rectangle::with_size(size)));
            if let Some((at, view)) = seen.filter(|(at, view)| !view.shrink(EDGE).contains(*at)) {
                shell.publish((self.hands.look)(self.kept(camera.panned(view.center() - at), size), size));
            }
        } else {
            return;
        }
        shell.request_redraw();
        shell.capture_event();
    }

    /// Does what somebody who cannot touch it wants of what is looked at.
    fn grant(&self, state: &mut State, shell: &mut Shell<'_, Message>) {
        let Some((wish, spot)) = state.wish.take().zip(state.cursor.spot(self.scene)) else { return };
        match wish {
            Wish::Press => shell.publish((self.hands.tap)(spot)),
            Wish::Hold => shell.publish((self.hands.hold)(spot)),
            Wish::Step(_) => {}
        }
    }

    fn up(&self, state: &mut State, finger: Option<touch::Finger>, size: Size, shell: &mut Shell<'_, Message>) {
        let Some(i) = state.contacts.iter().position(|c| c.finger == finger) else { return };
        let contact = state.contacts.remove(i);
        if state.taken.take().is_some() && state.no_tap {
            // Anywhere else it goes back to where it stood.
            if let Some(way) = self.scene.way_to(self.camera(size).square(contact.at, size)) {
                shell.publish((self.hands.carry)(way));
            }
            shell.request_redraw();
        } else if !state.no_tap {
            shell.publish((self.hands.tap)(self.scene.spot(&self.camera(size), contact.at, size)));
        }
        shell.capture_event();
    }
}

fn distance(a: Point, b: Point) -> f32 {
    a.distance(b)
}

impl<Message> Control<Message> for MapView<'_, Message> {
    type State = State;

    fn size(&self) -> Size<Length> {
        Size { width: Length::Fill, height: Length::Fill }
    }

    fn layout(&mut self, _tree: &mut Tree, _renderer: &iced::Renderer, limits: &layout::Limits) -> layout::Node {
        layout::atomic(limits, Length::Fill, Length::Fill)
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, _: &iced::Renderer, with: &mut dyn Operation) {
        let Some((name, told)) = &self.told else { return };
        let (bounds, state) = (layout.bounds(), tree.state.downcast_mut::<State>());
        let id = Id::new("map");
        let here = state.cursor.spot(self.scene).map(told);
        let spoken = Spoken {
            key: Some(id.clone()),
            value: here,
            presses: true,
            holds: true,
            ..Spoken::new(Role::Map).called(name)
        };
        let wish = around(with, bounds, spoken, |with, listened| {
            with.focusable(Some(&id), bounds, &mut state.focus);
            // Rooms are many, and put into words only for those who hear it.
            for room in self.scene.rooms.iter().filter(|_| listened) {
                let at = self.camera(bounds.size()).cell(room.at, bounds.size()) + Vector::new(bounds.x, bounds.y);
                with.text(None, at, &told(Spot::Room(room.id)));
            }
        });
        state.wish = wish.or(state.wish);
    }

    fn update(&mut self, tree: &mut Tree, event: &Event, place: Place<'_>, means: &mut Means<'_, '_, Message>) {
        let (cursor, shell) = (place.cursor, &mut *means.shell);
        let state = tree.state.downcast_mut::<State>();
        let bounds = place.layout.bounds();
        let size = bounds.size();
        let inside = |at: Point| at - Vector::new(bounds.x, bounds.y);
        match event {
            Event::Keyboard(key) if state.focus.0 => self.key(state, key, size, shell),
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)) => {
                state.focus.0 = false;
                if let Some(at) = cursor.position_in(bounds) {
                    self.down(state, None, at, (size, shell));
                }
            }
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Right)) => {
                if let Some(at) = cursor.position_in(bounds) {
                    shell.publish((self.hands.hold)(self.scene.spot(&self.camera(size), at, size)));
                    shell.capture_event();
                }
            }
            Event::Mouse(mouse::Event::CursorMoved { position }) => {
                self.drag(state, None, inside(*position), size, shell)
            }
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left)) => self.up(state, None, size, shell),
            Event::Mouse(mouse::Event::WheelScrolled { delta }) => {
                if let Some(at) = cursor.position_in(bounds) {
                    let lines = match delta {
                        mouse::ScrollDelta::Lines { y, .. } => *y,
                        mouse::ScrollDelta::Pixels { y, .. } => *y / 40.0,
                    };
                    let zoomed = self.camera(size).zoomed(1.15_f32.powf(lines), at, size);
                    shell.publish((self.hands.look)(self.kept(zoomed, size), size));
                    shell.capture_event();
                }
            }
            Event::Touch(touch::Event::FingerPressed { id, position }) if bounds.contains(*position) => {
                state.focus.0 = false;
                self.down(state, Some(*id), inside(*position), (size, shell));
            }
            Event::Touch(touch::Event::FingerMoved { id, position }) => {
                self.drag(state, Some(*id), inside(*position), size, shell);
            }
            Event::Touch(touch::Event::FingerLifted { id, .. }) => self.up(state, Some(*id), size, shell),
            Event::Touch(touch::Event::FingerLost { id, .. }) => {
                state.contacts.retain(|c| c.finger != Some(*id));
                state.taken = None;
            }
            Event::Window(window::Event::RedrawRequested(now)) => {
                self.grant(state, shell);
                self.step(state, *now, shell);
                if let ([contact], false) = (&state.contacts[..], state.no_tap) {
                    if *now >= contact.since + HOLD {
                        state.no_tap = true;
                        shell.publish((self.hands.hold)(self.scene.spot(&self.camera(size), contact.at, size)));
                        if state.taken.take().is_some() {
                            // What it opens is not pulled away with the map.
                            state.contacts.clear();
                        }
                    } else {
                        shell.request_redraw_at(contact.since + HOLD);
                    }
                }
            }
            _ => {}
        }
    }

    fn draw(&self, tree: &Tree, brush: Brush<'_>, place: Place<'_>) {
        let bounds = place.layout.bounds();
        if bounds.width < 1.0 || bounds.height < 1.0 {
            return;
        }
        let camera = self.camera(bounds.size());
        let State { walked, focus, cursor, taken, contacts, no_tap, .. } = tree.state.downcast_ref::<State>();
        let carried = taken.filter(|_| *no_tap).zip(contacts.first()).map(|(who, c)| (who, c.at - c.start, c.at));
        let looked = cursor.bounds(self.scene, &camera, bounds.size()).filter(|_| focus.0);
        let walks = self.walks.zip(*walked).map(|((walks, _), (.., gone))| (walks, gone));
        brush.renderer.with_layer(bounds, |renderer| {
            renderer.fill_quad(renderer::Quad { bounds, ..renderer::Quad::default() }, self.look.dark);
            let seen = [
                camera.middle.0,
                camera.middle.1,
                camera.zoom,
                camera.turns.into(),
                self.label_scale,
                walks.map_or(0.0, |w| w.1),
            ];
            let ring = looked.map_or(0.0, |at| at.x + at.y * 31.0) + carried.map_or(0.0, |(.., at)| at.x * 17.0 + at.y);
            stir(renderer, bounds, sum("", &seen) ^ u64::from(self.scene.drawn) ^ u64::from(ring.to_bits()));
            let (look, label_scale, letters) = (self.look, self.label_scale, self.letters);
            let by = carried.map(|(who, by, _)| (who, by));
            let mut painter = Painter { renderer, look, camera, bounds, label_scale, letters, walks, carried: by };
            painter.floors(self.scene);
            painter.glyphs(self.scene);
            if let Some(lines) = painter.routes(self.scene) {
                let corner = Vector::new(bounds.x, bounds.y);
                painter.renderer.with_translation(corner, |renderer| renderer.draw_geometry(lines));
            }
            let onto = carried.map(|(.., at)| camera.square(at, bounds.size()));
            let onto = onto.filter(|to| self.scene.way_to(*to).is_some()).map(|to| camera.cell(to, bounds.size()));
            for at in looked.into_iter().chain(onto) {
                let border = Border { color: self.look.torch, width: 4.0, radius: border::radius(8) };
                let bounds = at + Vector::new(bounds.x, bounds.y);
                renderer.fill_quad(renderer::Quad { bounds, border, ..renderer::Quad::default() }, Color::TRANSPARENT);
            }
        });
    }

    fn pointer(&self, tree: &Tree, place: Place<'_>, _: &iced::Renderer) -> mouse::Interaction {
        let state = tree.state.downcast_ref::<State>();
        match (state.no_tap && !state.contacts.is_empty(), place.cursor.is_over(place.layout.bounds())) {
            (true, _) => mouse::Interaction::Grabbing,
            (false, true) => mouse::Interaction::Grab,
            _ => mouse::Interaction::default(),
        }
    }
}

impl<'a, Message: 'a> From<MapView<'a, Message>> for Element<'a, Message> {
    fn from(map: MapView<'a, Message>) -> Self {
        Element::new(held(map))
    }
}
