//! The number is the control: drag it, wheel it, tap it. While the finger is down the change is shown; on release it
//! is one command, and so one undo step.

use crate::app::look::{Look, mix};
use crate::app::widget::bubble::{self, Bubble};
use crate::app::widget::control::{Brush, Control, Means, Place, held};
use crate::app::widget::focus::Focus;
use crate::app::widget::spoken::{Role, Spoken, Wish, around};
use crate::app::widget::stir::{stir, sum};
use iced::advanced::layout::{self, Layout};
use iced::advanced::widget::{Id, Operation, Tree};
use iced::advanced::{Renderer as _, Shell, mouse, renderer, text};
use iced::time::{Duration, Instant};
use iced::{Border, Color, Element, Event, Length, Point, Size, border, keyboard, touch, window};

/// Pixels of a drag that make one step.
const STEP: f32 = 16.0;
/// How long a wheel or a key rests before its change is taken.
const REST: Duration = Duration::from_millis(500);
/// How long after a notch, and the frame that shows it, another is the same one told again: X tells a wheel that is no
/// real one when it is pressed and when it is let go.
const TWICE: Duration = Duration::from_millis(50);
/// Most digits that are typed.
const DIGITS: i32 = 99_999_999;

/// A number that can be changed in place.
pub struct Number<'a, Message> {
    value: i32,
    low: i32,
    high: i32,
    step: i32,
    size: f32,
    shown: String,
    colour: Option<Color>,
    look: Look,
    width: Length,
    height: f32,
    on_change: Box<dyn Fn(i32) -> Message + 'a>,
    on_tap: Option<Message>,
    id: Option<Id>,
    term: Option<&'static str>,
}

/// Width of a letter, in parts of its size.
const LETTER: f32 = 0.6;

/// A number; `on_change` gets the new value.
pub fn number<'a, Message>(look: Look, value: i32, on_change: impl Fn(i32) -> Message + 'a) -> Number<'a, Message> {
    Number {
        value,
        low: 0,
        high: 99,
        step: 1,
        size: 22.0,
        shown: value.to_string(),
        colour: None,
        look,
        width: Length::Shrink,
        height: 44.0,
        on_change: Box::new(on_change),
        on_tap: None,
        id: None,
        term: None,
    }
}

impl<Message> Number<'_, Message> {
    /// The range it can be dragged through.
    #[must_use]
    pub fn range(mut self, low: i32, high: i32) -> Self {
        (self.low, self.high) = (low, high);
        self
    }

    /// How much one step is.
    #[must_use]
    pub fn step(mut self, step: i32) -> Self {
        self.step = step;
        self
    }

    /// Height of the figure.
    #[must_use]
    pub fn size(mut self, size: f32) -> Self {
        self.size = size;
        self
    }

    /// What is shown while nobody changes it, if not the plain number.
    #[must_use]
    pub fn shown(mut self, shown: impl Into<String>) -> Self {
        self.shown = shown.into();
        self
    }

    /// Colour of the figure.
    #[must_use]
    pub fn colour(mut self, colour: Color) -> Self {
        self.colour = Some(colour);
        self
    }

    /// How wide the control is.
    #[must_use]
    pub fn width(mut self, width: impl Into<Length>) -> Self {
        self.width = width.into();
        self
    }

    /// How high the control is.
    #[must_use]
    pub fn height(mut self, height: f32) -> Self {
        self.height = height;
        self
    }

    /// What it is called by those who look for it: focus, tests.
    #[must_use]
    pub fn id(mut self, id: String) -> Self {
        self.id = Some(Id::from(id));
        self
    }

    /// The id of the text of what it is a number of, for those who listen.
    #[must_use]
    pub fn term(mut self, term: &'static str) -> Self {
        self.term = Some(term);
        self
    }

    /// What a tap without a drag does.
    #[must_use]
    pub fn on_tap(mut self, message: Message) -> Self {
        self.on_tap = Some(message);
        self
    }

    fn with(&self, steps: i32) -> i32 {
        self.value
            .saturating_add(steps.saturating_mul(self.step))
            .clamp(self.low.min(self.value), self.high.max(self.value))
    }

    /// What it would become now.
    fn to(&self, state: &State) -> i32 {
        match state.typed {
            Some(typed) if self.takes(typed) => typed,
            Some(_) => self.value,
            None => self.with(state.steps),
        }
    }

    /// Whether it can become that.
    fn takes(&self, typed: i32) -> bool {
        (self.low.min(self.value)..=self.high.max(self.value)).contains(&typed)
    }

    /// What was typed and is too much: nobody cuts it silently.
    fn wrong(&self, state: &State) -> Option<i32> {
        state.typed.filter(|typed| !self.takes(*typed))
    }

    fn text(&self, state: &State) -> String {
        if let Some(wrong) = self.wrong(state) {
            return format!("{wrong}  ({}–{})", self.low, self.high);
        }
        let to = self.to(state);
        // What a finger lies on is read in the bubble above it.
        if state.drag.is_some() && to != self.value {
            return to.to_string();
        }
        if to == self.value { self.shown.clone() } else { format!("{to}  ({:+})", to - self.value) }
    }
}

/// What a number remembers while it is changed.
#[derive(Debug, Default)]
pub struct State {
    focus: Focus,
    /// Where the finger went down (none for the mouse) and how many steps it has gone.
    drag: Option<(Option<touch::Finger>, Point)>,
    /// Where it is now.
    finger: Point,
    moved: bool,
    steps: i32,
    /// What has been typed, while the number has the keyboard.
    typed: Option<i32>,
    /// Part of a step that the wheel has gone.
    wheel: f32,
    /// Until when another notch is the last one told again, and whether a frame has come since.
    notched: Option<(Instant, bool)>,
    /// When a change by wheel or key is taken.
    due: Option<Instant>,
    /// What somebody who cannot touch it wants of it.
    wish: Option<Wish>,
}

impl<Message: Clone> Number<'_, Message> {
    fn drag_to(&self, state: &mut State, at: Point, shell: &mut Shell<'_, Message>) {
        let Some((_, from)) = state.drag else { return };
        // Up and to the right is more.
        let way = (at.x - from.x) - (at.y - from.y);
        let steps = (way / STEP) as i32;
        if steps != state.steps {
            (state.steps, state.finger) = (steps, at);
            state.moved = true;
            shell.request_redraw();
        }
        shell.capture_event();
    }

    fn release(&self, state: &mut State, shell: &mut Shell<'_, Message>) {
        let tapped = !state.moved;
        (state.drag, state.moved) = (None, false);
        if !self.take(state, shell) && tapped {
            match &self.on_tap {
                Some(message) => shell.publish(message.clone()),
                // Keys go to it now, and it shows that.
                None => state.focus.0 = true,
            }
        }
        shell.request_redraw();
        shell.capture_event();
    }

    /// What has been dragged, wheeled or typed counts now. Whether that was anything.
    fn take(&self, state: &mut State, shell: &mut Shell<'_, Message>) -> bool {
        let to = self.to(state);
        (state.due, state.steps, state.typed, state.wheel) = (None, 0, None, 0.0);
        if to != self.value {
            shell.publish((self.on_change)(to));
        }
        to != self.value
    }

    /// Does what somebody who cannot touch it wants.
    fn grant(&self, state: &mut State, shell: &mut Shell<'_, Message>) {
        match (state.wish.take(), &self.on_tap) {
            (Some(Wish::Step(by)), _) if self.with(by) != self.value => shell.publish((self.on_change)(self.with(by))),
            (Some(Wish::Press), Some(message)) => shell.publish(message.clone()),
            (Some(Wish::Press), None) => state.focus.0 = true,
            _ => {}
        }
    }

    /// The wheel: whole steps of what it has gone; a notch is one, however it is told.
    fn wheels(&self, state: &mut State, delta: mouse::ScrollDelta, shell: &mut Shell<'_, Message>) {
        match delta {
            mouse::ScrollDelta::Lines { y, .. } if y.abs() >= 1.0 => {
                let now = Instant::now();
                if state.notched.is_none_or(|(until, _)| now >= until) {
                    state.notched = Some((now + TWICE, false));
                    self.nudge(state, if y > 0.0 { 1 } else { -1 }, shell);
                }
            }
            mouse::ScrollDelta::Lines { y, .. } => state.wheel += y,
            mouse::ScrollDelta::Pixels { y, .. } => state.wheel += y / STEP,
        }
        let whole = state.wheel.trunc();
        if whole != 0.0 {
            state.wheel -= whole;
            self.nudge(state, whole as i32, shell);
        }
        shell.capture_event();
    }

    /// A digit, while it has the keyboard.
    fn types(&self, state: &mut State, digit: i32, shell: &mut Shell<'_, Message>) {
        let longer = state.typed.unwrap_or(0).saturating_mul(10).saturating_add(digit);
        state.steps = 0;
        state.typed = Some(longer.min(DIGITS));
        self.wait(state, shell);
    }

    /// A key, while it has the keyboard.
    fn keys(
        &self,
        state: &mut State,
        key: &keyboard::Key,
        modifiers: keyboard::Modifiers,
        shell: &mut Shell<'_, Message>,
    ) {
        use keyboard::key::{Key, Named};
        match key {
            Key::Named(Named::ArrowUp | Named::ArrowRight) => self.nudge(state, 1, shell),
            Key::Named(Named::ArrowDown | Named::ArrowLeft) => self.nudge(state, -1, shell),
            // It stays until it is mended.
            Key::Named(Named::Enter | Named::Space) if self.wrong(state).is_some() => shell.capture_event(),
            Key::Named(Named::Enter | Named::Space) => {
                state.moved = state.steps != 0 || state.typed.is_some();
                self.release(state, shell);
            }
            Key::Named(Named::Backspace) if state.typed.is_some() => {
                state.typed = state.typed.map(|typed| typed / 10);
                self.wait(state, shell);
            }
            Key::Character(c) if !modifiers.command() && c.len() == 1 => match c.parse() {
                Ok(digit) => self.types(state, digit, shell),
                Err(_) => {
                    self.take(state, shell);
                }
            },
            _ => {
                self.take(state, shell);
            }
        }
    }

    /// One step by wheel or key; several in a row are one change.
    fn nudge(&self, state: &mut State, by: i32, shell: &mut Shell<'_, Message>) {
        if let Some(typed) = state.typed.take().filter(|typed| self.takes(*typed)) {
            state.steps = (typed - self.value) / self.step.max(1);
        }
        state.steps += by;
        self.wait(state, shell);
    }

    /// A change rests before it is taken.
    fn wait(&self, state: &mut State, shell: &mut Shell<'_, Message>) {
        // What is too much stays to be read, and to be mended.
        state.due = self.wrong(state).is_none().then(|| Instant::now() + REST);
        shell.request_redraw();
        if let Some(due) = state.due {
            shell.request_redraw_at(due);
        }
        shell.capture_event();
    }
}

impl<Message: Clone> Control<Message> for Number<'_, Message> {
    type State = State;

    fn size(&self) -> Size<Length> {
        Size { width: self.width, height: Length::Fixed(self.height) }
    }

    fn layout(&mut self, _tree: &mut Tree, _renderer: &iced::Renderer, limits: &layout::Limits) -> layout::Node {
        // A figure is about six tenths as wide as it is high.
        let content = Size::new((self.shown.chars().count() as f32 * self.size * 0.6 + 14.0).max(44.0), self.height);
        layout::Node::new(limits.resolve(self.width, Length::Fixed(self.height), content))
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, _: &iced::Renderer, with: &mut dyn Operation) {
        let (id, bounds) = (self.id.as_ref(), layout.bounds());
        let state = tree.state.downcast_mut::<State>();
        let spoken = Spoken {
            key: self.id.clone(),
            term: self.term,
            value: Some(self.shown.clone()),
            number: Some([self.value, self.low, self.high, self.step]),
            presses: true,
            ..Spoken::new(Role::Number)
        };
        let wish = around(with, bounds, spoken, |with, _| {
            with.focusable(id, bounds, &mut state.focus);
            with.text(None, bounds, &self.shown);
        });
        state.wish = wish.or(state.wish);
    }

    fn update(&mut self, tree: &mut Tree, event: &Event, place: Place<'_>, means: &mut Means<'_, '_, Message>) {
        let (cursor, shell) = (place.cursor, &mut *means.shell);
        let state = tree.state.downcast_mut::<State>();
        let over = cursor.is_over(place.layout.bounds());
        match event {
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)) => {
                state.focus.0 = false;
                // Whatever is touched next, what was said before counts.
                self.take(state, shell);
                if let (true, Some(at)) = (over, cursor.position()) {
                    (state.drag, state.moved) = (Some((None, at)), false);
                    shell.capture_event();
                }
            }
            Event::Touch(touch::Event::FingerPressed { id, position }) if state.drag.is_none() => {
                state.focus.0 = false;
                self.take(state, shell);
                if over {
                    (state.drag, state.moved) = (Some((Some(*id), *position)), false);
                    shell.capture_event();
                }
            }
            Event::Mouse(mouse::Event::CursorMoved { position }) if matches!(state.drag, Some((None, _))) => {
                self.drag_to(state, *position, shell);
            }
            Event::Touch(touch::Event::FingerMoved { id, position }) if matches!(state.drag, Some((Some(f), _)) if f == *id) =>
            {
                self.drag_to(state, *position, shell);
            }
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))
                if matches!(state.drag, Some((None, _))) =>
            {
                self.release(state, shell);
            }
            Event::Touch(touch::Event::FingerLifted { id, .. }) if matches!(state.drag, Some((Some(f), _)) if f == *id) =>
            {
                self.release(state, shell);
            }
            Event::Touch(touch::Event::FingerLost { .. }) if state.drag.is_some() => {
                (state.drag, state.steps) = (None, 0)
            }
            Event::Mouse(mouse::Event::WheelScrolled { delta }) if over && state.drag.is_none() => {
                self.wheels(state, *delta, shell);
            }
            Event::Keyboard(keyboard::Event::KeyPressed { key, modifiers, .. }) if state.focus.0 => {
                self.keys(state, key, *modifiers, shell);
            }
            // What follows is meant of what was set before.
            Event::Keyboard(keyboard::Event::KeyPressed { .. }) if state.due.is_some() => {
                self.take(state, shell);
            }
            Event::Window(window::Event::RedrawRequested(now)) => {
                self.grant(state, shell);
                state.notched = match state.notched {
                    // Drawing takes its time, and the other half of the notch waits behind it.
                    Some((_, false)) => Some((*now + TWICE, true)),
                    Some((until, true)) if *now >= until => None,
                    notched => notched,
                };
                match state.due {
                    Some(due) if *now >= due => {
                        self.take(state, shell);
                        shell.request_redraw();
                    }
                    Some(due) => shell.request_redraw_at(due),
                    None => {}
                }
            }
            _ => {}
        }
    }

    fn draw(&self, tree: &Tree, Brush { renderer, style, .. }: Brush<'_>, place: Place<'_>) {
        let state = tree.state.downcast_ref::<State>();
        let bounds = place.layout.bounds();
        let wrong = self.wrong(state).is_some();
        let changing = wrong || self.to(state) != self.value;
        let rest = if place.cursor.is_over(bounds) { 0.5 } else { 0.0 };
        let fill = if changing { self.look.chosen() } else { mix(self.look.panel, self.look.raised, rest) };
        let ring = if state.focus.0 { 3.0 } else { 0.0 };
        let border = Border { color: self.look.text, width: ring, radius: border::radius(8) };
        if changing || rest > 0.0 || state.focus.0 {
            renderer.fill_quad(renderer::Quad { bounds, border, ..renderer::Quad::default() }, fill);
        }
        let colour = self.colour.filter(|_| !changing).unwrap_or(style.text_color);
        let colour = if wrong { self.look.bad } else { colour };
        let content = self.text(state);
        stir(renderer, bounds, sum(&content, &[colour.r, colour.g, colour.b]));
        if state.drag.is_some() && state.moved {
            let to = self.to(state);
            let (value, change) = (to, to.saturating_sub(self.value));
            bubble::show(Bubble { value, change, finger: state.finger, look: self.look });
        }
        // What it becomes and by how much is as large as it fits.
        let fits = (bounds.width / (content.chars().count().max(1) as f32 * LETTER)).max(20.0);
        let size = if changing { self.size.min(fits) } else { self.size };
        let figure = bubble::line(content, size, (bounds.size(), text::Alignment::Center));
        text::Renderer::fill_text(renderer, figure, bounds.center(), colour, bounds);
    }

    fn pointer(&self, _: &Tree, place: Place<'_>, _: &iced::Renderer) -> mouse::Interaction {
        let over = place.cursor.is_over(place.layout.bounds());
        if over { mouse::Interaction::Grab } else { mouse::Interaction::default() }
    }
}

impl<'a, Message: Clone + 'a> From<Number<'a, Message>> for Element<'a, Message> {
    fn from(number: Number<'a, Message>) -> Self {
        Element::new(held(number))
    }
}
