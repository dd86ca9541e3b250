//! Anything that can be pressed: by mouse, by finger, or by keyboard with a visible focus. held, it can do something
//! else. The toolkit's own buttons cannot be focused.

use crate::app::look::{Look, TOUCH, mix};
use crate::app::widget::control::{Brush, Control, Means, Place, held};
use crate::app::widget::focus::Focus;
use crate::app::widget::spoken::{Role, Spoken, Wish, around};
use crate::rules::ids::Colour;
use iced::advanced::layout::{self, Layout};
use iced::advanced::widget::{Id, Operation, Tree, Widget};
use iced::advanced::{Renderer as _, Shell, mouse, renderer};
use iced::time::{Duration, Instant};
use iced::{Background, Border, Color, Element, Event, Length, Padding, Size, Theme, border, keyboard, touch, window};
use std::slice;

/// How long something is held to mean something else.
const HOLD: Duration = Duration::from_millis(450);

/// What a pressable looks like.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind {
    /// An ordinary button.
    Plain,
    /// The next step.
    Primary,
    /// Something hard to take back.
    Danger,
    /// Only its content, a fill when hovered.
    Quiet,
    /// One of several, chosen or not.
    Choice(bool),
    /// Filled with a seat's colour.
    Seat(Colour),
    /// A seat's colour as an outline.
    SeatLine(Colour),
}

/// What the finger is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Status {
    Active,
    Hovered,
    Pressed,
    Disabled,
}

/// A pressable.
pub struct Press<'a, Message> {
    content: Element<'a, Message>,
    on_press: Option<Message>,
    on_hold: Option<Message>,
    kind: Kind,
    look: Look,
    width: Length,
    height: Length,
    padding: Padding,
    centred: bool,
    faded: bool,
    status: Option<Status>,
    id: Option<Id>,
    called: Option<String>,
    term: Option<&'static str>,
    chosen: Option<bool>,
    plain: bool,
    value: Option<String>,
}

/// Makes content pressable.
pub fn press<'a, Message>(look: Look, content: impl Into<Element<'a, Message>>) -> Press<'a, Message> {
    Press {
        content: content.into(),
        on_press: None,
        on_hold: None,
        kind: Kind::Plain,
        look,
        width: Length::Shrink,
        height: Length::Fixed(TOUCH),
        padding: Padding::from([4, 12]),
        centred: false,
        faded: false,
        status: None,
        id: None,
        called: None,
        term: None,
        chosen: None,
        plain: false,
        value: None,
    }
}

impl<'a, Message> Press<'a, Message> {
    /// What pressing does; without it nothing can be pressed.
    #[must_use]
    pub fn on_press(mut self, message: Message) -> Self {
        self.on_press = Some(message);
        self
    }

    /// What pressing does, if anything.
    #[must_use]
    pub fn on_press_maybe(mut self, message: Option<Message>) -> Self {
        self.on_press = message;
        self
    }

    /// What holding or the right mouse button does.
    #[must_use]
    pub fn on_hold(mut self, message: Message) -> Self {
        self.on_hold = Some(message);
        self
    }

    /// What it is called by those who look for it: focus, tests.
    #[must_use]
    pub fn id(mut self, id: String) -> Self {
        self.id = Some(Id::from(id));
        self
    }

    /// What it is called by those who listen, where that is not written in it.
    #[must_use]
    pub fn called(mut self, name: impl Into<String>) -> Self {
        self.called = Some(name.into());
        self
    }

    /// The id of the text of what it makes more or less of, for those who listen.
    #[must_use]
    pub fn term(mut self, term: &'static str) -> Self {
        self.term = Some(term);
        self
    }

    /// Whether it is chosen, for those who listen, where it does not look like one of several.
    #[must_use]
    pub fn chosen(mut self, chosen: bool) -> Self {
        self.chosen = Some(chosen);
        self
    }

    /// No choice to those who listen, although it looks like one.
    #[must_use]
    pub fn unchosen(mut self) -> Self {
        self.plain = true;
        self
    }

    /// What it says besides, to those who listen.
    #[must_use]
    pub fn value(mut self, value: String) -> Self {
        self.value = Some(value);
        self
    }

    /// What it looks like.
    #[must_use]
    pub fn kind(mut self, kind: Kind) -> Self {
        self.kind = kind;
        self
    }

    /// How wide it is.
    #[must_use]
    pub fn width(mut self, width: impl Into<Length>) -> Self {
        self.width = width.into();
        self
    }

    /// How high it is.
    #[must_use]
    pub fn height(mut self, height: impl Into<Length>) -> Self {
        self.height = height.into();
        self
    }

    /// Puts the content in the middle of a control that is wider.
    #[must_use]
    pub fn centred(mut self) -> Self {
        self.centred = true;
        self
    }

    /// Looks as if it could not be pressed: pressed all the same, it says why it does nothing.
    #[must_use]
    pub fn faded(mut self, faded: bool) -> Self {
        self.faded = faded;
        self
    }

    /// Room around the content.
    #[must_use]
    pub fn padding(mut self, padding: impl Into<Padding>) -> Self {
        self.padding = padding.into();
        self
    }

    /// What it is to whoever listens.
    fn spoken(&self) -> Spoken {
        let looks = if let Kind::Choice(chosen) = self.kind { Some(chosen) } else { None };
        let chosen = self.chosen.or(looks).filter(|_| !self.plain);
        let role = chosen.map_or(Role::Button, Role::Choice);
        let value = self.value.clone();
        let (name, presses, holds) =
            (self.called.clone(), self.on_press.is_some() && !self.faded, self.on_hold.is_some());
        Spoken { key: self.id.clone(), name, term: self.term, value, presses, holds, ..Spoken::new(role) }
    }

    fn paint(&self, status: Status) -> (Option<Color>, Color, Border) {
        let look = self.look;
        let outline = |color, width| Border { color, width, radius: border::radius(8) };
        let (fill, text, border) = match self.kind {
            Kind::Plain => (Some(look.raised), look.text, outline(look.line, 1.0)),
            Kind::Primary => (Some(look.torch), look.on_torch, outline(look.torch, 1.0)),
            Kind::Danger => (Some(look.raised), look.bad, outline(look.bad, 2.0)),
            Kind::Quiet => (None, look.text, outline(Color::TRANSPARENT, 0.0)),
            Kind::Choice(true) => (Some(look.chosen()), look.text, outline(look.torch, 2.5)),
            Kind::Choice(false) => (Some(look.raised), look.text, outline(look.line, 1.0)),
            Kind::Seat(colour) => (Some(look.seat(colour)), look.on_seat(colour), outline(look.line, 1.0)),
            Kind::SeatLine(colour) => (Some(look.raised), look.text, outline(look.seat(colour), 2.5)),
        };
        let lit = |share| fill.map_or(mix(look.panel, look.raised, 1.0), |c| mix(c, look.text, share));
        match status {
            Status::Active => (fill, text, border),
            Status::Hovered => (Some(lit(0.08)), text, border),
            Status::Pressed => (Some(lit(0.22)), text, border),
            // What is chosen already stays lit although pressing it again does nothing.
            Status::Disabled if self.kind == Kind::Choice(true) => (fill, text, border),
            Status::Disabled => {
                let faded = fill.map(|_| mix(look.panel, look.raised, 0.5));
                (faded, look.off(), outline(mix(look.panel, look.line, 0.5), border.width.min(1.0)))
            }
        }
    }
}

/// What a pressable remembers.
#[derive(Debug, Default)]
pub struct State {
    focus: Focus,
    /// The finger that presses, the mouse's left button as none, and when it began.
    pressed: Option<(Option<touch::Finger>, Instant)>,
    /// What it was called when it was pressed: released, it may have become something else.
    was: Option<Id>,
    /// What somebody who cannot touch it wants of it.
    wish: Option<Wish>,
}

impl<Message: Clone> Press<'_, Message> {
    fn begin(&self, state: &mut State, finger: Option<touch::Finger>, shell: &mut Shell<'_, Message>) {
        let now = Instant::now();
        state.pressed = Some((finger, now));
        state.was.clone_from(&self.id);
        if self.on_hold.is_some() {
            shell.request_redraw_at(now + HOLD);
        }
        shell.request_redraw();
        shell.capture_event();
    }

    fn end(&self, state: &mut State, over: bool, shell: &mut Shell<'_, Message>) {
        state.pressed = None;
        if over
            && state.was == self.id
            && let Some(message) = &self.on_press
        {
            shell.publish(message.clone());
        }
        shell.request_redraw();
        shell.capture_event();
    }

    fn hold(&self, state: &mut State, shell: &mut Shell<'_, Message>) {
        state.pressed = None;
        if let Some(message) = &self.on_hold {
            shell.publish(message.clone());
        }
    }

    fn act(&self, state: &mut State, event: &Event, over: bool, shell: &mut Shell<'_, Message>) {
        let enabled = self.on_press.is_some() || self.on_hold.is_some();
        // What can no longer be pressed has lost the keyboard for good.
        state.focus.0 &= enabled;
        match event {
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)) => {
                state.focus.0 = false;
                if over && enabled {
                    self.begin(state, None, shell);
                }
            }
            Event::Touch(touch::Event::FingerPressed { id, .. }) => {
                state.focus.0 = false;
                if over && enabled && state.pressed.is_none() {
                    self.begin(state, Some(*id), shell);
                }
            }
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))
                if matches!(state.pressed, Some((None, _))) =>
            {
                self.end(state, over, shell);
            }
            Event::Touch(touch::Event::FingerLifted { id, .. }) if matches!(state.pressed, Some((Some(f), _)) if f == *id) =>
            {
                self.end(state, over, shell);
            }
            Event::Touch(touch::Event::FingerLost { id, .. }) if matches!(state.pressed, Some((Some(f), _)) if f == *id) =>
            {
                state.pressed = None;
            }
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Right)) if over && self.on_hold.is_some() => {
                self.hold(state, shell);
                shell.capture_event();
            }
            Event::Window(window::Event::RedrawRequested(now)) => {
                match state.wish.take() {
                    Some(Wish::Press) => self.on_press.iter().for_each(|message| shell.publish(message.clone())),
                    Some(Wish::Hold) => self.hold(state, shell),
                    Some(Wish::Step(_)) | None => {}
                }
                if let (Some((_, since)), Some(_)) = (state.pressed, &self.on_hold) {
                    if *now >= since + HOLD {
                        self.hold(state, shell);
                    } else {
                        shell.request_redraw_at(since + HOLD);
                    }
                }
            }
            Event::Keyboard(keyboard::Event::KeyPressed {
                key: keyboard::Key::Named(keyboard::key::Named::Enter | keyboard::key::Named::Space),
                modifiers,
                ..
            }) if state.focus.0 && !modifiers.shift() => {
                if let Some(message) = &self.on_press {
                    shell.publish(message.clone());
                    shell.capture_event();
                }
            }
            Event::Keyboard(key) if state.focus.0 && self.on_hold.is_some() && means_holding(key) => {
                self.hold(state, shell);
                shell.capture_event();
            }
            _ => {}
        }
    }
}

/// Whether a key does what holding does: Menu, or Shift with what presses, or with F10.
pub fn means_holding(key: &keyboard::Event) -> bool {
    use keyboard::key::Named::{ContextMenu, Enter, F10, Space};
    match key {
        keyboard::Event::KeyPressed { key: keyboard::Key::Named(ContextMenu), .. } => true,
        keyboard::Event::KeyPressed { key: keyboard::Key::Named(Enter | Space | F10), modifiers, .. } => {
            modifiers.shift()
        }
        _ => false,
    }
}

impl<Message: Clone> Control<Message> for Press<'_, Message> {
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
        Size { width: self.width, height: self.height }
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &iced::Renderer, limits: &layout::Limits) -> layout::Node {
        // Never narrower than a finger; what is has its content in the middle.
        let narrow = self.width == Length::Shrink;
        layout::positioned(
            &limits.min_width(TOUCH),
            self.width,
            self.height,
            self.padding,
            |limits| self.content.as_widget_mut().layout(&mut tree.children[0], renderer, &limits.loose()),
            |content, size| {
                let across = if self.centred || narrow { iced::Alignment::Center } else { iced::Alignment::Start };
                content.align(across, iced::Alignment::Center, size)
            },
        )
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &iced::Renderer, with: &mut dyn Operation) {
        let (id, bounds, spoken) = (self.id.clone(), layout.bounds(), self.spoken());
        let wish = around(with, bounds, spoken, |with, _| {
            if self.on_press.is_some() || self.on_hold.is_some() {
                with.focusable(id.as_ref(), bounds, &mut tree.state.downcast_mut::<State>().focus);
            }
            let Some((part, tree, child)) = self.inner(tree, layout) else { return };
            with.container(None, bounds);
            with.traverse(&mut |with| part.operate(tree, child, renderer, with));
        });
        if wish.is_some() {
            tree.state.downcast_mut::<State>().wish = wish;
        }
    }

    fn update(&mut self, tree: &mut Tree, event: &Event, place: Place<'_>, means: &mut Means<'_, '_, Message>) {
        self.pass_on(tree, event, place, means);
        let (bounds, shell) = (place.layout.bounds(), &mut *means.shell);
        if shell.is_event_captured() {
            return;
        }
        let over = place.cursor.is_over(bounds) && place.viewport.intersects(&bounds);
        let state = tree.state.downcast_mut::<State>();
        self.act(state, event, over, shell);
        let status = match (&self.on_press, over, state.pressed) {
            (None, ..) if self.on_hold.is_none() => Status::Disabled,
            (_, true, Some(_)) => Status::Pressed,
            (_, true, None) => Status::Hovered,
            _ => Status::Active,
        };
        if let Event::Window(window::Event::RedrawRequested(_)) = event {
            self.status = Some(status);
        } else if self.status.is_some_and(|before| before != status) {
            shell.request_redraw();
        }
    }

    fn draw(&self, tree: &Tree, Brush { renderer, theme, .. }: Brush<'_>, place: Place<'_>) {
        let enabled = self.on_press.is_some() || self.on_hold.is_some();
        let resting = if enabled { Status::Active } else { Status::Disabled };
        let status = if self.faded { Status::Disabled } else { self.status.unwrap_or(resting) };
        let (fill, text_color, border) = self.paint(status);
        let bounds = place.layout.bounds();
        // Also where nothing of it is seen: a letter reaches beyond what is known of its place, and where such a place moves
        // the whole of this one is drawn anew.
        let fill = Background::Color(fill.unwrap_or(Color::TRANSPARENT));
        renderer.fill_quad(renderer::Quad { bounds, border, ..renderer::Quad::default() }, fill);
        let style = &renderer::Style { text_color };
        self.draw_inside(tree, Brush { renderer: &mut *renderer, theme, style }, place);
        if tree.state.downcast_ref::<State>().focus.0 {
            let border = Border { color: self.look.text, width: 3.0, radius: border::radius(10) };
            let ring = renderer::Quad { bounds: bounds.expand(2.0), border, ..renderer::Quad::default() };
            renderer.fill_quad(ring, Color::TRANSPARENT);
        }
    }

    fn pointer(&self, _: &Tree, place: Place<'_>, _: &iced::Renderer) -> mouse::Interaction {
        if self.on_press.is_some() && place.cursor.is_over(place.layout.bounds()) {
            mouse::Interaction::Pointer
        } else {
            mouse::Interaction::default()
        }
    }
}

impl<'a, Message: Clone + 'a> From<Press<'a, Message>> for Element<'a, Message> {
    fn from(press: Press<'a, Message>) -> Self {
        Element::new(held(press))
    }
}
